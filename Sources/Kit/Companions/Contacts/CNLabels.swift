// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the framework.

/// The label “home”.
public let CNLabelHome = "_$!<Home>!$_"
/// The label “work”.
public let CNLabelWork = "_$!<Work>!$_"
/// The label “school”.
public let CNLabelSchool = "_$!<School>!$_"
/// The label “other”.
public let CNLabelOther = "_$!<Other>!$_"
/// The label “mobile”.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label “main”.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label “home fax”.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label “work fax”.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label “other fax”.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// The label “pager”.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// The label “home page”.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label “anniversary”.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The label “iPhone”.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label “iCloud”.
public let CNLabelEmailiCloud = "iCloud"
/// The relation “mother”.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The relation “father”.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The relation “parent”.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// The relation “brother”.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// The relation “sister”.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// The relation “son”.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// The relation “daughter”.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// The relation “child”.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// The relation “friend”.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The relation “spouse”.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The relation “wife”.
public let CNLabelContactRelationWife = "_$!<Wife>!$_"
/// The relation “husband”.
public let CNLabelContactRelationHusband = "_$!<Husband>!$_"
/// The relation “partner”.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// The relation “assistant”.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// The relation “manager”.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// The relation “colleague”.
public let CNLabelContactRelationColleague = "_$!<Colleague>!$_"
/// The relation “teacher”.
public let CNLabelContactRelationTeacher = "_$!<Teacher>!$_"
/// The relation “sibling”.
public let CNLabelContactRelationSibling = "_$!<Sibling>!$_"
/// The relation “grandmother”.
public let CNLabelContactRelationGrandmother = "_$!<Grandmother>!$_"
/// The relation “grandfather”.
public let CNLabelContactRelationGrandfather = "_$!<Grandfather>!$_"
/// The relation “grandparent”.
public let CNLabelContactRelationGrandparent = "_$!<Grandparent>!$_"
/// The relation “grandchild”.
public let CNLabelContactRelationGrandchild = "_$!<Grandchild>!$_"
/// The relation “aunt”.
public let CNLabelContactRelationAunt = "_$!<Aunt>!$_"
/// The relation “uncle”.
public let CNLabelContactRelationUncle = "_$!<Uncle>!$_"
/// The relation “cousin”.
public let CNLabelContactRelationCousin = "_$!<Cousin>!$_"
/// The relation “niece”.
public let CNLabelContactRelationNiece = "_$!<Niece>!$_"
/// The relation “nephew”.
public let CNLabelContactRelationNephew = "_$!<Nephew>!$_"
/// The relation “girlfriend”.
public let CNLabelContactRelationGirlfriend = "_$!<Girlfriend>!$_"
/// The relation “boyfriend”.
public let CNLabelContactRelationBoyfriend = "_$!<Boyfriend>!$_"
/// The relation “mother in law”.
public let CNLabelContactRelationMotherInLaw = "_$!<MotherInLaw>!$_"
/// The relation “father in law”.
public let CNLabelContactRelationFatherInLaw = "_$!<FatherInLaw>!$_"
/// The relation “sister in law”.
public let CNLabelContactRelationSisterInLaw = "_$!<SisterInLaw>!$_"
/// The relation “brother in law”.
public let CNLabelContactRelationBrotherInLaw = "_$!<BrotherInLaw>!$_"
/// The relation “stepmother”.
public let CNLabelContactRelationStepmother = "_$!<Stepmother>!$_"
/// The relation “stepfather”.
public let CNLabelContactRelationStepfather = "_$!<Stepfather>!$_"
