/// What people type for whole words, because it is shorter.
enum EnglishAbbreviations {
  /// The words by their short forms.
  ///
  /// Names, and what an app may well have as a name of its own, are none of them.
  static let words: [String: String] = Dictionary(
    """
    smth=something sth=something smthn=something sumthin=something somethin=something nothin=nothing anythin=anything
    everythin=everything bday=birthday bdays=birthdays vid=video vids=videos pix=pictures foto=photo fotos=photos
    tmr=tomorrow tmrw=tomorrow tmrow=tomorrow tmro=tomorrow tomoz=tomorrow tonite=tonight nite=night ystrdy=yesterday
    yday=yesterday wknd=weekend wkend=weekend wknds=weekends msgs=messages convo=conversation convos=conversations
    sry=sorry mnth=month mnths=months wks=weeks yrs=years b4=before cuz=because coz=because thru=through rn=now appt=appointment appts=appointments mtg=meeting mtgs=meetings
    ppl=people wat=what wut=what wht=what hw=how whr=where cld=could shld=should wld=would thnx=thanks thanx=thanks
    tnx=thanks l8r=later l8=late abt=about bout=about fam=family w=with btwn=between num=number nvm=nevermind nvmd=nevermind
    """.split { $0 == " " || $0 == "\n" }.compactMap { pair in
      let sides = pair.split(separator: "=").map(String.init)
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }, uniquingKeysWith: { first, _ in first })

  /// The words by the letters behind a digit that is said for a syllable: “2nite”.
  static let behindTwo: [String: String] = [
    "day": "today", "nite": "tonight", "night": "tonight", "moro": "tomorrow", "morow": "tomorrow",
    "morrow": "tomorrow", "mrw": "tomorrow",
  ]
}
