/// Requests to a handful of apps as people say and type them: a sentence, the app and the intent that it must
/// reach, and all of its values.
enum EverydayRequests {
  static let messages = #"""
    text Maria that I'm running late => Murmur INSendMessageIntent {"recipients": ["Maria"], "content": "I'm running late"}
    text maria im running late => Murmur INSendMessageIntent {"recipients": ["maria"], "content": "im running late"}
    tell Juan I'll be there at 5 in Murmur => Murmur INSendMessageIntent {"recipients": ["Juan"], "content": "I'll be there at 5"}
    message the Book Club saying hi => Murmur INSendMessageIntent {"speakableGroupName": "Book Club", "content": "hi"}
    send a message to mom => Murmur INSendMessageIntent {"recipients": ["mom"]}
    send 'see you' to Tom => Murmur INSendMessageIntent {"recipients": ["Tom"], "content": "see you"}
    let Dana know that the meeting moved to Tuesday => Murmur INSendMessageIntent {"recipients": ["Dana"], "content": "the meeting moved to Tuesday"}
    write Priya: lunch? => Murmur INSendMessageIntent {"recipients": ["Priya"], "content": "lunch?"}
    using Murmur text Tom and Priya that dinner is at eight => Murmur INSendMessageIntent {"recipients": ["Tom", "Priya"], "content": "dinner is at eight"}
    hey Murmur, tell my sister I love the photos => Murmur INSendMessageIntent {"recipients": ["sister"], "content": "I love the photos"}
    text my sister that I'll be there by two o'clock => Murmur INSendMessageIntent {"recipients": ["sister"], "content": "I'll be there by two o'clock"}
    can you send Sam a quick text saying the door is open => Murmur INSendMessageIntent {"recipients": ["Sam"], "content": "the door is open"}
    send Ana Sofia Pereira a message => Murmur INSendMessageIntent {"recipients": ["Ana Sofia Pereira"]}
    message Chris Okafor do you have the tickets => Murmur INSendMessageIntent {"recipients": ["Chris Okafor"], "content": "do you have the tickets"}
    tell the climbing crew that the gym closes at nine => Murmur INSendMessageIntent {"speakableGroupName": "Climbing Crew", "content": "the gym closes at nine"}
    send a voice message to Grace => Murmur INSendMessageIntent {"recipients": ["Grace"], "outgoingMessageType": "outgoingMessageAudio"}
    ask Tommy if he can bring the tent => Murmur INSendMessageIntent {"recipients": ["Tommy"], "content": "if he can bring the tent"}
    ask elena to water the plants => Murmur INSendMessageIntent {"recipients": ["elena"], "content": "water the plants"}
    text Dr. Lowell I need to move my appointment => Murmur INSendMessageIntent {"recipients": ["Dr. Lowell"], "content": "I need to move my appointment"}
    please text Maria add eggs to the grocery list => Murmur INSendMessageIntent {"recipients": ["Maria"], "content": "add eggs to the grocery list"}
    tell Sam to book a ride to the airport => Murmur INSendMessageIntent {"recipients": ["Sam"], "content": "book a ride to the airport"}
    text Priya the Trails app is great => Murmur INSendMessageIntent {"recipients": ["Priya"], "content": "the Trails app is great"}
    send a message to Team Lunch that I can't make it today => Murmur INSendMessageIntent {"speakableGroupName": "Team Lunch", "content": "I can't make it today"}
    drop Dana a line saying thank you => Murmur INSendMessageIntent {"recipients": ["Dana"], "content": "thank you"}
    text Maria, Juan and Tom we made it! => Murmur INSendMessageIntent {"recipients": ["Maria", "Juan", "Tom"], "content": "we made it!"}
    reply to Chris with on my way => Murmur INSendMessageIntent {"recipients": ["Chris"], "content": "on my way"}
    send a message => Murmur INSendMessageIntent {}
    messge Maria that the plane has landed => Murmur INSendMessageIntent {"recipients": ["Maria"], "content": "the plane has landed"}
    text bob that the keys are here => Murmur INSendMessageIntent {"recipients": ["bob"], "content": "the keys are here"}
    say happy birthday to grandma => Murmur INSendMessageIntent {"recipients": ["grandma"], "content": "happy birthday"}
    tell mom call me => Murmur INSendMessageIntent {"recipients": ["mom"], "content": "call me"}
    i want to text juan are we still on for tonight => Murmur INSendMessageIntent {"recipients": ["juan"], "content": "are we still on for tonight"}
    in Murmur send Grace Park the message I am outside now => Murmur INSendMessageIntent {"recipients": ["Grace Park"], "content": "I am outside now"}
    tell Tom that I'm on my way, thanks => Murmur INSendMessageIntent {"recipients": ["Tom"], "content": "I'm on my way"}
    read my messages => Murmur INSearchForMessagesIntent {}
    unread messages from Chris => Murmur INSearchForMessagesIntent {"senders": ["Chris"], "attributes": "unread"}
    what did Maria say yesterday => Murmur INSearchForMessagesIntent {"senders": ["Maria"], "dateTimeRange": "2026-03-17"}
    find messages about the budget => Murmur INSearchForMessagesIntent {"searchTerms": ["budget"]}
    do i have any new messages => Murmur INSearchForMessagesIntent {"attributes": "unread"}
    show me messages from Tom in Murmur => Murmur INSearchForMessagesIntent {"senders": ["Tom"]}
    did Priya text me back => Murmur INSearchForMessagesIntent {"senders": ["Priya"]}
    read the last message from mom please => Murmur INSearchForMessagesIntent {"senders": ["mom"]}
    check murmur for new messages => Murmur INSearchForMessagesIntent {"attributes": "unread"}
    show the family chat => Murmur INSearchForMessagesIntent {"speakableGroupNames": ["Family"]}
    find messages from Juan about the tickets => Murmur INSearchForMessagesIntent {"senders": ["Juan"], "searchTerms": ["tickets"]}
    read Maria's messages from last week => Murmur INSearchForMessagesIntent {"senders": ["Maria"], "dateTimeRange": "2026-03-09/2026-03-15"}
    what did i text Dana on monday => Murmur INSearchForMessagesIntent {"recipients": ["Dana"], "dateTimeRange": "2026-03-16"}
    flagged messages => Murmur INSearchForMessagesIntent {"attributes": "flagged"}
    search my messages for the wifi password => Murmur INSearchForMessagesIntent {"searchTerms": ["wifi password"]}
    who messaged me today => Murmur INSearchForMessagesIntent {"dateTimeRange": "2026-03-18"}
    mark it as read => Murmur INSetMessageAttributeIntent {"attribute": "read"}
    mark all messages as unread => Murmur INSetMessageAttributeIntent {"attribute": "unread"}
    flag that message from Tom => Murmur INSetMessageAttributeIntent {"attribute": "flagged"}
    unsend that => Murmur INUnsendMessagesIntent {}
    undo send => Murmur INUnsendMessagesIntent {}
    delete my last message => Murmur INUnsendMessagesIntent {}
    take back the message I sent to Maria => Murmur INUnsendMessagesIntent {}
    edit my last message to say I'll be there at six => Murmur INEditMessageIntent {"editedContent": "I'll be there at six"}
    change it to see you on Friday => Murmur INEditMessageIntent {"editedContent": "see you on Friday"}
    change the message to dinner at my place? => Murmur INEditMessageIntent {"editedContent": "dinner at my place?"}
    """#

  static let calls = #"""
    call Maria => Chime INStartCallIntent {"contacts": ["Maria"]}
    call Maria on her mobile => Chime INStartCallIntent {"contacts": ["Maria"]}
    video call Juan => Chime INStartCallIntent {"contacts": ["Juan"], "callCapability": "videoCall"}
    facetime my mom => Chime INStartCallIntent {"contacts": ["mom"], "callCapability": "videoCall"}
    call Chris Lindqvist with Chime => Chime INStartCallIntent {"contacts": ["Chris Lindqvist"]}
    in chime call my boss on speaker => Chime INStartCallIntent {"contacts": ["boss"], "audioRoute": "speakerphoneAudioRoute"}
    redial => Chime INStartCallIntent {"destinationType": "redial"}
    call back => Chime INStartCallIntent {"destinationType": "callBack"}
    call Tom back => Chime INStartCallIntent {"contacts": ["Tom"], "destinationType": "callBack"}
    could you please give Priya a call => Chime INStartCallIntent {"contacts": ["Priya"]}
    start a video call with Dana and Sam => Chime INStartCallIntent {"contacts": ["Dana", "Sam"], "callCapability": "videoCall"}
    dial 555 0134 => Chime INStartCallIntent {"contacts": ["555 0134"]}
    phone doctor lowell => Chime INStartCallIntent {"contacts": ["doctor lowell"]}
    make a call => Chime INStartCallIntent {}
    ring Elena at home => Chime INStartCallIntent {"contacts": ["Elena"]}
    make a video call to Grace using Chime => Chime INStartCallIntent {"contacts": ["Grace"], "callCapability": "videoCall"}
    i'd like to talk to Tom on the phone => Chime INStartCallIntent {"contacts": ["Tom"]}
    who called me => Chime INSearchCallHistoryIntent {"callTypes": ["received", "missed"]}
    missed calls from Dana yesterday => Chime INSearchCallHistoryIntent {"callTypes": "missed", "recipient": "Dana", "dateCreated": "2026-03-17"}
    show my call history in Chime => Chime INSearchCallHistoryIntent {}
    did i miss any calls => Chime INSearchCallHistoryIntent {"callTypes": "missed"}
    show recent calls => Chime INSearchCallHistoryIntent {}
    who did i call last week => Chime INSearchCallHistoryIntent {"callTypes": "outgoing", "dateCreated": "2026-03-09/2026-03-15"}
    list my missed video calls => Chime INSearchCallHistoryIntent {"callTypes": "missed", "callCapabilities": "videoCall"}
    did mom call today => Chime INSearchCallHistoryIntent {"callTypes": ["received", "missed"], "recipient": "mom", "dateCreated": "2026-03-18"}
    hang up => Chime INHangUpCallIntent {}
    end the call please => Chime INHangUpCallIntent {}
    answer on speaker => Chime INAnswerCallIntent {"audioRoute": "speakerphoneAudioRoute"}
    pick up the phone => Chime INAnswerCallIntent {}
    """#

  static let photos = #"""
    show me photos with Vignette => Vignette INSearchForPhotosIntent {}
    Search Vignette for my favorite mountain photos => Vignette INSearchForPhotosIntent {"searchTerms": ["mountain"], "includedAttributes": "favorite"}
    show my animal photos with Vignette => Vignette INSearchForPhotosIntent {"searchTerms": ["animal"]}
    show photos of animals using Vignette => Vignette INSearchForPhotosIntent {"searchTerms": ["animal"]}
    photos from last weekend => Vignette INSearchForPhotosIntent {"dateCreated": "2026-03-14/2026-03-15"}
    show me photos from March 2025 => Vignette INSearchForPhotosIntent {"dateCreated": "2025-03-01/2025-03-31"}
    find pictures from the summer before last => Vignette INSearchForPhotosIntent {"dateCreated": "2024-06-01/2024-08-31"}
    find photos of my dog on the beach => Vignette INSearchForPhotosIntent {"searchTerms": ["dog", "beach"]}
    show pictures in my Lisbon Trip album => Vignette INSearchForPhotosIntent {"albumName": "Lisbon Trip"}
    open the ski week album => Vignette INSearchForPhotosIntent {"albumName": "Ski Week"}
    photos of Maria => Vignette INSearchForPhotosIntent {"peopleInPhoto": ["Maria"]}
    show me pictures of Maria and Juan from last year => Vignette INSearchForPhotosIntent {"peopleInPhoto": ["Maria", "Juan"], "dateCreated": "2025-01-01/2025-12-31"}
    photos taken in Lisbon => Vignette INSearchForPhotosIntent {"locationCreated": "Lisbon"}
    find photos from Paris => Vignette INSearchForPhotosIntent {"locationCreated": "Paris"}
    show me sunset pictures => Vignette INSearchForPhotosIntent {"searchTerms": ["sunset"]}
    find snow photos that aren't favorites => Vignette INSearchForPhotosIntent {"searchTerms": ["snow"], "excludedAttributes": "favorite"}
    show me selfies with Tom => Vignette INSearchForPhotosIntent {"includedAttributes": "selfie", "peopleInPhoto": ["Tom"]}
    panoramas of lakes => Vignette INSearchForPhotosIntent {"includedAttributes": "panoramaPhoto", "searchTerms": ["lake"]}
    photos with flash => Vignette INSearchForPhotosIntent {"includedAttributes": "flash"}
    find my favourite selfies from 2024 => Vignette INSearchForPhotosIntent {"includedAttributes": ["favorite", "selfie"], "dateCreated": "2024-01-01/2024-12-31"}
    show me photos of a red bicycle => Vignette INSearchForPhotosIntent {"searchTerms": ["red bicycle"]}
    find my birthday cake photos => Vignette INSearchForPhotosIntent {"searchTerms": ["birthday cake"]}
    pictures of flowers and bridges please => Vignette INSearchForPhotosIntent {"searchTerms": ["flower", "bridge"]}
    show me the photos i took yesterday => Vignette INSearchForPhotosIntent {"dateCreated": "2026-03-17"}
    in vignette show me receipts photos from february => Vignette INSearchForPhotosIntent {"searchTerms": ["receipt"], "dateCreated": "2026-02-01/2026-02-28"}
    show me mountin photos => Vignette INSearchForPhotosIntent {"searchTerms": ["mountain"]}
    show me photos from the Family Reunion album without flash => Vignette INSearchForPhotosIntent {"albumName": "Family Reunion", "excludedAttributes": "flash"}
    find food pics => Vignette INSearchForPhotosIntent {"searchTerms": ["food"]}
    do i have any pictures of my cat => Vignette INSearchForPhotosIntent {"searchTerms": ["cat"]}
    show screenshots from this week => Vignette INSearchForPhotosIntent {"includedAttributes": "screenshot", "dateCreated": "2026-03-16/2026-03-22"}
    find photos of Grace at the lake => Vignette INSearchForPhotosIntent {"peopleInPhoto": ["Grace"], "searchTerms": ["lake"]}
    search for city photos in Vignette => Vignette INSearchForPhotosIntent {"searchTerms": ["city"]}
    could you show me my beach pictures from last summer => Vignette INSearchForPhotosIntent {"searchTerms": ["beach"], "dateCreated": "2025-06-01/2025-08-31"}
    play a slideshow of my beach photos => Vignette INStartPhotoPlaybackIntent {"searchTerms": ["beach"]}
    start a slideshow in Vignette => Vignette INStartPhotoPlaybackIntent {}
    play my favorite photos => Vignette INStartPhotoPlaybackIntent {"includedAttributes": "favorite"}
    show the Lisbon Trip album as a slideshow => Vignette INStartPhotoPlaybackIntent {"albumName": "Lisbon Trip"}
    slideshow of photos from last weekend => Vignette INStartPhotoPlaybackIntent {"dateCreated": "2026-03-14/2026-03-15"}
    """#

  static let workouts = #"""
    start a 5 mile run => Stride INStartWorkoutIntent {"workoutName": "run", "goalValue": 5, "workoutGoalUnitType": "mile"}
    start a thirty minute yoga session => Stride INStartWorkoutIntent {"workoutName": "yoga", "goalValue": 30, "workoutGoalUnitType": "minute"}
    start my workout => Stride INStartWorkoutIntent {}
    begin an outdoor walk in Stride => Stride INStartWorkoutIntent {"workoutName": "walk", "workoutLocationType": "outdoor"}
    go for a run => Stride INStartWorkoutIntent {"workoutName": "run"}
    start an indoor cycle for 45 minutes => Stride INStartWorkoutIntent {"workoutName": "cycle", "workoutLocationType": "indoor", "goalValue": 45, "workoutGoalUnitType": "minute"}
    begin a swim with Stride => Stride INStartWorkoutIntent {"workoutName": "swim"}
    start strength training => Stride INStartWorkoutIntent {"workoutName": "strength training"}
    i want to burn 300 calories on a hike => Stride INStartWorkoutIntent {"workoutName": "hike", "goalValue": 300, "workoutGoalUnitType": "kiloCalorie"}
    start an open ended run => Stride INStartWorkoutIntent {"workoutName": "run", "isOpenEnded": true}
    track a two hour hike outdoors => Stride INStartWorkoutIntent {"workoutName": "hike", "goalValue": 2, "workoutGoalUnitType": "hour", "workoutLocationType": "outdoor"}
    start a half hour walk => Stride INStartWorkoutIntent {"workoutName": "walk", "goalValue": 30, "workoutGoalUnitType": "minute"}
    let's row for 20 minutes => Stride INStartWorkoutIntent {"workoutName": "row", "goalValue": 20, "workoutGoalUnitType": "minute"}
    start running => Stride INStartWorkoutIntent {"workoutName": "run"}
    start a 3 mile walk indoors with stride => Stride INStartWorkoutIntent {"workoutName": "walk", "goalValue": 3, "workoutGoalUnitType": "mile", "workoutLocationType": "indoor"}
    stride start a 1000 meter swim => Stride INStartWorkoutIntent {"workoutName": "swim", "goalValue": 1000, "workoutGoalUnitType": "meter"}
    pause my workout => Stride INPauseWorkoutIntent {}
    pause the run => Stride INPauseWorkoutIntent {"workoutName": "run"}
    put my walk on hold => Stride INPauseWorkoutIntent {"workoutName": "walk"}
    resume my workout in Stride => Stride INResumeWorkoutIntent {}
    continue the yoga session => Stride INResumeWorkoutIntent {"workoutName": "yoga"}
    end my workout => Stride INEndWorkoutIntent {}
    stop my run => Stride INEndWorkoutIntent {"workoutName": "run"}
    i'm done with my swim => Stride INEndWorkoutIntent {"workoutName": "swim"}
    finish my hike please => Stride INEndWorkoutIntent {"workoutName": "hike"}
    cancel my workout => Stride INCancelWorkoutIntent {}
    discard this run => Stride INCancelWorkoutIntent {"workoutName": "run"}
    """#

  static let rides = #"""
    book me a ride with ZipCab => ZipCab INRequestRideIntent {}
    get me a zip cab => ZipCab INRequestRideIntent {}
    get me a zip cab to the airport => ZipCab INRequestRideIntent {"dropOffLocation": "airport"}
    take me home => ZipCab INRequestRideIntent {"dropOffLocation": "home"}
    book a Zip XL to the train station for 5 people => ZipCab INRequestRideIntent {"rideOptionName": "Zip XL", "dropOffLocation": "train station", "partySize": 5}
    i need a ride from the museum to 12 Elm Street => ZipCab INRequestRideIntent {"pickupLocation": "museum", "dropOffLocation": "12 Elm Street"}
    call me a cab => ZipCab INRequestRideIntent {}
    order a taxi to the Grand Hotel at 6 pm => ZipCab INRequestRideIntent {"dropOffLocation": "Grand Hotel", "scheduledPickupTime": "2026-03-18T18:00"}
    get a zip green for two people to the harbor => ZipCab INRequestRideIntent {"rideOptionName": "Zip Green", "partySize": 2, "dropOffLocation": "harbor"}
    pick me up at the library tomorrow at 8 am => ZipCab INRequestRideIntent {"pickupLocation": "library", "scheduledPickupTime": "2026-03-19T08:00"}
    request a ride to work => ZipCab INRequestRideIntent {"dropOffLocation": "work"}
    can you get us a car to the stadium for six => ZipCab INRequestRideIntent {"dropOffLocation": "stadium", "partySize": 6}
    drive me to the hospital => ZipCab INRequestRideIntent {"dropOffLocation": "hospital"}
    i need to get to the airport by 7 pm => ZipCab INRequestRideIntent {"dropOffLocation": "airport", "scheduledPickupTime": "2026-03-18T19:00"}
    using zipcab book a ride from Union Square to the zoo => ZipCab INRequestRideIntent {"pickupLocation": "Union Square", "dropOffLocation": "zoo"}
    get me a cab home and pay with cash => ZipCab INRequestRideIntent {"dropOffLocation": "home", "paymentMethod": "cash"}
    zipcab to the opera house => ZipCab INRequestRideIntent {"dropOffLocation": "opera house"}
    book a ride => ZipCab INRequestRideIntent {}
    what are my ride options => ZipCab INListRideOptionsIntent {}
    show ride options to the airport in ZipCab => ZipCab INListRideOptionsIntent {"dropOffLocation": "airport"}
    how much is a cab to the museum => ZipCab INListRideOptionsIntent {"dropOffLocation": "museum"}
    which rides are available => ZipCab INListRideOptionsIntent {}
    where's my ride => ZipCab INGetRideStatusIntent {}
    how far is my driver => ZipCab INGetRideStatusIntent {}
    where is my zip cab => ZipCab INGetRideStatusIntent {}
    when will my cab get here => ZipCab INGetRideStatusIntent {}
    what's the status of my ride => ZipCab INGetRideStatusIntent {}
    is my driver here yet => ZipCab INGetRideStatusIntent {}
    cancel my ride => ZipCab INCancelRideIntent {}
    cancel the cab i ordered => ZipCab INCancelRideIntent {}
    i don't need the ride anymore => ZipCab INCancelRideIntent {}
    give my driver five stars and say great music => ZipCab INSendRideFeedbackIntent {"rating": 5}
    tip my driver 3 dollars => ZipCab INSendRideFeedbackIntent {"tip": 3}
    """#

  static let others = #"""
    put milk on my hardware store list => ListOMat INAddTasksIntent {"taskTitles": ["milk"], "targetTaskList": "hardware store"}
    add apples and pears to the grocery store list in ListOMat => ListOMat INAddTasksIntent {"taskTitles": ["apples", "pears"], "targetTaskList": "grocery store"}
    add call Maria to my chores list => ListOMat INAddTasksIntent {"taskTitles": ["call Maria"], "targetTaskList": "chores"}
    show my packing list => ListOMat INSearchForNotebookItemsIntent {"title": "Packing", "itemType": "taskList"}
    what's on the grocery list => ListOMat INSearchForNotebookItemsIntent {"title": "grocery", "itemType": "taskList"}
    mark the passport as done => ListOMat INSetTaskAttributeIntent {"targetTask": "passport", "status": "completed"}
    remove coffee beans from the grocery store list => ListOMat INDeleteTasksIntent {"tasks": ["coffee beans"], "taskList": "grocery store"}
    create a list called Beach Day => ListOMat INCreateTaskListIntent {"title": "Beach Day"}
    remind me to text Maria => ListOMat INAddTasksIntent {"taskTitles": ["text Maria"]}
    make a note that the code is 4512 => ListOMat INCreateNoteIntent {"content": "the code is 4512"}
    check off vacuum the stairs => ListOMat INSetTaskAttributeIntent {"targetTask": "vacuum the stairs", "status": "completed"}
    add send photos to Tom to the chores list => ListOMat INAddTasksIntent {"taskTitles": ["send photos to Tom"], "targetTaskList": "chores"}
    open favorites in Trails => Trails OpenFavorites {}
    show my favorite Trails => Trails OpenFavorites {}
    get conditions on Eagle Ridge with Trails => Trails GetTrailInfo {"trail": "Eagle Ridge"}
    suggest a trail for running with Trails => Trails SuggestTrails {"activity": "running"}
    """#

  /// Talk that none of the apps can answer.
  static let nothing = #"""
    what's the weather like tomorrow
    is it going to rain this weekend
    how cold is it outside
    do I need an umbrella today
    what's twelve times nine
    how much is 15 percent of 80
    what is the square root of 144
    convert 5 miles to kilometers
    how many cups are in a liter
    tell me a joke
    sing me a song
    how are you
    who are you
    good morning
    thank you very much
    you are funny
    do you like pizza
    what's your favorite color
    are you a robot
    what's the capital of Peru
    who won the game last night
    how tall is Mount Everest
    who wrote Middlemarch
    when was the telephone invented
    what does ephemeral mean
    how do you spell necessary
    translate good night into French
    set an alarm for seven
    set a timer for ten minutes
    wake me up at six
    turn on the lights in the kitchen
    turn down the volume
    dim the bedroom lights
    set the thermostat to 70
    lock the front door
    vacuum the living room
    order a pizza with mushrooms
    buy me a new pair of shoes
    what's the stock price of Acme
    how do I tie a tie
    give me a recipe for pancakes
    how long do I boil an egg
    what time is it in Tokyo
    what day is it today
    when is Easter
    how far is the moon
    how old is the universe
    where is the nearest gas station
    how do I get to the library on foot
    is the pharmacy open
    take a photo
    take a selfie
    delete this photo
    print my boarding pass
    read me a story
    read the news
    what's on TV tonight
    play a game with me
    flip a coin
    roll two dice
    pick a number between one and ten
    why is the sky blue
    write a poem about the sea
    explain quantum physics
    how do I cook rice
    open the window
    start the washing machine
    start the car
    stop talking
    never mind
    what is the meaning of life
    find me a hotel in Rome
    book a table for two at eight
    book a flight to Boston
    how many calories are in a banana
    what's a good workout for beginners
    who is Maria Callas
    how do phones work
    what is a call option
    scan this document
    connect to the wifi
    how much does a taxi driver earn
    """#
}
