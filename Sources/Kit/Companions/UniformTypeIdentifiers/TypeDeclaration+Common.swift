extension TypeDeclaration {
  /// The types that every system knows: identifier, supertypes, filename extensions, media types, name.
  ///
  /// Of several types with one tag the first is meant.
  static let common: [TypeDeclaration] = [
    TypeDeclaration("public.item", [], [], [], "item"),
    TypeDeclaration("public.content", [], [], [], "content"),
    TypeDeclaration("public.composite-content", ["public.content"], [], [], "mixed content"),
    TypeDeclaration("com.apple.resolvable", [], [], [], "resolvable"),
    TypeDeclaration("public.data", ["public.item"], [], [], "data"),
    TypeDeclaration("public.directory", ["public.item"], [], [], "directory"),
    TypeDeclaration("public.symlink", ["public.item", "com.apple.resolvable"], [], [], "symbolic link"),
    TypeDeclaration("public.executable", ["public.item"], [], [], "executable"),
    TypeDeclaration("com.apple.mount-point", ["public.item", "com.apple.resolvable"], [], [], "mount point"),
    TypeDeclaration("com.apple.alias-file", ["public.data", "com.apple.resolvable"], [], [], "alias"),
    TypeDeclaration("com.apple.bookmark", ["public.data", "com.apple.resolvable"], [], [], "bookmark data"),
    TypeDeclaration("public.url", ["public.data"], [], [], "URL"),
    TypeDeclaration("public.file-url", ["public.url"], [], [], "file URL"),
    TypeDeclaration("public.text", ["public.data", "public.content"], [], [], "text"),
    TypeDeclaration("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"], "plain text"),
    TypeDeclaration("public.utf8-plain-text", ["public.plain-text"], [], [], "UTF-8 text"),
    TypeDeclaration("public.utf16-plain-text", ["public.plain-text"], [], [], "UTF-16 text"),
    TypeDeclaration("public.utf16-external-plain-text", ["public.plain-text"], [], [], "UTF-16 text"),
    TypeDeclaration("public.delimited-values-text", ["public.text"], [], [], "delimited values"),
    TypeDeclaration(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"],
      ["text/csv", "text/comma-separated-values"], "CSV table"),
    TypeDeclaration(
      "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
      ["text/tab-separated-values"], "TSV table"),
    TypeDeclaration(
      "public.utf8-tab-separated-values-text",
      ["public.tab-separated-values-text", "public.utf8-plain-text"], [], [], "TSV table in UTF-8"),
    TypeDeclaration("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"], "rich text"),
    TypeDeclaration("public.html", ["public.text"], ["html", "htm", "shtml"], ["text/html"], "HTML"),
    TypeDeclaration("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"], "XML"),
    TypeDeclaration(
      "public.yaml", ["public.text"], ["yml", "yaml"],
      ["application/yaml", "application/x-yaml", "text/yaml"], "YAML"),
    TypeDeclaration("public.json", ["public.text"], ["json"], ["application/json"], "JSON"),
    TypeDeclaration("public.source-code", ["public.plain-text"], [], [], "source code"),
    TypeDeclaration(
      "public.assembly-source", ["public.source-code"], ["s"], ["text/x-asm"], "assembly source"),
    TypeDeclaration("public.c-source", ["public.source-code"], ["c"], ["text/x-c"], "C source"),
    TypeDeclaration("public.objective-c-source", ["public.source-code"], ["m"], [], "Objective-C source"),
    TypeDeclaration(
      "public.swift-source", ["public.source-code"], ["swift"], ["text/x-swift"], "Swift source"),
    TypeDeclaration(
      "public.c-plus-plus-source", ["public.source-code"], ["cpp", "cc", "cxx", "cp", "c++"], [], "C++ source"
    ),
    TypeDeclaration(
      "public.objective-c-plus-plus-source", ["public.source-code"], ["mm"], [], "Objective-C++ source"),
    TypeDeclaration("public.c-header", ["public.source-code"], ["h"], [], "C header"),
    TypeDeclaration(
      "public.c-plus-plus-header", ["public.source-code"], ["hpp", "hh", "hxx", "h++"], [], "C++ header"),
    TypeDeclaration("public.script", ["public.source-code"], [], [], "script"),
    TypeDeclaration("com.apple.applescript.text", ["public.script"], ["applescript"], [], "AppleScript"),
    TypeDeclaration(
      "com.apple.applescript.script", ["public.data", "public.script"], ["scpt"], [], "compiled script"),
    TypeDeclaration(
      "com.netscape.javascript-source", ["public.source-code", "public.executable"],
      ["js", "jscript", "javascript", "mjs"], ["text/javascript", "application/javascript"], "JavaScript"),
    TypeDeclaration(
      "public.shell-script", ["public.script"], ["sh", "command"], ["application/x-sh"], "shell script"),
    TypeDeclaration(
      "public.perl-script", ["public.shell-script"], ["pl", "pm"], ["text/x-perl-script"], "Perl script"),
    TypeDeclaration(
      "public.python-script", ["public.shell-script"], ["py"], ["text/x-python-script"], "Python script"),
    TypeDeclaration(
      "public.ruby-script", ["public.shell-script"], ["rb", "rbw"], ["text/x-ruby-script"], "Ruby script"),
    TypeDeclaration(
      "public.php-script", ["public.shell-script"], ["php", "php3", "php4", "ph3", "ph4", "phtml"],
      ["text/php"], "PHP script"),
    TypeDeclaration("public.make-source", ["public.script"], ["mk", "mak"], [], "makefile"),
    TypeDeclaration("com.apple.property-list", ["public.data"], ["plist"], [], "property list"),
    TypeDeclaration(
      "com.apple.xml-property-list", ["com.apple.property-list", "public.xml"], [], [], "XML property list"),
    TypeDeclaration(
      "com.apple.binary-property-list", ["com.apple.property-list"], [], [], "binary property list"),
    TypeDeclaration(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"],
      "PDF document"),
    TypeDeclaration(
      "com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"], [],
      "rich text with attachments"),
    TypeDeclaration(
      "com.apple.flat-rtfd", ["public.data", "public.composite-content"], [], [], "rich text with attachments"
    ),
    TypeDeclaration(
      "com.apple.webarchive", ["public.data", "public.composite-content"], ["webarchive"],
      ["application/x-webarchive"], "web archive"),
    TypeDeclaration("public.image", ["public.data", "public.content"], [], [], "image"),
    TypeDeclaration(
      "public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"], "JPEG image"),
    TypeDeclaration("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"], "TIFF image"),
    TypeDeclaration("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"], "GIF image"),
    TypeDeclaration("public.png", ["public.image"], ["png"], ["image/png"], "PNG image"),
    TypeDeclaration("com.apple.icns", ["public.image"], ["icns"], [], "icon image"),
    TypeDeclaration(
      "com.microsoft.bmp", ["public.image"], ["bmp", "dib"], ["image/bmp", "image/x-bmp"], "BMP image"),
    TypeDeclaration(
      "com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon", "image/x-icon"],
      "icon image"),
    TypeDeclaration("public.camera-raw-image", ["public.image"], [], [], "RAW image"),
    TypeDeclaration(
      "public.svg-image", ["public.image", "public.xml"], ["svg", "svgz"], ["image/svg+xml"], "SVG image"),
    TypeDeclaration("com.apple.live-photo", ["public.data", "public.content"], [], [], "Live Photo"),
    TypeDeclaration("public.heif", ["public.image"], ["heif", "hif"], ["image/heif"], "HEIF image"),
    TypeDeclaration("public.heic", ["public.image"], ["heic"], ["image/heic"], "HEIC image"),
    TypeDeclaration("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"], "WebP image"),
    TypeDeclaration("public.3d-content", ["public.content"], [], [], "3D content"),
    TypeDeclaration(
      "com.pixar.universal-scene-description", ["public.data", "public.3d-content"], ["usd", "usda", "usdc"],
      [], "USD scene"),
    TypeDeclaration(
      "com.pixar.universal-scene-description-mobile", ["public.data", "public.3d-content"], ["usdz"],
      ["model/vnd.usdz+zip"], "USDZ scene"),
    TypeDeclaration(
      "com.apple.reality", ["public.data", "public.3d-content"], ["reality"], ["model/vnd.reality"],
      "Reality file"),
    TypeDeclaration(
      "com.apple.scenekit.scene", ["public.data", "public.3d-content"], ["scn"], [], "SceneKit scene"),
    TypeDeclaration("com.apple.arobject", ["public.data"], ["arobject"], [], "AR object"),
    TypeDeclaration(
      "public.audiovisual-content", ["public.data", "public.content"], [], [], "audiovisual content"),
    TypeDeclaration("public.movie", ["public.audiovisual-content"], [], [], "movie"),
    TypeDeclaration("public.video", ["public.movie"], [], [], "video"),
    TypeDeclaration("public.audio", ["public.audiovisual-content"], [], [], "audio"),
    TypeDeclaration(
      "com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"], "QuickTime movie"),
    TypeDeclaration(
      "public.mpeg", ["public.movie"], ["mpg", "mpeg", "mpe", "m75", "m15"], ["video/mpeg", "video/mpg"],
      "MPEG movie"),
    TypeDeclaration(
      "public.mpeg-2-video", ["public.video"], ["mpg2", "m2v"], ["video/mpeg2"], "MPEG-2 video"),
    TypeDeclaration(
      "public.mpeg-2-transport-stream", ["public.movie"], ["ts"], ["video/mp2t"], "MPEG-2 transport stream"),
    TypeDeclaration(
      "public.mp3", ["public.audio"], ["mp3", "mpga"], ["audio/mpeg", "audio/mpg", "audio/mp3"], "MP3 audio"),
    TypeDeclaration(
      "public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4", "video/mpeg4"], "MPEG-4 movie"),
    TypeDeclaration(
      "public.mpeg-4-audio", ["public.mpeg-4", "public.audio"], [], ["audio/mp4"], "MPEG-4 audio"),
    TypeDeclaration(
      "com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p", "m4b"], [], "protected MPEG-4 audio"),
    TypeDeclaration("com.apple.protected-mpeg-4-video", ["public.movie"], [], [], "protected MPEG-4 movie"),
    TypeDeclaration(
      "public.avi", ["public.movie"], ["avi", "vfw"], ["video/avi", "video/x-msvideo"], "AVI movie"),
    TypeDeclaration(
      "public.aiff-audio", ["public.audio"], ["aiff", "aif", "aifc"], ["audio/aiff", "audio/x-aiff"],
      "AIFF audio"),
    TypeDeclaration(
      "com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"],
      ["audio/wav", "audio/wave", "audio/vnd.wave", "audio/x-wav"], "WAV audio"),
    TypeDeclaration("public.midi-audio", ["public.audio"], ["midi", "mid"], ["audio/midi"], "MIDI audio"),
    TypeDeclaration("public.playlist", [], [], [], "playlist"),
    TypeDeclaration(
      "public.m3u-playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"],
      ["audio/mpegurl", "audio/x-mpegurl"], "M3U playlist"),
    TypeDeclaration("public.folder", ["public.directory"], [], [], "folder"),
    TypeDeclaration("public.volume", ["public.folder"], [], [], "volume"),
    TypeDeclaration("com.apple.package", ["public.directory"], [], [], "package"),
    TypeDeclaration("com.apple.bundle", ["public.directory"], [], [], "bundle"),
    TypeDeclaration(
      "com.apple.plugin", ["com.apple.bundle", "com.apple.package"], ["plugin"], [], "plug-in"),
    TypeDeclaration(
      "com.apple.metadata-importer", ["com.apple.plugin"], ["mdimporter"], [], "Spotlight importer"),
    TypeDeclaration(
      "com.apple.quicklook-generator", ["com.apple.plugin"], ["qlgenerator"], [], "Quick Look generator"),
    TypeDeclaration(
      "com.apple.xpc-service", ["com.apple.bundle", "com.apple.package"], ["xpc"], [], "XPC service"),
    TypeDeclaration("com.apple.framework", ["com.apple.bundle"], ["framework"], [], "framework"),
    TypeDeclaration("com.apple.application", ["public.executable"], [], [], "application"),
    TypeDeclaration(
      "com.apple.application-bundle", ["com.apple.application", "com.apple.bundle", "com.apple.package"],
      ["app"], [], "app"),
    TypeDeclaration(
      "com.apple.application-and-system-extension", ["com.apple.xpc-service"], ["appex"], [], "app extension"),
    TypeDeclaration(
      "com.apple.applescript.script-bundle", ["com.apple.bundle", "com.apple.package", "public.script"],
      ["scptd"], [], "script bundle"),
    TypeDeclaration("public.unix-executable", ["public.data", "public.executable"], [], [], "executable"),
    TypeDeclaration(
      "com.microsoft.windows-executable", ["public.data", "public.executable"], ["exe"],
      ["application/x-msdownload"], "Windows executable"),
    TypeDeclaration(
      "com.apple.systempreference.prefpane", ["com.apple.bundle", "com.apple.package"], ["prefPane"], [],
      "preference pane"),
    TypeDeclaration("public.archive", ["public.data"], [], [], "archive"),
    TypeDeclaration("public.disk-image", ["public.archive"], [], [], "disk image"),
    TypeDeclaration(
      "org.gnu.gnu-zip-archive", ["public.archive"], ["gz", "gzip"],
      ["application/gzip", "application/x-gzip"], "gzip archive"),
    TypeDeclaration(
      "public.bzip2-archive", ["public.archive"], ["bz2", "bz"], ["application/x-bzip2"], "bzip2 archive"),
    TypeDeclaration("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"], "ZIP archive"),
    TypeDeclaration("com.apple.archive", ["public.archive"], ["aar"], [], "Apple Archive"),
    TypeDeclaration("public.spreadsheet", ["public.content"], [], [], "spreadsheet"),
    TypeDeclaration("public.presentation", ["public.composite-content"], [], [], "presentation"),
    TypeDeclaration("public.database", [], [], [], "database"),
    TypeDeclaration("public.message", [], [], [], "message"),
    TypeDeclaration("public.contact", [], [], [], "contact"),
    TypeDeclaration(
      "public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"],
      ["text/vcard", "text/directory", "text/x-vcard"], "vCard"),
    TypeDeclaration("public.to-do-item", [], [], [], "to-do"),
    TypeDeclaration("public.calendar-event", [], [], [], "calendar event"),
    TypeDeclaration("public.email-message", ["public.message"], [], [], "e-mail message"),
    TypeDeclaration("com.apple.internet-location", ["public.data"], [], [], "internet location"),
    TypeDeclaration("com.microsoft.internet-shortcut", ["public.data"], ["url"], [], "internet shortcut"),
    TypeDeclaration("public.font", [], [], [], "font"),
    TypeDeclaration("public.bookmark", ["com.apple.resolvable"], [], [], "bookmark"),
    TypeDeclaration(
      "com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], ["application/x-pkcs12"], "PKCS #12 identity"),
    TypeDeclaration(
      "public.x509-certificate", ["public.data"], ["cer", "crt", "der"],
      ["application/x-x509-ca-cert", "application/pkix-cert"], "certificate"),
    TypeDeclaration(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"],
      ["application/epub+zip"], "EPUB book"),
    TypeDeclaration("public.log", ["public.text"], ["log"], [], "log"),
    TypeDeclaration("com.apple.haptics.ahap", ["public.json"], ["ahap"], [], "haptic pattern"),
    TypeDeclaration(
      "com.apple.ical.ics", ["public.text", "public.calendar-event"], ["ics"], ["text/calendar"],
      "calendar event"),
    TypeDeclaration(
      "com.apple.mail.email", ["public.data", "public.email-message"], ["eml"], ["message/rfc822"],
      "e-mail message"),
    TypeDeclaration("com.apple.m4a-audio", ["public.mpeg-4-audio"], ["m4a"], ["audio/x-m4a"], "M4A audio"),
    TypeDeclaration("com.apple.m4v-video", ["public.mpeg-4"], ["m4v"], ["video/x-m4v"], "M4V movie"),
    TypeDeclaration("public.css", ["public.text"], ["css"], ["text/css"], "style sheet"),
    TypeDeclaration(
      "net.daringfireball.markdown", ["public.plain-text"], ["md", "markdown"], ["text/markdown"], "Markdown"),
    TypeDeclaration("public.tar-archive", ["public.archive"], ["tar"], ["application/x-tar"], "tar archive"),
    TypeDeclaration(
      "org.gnu.gnu-zip-tar-archive", ["org.gnu.gnu-zip-archive"], ["tgz"], [], "compressed tar archive"),
    TypeDeclaration(
      "org.7-zip.7-zip-archive", ["public.archive"], ["7z"], ["application/x-7z-compressed"], "7-Zip archive"),
    TypeDeclaration(
      "com.rarlab.rar-archive", ["public.archive"], ["rar"],
      ["application/vnd.rar", "application/x-rar-compressed"], "RAR archive"),
    TypeDeclaration(
      "public.iso-image", ["public.disk-image"], ["iso"], ["application/x-iso9660-image"], "ISO image"),
    TypeDeclaration(
      "org.xiph.flac", ["public.audio"], ["flac"], ["audio/flac", "audio/x-flac"], "FLAC audio"),
    TypeDeclaration("org.xiph.ogg-audio", ["public.audio"], ["ogg", "oga"], ["audio/ogg"], "Ogg audio"),
    TypeDeclaration("org.xiph.opus", ["public.audio"], ["opus"], ["audio/opus"], "Opus audio"),
    TypeDeclaration("org.webmproject.webm", ["public.movie"], ["webm"], ["video/webm"], "WebM movie"),
    TypeDeclaration("org.matroska.mkv", ["public.movie"], ["mkv"], ["video/x-matroska"], "Matroska movie"),
    TypeDeclaration("public.avif", ["public.image"], ["avif"], ["image/avif"], "AVIF image"),
    TypeDeclaration(
      "com.adobe.photoshop-image", ["public.image"], ["psd"], ["image/vnd.adobe.photoshop"], "Photoshop image"
    ),
    TypeDeclaration(
      "com.adobe.raw-image", ["public.camera-raw-image"], ["dng"], ["image/x-adobe-dng"], "DNG image"),
    TypeDeclaration(
      "public.truetype-ttf-font", ["public.data", "public.font"], ["ttf"], ["font/ttf"], "TrueType font"),
    TypeDeclaration(
      "public.opentype-font", ["public.data", "public.font"], ["otf"], ["font/otf"], "OpenType font"),
    TypeDeclaration(
      "com.microsoft.word.doc", ["public.data", "public.composite-content"], ["doc"], ["application/msword"],
      "Word document"),
    TypeDeclaration(
      "com.microsoft.excel.xls", ["public.data", "public.spreadsheet"], ["xls"], ["application/vnd.ms-excel"],
      "Excel spreadsheet"),
    TypeDeclaration(
      "com.microsoft.powerpoint.ppt", ["public.data", "public.presentation"], ["ppt"],
      ["application/vnd.ms-powerpoint"], "PowerPoint presentation"),
    TypeDeclaration(
      "org.openxmlformats.wordprocessingml.document", ["public.data", "public.composite-content"], ["docx"],
      ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"], "Word document"),
    TypeDeclaration(
      "org.openxmlformats.spreadsheetml.sheet", ["public.data", "public.spreadsheet"], ["xlsx"],
      ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"], "Excel spreadsheet"),
    TypeDeclaration(
      "org.openxmlformats.presentationml.presentation", ["public.data", "public.presentation"], ["pptx"],
      ["application/vnd.openxmlformats-officedocument.presentationml.presentation"], "PowerPoint presentation"
    ),
    TypeDeclaration(
      "org.oasis-open.opendocument.text", ["public.data", "public.composite-content"], ["odt"],
      ["application/vnd.oasis.opendocument.text"], "OpenDocument text"),
    TypeDeclaration(
      "org.oasis-open.opendocument.spreadsheet", ["public.data", "public.spreadsheet"], ["ods"],
      ["application/vnd.oasis.opendocument.spreadsheet"], "OpenDocument spreadsheet"),
    TypeDeclaration(
      "org.oasis-open.opendocument.presentation", ["public.data", "public.presentation"], ["odp"],
      ["application/vnd.oasis.opendocument.presentation"], "OpenDocument presentation"),
    TypeDeclaration("com.topografix.gpx", ["public.xml"], ["gpx"], ["application/gpx+xml"], "GPX track"),
    TypeDeclaration("public.geojson", ["public.json"], ["geojson"], ["application/geo+json"], "GeoJSON"),
  ]
}
