extension UTType {
  /// Anything that a person may handle.
  public static var item: UTType { UTType(declared: "public.item") }
  /// Anything with a content.
  public static var content: UTType { UTType(declared: "public.content") }
  /// Content of several kinds.
  public static var compositeContent: UTType { UTType(declared: "public.composite-content") }
  /// What points to something else.
  public static var resolvable: UTType { UTType(declared: "com.apple.resolvable") }
  /// Bytes.
  public static var data: UTType { UTType(declared: "public.data") }
  /// A directory.
  public static var directory: UTType { UTType(declared: "public.directory") }
  /// A symbolic link.
  public static var symbolicLink: UTType { UTType(declared: "public.symlink") }
  /// What can be run.
  public static var executable: UTType { UTType(declared: "public.executable") }
  /// A place where a volume is mounted.
  public static var mountPoint: UTType { UTType(declared: "com.apple.mount-point") }
  /// An alias.
  public static var aliasFile: UTType { UTType(declared: "com.apple.alias-file") }
  /// A bookmark of a file.
  public static var urlBookmarkData: UTType { UTType(declared: "com.apple.bookmark") }
  /// An address.
  public static var url: UTType { UTType(declared: "public.url") }
  /// The address of a file.
  public static var fileURL: UTType { UTType(declared: "public.file-url") }
  /// Text of any kind.
  public static var text: UTType { UTType(declared: "public.text") }
  /// Text without marks.
  public static var plainText: UTType { UTType(declared: "public.plain-text") }
  /// Text in UTF-8.
  public static var utf8PlainText: UTType { UTType(declared: "public.utf8-plain-text") }
  /// Text in UTF-16 of this machine.
  public static var utf16PlainText: UTType { UTType(declared: "public.utf16-plain-text") }
  /// Text in UTF-16 with a mark.
  public static var utf16ExternalPlainText: UTType { UTType(declared: "public.utf16-external-plain-text") }
  /// Tables as text.
  public static var delimitedText: UTType { UTType(declared: "public.delimited-values-text") }
  /// Tables with commas.
  public static var commaSeparatedText: UTType { UTType(declared: "public.comma-separated-values-text") }
  /// Tables with tabs.
  public static var tabSeparatedText: UTType { UTType(declared: "public.tab-separated-values-text") }
  /// Tables with tabs in UTF-8.
  public static var utf8TabSeparatedText: UTType { UTType(declared: "public.utf8-tab-separated-values-text") }
  /// Rich text.
  public static var rtf: UTType { UTType(declared: "public.rtf") }
  /// Web pages.
  public static var html: UTType { UTType(declared: "public.html") }
  /// XML.
  public static var xml: UTType { UTType(declared: "public.xml") }
  /// YAML.
  public static var yaml: UTType { UTType(declared: "public.yaml") }
  /// JSON.
  public static var json: UTType { UTType(declared: "public.json") }
  /// Source of programs.
  public static var sourceCode: UTType { UTType(declared: "public.source-code") }
  /// Assembly source.
  public static var assemblyLanguageSource: UTType { UTType(declared: "public.assembly-source") }
  /// C source.
  public static var cSource: UTType { UTType(declared: "public.c-source") }
  /// Objective-C source.
  public static var objectiveCSource: UTType { UTType(declared: "public.objective-c-source") }
  /// Swift source.
  public static var swiftSource: UTType { UTType(declared: "public.swift-source") }
  /// C++ source.
  public static var cPlusPlusSource: UTType { UTType(declared: "public.c-plus-plus-source") }
  /// Objective-C++ source.
  public static var objectiveCPlusPlusSource: UTType {
    UTType(declared: "public.objective-c-plus-plus-source")
  }
  /// C headers.
  public static var cHeader: UTType { UTType(declared: "public.c-header") }
  /// C++ headers.
  public static var cPlusPlusHeader: UTType { UTType(declared: "public.c-plus-plus-header") }
  /// Source that is run as it is.
  public static var script: UTType { UTType(declared: "public.script") }
  /// AppleScript source.
  public static var appleScript: UTType { UTType(declared: "com.apple.applescript.text") }
  /// Compiled OSA scripts.
  public static var osaScript: UTType { UTType(declared: "com.apple.applescript.script") }
  /// JavaScript.
  public static var javaScript: UTType { UTType(declared: "com.netscape.javascript-source") }
  /// Shell scripts.
  public static var shellScript: UTType { UTType(declared: "public.shell-script") }
  /// Perl.
  public static var perlScript: UTType { UTType(declared: "public.perl-script") }
  /// Python.
  public static var pythonScript: UTType { UTType(declared: "public.python-script") }
  /// Ruby.
  public static var rubyScript: UTType { UTType(declared: "public.ruby-script") }
  /// PHP.
  public static var phpScript: UTType { UTType(declared: "public.php-script") }
  /// Makefiles.
  public static var makefile: UTType { UTType(declared: "public.make-source") }
  /// Property lists.
  public static var propertyList: UTType { UTType(declared: "com.apple.property-list") }
  /// Property lists in XML.
  public static var xmlPropertyList: UTType { UTType(declared: "com.apple.xml-property-list") }
  /// Property lists in bytes.
  public static var binaryPropertyList: UTType { UTType(declared: "com.apple.binary-property-list") }
  /// PDF.
  public static var pdf: UTType { UTType(declared: "com.adobe.pdf") }
  /// Rich text with attachments.
  public static var rtfd: UTType { UTType(declared: "com.apple.rtfd") }
  /// Rich text with attachments in one file.
  public static var flatRTFD: UTType { UTType(declared: "com.apple.flat-rtfd") }
  /// Web pages with what belongs to them.
  public static var webArchive: UTType { UTType(declared: "com.apple.webarchive") }
  /// Pictures.
  public static var image: UTType { UTType(declared: "public.image") }
  /// JPEG.
  public static var jpeg: UTType { UTType(declared: "public.jpeg") }
  /// TIFF.
  public static var tiff: UTType { UTType(declared: "public.tiff") }
  /// GIF.
  public static var gif: UTType { UTType(declared: "com.compuserve.gif") }
  /// PNG.
  public static var png: UTType { UTType(declared: "public.png") }
  /// Icons of macOS.
  public static var icns: UTType { UTType(declared: "com.apple.icns") }
  /// BMP.
  public static var bmp: UTType { UTType(declared: "com.microsoft.bmp") }
  /// Icons of Windows.
  public static var ico: UTType { UTType(declared: "com.microsoft.ico") }
  /// Pictures as a camera measures them.
  public static var rawImage: UTType { UTType(declared: "public.camera-raw-image") }
  /// SVG.
  public static var svg: UTType { UTType(declared: "public.svg-image") }
  /// Pictures that move.
  public static var livePhoto: UTType { UTType(declared: "com.apple.live-photo") }
  /// HEIF.
  public static var heif: UTType { UTType(declared: "public.heif") }
  /// HEIC.
  public static var heic: UTType { UTType(declared: "public.heic") }
  /// WebP.
  public static var webP: UTType { UTType(declared: "org.webmproject.webp") }
  /// Bodies in space.
  public static var threeDContent: UTType { UTType(declared: "public.3d-content") }
  /// USD scenes.
  public static var usd: UTType { UTType(declared: "com.pixar.universal-scene-description") }
  /// USD scenes in one file.
  public static var usdz: UTType { UTType(declared: "com.pixar.universal-scene-description-mobile") }
  /// Scenes of Reality Composer.
  public static var realityFile: UTType { UTType(declared: "com.apple.reality") }
  /// Scenes of SceneKit.
  public static var sceneKitScene: UTType { UTType(declared: "com.apple.scenekit.scene") }
  /// Objects to recognise.
  public static var arReferenceObject: UTType { UTType(declared: "com.apple.arobject") }
  /// Sound and moving pictures.
  public static var audiovisualContent: UTType { UTType(declared: "public.audiovisual-content") }
  /// Moving pictures, with sound or without.
  public static var movie: UTType { UTType(declared: "public.movie") }
  /// Moving pictures without sound.
  public static var video: UTType { UTType(declared: "public.video") }
  /// Sound.
  public static var audio: UTType { UTType(declared: "public.audio") }
  /// QuickTime.
  public static var quickTimeMovie: UTType { UTType(declared: "com.apple.quicktime-movie") }
  /// MPEG.
  public static var mpeg: UTType { UTType(declared: "public.mpeg") }
  /// MPEG-2.
  public static var mpeg2Video: UTType { UTType(declared: "public.mpeg-2-video") }
  /// MPEG-2 transport streams.
  public static var mpeg2TransportStream: UTType { UTType(declared: "public.mpeg-2-transport-stream") }
  /// MP3.
  public static var mp3: UTType { UTType(declared: "public.mp3") }
  /// MPEG-4.
  public static var mpeg4Movie: UTType { UTType(declared: "public.mpeg-4") }
  /// Sound in MPEG-4.
  public static var mpeg4Audio: UTType { UTType(declared: "public.mpeg-4-audio") }
  /// Protected sound in MPEG-4.
  public static var appleProtectedMPEG4Audio: UTType { UTType(declared: "com.apple.protected-mpeg-4-audio") }
  /// Protected MPEG-4.
  public static var appleProtectedMPEG4Video: UTType { UTType(declared: "com.apple.protected-mpeg-4-video") }
  /// AVI.
  public static var avi: UTType { UTType(declared: "public.avi") }
  /// AIFF.
  public static var aiff: UTType { UTType(declared: "public.aiff-audio") }
  /// WAV.
  public static var wav: UTType { UTType(declared: "com.microsoft.waveform-audio") }
  /// MIDI.
  public static var midi: UTType { UTType(declared: "public.midi-audio") }
  /// Lists of things to play.
  public static var playlist: UTType { UTType(declared: "public.playlist") }
  /// M3U.
  public static var m3uPlaylist: UTType { UTType(declared: "public.m3u-playlist") }
  /// Folders that a person opens.
  public static var folder: UTType { UTType(declared: "public.folder") }
  /// Volumes.
  public static var volume: UTType { UTType(declared: "public.volume") }
  /// Folders that look like files.
  public static var package: UTType { UTType(declared: "com.apple.package") }
  /// Folders with a given order.
  public static var bundle: UTType { UTType(declared: "com.apple.bundle") }
  /// Plug-ins.
  public static var pluginBundle: UTType { UTType(declared: "com.apple.plugin") }
  /// Importers of Spotlight.
  public static var spotlightImporter: UTType { UTType(declared: "com.apple.metadata-importer") }
  /// Generators of Quick Look.
  public static var quickLookGenerator: UTType { UTType(declared: "com.apple.quicklook-generator") }
  /// XPC services.
  public static var xpcService: UTType { UTType(declared: "com.apple.xpc-service") }
  /// Frameworks.
  public static var framework: UTType { UTType(declared: "com.apple.framework") }
  /// Apps.
  public static var application: UTType { UTType(declared: "com.apple.application") }
  /// Apps in a folder.
  public static var applicationBundle: UTType { UTType(declared: "com.apple.application-bundle") }
  /// Extensions of apps.
  public static var applicationExtension: UTType {
    UTType(declared: "com.apple.application-and-system-extension")
  }
  /// OSA scripts in a folder.
  public static var osaScriptBundle: UTType { UTType(declared: "com.apple.applescript.script-bundle") }
  /// Programs of UNIX.
  public static var unixExecutable: UTType { UTType(declared: "public.unix-executable") }
  /// Programs of Windows.
  public static var exe: UTType { UTType(declared: "com.microsoft.windows-executable") }
  /// Preference panes.
  public static var systemPreferencesPane: UTType { UTType(declared: "com.apple.systempreference.prefpane") }
  /// Files with files in them.
  public static var archive: UTType { UTType(declared: "public.archive") }
  /// Images of disks.
  public static var diskImage: UTType { UTType(declared: "public.disk-image") }
  /// gzip.
  public static var gzip: UTType { UTType(declared: "org.gnu.gnu-zip-archive") }
  /// bzip2.
  public static var bz2: UTType { UTType(declared: "public.bzip2-archive") }
  /// ZIP.
  public static var zip: UTType { UTType(declared: "public.zip-archive") }
  /// Apple Archive.
  public static var appleArchive: UTType { UTType(declared: "com.apple.archive") }
  /// Spreadsheets.
  public static var spreadsheet: UTType { UTType(declared: "public.spreadsheet") }
  /// Presentations.
  public static var presentation: UTType { UTType(declared: "public.presentation") }
  /// Databases.
  public static var database: UTType { UTType(declared: "public.database") }
  /// Messages.
  public static var message: UTType { UTType(declared: "public.message") }
  /// Contacts.
  public static var contact: UTType { UTType(declared: "public.contact") }
  /// vCards.
  public static var vCard: UTType { UTType(declared: "public.vcard") }
  /// Things to do.
  public static var toDoItem: UTType { UTType(declared: "public.to-do-item") }
  /// Events.
  public static var calendarEvent: UTType { UTType(declared: "public.calendar-event") }
  /// E-mail.
  public static var emailMessage: UTType { UTType(declared: "public.email-message") }
  /// Addresses in a file of macOS.
  public static var internetLocation: UTType { UTType(declared: "com.apple.internet-location") }
  /// Addresses in a file of Windows.
  public static var internetShortcut: UTType { UTType(declared: "com.microsoft.internet-shortcut") }
  /// Fonts.
  public static var font: UTType { UTType(declared: "public.font") }
  /// Bookmarks.
  public static var bookmark: UTType { UTType(declared: "public.bookmark") }
  /// Identities.
  public static var pkcs12: UTType { UTType(declared: "com.rsa.pkcs-12") }
  /// Certificates.
  public static var x509Certificate: UTType { UTType(declared: "public.x509-certificate") }
  /// EPUB.
  public static var epub: UTType { UTType(declared: "org.idpf.epub-container") }
  /// Logs.
  public static var log: UTType { UTType(declared: "public.log") }
  /// Patterns to feel.
  public static var ahap: UTType { UTType(declared: "com.apple.haptics.ahap") }
}
