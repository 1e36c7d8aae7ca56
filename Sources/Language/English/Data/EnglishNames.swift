/// First names that the dictionary lacks, because nobody famous has them alone.
enum EnglishNames {
  /// First names besides ``EnglishClasses/givenNames`` that are no other word.
  static let rarer: Set<String> = Set(
    """
    abby abe ada adele agnes aidan alec alejandra alejandro alexa alexis alfie alicia alina allison alma alvin
    alyssa amit anders andreas andy angelina anja ann annabel annette annie anya archie arlo arun asa astrid audrey
    axel barry bea becky bella bernie bethany bettina betty bev beverly bianca bjorn boris brendan bryce caitlin
    caleb callum cameron camila camille candice carrie casey cathy cecilia cedric celia celine chandra charlene
    chelsea cheryl cindy claudia connie constance corey courtney damian danielle danny darius darren dave debbie
    deepa deirdre denise diane dimitri dmitri dolores dora doreen doug dustin eddie edith edmund eduardo eileen
    elaine elisa elle ellen ellie elliot elliott eloise elsa elsie emanuel emil emilia enrico enzo erika ernest
    ernie esme etta ewan farah felipe fernando floyd francesca frankie franz freddie gabriela gareth gavin geoff
    georgina gerald gerard gertrude gianna giorgio giuseppe gladys gordon greta guillermo gustav hal hana hans heidi
    henri henrik hilary hugh ida ilse imogen ines ingrid isla ismail jackie jamal jan janice jared jeffrey jenna
    jesse jessie jill jo joanne joey johan johanna jon jonas josephine juana juanita juliana juliet julio julius jun
    justin kai kara karl katerina kathy katie katrina kay keiko kelsey kendra kenji kenneth kenny kerry kieran
    kirsten klaus kristen kristin kumar kurt lachlan lana lara laurie leah leila lena leroy leslie lila lillian
    lindsey lionel lizzie lois lola lorenzo loretta lottie lou louisa luca lucia luigi luisa lukas lyla lyn lynn
    mabel mae maggie malcolm mandy manuel marcia marcus margot mariah marianne marilyn mario marion marjorie marlene
    marvin mateo matilda matteo maureen maurice maximilian maxine meera mehmet mel melanie melinda mercedes mika
    mikhail mila mildred milly mindy minnie miranda miriam mohamed moira muriel myra nadia natalia natasha nathaniel
    neal neil nell nellie nia niall nicola nigel nikhil nikita nikki nisha noa noel norma olga oli olly otto pam
    paolo peggy petra phil phillip phyllis polly pooja quentin rae rahul rajesh ramon randall raquel rashid raul
    reginald remy renata rene renee rhys ricky rita roberta roberto robyn roderick rodney roland ron ronan ronnie
    rory rosalind rosie roxanne roy rubin rudy rufus sabrina sadie salma samir sanjay sasha scarlett selena serena
    sergei sergio shane shaun sheila shelby sheldon shirley shreya sid silvia simone siobhan skye sonia sonja stacey
    stacy stan stefan stefano susanna susie suzanne sybil sylvia tabitha tamara tania tanya tariq tatiana terrence
    tess tessa thelma theodore tia tobias tomas toni tracey travis trevor trish trudy tyra ursula valentina valerie
    vanessa vera vic vicki vicky vijay vikram viv vivian vivienne wanda wes wilbur wilfred wilma winifred winston
    yael yara yasmin yolanda yuri yvette yvonne zac zach zack zane zara zelda zoey
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
