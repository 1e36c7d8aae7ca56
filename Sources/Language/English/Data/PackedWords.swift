// Packed from WordNet 3.0 by script/pack-words; do not edit. WordNet's licence is in NOTICE.
// swift-format-ignore-file

/// 74892 English words with their classes, and the forms that no rule explains.
enum PackedWords {
  /// The classes and traits of each mark, from "!" on in the order of the marks.
  static let flags: [UInt16] = [1, 36, 18, 257, 56, 3, 129, 5, 19, 37, 261, 100, 44, 65, 7, 385, 22, 23, 39, 293, 13, 38, 60, 45, 9, 47, 61, 101, 57, 69, 133, 31, 11, 15, 259, 63, 275, 46, 27, 131, 165, 263, 67, 193, 26, 30, 62, 389, 71, 185, 109, 83, 279, 449, 321, 317, 189, 87, 73, 313, 58, 120]

  /// The mark of each entry of ``flags``.
  static let marks: StaticString = #"!$%&()*+,/0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`{|}~"#

  /// The words in order, sixteen to a line. Each is the length that it shares with the one before ("A" is none),
  /// the rest of its letters, and its mark.
  static let words: StaticString = #"""
Aa!B-horizon*Cok$Eay$Dne$B.d.(Ce.&Ck.a.(Cm.2Ba!Cchen*Ch%Clborg*Dii!Dst*Dto&
Aaardvark!Ewolf!Dhus*Don&Bb!Ca!Dca!Einate%Ek(Etinal$Eus!Ddan*Dft(Dlone!Dmp!Fere!
Aabandon,Hed$Hment!Drticulation!Dse%Fment!Eh%Fed1Fment!Eia!Fc$Dtable$Ee%Fment!Eic$Fs!
Aabator!Etis!Foir!Dxial$Hly(Dya!Cbacy!Etial$De!Ess!Ey!Dot!Dreviate%Kd1Jion!Jor!
Aabcoulomb!Cdias&Ecable$Gte%Hion!Hor!Domen!Final/Hocentesis!Iplasty!Ius$Kness!Ivesical$Duce%Gns!Ht+
Aabduct%Ging$Hon!Gor!Ceam(Dcedarian+Jus!Dd(Dl&Eard&Ee!Eia!Emosk!Dnaki&Drdare*Feen*
Aaberdonian$Erance!Iy!Ht/Gte%Hion!Dt%Ealipoproteinemia!Ement!Etal!Fer!For!Dyance!Gt$Cfarad!Chenry!
Aabhor%Frence!It$Hr!Cidance!Ee%Eing$Ejan*Dence!Ft$Dlene*Eity!Dogenesis!Itic$Hist!Etrophy!
Aabject$Gion!Gly(Duration!Fe%Gr!Ckhas&Gian&FzUGia*In0Clactate%Iion!Ete%Gd1Fion!
Aablative+Eut!Eze$De$E-bodied$Lism!Jsm!Eism!Epharia!Dism!Doom$Dution!Iary$Dy(Cnaki0Degate%
Aabnegation!Hor!Dormal$Icy!Iity!Ily(Co&Dard(Dcclusion!Dde!Dhm!Dlish%Hable$Hment!Ftion!Jary$
Aabolitionism!Lt!Dmasal$Gum!Einable$Jy(Hte%Iion!Ior!Drad(Fl$Eiginal+Ie!Et)Ficide!Gfacient+
Aabortion!Iist!Gve$Ily(Fus!Dulia!Gc$End%Ging$Et<F-face,Dve@F-mentioned$Gnamed$Fboard2Fground$
Aabracadabra!Fhia!Edant!Fe%Gr!Eham&Enchial$Jte$Ious$Ese%Fion!Gve+Iness!Deact%Hion!Fst2
Aabridge%Hd$Hment!Hr!Gment!Doach$Fd<Ecome!Egate%Hion!Hor!Dupt$Gion!Gly(I-pinnate$Gness!
Aabruzzi*Cscess!Hed$Eise%Gsa!Hion!Eond%Her!Hment!Deil)Ger!Ence!Ft;Gee!Iism!Gly(
Aabsentminded$Mly(Mness!Dinth!He!Dolute/Ily(Iness!Hion!Ism!Jt+Kic$Fve%Hd$Hr!Gitory$
Aabsorb%Gable$Hnce!Hte!Ged$Hfacient$Hncy!It+Hr!Ging$Fptance!Hion!Ive$Jity!Dquatulate%Dtain%
Aabstainer!Eemious$Kly(Kness!Fntion!Jus$Einence!It+Eract7Ied$Kly(Kness!Jr!Iion!Lism!Nt+
Aabstractive$Ily(Iness!Ior!Fuse$Ily(Iness!Hity!Durd/Gity!Gly(Gness!Cuja*Dlia!Fc$Dndance!
Aabundant$Ily(Dse,Fd$Fr!Eive$Hly(Dt%Ement!Eter!Dzz$Cvolt!Cwatt!Cy%Ddos*De%
Aabysm!Fal$Hly(Es!Fal$Finia*Bcacia!Ddeme!Gia!Hc/Ially(Iian!Lship!Jsm!Hsm!Gy!
Aacadia*Gn&Dntha!Gion!Gocephalan!Iyte!Kosis!Hid$Hlysis!Hma!Hpterygian!Hsis!Htic$Hus$Gus!Dpnia!
Aacapnial$Gc$Fotic$Eulco*Dracide!Edia!Eiasis!Fcide!Fd!Giasis!Fne!Fosis!Eophobia!Epellous$Hous$Fous$
Aacarus!Eyote!Dtalectic+Fphasia!Ehexia!Is!Dudal$Gte$Elescent$Ccede%Elerando:Ite%Kd$Jion!Kve$Jor!
Aacceleratory$Hometer!Ent)Ged$Ging!Gor!Gual$Ite%Jion!Ept%Gability!Ile$Kness!Jy(Hnce!It$
Aacceptation!Ged$Ging$Hve$Gor!Ess)Gary+Gibility!Ile$Hon)Jal$Gorial$Iy+Dho*Diaccatura!Edence!
Aaccident!I-prone$Ial/Kly(Epitrine$Dlaim,Fmation!Eimate%Iion!Jsation!Ke%Jzation!Ke%Fvitous$Iy!Dolade!
Aaccommodate%King$Nly(Lon!Nal$Lve$Kor!Fpanied$Jment!Jst!Iy%Jing$Kst!Glice!Ish%Kable$
Aaccomplished$Kment!Erd,Gance!It$Ging$Jly(Hon!Jist!Est%Euchement!Iur!Jse!Fnt)Hability!Jle$
Aaccountancy!Jt!Kship!Hing3Fter%Ied$Iment!Gre%Id$Iment!Dra*Eedit%Iation!Ied$Fte%Gion!
Aaccretionary$Hve$Eoides!Eual!Fe%Gd$Gment!Dulturate%Kion!Nal$Lve$Embent$Fulate%Kd$Jion!Kve$
Aaccumulator!Eracy!Gte$Ily(Fse%Hd$Gt$Esal!Gtion!Ive/Horial$Jy$Fe%Gd!Gr!Fing$
Aaccusingly(Gve$Ftom%Ied1Ce4Dbutolol!Ddia!Dllular$Dntric$Dphalia!Ism!Hous$Hy!Drate$Eb$Fate%
Aacerbic$Gty!Eola!Fse$Evate$Fulus!Dtabular$Ium!Fl!Gdehyde!Hol!Fmide!Hnophen!Fnilid!Ke!Fte!
Aacetic$Ffy%Fn!Eone!Hmia!Gic$Guria!Fphenetidin!Fse$Fus$Ephenetidin!Eum!Eyl!Gate%Iion!Gcholine!
Aacetylene!Iic$Gic$Hse%Hze%Chaea*Gn0Eian&De,Ene!Fial$Eronian$Htic$Eson&Dievability!Ile$
Aachieve%Hment!Hr!Ellea!Hs&Emenes!Eng/Era!Dlamydeous$Eorhydria!Lc$Dolia!Emawi&Endrite!Jic$Hoplasia!
Aachondroplastic$Ny!Dromasia!Htic$Kity!Jn!Kic$Jse%Km!Jze%Ious$Gia!Hc$Gous$Dy$Elia!
Aacicula!Hr$Hte$Dd+E-fast$Gorming$Floving$Ftasting$Fwash%Eemia!Eic$Ffication!Gy%Fmetric$Jy!Fty!
Aacidophil!Je!Jic$Jous$Jus!Fsis!Ftic$Eulate%Gent$Gous$Jness!Fric$Dnar$Eic$Eose$Fus$
Aacinus!Ck-ack!Dee!Dnowledge%Lable$Ld$Lment!Kment!Cme!Cne!Ed$Eiform$Cold$Eyte!Dnite!Drea!
Aacores*En!F-shaped$Dusma!Ftic+Ial$Kly(Iian!Iophobia!Is!Cquaint%Iance!Mship!Ied$Eiesce%Jnce!
Aacquiescent$Frable$Ge%Hd$Hment!Hr!Ging!Fsition!Jve$Lness!Ft%Gtal!Ince!Hed$Cragas*De!
Aacre-foot!Eage!Es!Did$Fid!Gty!Fness!Emonious$Hy!Etical$Doanaesthesia!Gesthesia!Ebat!Hic$Js!Ecarp!
Aacrocarpous$Fentric$Gphaly!Fyanosis!Edont!Egen!Hic$Hous$Elein!Emegalia!Kc$Jy!Ficria!Gkria!Gon!Fphalus!
Aacromyotonia!Enym!Hic$Hous$Epetal$Fhobia!Jc$Hny!Folis!Escopic$Fome!Fs(G-the-board$Ftic!Dylamide!Gte!
Aacrylic!Fonitrile!Ct)Dable$Din!Fal$Fg+Fia!Hn!Hrian!Gc$Gde!Gsm!Gum!Foid+Glite!
Aactinometer!Jric$Mal$Ky!Horphic$Lous$Hyces!Ktal$Le!Lous$Jin!Josis!Ktic$Ixidian!Gn!Gpod!
Aactinotherapy!Gzoan!Eon)Gable$Eum*Evate%Id$Hing+Ion!Hor!Fe/Gly(Gness!Gwear!Fism!Ht+
Aactivistic$Gty!Domyosin!Er!Dress!Dual$Gisation!Ie%Hty!Hzation!Ie%Gly(Frial$Gy!Fte%Hd$
Aactuating$Hon!Gor!Cuate$Dity!Dlea!Gte$Id$Fus!Dmen!Einate6Dpressure!Euncture!Dte/Fly(Fness!
Aacyclic$Fovir!Dl!Eation!Eglycerol!Bd>C-lib8Cactylia!Ism!Hous$Hy!Dd&Dge!Eio:Dlia*Dm&
Aadam-and-eve!Eance!Gt/Hine$Hly(Es&Dna*Dpa&Et%Fability!Hle$Gtion!Kal$Ive$Fed$Gr!
Aadaption!Gve$For!Dxial$Hly(Cd,D-in!Eon!Dable$Ex!Dend!Gum!Er!Dible$Ect)Ged1
Aaddiction!Hve$Etion!Ial$Kly(Gve+Dle%F-head!Fbrained$Fd$Fhead!Fpated$Dress,Hable$Hed$Ie!
Aadduce%Gnt$Gr!Fing!Ft)Ging$Hon!Hve$Gor!Ce!Dlaide*Egid!Dn*Eauer&Eine!Ftis!
Aadenocarcinoma!Otous$Fhypophysis!Fid+Hal$Hectomy!Fma!Gegaly!Gyosarcoma!Jis!Fpathy!Fsine!Hs!Fvirus!Dpt/Fness!
Aadequacy!Gte$Ily(Iness!Drmin!Dsite!Chere%Gnce!Ht+Esion!Gve+Iness!Docracy!Ciabatic$Dence!Ft$
Aadieu!Dos!Dpose$Hness!Gis!Hty!Dt!Ei&Eya&Cjacency!Ht$Dectival$Kly(Ie+Jly(Doin%
Aadjourn%Hment!Dudge%Ficate%Jion!Kve$Jor!Ly$Enct+Hion!Ive$Eration!Hory$Fe%Est%Gable$
Aadjusted$Hr!Give$Gment!Gor!Etant!Evant+Cman!Ess!Deasure%Dinister%Irable$Kte%Lion!Mve$Oly(
Aadministrator!Jivia!Erability!Hle$Jness!Iy(Gl!Hty!Gtion!Fe%Gd$Gr!Fingly(Essibility!Ile$Hon!
Aadmissive$Et%Ftable$Hnce!Gedly(Gible$Ex%Fture!Donish%Ier!Iing$Iment!Gtion!Hory$Cnate$Dexa!
Aadnexal$Doun!Co!Dbe!Eo!Dlesce%Ince!Jt+Dnic+Fs!Dpt%Fable$Fed$Ge!Gr!Fion!
Aadoptive$Drability!Gle$Iness!Hy(Ftion!Ee%Fd$Fr!Eing$Hly(En%Fed$Fment!Dxography!Cpressed$
Aadrenal/Hectomy!Hine!Grche!Fergic+Focortical$Motrophic$Tn!Ric$Sn!Gsterone!Dian&Gople*Iolis*Eft2Doit$
Aadroitly(Gness!Cscititious$Eript$Ied$Dorb%Gable$Hte+Gent+Fption!Ive$Culate%Gion!Gor!Iy$Et+
Aadulterant+Ite6Kd$Jing$Kon!Jor!Her!Iss!Hine$Hous$Kly(Hy!Fhood!Dmbrate%Iion!Jve$
Aadust$Cvance7Hd$Hment!Hr!Ging$Ftage)Jous$Mly(Mness!Dect%Gion!Hve$Ent!Gist&Htia!
Aadventitial$Jous$Hve$Gure)Jr!Jsome$Ks!Iism!Ktic$Ious$Lness!Erb!Gial/Jly(Fsary!Htive$
Aadverse$Hly(Gity!Ft)Gence!Jy!It$Jly(Gise%Jd$Jment!Jr!Iing3Hze%Jment!Jr!
Aadvertizing!Gorial!Dice!Esability!Hle$Fe%Gd$Hly(Ge!Gment!Gr!For!Hy+Docacy!Gte,Hor!
Aadvowson!Cynamia!Hc$Cz!De!Dhar*Gia*Becial$Eospore!Eum!Cgates*Dean+Dina*Er!Es!Fthus&
Aaeneas&Dgus&Colia*Gn0Fs*Eotropic$Eus&Dn!Eian$Cpyornis!Crate%Gd1Fion!For!Dial/Gist!
Aaerially(Edes!Ee!Eferous$Form$Fy%Dobatics!Fe!Fic$Hs!Gosis!Htic$Edontalgia!Frome!Fynamic$Ls!
Aaeroembolism!Efoil!Egenerator!Fram!Ime!Elite!Hic$Fogical$Hy!Emechanic$Ms!Gdical$Jine!Enaut!Iic$Kal$
Aaeronautics!Ephagia!Gilatelic$My!Ie!Iic$Ious$Gyte!Flane!Esol!Hise%Kd$Ize%Kd$Fpace!Dy+
Aaeschylean$Hus&Gnanthus!Eulapian$Jus&Dir&Dop&Dthesia!Is!Gte!Hic/Jal$Lly(Jian!Js!Eival$
Aaestivate%Iion!Cther!Diologic$Kal$Jst!Iy!Bfar(Ceard$Fed$Dbrile$Cfability!Fle$Hness!Gy(Eir!
Aaffaire!Gs!Dect,Gation!Ged$Ily(Iness!Ging$Jly(Hon!Jal$Kte$Mly(Mness!Hve$Enpinscher!
Aafferent/Diance%Gt!Edavit!Eliate)Jd1Iion!Enal$Fe+Gd$Fity!Erm%Gable$Htion!Jve+Lly(
Aaffirmativeness!Iory$Ger!Ex,Fal$Gtion!Fed$Fial$Dlatus!Eict%Hed1Hion!Ive$Euence!Ht+Dord%
Aaffordable$Fest%Iation!Dranchise%Fy!Eicate!Iion!Jve!Fght)Eont)Dusion!Cghan+Gi+Hstan*Li0Cibrinogenemia!
Aaficionado!Deld(Dre$Clame$Ere$Etoxin!Dicker$Doat$Dutter$Coot<Drementioned$Fsaid$Fthought$Dul$Craid$Desh(
Aafrican9H-american0Ekaans+Gnder&Her0Do-american0Gsian$Epavo!Ct<Der<F-hours$Gschool$Hhave!Fbirth!Gurner!Fcare!
Aafterdamp!Geck!Feffect!Fglow!Fimage!Flife!Fmath!Gost$Fnoon!Fpains!Giece!Fs!Gensation!Ghaft!Ked$Hock!
Aaftertaste!Ghought!Fward(Js(Gorld!Bgain(Dl!Eactia!Hosis!Dma!Eemnon&Fte!Eic$Fd!Emaglobulinemia!Eogenesis!
Aagamogenetic$Fus$Dpanthus!Ee/Dr!E-agar!Eic!Dssiz&Dte!Fware!Dve!Dze$Cdistis&Ce)D-old$Erelated$
AagedAEness!De&Ding+Esm!Dless$Hness!Eong$Dncy!Eda!Fum!Eesia!Hs!Eise%Fze%Et!
Aagent-in-place!Fial$Drasia!Ftum!Cgeus&Dlomerate7Ld$Kion!Lve$Kor!Eutinate6Kion!Lve$Iin!Iogen!Drade%
Aaggrandise%Kment!Ize%Kment!Fvate%Jd$Iing$Lly(Jon!Ior!Eegate8Jd$Iion!Jve$Ior!Fss%
Aaggression!Ive$Kly(Kness!Hor!Eieve%Eo!Fup%Chast$Cile$Fly(Eity!Dng+Do!Etage!Dsm!
Aagitate%Hd$Ging$Hon!Hve$Gor!Eprop!Claia&Deam$Et!Ditter$Dow$Cnail!Ete+Fhan!Fic$
Aagnation!Di&Ese%Eze%Domen!Esia!Ftic+Ial$Iism!Co<Dg$Dn!Eadal$Fl$Ee$Eise%
Aagonised$Ging$Gt!Hic$Jal$Fze%Hd$Ging$Jly(Ey!Dra!Fphobia!Kc$Duti!Cra*Enulocytic$
Aagranulocytosis!Isis!Epha!Gia!Hc$Erian$Dee%Fability!Hle$Jness!Iy(Fd$Fment!Estic$Dibusiness!Ecola&
Aagricultural$Mist!Ke!Kist!Egento*Emonia!Hy!Eppa&Gina&Dobiologic$Mal$Ky!Elogic$Jal$Hy!Emania!
Aagronomic$Jal$Ist!Hy!Eund2Dypnia!Gotic$Cua!Ecate!De!Eweed!Dish$Bhab&Cead<Dm!Cimsa!
Aahistorical$Corse2Gback2Criman&Cura&Cvenanmaa*Bi!Cd,De!E-de-camp!Fmemoire!Ed$Es&Doneus&Cgina*Dlet!
Aaigret!Gte!Duilette!Cken&Dido!Cl)Danthus!Deron!Ey&Ding1Dment!Durophobia!Cm,Dless$Hly(Hness!
Aain$Coli!Cr)D-breathing$Econdition%Ned$Gol%Ied$Edried$Gop%Gy$Efilled$Freight%Eintake!Eship%Flake%
Aair-sleeve!Etight$Fo-air$Hground$Hsurface$Dborne$Erake!Fush)Eurst!Fs!Dcraft!Iman!Isman!Few!Hman!Ddock!
Aairdrome!Gp!Ded$Dfare!Eield!Elow!Eoil!Frce!Erame!Feight%Dgun!Dhead!Hed$Dily(Eness!Fg!
Aairless$Eift)Fke$Fne!Hr!Eock!Dmail)Her!Fn!Gship!Dplane!Eort!Fst!Ds!Ecrew!Ehip!
Aairsick$Hness!Epace!Feed!Etream!Gip!Dt%Eight$Dwave!Fy!Eoman!Frthiness!Iy$Dy$Csle!Ctchbone!
Aaix-la-chapelle*Bjar$Dx&Bk*Caba*Dryocyte!Gte!Cee!Dn*Chenaten&Hon&Cimbo2Dn$Eesia!Hs!Cka*
Aakko*Cmola*Cron*Cvavit!Cwa'ala&Bl*C-hakim&Eudaydah*Diraq*Dmagrib*Eukalla*Ca!Dbama5Hn&Gian&Fster+
Aalabastrine$Dcritous$Hy!Dddin&Dlia!Dnine!Dr+Eic&Em)Fed$Fing$Ily(Gsm!Ht!Eum!Ey$
Aalas(Eka*Gn0Etrim!Dte$Fd$Cb!Dacore!Enia*Hn0Fy*Etross!Dedo!Ee&Ers&Ft&
Aalberta*Gi&Escent$Digensian$Enal$Fic$Gsm!Htic$Fo!Gtic$Eon*Ete!Fic$Ezia!Fzia!Dorg*
Aalbuca!Eginea!Em!Fen!Fin!Hoid!Ius$Huria!Kc$Equerque*Eterol!Ccaeus&Ehest!Elde!Fescent$Epton!
Aalcaptonuria!Ezar!Dhemic$Ial$Hse%It!Jic$Lal$Hze%Gy!Dibiades&Edes&Dohol!H-dependent$Isoluble$Hic+
Aalcoholise%Jm!Ize%Ett&Eve!Dyone&Cdehyde!I-alcohol!Hic$Er!Ffly!Fman!Iic$Ily$Dohexose!El!
Aaldose!Fterone!Kism!Ce!Datory$Dcost!Eto&De(Dhoof!Fuse!Dmbic!Dndronate!Dp*Eh!F-nought!Hull!
Aaleph-zero!Epo*Drt8Fing!Fly(Fness!Durone!Hic$Et&Fian0Is*Dwife!Dxander&Hria*Kn0Jte!
Aalexia!Fc+Cfalfa!Dilaria!Feria!Dred&Fsco2Cga!Ee!El$Erobilla!Froba!Iilla!Debra!Hic$Jal$
Aalgebraically(Ist!Er&Fia*Hn9Ge*Did$Fity!Eers*En!Doid$Elagnia!Jc$Fogy!Emeter!Hric$
Aalgometrical$Iy!Enkian0Hn&Fquian0In0Ephilia!Gobia!Jc$Erism!Gthm!Jic$Dren&Chacen&Ezen&Ci&
Aalias>Dbi)Ddad!Ge!Den8Fable$Gge!Gte%Id$Hing$Ion!Hor!Fee!Fism!Ht!For!
Aaliform$Dght6En%Fed$Fing$Fment!Dke2Fness!Dment)Hal$Iry$Ition!Kve$Eony!Dne%Fment!
Aaliphatic$Dquant!Fot+Dterate!Dve$Fness!Dyah!Dzarin!Ie!Ckahest!Iic$Elemia!Gscent$Fi!Gc$Gfy%
Aalkalimetry!Gne$I-loving$Hise%Ity!Ize%Huria!Gse%Ir!Gze%Ir!Foid!Ial$Gsis!Gtic$Furia!
Aalkane!Gt!Epton!Iuria!Dene!Dy!Ed!El!Fbenzene!Msulfonate!Fic$Ene!Cl2D-around$Edevouring$Eembracing$
Aall-encompassing$Efired2Eimportant$Fnclusive$Eknowing$Emains$Fetal$Enight$Eor-none$Jthing$Fut$Epowerful$Furpose$Eround$Jer!Etime$
Aall-victorious$Eweather$Dah&Emanda!Entoic$Id$Is!Ergando$Ey%Fer!Degation!Fe%Gd$Hly(Gment!Fiance!
Aallegiant$Foric$Jal$Lly(Ise%Kr!Ize%Kr!Hy!Fretto:Go:Ele!Fic$Fomorph!Lic$Emande!
Aallen&Ftown*Ergen!Iic$Gic$Hst!Gology!Gy!Eviant!Hte%Jd$Iion!Jve$Ior!Ky$Ey!
Aalleyway!Dgood!Diaceous$Fnce!Ece!Eed1Fs!Egator)Jed1Jfish!Es!Eterate%Jion!Kve$Mly(Jor!
Aallmouth!Doantibody!Ecable$Gtable$He%Hion!Hor!Fhronic$Gthonous$Fution!Egamous$Hy!Feneic$Fraft!Hph!Jic$
Aallomerism!Hous$Gtric$Iy!Forph!Jic$Epathic$Iy!Hric$Iy!Fhone!Iic$Furinol!Esaur!Ius!Et%
Aallotment!Frope!Iic$Kal$Jsm!Iy!Fted$Ever$Ew%Fable$Iy(Gnce)Ey)Fed$Dspice!Dude%
Aallure)Gment!Fing$Esion!Gve$Iness!Evial$Htion!Gon!Gum!Dy)El!Fic$Cma-ata*Enac!Fdine!
Aalmandite!Ety*Dighty0Dond!G-eyed$Hscented$Ihaped$Fer!Eravid&Est(Ds!E-giving!Egiver!Hing!Cocasia!De!
Aaloes3Dft(Dha!Dne<Fness!Eg(Fside(Eso&Dof2Fness!Dpecia!Hc$Dud(Cp!Daca!Dena*
Aalpenstock!Estrine$Dha+F-adrenoceptor!Gblocker!Ginterferon!Glipoprotein!Gnaphthol!Gtocopheral!Fbet!Iic$Kal$Mly(Jsation!Ke%Ld$
Aalphabetiser!Jzation!Ke%Ld$Lr!Fmeric$Kal$Fnumeric$Mal$Ms!Fvirus!Dine$Fist!Drazolam!Cready(Dight2
Aalsace*Etia*Hn+Do(E-ran!Dtroemeria!Ctaic0Er!Fpiece!Ezimuth!Der%Fability!Hle$Gtion!Ive$Fcate%
Aaltercation!Fed$Fing!Fnate8Jly(Iing$Jon!Jve+Lly(Ior!Dhaea!Eea!Dimeter!Essimo$Etude!Hinal$
Aaltitudinous$Do+Ecumulus!EgetherBEist!Eona*Estratus!Dricial$Euism!Ht!Iic$Kally(Cula!Fr$Dm!Ebloom!
Aalumina!Hte!Giferous$Hse%Hum!Hze%Gous$Gum!Ena!Fus!Eroot!Dndum!Cveolar/Hte$Gitis!Gus!
Aalvine$Cways(Cyssum!Bmadavat!Dethon&Dh!Din(Dlgam!Hate6Kd$Jion!Kve$Jor!Dnuensis!Dranth!Iine$
Aamarelle!Ftto!Eillo*Eyllis!Dss%Etia!Dterasu&Fur+Hish$Kly(Kness!Jm!Ei&Fve$Hness!Eory$
Aamatungulu!Durosis!Gtic$Dze%Fd1Fment!Eing1Hly(Eon!Cbage!Gs!Fious$Essador!Kial$Kship!Iress!
Aamber/F-green$Fbell!Ffish!Fgris!Fjack!Diance!Edexterity!Irous$Mness!Eence!Gt$Eguity!Gous$Jly(Et!
Aambition)Iless$Hus$Jly(Jness!Evalence!Ky!Jt$Fersion!Jve$Dle,Fr!Eygonite!Fopia!Ic$Do!
Aamboyna!Drose&Gia!Il$In$Dulacral$Ium!Gnce!Ht$Gte%Hion!Hory+Escade)Fh)Ger!Dystomid!
Aameba!Fn$Eiasis!Fc$Fosis!Eoid$Fus$Der!Dlia!Forate%Jing$Kon!Kve$Jory$Eoblast!Fgenesis!
Aamen&E-ra&Eability!Gle$Iness!Ed%Fable$Gtory$Fed$Fment!Fs!Eia!Fties!Gy!Eorrhea!Kl$
Aamenorrheic$Ioea!Ll$Kic$Et!Faceous$Fia!Gferous$Drce%Gment!Fiable$Eica*Hn9Iise%Jze%Gium!
Aamerind+Hian&Ic$Dtabolic$Ious$Ehopterin!Fyst+Iine$Eria!Fopia!Ic$Chara&Fic+Ciability!Fle$Hness!
Aamiably(Dcability!Gle$Iness!Hy(Dde!Eopyrine!Eship2Is(Dgo!Dne!Eic$Eo+Faciduria!Glkane!Fbenzine!
Aaminomethane!Fpherase!Hylline!Glast!Gyrine!Ftransferase!Dodarone!Dr!Dsh&Es2Dtosis!Ftic$Eriptyline!Ey!Cman*Deter!
Aammine!Fo$Do!Ebium!Enia!Hc+Ial$Hte%Jd$Gfication!Hy%Gte!Hic$Gum!Hria!Foid!
Aammunition!Cnesia!Hc+Gc+Ftic$Gy)Dic$Eo!Fcentesis!Fn!Gic$Fs!Fte!Gic$Cobarbital!Deba!
Aamoeban$Fiasis!Gc$Gosis!Foid$Gus$Dk2Dn&E-ra&Dr&Ea!Flism!It!Hty!Gly(Eist!
Aamoristic$Eous$Hly(Hness!Epha!Gophallus!Hus$Et$Fisation!He%Gzation!He%Ds&Dunt)Er!Dxicillin!
Aamp!Derage!Fe!G-hour!Hminute!Hsecond!Hturn!Fsand!Dhetamine!Eibia!In+Hotic$Ius$Gole!Iite!Iogy!
Aamphiboly!Grach!Fctyony!Fdiploid!My!Fgory!Fmixis!Foxus!Fpod!Grostylar$Me$Itic$Fsbaena!Gtylar$Ftheater!Kre!
Aamphitheatric$Nal$Gropous$Fuma!Eora!Gic$Fteric$Kin!Dicillin!Dle$Fness!Eification!Her!Gy%Ftude!Ey(
Aampoule!Dul!Fe!Fla!Hr$Iy$Etate%Hion!Hor!Fee!Crinone!Csterdam*Cuck2Dlet!Dn&Edsen&
Aamuse%Fd$Fment!Eing$Hly(Fve$Cygdala!Hiform$In!Je$Hoid+Kal$Itomy!Dl!Eaceous$Fse!
Aamyloid+Hal$Hosis!Flysis!Htic$Eum!Dotonia!Frophia!Jy!Dxia!Bna!Dbaptist&Ftic$Eiosis!Gtic$Eolic$
Aanabolism!Dchronic$Jsm!Ktic$Nally(Ious$Elinal$Gsis!Gtic$Eoluthia!Kc$Jon!Fnda!Ddiplosis!Eromous$Demia!
Aanaemic$Erobe!Hic$Iotic$Esthesia!Itic+Kse%Lt!Kze%Dglyph!Iic$Kal$Iy!Htic$Kal$Enost!
Aanagoge!Gic$Ial$Eram)Hmatic$Mal$Lse%Lze%Hs!Dheim*Dl$Ebuminemia!Eecta!Hs!Fptic/Egesia!
Aanalgesic+Gtic$Eog+Gical$Hse%It!Hze%Gous$Jly(Gue+Gy!Ephabet!Kic+Lsm!Eysand!Ge%
Aanalyser!Gis!Gt!Ftic$Ial$Kly(Iity!Fzable$Ge%Hd$Hr!Dmnesis!Htic$Eorphic$Jsm!Iosis!
Aananas!Eias&Dpaest!Iic$Eest!Hic$Ehase!Hic$For!Ha!Hic$Frodisia!Mc$Fylactic$Ixis!Elasia!
Aanaplasmosis!Htic$Iy!Esid!Eurna&Drchic$Ial$Kly(Hsm!It!Jic$Gy!Ethria!Dsarca!Hous$Fzi&
Aanaspid!Etalsis!Figmat!Kic$Fomose%Jis!Itic$Frophe!Fylosis!Dthema!Itisation!Le%Kzation!Le%Hise%Ize%
Aanatolia*Fmic$Ial/Kly(Hse%It!Hze%Gy!Ftitan!Fxin!Eropous$Dxagoras&Eimander&Genes&Ccestor!Gral$
Aancestress!Hy!Dhor,Gage!Gite!Iic$Gman!Gperson!Fvy!Eusa!Eylosis!Dient/Hly(Hness!Hs!Ellary$
Aancylose%Cdalucia*Gsia*Jn$Ente:Gino$Dean$Elmin!Ersen&Gon&Esite!Diron!Dorra*Hn0Dradite!Eena!
Aandrenid!Fw&Gs&Eoecium!Fgen!Iesis!Jtic$Iic$Ious$Iy!Glossia!Gyne!Ious$Iy!Fid!Fmeda!
Aandrophobia!Fsterone!Eyala!Dvari&Ce$Dcdotal$He!Hic$Jal$Ist!Ehoic$Dle%Dmia!Fc$Eographic$Ky!
Aanemometer!Iric$Lal$Jy!Fne!Fphilous$Dncephalia!Lc$Kous$Ky!Drgy!Eoid+Dsthesia!Jologist!Ny!Htic+
Aanesthetise%Kt!Jze%Gyl!Fric$Gous$Gum!Hs!Duploid$Jy!Erin!Gsm!Ial$Jtic$Fysm!Ial$
Aaneurysmatic$Dw(Cfractuous$Cgel!Ffish!Fic$Ha!Il$Jly(Gm!Gque!Fology!Fus!Er)Fed$Evin&
Aangevine&Diitis!Ena!Gl$Fose$Gus$Eocardiogram!Ip!Jic$Jous$Fedema!Fgenesis!Gram!Iphy!Fhemophilia!Flogist!
Aangiology!Fma!Htous$Fpathy!Glasty!Gteris!Fsarcoma!Gcope!Gperm!Kous$Ftelectasia!Hnsin!Gonin!Dle)F-park%Fd$
Aangledozer!Fr!Gfish!Fsea*Hy*Fwing!Gorm!Eia*Fcan9Gise%Hze%Fng!Eo-american&Gcatholic$Gindian0Gjewish$
Aanglo-saxon0Fphil!Je!Jic$Hobe!Jic$Dola*Gn0Fese&Era*Estura!Drecum!Eily(Fness!Ey$Dst!
Aangstrom!Duilla*In0Fne$Fsh)Hed1Elar$Hity!Gte6Hion!Es&Dwantibo!Chedonia!Didrosis!Enga!Dydride!
Aanhydrosis!Hus$Ci!Dcteric$Dl!Ee$Eine!Dma!Fdversion!Jt%Fl+G-worship!Gcule!Jum!Gisation!Ie%
Aanimalism!Itic$Hty!Hzation!Ie%Fte6Hd1Ily(Hness!Ging$Hon!Hsm!Itic$Gor!Gronics!Ee!
Aanimise%Gm!Gt+Hic$Fze%Eosity!Eus!Don!Fic+Dse!F-scented$Fed!Fikonia!Kc$Ftte!Eogamete!
Aanisogametic$Iic$Ious$Iy!Fmetric$Jopia!Mc$Ftropic$Lally(Jy!Cjou!Ckara*Dle!F-deep$Fbone!Ft!
Aanklets!Dus!Dyloglossia!Gsaur!Kus!He%His!Gtic$Clage!Cna!Eba*Elist!Iic$Fs!Em*Fese&
Aannapolis*Furna&De&Eal%Ging!Elid+Han$Ex)Fa!Gl$Gtion!Kal$Fe!Dihilate%Kd$Jing$
Aannihilation!Kve$Jor!Eversary!Don!Etate%Hing!Ion!Hor!Eunce%Id$Iment!Ir!Ey%Fance!Fed$
Aannoyer!Fing/Ily(Dual/Gly(Gry!Eitant!Gy!El%Far$Gte$Id$Fet!Fment!Fus!Em!
Aannunciate%Jion!Jor!Ly$Coa!Ddal$Ee!Eic$Fse%Fze%Eyne+Destrous$Hum!Is!Dint%Ger!
Aanointing!Gment!Dle!Dmalist!Gops!Iteryx!Hus$Jly(Jness!Gy!Eia!Fc$Fe!Ey!Dn(E.$
Aanonym!Gity!Gous$Jly(Dperineal$Eheline+Eia!Drak!Echia!Hdism!Hsm!Eectal$Hic+Fxia!Hc+Hgenic$
Aanorgasmia!Ethic$Hte!Iic$Gography!Hpia!Dsmatic$Fia!Gc$Dther$Duilh&Dvulant!Htion!Dxemia!Hc$Eia!
Aanoxic$Cpu&Cselm&Erine$Dhar&Dwer,Gability!Ile$Kness!Ger!Ging$Ct!Dacid+Egonise%Jm!Jt!
Aantagonistic$Mally(Ize%Ekiya*Fya*Elya*Enanarivo*Epex!ErcticDDbird!De)Eater!Ebellum$Ecede%Ince!Ky!
Aantecedent+Kly(Fhamber!Fubital$Edate%Filuvial$Ln+Efix!Elope!Emeridian$Fortem$Enatal$Fna!Hl$Hry$Fuptial$
Aantepartum$Fenult!Kima!Nte+Erior/Iity!Ily(Fograde$Gom!Dhelminthic+Kic+Fm!Fr!Gal$Gidial$Jophore!
Aantheridium!Gozoid!Fsis!Eill!Eologise%Kt!Jze%Iy!Fny&Fphagous$Hilous$Hyllite!Fzoan!Eracite!Jic$Hosis!
Aanthrax!Fopic$Jal$Hocentric$Pity!Osm!Igenesis!Mtic$Lic$Ly!Iid+Kal$Ilatry!Jogical$Mst!Ly!
Aanthropometric$Oal$My!Jorphic$Ose%Pm!Oze%Nous$Iphagite!Mous$Mus!My!Isophy!Eurium!Di/E-american+
Aanti-inflammatory!Htellectual/Fsemite+Kic$Eacid!Fdrenergic$Fircraft+Fliasing!Fpartheid$Frrhythmic!Futhoritarian$Ebacterial+Gryon!Fiosis!Htic/Flack$
Aantibody!Ec8Fancer$Gtalyst!Fholinergic+Lsterase!Grist&Fipant+Ite%Kd$Jion!Kve$Jor!Ly$Flimactic$Nal$
Aanticlimax!Hnal$Gockwise2Foagulant!Ltion!Nve$Gnvulsant!Fyclone!Kic$Edepressant!Fiabetic!Hrrheal!Guretic!Fotal$He!Fromic$
Aantielectron!Fmetic!Fpileptic!Fstablishmentarianism!Rism!Efeminism!Lt!Grromagnetic$Qsm!Htility$Flatulent!Freeze!Fungal+Egen!Hic$Fone&
Aantigonus&Fram!Fua*Hn0Eheretical$Ho!Fistamine!Fypertensive!Eknock+Jing$Elepton!Fles*Fog!Harithm!Emacassar!Ggnetic$
Aantimalarial!Gtter!Feson!Gtabolite!Ficrobial+Lc+Fonial$Ic$Ious$Hopoly$Hy!Fuon!Fycin!Hotic!Eneoplastic+Gutrino!
Aantineutron!Fode!Gmasia!Hian+Kism!Hy!Eoch*Fxidant!Eparallel$Hticle!Gsto!Gthetic$Mal$Iy!Fersonnel$Ipirant!
Aantiphlogistic$Gon!Ial+Jry+Iy!Grasis!Fodal+He!Ian$Is!Gllution$Gpe!Froton!Jzoal!Guritic!Fsychotic!
Aantipyresis!Itic+Equarian+Ik!Iy!Hte%Jd$Ge8Gity!Eredeposition!Esatellite$Femitic$Ksm!Gpsis!Htic/Kize%
Aantiserum!Focial$Fpasmodic!Ftrophe!Kic$Fubmarine$Fyphilitic!Etank$Guon!Fhesis!Htic$Kal$Mly(Gyroid$Foxic$In!
Aantitrade!Js!Gust$Fumor$Iur$Gssive!Fype!Hic$Jal$Evenene!Hin!Firal+Dler!G-like$Ged$Eion!
Aantofagasta*Eninus&Gus&Fy&Gm!Hous$Hy!Drorse$Eum!Dsy$Dum&Dwerp*Hen*Cu&Dbis&Dnnaki&
Aanuran+Eesis!Ftic$Eia!Fc$Eous$Ds!Cvers*Dil!Cxiety!Eolytic+Fus$Hly(Hness!Cy2Dhow(
Aanymore(Dplace(Dway(Gs(Ehere(Czac&Dio*Borist!Gic$Dta!Fl$Eic$Ftis!Cudad!Bpace(Ehe!
Aapadana!Dnage!Dr!Et<Fheid!Fment!Dthetic$Jally(Fy!Eite!Eosaur!Jus!Ce)D-man!Dldoorn*Eike$
Aaper!Ecu!Eea!Eient+Fodic$Ftif!Eture!Ey!Dtalous$Dx!Chaeresis!Htic$Egia!Ekia!Gc+Enite!
Aaphanitic$Esia!Gc+Delion!Eresis!Gtic$Esis!Etic$Did!Donia!Gc$Erise%Hm!Ht!Iic$Gze%
Aaphotic$Drodisia!Kc+Lal$Hte&Dyllous$Cia*En$Erian$Gst!Fy!Dcal$Eulate$Gtural$Je!Jist!
Aapiece(Dsh$Famore!Dvorous$Clacental$Fophoran!Enatic$Esia!Dite!Fic$Domb!Cnea!Eic$Doeic$Coapsis!Dcalypse!
Aapocalyptic$Lal$Frpous$Ehromatic$Eope!Erine$Fyphal$Eynaceous$Ddal$Eeictic$Fme!Eictic$Eous$Denzyme!Dgametic$Gic$
Aapogamous$Gy!Eean$Fe!Djove!Dlemia!Eitical$Elinaire&Fo&Eogetic$Kally(Ks!Gia!Hse%It!Hze%
Aapologue!Gy!Eune!Dmict!Hic$Jal$Fxis!Eorphine!Dneurosis!Itic$Dpemptic$Ehasis!Gtic$Ism!Fthegm!Fyseal$
Aapophysis!Electic$Jform$Ioid$Gxy!Etosis!Dselene!Eiopesis!Itic$Etasy!Gte+Hise%Ize%Fle!Hship!Folic$
Aapostolical$Frophe!Jic$Kse%Kze%Dthecary!Hial$Ium!Ggm!Iatic$Mal$Gose%Iis!Ke%Jze%Eropaic$
Aappal%Fachia*Kn0Fl%Ged$GingAJly(Enage!Eratchik!Hus!Fel)Hed$Gncy!Ht$Ily(Iness!
Aapparition!Kal$Deal)Gable$Ging$Jly(Jness!Fr%Gance!Ging!Fsable$Ge%Hment!Hr!Ging$Ellant+
Aappellate$Iion!Jve+End%Gage!Jd$Hnt$Gectomy!Gicectomy!Iitis!Ile!Iular$Mia!Hx!Erceive%Hption!
Aapperceptive$Ftain%Etence!Iy!Ht$Fiser!Hing$Kness!Gte!Hive$Gzer!Hing$Kness!Dlaud%Hable$Her!
Aapplause!Ee!F-scented$Hhaped$Hized$Fcart!Fjack!Fmint!Fsauce!Ft!Gon5Fwood!Eiance!Fcability!Ile$Hnt!
Aapplication!Jve$Ior!Ky$Fed$Gr!Fque)Ey%Doggiatura!Eint%Hed$Ie!Hive$Hment!Ertion%Jable$
Aapportioned$Jing!Jment!Esable$Fe%Fite$Iness!Hion!Kal$Ive$Kly(Draisal!He%Ir!Hing$Eeciable$
Aappreciably(Ite%Kd$Jion!Kve$Mly(Mness!Jor!Fhend%Jed$Kr!Isible$Kon!Kve$Mly(Mness!
Aapprentice)Kd$Kship!Fssed$Eisal!Ge%Fze%Eo!Fach,Iability!Kle$Iing/Fbate%Iion!Jve$Iory$
Aappropriable$Jte;Lly(Lness!Kion!Lve$Kor!Fval!Ge%Hd$Hr!Ging+Jly(Fximate6Lly(Kion!
Aapproximative$Durtenance!Kt$Cractic$Exia!Gc$Dicot!Don!Epos2Cse!Didal$Es!Du&Ct$Deral$Fous$
Aapteryx!Ditude!Hinal$Dly(Dness!Culia*Bqaba*Cua!Ecultural$Ke!Elung!Emarine!Enaut!Ephobia!Jc$Flane)
Aaquarium!Hs5Etic+Hs!Gnt)Evit!Deduct!Eous$Dicultural$Ke!Efer!Hous$Ela*Fege!Hia!Fine$
Aaquinas&Etaine*Gnia*Br!Cab&Eesque!Eia*Gn0Fc+Flity!Fst&Ele$Dceous$Ehnid!Iian$Goid+
Aarachnophobia!Dfat&Dgon5Gite!Dk!Dlia!Dm*Eaean0Fic+Ee!Fan0Dneidal$In$Dpaho&He&Driba!
Aararoba!Ducaria!Dwak&Gan0En&Cb!Dalest!Fist!Diter!Frable$Hge)Jr!Jur!Hl$Hment!Hrily(
Aarbitrariness!Iy$Hte%Iion!Lal$Jve$Ior!Gement!Dor!Faceous$Gry$Feal$Gous$Gscent$Hque$Gtum!
Aarborical$Hulture!Mist!Gform$Gse%Ht!Gze%Folatry!Gus$Fvirus!Htae!Eur!Evirus!Dutus!Cc)D-boutant!
Aarcade!Fia*Hn0Ene$Fum!Dcos!Gecant!Gine!Ftangent!Ddegree!Ded$Ella!Dh7Eaean$Gbacteria!Num!
Aarchaeobacteria!Hlogic$Mal$Lst!Ky!Hpteryx!Hrnis!Hzoic+Fic$Hism!Gse%Hm!Ht!Iic$Gze%Fngel!
Aarchangelic$Lal$Ebishop!Kric!Edeacon!Kry!Fiocesan$Ke!Fucal$Hhess!Iy!Gke!Eean+Fd$Fgonial$Kte$
Aarchegonium!Fnteron!Fobacteria!Glogic$Lal$Kst!Jy!Gpteryx!Gzoic+Fpiscopal$Fr!Gfish!Gy!Fspore!Jial$Kum!
Aarchetypal$Ie!Iical$Eiannelid!Fdiaconal$Mte!Fepiscopal$Fl!Fmandrite!Gedes&Fne!Gg$Fpallium!Gelagic$Ko!Ftect!
Aarchitectonic$Ns!Jural$Nly(Le!Huthis!Grave!Fval$Ge)Hs3Gist!Ely(Eness!Eosaur!Jian+Epriest!
Aarchway!Diform$Dminute!Do$Dsec!Gant!Gond!Ein!Ge!Dtan!Ggent!Eic+Fid!Duate$Es!Cdeb!
Aardennes*Ft$Gly(Dor!Eur!Duous$Hly(Hness!Ce!Da!El$Eway!Dca!Dflexia!Dna!Fceous$
Aarenavirus!Edt&Eicolous$Dola!Gr$Gte$Epagite&Hus*Dquipa*Dre!Ds&Dte!Ehusa!Cgal!Fi!Esid!
Aargemone!Ent+Gic$Hferous$Hna*Ie+Iian0Iosaur!Hte!Gous$Dil!Flaceous$Gite!Enine!Eve9Dle-bargle!
Aargon!Faut!Fon!Es*Fy!Et!Duable$Hy(Ee%Fr!Efy%Eing!Ement!Iation!Lve$Nly(
Aargus!F-eyed$Dy-bargy!Ele!Fl!Erodite!Chant&Et&Dus*Cia!Edne&Ena*Fist!Frhod&God&Dcara&
Aarid$Eity!Eness!Des5Etta!Dght(Dkara&Dl!Eed$Elate$Dose$Fo!Dse%Ehth!Eta!Grchus&
Aaristocracy!Jt!Kic$Mal$Oly(Gphanes&Gtelean0Jian9Kc$Hle&Dthmancy!Getic+Kal$Mly(Kian!Ey!
Aarius&Dzona*Hn&Gian&Cjuna&Ck!Dansan&Hs*Hwyer&Cles!Dington*Cm)D-twisting!Dada!Fillo!Egeddon*
Aarmament!Iarium!Eture!Dband!Dchair!Ded1Enia*Hn0Et!Dful!Dguard!Dhole!Diger!Ella!Hry$En&
Aarming!Fian0Gus&Estice!Dless$Ft!Eike$Doire!Er)F-bearer!Gclad$Gplated$Fed1Gr!Fial$Fy!
Aarmour)G-clad$Hplated$Ged$Hr!Gy!Dpit!Drest!Ds!E-runner!Etrong&Dy!Eworm!Cnhem*Dica!Dold&
Aaroid+Dma!Ftherapy!Gic$Hse%Hze%Duet&End(G-the-clock$Esal!Fe%Gd$Gr!Cp&Deggio!Ent!
Aarquebus!Crack!Eign%Hment!Enge%Hd$Hment!Hr!Ging!Ft$Es!Ey)Fed$Dears!Est,Ger!
Aarresting$Dhenius&Eythmia!Jc$Kal$Dival!Fe%Gderci!Gr!Fiste!Doba!Egance!Ht$Ily(Gte%Hion!
Aarrogator!Ew!F-shaped$Fhead!Froot!Fsmith!Fworm!Eyo!Cse!Ehole!Enal!Gte!Fic!Hal+Gde!Gous$
Aarsenopyrite!Dine!Don!Fist!Ct!Daxerxes&Defact!Iual$Emis&Hia!Eria!Hl$Iise%Jze%Gectasia!Ms!
Aarteriogram!Kphy!Hla!Jr$Ie!Iosclerosis!Hsclerosis!Ntic$Hvenous$Gtis!Fy!Esian$Dful$Gly(Gness!Dhralgia!
Aarthralgic$Fitic+Is!Focentesis!Gdesis!Ggram!Jphy!Gmere!Jic$Gpathy!Hlasty!Hod!Jal$Kn$Jous$Gscope!
Aarthroscopy!Hpore!Kic$Kous$Eur&Gian$Dichoke!Fle)Hd$Fular$Jy$Ite6Kd$Kly(Kness!Jio!
Aarticulation!Kve$Jor!Ly$Efact!Iual$Fice!Ir!Hial$Kity!Kly(Ellery!Jman!Eodactyl+Lous$Esan!
Aartist!Ge!Gic$Ially(Gry!Dless$Hly(Hness!Dois*Ds!Ey-craftsy$Dwork!Dy$E-crafty$Cuba*Dgula!
Aarui!Dm!Dndinaceous$Dru&Cyan0Dtaenoid!Eenoid!BsWCafetida!Eoetida!Dhikawa*Dma*Dna!Ega&Dp(Drabacca!
Aasat$Cbestos!Iis!Ccariasis!Dend%Gable$Hnce!Jy!It+Gence!Jy!It+Hr!Gible$Hng/Fsion!
Aascensional$Hve$Ft!Ertain%Jable$Jed$Esis!Etic+Hal$Jly(Hism!Dh&Didian!Etes!Fic$Dlepiad!
Aasclepiadaceous$Hus&Docarp!Ious$Elichen!Ema!Fycete!Jous$Espore!Iic$Ious$Et!Dribable$Ge%Fption!Dus!
Aasdic!Cea(Dpsis!Etic$Dxual$Hity!Hly(Ch)D-bin!Flonde$Egray$Gey$Ekey!Epan!Damed$Hly(
Aashbin!Dcake!Fn!De&En$Eville*Dir&Dkenazi&Ehabad*Dlar!Dore(Dram!Dton&Freth&Eray!Dur5
Aashurbanipal&Dy$Cian0Etic0DdeBDmov&Dnine$Gity!Ck%Dance2Ft$Der!Ew2Ding!Dlepios&Clant2
Aasleep2Dope$Cmara*Dera*Cocial$Cp!Dadana*Eraginase!Je!Hus!Ftame!Dect!Gual$En!Er!Fgill!
Aaspergillosis!Fity!Fse%Gion!Gorium!Dhalt)Hic$Eeric$Ial$Eodel!Eyxia!Ite%Kd$Jing$Kon!Jor!
Aaspic!Edistra!Enwall*Erant+Gte)Hion!Hor!Fe%Gr!Fin!Hg$Cquint$Cs3D-kisser!Dagai!Eil%
Aassailability!Ile$Hnt!Em*Fese0Essin!Iate%Ld$Kion!Kor!Eult)Her!Hive$Ey)F-mark!Fer!
Aassegai!Emblage!He%Ir!Hing!Hy!Iman!Iwoman!Ent)Ger!Gient$Hng!Ert%Gable$Ged$Hr!
Aasserting$Hon!Hve$Jly(Jness!Ess%Gable$Gee!Gment!Gor!Et!Fs!Everate%Jion!Jor!Dhole!
Aassibilate%Jion!Eduity!Gous$Jly(Jness!Egn%Gable$Htion!Ged$He!Ging!Gment!Gor!Emilable$Ite%
Aassimilating$Kon!Kve$Jor!Ly$Est,Gance!It+Ged$Give$Eze!Gs!Dociability!Ile$Kness!Hte7
Aassociateship!Iion!Lal$Lism!Jve$Iory$Eil%Enance!Ht$Gte%Ert%Ged1Gment!Euan*Duage%Hment!
Aassuan*Fsive$Eme%Gd$Fing$Fption!Ive$Er*Fance!Fbanipal&Fe%Gd$Hly(Hness!Fgent$Fing$
Aassyria*Hn&Ctaire&Ena*Erte&Esia!Etic$Gne!Der!Feognosis!Fiated$Gon!Gsk)Ied$Hm!Ial$
Aastern(Gal$Foid+Ial$Gpe&Dhenia!Hc$Gopia!Hsphere!Gy!Ema!Gtic+Digmatic$Jsm!Gia!Elbe!
Aastir$Domatal$Hous$Enied$Gsh%Ied1Iing1Lly(Iment!Er&Eund%Hed$Hing$Draddle(Fgal!Iar$
Aastragalus!Fkhan!Fl$Fntia!Fphobia!Fy(Eide(Fnge%Ince!Ky!Jt/Eobiology!Fcyte!Iic$Fdome!Gynamics!
Aastrogate%Ior!Glia!Flabe!Htry!Goger!Iical$Jst!Iy!Fmetry!Fnaut!Jic$Lal$Ls!Hvigation!Gomer!
Aastronomic$Kal$Mly(Iy!Fphysical$List!Ls!Dute$Gly(Gness!Dylar$Cuncion*Eder2Dr*Ea&Ebanipal&
Aasvins&Cwan*Cylum!Dmmetric$Kal$Mly(Iy!Eptomatic$Hte!Iic$Kally(Dnchronism!Jous$Jy!Flitism!Edetic$
Aasyndeton!Eergia!Ic$Hy!Dstole!Bt!C-bat!Cactic$Dkapa&Dr!Eactic+Fxia!Hc$Hs!Dturk&Dvism!
Aatavist!Hic$Dxia!Fc$Ey!Ce&Dlectasis!Fiosis!Htic$Eier!Fosis!Dn&Eolol!Chabascan&Hkan&Enasius&
Aathanor!Epascan&Hkan&Er!Deism!Gt+Hic$Jal$Elstan&Ena&Geum!Fe&Gum!Fian0Fs*Erodyde!
Aatherogenesis!Gma!Itic$Jous$Gsclerosis!Mtic$Etosis!Dinai*Erst$Dlete!Gic$Iism!Is!Dodyd!Es*Dwart(
Aatilt$Clanta*Gic+Hdes&Es!Cm!Dometer!Esphere!Jic$Lal$Ls!Cole!El!Dm!E-bomb%Eic$
Aatomisation!Ge%Hr!Gm!Gtic$Jal$Fzation!Ge%Hr!Dn&Eal$Gism!Itic$Hty!Gly(Ee%
Aatonement!Eia!Fc$Gity!Ey!Dp(Eognosia!Ks!Ey!Drvastatin!Dxic$Crabilious$Ezine!Desia!Eus&Dial$
Aatrioventricular$Ep$Eum!Docious$Jly(Jness!Gty!Ephedema!Gic$Hed1Gy)Fine!Fos&Csugewi&Ctacapan&Fh%
Aattachable$Ge!Hd$Gment!Fk,Ger!Ging$Ein%Gability!Ile$Kness!Gder!Ged$Gment!Gt%Er!
Aattemper%Gt,Hed$Ir!End%Gance!It+Ged$He!Hr!Ging!Ftion!J-getting$Jal$Hve$Jly(
Aattentiveness!Fuate6Jd$Iion!Ior!Est%Gant!Htion!Ior!Ged$Hr!Gor!Dic+Fa*Ela&Ere)
Aattired1Etude!Hinal$Jise%Kze%Dlee&Dorn%Gey!Iship!Esecond!Dract%Hable$Her!Hion!Ive$Kly(
Aattractiveness!Hor!Eibutable$Ie,Iion!Jve$Lly(Fted$Gion!Jal$Dune%Cypical$Iity!Ily(Buberge!Gine!
Aauburn$Cchincloss&Dkland*Dtion)Heer)Eorial$Cdacious$Jly(Jness!Gty!Ed!Den&Fesque$Dibility!Fle/Hness!
Aaudibly(Eence!Ele+Eo!F-lingual$Fcassette!Fgram!Flogy!Fmeter!Iric$Jy!Ftape!Fvisual+Et)Fion,Gve$
Aauditor!Hium!Hy$Dubon&Cgean$Fs&End!Er!Dht!Dite!Fic$Dment%Hation!Kve$Hed$Dur,
Aaugury!Est+Ga*Hn$Gine&Iian&Gus&Ck!Dlet!Cld$Cnt!Eie!Ey!Cra!El$Fly(
Aaureate$Elius&Eole!Dic$Fle!Fula!Ir$Je!Ite$Kd$Hoventricular$Eferous$Form$Fy%Escope!Dochs!
Aaurora!Gl$Fean$Escope!Eus$Cscultate%Jion!Jory$Dpex!Eicate%Ge!Hs!Gious$Kly(Kness!Dsie&
Aausten&Gite!Iic$Fre$Hly(Hness!Gity!Glitz*Ein*Eral+Hasia*Ln$Hia*Jn0Hopithecine+Fia*
Aaustria-hungary*Hn0Fonesia*Ln0Ctacoid!Ial$Erchic$Jal$Hy!Fkic$Ial$Gy!Deur!Dhentic$Jally(Kte%
Aauthenticated$Lion!Lor!Jity!Eor)Gess!Gial$Hsation!Ie%Jd$Jr!Htarian/Nism!Jtive$Nly(Iies!
Aauthority!Hzation!Ie%Jd$Jr!Gship!Dism!Ftic$Do!E-changer!Fda-fe!Fmechanic!Fsuggestion!Eantibody!Ebahn!Fiographer!
Aautobiographic$Oal$My!Fus!Ecatalysis!Ktic$Fhthon!Kal$Kic$Kous$Ky!Flave)Foid!Fracy!Ht!Iic$
Aautocratically(Fue!Edidact!Kic$Eecious$Frotic$Kism!Jsm!Efluorescence!Ot$Focus!Egamic$Hous$Hy!Fenesis!Itic$
Aautogenic$Js!Hous$Hy!Firo!Fraft!Hph)Jed$Jic$Fyro!Eicous$Fmmune$Jity!Fnjector!Elatry!Foader!
Aautoloading$Ggous$Fysis!Gtic$Emaker!Gt!He%Id$Hic/Jally(Ion!Ise%Jm!Ize%Hon!Jlike$
Aautomobile)Jist!Gtive$Fysophobia!Enomic$Hous$Hy!Ephyte!Iic$Filot!Flastic$Jy!Fsy)Eradiograph!Oic$Oy!
Aautoregulation!Esemantic$Gxing!Fomal$He!Ftrada!Fuggestion!Etelic$Ism!Fomic$Ise%Ize%Hy!Froph!Jic$Fype!
Aautotypic$Hy!Dumn!G-blooming$Hflowering$Gal$Cvergne*Cxesis!Etic$Diliary+En!Fic$Bvadavat!Dil,Fability!Hle$
Aavailableness!Dlanche)Eokiteshvara&Kvara&Dnt-garde/Dram!Eice!Gious$Kly(Kness!Ftia!Dscular$Dtar!Cellan$He$Dnge%
Aavenged$Gr!Es!Etail!Furine!Eue!Dr%Eage8Hness!Ement!Eroes&Ese$Fion!Gve$Et%Fable$
Aavertible$Gng!Dstan+Cian$Fise%Gze%Ery!Ete%Fion!For!Fress!Gix!Dcenna&Dd$Eity!Ely(
Aavidness!Dfauna!Il$Histic$Dgnon*Donic$Hs!Drulent$Dtaminosis!Jtic$Co!Dcado+Ftion!Jal$Eet!Dgadro&
Aavoid%Fable$Gnce!Erdupois!Dn*Duch%Gment!Dw%Eal!Eed1Gly(Fr!Culse%Fion!Dncular$Bwait%
Aawaited$Dke;Fn%Ged$Ging!Drd)F-winning$Fing!Ee$Fness!Dsh$Dy<Eness!Ce)D-inspiring$Dary$
Aawed1Digh$Dless$Dsome$Etricken$Guck$Cful2Fly(Fness!Cheel$Dile(Cing$Ckward$Hly(Hness!Cl!
Aawl-shaped$Dess$Dwort!Cn!Ded$Ding!Ged$Dless$Dy$Col0Cry2Bx)Ce)Dnic$Drophthol!Cial$
Aaxially(Dl!Ee$Ela!Gry$Dological$Hy!Em!Fatic$Jal$Lly(Ds!Cle!Etree!Colemma!Eotl!
Aaxon!Eal$Ee!Cseed!Byah!Dpana!Dtollah!Ce-aye!Cin!Cr*Bz*Cadirachtin!Dlea!Dthioprine!Cedarach!Eerach!
Aazerbaijan*Ki0Gjdzhan*Cide!Eo$Dmuth!Hal$Dthromycin!Co$Dic$Emide!Dnal$Eic$Dres*Dtaemia!Ee!
Aazotemia!Hc$Eic$Euria!Ctec&Dreonam!Cure4Eite!Cygos$Fus$Dmia!Ab!B-girl&Chorizon*Cmeson!B.c.(
Ab.c.e.(Baa)D-lamb!Dl&Ds!Cba!Er&Essu!Dbitt)Hing!Ele,Gr!Fing!De!El!Fike$
Ababies'-breath!Eroussa!Fusa!Hsa!Dka!Doo!Fn!Gish$Du!Eshka!Dy)E-faced$Flike(Fsit%Iter!Fwalker!
Ababy-wise(Ehood!Eish$Elon*Hia*Jn0Eminder!Esitter!Iing!Etalk!Ccca!Flaureate!Frat!Fte$Ehanal+Jia!
Abacchanalian$Ht!Ie!Iic$Fic$Fus&Eiferous$Fvorous$Ey!DhHEelor)I-at-arms!Iette!Ihood!Dillar$Iy$
Abacilliform$Gus!Etracin!DkIE-blast!Fchannel$Fformation!Fgeared$Fnumber!Fto-back$Eache!Eband!Feat!Gnch!Jer!Hd!
Abackbite%Ir!Flast!Foard!Gne!Freaking$Echat!Floth!Fross%Edate%Foor!Gwn!Frop!Eed$Fr!Efield!
Abackfire)Flow!Iing!Egammon!Fround)Ker!King!Ehand4Ied$Jr!Foe!Eing!Elash)Fess$Fighting!Fog)
Abackmost$Epack)Ier!Iing!Fedal%Flate!Erest!Foom!Esaw!Fcatter%Gratcher!Feat!Fheesh!Fide!Flap%Iper!
Abackslide%Jr!Iing!Fpace)Jr!Gin!Ftage:Hir$Js+Hy!Gitch,Gop)Groke)Kr!Fwept$Gimmer!
Abacksword!Etalk!Frack%Eup!Eward<Iness!Is(Gsh!Gter!Foods!Jman!Eyard!Don!Dteremia!Jc$Gia!
Abacteriacide!Iemia!Il$Jly(Hcidal$Ke!Hemia!Hochlorophyll!Iid$Kal$Ilogic$Nal$Mst!Ly!Jysis!Ktic$
Abacteriophage!Mic$Mous$Istasis!Lt!Mic$Hse%Hum!Hze%Goid+Jal$Duliform$Cd=D-mannered$Etempered$Daga&
Abaddeleyite!Eie!Dge)Fr,Ger!Ging!Dinage!Dlands!Ey(Dminton!Eouth%Dness!Ceda&Eeker!Cffle,Gd+
Abafflement!Fing$Cg)D-shaped$Dascosis!Fse!Gosis!Etelle!Ddad*Del!Dful!Dgage!Hman!Eer!Eing!Ey$
Abaghdad*Dman!Dnio!Dpipe!Hr!Duet!Gte!Chai0Emas*Fian0Drain*Hi0Eein*Hi&Dt!Cil)
Abailable$Eee!Fy!Eiff!Hship!Fwick!Ement!Eor!Dn-marie!Drava&Eiki*En!Dsa!Dt)Eing!Dza!
Abaize!Cke%Eapple!Ed$Ehouse!Er!Fsfield*Fy!Eshop!Ding+Dlava!Dsheesh!Fis!Hh!Du*Enin&
Abalaclava!Egan!Elaika!Ence)Hd$Hr!Ghine&Ging!Fitis!Foposthitis!Erama&Es!Eta!Dboa!Eriggan!Dconied$
Abalcony!Dd;E-faced$Fheaded$Fpated$Eachin!Eer&Gdash!Ehead!Eing1Ely(Eness!Epate!Er&Fic!Hk!
Abaldwin&Ey!De)Een!Efire!Ful$Hly(Hness!Enciaga&Dfour&Di*Ebago!Dk,Ean&Gise%Hze%
Abalkans*Eer!Einess!Gg$Eline!Ey$Dl)E-breaker!Guster!Fhawking$Fshaped$Ead!Ge!Her!Fst)Ecock!
Aballdress!Eerina!Ft!Gic$Gomane!Kia!Egame!Eista!Hic$Js!Hocardiogram!Rph!Eock!Fon)Hfish!Hing3
Aballoonist!Ft)Ging!Gtement!Epark!Fen!Flayer!Foint!Eroom!Es-up!Eup!Ey$Fhoo)Frag%Dm!Eily(
Abalminess!Eoral!Ey$Doney!Dsa!Fm!G-scented$Gic$Groot!Gy$Dthasar&Gzar&Eic+Fmore*Duster!Is!
Abalustrade!Dzac&Gian$Cm!Dako*Dbino!Eoo!Gzle%Cn,Dal$Fity!Ena!Eusic$Dd)Eage)Hd1
Abandaging!Fna!Gna!Ebox!Eeau!Fd$Flet!Ite!Frilla!Jero!Eicoot!Fng!Ft!Gry!Eleader!Gt!
Abandmaster!Eoleer!Gier!Fneon!Esaw!Fman!Ftand!Etail!Eung*Ewagon!Fidth!Ey6F-legged$Fleg!De!Eberry!
Abaneful$Hly(Dff*DgLE-up$Ealore*Eer!Eing+Ekok*Eladesh*Ki0Fe!Eor*Etail!Eui*Dian!
Abanish%Gment!Fter!Djo!Eul*Dk)Eable$Ebook!Eer!Ehead&Eing!Enote!Eroll)Fupt7Icy!Es&
Abanksia!Dned$Fr+Get!Glike(Eing!H-order!Fster!Eock!Es!Dquet)Hing!Hte!Dshee!Fie!Dtam+
Abantamweight!Eeng!Fr)Ging$Jly(Eing!Eoid$Eu0F-speaking$Dyan!Dzai!Cobab!Cp!Dtise%Hd$Gm!
Abaptismal$Gt&Hery!Hic$Hry!Fze%Hd$Cr)D-shaped$Daka&Enduki!Fy&Db)Eacan!Fdian0Gos*
Abarbarian+Hc$Hsation!Ie%Im!Hty!Hzation!Ie%Gossa&Hus$Jly(Jness!Gy*Fsco!Fte$Eecue,
Abarbecued$Hing!Fd1Fl!Gl!Hate$Fque)Fr)Gry!Gshop!Ft!Gte!Eican!Ftal!Gone!Gurate!
Abarbu!Fda*Ewire!Dcarole!Ile!Eelona*Dd)Ee%Fen&Eic$Eolatry!De;E-ass$Ied$Fbreasted$Fknuckle$
Abare-knuckled$Eback2Ied2Foat!Iing!Ed$Efaced$Jly(Foot2Ied2Ehanded$Feaded$Elegged$Fy(Eness!Df)
Abargain)H-priced$Her!Hing!Ee)Fe!Fllo!Fman!Di*Ec$Ella!Eng!Ete!Fone+Eum!Dk)
Abark-louse!Eeep!Her!Fr!Eley&Ey$Dley!G-sugar!Gcorn!Dm!Eaid!Fn!Ebrack!Ey$Dn!Eacle!
Abarnburner!Edoor!Eful!Estorm%Jer!Eum&Eyard!Dograph!Jic$Emeter!Hric$Kal$En!Fage!Fduki!Fess!
Abaronet!Hage!Hcy!Hise%Ize%Fg!Fial$Fy!Eque/Hness!Ereceptor!Esaur!Ius!Euche!Dque!Drack)
Abarracking!Gouta!Guda!Fge)Fmundi!Fnquilla*Fter!Gor!Gry!Eed$Fl)G-shaped$Ged$Gfish!Hul!Ghouse!
Abarrelled$Gs!Fn/Gness!Gwort!Ftte!Ir!Eicade)Jd$Io%Fe&Gr!Fng!Fo!Fster!Eoom!
Abarrow!G-boy!Hman!Gful!Eymore&Ds!Etow*Dt&Eender!Fr)Ger!Eh&Felme&Foldi&Hin&Elesville*
Abartlett!Eok&Fnia!Duch&Enduki!Dycenter!Ee!Eon!Eshnikov&Eta!Fes!Fic$Fone!Csal$Ft!Gic$
Abascule!De7E-forming$Eball!Foard!Grn$Ed$El*Fess$Fine!Fy(Ement!Eness!Fji!Dh)Eful$
Abashfully(Hness!Dia*Ec/Fally(Fs!Edial$Gocarp!Hlichen!Hmycete!Mous$Hspore!Lous$Gum!Efixed$Fy%
Abasil!Far$Hy$Feus!Fica!In$Ita*Gsk!En!Fal$Fed$Gt!Fful!Epetal$Es!Fcopic$
Abask%Eet!G-shaped$Gball!Geer!Gful!Gmaker!Gry!Gweaver!Dle*Dophil!Ie!Iia!Jc$Etho&Dque&
Abasra*Ds+Earisk!Ee-normandie*Ft)Gerre*Eine!Ht!Fst!Eo!Fon!Hist!Ewood!Dt!Eard+Hisation!
Abastardise%Kd$Ization!Je%Kd$Hly$Hy!Ee,Fr!Eille!Fnado)Gg!Fon!Hed$Enaesite!Gsite!
Abasuco!Etoland*Ct,Dch)De%Ed$Dfish!Eowl%Dh)Ee,Fr!Ftic$Ehouse!Eing!Eolite!Ih!
Abatholithic$Iic$Fmeter!Fs!Erobe!Gom!Esheba&Etub!Eyal$Fmeter!Iric$Lal$Jy!Fscape!Jh!Ke!
Abathysphere!Dik)Este!Dman!Dna*Don!Drachian+Homyomachia!Ds$Eman!Ewana&Dtalion!Een)Fr,G-fried$Gcake!
Abattered$Ging!Gy!H-acid!Ipowered$Eing!Ele)G-ax!Je!Hscarred$Gdore!Gfield!Hront!Hul$Gground!Gment!
Abattlemented$Gr!Gship!Hight!Gwagon!Eue!Ey$Dwing+Cuble!Dd!Eelaire&Dlk)F-line!Fer!Dm&Dxite!
Abauxitic$Cvaria*Hn0Cwbee!Dd!Eily(Fness!Ery!Ey/Fhouse!Dl%Eer!Eing!Cy4Da!Erd&
Abayat!Dberry!Des&Fian$Donet)Fne*Eu!Drut*Czaar!Er!Dooka!Bbl!Cs!Bc(Ce(Bdellium!
Abe,Cach)Fball!Fcomber!Ffront!Fhead!Fwear!Eon)Dd)Eed1Eing!Ele!Fike$Es!Fman!Ework!
Abeady$F-eyed$Dgle!Fing!Dk)Eed$Fr!Eless$Fike$Dm)E-ends!Eing$Fsh$Ey$Dn)E-shaped$
Abeanbag!Gll!Eer!Efeast!Eie!Eo!Estalk!Etown*Ey!Dr,E-sized$Eable$Eberry!Ecat!Ed)Fed1
Abeardless$Fown$Eer!Eing+Fsh$Enaise!Eskin!Ewood!Dst!Fliness!Gy2Dt7E-up$Eable$Een$G-up$
Abeater!Eific$Iation!Hed$Gy%Fng!Ftude!Enik!Hs!Erice&Es!Du!Egregory!Emont5Et!Feous$
Abeauteousness!Fician!Gfication!Hul$Jly(Hy%Fy!Evoir&Dver)Gbrook&Cbop)Ccalm%Ged$Dhamel!Fnce%Frm%
Abechuana&Dk!Eet!Gt&Eley*Eon%Dloud%Dome%Fing$Ily(Iness!Dquerel&Cd)D-and-breakfast!Eground!Ehop%
Abed-wetting!Da&Emn%Eub%Ged$Eze%Fzle%Dbug!Dchamber!Elothes!Eover!Dded$Fr!Eing3De&Eck%
Abedesman!Evil%Hment!Ew%Fed$Dfast$Eellow!Erame!Dground!Dhop%Dight%Em%Fmed$Ezen%Dlam!Gite!
Abedless$Douin&Dpan!Eost!Draggle%Jd1Eest!Eid$Gden$Eock!Fll!Fom!Dside!Ft!Gter!Eore!
Abedspread!Ging!Etead!Fraw!Dtime!Duin&Dwetter!Ce!Dbalm!Eread!Dch!Fen$Gr&Fnut!Fwood!Df)
Abeefalo!Eburger!Ecake!Eeater!Fd-up$Esteak!Ewood!Ey$Dhive!Dkeeper!Hing!Dline!Ezebub&Dp)Eer!Dr!
Abeerbohm&Ey$Dswax)Dt!Ehoven&Jian$Ele4G-browed$Gweed!Fing$Eroot!Cfall%Dit%Fting$Jly(Dog%
Abefogged$Eol%Ging!Ere(Ghand2Eul%Ged$Gment!Driend%Duddle%Id$Iment!Cg%Det%Fter!Dgar)
Abeggar's-ticks!G-my-neighbor!Rur!Hticks!Gly$Gman!Gweed!Homan!Gy!Eing!Dild%EnJFner!Ging+Donia!Etten$
Abegrime%Hd$Eudge%Duile%Hd$Hment!Hr!Ging$Fne!Em!Chalf!Eve%Fior!Ial$Iism!Kt+
Abehavioristic$Hur!Jal$Jism!Lt+Mic$Dead%Ged$Ging!Emoth!Est!Dind@G-the-scenes$Ghand2Dmen&Dold%
Abeholden$Hr!Ging!Eove%Eve%Drens&Eing&Cige+Fl!Enet!Djing*Dng!Fness!Dra*Eut*Cjewel%
Abel&D-merodach&Dabor%Gur%Erus*Hian+Eted$Hly(Eu*Ey)Dch)Fing!Ddam!Ge!Deaguer%Jing!
Abelem*Fnite!Iic$Dfast*Ery!Dgian9Fque*Fum*Erade*Die%Ff!Fvability!Ile$Jy(Ge%Hr!
Abelieving!Jly(Eke(Esarius&Ettle%Id$Hing+Eze*Dl)E-bottom$Led$Ls!Fshaped$Eadonna!Frmine!Jo&
Abellbird!Fottom$Gy!Ee!Frophon&Fs-lettres!Ftristic$Eflower!Ehop!Eicose$Jness!Iity!Fed$Fgerence!Ly!Kt/
Abelligerently(Fng!Hham*Gi&Eman!Eoc&Fw,Ger!Ging!Gs!Epull!Ewether!Fort!Ey)F-flop%Gland%
Abelly-up$Fache)Jr!Fband!Gutton!Fful!Fing$Flaugh%Gess$Dong%Ging!Js!Erussia*Kn&Eved/Ew(
Abelowground$Dshazzar&Dt)E-fed$Flike$Fshaped$Eed$Eing!Eless$Fike$Eway!Duga!Dvedere!Cma!Didji*Ere%
Abemoan%Eck%Duse%Gd$Gment!Cn!Dch)Fley&Fmark!Dd,Eability!Gle$Fy%Eed$Fr!Eing!
Abends!Death(Edick!Ht!Iine+Jon!Jve$Iory$Efact%Iion!Ior!Iress!Fic$He)Id$Ince!
Abeneficent$Hial$Kly(Jry+Jte%Kion!Gt)Et&Evolence!Jt$Kly(Dficiate%Dgal*Gi0Ehazi*Dight%
Abenighted$Fn$Gancy!It$Jly(Gity!Gly(En*Fese0Eson!Djamin!Dne!Ft!Gt&Ei!Fe!
Abennington*Fseed!Ey!Dt/E-grass!Ehal$Gm&Fic$Fonic$Gs!Eon&Gite!Iic$Ewood!Dumb%Ged$
Abenweed!Dzene!Goid$Eine!Eoate!Fcaine!Fdiazepine!Ffuran!Fic$Gn!Fl!Fquinone!Eyl!Gic$Gpenicillin!Cograd*
Abeowulf&Cplaster%Cqueath%Fst!Crate%Fing!Dber&Dceuse!Deave%Hd+Hment!Eft$Et!Dg!Eall!Fmot!
Abergen*Gia!Eman&Eson&Dia&Eberi!Eng&Dk!Eeley5Gium!Eshire*Dlage&Ein!Ger&Foz&Dm!
Abermuda*Hn0Hs*Gian&Dn*Eard&Ee*Ehardt&Eini&Eoulli&Estein&Doe!Dra&Eetta!Eied$Ey)
Aberrylike$Dserk+Her!Dth)Eillon&Eolucci&Dyl!Flium!Dzelius&Cseech%Hing$Kly(Fm%Et%Dhrew%Dides(
Abesiege%Hd$Hr!Ging!Dmear%Eirch%Dom!Et%Fted$Dpangle%Ftter%Eeak%Fckle%Gtacled$Eoke$Hn$
Abespot%Erent$Finkle%Dsel&Fmer&Dt?E-known$Floved$Fselling$Eial$Hise%Ity!Ize%Hly(Gry!Fr%
Abestow%Gal!Ger!Gment!Erew%Fide%Eseller!Eubbled$Ct,Da+E-adrenoceptor!Fcarotene!Finterferon!Flactamase!Gipoprotein!Fnaphthol!
Abetaine!Etron!Del!Dh!Ee&Fl!Eink%Elehem*J-judah*Eune&Dide%Emes(Ese!Doken%Dray%Gal!
Abetrayer!Eoth%Hal!HedADter?G-known$Hlooking$Ging$Gment!Eing$Eong!Fr!Dulaceous$Dween(Hbrain!Eixt(
Abevatron!Del,Erage!Fidge&Din&Dy!Cwail%Ere%Dhisker%Jed1Dilder%Ied1Kly(Iingly(Iment!Etch%
Abewitched$Iry!Hing$Kly(Hment!Dray%Cy!Dond(Czant!Del!Dique!Dzant!Bhaga&Dkti!Dng!Drat*
Abhutan*Gese0Gi&Bialy!Fstoker!Dnnual$Ily(Ds4Eed$Dural$Ficular$Dxal$Fte$Eial$Cb)D-and-tucker!
Abibbed$Dle!Fss$Eical$Fographer!Lic$Nal$Ly!Glatrous$Ky!Gmania!Lcal$Gphile!Kic$Hole!Jic$
Abibliopolist!Gthec!Ka!Ll$Lrial$Hic$Js!Ist!Dulous$Ccameral$Epsular$Erbonate!Dentenary+Inial+Gric$Ephalous$
Abiceps!Dhloride!Eromate!Kd$He$Dipital$Dker,Ging!Dolor$Hed$Gur$Ied$Encave$Fvex$Ern+Gate$
Abicorne!Hd$Guate$Hous$Duspid+Iate$Dycle)H-built-for-two!Hr!Gic$Hng!Hst!Elindrical$Cd,Da*Ddable$
Abidder!Eing!Ey!De%Entate$Et!Directional$Cedermeier$Dnnial+Ily(Dr!Ece&Cface$Fial$Df)Did$
Abifilar$Dlagellate$Docal$Hs!Eliate$Erm$Durcate6Jd$Iion!Cg2D-bellied$Foned$Echested$Eshouldered$Eticket$Damist!
Abigamous$Fy!Erade!Deminal$Eneric$Eye!Dfoot&Dger$Ein!Fsh$Dhead!Hed$Grted$Kness!Eorn!Et)
Abigmouthed$Dness!Eoniaceous$Id!Dos!Et!Fed$Fry!Dram!Dwig!Char*Cjou!Cke)Ers!Dini!Clabial+
Abilabiate$Eteral$Jism!Kty!Jly(Dberry!Ey!De!Estone!Dge)Fs!Fwater!Ey$Dharzia!Jsis!Diary$
Abilimbi!Enear$Fgual/Jism!Lt!Jly(Eous$Hness!Erubin!Dk%Dl)Eabong!Eboard!Eed$Ft)Efish!
Abillfold!Ehook!Eiard$Is!Fng!Hs*Igate!Fon/Haire!Hth+Eow,Ging$Gy$Ey!F-ho!Fo!
Abillyoh!Fstick!Dobate$Id$Fed$Ecation!Fular$Ite$Exi5Dsted!Dtong!Cmanual$Dbo!Dester!Grial$Etal+
Abimetallic$Jsm!Kt!Lic$Dillenary!Iial$Inium!Dli!Dodal$Elecular$Enthly:Erphemic$Etored$Cn)Dary+Ete$
Abinaural$Ily(Dd,Eable$Eer!Gy!Eing+Eweed!De!Et&Dful!Dge)Fr!Ehamton*Ele!Eo!
Abinnacle!Docular$Js!Emial/Gnal$Dturong!Duclear$Ite$Kd$Co-assay!Darm!Essay)Ettack!Dcatalyst!Jtic$Ehemical$
Abiochemically(Ist!Kry!Fip!Elimatic$Jology!Ddefence!Ise!Fgradable$Je%Eiversity!Delectricity!Engineering!Ethics!Dfeedback!Elavinoid!
Abiogenesis!Htic$Gic$Gous$Gy!Fographic$Nal$Ly!Erapher!Iic$Kal$Iy!Dhazard!Dko*Dlogic$Ial$
Abiologically(Hsm!It!Jic$Gy!Euminescence!Nt$Dmass!Ee!Fdical$Iine!Ftrics!Hy!Dnic$Gs!Eomic$
Abionomical$Is!Et!Dphysicist!Js!Eiracy!Esy!Dremediation!Dsafety!Ecience!Fope!Ephere!Etatistics!Eynthesis!Jtic$Fstematic$
Abiosystematics!Ly!Dta!Eech!Hnology!Frrorism!Eic$Fn!Fte!Gic$Eype!Gic$Dvular$Dweapon!Cparous$Ftisan$
Abipartite$Hzan$Ded+Fal$Hism!Dinnate$Iifid$Dlane!Dolar$Drism!Cquadrate!Jic+Cracial$Edial$Ily(Emous$
Abirch4Fbark!Fen$Dd)E's-eye$E-nest%Fon-the-wing!Fscarer!Ebath!Frain!Ecage!Gll!Eer!Efeeder!Ehouse!Eie,
Abirdlime)Enest)Iing!Eseed!Fong!Ewatch%Defringence!Lt$Etta!Diani!Dken$Dl%Ee%Eing!Dmingham*Dr)
Abirretta!Dth)Fday!Fing!Fmark!Fplace!Frate!Gight!Goot!Fwort!Dyani!Csayan&Gs*Dcuit!De!Ect%
Abisection!Jal$Errate$Exual+Iity!Dhkek*Eop!Gric!Hy!Dkek*Dmarck5Iian$Gk!Euth!Hal$Hic$
Abison!Ftine$Dque!Dsau*Dter!Ged$Ere!Gd$Fo!Gic$Dulcate$Ct3D-by-bit$Dartrate!Dch)Fery!
Abitchiness!Fy$De,Eplate!Er!Ewing!Dhynia*Ding$Gly(Dmap!Dok!Dstock!Dt)Eer?G-bark!Gcress!
Abitterish$Gly(Gn!Hess!Hut!Groot!Gs3Hweet/Gweed!Hood!Ehead!Eie$Ey$Dumastic!Fen!Hoid$
Abituminise%Ize%Hoid$Ius$Cvalent$Fve+Hd$Eriate$Douac)Hking!Cweekly:Cyearly2Cz!Darre$Hness!De!
Abizet&Donal$Blab%Eber)Hmouth!Med$Fy$Dck8F-and-blue$Ktan$Kwhite$Gbarred$Gcoated$Ggray$Iey$Ghaired$
Ablack-marked$Lt$Gseeded$Gtie$Famoor!Fball)Geard&Hetle!Hrry)K-lily!Gird!Goard!Hdy!Guck!Fcap!Gock!
Ablackdamp!Fen%Hed$Hing!Fface!Gish!Gly!Goot&Griar&Fguard)Kly$Fhead!Irt!Fing!Gsh$I-brown$
Ablackish-gray$Ley$Jred$Fjack)Flead%Hg)Gist)Fmail)Jer!Fness!Fout!Fpoll!Hol*Fsburg*Geed!Ghirt&
Ablacksmith!Gnake!Ftail!Ghorn!Gop)Iping!Fwash)Hter!Good!Ddder!Hlike$Hnose!Hpod!Hwort!Irack!Hy$
Ablade!Fd$Flike$De$Eberry!Dh!Es!Din!Er&Dke&Dmable$Ee7Fable$Fd$Fful$Fless$
Ablamelessly(Jness!Fworthiness!Ky$Dnc!Fh%Ged$Fmange!Ed$Fish%Iment!Fly(Fness!Ek8Fet4Hed$
Ablankly(Fness!Equillo!Etyre*Dre)Eing+Eney)Dse$Epheme%Jr!Ious$Lly(Iy!Et,Fed$Gma!
Ablastemal$Itic$Hic$Gr!Fing$Focele!Hoel!Ke!Kic$Hyst!Ite!Joma!Gderm!Katic$Kic$Hisc!
Ablastoff!Ggenesis!Ktic$Gma!Here!Jic$Hycete!Josis!Ktic$Gporal$Je!Jic$Gsphere!Lic$Fula!Ir$
Ablat%Eancy!Gt$Hly(Ee6Eher)Hskite!Dxploitation!Dze)Fr!Eing/Eon)Gry!Ceach)Ged$Hr!
Ableachers3Ek$Fly(Fness!Er6F-eyed$Fy$G-eyed$Et,Db!Ebed$Fy$Ded%Fer!Fing!Ep)
Ablemish)Hed$Dnch%Ed,Fe!Gd$Gr!Fing!Enioid!Fy!Dpharism!Itis!Hospasm!Driot&Dss%Fed$
Ablessedly(Hness!Fing!Et$Dther)Eia!Du!Dwits!Cida*Dgh&Ft)Ged$Hr!Gy*Dmp!Fish$
Ablind8Fed$Gr!Ffold4Jed1Fing$Fly(Fness!Fside%Fworm!Eg!Ei!Ek,Fer)Fing/Fs!
Ablintz!Ge!Ey!Dp!Dss!Fful$Ily(Iness!Eter,Hing/Hy$Dthe$Gly(Gness!Gr%Gsome$
Ablitz)Fkrieg)Fstein&Dxen&Dzzard!Coat)Fer!Db)Dc!Eh&Ek)Fade)I-runner!Id$Hing1Gge!
Ablockbuster!Fed$Gr!Fhead!Jed$Gouse!Fing!Gsh$Fy$Demfontein*Dg)Eger!Dk&Ee!Dlly!Dnd/
Ablonde+Fness!Dod)F-and-guts$Gfilled$Gred$Ilated$Gtwig!Fbath!Gerry!Fcurdling$Fed$Fguilt!Ky$Fhound!Fily(
Abloodiness!Fleaf!Hss$Jly(Htting!Gine!Gust!Fmobile!Froot!Fshed!Hot$Gtain!Ked$Hock!Ine!Hream!
Abloodsucker!Jing$Fthirstiness!Ly$Fworm!It!FyKG-minded$Em,Fer!Hs!Ffield&Fing+Iton*Fsbury*Eper!
Ablossom)Hing!Dt)Ech)Ged$Gy$Eter!Fo$Duse!Dviate%Dw)E-by-blow$Fdry%Eback!Gll!Eer!
Ablowfish!Fly!Egun!Ehard!Fole!Eing!Ejob!Elamp!En$F-up$Eout!Epipe!Esy$Etorch!Fube!Eup!
Ablowy$Ezy$Cub%Eber,Her!Hy$Dcher!Ddgeon)Ier!De8E-belly!Glack$Hind$Kness!Hooded$Fchip$
Ablue-collar$Feyed$Fflowered$Gruited$Fgray$Heen$Iy$Flilac$Fpencil%Gurple$Fribbon$Fsky$Fviolet$Fwhite$Ebeard&Gll!
Ablueberry!Fill!Grd!Fonnet!Gttle!Ecoat!Efin!Gsh!Egill!Frass!Ehead!Eing!Fsh$Ejacket!Eness!Fose!
Abluepoint!Frint)Es!Ftem!Gocking!Hne!Ethroat!Fick!Fongue!Eweed!Fing!Dff4Fer!Fly(Fness!Ding!
Abluish$G-gray$Jey$Hlilac$Hpurple$Hviolet$Hwhite$Dnder)Hbuss!Her!Et;Fed$Fly(Fness!Dr)Eb!
Ablurred1Finess!Fy$Et%Dsh,Fer!Fful$Fing$Eter)Her!Hing$Hous$Hy$Bm!Bo's'n!Eun!
Aboa!Dnn&Dr!Ed)Fer!Fing!Ihouse!Froom!Fs!Fwalk!Efish!Ehound!Dst,Fer!Fful$Ily(
Aboastfulness!Fing!Dt)E-race%Fshaped$Ebill!Fuilder!Eer!Ehouse!Eing3Eload!Eman!Hship!Eswain!Eyard!Cb,
Abobber!Ein!Ele)Ey!F-socker!Fsock!Js!Hxer!Dcat!Dfloat!Dolink!Dsled)Hding!Gigh!Dtail+Hed$
Abobwhite!Cccaccio&Ee!Ei!Fe!Eonia!Dhe&Dk!Cd!Dacious$Ddhisatva&De%Ega!Dge%Dhisattva&Dice!
Abodied$Eless$Fy<Eng!Dkin!Doni&Dy)E-build!Fsurf%Ebuilder!Jing!Eguard!Eless$Epaint%Ework!Cehm&
Aboehme&Dll&Dotia*Hn$Dr&Dthius&Duf!Cffin!Eo$Cg)Dart&Gian$Dbean!Dey,Fman!Dgle%
Aboggy$Die!Dmat!Dota*Dus$Dy!Chemia!Hn+Iism!Dme&Dr&Eium!Cil,Eed$Fr!Gplate!
Aboilersuit!Eing>Dse*Eterous$Kly(Kness!Cla!Dd/Eface)Ely(Eness!De!Ero!Ete!Eyn&Dide!
Abolingbroke&Evar!Fia!Hn0Io!Dl!Eard!Eix%Eock!Hs%Eworm!Do!Egna!Fram!Hph!Jic$
Abolometer!Hric$Eney!Dshevik0Ise%Jt0Kic$Ize%Fie!Fy+Eter,DtFE-hole!Ei!Ezmann&Dus!
Abolzano*Cmb)Eard)Hier!Hment!Hon!Fst!Hic$Jally(Fy*Fzine!Eer!Eie!Flate%Iion!Fnate%
Abombination!Gg!Elet!Eproof4Eshell!Fight!Eycid!Cnaire*Enza!Eparte&Evist!Dbon!Dce!Dd)Eable$Fge!
Abonderise%Hze%Eholder!Eing!Emaid!Gn!Esman!Fwoman!Euc!Ewoman!De4E-covered$Fdry$Fidle$Flazy$Ed$
Abonefish!Ehead!Ied$Eless$Gt!Fike$Emeal!Er!Es!Fet!Hter!Fhaker!Ey$Dfire!Dg)Eo!
Abonheur!Eoeffer&Fmie!Diface!Eness!Eto!Dk%Eers$Dn*Eet)Ghead!Fy&Eie$Fly(Ey$Dobo!
Abonsai!Dtemps&Dus!Dxie!Dy$E-plated$Eness!Dzer$Co,D-boo!Db)Eoisie!Ey!Ddle!Dger!Fyman!
Aboogie)G-woogie!Dk)Eable$Ebinder!Ky!Iing!Ecase!Flub!Edealer!Eed$Fnd!Fr!Efair!Eie!Fng3
Abookish$Hness!Ekeeper!Iing!Elet!Fouse!Gver!Emaker!Gn!Grk!Ier!Fobile!Eplate!Eseller!Fhelf!Gop!
Abookstall!Gore!Eworm!Dle&Fan$Dm,Eer!Gang,Eing$Dn+Edocks!Gggle)Ee&Dr!Eish$Hly(
Aboorishness!Dst,Fer!Dt)E-shaped$Eblack!Foys!Eed1Fe!Eh!Fose!Eie!Ejack!Elace!Feg4Hger!
Abootlegging3Gss$Fick%Ier!Iing$Emaker!Estrap)Ey!Dyong!Dze)F-up!Fr!Eing!Ey$Cp)Deep!
Aboracic$Ege!Ete!Gd$Ex!Ddeaux*Flaise!Glo!Fr)Ged$Hr!Gland!Hine/De,E-hole!Eal$
Aboreas!Ecole!Ed$Fom!Er!Dges&Eia&Dic$Eng/Gly(Gness!Dn9E-again$Eean&Fo*Eite!
Aborodin&En!Fic$Esilicate!Eugh!Drelia!Eow%Ger!Ging!Dsch!Gt!Eh!Fch!Ft!Etal!Dtsch!
Aborzoi!Cs'n!Dc!Eh&De&Dh!Die!Dk!Eopoid$Ey$Dnia*G-herzegovina*Gn$Dom)Fed$Fy$
Aboson!DsVE-eyed$Eism!Ey$Dton*Gian&Dun!Dwell&Ct!Da!Enic$Hal+Gse%Ht!Gze%
Abotany!Dch)Fed$Gr!Fy$Dfly!Dh$Eer,Gation!Ged$Gsome$Donee$Fnee$Dryoid$Ial$Dswana*
Abotswanan$Dticelli&Ele)G-fed$Hgrass!Jeen$Hshaped$Htree!Gbrush!Gcap!Gfeed%Hul!Gneck)Hose!Gr!Eom4
Abottom-dweller!Ming$Hfeeder!Ling$Hup$Ged$Gland!Hess$Kness!Gmost$Duliform$Gn!Hal$Hum!Is!Gsm!
Abotulismotoxin!Cuchee!Ele!Ddoir!Dffant/Fe!Dgainville5Ma!Eh!Fed$Fless$Ften$Dillabaisse!Gon!Dlder!Hed$
Abouldery$Ee!Fvard!Jier!Fz&Ele!Dnce,Gr!Finess!Hg+Fy$Ed8Fary!Fed$Hness!Gn$
Abounder!Hish$Fless$Jly(Jness!Fs3Eteous$Jly(Jness!Fied$Gful$Jly(Jness!Fy!Dquet!Drbon!
Abourdon!Egeois+Jie!Hn%Fogne*Fuignon!En!Fe!Etree!Dse%Etrophedon!Nic$Dt!Eique!Eonniere!Cvid+
Abovine/Cw,D-tie!Ewow!Dditch&Eler&Hisation!Je%Kr!Ization!Je%Kr!Ded$El!Fless$Fs!
Abower)Fbird!FyDDfin!Eront$Dhead!Die&Eng+Dknot!Dl)E-shaped$Eder!Eeg+Gged$Fr!Eful!
Abowline!Gg!Es!Dman!Dse%Eprit!Etring!Dtie!Cx)D-shaped$Dberry!Dcar!Gs!Ded$F-in$Er!
Aboxers!Ghorts!Dfish!Eul!Ding!Dlike$Dthorn!Dwood!Dy$Cy!Dcott,Dfriend!Dhood!Dish$Gly(Gness!
Aboyle&Eike2Ds-and-girls!Eenberry!Dtrose$Czeman*Do!Bpi!Cm!Cs!Bra!Dbble%Dce,Fd$Flet!Fr!
Abracero!Fs!Ehial$Hte6Iion!Gopod+Kous$Gum!Fycephalic+Nsm!My!Hranial$Lc$Gdactylia!Nc$Mous$
Abrachydactyly!Gpterous$Guran!Ious$Eing+Eken!Gt)Fish$Iness!Et!Feal$Hte$Gd$Golate$Ie!Flet!
Abrad)Eawl!Ebury&Eford&Eley&Estreet&Ey&Fcardia!De!Dg7Ea*Ee&Eg&Fadocio!Grt+Fer!
Abragging+Fy$Ei&Dhe&Ema&Gn!Fin!Hic$Jal$Fs&Eui&Did)Fed$Fing!El)Fle)
Abrain)F-fag!Gstem!Gteaser!Gworker!Fcase!Ghild!Fiac!Gsh$Fless$Fpan!Gower!Fsick$Gtem!Horm)King!
Abrainwash%Jed$Jing!Hve!Gorker!Fy$Ese%Gd$Fing!Dke)Fman!Fs3Ey$Dless$Dmante&Eble!
Abrambling!Gy$Dn!E-new$Ech)Ged1Gia!Il$Ite$Hng+Hopod+Lan+Lous$Gless$It!Gy$
Abrancusi&Ed)F-new$Jness!Fed$Gnburg*Fing!Gsh,Fmark%Ft&Fy!Gball!Gsnap!Et!Dque&Dsh$
Abrashly(Fness!Eier!Fl*Gia*Eov*Es!Fard!Gvola!Fbound$Ferie!Fie!Hre!Flike$Fy$Dt!
Abratislava*Etice)Gsh$Fle%Hboro*Fy$Ewurst!Dun&Fschweig*Dvado!Ee8Fly(Fness!Fry!Eo)Eura!
Abraw$El)Fer!En!Finess!Fy$Dy)Dze%Fn;G-faced$Gly(Gness!Eier!Fl!Gian9Gwood!
Abrazzaville*Ceach,Ed)F-bin!Gstick!Fbasket!Goard!Hx!Fcrumb!Ffruit!Fline!Froot!Fstick!Huff!Fth!Hways(
Abreadthwise(Fwinner!Ek,F-axe!Gdance%Gin!Fability!Hle+Jness!Gge!Gway+Gx!He!Fdown!Fer!Hs!
Abreakfast)Fing!Fneck$Fout!Fstone!Fthrough!Fup!Fwater!Em)Est)G-deep(Hfed$Hhigh(Gbone!Ged$Gfeed%
Abreastless$Gpin!Hlate!Gstroke)Mr!Gwork!Eth!Galyse%Lr!Jze%Lr!Ge%Hd$Hr!Ging+Gless$
Abreathlessly(Kness!Gtaking$Dccia!Hte%Eht&Dech!G-loading$Gblock!Gcloth!Jut!Ged$Hs3Gloader!Ed)Fer!
Abreeding+Eze)Fily(Gness!Fy$Dgma!Gtic$Diz*Dmen*Frhaven*Dnt!Dscia*Elau*Et*Dtagne*Ehren!
Abreton&Duer&Eghel&Dve!Ft)Eiary!Fty!Dw)Eage!Eer!Gy!Eing!Epub!Dzhnev&Ciar!Fd!
Abriarroot!Fwood!Fy$Dbable$Ee)Fr!Gy!Dc-a-brac!Ek!F-shaped$Fbat!Ffield!Fkiln!Flayer!Iing!Ge$
Abrickly$Fwork!Fyard!Eole!Ddal+G-wreath!Ee!F-gift!Gto-be!Fcake!Fgroom!Fsmaid!Ege)Gable$Ghead!Gport*
Abridges&Gt&Hown*Gwork!Ele)Eoon!Def8Fcase!Fing!Fless$Gy(Fness!Fs!Er!F-wood!Fpatch!
Abrierwood!Fy$Dg!Eade)Gier!Fnd!Hine!Gtine!Eht2G-red$Gen%Gly(I-colored$Nured$Gness!Gon*
Abrigid&Ft&Dhaspati&Dll!Fiance!Jy!It$Jine!Jly(Dm)Eful$Hl$Eless$Eming$Estone!Dnded$
Abrindisi*Fle$Hd$Ee)F-cured$Eg%Fing!Einess!Ejal!Ek!Fmanship!Eton&Ey+Do!Eche!Eny!
Abriquet!Hte!Dsance!Gt$Ebane*Ek;Fen%Gt!Fly(Fness!Eling!Etle)H-pointed$Hd$Hgrass!Hlike$
Abristletail!Giness!Gy$Fol*Dt!Eain*Fnnic$Eches!Eish9Her&Eon0Es&Et!Fany*Fen&Fle/
Abrittle-star!Hbush!Hness!Cno*Coach)Ged$Ed/F-bean!Hrimmed$Gheaded$Gleafed$Jved$Gminded$Mly(Mness!Gshouldered$
Abroadax!He!Fband$Gill!Fcast)Jer!Jing!Gloth!Fen%Hing!Fleaf$Goom+Gy(Fness!Gosed$Fsheet!
AbroadsideGGword!Ftail!Fway*Gise(Dbdingnagian$Dca&Fde)Hd1Ecoli!Ehette!Fure!Eket!Fhouse&Ddiaea!Dgan!
Abroglie&Eue!Dider%El,Fed$Gr!Fing!Dke$Fn$G-backed$Hdown$Hfield$Ghearted$Nness!Fr)G-dealer!
Abrokerage!Dlly!Dmate%Eberg*Ee!Fgrass!Fosin!Eic$Fde!Gic$Fnate%Ge!Eoform!Dnc!Fhial$Holar$
Abronchiole!Jitis!Htic$Js!Go!Hdilator!Hpneumonia!Hscope!Lic$Ipasm!Gus!Fo!Gbuster!Ete&Fosaur!Kus!
Abronx*Eze4G-red$Gd1Fy$Doch)Ed)Fer!Fing/Fmare!Fy+Ek)Fe&Flet!Gime!Gyn*
Abrooks&Fweed!Em)F-weed!Fcorn!Fstick!Fweed!Dth!Fel!Gr!H-in-law!Hhood!Hlike$Iy2Eula!Dugham!
Abrouhaha!Dw!Eallia!Ebeat%En8F-black$Ggray$Ieen$Jy$Ghaired$Gnose%Gpurple$Gspeckled$Htriped$Fe&Gd$
Abrownie!Gng!Gsh$I-black$Jgray$Leen$My$Jorange$Jpurple$Jred$Jspeckled$Ktriped$Jyellow$Fness!Fout!Fshirt&
Abrownstone!Gville*Ftail!Ese)Gr!Fing!Cuce&Fllosis!Eh&Eine!Ekner&Degel&Fhel&Dges*Din!Ese,
Abruiser!Fing$Et%Dle&Dmal$EmagemDFell&Fie&Fy&Eous$Dnch)Eei*Gan0Flleschi&Ft+Gte+
Abrunhild&En*Fhilde&Eo&Eswick*Et!Dsa*Eh,F-off!Fed$Fing!Flike$Fup!Fwood!Hrk!Fy$
Abrusk$Eque$Hly(Hness!Esels*Dt$Eal$Gisation!Ie%Hty!Hzation!Ie%Gly(Ee+Eish$Hly(
Abrutus&Dxelles*Eism!Cyan5Fthus!Dnhild&Dony!Ephyte!Iic$Ezoan!Bubaline$Dble)Gjet!Gr!Finess!Hg$
Abubbly+Der&Do!Enic$Cccal$Fneer)Jing!Eula!Dhanan&Frest*Ji*Ener&Dk,E-and-wing!Ftoothed$Earoo!
Abuckbean!Foard!Eeroo!Ft)Gful!Fye!Ele,Gr!Gya!Eminsterfullerene!Eram4Esaw!Fhee$Got!Fkin!Is!
Abuckthorn!Footh!Ewheat!Eyball!Dolic/Duresti*Cd)Dapest*Ddha&Fist0Iic$Eing+Eleia!Ey!F-buddy$DgeJ
Abudgereegah!Gigar!Gygah!Ft)Gary$Eie!Cff4E-brown$Fcolored$Jured$Ealo)Hfish!Eer)Ft,Ged$Ging!
Abufflehead!Eoon!Hery!Hish$Do!Cg)D-hunter!Daboo!Enda*Dbane!Eear!Dged$Fr)Gy!Einess!Ey+
Abugle)Fr!Fweed!Eoss!Dologist!Hy!Chl!Cild,Fer!Fing!Fup!Et$F-in$Gup$Drdly$Cjumbura*
Abukharin&Clawayo*Db!E-shaped$Eaceous$Fr$Eed$Eil!Elet!Fike$Eous$Eul!Dgaria*In0Ee)Ehur!
Abulginess!Gg$Eur!Ey$Dimarexia!Fia!Gc+Dk)Ehead!Einess!Ey$Dl)E's-eye!E-snake!Ea!Fce!
Abullate$Ebat!Frier!Edog)Gze%Ir!Eet!G-headed$Ghead!Gin)Gproof6Efight!Jer!Jing!Gnch!Frog!
Abullhead!Ied$Kness!Forn!Eion!Fsh$Enecked$Fose!Eock!Hy$Epen!Ering!Fush!Eshit,Got!Eterrier!
Abully4Fboy!Fing+Frag%Drush!Dtmann&Dwark)Eer-lytton&Cm4Dble%Gbee!Gr!Fing$Eoat!Df!Dmer!
Abump,Eer!G-to-bumper$Eh!Einess!Ekin!Hly$Etious$Jly(Jness!Ey$Cn!D-fight!Da!Dce!Eh)
Abunchberry!Fe&Fgrass!Fy$Eo)Fmbe!Ddle)Gd-up$Fing!Dfight!Dg)Ealoid$Hw!Eee!Ehole!Ele)
Abungled$Gr!Gsome$Fing$Dion!Dji-bunji!Dk)Eer)Emate!Eo!Eum!Dny!Ds!Een!Dt)Eal!
Abunter!Eing!Duel&Dyan&Fvirus!Coy)Eancy!Gt$Hly(Cr)Dbage&Fnk&Ele%Fing$Fy$Eot!
Aburden)Ged1Gless$Gsome$Kness!Eock!Deau!Gcracy!Jt!Kic$Mally(Lsm!Et!Fte!Dg!Eeon%
Aburger!Fss!Eh!Fer!Elar!Hious$Ise%Ize%Hproof$Hy!Fe%Eomaster!Fo!Fyne&Erass!Gve!
Aburgundy!Dial!Eed$En!Dk&Ea!EeHFd$Dl)Eap!Eed$Fsque4Eington*Ey$Dma*Eese0
Aburn,Eability!Gle$Eed$G-out$Iver$Fr!Ftt&Eham&Eing/Fsh,Hed$Eoose!Fus!He!Es&
Aburnside!Et$F-out$Eup!Dp)Eing!Dqa!Dr)E-headed$Eawong!Eed$Efish!Eito!Elike$Eo!Fughs&
Aburrow)Ey$Dsa!Fl$Fr!Gy!Eiform$Ftis!Et,Fer!Dt&Ehen)Eon&DundiDHan0Guki!
Abury%Eing!Cs)Dbar!Eoy!Ey!Dh4E-league$Ebaby!Fuck!Eed$Fl)Eing!Eman!Enell&Etit!
Abushwhack%Jer!Jing$Ey$Dily(Eness!Ilike$Iman!Jen!Ipeople!Krson!Iwoman!Dk%Eer!Ein!Dload!
Abusman!Dpirone!Ds)Dt7E-up!Eard!Eed$Fr!Eier!Ele,Fing$Ey$Dy;Ebodied$Hy!Eness!
Abusywork!Ct(Dacaine!Ediene!Ene!Fol!Gne!Et!Dch+Fer,Hbird!Hing!Hly$Hy!Dene!Eonine+
Abutler!Dt,E-weld)Jing!Ee!Fr)G-and-eggs!Hflower!Hprint!Gball!Hean!Hur!Gcrunch!Hup!Gfat!Hield&
Abutterfingered$Ms!Ish!Hlower!Iy)J-shaped$Jfish!Gmilk!Gnut!Gscotch!Gweed!Hort!Gy+Einsky!Eock!Hs3
Abutton)G-down$Hquail!Hshaped$Ged1I-down$Jup$Ghole)Iok!Glike$Gwood!Gy$Eress)Ied1Iing!Eweld%
Abutty!Dut!Dyl!Fate%Fene!Eraceous$Fic$Gn!Cxom$Fly(Fness!Cy,Dback!Der!Ding!Dout!
Abuzz,Eard!Eer!Eing$Eword!By(C-and-by!Dbid%Elow!Dcatch!Delection!Dline!Dproduct!Cblos*Ccatch!Cdgoszcz*
Abye!D-bye!Eelection!Dlarus*Eorussia*Ln&Cgone+Claw!Cname!Cpass,Ft$Eth!Dlay!Droduct!Crd&De!
Abyrnie!Doad!En&Cssus!Dtander!Cte!Cway!Dord!Czant!Gine0Hum*Ac+B-horizon*Cnote!B.e.(Co.d.(
Aca*C-ca%Cb)Dal)Fa!Fism!Ht!Iic$Ena!Eret!Esset!Gous!Dbage)Hworm!Fla!Hh!
Acabby!Ddriver!Dell&Er!Din)Fet!Hmaker!King!Hry!Hwork!Dle)Fgram!Dman!Dochon!Eodle!Fse!
Acabot&Fage!Driolet!Dstand!Ccao!Dhalot!Ee)Fctic$Ft!Fxia!Gy!Einnate%Jion!Eou!Dique!Dkel%
Acackle,Gr!Fy$Dodaemon!Kic$Femon!Jic$Fyl!Hic$Eethes!Egenesis!Hic$Js!Fraphy!Emistle!Gxle!
Acacophonic$Ious$Iy!Dtus!Duminal$Cd!Daster!Gral$He!Ever!Hic$Ine!Hous$Ddice-fly!Fe)Fs-fly!
Acaddish$Gworm!Eo&Ey)Dence!Hd$Gy!Ft$Fza!Et!Fship!Dge%Fr!Diz*Dmium!Eus&
Acadre!Ducean$Gus!Fous$Cecal$Eilian+Eum!Dnogenesis!Dsar&Gea*In+Gian+Eium!Epitose$Eura!Hl$
Acafe!Eteria!Df!Eein!He!Hic$Ism!Fr!Ere!Dtan!Cge)Er!Ey$Dily(Dliostro&Dney&
Acagoule!Dy$Chita&Doot!Ciman!Eitillo!Go!Dn&Eogenesis!Drene&En!Fed$Fgorm!Eo*Dsson!Dtiff+
Acajole%Gry!Fingly(Dun&Ckchiquel&De)Ehole!Ewalk)Claba!Gsh!Gzilla!Fria*Fura!Edenia!Fium!Eis*
Acalamari!Hy!Fine!Ht!Gtous$Hy!Fus!Endo$Fthe!Epooya&Fuya&Esh!Dc-tufa!Eaneal$Hus!Freous$
Acalced$Gony!Fiform$Folaria!Ite$Fus!Eic$Golous$Fferol!Jus$Gic$Iation!Gugous$Gy%Fmine)Fnation!
Acalcine%Fte!Gic$Gonin!Fum!H-cyanamide!Eulable$Hte%Jd$Iing$Lly(Jon!Jve$Ior!Gous$Gus!
Acalcutta*In$Dder&Ga!Gon&Eron!Ewell&Dean!Eche!Edonia*Efacient$Htion!Jve$Iory$Endar)Ger)
Acalendered$Gric$Jal$Gula!Df!Eskin!Dgary*Di*Eber!Frate%Jd$Iion!Ge!Eche!H-topped$Fo+
Acalicular$Hus!Ef!F.*Fornia*Kn0Jum!Eginous$Fula&Eper)Fh!Gate!Esaya!Fthenic$Ls!Dk)
Acalkin!Dl,E-back!Goard!Fin!Fout!Ea!Fble$Fs&Fthump!Eback!Eer+G-out!Hup!Eiandra!Fgraph%
Acalligrapher!Kic$Mal$Lst!Ky!Fng!Fope!Hsis!Fper)Gygian$Ious$Fsthenics!Fthump!Kian$Eosectomy!Gity!
Acallosotomy!Fus;Hed1Hly(Hness!Fw$Gness!Eus)Dm8Eing!Ely(Eness!Domel!Eocan*Eric$Ge!
Acalorie-free$Gfacient$Hic$Gmeter!Jric$Ky!Esoma!Dpac!Gk!Ee*Dque!Dtrop!Dumet!Fniate%Jion!Jory$
Acalumnious$Kly(Gy!Dvaria!Gy!Ee%Ein&Gg3Gist0Jic$Lal$Go&Dx!Dyceal$Final$He$
Acalycle!Hd$Fular$Ite$Hus!Epso!Fter!Gra!Ite$Ex!Cm!Dachile!Eil!Eraderie!Filla!Es!
Acamash!Fs!Dber)Eial$Fum!Eodia*In0Eria*Hn0Gc!Gdge*Dcorder!Dden*Del!Fhair!Fia!
Acamellia!Fopard!Gt*Fpox!Eo!Era!Gman!Foon*Iian0Gun*Dion!Ese!Fole!Dlan*Eet!Do!
Acamomile!Esh!Euflage,Kd$Dp4E-made$Eaign)Ier!Iing!Fna!Gia*Hle!Gula!Jr$Jte$Ld$
Acampbell&Eeachy!Fche*Fr!Fstral$Efire!Eground!Ehor!Haceous$Ite%Kd$Hic$Hweed!Eing3Fon!Emate!
Acampong!Esite!Ftool!Eus!Ey$Flotropous$Dshaft!Dus&Dwood!Cn,D-do$Daan*Gite&Eda*Fian9Efistola!
Acanafistula!El)Ficular$Kte$Jus!Gsation!He%Gzation!He%Epe!Era*Fd!Fese&Fies*Fy+G-yellow$
Acanasta!Evanine!Dberra*Dcan!Eel,Glate$Kd$Jion!Hed$Hous$Fr!Gous$Gweed!Eroid+Eun*Ddela!
Acandelabra!Jum!Gilla!Fnt$Fscent$Eid$Ga!Hcy!Hte!Iure!Giasis!Gly(Gness!Fed$Ele)Gberry!
Acandlelight!Gmaker!Gnut!Gpin!Js!Hower!Gsnuffer!Htick!Gwick!Hood!Eor!Fur!Ey)F-like$Gscented$Ffloss!
Acandymaker!Ftuft!Fweed!De)Ebrake!Ecutter!Ella!Escent$Etti&Dfield!Eul!Dgue!Dicular$He!Ed!Ene+
Acaning!Estel!Hr!Dker)Gous$Gweed!Horm!Dna!Fbin!Hs!Eed$Flloni!Fry!Fs*Eibal!Iic$
Acannibalise%Km!Ktic$Jze%Fkin!Fly(Fster!Eon)Gade)Gball!Geer!Eula!Hr$Hte%Iion!Gisation!
Acannulise%Hzation!Ie%Ey$Doe)Fist!Ela!En!Fic$Hal$Jly(Gsation!He%Id$Ht/Gzation!
Acanonize%Id$Eodle%Epied$Fy)Erous$Dt)Eabile$Grigian&Fla!Goup!Je!Fnkerous$Mly(Fta!Eed$
Acanteen!Fr)Gbury*Ging$Ehus!Eicle!Flever)Glate%Jion!Ele!Eo!Fn)Gal$Gment!Fr!Ey$
Acanuck&Elate%Hion!Fisation!Gzation!Ete&Dvas)Gback!Gs,Her!Hing!Dyon!Gside!Coutchouc!Cp)D-a-pie(
Acapability!Fle$Hness!Gy(Ecious$Jness!Gtance!Ite%Hive$Hor!Hy!Erison)Jed$De!Ek&Elan!
Acapelin!Er,Fcaillie!Jzie!Et&Fian0Eweed!Dful!Dibara!Ellarity!Iy+Etal+Hisation!Je%Jm!Jt/
Acapitalistic$Ization!Je%Gte+Hion!Fol!Fular$Jy$Ite%Jion!Hum!Ez!Dlin!Do!En!Fe&
Acaponise%Gze%Ete!Dpadocia*Kn$Eed$Flletti!Euccino!Dra&Ei*Fccio!Ge!Gious$Kly(Kness!Gorn5
Acaprifig!Fmulgid!Fne$Fole)Dsaicin!Eicum!Fd!Fze%Ging!Etan!Fone!Eular$Hte6Jd$Ge)Gise%
Acapsulize%Dtain)Hcy!Hship!Eion)Gus$Ily(Fvate%Jd$Iing$Lly(Jon!Ge+Gity!Eopril!Fr!
Acapture,Hr!Duchin!Elin!Et!Dybara!Cr!D-ferry!Emechanic!Dabao!Fineer!Ir!Hier!Ecal!Gra!Gs*
Acarack!Fole%Hito!Ful!Efe!Egana!Feen!Embola!Fel+Hise%Ize%Encha!Fda!Hy!Fgid+Epace!
Acarat!Evaggio&Gn)Hning!Hsary!Ierai!Eway!Dbamate!Gide!Eide!Fne!Her!Eocyclic$Fhydrate!Flated$Fmycin!
Acarbon!Gaceous$Hdo!Hra!Hte)Jd$Iion!Gdale*Gic$Hferous+Hsation!Ie%Hzation!Ie%Gous$Gyl+
Acarbonylic$Frundum!Fxyl+Iate%Iic$Fy!Euncle!Jd$Hular$Fret%Ior!Itor!Gise%Hze%Dcajou!Fse!
Acarcass!Einogen!Kic$Hid!Hma!Jtous$Hsarcoma!Dd)E-house!Fplaying$Eamom!Hn!Gum!Eboard+Ecase!Htle!
Acardholder!Guse!Eia!Gc$Fff*Fgan!Fnal/Iate!Ifish!Iity!Iship!Fogram!Jph!Lic$Ly!Gid!
Acardiologic$Kst!Jy!Gmegaly!Hyopathy!Gpathy!Hulmonary$Grespiratory$Gspasm!Gvascular$Ftis!Eoon!Eroom!Es!Fharp!Jer!
Acarducci&De,E-laden$Ed-for$Een,Fr)Gism!It!Efree$Iness!Ful$Hly(Hness!Egiver!Eless$Ily(
Acarelessness!Fian&Ess,Ging!Et!Faker!Ew&Forn$Dfare!Eul!Dgo!Dhop!Dib&Fbean*Fe!Ges*
Acaribou!Ecature,Jist!Ees!Ellon!Ineur!Ena!Gl$Gte+Id$Fg+Eoca!Fus$Essa!Djack%Hing!
Acark%Dload!Fs&Fvingian&Esbad*Eyle&Dmaker!Eelite0Eichael&Fnative+Ge4Dnage!Fl$Gise%Hty!Hze%
Acarnallite!Hy(Fssial$Ftion+Fuba!Eegie&Flian!Eify%Fval!Gore!Ious$Eosaur!Ft&Gite!Dob!Eche!
Acarol)Fean$Gr!Fina*Is*He$Hg!Iian0Hian&Fler!Fus&Em)Etene!Imia!Hoid!Fhers&
Acarotid$Gn!Eusal!Ge)Hl!Hr!Ging$Dp)Eal+Eel!Glary$Ite$Fnter)Jia!Hry!Fr!
Acarpet)Gbag+Jger!King$Ged1Ging!Gweed!Eing3Eophagous$Hore!Frt!Fspore!Jic$Jous$Eus!Drack!
Acarrageen!Jan!Jin!Gheen!Eefour!Fl!Gl!Fre&Eiage!Iway!Fer!Fon!Fzo!Eoll&Ft!Gtop!
Acarroty$Fusel!Ey,F-forward!Gover!Fall!Fcot!Dsick$Eon&Dt)Eage!Hna*Ee!Fl!Fr!Fsian9
Acarthage*Hinian0Forse!Fusian0Eier&Flage!Iinification!Kous$Fng!Eload!Eographer!Kic$Mal$Ky!Fn!Gful!
Acartoon)Hist!Fuch!Ie!Eridge!Foad!Ewheel)Fright!Duncle!Gula!Jr$Jte$Ld$Ious$Eso&Dve%
Acarved$Gilol!Fl-built$Fn$Fr!Eing!Dyatid!Eophyllaceous$Gsis!Csaba!Flanca*Els&Enova&Eva!Dbah!Dcabel!
Acascade,Fra!Gilla!De)E-by-case$Fhardened$Eate%Ebook/Ed$Eful!Ein!Ement!Eous$Ern!Ework!Ier!
Acaseworm!Dh)E-and-carry$Eable$Ebox!Ecard!Eed$Fw!Eier)Emere!Ding!Fo!G-hotel!Dk!Eet)Eful!
Acaspar&Fse!Eer*Dque!Gt!Hel!Dsandra&Freep!Fva!Eerole!Ftte!Eia!Fe!Fno!Fopeia&Frer&
Acassiri!Fte&Hrite!Fus&Eock!Hed$Fwary!Dt,E-iron$Foff$Eanets!Fway!Ee!Fless$Glated$Fr!
Acastigate%Iion!Fle*Gla*Hian&Fng!Ele)Gd$Fing!Eor!Erate)Id$Hion!Ho!Fies*Fo&
Acasual$Gly(Gness!Gty!Frina!Eist!Hic$Jal$Hry!Ct)D's-claw!Gear!Gpaw!Gtail!D-o'-nine-tails!Da-cornered$
Acatabatic$Fiosis!Folic$Ise%Jm!Ize%Echresis!Jtic$Mal$Flinal$Gysm!Jal$Jic$Fomb!Grner$Edromous$
Acatafalque!Elan0Gse!Gtic$Fectic+Gpsy!Htic+Gxis!Fog)Her!Hue)Jr!Gnia*Fpa!Fufa!Fyse%
Acatalysis!Ht!Gtic$Jally(Gze%Emaran!Fenia!Jl$Fite!Fount!Jain!Enanche!Ephasia!Htic$Jsm!Goresis!
Acataphoretic$Gract!Gyll!Flasia!Im!Itic$Fult,Iian$Jc$Eract!Frh!Hal$Hine+Jian$Estrophe!Kic$
Acatastrophically(Etonia!Ic$Ewba&Dbird!Eoat!Erier!Dcall)Eh,Fall!Fer!Ffly!Fing+Fment!Fpenny$Ghrase!
Acatchweed!Gord!Fy$Elaw!Dechesis!Htic$Kal$Gin!Hse%Im!Jal$It!Jic$Hze%Golamine!Gu!
Acatechumen!Egorem!Jatic$Je!Hial$Ic$Jal$Lly(Isation!Je%Kd$Ization!Je%Kd$Hy!Ena!
Acatenary!Gte%Fulate6Er%F-cornered$Fcorner$Fer!Fing!Fpillar!L-tracked$Fwaul)Dfish!Dgut!Dharsis!Gtic+Id!
Acathay*Eect%Hic$Fdra!Il+Fr&Gine&Fter!Iisation!Ke%Jzation!Ke%Fxis!Eode!Gic$Flic0
Acatholicise%Jty!Jze%Ion!Js&Fuse!Dion!Gic$Dkin!Gate$Dling!Dmint!Dnap)Eip!Doptric$Jal$
Acatoptrics!Estomid!Dsup!Dtail!Flo!Eell&Eie!Fness!Fsh$Ele!Gman!Gship!Gya!Ey+F-corner$Med$
Acatullus&Dwalk!Cucasia*In0Hc$Goid$Gus*Eus,Dda!Fl2Gly(Fte+Hd$Eex!Dl!Edron!
Acaulescent$Eiflower!Fne$Ek)Fed$Fing!Dsa!Fl$Ggia!Gity!Gly(Ftion!Hve$Ee,Fless$Frie!
Acauseway)Eing!Etic+Hally(Dterant!Gisation!Ie%Hzation!Ie%Gy!Eion)Hary$Gus/Ily(Iness!Cvalcade!
Acavalier+Ily(Fla!Fry!Hman!De)Eat!Ell&Eman!Endish&Ern)Gous$Etto!Diar!Ge!El)
Acaviler!Fler!Etied$Fy!Dort%Dum!Dy!Cw,Cxton&Cy!Denne!Dman!Duga&Ese!Czique!Bc+
Accc$Bd+Be>Case,F-fire!Fless$Jly(Jness!Cbu*Ean&Ccal$Dity!Dropia!Dum!Cdar!F-scented$
Acedarbird!Fn$Fwood!De%Di!Ella!Eng!Cfadroxil!Doperazone!Etaxime!Dtazidime!Eriaxone!Duroxime!Cibo!Dlidh!Fng!
Aceilinged$Clandine!Debes*Frant!Hte%Jd$Jr!Iion!Ior!Ky$Gity!Ecoxib!Eriac!Gty!Fy!Esta!
Acelestial$Hte!Diac$Ebacy!Gte+Eocentesis!Fma!Fscopy!Dl!E-free$Flike$Ear!Gage!Get!Eblock!Eini&
Acellist!Eo!Fphane!Ephone!Eular$Iity!Gite!Iis!Goid+Hse!Iic!Jd$Dom!Fa!Dsius&Dt&
Aceltic/Euce!Cmbalo!Dent)Gite!Iious$Gum!Etery!Cnobite!Hic$Jal$Egenesis!Itic$Etaph!Ezoic+Dse%
Acenser!Eor)Ged$Gial$Hng!Hous$Gship!Eurable$Ge)Fs)Dt!Eal!Fre!Fs!Fur!Hy!
Acentavo!Eenarian+Iy/Gnial+Kly(Fr4Gboard!Ged$Gfield!Ler!Hold!Ging!Gline!Gpiece!Fsimal$Io!
Acentesis!Eigrade$Fle!Giter!Ire!Fme!Hter!Ire!Go!Fpede!Ener!Eral/Hisation!Je%Kd$Jing$
Acentralism!Jt$Kic$Ity!Ization!Je%Kd$Jing$Hly(Grchid!Fe)Gboard!Gfold!Gpiece!Gx!Fic$
Acentrical$Gfugal$Kte%Lion!Je,Gole!Gpetal$Gsm!Ht+Foid!Ial$Gmere!Jic$Gsome!Jic$Hymmetric$
Acentrum!Eurion!Gy!Co&Cphalalgia!Hspid!Gexin!Ghematoma!Gic$Htis!Gochordate!Hglycin!Hhematoma!Hmetry!Hpod+Kan$
Acephaloridine!Hsporin!Hthin!Eeus&Cramic/Hist!Hs!Gst!Es!Ftes!Ete!Fin!Fodus!Gpsian!Gsaur!Kus!
Aceratozamia!Dberus&Dcaria!Il$De)Eal+Ebellar$Ium!Fral$Ily(Hte%Iion!Gomeningitis!Hspinal$Hvascular$Gum!
Acerecloth!Ement!Fonial+Kly(Ious$Lly(Lness!Hy!Es&Fin!Dic$Eman!Ese+Eum!Evastatin!Dnuous$
Acero!Eus$Dt!Eain$Hly(Hty!Eifiable$Hcate)Ld$Kion!Kory$Hed$Gy%Forari!Ftude!Dulean+
Acerumen!Finous$Ese!Fsite!Dvantes&Eical$Gitis!Fd!Fne$Fx!Csarean+Fian+Dium!Dpitose$Dsation!Eion!
Acesspit!Fool!Dtode!Ctacean+Gous$Dchup!Drimide!Cwa&Cylon*Gese$Czanne&Bf>C.(Co&Bgs!Bh'i!
Acha-cha)H-cha!Dbasite!Fzite!Elis*Dchalaca!Fka!Ema!Dd!Ear!Edar!Eian0Elock!Eor!Denactis!Eta!
Achaetal$Fodon!Ggnath!Lan$Lous$Dfe,Fd$Fweed!Ef,Fer%Finch!Flike$Fweed!Fy$Eing!Dgall&
Achagrin)Hed$Din)F-smoke%Lr!Fed$Flike$Fs!Gaw!Er)Flift!Fman)Iship!Fperson!Fwoman!Ese!
Achaja!Dlaza!Gion!Ecanthite!Fedon*Jy!Fid!Hfly!Focite!Gpyrite!Edaea*In0Fea*Hn0Ge0Fron!
Achalet!Eice!Ek)Fboard!Fpit!Fstone!Fy$Elah!Fenge,Jable$Jr!Iing$Fis!Eybeate$Gite!Dmaeleon!
Achamber)Hed$Hlain!Hmaid!Hpot!Hs&Fray!Eeleon!Efer)Fron!Emy!Eois!Fmile!Fsite!Ep)Fagne!
Achampagne-ardenne*Gign!Ferty!Fion4Iship!Flain&Geve$Follion&Dnal!Fr!Ece4G-medley!Gful$Gl!Hlery!Ior!
Achancellorship!Lville*Gry!Fre!Goid!Jal$Hus$Fy$Edelier!Hle,Fi&Fler!Iy!Efron!Egan*Fe,
Achange-of-pace!Hup!Gability!Ile$Kness!Gd$Gful$Jness!Gless$Kness!Hing!Gover!Gr!Fing$Enel)H-surf%
Achannelisation!Je%Ization!Je%Hs!Eoyu!Et,Farelle!Fed$Gr!Helle!Gy!Fing!Flike$Fry!Fy!
Achaos!Etic$Hally(Dp)Earral!Fti!Gti!Eeau!Fl!Ggoer!Fron)Ie)Efallen$Eiter!Elain!Icy!
Achaplainship!Fet!Hed$Fin&Eman!Eped$Eter!Hhouse!Dr)Eabanc!Fcid!Hn!Gter)Jisation!Le%Ltic+
Acharacteristically(Kzation!Le%Jless$Fde!Hs!Ecoal4I-gray$Ley$Gt&Futerie!Ed!Ege,Gable$Gd$Gman!
Acharger!Eily(Fness!Fot)Heer!Fsma!Itic$Ftable$Kness!Jy(Gy!Fvari!Elatan!Jism!Femagne&Groi*
Acharles&HtonMJwn*Gy-horse!Fock!Gtte!Jtown*Em)Fed$Gr!Fing1Ily(Enel+Eon&Er!Et)
Achartaceous$Fer)Hed$Hhouse!Fist!Fless$Fres*Huse+Ewoman!Ey$Dse,Fd!Fr!Eid&Gic$Em!
Achasse)Fid&Hic$Gs!Ete$Gly(Gn%Hess!Hing!Fise%Iment!Gty!Euble!Dt,Eeau!Hbriand&
Achatelaine!Eoyant$Eroom!Etanooga*Fel!Gr,Hbox!Her!Hing!Fily(Fy$Ducer&Effeur)Ise!Elmoogra!Gugra!
Achauvinism!Jt!Kic$Dvez&Dw)Ebacon!Ceap$F-jack!Fen%Fjack+Fly(Fness!Fskate!Et,Fer!Fgrass!
Acheating+Dbab!Dchen0Hia*Fnya*Ek,F-in!Fbook!Fed$Gr)Hberry!Iloom!Ioard!Hed$Hs!Flist!
Acheckmate)Fout!Fpoint!Frein!Goom!Hw%Fsum!Fup!Dddar!Dek)Fbone!Fily(Gness!Fpiece!Fy$Ep)
Acheer)Fer!Fful$Ily(Iness!Fily(GngCGo!Flead%Jer!Hss$Jly(Jness!Fy$Ese)Gboard!
Acheeseburger!Gcake!Hloth!Gflower!Glike$Gmonger!Gparing$Fy$Etah!Ever&Ewink!Df!E-d'oeuvre!Dilitis!Foschisis!His!
Achekhov&Eov&Dla!Fte4Hd$Gion!Eicera!Jl$Jte$Ious$Fferous$Eoid!Fnian+Eyabinsk*Dmic$Gal/
Achemically(Fluminescence!Pt$Fse!Gorb%Iption!Lve$Gt!H's!Hry!Enitz*Eoimmunology!Freceptive$Lor!Fsis!Gorption!
Achemosorptive$Gurgery!Gynthesis!Ftaxis!Gherapeutic$Qal$Ly!Eulpo*Dnfish!Eille!Enai*Dops&Dque)Gbook!Gr)Hed$
Acherbourg*Eemis&Is&Fpovets*Eimolla!Hya!Fsh%Hed$Enobyl*Eokee&Fot!Ery+G-red$Hsized$Gstone!Et!
Acherty$Eub!Gic$Hni&Evil!Dss!Fboard!Fman!Et!Fer*Hfield!Hton&Fnut/I-brown$Jcolored$Nured$
Achesty$Dtah!Erum!Dval-de-frise!Gier!Fux-de-frise!Eiots*Ere!Fon!Gtain!Evy%Ey%Dw,Ea&Fble$Eer!
Achewing!Gk!Ey$Dyenne5Ci!Dan$Eroscuro!Esm!Ga!Hl$Htic$Gic$Gus!Dc/Eago*Fne)
Achicanery!Go&Eha!Fewa&Fi+Gpe!Ek!Fadee!Gsaw&Fen+H-breasted$Ifight%Hfeed!Iight%Hhearted$Hpox!
Achickenshit!Gree!Fpea!Fweed!Ele!Eness!Eo&Fry!Ft!Dde%Eing!Def/Fly(Ftain!Jcy!Jship!
Achiffon!Hier!Dgetai!Eger!Hflower!Enon!Eoe!Dhuahua*Dlblain!Jed$Js!Ed!F-centered$Gproof%Fbearing+Hd!
Achildbirth!Fcare!Fhood!Fish$Ily(Iness!Fless$Jness!Gike$Gy$Fproof%Ee!Fan0Ei!Fad!Gsm!
Achiliast!Iic$El)Fer!Fi!Gness!Hg/Fy/Eoe*Euba&Dmaera!Fkum&Friko&Ee)Fra!Hl$
Achimeric$Ial$Eney!Hpiece!Iot!Hstack!Iweep!Mer!Ep!Fanzee!Dn)E-up!Fwag!Iging!Ea!Fberry!
Achinaman&Fware!Ecapin!Fh!Gerinchee!Gilla!Jon!Gona!Gy$Ee)Fse9H-red$Ek)Fapin!Fed1Eless$
Achino!Fiserie!Fok!Equapin!Etz!Gily(Gy$Dos*Dp)Eboard!Eewyan&Emunk!Eolata!Ftle!Ependale0Gr$
Achippewa&Fing!Es!Dralgia!Eico&Ek%Eography!Flogy!Fmance%Kr!Jy!Itic$Fn&Fpodist!Iy!Gractic!
Achiropractor!Gteran!Ep,Fily(Gness!Fy$Er%Fup)Dsel)G-like$Ged1Hr!Gler!Einau*Dt!E-chat)
Achitchat)Ein!Gous$Elings!Hs!Eon!Etagong*Gmwood!Fer%Hlings!Fimwood!Dvalric$Hous$Kly(Hy!Free!
Achive!Fs!Evy%Ey%Clamydeous$Hia!Jl$Hospore!Gphore!Gs!Doasma!Erambucil!Hine!Hphenicol!Gte!Fdiazepoxide!
Achlorella!Gnchyma!Fhexidine!Fide!Gnate%Jion!He!Hity!Gte!Foacetophenone!Gbenzene!Gfluorocarbon!Horm)Hucin!Gphyl!Kl!
Achlorophyllose$Mus$Jte!Hicrin!Hlast!Hrene!Gquine!Gsis!Gthiazide!Hic$Fpromazine!Gyrifos!Ftetracycline!Ghalidone!Coanocyte!Dc!
Achoc-ice!EkFF-a-block(Gfull$Fablock$Fful$Eolate!J-brown$Kcolored$Oured$Etaw&Dice+Gness!Er)Fboy!Fmaster!
Achoke,F-full$Fcherry!Fd$Gamp!Fhold!Fpoint!Fr!Fy!Eing!Ey+Dlangiography!Itis!Eecalciferol!Gystectomy!Jitis!
Acholecystokinin!Flithiasis!Jotomy!Fr!Ga!Hic$Gic$Fstasis!Herin!Jol!Eine!Hrgic$Hsterase!Ela!Dmp)Fing!
Achomsky&Dn!Edrichthian!Hfy%Hn!Hosome!Hte!Iic$Godystrophy!Hma!Hsarcoma!Gule!Egqing*Do-choo!Ese%Gr!
Achoosey$Fy$Dp,E-chop(Efallen$Ehouse!Ein&Ge!Eped$Gr!Finess!Fy$Esteak!Gick!Dragic$Gus!
Achoral+Ge!Gly(Ed)Fal$Gmesoderm!Gte+Fitis!Fomesoderm!Gphone!Ee!Fa!Fograph%Ler!Lic$Ly!
Achoric$Fne!Foallantois!Gmeningitis!Gn!Hic$Gretinitis!Fster!Fzo!Eoid!Etle,Eus)Dsen!Du!Egh!Ese%
Achow!Echow!Eder!Crestomathy!Dism!Fom!Ft!Gchurch*Gella!Hn%Iing3Gian9Jia*Kse%Kze%Jly$
Achristie&Gless$Hike$Hy$Gological$Hpher&Doma!Gesthesia!Gte!Hic$Jally(Jity!Id!In!Jic$Ism!
Achromatogram!Lphic$Pal$Rly(Ny!Fe)Gsthesia!Fite!Gum!I-plate%Foblastomycosis!Ggen!Glithography!Gphore!Hlast!Gsomal$
Achromosome!Hphere!Enic$Hally(Hle,Jr!Fograph!Glogical$Nly(Kse%Kze%Jy!Gmeter!Gscope!Dysalis!Gnthemum!
Achrysarobin!Foberyl!Glite!Gmelid!Gpid!Hrase!Gtherapy!Hile!Cthonian$Hc$Cuang-tzu&Db!Ebiness!Fy$Dck,F-full$
Achuck-will's-widow!Fer-out!Fhole!Fle,Fwalla!Dddar!Dfa!Ef%Fed$Dg,Dkchi&Eka!Fer!H-brown$Dm!Eminess!
Achummy$Ep!Dnga!Fking*Ek)Fing!Fy$Enel!Drch)G-state!Ggoer!Iing$Gill5Jian$Gly$Gman!
Achurchwarden!Gyard!Eidars!El!Fish$Ily(En,Fed-up$Fing1Er%Figueresco$Mque$Dte)F-the-chute!Eney!Ezpa!
Achutzpah!Hnik!Dvash&Cylaceous$Ee!Eifactive$Jory$Gerous$Gic$Eoderma!Fmicron!Fus$Dme!Eosin!Bi+Cao!
Aciardi&Ccada!Ela!Etrice!Hse%Hx!Hze%Dero!Gne!Dhlid!Cder!Fpress!Cgar!F-shaped$Fet!Hte!
Acigarfish!Fillo!Clantro!Dial$Fry$Fte+Hd$Eophoran!Eum!Cmabue&Erron!Detidine!Dmerian$Cnch)Fona!Hine!
Acincinnati*Jus&Eture!Dder!Gella&De-camera!Ffilm!Ema!Gtic$Ise%Ize%Hographer!Ny!Eraria!Ium!Hy$
Acingulum!Dnabar+Fmene!Gon!I-colored$Nured$Jred$Jscented$Dque!Gfoil!Cpher)Drofloxacin!Crcadian$Fssian&Ee&Einate$
Acircle)Gt!Euit)Hous$Hry!Flar/I-knit$Iisation!Ke%Jty!Jzation!Ke%Ily(Hte%Iing$Jon!
Acirculative$Iory$Fmambulate%Gboreal$Gcise%Jion!Gduction!Gference!Lt$Mial$Hlex!Huse%Glocution!Nus$Lory$Gnavigate%
Acircumnavigation!Gpolar$Gscribe%Md$Kption!Hpect$Lion!Lly(Htance!Ms!Ktial$Oly(Nte%Gvallate%Hent%Kion!
Acircumvolute%Lion!Jve%Fs!Dio!Dque!Drhosis!Fus!Eiped!Ie!Eocumulus!Fstratus!Eus!Csalpine$Dco!Dlunar$
Acismontane$Dsy$Dtercian&Gn!Ha!Eron!Ctadel!Etion!De,Dher!Gn!Dified$Fy%Ezen!Hry!Hship!
Acitlaltepetl*Dole!Drange!Fte,Eic$Fn!Ge!Eon!Gwood!Fus$Eulline!Fs!Dtern!Dy!E-born$Gred$
Acity-like$Fstate!Efied$Escape!Ewide$Cve!Et!Dic$Fs!Ees!El$F-libertarian$Fian/Gsation!He%Id$
Acivility!Gzation!He%Id1Fly(Dvies!Bl+Cabber)Dck)Dd$Eding!Ee!Eistics!Eode!Fgram!Fphyll!
Aclaim,Fant!Ervoyance!Kt+Dm)Eant$Ftorial$Ebake!Fer,Emily(Gness!Fy$Gweed!Eor,Ging!Gous$
Aclamorously(Fur)Hing!Ep,Fdown!Es!Fhell!Dn!Edestine$Eg,Fer!Fing$For)Hing3Hous$Gur)
Aclank,Fing1Enish$Ily(Iness!Esman!Fwoman!Dp,Eboard)Eper!Hboard!Hclaw%Hs!Fing!Etrap!Dque!
Aclarence!Ft)Eification!Gy%Hing$Fnet!Iist!Itist!Fon4Fty!Ek&Fsburg*Eo!Ey!Dsh)Fing$
Aclasp,Es)F-conscious$Fic/Hal/Jism!Jly(Hise%Jm!Jt!Kic$Ize%Hs!Gfiable$Ication!Lory$
Aclassified/Jr!Hy%Fless$Fmate!Froom!Fwork!Fy$Et!Fic$Dthrate$Eter,Hy$Dudication!Gus&Esal$
Aclause!Gwitz&Ftrophobe!Mia!Nc$Hum!Dver%Eichord!Gle!Fer!Eus!Dw)E-shaped$Eback!Eed$Efoot!
Aclawhammer!Elike$Dxon)Dy!Eey$Emore!Estone!Eware!CeanEF-burning$Gcut$Ghanded$Glimbed$Iving$Gshaven$Fable$
Acleaner!Hs!Fing!Fliness!Gy<Fness!Fse%Hr!GingCFthes&Fup!Er?F-cut;Geyed$Gsighted$Gthinking$
Aclearance!Fcutness!Fed$Fheaded$Fing!Fly(Fness!Fstory!Fway!Geed!Et)Fs!Evable$Gge!Fe%Gr!
Acleavers!Df!EtCDg!Eg!Distocarp!Hgamic$Kous$Ky!Hthecium!Dmatis!Eenceau&Hy!Gs&Gt$Hine!
Aclench,Ged$Dome!Epatra&Dpsydra!Drestory!Egy!Gman!Eic!Gal$Iism!Kt!Fd!Fhew!Fsy!Ek)
Aclerking3Fship!Dveland5Fr$Gly(Gness!Eis!Dw)Es!Cianthus!Dche!Gd$Fy*G-la-garenne*Ek,F-clack!
Aclickety-clack!Lick!Dent!G-server$Gage!Gele!Dff!F-brake!Ghanging$Fhanger!Dmacteric!Hic$Fte!Gic$Ial$Kly(
Aclimatologist!Ky!Fx)Eb,F-down!Fable$Fer!Fing!Ee!Dnch,Ged$Hr!I-built$Ee&Eg,Ffilm!
Aclingfish!Fstone!Eic!Gal$Ily(Gian!Fd!Ek,Fer)H-built$Fing$Eocephalism!Ly!Fdactyly!Fmeter!Equant$
Aclinton5Hia!Do&Dp)E-clop!Fon+Eboard!Eped$Gr!Gty-clop!Fing!Dque!Fish$Ily(Iness!Dt!
Aclitoral$Gic$Hdectomy!Hs!Eter%Dve&Frs!Coaca!Ek)F-and-dagger$Fed$Fmaker!Froom!Dbber,Dche!Ek)
Aclock-watching!Fing!Fmaker!Fs!Gmith!Fwise2Gork!Dd!Edish$Ehopper!Dfibrate!Dg,Eged$Fing$Fy$Disonne+
Acloister)Ied$Gral$Dmiphene!Gramine!Ep%Dn!Eal$Ee)Eic$Fdine!Fng!Eus!Dp)Eping!DseE
Aclose-fitting$Ggrained$Ghauled$Gknit$Gminded$Gpacked$Gset$Fd$G-captioned$Ihain$Iircuit$Hdoor$Hminded$Hring$Gown!Ffisted$
Acloselipped$Gy(H-held$Fmouthed$Fness!Fout!FrBFst(Ft)Fup!Eing/Etridia!Jum!Eure)Dt)Ebur!
Acloth!Fe%Gd$Gs!Hbrush!Hhorse!Hless$Iine!Hpin!Iress!Fier!Gng3Fo&Eted$Fing!Eure)
Acloud)F-covered$Huckoo-land!Fberry!Gurst!Fed$Finess!Hg!Fless$Jness!Gike$Fy$Et)Dve!F-scented$Fn$
Acloven-footed$Hhoofed$Fr!G-root!Gleaf!Goot!Eis&Dwder!En)Fing3Gsh$Flike$Dy%Eing$Hly(Dzapine!
Acloze$Cub)E-head!Fmoss!Fshaped$Eable$Ebable$Fing!Gsh$Fy$Efoot!Ied$Ehead!Fouse!Eroom!Dck,
Aclucking!De)Eless$Dmber!Ep)Fing!Esily(Gness!Fy$Dnch!Ek)Fing!Fy$Dpeid!Dsia!Eter)
Aclustered$Hing!Dtch,Ges!Eter)Hed1Cv$Cx$Dv$Dx$Ev$Ex$Cypeus!Dster!Dtemnestra&Bm!
Acnidarian!Cossos*Fus*Cut&Bo5C-author%Dbeneficiary!Ddefendant!Eiscoverer!Ded+Fucate%Doccur%Irence!Lt$Ep!Ft%
Aco-optation!Gion!Erdinate!Ld$Dpilot!Dreferent$Fspondent!Dsign%Etar)Dvary%Dworker!Cach)F-and-four!Fbuilder!Fing!Fman!
Acoachwhip!Et%Fion!Ddjutor!Dgulable$Hnt!Hse!Hte6Jd$Iion!Ior!Gum!Dhuila*Dl)E-black$Gurning$
Acoal-fired$Ebin!Eesce%Id$Ince!Ky!Jt$Hing$Eface!Field!Ehole!Eition!Eman!Epit!Dming!Dpt%
Acoarctate$Iion!Ese$G-furred$Hgrained$Hhaired$Htextured$Gly(Gn%Hed1Iss!Dst)Fal$Fer!Fguard!Ksman!
Acoastland!Gine!Fward(Gise2Dt)Edress!Eed$Fe!Ei!F-mondi!Hundi!Fng!Erack!Foom!Etail!Duthor!
Acoax,Eal$Eer!Eial$Fng/Hly(Cb!Dalamin!Ft!Gite!Dber!Ele)Gr!Hs!Gstone)Fing!
Acobia!Dnut!Dra!Dweb!Gby$Cca!Ein!Ge!Gise%Hze%Erboxylase!Dcal$Ei!Fdioidomycosis!Imycosis!Isis!
Acoccidium!Eobacillus!Fid$Eus!Eygeal$Fx!Dhimi&Fn!Geal!Fse&Elea!Hr$Eran&Dk,E-a-doodle-doo!Hhoop$
Acock-a-leekie!Eade!Fmamie$Iy$Fteel!Giel!Goo!Grice!Echafer!Froft&Hw!Eer)Gel!Fyed$Efight!Jing!
Acockhorse!Einess!Ele)G-bur!Kr!Gbur!Jr!Gshell!Foft!Eney+Epit!Eroach!Escomb!Ffoot!Fpur!Fucker!
Acocksure$Iness!Etail!Eup!Ey$F-leeky!Do!Ea!Fnut!Ebolo!Enspirator!Je%Fut!Eon)Ging!Epa&
Acocopah&Eswood!Ette!Eyam!Ezelle!Dteau&Dus&Fwood!CdGDa!Ddle%Gr!De)Efendant!Eine!Er!
Acodetalker!Ex!Dfish!Dger!Dicil!Efication!Ged$Fy%Eng!Dling!Gs-and-cream!Don!Dpiece!Dswallop!Dy&Ceducate%
Acoeducation!Lal$Dfficient!Dlacanth!Eenterate!Jon!Eiac$Eogyne!Fm!Fphysis!Fstat!Dnobite!Iic$Kal$Ezyme!Dqual$
Acoerce%Fion!Gve$Dtaneous$Dval+Gs!Dxist%Hence!Jt$Hing$Etension!Jve$Cfactor!Dfee!Gberry!Gcake!
Acoffeehouse!Gpot!Fr!Gdam!Ein)Dounder!Cg)Dency!Ft$Dged$Ele%Ditable$Gte%Hion!Ive$Dnate/
Acognation!Eisable$Hnce!It$Ge%Ftion!Hve$Jly(Fzable$Hnce!It$Ge%Eomen!Fscente!Hible$Dwheel!
Acohabit%Hation!En&Dere%Gnce!Iy!Ht$Ily(Esion!Gve$Iness!Dn&Do!Ee!Ert!Esh!
Acohune!Cif)Efe%Gur!Hse!Fure)Dgn!Fe!Dl,Eed$Eing$Dn)E-operated$Eage!Ecide%Ince!
Acoincident$Kal$Mly(Kly(Hing$Eer!Esurance!He%Dr!Dtal$Eion!Eus!Cke)Cl!Da!Ender!
Acolchicine!Gs*Dd/E-blooded$Mly(Fcream%Feyed$Fshoulder%Ftemperate$Ecock%Fream!Ehearted$Lness!Ely(Eness!Ework%
Acole!Eridge&Jan$Iian$Eslaw!Ette&Eus!Ewort!Dic!Fky$Froot!Ema*Ephage!Eseum!Etis!Dlaborate%
Acollaboration!Nism!Pt!Lve$Kor!Fge!Hn!Iase!Iic$Ious$Fpsable$He,Hible$Fr)Gbone!Gd!
Acollards!Gless$Fte%Hral+Kize%Gion!Eeague!FctEHable+Hed$Jly(Hible+Ing!Ion!Ive/Kly(
Acollectivisation!Le%Md$Lm!Lt+Mic$Kzation!Le%Md$Hor!Fen!Fge!Gial$In!Ite$Fmbolan!
Acollet!Eide%Hr!Fe!Gr!Hy!Fgate%Iion!Fmate%Iion!Ior!Fnear$Gs!Fsion!Eocate%Iion!
Acollodion!Fgue%Fid!Hal$Jly(Fquial$Kism!Kly(Ium!Hy!Ftype!Eude%Fsion!Hve$Ey%Frium!
Acollywobbles!Dobus!Egne!Embia*In9Go*En!Fel!Fial/Iism!Kt!Gc+Gsation!He%Id$Ir!
Acolonist!Gzation!He%Id$Ir!Fnade!Jd$Foscope!Ky!Fy!Ephon!Iy!Er4F-blind$Fadan&Hillo!
Acolorado*Gtion!Hura!Fcast)Fectal$GdAFfast$Gul$Fimeter!Jric$Mal$Ky!Gng!Gse%Ht!Gze%
Acolorless$Jness!Fs!Essae*Hl$Gian&Gus!Ftomy!Grum!Eur8G-blind$Gation!Gcast!Ged$Gful$Ging!
Acolourise%Hze%Gless$Kness!Gs!Dpitis!Eocele!Gystitis!Jocele!Fxerosis!Dt!Ean!Eer!Eish$Esfoot!Dubrid!
Acolugo!Embarium!Iy!Gia*In$Hne!Hte!J-tantalite!Hum!Go!Gus5Fella!Fn!Gar$Gea!Hd$
Acolumniation!Hform$Hst!Glike$Dza!Cma!El$Enche&Ete$Fose$Iness!Fulid!Db)E-like$Fout!Fplate!
Acombat)G-ready$Gant/Give$Jly(Jness!Eed$Fr!Einable$Htion!Lal$Jve$Iorial$Ky$Ge,Hd$
Acombing!Ging!Eo!Eretum!Eurant$Gent$Fst%Hibility!Jle+Lness!Ion!Ive$De,E-at-able$Fon!Eback!
Acomedian!Genne!Fo!Gwn!Fy!Eliness!Fy$Enius&Er!Estible+Et!F-like$Fary$Fic$Eupance!Gpance!
Acomfit)Eort)Hable$Lness!Ky(Hed$Ir!Hing$Kly(Hless$Hs!Erey!Ey$Dic/Fal$Hity!
Acomically(Eng/Ety!Dma!Fnd)Hant!Heer%Ir!Jship!Jy!Hing$Hment!Ho!Eelina!Fmorate%King$
Acommemoration!Lve+Fnce%Iment!Gd%Hable2Ition!Gsal+Jism!Jly(Hurable$Kte$Mness!Gt)Hary!Ite%
Acommentator!Frce!Hial/K-grade$Kisation!Me%Nd$Mm!Lzation!Me%Nd$Kly(Eie!Fnate%Iion!Iory$
Acommingle%Gute%Fserate%Kion!Lve$Gsar!Jiat!Jy!Hion)Kaire!Ked$Lr!King!Hure!Ft%Gment!
Acommittal!Hed$Jness!Ie!Jman!Jwoman!Fx%Gture!Eode!Gious$Kness!Hty!Gore!Fn/G-law$Gage!
Acommonality!Ity!Ger!Gly(Gness!Gplace/Lness!Gs!Hense$Kible$Lcal$Gweal!Kth!Ftion!Fve%Eunal$
Acommunalise%Km!Jze%Ily(Ge)Gicable$Jnt!Jte%King!Lon!Nal$Ns!Lve$Nness!Kor!My$
Acommunion!Hque!Hsation!Ie%Im!It/Jic$Hty!Hzation!Ie%Ftability!Ile$Hte%Iion!Jve$Ior!
Acommute,Hr!Ging!Doros*Ese$Dp!Eact8Hion!Hly(Hness!Fnion)Jability!Lle$Nness!Kte$Jship!
Acompanionway!Gy)Frability!Ile$Jy(Htive/Lly(Ge,Ging!Hson!K-shop%Gt%Hment!Lal$Nisation!Pe%
Acompartmentalised$Ozation!Pe%Qd$Led$Fss)Hion!Kate;Nly(Nness!Ftibility!Ile$Jy(Griot!Eeer!Fl%
Acompelling$Fndious$Ium!Gsable$Ite%Kd$Jion!Fre)Fte%Hnce!Jy!It$Jly(Gition!Jve$Lly(
Acompetitiveness!Ior!Ky$Eilation!Ge%Hr!Ging!Elacence!Ky!Jt$Kly(Gin%Iant!Ier!Iing$Lly(
Acomplaint!Jive$Hsance!Kt$Fect%Gment)Kal$Lrity!My/Ltion!Gte;Id$Ily(Iness!Hing$Ion!
Acomplex/Hifier!Jy%Ion)Ity!Hly(Hness!Fiance!Jy!It$Gcate%Kd1Lness!Jion!Hity!Gment)
Acomplimentary$Ks!Gn!He!Fot%Fy%Eonent!Frt%Hment!Fse%Hd$Ily(Hr!Ging!Hte+Jness!
Acomposition!Lal$Ior!Gt)Gure!Fte!Fund7Ied$Iing!Erehend%Ked$Kible$Jsibility!Mle$Lon!Lve/
Acomprehensively(Nness!Gss,Ied$Iibility!Kle$Jng!Jon!Ior!Fise%Fomise)Kr!Jing$Esognathus!Eton&Froller!
Acomptrollership!Eulsion!Ive/Kly(Kness!Jity!Horily(Jy$Fnction!Ftable$Htion!Lal$Nly(Ge%Hr!Iise%
Acomputerization!Ke%Ging!Drade!Hliness!Iy$Hry!Hship!Dstock&Dte&CnFDacaste!Ekry*Dcatenate%Kion!Fve$
Aconcavely(Hness!Gity!Go-concave$Lvex$Eeal%Hed$Hing+Hment!Fde%Ging!Fit!Hed$Jly(Jness!Gvability!
Aconceivable$Lness!Ky(He%Ir!Fnter%Hrate,Ld$Kion!Ie%Iic$Kal$Kity!Fpcion*Gt!Hion!
Aconceptional$Ive$Hual$Kisation!Me%Mm!Mtic$Lty!Lzation!Me%Kly(Is!Frn,Hed$Jly(Gt)
Aconcert-goer!Hed1Hina)Ise%Ize%Ho!Fssion!Kaire!Ker!Ive$Eh!Fa!Ffish!Fologist!Jy!Eierge!
Aconciliable$Ite%Jion!Kve$Jor!Ly$Fse$Hly(Hness!Gion!Elave!Fude%Id$Hing$Gsion!Ive$
Aconclusively(Kness!Eoct%Hion!Fmitance!Kt+Frd)Hance!Jt$It!Furse!Erete4Ily(Iness!Hion!Ise%
Aconcretism!Jtic$Ize%Eubinage!Ie!Fpiscence!Lt$Fr%Grence!Ky!Jt$Kly(Hing$Fss%Hion!Ddemn%
Acondemnable$Ition!Jory$Hing$Fnsate!Jion!He%Ir!Hing!Fscend%King1Nly(Nness!Jsion!Eign$Fment!
Acondition)Jal$Lity!Lly(Jed$Kr!Jing!Js!Eo!Fle%Hnce!It$Fm!Ginium!Fnation!Ge%
Acondor!Gcet&Euce%Give$Gt,Hance!Hing!Ion!Ive$Jity!Hor!Hress!Fit!Eylar$Ge!Gion!
Acone)E-bearing$Fshaped$Eflower!Elike$Enose!Essi!Ey!Dfab)Gulate%Kion!Eect)Hion)Kary!Ker!My!
Aconfederacy!Jte8Kion!Lve$Fr%Gee!Hnce!Gment!Gral!Her!Gva!Fss%Hedly(Hion!Kal!Hor!
Aconfetti!Eidant!Je!Ge%Hnce!It$Jial$Mity!Mly(Jly(Ging$Jly(Fguration!Nal$Nism!Ie%
Aconfigured$Fne%Hd$Hment!Hs!Ging$Frm%Hable$Ition!Kve$Jory$Hed$Hing$Fscate6Jion!Ft!
Aconfiture!Elagrate%Kion!Gte%Fict)Iing$Fuence!It/Gx!Eorm%Hable$Ky(Ince!Ition!Hing$Ism!
Aconformist+Ity!Fund%Ied$Kly(Iing$Erere!Font%Iation!Nal$Eucian0Jist&Hus&Fsable$Ge%Hd$
Aconfusedly(Iness!Ging$Jly(Hon!Ftable$Htion!Jve$Ge%Hr!Dga)Ee)Fal%Hed$Hment!Fe)
Acongelation!Fnator!Ger!Iic+Kal$Ious$Gial$Jity!Jly(Jness!Htal$Fr!Gies!Fst%Hed1Hion!
Acongestive$Eius!Elobate%Jion!He%Gmerate4Lion!Futinate%Lion!Eo!Flese0Fu!Eratulate%Lion!Os!Lory$
Acongregant!Ite%Jing!Kon!Mal$Oist0Gss!Iional$Iman!Iwoman!Gve&Fuence!It$Gity!Gous$Jness!
Aconic+Fal$Hly(Ediophore!Hspore!Gum!Efer!Hous$Ema!Djectural$Lly(Je)Eoin%Hed$Ht$Ily(
Aconjugal$Ily(Hte4Jd1Iion!Fnct$Iion!Jva!Ll$Ke+Kitis!Iure!Fration!Ge%Hr!Ging!
Aconjuror!Gy!Dk)Eer!Dn%Eate$Gural$Eect%Hed$Jness!Ir!Hicut*Ler&Ion!Ive/Jity!
Aconnector!Fxion!Eiption!Fvance!Ge%Ging$Eoisseur!Lship!Flly&Frs&Ftation!Lal$Jve$Ge%Eubial2Dodont!
Aconoid!Ey&Dquer%Hable$Hing!Hor!Gst!Fistador!Drad&Dsanguine$Lal$Lous$Kity!Ecience!K-smitten$Kless$
Aconscientious$Nly(Nness!Gonable$Hus$Jly(Jness!Fript,Jion!Eecrate6Kd$Jion!Gutive2Lly(Fnsual$Is!
Aconsent)Haneous$Hient$Ing$Fquence!Jt$Kial$Nly(Kly(Frvancy!Ition!Mist!Ksm!Kve/Mly(Lism!
Aconservativist!Joire!Kr!Ly!He,Id$Is!Eider%Iable$Ly(Jte$Lly(Lness!Kion!Ied$Fgn%
Aconsignee!Ir!Hment!Hor!Fst%Hence!Ky!Jt$Kly(Hory!Eociate%Flable$Htion!Iory$Ge,Gidate%
Aconsolidated$Kion!Lve$Hng$Jly(Fmme!Fnance!It+Jal$Hte%Frt,Hium!Epecific+Htus!Ficuous$Lly(
Aconspicuousness!Gracy!Itive$Jor!Lial$He%Etable!Hulary!Gncy!Ht/Ian!Iina*Ke5Kople*Ily(Gtation!
Aconstellate%Kion!Grnate%Kion!Fipate%Kd$Jion!Gtuency!Kt+Ite%Kd$Jion!Mal/Oise%Qm!Qt!
Aconstitutionalize%Oly(Kve$Frain%Jed1Lly(Jing1Jt!Gict%Jed$Jing$Kon!Kve$Jor!Hnge%Gual!
Aconstruct,Jion!Kve$M-metabolic$Mly(Mness!Lism!Nt!Jor!He%Eubstantial$Nte%Oion!Fetude!Jinal!Mry!
Aconsul!Gar$Hte!Gship!Gt%Hancy!Jt!Ition!Kve$Jory$Hive$Fmable$Ge%Hr!Iism!Ging$
Aconsummate6Kd$Jion!Gption!Jve/Dtact)Fdino!Fgion!Ius$Kly(Fin%Hed$Ir!Jful!Jise%Kze%
Acontainership!Hment!Fminant!Jte%Ld$King$Lon!Lve$Eemn%Gplate%Kion!Lve/Nness!Horaneity!Mous$Ply(
Acontemporaneousness!Kries!Ly/Jise%Kze%Ht!Iibility!Kle$Ly(Iuous$Mly(Mness!Fnd%Her!Gt4Hed$
Acontentedly(Jness!Hion!Jus$Lness!Hment!Hs!Frminous$Fst)Hable$Int!Ition!Hed$Ie!Ir!Fxt!
Acontextual$Kism!Kly(Eiguity!Hous$Kness!Fnence!Jy!It+J-wide$Jal$Ggence!Ky!Jt+Gual$Jly(
Acontinuance!Jt+Ition!Kve!He%Id$Hing$Ity!Ho!Ius$Kly(Kness!Hum!Eo!Frt%Hed$
Acontortion!Kist!Fur)Era&Gband/Kist!Iss+Koon!Gception!Lve+Hlockwise$Ht)Iable$Ied$Iile$Kity!
Acontracting!Jon!Ior!Iual$Lly(Jre!Gdance)Hict%Kion!Korily(Nness!My/Istinction!Mguish%Gfagotto!Gil!
Acontraindicate%Nion!Glateral$Hto+Gption!Huntal$Kist!Grian!Iety!Ily(Iness!Ious$Iwise(Hy/Gst)Iing$
Acontrastingly(Jve$Iy$Gvene%Jtion!Fedanse)Gtemps!Fibute%Jing$Kon!Kve$Jor!Ly$Gte$Ily(Iness!
Acontrition!Gvance!He%Id$Ir!Fol)Hlable$Ied$Jr!Kship!Iing$Gversial$Nist!Nly(Ky!Jt%
Acontumacious$Mly(Iy!Gelious$Mly(Iy!Fse%Gion!Dundrum!Erbation!Dvalesce%Knce!Lt+Eect%Hion!Hor!
Aconvene%Hr!Gience!Ls!Jt$Kly(Hng!Gt!Hicle!Ion!Kal$Misation!Oe%Pd$Om!Nty!
Aconventionalization!Oe%Pd$Mly(Keer!Hual$Frge%Ince!Ky!Jt$Hing!Gsance!Ky!Jt$Ition!Mal$
Aconversationalist!Oly(Mist!He7Ily(Hion!Ho&Gt,Hed$Ir!Hibility!Jle+Hor!Fx$Gity!Gly(
Aconvexness!Go-concave$Lvex$Fy%Gable$Hnce!Kr!Jing!Ger!Ging!Gor!Eict,Hfish!Hion!Fnce%Id$
Aconvincible$Ing$Kly(Kness!Fvial$Jity!Jly(Eocation!Fke%Flute6Jd$Iion!Gve%Hulus!Fy)Eulse%
Aconvulsion!Ive$Kly(Dy!Co)Dccur%Hring1Dk,Ebook!Ee&Fd$Fr!Gy!Efire!Ehouse!Eie!
Acookie-cutter$Hsized$Fng!Eout!Estove!Eware!Ey!Dl8E-white$Eant!Eer!Eheaded$Eidge&Fe!Fng!Ely(
Acoolness!Ewart!Ey!Dn!Edog!Ehound!Eskin!Etie!Dp!Eer)Gate%Iion!Jve/Lly(Lness!Ior!
Acooperstown*Drdinate7Kd$Kly(Jing$Kon!Kve$Jor!Dt!Eer!Eie!Cp)Dacetic$Eiba!El!Fine!
Acopalite!Ertner!Jship!Esetic$De,Eck!Enhagen*Epod!Ernican$Ius&Esetic$Htic$Ftone!Dier!Elot!Eng!
Acopious$Hly(Hness!Dlanar$Gd&Eey&Dolymer!Jise%Kze%Eut!Dper)G-bottom%Ned$Ghead!Gplate!Gsmith!
Acopperware!Gy$Eice!Eola&Dra!Eolalia!Gite!Ih!Fphagia!Jy!Dse!Dt&Eic+Dula!Gr$Gte%
Acopulation!Ive+Hory$Dy)Ebook!Ecat!Eedit%Ehold!Ier!Eing!Fst!Eread%Ier!Fight)Jed$Ewriter!
Acoquet%Gry!Gte)Hish$Kly(Eille!Cra&Ecan!Fle!Ekan!El+F-red$Gwood!Fbells!Hrry!Froot!
Acoralwood!Hrt!Dbel)Gled$Ftt&Eie-step!Gstep!Fna!Dchorus!Dd)Eage!Fte$Fy&Eed$Egrass!Eial/
Acordiality!Hly(Ferite!Fform$Fte!Gis!Eless$Eoba!Fn!Fva5Hn!Es!Euroy)Is!Ewood!De)
Acoreference!Jt$Kial$Eid!Eligionist!Fli&Eopsis!Er!Espondent!Dgi!Diaceous$Fnder!Enth*Hian9Eum!Dk)
Acorkage!Eboard!Eed$Fr!Eing$Escrew)Ewood!Ey$Dm!Eorant!Fse$Fus$Dn)E-fed$Ebread!Ecob!
Acorncrake!Gib!Eea!Gl$Fd$Fille&Fl!Gian!Gl&Fous$Fr)Gback!Ged$Gstone!Ft!Gfish!
Acornetist!Fum!Efield!Flour!Hwer!Ehusk!Ier!Iing!Eice)Fsh+Hman&Hwoman&Emeal!Epone!Esilk!Fmut!
Acornstalk!Hrch!Eu!Fcopia!Ewall*Iis&Ey$Dolla!Hry!Ena!Gch!Gl!Gry+Gte%Hion!Fer!
Acoronet!Hed$Filla!Gon!Et&Ezo!Dp!Eoral+Iity!Hte$Iion!Jsm!Kt+Geal$Jity!Fsant!
Acorps3Fe!Eulence!Jy!It$Fs!Gcle!Hular$Drade%Fl)Fsion!Eect6Hable$Hed$Hion!Kal$
Acorrections!Itude!Ive+Hly(Hness!Fggio&Flate7Jd$Iion!Lal$Jve+Kity!Fspond%Kence!Mt+King$
Acorrespondingly(Eida!Gor!Fe!Fgenda!Jum!Gible$Eoborant$Jte%Kion!Lve$Kory$Fde%Hd$Ging!Fsion!
Acorrosion-resistant$Hve/Eugate%Jd1Iion!Fpt;Hed$Jly(Hibility!Jle$Ing$Ion!Ive$Hly(Hness!Dsage!
Acorsair!Ee*Flet!Ft)Eica*Hn$Elet!Dtege!Fs&Fx!Fz&Eical$Ily(Gifugal$Hpetal$Go-hypothalamic$
Acorticoafferent$Hefferent$Hfugal$Hid!Hsteroid!Mne!Htrophin!Lin!Fna!Fsol!Hne!Dundom!Gum!Escant$Hte%Iion!
Acorvee!Ftte!Eine$Dydalis!Emb!Gose$Enebacterium!Ephantha!Ethosaur!Lus!Eza!Cs!Dcoroba!Dec!Fant!Eismal$
Acoseismic$Dh)Eer$Dign%Gatory+Ger!Ely(Ene!Gss!Dmea!Ftic+Ially(Iian!Gologist!Ky!Eic$
Acosmid!Eogenic$Iy!Gonic$Kal$Iy!Grapher!Kist!Ky!Flatry!Gogic$Kal$Jst!Iy!Fnaut!Fpolitan+
Acosmopolite!Fs!Ftron!Dponsor%Ds!Eack&Eet%Dt)E-effective$Iicient$Fplus$Ea!Fl$Ggia!Fnoan&Fte$
Acostermonger!Eia!Gsis!Fng!Fve$Eless$Finess!Fy$Emary!Eochondritis!Es!Eume)Hd$Hr!Gier!Fsroot!
Acosy+Ct!Dacachi*En!Fgent!De!Enant!Erie!Fminous$Lly(Dhromboplastin!Dilion!Flion!Enga!Doneaster!Fou*
Acotopaxi*Dswolds*Dtage!Hr!Fr!Eer!Eier!Eon)Gmouth!Gseed!Gtail!Gweed!Hick!Hood!Gy$H-white$
Acotyledon!Foid$Ial$Cucal!Eh)Fant$Fette!De&Dgar!Eh,Fing!Dlisse!Eomb!Eter!Dmarone!Dncil!
Acouncillor!Kship!Hman!Horship!Hwoman!Esel)Hing3Hling!Ior!Kship!Hor!J-at-law!Jship!Et,Fable$Fdown!
Acountenance)GrGH-drill%Irevolutionist!Isabotage!Hact%Kion!Lve$Nly(Irgument!Ittack)Kraction!Hbalance)Od$Ilast!Jow!
Acounterbombardment!Jre!Hchallenge%Knge%Krge!Jeck)Ilaim)Jockwise2Ioup!Iulture!Jrrent!Hdemonstration!Ror!Hespionage!Ixample!Hfactual$
Acounterfactuality!Ieit4Ler!Iire!Ioil!Hglow!Hinsurgency!Pt$Jtelligence!Kuitive$Qly(Irritant!Hman!Kd)Jrch)Ieasure!
Acountermine)Iove!Hoffensive!Lr!Hpane!Jrt!Ierson!Ilan!Ky!Jea!Jot)Ioint)Kse)Md$Lon!Jse%
Acounterproductive$Kposal!Iunch!Hreformation!Jvolution!Rary+Rist!Hshot!Iign)Lature!Jnk)Ipy!Itain!Jrike%Iubversion!Jit!
Acountertenor+Jrror$Nism!Pt+Iop!Iransference!Hvail%Hweight)Ioman!Gss!Fing!Ihouse!Fless$Jness!Frified$Gy!
Acountry-bred$Idance)Istyle$Hfied$Iolk!Hman!Hseat!Iide!Hwide$Ioman!Fy!Gwide$Dp!Ee!Frin&Ele)
Acoupled$Gr!Gt!Fing!Eon!Drage!Hous$Kly(Kness!Fnte!Ebaril!Fet&Egette!Eier!Elan!EseF
Acourser!Gwork!Fing!Et)F-martial)Gordered$Feous$Jly(Gsan!Hy!Fhouse!Fier!Gng!Fliness!Gy$Froom!
Acourtship!Fyard!Dscous!Ein!G-german!Gly$Eteau&Dth$Fie$Fy$Eure!Gier!Dvade!Eerture!Cvalence!Iy!
Acovalent$Eriance!It$Htion!De!En!Fant)Ftry*Er,F-up!Fage!Gll!Fed$Fing!Flet!Ft+
Acovertly(Gness!Et%Fed$Fous$Ily(Iness!Ey!Dille!Cw)Dage!Erd!Gice!Gliness!Hy$Dbarn!
Acowbell!Frry!Eird!Eoy!Dcatcher!Der%Dfish!Dgirl!Dhand!Eerb!Gd!Eide)Eouse!Dl)E-shaped$Eed1
Acowlick!Fng3Dman!Dpea!Fr&Eie!Eoke!Fx!Euncher!Drie!Ey!Ds!Ehed!Ekin!Elip!Dtown!
Acox)Da!Dcomb!Dsackievirus!Ewain!Cy$Ddog!Dly(Dness!Dol!Ete!Dpu!Czen%Fage!Dily(Eness!
Acozy/Bpa&Cs!Brab)Eapple!Ebed$Hness!Finess!Fy$Egrass!Emeat!Es!Ewise$Dck7F-up!Fbrained$
Acrackdown!Fed$Gr!H-barrel$Hberry!Hjack!Hs$Fing+Fle7Hware!Ging!Js!Fpot!Fsman!Eow*Ddle)
Acradlesong!Dft)Fer!Fily(Gness!Fsman!Jship!Fy$Dg!Efast$Eged$Fy$Esman!Digie&Dke!Dm%
Acrammer!Ep)Fbark!Fed$Ffish!Fon!Gon!Dn!Eberry!Ech%Ee,Fsbill!Eial$Gte!Fologist!Jy!
Acraniometer!Jric$Mal$Ky!Gtomy!Fum!Ek4Fcase!Finess!Fshaft!Fy$Enied$Fy!Dp)E-shooter!Eaud!
Acrape)Ftte!Eper!Fie!Fy$Es!Fhoot!Jer!Eulence!It$Gous$Dsh,F-dive%Fer!Fing$Es$
Acrassitude!Fness!Dte)Fful!Fr!Eon!Dunch%Dvat!Ee%Fd$Fn/Gness!Eing!Dw!Edad!Hdy!
Acrawfish)Ford&El,Fer!Fing!Fspace!Dyfish!Eon)Dze)Fd1Eily(Fness!Ey/Fweed!Ceak,Fily(
Acreaking!Ily(Fy$Em)F-colored$Fcups!Fer!Hy!Finess!Fy$G-colored$Hwhite$Hyellow$Ese,G-resistant$Gless$
Acreaseproof$Fhak!Ete%Fin!He!Gon!Iism!Gve$Ily(Iness!Hity!For!Fure!Dche!Dd!Eal$
Acredence!Gdum!Gtial!Kled$Ks!Gza!Eibility!Gle$Iness!Hy(Ft)Gable$Jy(Ged$Gor!Gs!
Acreditworthiness!Ly$Eo!Eulity!Gous$Jly(Jness!De&Ed!Fal$Ek!El!Ep,Fer!Finess!Hg!
Acreeps!Fy$G-crawlies!My+Ese!Dmains!Fte%Gion!Gorium!Iy!Eona*Dnate$Hd$Gion!Gure!Eel)
Acrenelate%Iion!Glate%Jion!He!Eulate$Jd$Dole+G-fish!Fize%En&Esol!Gte)Dpe)Eitate%Iion!
Acrepuscle!Hular$Je!Dscendo4Ht+I-shaped$Eol!Es!Fon$Et)Fed1Ffallen$Dtaceous+Fn&Ee*Ein!
Acretinism!Gous$Eonne!Dvasse!Eice!Dw)Eelwork!Ft!Eman!Cib)Ebage!Dchton&Ek)Fet)Her!Der!
Acrime!Fa*Einal+Iisation!Ke%Km!Jty!Jzation!Ke%Ily(Iness!Hte%Iive$Iory$Gological$Lst!
Acriminology!Ep)Fer!Eson8H-magenta$Ipurple$Iyellow$Dnge%Fing$Fle!Eion!Ekle)H-root!Hd$Hroot!Gy$
Acrinoid+Fline!Dollo!Dpple,Hd$Ging$Dsis!Ep8Fate$Fen%Fin&Hess!Fly(Fness!Fy$EscrossE
Acrisscrossed1Etal!Fobalite!Dterial$Hon!Jal$Eh!Eic!Gal$Iity!Ily(Iness!Gise%Im!Hze%Fque)
Acritter!Dus&Coak,Fer!Fing!Fy$Et&Fia*Hn0Dchet,Hing!Ek)Fed1Gry!Gt!Hed$
Acrockett&Eodile!Iian!Flite!Eus!Desus&Dft!Fer!Dhn&Dissant!Dmlech!Eorne!Ewell&Iian$Dne!Ek%
Acronus&Ey!Fism!Fn&Dok)Fback+Jed$Fed1Hly(Hness!Gs&Fneck!En%Fer!Fing!Dp)
Acrop-dusting!Eped$Gr!Dquet)Hte!Dre!Dsby&Eier!Es7F-banded$Gcheck%Hlassification!Hountry(Hultural$Gdivision!Hress%
Across-dresser!Gexamination!Mer!Hye!Jd$Gfertilisation!Oe%Nzation!Oe%Hile%Ggrained$Gindex)Glegged(Hinguistic$Qally(Jk)
Across-linkage!Gmodal$Gply$Hollinate%Oing$Pon!Hurpose!Gquestion!Oer!Grefer%Lence!Gsection$Nal$Intential$Hhaped$Htitch!
Across-town$Fbar!Geam!Hnch!Ker!Gill!Gones!Hw!Gred$Ied)King!Fcheck!Gurrent!Ht)Fe!Gd$
Acrossfire!Fhairs!Htch)Ked$Gead!Jing!Fing!Fjack!Fly(Fness!Fopterygian!Gver!Fpatch!Giece!Froad!Js3
Acrossruff%Ftalk!Gie!Gown2Fwalk!Hy!Is(Gind!Hse2Gord!Dtal!Garia!Fphion!Ech!Get!Iiness!
Acrotchety$Eon!Gbug!Etal!Fle!Duch,Ep!Fe!Fier!Fy$Ese&Eton!Dw,E-bait!Fsized$Ebait!
Acrowbar!Ferry!Ed)Fed$Fing!Efoot!Eing+En)F-beard!Gof-the-field!Fbeard!Fed$Fing$Fless$Fwork!Dzier!
Acrucial$Hity!Hly(Gte$Fble!Ffer!Ious$Gix!Iion!Gorm$Gy%Dd!Edy$Ee/Fly(Fness!
Acrudites!Gy!Del$Fly(Fness!Fty!Et!F-stand!Dise,Gr!Hweight!Dller!Dmb)Fle%Giness!Gy$
Acrumhorn!Emy$Ep%Fet!Fle%Hd1Dnch)Dpper!Dral$Ds!Eade)Hr!Ee!Eh,Fed$Gr!
Acrushing/Ily(Et)Facean+Ious$Gl$Fed1Flike$Fose$Fy$Dtch!Dx!Cy,Daesthesia!Dbaby!Desthesia!
Acrying/Doanaesthesia!Gesthesia!Ebiology!Ecautery!Egen!Hic$Js!Hy!Elite!Emeter!Enic$Hs!Epathy!Fhobia!Escope!
Acryostat!Furgery!Dpt!Fanalysis!Lt!Ktic$Ns!Fic$Hal$Jly(Fobiosis!Jtic$Gcoccosis!Iryne!Ggam!Jic$
Acryptogamous$Hram!Jph!Ler!Lic$Nal$Ply(Ly!Glogic$Lal$Kst!Jy!Gmonad!Gphyte!Grchidism!Ly!
Acryptorchism!Dstal!Hise%Kd$Ize%Kd$Hline$Jsation!Ke%Ld$Jte!Jzation!Ke%Ld$King!Iographer!
Acrystallography!Bt*Cene!Eidium!Eoid$Fphore!Bub)Da*En9Dby!Fhole!De)E-shaped$Eb!Elike$Dic$
Acubical$Fity!Fle!Eform$Esm!Ft/Gic$Et!Fal$Fiere!Fus!Doid+Gal$Cckold)Hom!Hry!
Acuckoo)G-bumblebee!Gflower!Gpint!Dumber!I-shaped$Erbit!Iaceous$Cd!Dbear!Ddle,Gsome$Fing!Fy$Ey!Dgel)
Acudweed!Ce)Cff)Elink!Cirass!Hier!Dsine!Ese!Cke!Cl!Dbertson&Ddoscope!Jy!Debra*Diacan*Enary$
Acull)Eender!Eis!Dm!Einate%Iion!Dotte!Dpability!Gle$Iness!Hy(Erit!Dt!Eism!Gt!Fvable$
Acultivar!Htable$Ie%Jd$Iion!Ior!Eural$Ily(Hti!Ge)Hd1Fs!Dverin!Gt!Cm!Dana*
Acumarone!Dber%Gland&Gsome$Kness!Eria*Fous$Dfrey!Din!Dmerbund!Eings!Dquat!Dulate%Hion!Ive$Kly(
Acumuliform$Fonimbus!Gus$Fus!Cnctation!Hor!Deal$Fte$Eiform+Eus!Dner!Eilinctus!Igus!Fng+Hham&Hly(
Acunt!Cp)Dbearer!Eoard!Dcake!Del!Dflower!Eul!Did!Fity!Dlike$Dola!Dpa!Eer!Eing!Dric$
Acuprite!Eonickel!Fus$Dular$Gte$Fe!Cr!Dability!Fle$Hness!Ecao!Foa!Fy!Endera!Io!Ere!
Acurassow!Ete!Five+For!Hial$Hship!Db)Eing!Eside!Ftone!Dd!Ele%Gd$Fing3De,E-all!
Acured$Et!Ftage!Ge!Hment!Dfew!Die!Eng!Eo!Fsa!Gity!Fus$Hly(Hness!Etiba*Eum!
Acurl,Eed$Fr!Fw!Eicue!Fness!Gg/Ey$F-coated$Ggrained$Ghaired$Heads!Gleafed$Jved$Dmudgeon!Kly$
Acurrajong!Fnt!Fwong!Eency!Gt+Hly(Hness!Eicular$Ium!Fer!Fsh$Hly(Ey)Fcomb)Dse,Fd$
Acursedly(Eive+Hly(Eor!Gial$Hly(Gy$Et$Dt$Eail%Hment!Gn)Hed1Hless$Fl$Eilage!
Acurtis&Gs&Ely(Eness!Esey)Fy)Dvaceous$Kly(Kness!Fture!Ee)Fd1Ft)Fy$Eilineal$Kr$
Acurving$Ey$Csco*Eus!Dh-cush!Eat!Fw!Eing&Fon,Hed$Hing!Hy$Ey$Dk!E-eel!Dp!
Acuspate$Hd$Eed$Eid!Gal$Hte$Jd$Iion!Gor!Ds)Eed$Gly(Gness!Dtard!H-like$Eer&
Acustodial$In!Jship!Gy!Fm+G-built+Hmade+Jke%Garily(Iy$Ger!Ghouse!Gise%Hze%Gs!Hhouse!
Acut7D-and-dried$Ky$Ithrust!Ein!Eprice$Erate$Eup!Daneal$Gous$Eway!Dback!Dch!De$Ely(Eness!
Acuticle!Fula!Ir$En!Fize%Es!Dlas!Gs3Hfish!Eer!Gy!Ft!Doff!Eut!Dpurse!Dtable$
Acutter!Ehroat+Eing+H-edge$Hly(Ele!Gfish!Dwork!Gm!Cvier&Czco*Bv+Bwm!Ct!Bx$Cl$
Acxlv$Cv$Cx$Dv$Dx$Ev$Byan+Eamid!Ie!Eide!Fte!Eobacteria!Nl$Fcobalamin!Fgen!Ietic$
Acyanogenic$Fhydrin!Fphyte$Fsis!Euramide!Cbele&Er-terrorism!Ot!Fart!Fcafe!Grime!Gulture!Fnate%Iion!Hut!Getic$
Acybernetics!Fphobia!Gunk!Fsex!Gpace!Fwar!Dorg!Ccad!Dlades*Fmen!Ee)Eic$Gal$Gity!Fng!Fst!
Acyclobenzaprine!Fhexanol!Fid+Hal$Fnal$Ge!Gic$Ial$Foxygenase!Fpaedia!Gean$Hdia!Gia!Gropane!Gs!Frama!
Acycloserine!Gis!Gtome!Hyle)Fthymia!Kc$Gron!Cder!Cgnet!Clinder!Gric$Jal$L-stemmed$Lity!Lness!Ex!
Acyma!Etium!Dbal!Gist!Eid!Gium!De!Ene!Dling!Dograph!Ese$Dru*Ey&Dule!Cnancum!Dewulf&
Acynic!Fal$Hly(Fism!Dodont!Ephobia!Escephalae*Fure!Dthia&Dwulf&Cpher)Dre!Fss!Eian+Fnid+Godont!
Acyprinoid$Fot0He0Fpedia!Eoheptadine!Eus*Cril&Fla!Gic+Dus&Cst!Eeine!Eic$Fne!Ftis!Eocele!
Acystolith!Fparalysis!Glegia!Ctherea&Didine!Doarchitectonic$Rs!Nural$Pe!Echrome!Egenesis!Itic$Lal$List!Ls!Hy!
Acytokine!Isis!Itic$Hin!El!Fogic$Jal$Ist!Hy!Fysin!Is!Gtic$Emegalic$Jovirus!Gmbrane!Epathogenic$
Acytopenia!Fhotometer!Mric$Pally(Ny!Flasm!Jatic$Jic$Lally(It!Jic$Esine!Fkeleton!Fmear!Fol!Ftome!
Acytotoxic$Jity!In!Bzar!Eina!Fst$Hic$Ftza!Cech0Foslovak&Mia*On0Drny&Dstochowa*Ad+B-layer*
Ad.c.*Co.a.$Cp.r.k.*Ba&C'wah!Cb,Dble%Gd$Gr!Dchick!Ccca*De!Dha!Eshund!Fie!Dite!
Adacitic$Doit!Gy!Dryocyst!Kitis!Gn!Dtyl!Gic$Gomegaly!Cd!Da!Eism!Ddy!Do)Ce-han-min-gook*Ddal0
Adaedalus&Dmon!Cffodil!Dt$Ely(Eness!Cg!Dame!En&Dda&Dga!Eer!G-like$Gboard!Do!En&
Adaguerre&Iotype!Ch!Dl!Eia!Dna*Domey*Cikon!Dly@Dmler&Eon!Dntily(Gness!Fy/Dquiri!Dren*
Adairy!Fing!Fmaid!Hn!Ds!Ehiki!Ey!F-bush!Gchain%Fbush!Flike$Ck!Dar*Doit!Gy!Eta5
Adal!Dasi!De!Esman!Eth!Di&Ean*Dlas*Eiance!Fer!Fsgrass!Ey%Dmatia*In+Do!Dton&
Adam)Dage)Gd$Gs!Fing$Er!Escene4Gus*Fk+De!Dgalnunna&Dinozide!Dkina&Dmar!Dn?Eable$
Adamnably(Ftion!Gory$EedXEing$Docles&Eiselle!En&Esel!Eurite!Ezel!Dp8Een%Ger!Ging!Fr!
Adampish$Ely(Eness!Dsel!Gfish!Hly!Eon!Cna&Eid!Dce,Fable$Fr!Eing!H-master!Ddelion!Fr!
Adandified$Gy%Fly(Ele%Eruff!Ey+Fish$Hm!De&Ewort!Dger!Gous$Jly(Jness!Ele%G-berry!
Adangleberry!Fing!Diel&Esh/Dk$Eness!Dmark*Dseur!Gse!Dte&Fan$Fsque$Eon&Du&Dzig*Cphne!
Adaphnia!Dper$Gness!Ele)G-gray!Jey!Gd1H-gray!Key!Dsone!Craf!Ddan&Gelles*Gian&Gus&De,
Adaredevil+Jry!Jtry!Dfur*Ding+Gly(Dk/E-blue$Grown$Fcoated$Hlored$Jured$Ffruited$Fgray$Heen$Iy$
Adark-haired$Fskinned$Gpotted$Een%Ged$Ging/Fy!Eie!Fsh$Eling$Fy(Eness!Eroom!Ey!Dling+Dmstadtium!
Adarn,Eed1Fl!Fr!Eing!Drow&Dt,Eboard!Eer!Es!Dwin5Gian0Cs!Dh,E-pot!Eboard!
Adashed$Fen!Eiki!Fng$Hly(Et-e-kavir*Ilut*Dsie!Dtard+Hliness!Iy$Dymeter!Eure!Gid!Cta!E-based$
Adatabase!Fle$De)E-mark%Eable$Ed$Eless$Fine)Emark%Ding!Eve!Dum!Cub)Eer!Eing!Dgavpils*
Adaughter!I-in-law!Ily$Dmier&Dnt%Fed$Fing$Ily(Fless$Jly(Jness!Dphin!Cvallia!Denport!Did&Es&
Adavit!Dy&Es&Cw!Dah!Ddle%Gr!Fing!Des&Dn)Eing!Dson*Cy!D-after-day$Fnd-night$Eby-day$
Aday-old$Eto-day$Dan&Dbed!Eook!Fy!Ereak!Dcare!Ddream,Ier!Iing!Dflower!Fy!Dgirl!Dlight!Fly!
Adaylong2Ds!Epring!Etar!Dtime!Eon*Cze)Ed1Fly(Dzle,Gd$Fing$Ily(Bc*Ci&Be*
Ade-access%Eerate%Demphasise%Kze%Energise%Jze%Escalate%Kion!Dice%Eodinase!Jte%King$Lon!Fnate%Caccession%Eon!
Adeaconess!Etivate%Jion!Dd=E-end$Fman's-fingers!Gen's-fingers!Fon$Ebeat!Folt!Een%Ged1Ging+Fye!Ehead!Elight!
Adeadline!Iss!Fock!Ied$Fy2Eness!Epan2Ewood!Derate%Df8E-aid!Gnd-dumb$Fmute+Jness!Iism!Een%
Adeafened$Ging1Eness!Dl,Eer!Gship!Efish!Eignment!Fng!Hs!Dminate%Iion!Gization!Ie%Dn!Eery!
Adeanship!Dr=Eest!Eie!Ely(G-won$Eness!Eth!Ey!Dth!F-roll!Fbed!Glow!Fless$Gike$Gy2
Adeathrate!Ftrap!Fwatch!Cb!Dacle!Er%Fk%Gation!Fment!Ese%Gd$Gment!Gr!Fing$Etable$Fe)
Adebater!Euch)Hed$Ie!Ir!Jy!Denture!Dile$Fitate%Kd$Jing1Kon!Kve$Hy!Et)For!
Adebonair$Ie$Fe%Gd$Fnaire$Euch%Dridement!Fef%Hing!Fs!Ds&Dt!Eor!Dug%Fger!Enk%
Adebunking3Essy&Et)Fante!Cc!Dade!Gnce!Iy!Ht/Ef!Ffeinate%Egon!Fram!Ehedron!El!Fcification!
Adecalcify%Gomania!Fescence!Kt$Fiter!Hre!Emeter!Hre!Fp%Gment!Ent%Gation!Ger!Epitate%Kd$Jion!
Adecapod!Erbonate%Iise%Jze%Hxylase!Lte%Mion!Gurise%Jze%Esyllabic$Kle!Ethlon!Fur5Ey)Fable$Fed$
Adecease)HdAEdent!Eit!Gful$Jly(Jness!Fve%Hr!Gingly(Elerate%Jion!Ency!Fnary!Gium!Ft2
Adecentalisation!Gly(Gralisation!Le%Md$Ling$Kzation!Le%Md$Ling$Eption!Hve$Jly(Jness!Erebrate%Ftify%
Adechlorinate%Dibel!Ede%Gd$Hly(Fing+Fua!Gous$Egram!Ele!Fiter!Hre!Emal+Hisation!Je%Ization!
Adecimalize%Gte%Hion!Feter!Hre!Epher%Iable$Ly(Ied$Jr!Iment!Esion!Gve$Ily(Iness!Eus&
Adeck)E-house!Eer!Ehand!Ele!G-edged$Gd$Dlaim%Fmation!Iory$Frable$Htion!Jve/Iory$Ge%Hd$
Adeclarer!Fssification!Ked$Jy%Fw%Eension!Eination!Ge,Gometer!Fvitous$Iy!Eutch%Do!Eagulant!Ect%Gion!
Adecode%Gr!Fing!Eke%Ellate%Getage!Ie$Fonisation!Je%Ization!Je%Gr%Hise%Ize%Gur%Iise%
Adecolourize%Emmission%Fposable$Ie%Iition!Nal$Hund$Gress%King!Lon!Encentrate%Fgestant!Fsecrate%Md$Gtruct%Lion!
Adeconstructionism!Qt$Mvism!Ftaminate%Mion!Grol%Er!Fate%Id$Hion!Ive$Kly(Kness!Hor!Fous$Ily(
Adecorousness!Fticate%Kion!Fum!Eupage!Gle%Ey)Drease,Id$Hing$Fe)Gd$Fment!Fpit$Iate%Kion!
Adecrepitude!Fscendo4Eiminalisation!Me%Lzation!Me%Ey%Fpt%Hion!Dubitus!Emary!Fbent$Erved$Essate6Iion!Cdicate%
Adedicated$Hion!Efferentiate%Pd1Oion!Duce%Fible$Ft%Gible/Hon!Hve$Ced!Ebox!Es!Dm%Dp=
Adeep-chested$Fdye%Feyed$Ffat-fry%Greeze!Hied$Hy%Flaid$Gobed$Fmined$Fpink$Frooted$Fsea$Ited$Ht$Gix%
Adeep-water$Fyellow$Een%Ging+Ely(Eness!Dr!E's-ear!Ks!Eberry!Ee&Ehound!Eskin!Ftalker!Jing!Cface%
Adefacement!Elcate%Iion!Ior!Emation!Hory$Fe%Gr!Eng%Et%Eult)Her!Deasible$Ft,Ged+Gism!
Adefeatist!Ecate%Hion!Hor!Ft)Gion!Hve$Jly(Jness!Gor!Eminise%Ize%Ence!Hless2Lly(Lness!
Adefend%Gable$Hnt!Ger!Ging$Festrate%Lion!Fse!Hless2Lly(Lness!Gibility!Ile$Hve/Jly(Jness!
Adefer%Fence!Ht$Iial$Lly(Fment!Fral!Fvesce%Knce!Lt$Diance!Gt$Hly(Ebrillate%Lion!Lor!
Adefibrinate%Eciency!It$Gt!Elade!Fe)Gd$Gment!Gr!Enable$Fe%Gd$Fing!Gte$Ily(Iness!
Adefinition!Ive$Dlagrate%Jion!Fte%Hd1Gion!Jary$Gor!Eect%Hion!Ive$Hor!Fxion!Eoration!Fwer%
Adefoe&Eg%Eliant!Hte6Jd$Iion!Ior!Erest%Iation!Fm%Gation!Lal$Ged1Gity!Draud%Her!
Adefray%Gal!Gment!Eock%Fst%Her!Dt$Ely(Eness!Dunct$Hness!Ese%Fing!Dy%Cgage$EsJ
Adegauss%Hing!Deneracy!Ite7Jion!Kve$Dlaze%Eutition!Eycerolise%Lze%Dradation!Ge%Hd$Hr!Ging$Eease%
Adegree!Fssive$Dust%Gation!Chisce%Hnce!It$Dorn%Dumanisation!Je%Kd$Ization!Je%Kd$Fidify%Dydrate%
Adehydrated$Iion!Gogenate%Hretinol!Cice%Fr!Etic+Dfic$Gation!Ey%Dgn%Dnocheirus!Fnychus!Donize%Dpnosophist!Dsm!
Adeist+Fic$Dty!Dxis!Cject%Ged1Ily(Iness!Gion!Euner!Ckagram!Eliter!Hre!Emeter!Hre!Dker&
Adekko!Clacroix&Evirdine!Eware5Ian&Hian&Ey,Fed$Gr!Dbruck&Dectability!Ile$Htion!Egacy!Gte,Hing!
Adelegation!Ete%Grious$Fion!Df!Et!Dhi*Di!Eberate;Kly(Kness!Jion!Kve$Gs&Fle$Ecacy!
Adelicate$Ily(Issen!Fious/Jly(Jness!Eght)Hed$Jly(Hful$Kly(Elah&Emit%Hate%Jion!Hed$
Adelineate6Jd$Iion!Jve$Fquency!Jt+Equesce%Knt$Gium!Erious$Jly(Gum!Est%Eus&Ever%Hable+
Adeliverance!Her!Hy!Iman!Dl!Docalize%Erme&Euse%Dphi*Gan$Gc$Gnium!Dta!Eoid+Dude%Ege)
Adelusion!Ial$Gve$Ily(Fory$Exe$Dve%Cmagnetisation!Ke%Jzation!Ke%Fog!Hic$Jal$Hue!Jry!
Ademagogy!End,Ger!Ging$Jly(Ftoid!Ercate%Iion!Ghe!Esculinise%Lze%Eterialise%Lze%Evend*Dean%Ging$
Ademeaningly(Gor!Hur!Ented$Ily(Iness!Gia!Erara!Fit!Esne!Eter&Frius&Di-glaze!Eglace!Fod!Ejohn!
Ademilitarise%Kze%Fle&Emondaine!Ie!Eneralisation!Le%Kzation!Le%Ese)Gmiquaver!Ft%Ger!Etasse!Eurge!Do)
Ademob%Filisation!Je%Ization!Je%Ecracy!Ht!Iic$Kally(Jsation!Ke%Jzation!Ke%Gitus&Ede$Fulate%
Ademodulation!Jor!Egorgon&Frapher!Jic+Kst!Jy!Eiselle!Elish%Ied$Iing!Gtion!En!F-ridden$Fetisation!Je%
Ademonetization!Je%Fiac+Ial$Kly(Gc$Gsation!He%Hm!Gzation!He%Folatry!Fstrability!Kle$Ly(Jte%
Ademonstrated$Kion!Lve+Nly(Nness!Kor!Eralisation!Je%Kd$Jing$Ization!Je%Kd$Jing$Esthenes&Jic$
Ademote%Fic+Gon!Dpsey&Dulcent+Fsify%Er,Fe$Gly(Gness!Frage!Hl!Ger!Dyelinate%Kion!Estify%
Ademythologisation!Me%Nd$Lzation!Me%Nd$Cn!Dary$Etionalisation!Me%Lzation!Me%Furalise%Kze%Int!He%
Adenatured$Hised$Ized$Ezification!Hy%Ddriform$Gte!Hic$Fobium!Gid$Ial$Dgue!Diable$Fl!Eer!Egrate%
Adenigrating$Jon!Jve$Iory$Em!Etrify%Ezen!Dmark*Dominate%Jion!Mal$Oism!Oly(Jor!Etation!Ive$
Adenotatum!Fe%Five$Euement!Fnce%Iment!Dse$Fly(Fness!Eification!Fmeter!Ftometer!Kry!Gy!Dt,Eal/
Adentate$Eed$Eicle!Gulate$Ffrice!Fn!Ge!Fst!Hry!Ftion!Eure!Gist!Dudate6Hion!Fe%Gd1
Adenumerable$Enciation!Kve$Jory$Dver*Dy%Codar!Eorant!Gise%Hze%Furant!Hise%Dssification!Dxidise%Hze%Eyadenosine!
Adeoxycytidine!Fephedrine!Fgenate%Guanosine!Fribose!Fthymidine!Cpardieu&Ft%Ged/Hr!Gment!Kal$Mly(Gure!Dend%Gability!
Adependable$Kness!Jy(Hnce!It+Gence!Jy!It/Ersonalisation!Me%Lzation!Me%Dict%Ged$Ging!Hon!
Adepictive$Egmentation!Elate%Hion!Hor!Jy+Fous$Dlane%Eetable$Ge%Hd1Gion!Eorable$Jy(Ge%Fy%
Adeployment!Eumate%Ge%Dolarisation!Je%Ization!Je%Ene%Gnt!Epulate%Kd$Jion!Ert%Gation!Gee!Gment!
Adepose%Gr!Fit,Hary!Hion!Hor!Jy!Et!Dravation!Ge%Hd$Gity!Eecate%Iing1Jon!Jve$
Adeprecatively(Iory$Giate%Jing$Kon!Kve$Jor!Ly$Fdation!Fss%Hant+Hed$Hing$Kly(Ion!Ive!
Adepressor!Hurise%Kze%Eivation!Ge%Hd$Dth!Dutation!Fe%Fise%Gze%Fy!Cracinate%Jion!Eil%Gment!
Aderain&Enge%Hd1Hment!Ete%Dby!Decognise%Jze%Egulate%Jing!Kon!Elict+Iion!Equisition%Estrict%Dide%
Aderision!Gve$Ily(Forily(Hy$Evable$Gtion!Kal$Ive+Fe%Gd$Fing!Dma!Fbrasion!Fl$Ftitis!
Adermatoglyphic!Os!Hlogic$Mal$Lst!Ky!Hme!Iycosis!Jositis!Hphytosis!Hsclerosis!Iis!Eic$Fs!Dogate%Hion!
Aderogative$Hory$Drick!Fda&Fere!Fng-do!Her!Fs!Dv!Eish!Csacralize%Elinate%Jion!Hisation!Je%Ization!
Adesalinize%Ft%Dcale%Fnt)Frtes&Eend%Hant+Ks!Hent+Ir!Hing$Gsus!Gt!Eribable$He%Id$
Adescription!Jve$Lly(Kism!Ior!Fy%Decrate%Jd$Iion!Egrated$Gegate%Kion!Ensitisation!Ke%King$Jzation!
Adesensitize%King$Ert,Ged$Hr!Gification!Hon!Gs!Fve%Hd$Ily(Ging$Jness!Ex%Fualise%Jze%
Adeshabille!Diccant!Hte6Jd$Iion!Ederatum!Egn,Gate6Iion!Jve$Ium!Ged$Ily(Hr!Ging+Epramine!
Adesirability!Hle$Jness!Fe)Gd$Fous$Est%Dk!E-bound$Ebound$Eman!Etop!Dmid!Dolate;Ily(Hion!
Adesorb%Fption!Dpair)Hing$Kly(Ftch,Eerado!Hte/Jly(Iion!Eicability!Ile$Kness!Jy(Fsal!Ge%
Adespised$Ging!Fte!Hful$Kly(Eoil%Hation!Hed$Ir!Hment!Gna&Fliation!Fnd%Hence!Ky!Jt$
Adespondently(Ft!Gic$Ial$Hsm!Dquamate%Jion!Dsert!Hspoon!Mful!Eiatine!Dtabilisation!Ke%Jzation!Ke%Fin%
Adestalinisation!Ke%Jzation!Ke%Eination!Ge%Hd$Gy!Ftute$Iion!Eress%Foy%Hable$Hed$Ir!Fuct%
Adestructibility!Kle$Jon!Jve$L-metabolic$Lly(Lness!Duetude!Elfurize%Fphurize%Ftory$Dynchronisation!Me%Lzation!Me%Ming3
Adetach%Gable$Ged1Gment!Eil)Ged1Ging!Gs!Fn%Gee!Gment!Dect%Gable$Ged$Ging!Hon!
Adetective!Gor!Ent!Ge!Gion!Er%Fge%Hnce!Jy!It+Fiorate%Kion!Fment!Ginable$Jnt+Jte$
Adeterminateness!Kion!Lve+Ie%Jd$Kly(Jr!Iing$Jsm!Kt!Lic$Frence!It+Fsive$Est%Gable$
Adetestably(Htion!Ged$Dhaw%Erone%Iment!Dick%Donate%Hion!Ive$Hor!Eur)Ex)Ficate%Gfication!Hy%
Adetract%Hion!Ive$Hor!Fin%Fnsitivise%Mze%Eibalisation!Ke%Jzation!Ke%Fment!Jal$Lly(Ftion!Gus!
Adetroit*Dumescence!Esk%Cuce!F-ace!Fd$Gly(Dteranopia!Lc$Gium!Gon!Eschland*Ezia!Cvaluate%Iion!Ge%
Adevalued$Estate%Iing$Jon!Dein%Elop%Hed$Ir!Hing/Hment!Lal$Nly(Di&Eance!Gt/Fte7
Adeviation!Jism!Lt!Ece!Gs!El)F-may-care$Gworship!Ffish!Fise%Hh2Ily(Gze%Fment!Fry!Ftry!
Adevilwood!Eous$Hly(Hness!Esal!Fe,Ge!Gr!Fing!For!Etalisation!Je%Ization!Je%Frify%Doice%
Adevoid$Fr!Elution!Fve%Hment!En*Fshire*Ete%Gd$Hly(Hness!Ge!Fion!Ial/Eur%Ger!
Adevouring$Ft$Gly(Gness!Cw!Dar&Dberry!Ddrop!Dey&Fan$Dlap!Dy$E-eyed$Cxamethasone!Dter$Gity!
Adexterous$Jly(Eral$Hity!Fin!Focardia!Gglucose!Grotary$Ktion!Lory$Hsal$Ie$Gse!Gus$Ily(Bg!
Adhahran*Dk!Ea*Dl!Drma&Dva!Dwa!Cegiha&Codhekanisos*Dle!Dti!Dw!Bi-iodotyrosine!Cabatic$Eetes!Gic+
Adiabolatry!Gic$Ial$Kly(Hse%Im!It!Hze%Dcetylmorphine!Ehronic$Iy!Eritic+Jal$Ddem!Eromous$Deresis!
Adiaghilev&Elyph!Enosable$He%Hing!Is!Htic$Kian!Ks!Eonal/Iisation!Ke%Jzable$Ltion!Ke%Ily(
Adiagram)Hmatic$Mal$Oly(Iing!Dkinesis!Dl,Eect!Hal$Hic+Jal$Lly(Jian!Js!Hology!Eog!
Adialogue!Eyse%Gis!Fze%Hr!Dm!Eagnet!Jic$Ksm!Fnte!Hine$Eeter!Gral$Hic$Jal$Lly(
Adiamine!Eond!Hback!Dna&Eoetic$Dpason!Eedesis!Fnsia!Fr!Ehanous$Feromera!Fone!Gresis!Itic+Fragm!Fyseal$
Adiaphysial$Is!Eir!Esid!Drchy!Eist!Erhea!Il$Hic$Htic$Goea!Jl$Iic$Itic$Ethrosis!Ey!
Adias&Epora!Etasis!Fema!Fole!Hic$Frophism!Dthermy!Gsis!Eom!Gic$Hte!Fnic$Eribe!Dz&Eepam!
Adiazo$Fnium!Ftize%Fxide!Cbber!Ele)Euk!Drach!Fnch!Iiate!Ds!Ducaine!Ccamptodon!Ltid!Erboxylic$De)
Adicer!Ey$Dhloride!Homethane!Eondra!Ftomisation!Ke%Jzation!Ke%Ious$Lly(Iy!Eroism!Gmacy!Isy!It!
Adichromate!Jic$Ksm!Jopsia!Hia!Dk!Eens!Hian$Fr%Fy+G-bird!Hseat!Gbird!Ehead!Eie!G-seat!
Adickinson&Ey+F-bird!Gseat!Fbird!Dlinous$Eoxacillin!Dot!Fyledon!Lous$Eumarol!Dtate,Hd$Gion!Gor!Iial$
Adictatorially(Iship!Eion!Hary!Eostylium!Eum!Eyopteran$Gsome!Dumarol!Dynodont!Cdactic$Ial$Kly(Iism!Is!Enosine!
Adidder%Ele%Gy!Fy!G-shit!Iquat!Gshit!Hquat!Deoxycytosine!Hinosine!Erot&Dion&Do&Drikson&Ce,D-cast$
Adie-hard$Esinker!Dback!Dgueno&Dhard!Dlectric!Iolysis!Dmaker!Dncephalon!Dresis!Dsel!G-electric!Hhydraulic!Einker!Fs!Etock!
Adiestrous$Gual$Hm!Hs!Dt)Eary/Eer!Ftic$Ial$Is!Ehylmalonylurea!Hstilbesterol!Prol!Moestrol!Eician!Fng!
Adietitian!Erich&Cffer%Gence!It$Jia!Lble$Ll+Mly(Lte%Nd$Mion!Mor!Jly(Eicult$Jness!
Adifficulty!Fdence!It$Jly(Elugia!Eract%Iion!Euse6Hd$Hly(Hness!Hr!Ging$Hon!Hve$Gor!
Adiflunisal!Cg,Denesis!Est,Ger!Gibility!Ile$Kness!Hon!Hve/Dger!Eing!Hs!Dhted$Dit!Fal$
Adigitalin!Is!Jation!Je%Ization!Je%Hly(Gte$Ily(Figrade+Gsation!He%Ir!Gzation!He%Ir!
Adigitoxin!Dnified1Gy%Hing$Ftary!Gy!Doxin!Dram!Fph!Eess%Hion!Ive$Ds!Chybrid!Edrostreptomycin!Hxyphenylalanine!
Adijon*Ck-dik!Da!De)Clapidate%Kd1Jion!Etation!Fe%Gr!Fion!For!Hiness!Hy$Ddo!Demma!
Adilettante+Kish$Jish$Digence!Ht$Ily(Dl!Eenia!Ey-dallier!Ky%Fdallier!Jy%Dtiazem!Duent!Etant!Fe6
Adiluted$Fion!Evial$Hn$Cm;D-sighted$Ewitted$Daggio&Esh*De!Enhydrinate!Fsion)Jal$Lity!Jing1Er!
Adimethylglyoxime!Frodon!Dinish%Ied$Iing$Fuendo+Gtion!Ive/Kness!Ety!Dly(Dmed$Fr!Dness!Dorphic$Ism!
Adimorphous$Eut!Dple)Dwit!Cn)Dar!Ddymene&De%Er!Fo!Esen&Ette!Dg)E-dong!Ebat!EdongR
Adinge)Ehy!Eily(Fness!Ele!Eo!Ey$Ding!G-hall!Hroom!Dk!Eey!Ey+Dner!Gtime!Gware!
Adinoceras!Ite!Eflagellate!Esaur!Dt!Cocesan+Ge!Eletian&Dde!Decian$Gous$Estrous$Hual$Dgenes&Dl!Dnysian$
Adionysius&Gus&Don!Dphantus&Eter!Fre!Dr&Eama!Eite!Dxide!Fn!Cp,Dhenhydramine!Gylhydantoin!Etheria!Gong!
Adiphthongise%Kze%Dlegia!Eococcus!Fdocus!Fid+Hy!Fma!Hcy!Ht!Ie!Iic$Kal$Mly(Jst!Fpia!
Adiplotene!Dolar$Fe!Dped$Fr!Dsomania!Kc!Etick!Dteran!Gocarp!Hn!Hus$Eych!DylonNCrac&De$
AdirectSGed$Ging$Hon!Jal$Lity!Jless$Hve+Jness!Iity!Gly(Gness!Gor!Iate!Iship!Iy!
Adireful$Hly(Dge!Dham!Digible+Dk!Dndl!Dt+Eily(Fness!Ey;F-faced$Gminded$Fing!Cs&Da!
Adisability!Fle%HdAHment!Ging1Fuse%Id$Eccharidase!Le!Gord%Edvantage)Md$Mous$Ply(Effect%Jed$
Adisaffection!Girmation!Gorest%Egree%Iable$Mness!Ly(Iment!Ellow%Embiguate%Lion!Lor!Eppear%Jance!Jing!Goint%
Adisappointed$Mly(King$Nly(Kment!Grobation!Ival!Je%Jing$Mly(Erm%Gament!Ger!Ging/Frange%Kd$
Adisarrangement!Hy)Ied$Fticulate%Essemble%Ky!Gociate%Lion!Fter!Grous$Kly(Evow%Hable$Il!Dband%Hment!
Adisbar%Gment!Eelief!Ive%Kr!Jing$Mly(Eud%Frden%Gsal!He%Iment!Ir!Dc!E-jockey%Fshaped$
Adiscalceate$Id$Fnt!Frd,Hed$Fse%Eeptation!Frn%Hability!Jle$Hible$Ing$Hment!Gp%Eharge)Jd$
Adisciform$Fna!Fple!Iship!Hinal$Krian!Ly$Je)Kd1Elaim%Ier!Fike$Fose%Id$Hure!Eo)
Adiscography!Fid$Hal$Flor%Iation!Iise%Jze%Hur%Jation!Jise%Fmbobulate%Od$Nion!Gfit%JedCJure!
Adiscomfort!Gmode%Gpose%Kd$Jure!Gycete!Kous$Fncert%Ked1King1Nly(Lon!Kment!Gfirming$Gnect,Ked$
Adisconnectedness!Kion!Gsolate$Mly(Mness!Gtent4Ked1Mly(Mness!Kment!Hinuance!Ltion!Ke%Ld$Kity!Kous$
Adiscord)Hance!Jt$Kly(Gporate$Ftheque!Funt,Ienance%Jr!Grage%Kd$Kment!Jing$Mly(Hse)Hteous$
Adiscourteously(Jsy!Fver%Iable$Ied$Jr!Iy!Eredit)Jable$My(Jed$Get$Ily(Iness!Gpancy!Jt$
Adiscrete$Iness!Hion!Kal$Lry$Fiminable$Kte6Ling$Mon!Mve$Lor!Ny$Eursive$Kly(Kness!Fs!
Adiscuss%Hant!Hion!Ddain,Hful$Kly(Kness!Dease!Hd$Embark%Jation!Jment!Irass%Mment!Godied1Iy%
Adisembowel%Kment!Groil%Enable%Fchant%Ked$King$Kment!Gumber%Ffranchise%Od$Oment!Fgage%Jment!Ftangle%Ld$
Adisentanglement!Lr!Equilibrium!Establish%Mment!Geem)Dfavor)Hur)Eiguration!Ie%Jd1Jment!Eluency!Eorest%Jation!Eranchise%
Adisfranchised$Mment!Eunction!Dgorge%Iment!Erace)Id$Iful$Lly(Lness!Funtle%Kd$Kment!Euise)Id1Fst)
Adisgusted1Jly(Hful$Hing$Kly(Kness!Dh)E-shaped$Eabille!Frmonious$Kze%Jy!Ecloth!Eearten%Ked$King$
Adisheartenment!Fd$Fvel%Ied1Iled$Eful!Eonest$Jly(Jy!Gor,Iable$Mness!Ly(Ied$Hur,Jable$
Adishonourableness!My(Epan!Erag!Etowel!Eware!Gsher!Iing!Gter!Ey$Dillusion)Led$Ling1Lment!Encarnate%Gentive!
Adisinclination!Je%Kd$Ffect%Jant+Jion!Hst%Jation!Glation!Gormation!Fgenuous$Mly(Mness!Fherit%Kance!Ked$
Adisintegrable$Kte%Lion!Mve$Hr%Iest!Led$Nly(Nness!Iment!Fvest%Jment!Golve%Djoin%Hed$Ht6
Adisjointed1Kly(Kness!Eunct$Iion!Jve$Iure!Dk)E-jockey%Fshaped$Eette!Elike$Dlikable$Ge,Hd$Eocate%
Adislocated$Iion!Fdge%Iment!Hment!Fgistic$Fyal$Ily(Ity!Dmal$Gly(Fntle%Jd$Jment!Iing!Fy)
Adismayed1Ging1Eember%Jment!Eiss%Hal!Hed$Hible$Ion!Ive$Eount,Dney&Gland*Dobedience!Kt$Lly(
Adisobey%Flige%Iing$Erder)Ied1Iliness!Jy$Fganisation!Ke%Ld$Jzation!Ke%Ld1Fient%Jate%Lion!
Adisoriented$Jing$Ewn%Ging!Gment!Dparage%Jment!Jr!Iing$Lly(Hte$Jness!Gity!Fssion!Kate$Nly(
Adispassionateness!Ftch,Ier!Eel%Fnsability!Jle$Lness!Iry!Ition!He%Id$Ir!Frsal!He%Id$Hion!
Adispersive$Eirit%Ied$Kly(Kness!Iing$Elace%Iment!Gy,Fease%Jd1Iing$Lly(Iure!Fume%Eort%
Adisposable+Hl!Ge%Hd$Gition!Gsess%Ked1Kion!Eraise!Fead%Foof!Gportion!Nal$Ote$Qly(Gve%
Adisprover!Eutable$Hnt!Htion!Kus$Mly(Jve$Ge,Hd$Dqualification!Ked$Jy%King$Fiet)Ied$Iing$
Adisquietingly(Iude!Gsition!Draeli&Eegard,Jed$Jing(Jless(Fpair!Gutability!Kle$Mness!Ly(Ie!Fspect)Kful$
Adisrespectfully(Eobe%Eupt%Hed$Hion!Ive$Kly(Ds%Eatisfaction!Mory$Jied1Jy%Eect%Hed$Hion!Fmble%
Adissembler!Iing!Ginate%Kion!Lve$Kor!Fnsion!Gt)Her!Hient$Ing$Ious$Frtate%Jion!Gvice!Fver%
Adissidence!It+Flience!Jt$Fmilar$Kity!Jte%Kion!Iitude!Gulate%Kion!Lve$Kor!Fpate%Jd$Iion!
Adissociable$Ite%Jion!Kve$Flubility!Ile$Hte$Jly(Jness!Iion!Gvable$He,Id$Int!Ir!Hing!
Adissonance!It$Hte%Euade%Gsion!Ive$Eyllable!Fmmetry!Dtaff+Fl$Gly(Fnce)Gt$Hly(Fste!Iful$
Adistastefully(Lness!Eemper)Fnd%Gsible$Ion!Gtion!Eich!Fl%Gl%Hate!Jion!Her!Jy!Hment!Fnct$
Adistinction!Jve$Lly(Lness!Ily(Iness!Gguish%Lable$Led$Eomatosis!Frt%Hable$Hed$Hion!Kist!Eract%
Adistracted$Kly(Iion!Gin%It!Ht$Gught$Fess)Ied1Iful$Lly(Lness!Iing1Lly(Lness!Fibutary!
Adistribute%Kd$Kr!Jion!Mal$Kve$Mly(Jor!Gct)Fust,Iful$Lly(Lness!Eurb%Hance!Hed$
Adisturber!Hing$Kly(Dulfiram!Enify%Gon!Gte%Id$Hy!Ese!Gd$Dyllabic$Ile!Ct!Da!Dch)
Aditchmoss!Dher)Ging!Eyramb!Jic$Dtany!Eo)Ey!Curesis!Ftic!Enal$Cva!Egate%Hion!Elent$En!
Adivaricate%Jion!De)E-bomb%Jing!Er!Fge%Hnce!Jy!It$Ging$Fs$Ge$Hly(Hness!Gification!
Adiversified1Iy%Hon!Jary$Jist!Hty!Ft%Ged$Giculitis!Kosis!Kum!Hmento!Hng$Jly(Est%Giture!
Adivi-divi!Edable$Fe,Gd$Gnd!Gr!Enation!Hory$Fe8Gly(Gr!Fg!Fity!Esibility!Hle$Gon!
Adivisional$Gve$For!Dorce)Hd$He!Hment!Et!Dulge%Hment!Hnce!Dvy!Cwan!Cx&Die!Fland*
Adizen%Dygotic$Gus$Dzily(Fness!Ey;Bj)Cakarta*Dnet*Cibouti*Ian0Dnn!Fi!Fy!Bkg!Cl!
Adkm!Bl!Bm!Cz*Bneprodzerzhinsk*Cipropetrovsk*Bo,C-gooder!Dit-yourself$Dnothing+Dor-die$Dsi-do!Cable$Cbbin!Dra!Eich*
Adobson!Gfly!Cc!Dent!Dile$Fity!Dk)E-walloper!Eage!Eer!Ft,Ehand!Eing!Eside!Eworker!Eyard!
Adoctor)G-fish!Gal$Hte!Gfish!Gial$Gow&Gspeak!Erinaire/Il$Jly(He!Dudrama!Ement)Ial$Jry+
Adocumentation!Ied$Cdder)Ger!Ging$Gy$Ele!Decagon!Ghedron!Gnese*Dge,Fr!Eing!Eson&Ey$Do!
Adodoma*Ce!Dr!Dskin!Cff%Cg)D-ear!Hed$Eiron!Esized$Etired$Dbane!Dcart!De!Dfight)Ier!
Adogfish!Dged$Gly(Gness!Frel!Eie!Fng$Eo(Ey!Dhouse!Die!Dleg!Eike$Dma!Ftic$Ial$
Adogmatically(Hse%Im!It!Hze%Dsbody!Ehit!Eled)Dtooth!Erot!Dwatch!Eood!Dy!Ch!Da*Cily!
Adoings!Cl!Dabrate$Giform$Dby&Dce(Ddrums!De!Eful$Hly(Hness!Dichocephalic+Osm!Ny!Iranial$Mc$
Adoliolum!Dl!Ear!Gfish!Ehouse!Eop!Ey!Dman!Fs!Een!Domite!Hic$Er!Fous$Eur!Gous$
Adolphin!Hfish!Dt!Eish$Hly(Cmain!Etium!Dbeya!De!E-shaped$Ed$Estic/Ially(Jte%Ld$Kion!
Adomesticise%Jty!Jze%Dicile)Hiary$Jte%Kion!Enance!Ht/Gte%Id$Hing$Ion!Hrix!Fe!Ge!
Adomineer%Iing$Lly(Lness!Fgo&Fic&Ha*Il$In0Ge!Gon!Fo!Ges!Gs!Fus!Etian&
Adon,D't-know!Dar&Ete%Gllo&Fion!Gst0Fus&Dbas*Gs*De$Ee!Etsk*He*Dg)Ele!
Adonizetti&Djon!Dkey!Gwork!Ein&Dna!Ee&Fan$Eian$Fsh$Dor!Dut!Co-wop!Db!Ddad!Eia!
Adoodle)Gbug!Fy-squat!Dfus!Dhickey!Djigger!Dlittle&Dm,Eed/Esday!Dr!E-to-door$Ebell!Ecase!Eframe!Ehandle!
Adoorjamb!Ekeeper!Fnob!Hcker!Elock!Eman!Gt!Enail!Eplate!Fost!Esill!Ftep!Gop!Iper!Eway!Eyard!
Adopa!Emine!De)Ed1Ey$Dpelganger!Gzentner!Eler&Dy$Crbeetle!Dian0Ec+Es5Dk!Dm!Eancy!
Adormant$Eer!Eie$Ftory!Eouse!Ey$Dsal$Gly(Eiflexion!Eoventral$Mly(Eum!Dtmund*Dy!Csage!De)
Adosed$Emeter!Dimeter!Hry!Ds%Eal!Eel!Fr!Ehouse!Eier!Dtoevski&Kan$Jy&Fyevskian$Ky&Ct)
Adot-com+Dage!Erd!De%Ding$Drel!Dted$Frel!Eily(Ele!Ey$Cuala*DbleEG-barreled$Nled$Jss$
Adouble-bedded$Iogey!Ireasted$Hcheck%Jinned$Irosser!Ming!Hdate%Iealer!Ling+Jcker!Iyed$Hedged$Hfaced$Hgeared$Ilaze%
Adouble-humped$Hjointed$Hmagnum!Hpark%Irop!Hquick$Hspace%Md$Ling!Hteam%Iongued$Hu!Gd$Gheader!Gr!Gs!
Adoublespeak!Gt!Hhink!Hon!Hree!Fing!Foon!Fy(Et)Fer!Fful$Ily(Iness!Fing$Fless(Jly(
Adouche)Dgh!Fboy!Fnut!I-shaped$Fy$Elas&Hs&Dla!Dr$Ea!Fh!Ely(Eoucouli!Dse%Eing!
Adove!Ecote!Ekie!Er*Etail,Dish$Gness!Cwager!Ddily(Fness!Gg&Ey+Del!Fing!Er)Fed$
Adowerless$Fy!Ditcher!Dland&DnIE-and-out+Fbow!Fto-earth$Ebeat!Found$Ecast/Edraft!Eer!Efall!Field2Egrade,
Adownhearted$Lness!Fill=Einess!Gg&Elike$Foad%Emarket$Eplay%Four!Eright<Jness!Gver(Escale$Fhift!Fide!
Adownsize%Hing!Flope!Fpin!Ftage:Hir$Js<Gream<Hoke!Fwing!Etick!Gme!Fown=Frodden$Furn!Eward2
Adownward-arching$Jsloping$Ily(Is(Find<Ey$Dry!Dse)Fr!Eing!Cxazosin!Depin!Dology!Erubicin!Dy!Ecycline!
Adoyen!Fne!Dley!Ey!Cze,En+Fs!Er!Dy$Bp&Crk*Br.&Cab/Ea!Ely(Eness!
Adracaena!Ehm!Ga!Eo&Fnian$Gtium!Eula&Fnculiasis!Dft,Fee!Gr!Fing!Fsman!Jship!Gperson!Fy$
Adrag,Eee!Eger!Fing$Ily(Fle%Hd$Enet!Eoman!Fn!Get!Gfly!Ghead!Fon)Din,Fage!
Adrainboard!Fed$Fing$Fpipe!Glug!Dke!Dm!Ea!Ftic$Ially(Is!Hsation!Ie%It!Hzation!Ie%
Adramaturgic$Lal$Jy!Dpe,Fd$Fr!Gy!Dstic$Hally(Dught)Hs!Iman!Hy$Dvidian&Dw,Eback!
Adrawbar!Fridge!Eee!Fr!Gs!Eing!Eknife!El)Fer!En$F-out$Fwork!Eshave!Ftring!Dy!Ehorse!
Adread7Fed$Fful$Ily(Iness!Flock!Fnaught!Gought!Em)Fed$Gr!Ffully(Fily(Gness!Hg!Fland!
Adreamless$Gike$Fworld!Fy$Er$Fily(Gness!Fy$Dck!Ddge)Gr!Dg!Es3Diser&Dnch%Ged1
Adrenching!Dsden*Es7Fage!Fed$H-up$Gr!Fing!Fmaker!Iing!Fy$Dw&Dy!Efus&Cib!Eble,
Adribbler!Ging!Elet!Ded$F-out$Gup$Er!Dft,Fage!Fer!Ffish!Fing/Fwood!Dll,F-like$Fed$
Adrilling!Ey(Dnk,Fable+Fer!Fing!Dp,E-dry6Eless$Epage!Fily(Gness!Hg>Is!Fy$Estone!
Adrive,F-in!Fl)Gler!Fn$Fr!Fshaft!Fway!Eing/Dzzle)Ging1Gy$Cogue!Dll$Fery!Dmaeosaur!
Adrome!Fdary!Dnabinol!Ee)Eing!Dol)Fer!Ep,Fing$Ily(Fy$Dp,E-dead(Fkick%Fleaf!Foff!
Adrop-seed!Eforge%Ekick)Ier!Elet!Fine!Eout!Eper!Fing$Is!Eseed!Fical$Fy!Dshky!Eky!Eophila!
Adross!Dught!Eth!Dve!Fr!Dwn%Ese,Fily(Gness!Hg$Fy$Cub%Ebing!Ddge)Gry!Fing$
Adrug)E-addicted$Ffree$Eged1Gt!Fing!Gst!Eless$Estore!Did&Fism!Dm)E-like$Fshaped$Ebeat!Ier!
Adrumfire!Gsh!Ehead+Elin!Emer!Fing!Estick!Dnk/F-and-disorderly!Fard!Fen$Hly(Hness!Dpaceous$Ee!Flet!
Adruse&Fn!Dthers!Dze&Cy7D-cleaned$Edock%Eeyed$Egulching!Enurse%Erot%Eshod$Ewall%Dad!Dden&Eock)
Adryer!Dgoods!Dly(Dness!Dopithecine!Dpis!Dwall!Buad!Dl$E-lane$Eism!Gt!Hic$Fty!Cb,Dai*
Adubbin!Gg!Diety!Eous$Hly(Hness!Etable$Dlin*Ger&Dnium!Drovnik*Duque*Dya&Euh&Ccal$Et!
Aduce!Dhamp&Eess!Ey!Dk,E-billed$Ebill+Foard!Eing!Eling!Epin!Hs!Eweed!Ey!Dt!Eile$
Aductileness!Gity!Eless$Eule!Gus!Cd+De!Een!Dgeon!Ds!Ce=Dl)Eer!Eist!Eler!Fist!
Aduenna!Dt!Ete!Cff!Eel!Fr!Ele!Dy&Cg!Dong!Eut!Ckas&De!Edom!Clcet$Eiana!
Adulcify%Fmer!Fnea!Eorate%Dl;E-purple$Fwhite$Eard!Eed1Fs&Eness!Ey(Dse!Duth*Dy(Cmas&
Adumb$Eass!Ebell!Efound%Jed$Jing$Ely(Eness!Estricken$Huck$Ewaiter!Ddum!Dfounded$Iing$Dmy4Dp,
Adumpcart!Eer!Einess!Gg!Eling!Is!Es!Fite!Ey$Duzi&Cn4D-colored$Iured$Dcan&Ee!Eical$
Aduncish$Dderhead!De!Dg)Earee!Eeon!Ehill!Dk,Eard&Eer!Gque*Eirk*Dlin!Dnock!Co!Ddecimal+
Aduodenal$Gum!Dlogue!Dmo!Cpe,Ery!Dle$Fx4Eicability!Ile$Htable$Ie7Iion!Ior!Gitous$Iy!
Adura!Ebility!Fle$Hs!El$Emen!Ence!Fgo*Ft&Ge&Etion!Gve!Ezzo*Dban*Fr!Der&
Aduress!Dga&Dham*Dian!Eon!Dkheim&Dmast!Dra!Eell&Fs*Dum!Csanbe*De&Dhanbe*Dk)Einess!
Adusky$F-colored$Kured$Dseldorf*Dt)E-covered$Ebin!Ecart!Floth!Eer!Einess!Elike$Eman!Fop!Epan!Hful!
Adustrag!Eup!Ey$Ctch9Fman&Deous$Diable$Eful$Hly(Hness!Dy!E-bound$Ffree$Cvalier&Det!Bvorak&
Adwarf,Fish$Iness!Hm!Ceeb!Dll%Fer!Fing3Cindle%Ging/Byad!Eic$Drchy!Dus&F-pitar&Cbbuk!
Adye,D-works!Dd$Ding!Dr!E's-broom!Dstuff!Dweed!Eood!Cing/Cke)Clan&Cnamic/Hal$Jly(Hs3
Adynamise%Hm!Gte)Ir!Hist!Gze%Fo!Gmeter!Est!Gic$Gy!De!Csaphia!Erthria!Dcalculia!Ehezia!
Adyscrasia!Dentery!Dfunction!Lal$Dgenesis!Gic$Is!Eraphia!Dkinesia!Dlectic+Fxia!Hc$Eogia!Hstic$Dmenorrhea!Domia!
Adysosmia!Dpepsia!Gtic+Ehagia!Gsia!Femism!Jtic$Fonia!Gria!Ic$Elasia!Htic$Enea!Hl$Gic$Foea!
Adyspnoeal$Hic$Erosium!Dsynergia!Dthymia!Eopia!In$Erophy!Duria!Cushambe*Bziggetai!Ae!B'en(Dr(B-commerce!Cmail)
Ae.g.(Ba&Cch2Cdwig&Cger/Fly(Fness!Dle)F-eyed$Ft!Dre!Cmes&Cr!D-like$Eshaped$Gell!
Aearache!Ddrop!Fum!Ded$Dflap!Eul!Dhart&Dl!Eap!Edom!Eess$Eier<Gst2Fness!Eobe!Ey2
Aearly-blooming$Gflowering$Fish$Dmark)Euff!Dn%Eed$Fr!Fst/Hly(Hness!Eings!Dphone!Eiece!Elug!Dreach!
Aearring!Dshot!Eplitting$Dth)F-ball!Gcloset!Ggod!Jdess!Gtongue!Fball!Gorn$Hund$Fen$Hware!Fing!Flike$
Aearthling!Gy$Fman!Fnut!Fquake!Fshaking$Gtar!Ftongue!Fwork!Im!Fy$Dwax!Eig!Cse,Ed$El!
Aeasement!Dily(Eness!Fg!Dt:E-central$Fsider&Ebound$Eer!Gly:Gn$Her!Hmost$Eman&Fost$Eside$
Aeastward=Is(Dy2Egoing$Jness!Ct%Dable/Ege!Der!Fy!Ding!Ds!Cves!Fdrop%Jper!Bbb,
Aebbing!Dtide!Cionite0Clis!Con$Eise%Fte!Fze%Ey+Cracteate$Cullience!It$Jly(Gtion!Drnation!Bcarte!
Aeccentric/Jally(Jity!Dhymosis!Dles&Giastic+Mal$Oly(Mism!Hology!Drine$Dyesis!Cdemic$Dysiast!Gs!Cesis!
Aechelon!Didna!Enocactus!Hoccosis!Kus!Gderm!Fus!Do,Ecardiogram!Nph!Py!Eencephalogram!Qph!Sy!Egram!Hphy!
Aechoic$Fng$Elalia!Fess$Fike$Focation!Evirus!Dt$Ck&Dhart&Clair!Empsia!Et!Dectic/Iism!Kt!
Aeclipse)Gis!Ftic!Dogue!Co-warfare!Dbabble!Dlogic$Ial$Kly(Hst!Gy!Dnometric$Lian!Ls!Kst!Gic$
Aeconomical$Kly(Is!Hse%Jr!It!Hze%Jr!Gy!Dsystem!Dterrorism!Eourism!Cphonesis!Crevisse!Du!Cstasy!
Aecstatic$Ially(Ctasia!Gs!Doblast!Ederm!Ial$Iic$Emorph!Jic$Jy!Eparasite!Fia!Gc$Flasm!Froct!
Aectotherm!Jic$Ezoan+Gon!Drodactyly!Cuador*Han&Hian0Dmenic$Ial$Kism!Iism!Hsm!Czema!Bdacious$Fty!
Aedaphosaurus!Cda!Dington&Do!Dy,Celweiss!Dma!Ftous$Dn*Etal$Gte+Fulate$Hous$Drle&Cgar&De)
Aedged1Eless$Er!Eways(Fise(Diness!Fg!Dy$Cibility!Ele+Gness!Dct!Dfication!Ge!Fed$Ey%
Aedifying$Dnburgh*Drne*Dson&Dt%Eed$Eing!Fon!Eor!Gial+Jise%Lt!Kze%Jly(Gship!Cmonton*
Aedmontosaurus!Co5Cucate%Hd$He!Gion!Jal$List!Lly(Jist!Hve$Gor!Ee%Dlcorate%Dtainment!Cward&
Aedwardian0Gs&Din&Dy&Bel!D-shaped$Dam*Dblenny!Dgrass!Dlike$Dpout!Dworm!Crie$Ely(Eness!Dy$
Aeff%Dace%Gable$Gment!Dect)Ged$Hr!Give$Jly(Jness!Iity!Gor!Gs!Gual$Jity!Jly(
Aeffectualness!Ite%Jion!Eminacy!Ite$Kness!Hise%Ize%Endi!Erent+Fvesce%Knce!Lt$Jing$Ete$Dicacious$
Aefficaciously(Lness!Hy!Fiency!It$Jly(Egy!Dleurage!Eoresce%Knce!Lt$Euence!Ht+Fvium!Fx!Dort!
Aeffortful$Jness!Gless$Kly(Kness!Drontery!Dulgence!It$Ese%Fion!Gve$Ily(Iness!Ct!Bgalitarian+Lism!
Aegalite!Gy!Cbert&Cest%Cg)D-and-anchor!Idart!Itongue!Efilled$Eproducing$Eshaped$Dar!Dbeater!Dcup!Der!Dfruit!
Aegghead!Dnog!Dplant!Ds!Ehake!Fell!Dwhisk!Cis!Clantine!Devsky&Co!Dcentric/Jsm!Dism!Ft!Gic$
Aegoistical$Dmania!Ic!Dtism!Gt!Hic$Jal$Lly(Erip%Cregious$Ess)Gion!Et!Cypt*Fian0Fologist&
Aehadhamen*Crenberg&Dlich&Bichmann&Cder!Fdown!Etic$Dos!Cffel&Cgen&Fvalue!Dht/F-day$Gfold$Gmembered$Gsided$
Aeight-spot!Feen/Ith/Gr!Ffold$Fh/Fies!Hth+Fpence!Iny$Fsome!Fvo!Fy/G-eight$Hfifth$Jve$
Aeighty-four$Hnine$Hone$Hseven$Iix$Hthree$Iwo$Cjkman&Cmeria!Cndhoven*Dstein&Iian$Jum!Dthoven&Cre*Csegesis!
Aeisenhower&Fstaedt&Hein&Dteddfod!Cther(Bjaculate,Iion!Ior!Cect%Fion!For!Bkman&Bl!C-aksur*Caborate;Jd$
Aelaborately(Jness!Iion!Dm*Eite&Dn!Ed!Dphure!Eid!Ese%Gd$Dsmobranch!Etance!Gse!Fic/Hised$
Aelasticity!Ized$Gn!Fomer!Gsis!Dte%Fd$Fr!Gid!Eing$Fon!Cbow)Fing!Cd!Der+Fberry!
Aelderly/Fship!Est/Dorado!Dritch$Cecampane!Et7Fed$Fion!Ieer%Ling!Gve+For!Hal$Ite!Fra&
Aelectric/Ial$Kly(Iian!Jty!Hfication!Iy%Jing1Gocardiogram!Qph!Sic$Sy!Jutery!Ihemical$Mstry!Iute%
Aelectrocution!Ner!Hde!Jposition!Iynamometer!Hencephalogram!Tph!Vic$Hgraph!Hlogist!Iysis!Jte!Kic+Hmagnet!Nic$Ps!
Aelectromagnetism!Iechanical$Jter!Iotive$Iyogram!Nph!Py!Hn!Iegative$Oity!Jutral$Iic$Kally(Ks!Hphoresis!Mtic$
Aelectrophorus!Ilate)Mr!Iositive$Hretinogram!Hscope!Ihock!Ileep!Itatic$Nally(Ns!Iurgery!Htherapist!Ny!Gum!Demosynary$
Aelegance!Gt$Hly(Eiac$Fse%Gt!Fze%Ey!Dment!Hal$Irily(Jy$Hs!Ei!Dphant!I's-foot!
Aelephant-tusk!Iiasis!Jne$Dvate%Hd/Gion!Gor!Een/G-plus!Hsided$Gth/Cf!Din$Esh$Dlike$Cgar&
Aelia&Dcit%Gation!Ged$Dde%Dgibility!Gle$Djah&Dminate%Iion!Ior!Dot&Dsabethville*Eion!Dte+Eism!
Aelitist!Dxir!Dzabeth&Jan0Ck!D-wood!Dhound!Dwood!Cl!Das*Di&Engton&Epse!Gis!Goid+Jal$
Aelliptic$Ial$Iity!Eson&Dsworth&Cm!Dont*Dwood!Cocute%Gion!Jary$Jist!Dngate6Id1Hion!Dpe%
Aelopement!Dquence!Ht$Ily(Csass*Dewhere(Dholtzia!Cuate!Dcidate%Iion!Jve$Dde%Eing!Dsion!Fve$Hness!
Aelute%Eion!Cver!Es!Dish$Cysian$Dtron!Bm!Caciate%Id1Hion!Dil)Dnate%Gion!Ecipate%Kd$
Aemancipation!Mist!Kve$Jor!Drginate$Dsculate6Kd$Jion!Cbalm%Ger!Gment!Enk%Gment!Ergo)Fk%Gation!
Aembarkment!Frass%Jed$Jing1Mly(Jment!Essador!Gy!Ettle%Id$Eyment!Ded%Fded$Ellish%Jment!Er!
Aembezzle%Id$Iment!Ir!Ditter%Iment!Dlazon%Eem!Gatic$Kal$Dodied$Gment!Fy%Elden%Ied$Fectomy!
Aembolic$Gsm!Fus!Enpoint+Ess%Ged$Gment!Euchure!Ewer%Drace,Hment!Ging!Fngle%Fsure!Eittle%Eocate%
Aembrocation!Fider%Jer!Kss!Jy!Gl%Hed$Hment!Fwn%Eyo!Glogic$Kst!Jy!Gnal$Hic$Gtic$
Aemcee)Ceer!Dnd%Fation!Fed$Drald!Ege%Gnce!Iy!Ht$Fing$Eitus/Esion!Fon&Ey!Dsis!
Aemetic!Cf!Cigrant!Gte%Hion!Fe!Ge!Dle&Eia-romagna*Dnence!Gt$Hly(Dr!Eate!Dssary!Fion!
Aemit%Eter!Cmenagogue!Er!Et!Fropia!Jc$Collient+Eument!Dte%Eicon!Fon!Hal$Jism!Kty!Jly(
Aemotionless$Lness!Fve$Cpale%Enel%Ethetic$Kally(Gic$Hse%Hze%Gy!Dedocles&Ennage!Eror!Dhasis!Ie%
Aemphasised$Hze%Jd$Iing!Ftic$Ially(Eysema!Jtous$Dire!Fic$Hal$Jly(Hism!Jt!Dlace%Hment!
Aemplane%Eoy,Gable+Ged$He!Hr!Gment!Dorium!Ewer%Hed$Hment!Dress!Dtiness!Eor!Ey8F-bellied$
Aempty-handed$Headed$Fing!Durple%Id$Dyema!Ereal$Hn+Cu!Dlate%Gion!Gor!Eous$Hly(Esifier!Hy%
Aemulsion!Bn!C-lil&Cable%Fing$Dct%Fment!Dlapril!Elage!Dmel)Gware!Eine!Eor%Ged$Iness!Fur%
Aenanthem!Ia!Fiomer!Iorph!Mism!Drthrosis!Dte+Eic$Fon!Ccainide!Emp%Gment!Epsulate%Kion!Ese%Gd$
Aencasement!Eustic!Deinte$Ephalartos!Iitis!Iocele!Jgram!Mphy!Jmeningitis!Kyelitis!Jn!Jpathy!Dhain%Hed1Fnt%Hed$
Aenchanter!Hing$Kly(Hment!Hress!Eilada!Fridion!Eondroma!Dipher%Ercle%Id$Iment!Hing$Dlave!Eose%Hd$
Aenclosing!Gure!Fthe%Dode%Fing!Elure!Emiastic$Gum!Fpass%Jing$Jment!Epresis!Ere)Eunter,Frage%Jd$
Aencouragement!Iing$Lly(Drimson%Eoach%Ier!Iing$Iment!Eust%Hation!Hed$Eypt%Hion!Dulturation!Ember%Ied$
Aencumbrance!Dyclical+Gopaedia!Mc$Msm!Nt!Iedia!Lc$Lsm!Mt!Ested$Cd)D-all!Eplate!Erhymed$Estopped$
Aend-to-end2Daemonism!Emeba!Enger%Ied$Iment!Erterectomy!Iitis!Dear%Ging$Jly(Gment!Fvor)Hur)Ecott&Ed$
Aendemic+Hal$Gsm!Ergonic$Fmatic$Gic$Dgame!Dicott&Eng!Eve!Dless$Hly(Hness!Doblast!Ecarditis!Jum!
Aendocarp!Fentric$Grvicitis!Franium!Ginal$Ie+Iologist!My!Ederm!Fontia!Jc$Ks!Jst!Eergic$Egamic$Hous$
Aendogamy!Fen!Hetic$Hic$Hous$Kly(Hy!Elymph!Emetrial$Josis!Jtis!Jum!Forph!Jic$Jy!Eneurium!
Aendonuclease!Eparasite!Lic$Flasm!Erphin!Fse%Hment!Hr!Escope!Iic$Iy!Fkeleton!Fperm!Gore!Fteum!Ethelial$
Aendothelium!Hrmal$Jic$Foxin!Evenous$Ew%Fed$Fment!Ezoan+Gic$Dplate!Eoint!Due%Erable$Gnce!Fe%
Aenduring$Ily(Iness!Dways(Eise(Cema!Ey!Drgetic$Jally(Fid!Gse%Ir!Hing$Gze%Ir!Hing+
Aenergy!G-absorbing$Hreleasing$Hstoring$Evate%Id$Hing$Ion!Dsco&Cfeeble%Iment!Hing$Eoff%Hment!Dilade)Dlurane!
Aenfold%Ging!Erce%Hable$Hd$Hment!Hr!Dranchise%Ld$Lment!Cgage%Gd$Gment!Fing$Ily(Delmannia!
Aengels&Ender%Dild%Ene!Ger)Iing3Gry!Dland*Eish9H-speaking$Hman&Hwoman&Eut%Dorge%Hd$Hment!
Aengraft%Fm!Fve%Hd$Hr!Ging!Eoss%Hed1Hing1Hment!Dulf%Chance%Hd$Hment!Hr!Give$
Aenid*Dgma!Gtic$Jal$Lly(Dwetok*Cjambement!Gment!Doin%Ging!Gment!Ey%Fable$Jness!Iy(Fer!
Aenjoyment!Ckephalin!Di&Edu&Endle%Id$Clace%Erge%Hd$Hment!Hr!Dighten%JedAJing$Jment!El&
Aenlist%Gee!Ging!Gment!Even%Hed$Ir!Hing$Cmesh%Ged$Dity!Cnead!Doble%Hment!Ging$Dui!
Aenol!Eic$Eogist!Gy!Dphile!Drmity!Fous$Ily(Iness!Dsis!Dugh@Ence%Cplane%Cquire%Hr!Gingly(
Aenquiry!Crage%Gd1Gment!Epture%Jd$Dich%Gment!Dobe%El%Fl%Gee!Gment!Fment!Csconce%Demble!
Aenshrine%Foud%Diform$Egn!Elage!Fe%Dky%Dlave%Hment!Dnare%Gl%Dorcelled$Duant$Ee%Eing$Ere%
Aentablature!Eil,Gment!Engle%Id1Iment!Esis!Debbe*Elechy!Flus!Ente!Er%Fal$Fic$Hs!Gng!
Aenteritis!Fobacteria!Hiasis!Gceptor!Gkinase!Glith!Kiasis!Gn!Gpathy!Htosis!Gstenosis!Iomy!Gtomy!Ixemia!Jin!Gvirus!
Aenterprise!Kr!Jing$Mly(Mness!Ftain%Jed$Kr!Jing$Mly(Jment!Dhalpy!Eral%Hl%Ied$Iing$
Aenthrallingly(Iment!Fone%Iment!Hisation!Ization!Euse%Giasm!Jt!Kic$Mally(Dice%Gment!Fing$Ere/Gly(
Aentireness!Gty!Etle%Hd$Hment!Fy!Doblast!Ederm!Emb%Gment!Fion!Fologic$Lal$Kst!Jy!Gphilous$
Aentomophobia!Eparasite!Froct!Eurage!Ezoan+Gic$Gon!Dr'acte!Eails!Gn%Fnce)Id$Iment!Iway!Hing$Gt!
Aentrap%Gment!Eeat%Hingly(Hy!Fcote!Fe!Fmets!Fnch%Ied$Iment!Fpot!Greneur!Mial$Fsol!Eic!
Aentropy!Eust%Ey!Fway!Dwine%Cucleate%Iion!Dki&Dmerable$Hte%Iion!Ior!Dnciate%Iion!Dred$Fsis!
Aenvelop%He!Hing$Hment!Enom%Diable$Hy(Eous$Hly(Hness!Eron%Hment!Lal$Nism!Pt!Nly(
Aenvirons!Esage%Fion%Ied$Iing!Doi!Ey!Dy,Cwrap%Gped1Czootic$Dymatic$Fe!Fologist!Jy!Bohippus!
Aeolian&Eth!Gic+Dotropic$Cn!Dian$Craptor!Cs&Din!Fopenia!Hhil!Ke!Kia!Lc$Bpacris!Dnalepsis!
Aepanaphora!Eodos!Frthosis!Drch!Gial$Gy!Dulet!Hte!Fiere!Cee!Dndyma!Ethesis!Htic$Drgne!Cha!Eh!
Aephedra!Gine!Emera!Il/Jity!Jness!Hid!Is!Hon!Ipteran!Esian0Fus*Cic+Eal$Gyx!Fnthus!
Aepicardia!Ium!Gp!Hal$Eene+Gter!Hre!Eondyle!Jitis!Eranium!Etetus&Eure!Han+Jism!Gism!Gus&
Aepicycle!Hic$Jal$Hoid!Ddeictic$Kal$Fmic+Hologic$Nal$Mst!Ly!Fndron!Frmal$Hic$Is!Eiascope!
Aepididymis!Jtis!Eural+Dgastric$Jum!Eenesis!Elottis!Jtis!Eon!Ge!Eram!Hmatic$Gph!Iy!Dkeratophakia!Dlate%
Aepilation!Gor!Eepsy!Gtic/Eithic$Eog!Gue!Dmetheus&Eorphic$Dnephrin!Ke!Dphany!Fenomenon!Fora!Fyllum!Gseal$
Aepiphysial$Is!Gte!Hic$Hotic$Elexis!Drus*Dscia!Fleritis!Fopacy!Il$Jian0Ite!Eiotomy!Eode!Gic$
Aepisodically(Fme!Epadias!Ferm!Etasis!Gxis!Feme!Hic$Hological$Mst!Ly!Fle!Folary$Itory$Frophe!Dtaph!
Aepitaxy!Ehalamium!Felial$Iod$Jma!Ium!Gt!Eome!Gise%Hze%Fpe!Dzoan+Fic$Fon!Gtic$Coch!
Aepoch-making$Fal$Dna&Eym!Gic$Gous$Gy!Ds!Dxy)Csilon!Dtein&Ctatretus!Bq!Cuable$Gy(El8
Aequalisation!He%Ir!Gtarian!Mism!Hy!Gzation!He%Ir!Fly(Enimity!Hous$Etability!Fe%Fing!Gon!
Aequator!Hial+Derry!Estrian+Diangular$Ed!Fistant$Iribution!Elateral+Fibrate%Kion!Iise%Jum!Jze%Ene+Foctial+
Aequinox!Ep%Fage!Fment!Foise!Jd$Gtent$Fped$Ging!Frobable$Ft$Etable$Iy(Gtion!Fy!Evalence!
Aequivalent+Focal$Jly(Jness!Ite%Jion!Jor!Bra!Ddicable$Hte%Iion!Ior!Dsable$Ee%Fr!Emian$
Aerasmus&Eure!Dto&Fsthenes&Cbium!Cebus&Dct6File$Gng!Gon!Fly(Fness!Dmite!Gic$Ial$Hsm!
Aeresh-kigal&Fkigal&Iel&Dthism!Cg!Do(Ecalciferol!Edic$Hity!Emeter!Enomic$Js!Gvine!Esterol!Et!Famine!
Aergotic$Gsm!Fropic$Jsm!Cica!De5Dn*Ego!Eyes&Dogonum!Ds&Etic+Hal$Dtrea*Hn0Dvan*
Aerlenmeyer&Cmine!Cn!De!Dst&Code%Fd$Eing!Dgenous$Ds!Ee$Eion!Fve$Dtic/Ga!Hlly(
Aeroticism!Hze%Fsm!Cr%Dancy!Fd!Ft$Etic$Hally(Fum!Dhine$Ding$Doneous$Jly(Jness!Er!
Aerror-prone$Fless$Csatz/Dt(Ewhile2Cuct%Fation!Ddite$Hly(Hness!Gion!Dpt%Fion!Gve$Cving&Cwinia!
Aeryngo!Dsipelas!Dthema!Itous$Frina!Hte!Goblast!Mosis!Hcyte!Kolysin!Hderma!Hid$Hlysin!Hmycin!Hpoiesis!Ltic$
Aerythropoietin!Bsaki&Du&Ccadrille!Elade)Ir!Gte%Hion!Hor!Flop)Epade!Fe,Gd$Ge!Gment!Fism!
Aescapist!Fologist!Jy!Ergot!Fole!Fp!Gment!Dhalot!Fr!Ftological$Oly(Lst!Ky!Hn!Eeat!Frichia!
Aeschew%Dolar!Ert,Dritoire!Eow!Dudo!Etcheon!Cfahan*Cker!Dimo&Cmolol!Cophageal$Hitis!Hoscope!Hus!Dteric$
Aesoterica!Eropia!Cpadrille!Elier!Ena*Ercet!Decial$Ily(Dial!Eonage!Dlanade!Doo*Eusal!Ge%Dresso!Eit!
Aespy%Cq&Duimau&Fre!Csay)Fer!Fist!Delen&En*Fce!Fe0Ftial/Jity!Jly(Jness!Ex*
Aessonite!Ctablish%Jed$Jment!Narianism!Nism!Eminet!Ete!Ezolam!Deem)Ged$Er!Fify%Dher&Fsia!Hs!
Aesthete!Gic/Ial$Kly(Iian!Is!Eonia*Dimable$Gte,Hion!Hor!Eval$Gte%Hion!Donia*Hn+
Aestoppel!Dradiol!Fgon!Fnge%Id1Iment!Hing1Eiol!Eogen!Iic$Fne!Fus$Eus!Duarial$Hne$Gy!
Aesurience!Ht$Bta!Dgere!Dmin!Ge!Dnercept!Cc.(Detera>Dh%Eed$Fr!Eing!Cernal$Hise%Ize%
Aeternally(Fise%Gty!Gze%Chanal!Gmide!Fe!Gdiol!Foate!Gl!Dchlorvynol!Delbert&Fred&Ene!Er!Feal$
Aetherealize%Fialise%Gfy%Gse%Gze%Fnet!Dic!Fal$Hly(Fian!Gsm!Ht!Fs!Eopia*In0Dmoid!
Aethnarch!Eic/Gal$Ily(Gity!Eocentric$Lsm!Fgrapher!Kic$Mal$Ky!Flogic$Kal$Jst!Iy!Fs!
Aethologist!Hy!Es!Fuximide!Exyethane!Dyl!Fene!Ene!Ciolate6Id$Hion!Fogic$Jal$Ist!Hy!Dquette!
Aetna!Codolac!Dnian&Cruria*Escan&Cude!Di!Cymological$Jse%Kt!Jze%King!Iy!Fn!Bubacteria!Jum!
Aeubstance!Ccalypt!Ius!Eryote!Iic$Dharistic$Ere!Dlid&Gean$Gian$Cdaemon!Iia!Jc$Eimonia!Demon!Hic$
Aeudemonism!Diometer!Cgene5Fic$Hs!Dlena!Gid!Goid!Hphyte!Ckaryote!Iic$Cler&Dogise%Ht!Iic$Gum!
Aeulogize%Fy!Cmenides&Cnuch!Goidism!Cphemise%Im!Itic$Lally(Hze%Eonic$Ial$Hous$Hum!Gous$Gy!
Aeuphorbium!Gia!Int+Hc$Gy!Erosyne&Euism!Dnea!Fic$Eoea!Gic$Crafrican0Esian9Htic$Deka*Dhythmics!
Aeurhythmy!Dipides&Do!Ecentric$Enithopod!Epean9Iise%Jze%Fium!Focentric$Dyale&Edice&Epterid!Ethmics!Hy!Csebius&
Aeusporangiate$Kum!Dtachio&Ctectic!Erpe&Dhanasia!Eenics!Frian+Drophic$Jation!Bvacuant$Gte%Hion!Fee!Dde%Dluate%
Aevaluation!Ive$Hor!Dnesce%Ince!Jt$Egel!Hical$Lism!Ise%Jm!Jt!Kic$Ize%Es&Fville*
Aevaporable$Hte%Jd$Iion!Jve$Gite!Gometer!Dsion!Fve$Hly(Hness!Ce!DnIE-pinnate$Ftempered$Hxtured$
Aeven-toed$Efall!Ehanded$Kly(Eing3H-snow!Hwear!Ek&Fi&Ely(Eness!Esong!Et!Fful$Fide!Fration!
Aeventual$Iity!Ily(Hte%Dr(E-changing$Fpresent$Egreen+Elasting/Lly(Lness!Emore(Es&Fion!EtHFing!
Aevery$Fday$Iness!Fman!Fplace(Fwhere(Cict%Fion!Ddence)Id$Gt$Hial$Jry$Hly(Dl+E-looking$
Aevil-minded$Edoer!Ging!Ely(Eness!Dnce%Dscerate6Jion!Dtable$Cocation!Hve$Dke%Fd$Dlution!Jarily(Ly$
Aevolutionism!Lt!Eve%Bwe!Dnki&Dr!Bx/C-boyfriend!Ddirectory$Dgambler!Dhusband!Dmayor!Dpresident!Dserviceman!Epouse!Dwife!
Aexabit!Eyte!Dcerbate%Jing$Kon!Et;Fa!Fing$Gon!Gtude!Fly(Fness!Dggerate%Kd$Lly(Jion!
Aexalt%Fation!Fed$Fing$Dm!Een!Eination!Ge%He!Hr!Eple!Dnimate$Ethem!Ia!Drch!Gate!
Aexasperate%Kd1Jing$Mly(Kon!Dugural$Cbibit!Fyte!Ccavate%Hion!Hor!Deed%Gance!Ging$Jly(El%
Aexcellence!Jy!It$Jly(Fsior!Ept%Gion!Jable$Kl$Lly(Erpt)Hion!Ess+Give$Jly(Jness!
Aexchange)Iability!Kle$Id$Ir!Eequer!Dise,Gman!Fion!Etability!Hle$Jness!Gnt+Gtion!Ive$Hory$
Aexcite%Gd$Hly(Gment!Fing1Ily(Dlaim%Hing!Fmation!Iory$Eude%Fsion!Hve/Jly(Jness!Dogitate%
Aexcogitation!Kve$Jor!Emmunicate%Mion!Eriate%Iion!Drement!Fscence!Jt$Fta!Ge%Ging!Hon!Gory$Euciate%
Aexcruciating1Mly(Kon!Dulpate%Jd$Iion!Iory$Ersion!Jist!Hve$Gus!Esable$Iy(Gtory$Fe)Gd$
Aexcuser!Cecrable$Gte%Hion!Eutability!Ile$Hnt!Ge%Hd$Ging!Hon!Jer!Hve+Gor!Grix!Dgesis!
Aexegete!Gic$Ial$Dmplar!Iy$Gification!Iy%Jing$Ft;Gion!Dnterate%Jion!Drcise)Ir!Hing!Fycle!
Aexergonic$Et%Fion!Cfoliate%Iion!Chalation!Fe%Eust,Hed$Hible$Ing$Ion!Ive$Kly(Dibit,Hion!
Aexhibitioner!Kism!Mt!Nic$Hor!Elarate%Kd$Jing1Kon!Dort%Gation!Jve$Iory$Dumation!Fe%Cigency!
Aexigent$Euity!Fous$Dle,Eic$Dst%Fence!Ht$Iial$Lism!Nt+Fing$Dt)Cobiology!Dcarp!Eentric$
Aexocrine+Dde!Frm!Eontia!Ic$Js!Ist!Eus!Dergic$Dgamic$Gous$Gy!Een!Gic$Gous$Dmphalos!
Aexon!Eerate%Jd$Iion!Jve$Euclease!Dphthalmos!Drbitance!Jt$Kly(Ecise%Ir!Hm!Ht!Gze%Edium!
Aexoskeleton!Ephere!Etosis!Dteric$Eherm!Ial$Iic$Eic$Gism!Gness!Fsm!Eoxin!Eropia!Cpand%Gable$Ged$
Aexpandible$Fse!Gible$Hle$Hon!Jism!Lt$Hve$Jly(Jness!Iity!Et!Fiate%Iion!Friate)Jion!
Aexpect%Gable$Hncy!It$Jly(Htion!Ged$Iness!Gorant!Jte%Kion!Kor!Edience!Jy!It/Jly(
Aexpedite%Hion!Kary$Jus$Lly(Lness!El%Fling!End%Gable$Ger!Ging!Hture!Fse)Give$Jly(
Aexpensiveness!Erience)Kd$It$Jial$Gment)Kal$Mism!Mly(Ltion!Ker!Ft+Gise!Gly(Gness!Diable$
Aexpiate%Gion!Hve$Gory$Eration!Hory$Fe%Gd$Fy!Dlain%Hable$Fnandum!Is!Htion!Iory$Eetive!
Aexplicable$Hndum!Hte%Iion!Git$Ily(Iness!Eode%Hd$Fit,Hation!Kve$Jory$Hed$Ir!Hive$
Aexploration!Jve$Iory$Ge%Hr!Fsion!Hve/Jly(Do!Enent!Iial+Lly(Ktion!Ert,Gable$Htion!
Aexporter!Ging!Ese,Gd$Fit%Hion!Ive$Hor!Jy$Ftulate%Kion!Fure!Eund%Her!Hing!DressE
Aexpress-mail%Hage!Hed$Hible$Ion!Kism!Mt+Nic$Kless$Ive$Kly(Kness!Hly(Hway!Eopriate%Kion!
Aexpulsion!Enction!Fge%Ging!Ergate%Jd$Iion!Ior!Cquisite$Jly(Jness!Csanguine$Jous$Dert%Diccate%Ctant$
Aextemporaneous$Oly(Jrily(Ky$Ie2Iisation!Ke%Jzation!Ke%End%Gable$Ged$Gible$Fsible$Hle$Hon!
Aextensional$Hve$Jly(Jness!Gor!Ft!Fuate%Iing$Jon!Erior+Iisation!Ke%Jzation!Ke%Fminable$Jte%
Aexterminated$Kion!Kor!Fn!Gal/Iisation!Ke%Jty!Jzation!Ke%Ily(Foception!Lve$Kor!Fritorial$Dinct$
Aextinction!Fguish%Kable$Ked$Lr!King!Erpable$Hte%Iion!Dol%Fler!Fment!Ert%Gion!Jate$Mly(
Aextortioner!Jist!Dra=Fcellular$Gt,Hable$Hible$Ion!Hor!Gurricular$Fdite%Iion!Gos!Gural$Fgalactic$Fjudicial$
Aextralegal$Ginguistic$Fmarital$Gural$Fneous$Kness!Fordinaire$Lrily(Nness!My$Fpolate%Kion!Fsensory$Gystole!Lic$Fterrestrial/
Aextraterritorial$Fvagance!Ly!Kt$Lly(Kza!Hsate%Kion!Gersion!Kve$It+Jed$Jive$Eeme/Hly(Hness!
Aextremism!It+Hty!Gum!Eicable$Hte%Iion!Fnsic$Eopic$Gy!Fspective$Fversion!Kve$It+Jed$Jish$
Aextrovertive$Eude%Fsion!Hve$Cuberance!It$Jly(Hte%Ddate)Gion!Ee%Dlt%Fant$Ily(Gtion!Fing$
Aexultingly(Drbia!Dviae!Gl$Gte%Byas!Cck&Ce)D-beaming!Ecatcher!Jing$Edeceiving$Frop!Elotion!Epopping$Dball)
Aeyebath!Erow!Dcup!Dd$Eness!Erop!Dful!Dglass!Ies!Dhole!Dish&Dlash!Eess$Hness!Ft!Eid!
Aeyelike$Fner!Dpatch!Eiece!Ds!E-only$Ehade!How!Fot!Eight!Eore!Epot!Etrain!Dtooth!Dwash!Eitness)
Aeyra!Die!Er!Dy!Csenck&Bzechiel&Dd!Dkias&Fel&Co*D-yama-hagi!Cra&Af!Ba!Cb$Derge&
Afabian0Dle!Fd$Dric!Gate%Jd$Iion!Ior!Dulist!Fous$Ily(Ccade!De)E-harden%Flift%Foff!
Aface-saving$Fto-face<Ed$Eless$Fift!Eplate!Er!Et!Fed$Fious$Jly(Jness!Dia!Fl+Gly(Ele$
Afacilitate%Jion!Kve$Jor!Ly$Hy!Eng!Dsimile)Dt!E-finding$Eion!Gus$Ftious$Eoid!Fr)Gial+
Afactoring!Hsation!Ie%Hzation!Ie%Gy!H-made$Ftum!Eual$Hity!Hly(Hness!Dula!Ftative$Gy!Cd!
Afaddily(Fsh$Hly(Gt!Ey$De,Ed$Eout!Ding!Do!Cecal$Gith!Ees!Drie!Eoes*Ey!
Afafnir&Cg)Dged$Eot)Ging!Din&Dot)Fing!Chd&Drenheit0Cience!Dl%E-safe+Eing+Ele!Eure!
Afain2Eeance!Ht$Et8F-hearted$Fhearted$Mness!Fly(Fness!Dr?E-and-square$Fhaired$Fminded$Lness!Ebanks&Eground!
Afairish$Elead!Fy(Eness!Eway!Ey!F-slipper!Fland!Ftale!Dsal&Gabad*Dth!Fful/Ily(Iness!Fless$
Afaithlessly(Jness!Cke8Eer!Er!Fy!Dir!Clafel!Enga!Gist!Dcate$Ehion!Eiform$Eon)G-gentil!Lle!
Afalconer!Gine$Gry!Dderol!Dkner&Dl,E-blooming$Goard!Fflowering$Ea&Fcious$Kness!Gy!Fl!Eback!Foard!
Afallen$Fr!Eibility!Gle$Fng$Eoff!Fpio&Hus&Ft&Fut!Fw/Es!Dse2Fhood!Fly(Fness!
Afalsetto+Eie!Ffiable$Hcation!Her!Gy%Hing!Fty!Etaff&Iian$Dter,Ging+Jly(Cme!Ed$Dilial$
Afamiliar/Iisation!Ke%Ld$King$Jty!Jzation!Ke%Ld$King$Ily(Fy!Ene!Esh%Ged$Gment!
Afamotidine!Eus$Gly(Dulus!Cn)D-jet!Eleafed$Hved$Eshaped$Daloka!Etic+Hal$Jly(Hism!Gsm!Dcied$
Afancier!Fful$Ily(Gy%Ey7F-free$Fwork!Ddango!Eom!Dfare!Dg!E-like$Eed$Dion!Djet!Dlight!
Afanlike$Dned$Ey!Dtabulous$Fil!Fn!Fsia!Hse%It!Hze%Gm!Gt!Hic$Jal$Lly(Gy)
Afantods!Dweed!Eort!Cqir!Duir!Cr@D-famed$Flung$Eoff$Fut$Eright$Dad!Fay&Endole!Eway$Hness!
Afarce)Eical$Ily(Ddel!De)E-stage!Fthee-well!Ewell!Dfalle!Eetched$Dgo*Dina!Gceous$Dkleberry!Dm)E-place!
Afarmer!Gette!Ehand!Fouse!EingCHton*Eland!Eplace!Estead!Eyard!Dness!Do!Ees*Drago!Gut&Eell&
Afarrier!Eow)Ging!Dseeing$Ei&Fghted$Kness!Dt)Eher<Hmost$Gst<Fing!Iale!Eing!Elek!Csces!
Afascia!Fcle!Gulation!Ie!Ius!Fnate%Jd$Iing1Lly(Jon!Foliasis!Hopsiasis!Isis!Fsm!Gt/Ha!
Afascistic$Dhion)Hable$Ky(Hed$Hing!Hmonger!Dt?E-breaking$Fflying$Gooted$Fgrowing$Fpaced$Eball!Een%Ged$
Afastener!Ging!Fr(Fst(Eidious$Kly(Kness!Fgiate$Fng!Enacht!Fess!Ct8D-free$Esoluble$Dal$Fism!
Afatalist+Iic$Gty!Fly(Dback!De)Ed$Eful$Hly(Dhead!Hed$Fr)G-figure!Hgod&Hin-law!Ghood!
Afatherland!Hess$Hike$Iness!Hy$Eom,Gable$Geter!Digability!Fue)Hd1Hs!Ema&Gh&Esm!Dless$
Afatness!Dso!Dten%Ged$Ging$Einess!Fsh$Gm!Ey/Duity!Eous$Hly(Hness!Dwa!Fh!Cubourg!
Afaucal$Ees!Ft!Dld!Ekner&Et)Ffinder!Jing+Fily(Gness!Hg!Fless$Jly(Jness!Fy$Dn!
Afauna!Etleroy&Eus&Dst&Fian$Fus&Dteuil!Dve&Eism!Gt!Dx$Cveolate$Dism!Dor,Fable$Jness!
Afavorably(Fed$Fite+Hism!Eur)Gable$Kness!Jy(Gite+Iism!Dus!Cwkes&Dn)E-colored$Jured$Eer!
Afawning$Cx)Cy!Detteville*Cze%Ed$Bdr&Bealty!Dr)Eful$Hly(Hness!Eless$Ily(Iness!Esome$
Afearsomely(Dsibility!Gle$Iness!Hy(Et)Fing!Dt!Eher)H-foil!Hbed)Kding!Irained$Hed$Jge!Ld$
Afeatherfoil!Hiness!Jg!Hless$Iike$Htop!Hweight!Hy$Eure)Hd$Hless$Cbricity!Ffuge!Fle$Gity!Ccal$
Afecalith!Des!Dhner&Dkless$Ily(Iness!Dula!Fence!Ht$End$Gate%Iion!Gity!Cd&Dayeen!Delline!
Afederal9Hisation!Je%Jm!Jt!Ization!Je%Hly(Gte6Id$Hion!Fita!Dora!Ce)D-tail%Dble$
Afeebleminded$Mness!Gness!Fy(DdYEback!Gg!Eer!Eing!Elot!Estock!Dl,Eer!Eing!Hly(Hs!
Afeetfirst(Cifer&Dgn%Fed$Fing!Djoa!Dnt,Dst!Fy$Clafel!Ddspar!Dicitate%Jion!Hous$Kly(Kness!
Afelicity!Ed!Ene/Dl7Ea!Fh!Fta&Ge%Gio!In!Eer!Eini&Eoe!Fw!Gship!Ey!
Afelo-de-se!En!Fious$Fy!Dspar!Dt)Eed$Ducca!Dwort!Cmale+Gness!Dinine/Iness!Hity!Gsation!He%
Afeminism!Ht+Gzation!He%Doral$Fis!Dtochemistry!Fmeter!Ire!Fsecond!Fvolt!Dur!Cn!Dce)F-sitter!Flike$
Afencer!Fsitter!Eing3Dd%Eer!G-bender!Destella!Gra!Il$Ition!Dgtien*Dland!Dnel!Doprofen!Drir&Dugreek!
Afeoff!Cr-de-lance!Dal$Dber&Ddinand&Dgusonite!Dia!Fl$Ene$Dmat&Ga!Eent)Hable$Ition!Hing!Hologist!
Afermi!Fon!Fum!Dn!Eed$Eless$Fike$Ey$Docious$Jly(Jness!Gty!Drara*Eet)G-sized$Eic$
Aferricyanide!Fmagnetism!Fte!Gin!Eocerium!Goncrete!Gyanide!Fmagnetic$Msm!Fus$Eule!Ey,Fboat!Fing!Fman!Dtile$
Afertilisation!Ie%Jr!Hty!Hzable$Jtion!Ie%Jr!Dule!Dvency!Gt$Hly(Eid$Gly(Gness!Eor!
Afervour!Cs*Dcue!Ds!Ee!Dtal$Eer)Ging3Einate%Iion!Fval!Ge$Gity!Eoon)Hery!Eschrift!
Afetal$Dch,Fing$De,Erita!Dich!Gism!Fide!Ed$Fness!Esh!Gism!It!Hze%Dlock!Dology!
Afetometry!Eprotein!Er!Escope!Iy!Dter)Gbush!Ged$Ele)Euccine!Ji!Dus!Cud)Eal$Gism!Itic$
Afeudalize%Gly(Ftory+Cver!Fed$Ffew!Fish$Ily(Iness!Fous$Froot!Cw/Der$Est$Dness!Cy$
Afeynman&Cz!Biance!Ge!Dsco!Dt!Cb)Dber!Eing!Der!F-optic$Fboard!Fglass!Foptic$Ks!Fscope!
Afibre!F-optic$Fboard!Fglass!Foptic$Ks!Eil!Glate%Jion!Hose$Fn!Gase!Gogen!Hlysin!Ls!Hpeptide!
Afibrinous$Eoadenoma!Fblast!Fcalcific$Hrtilage!Ninous$Fid!Fma!Gyositis!Fsis!Htis!Iy!Fus$Hness!Dula!Cce!
Afichu!Dkle$Gness!Dtile$Fon!Hal$Jisation!Le%Kzation!Le%Ftious$Kly(Fve$Cddle)G-faddle!Hshaped$
Afiddlehead!Gneck!Gr!Gstick!Fing$Delity!Dget,Giness!Gy$Ducial$Hry+Cedler&Df!Edom!Dld)F-crop$
Afield-test%Fer!Ffare!Fhand!Fing!Fmouse!Fs&Gman!Gtone!Fwork!Jer!Dnd!Fish$Ily(Drce$Gly(
Afierceness!Eily(Fness!Ey$Dsta!Cfe!Dteen/Hth/Eh/Fly(Eies3Gth/Ey/F-eight$Gfifth$Ky$
Afifty-five$Hour$Gnine$Gone$Gseven$Hix$Gthree$Hwo$Cg!D-bird!Eshaped$Deater!Dht,Fer!Fing+Dment!
Afigural$Gtion!Ive$Kly(Fe)Gd$Ghead!Gr!Fine!Hg!Dwort!Cji*Ean0Es*Claggrin!Fo!
Afilagree!Ement!Ilike$Ious$Er$Fee!Fia!Hl$Hsis!Gid$Eture!Dbert!Dch%De,E-like$Efish!
Afilename!Er!Et)Dial$Fte%Gion!Ebuster)Ker!Ecide!Eform$Egree)Eng!Epino0Dl,E-in!Eagree!
Afille!Fd$Fr!Ft)Eing!Fp!Emore&Ey!Dm)E-make%Eable$Edom!Eed$Eing!Emaker!Ey$
Afilovirus!Ds!Dter,G-tipped$Eh!Fily(Gness!Fy$Erate)Hion!Dum!Cmbria!Hte$Cn)Dable$Egle%
Afinagler!El/Fe!Fisation!He%Ht!Gty!Gzation!He%Fly(Ence,Hs!Gial$Jly(Her)Hng!
Afinback!Dch!Dd,Eer!Eing!Hs!De?E-grained$Fleafed$Ived$Gooking$Ftextured$Gooth$Ked$Gune%Eable$
Afinedraw%Ely(Eness!Er$Fy!Espun$Fse!Dger)G-flower!Hpaint%Ming!Iointing!Hroll!Jot!Hspell%Gboard!
Afingerbreadth!Ged$Gflower!Ging!Gless$Hike$Ing!Gmark!Gnail!Gpaint!Hointing!Ist!Hrint)Ling3Groot!Gspell%
Afingerspelling!Htall!Gtip!Dial!Ecal$Fky$Es!Fh,Ged$Hr!Ging!Ete$Gly(Gness!Fude!Dk)
Afinland*Dn&Ean!Ebogadottir&Eish+Eo-ugric-speaking$Docchio!Cord!Cpple!Cr!De)E-bush!Feater!Fon-the-mountain!Fraising!Gesistant$
Afire-resisting$Mve$Htardant$Fswallower!Fwheel!Gorship!Earm!Eball!Gse!Fird!Foat!Gmb)Gx!Frand!Ht!Geak!
Afirebrick!Fug!Eclay!Fracker!Ed$Famp!Fog!Frake!Efighter!Fly!Eguard!Ehouse!Elight!Jer!Fock!Eman!
Afirenze*Eplace!Gug!Fower!Froof6Eroom!Eside!Ftone!Hrm!Ethorn!Frap!Ewall!Gter!Feed!Food!Grk!
Afiring!Dkin!Dm?Eament!Jal$Ely(Eness!Eware!Dst=F-class$Home-first-serve$Gnighter!Grate2Kr!Gstring$Gyear$
Afirstborn+Fhand2Fly(Dth!Csc!Eal$Gly(Eher&Dh)E-fly!Fworship!Ebone!Gwl!Eer!Gman!Gy!
Afisheye$Egig!Ehook!Eily(Fng3Emonger!Enet!Epaste!Flate!Fond!Etail%Ewife!Form!Ey$Dsile$Fon!
Afissionable$Fparity!Ious$Ged!Eure)Dt!Efight)Ful!Eicuffs!Emele!Eula!Hr$Hte$Gous$Ct7Dch!
Afitful$Gly(Gness!Dly(Dment!Dness!Dted$Fr+Eing/Hly(Hness!Dzgerald&Cve/E-finger!Gold$Fhitter!
Afive-hundredth$Flobed$Fmembered$Fneedled$Fpetaled$Kled$Gointed$Fsided$Gpot!Fyear-old$Efold$Epence!Er!Es!Fome!Cx,
Afixate%Fion!Gve!Ded$Fly(Fness!Er!F-upper!Ding!Gs!Ety!Dture!Czgig!Dz)Eing$Ele,
Afizzy$Bjord!Bl*Cab!Ebergast%Led$Fily(Gness!Fy$Dccid$Hity!Ek!Dg)E-waver!Iing$Eellant!
Aflagellate4Kd$Jion!Hum!Folet!Efish!Eging+Eitious$Eon!Epole!Erant$Ily(Foot!Eship!Ftaff!Gone!
Aflail)Er!Dk!Ee,Fy$Einess!Ey$Dmbe%Gau!Foyance!Jt+Kly(Ee)F-colored$Kured$Gflower!
Aflame-orange$Hut!Gretardant$Ffish!Glower!Fn!Gco!Fproof$Fthrower!EingAHo!Gius&Emability!Hle$Dn!Eders*
Aflange!Ek,Fer!Enel!H-cake!Hbush!Hette!Dp,Ecake!Ejack!Eper!Fing!Es!Dre)F-up!Eing$
Aflash7F-forward!Hreeze%Iozen$Fback!Goard!King!Gulb!Fcard!Fer!Fflood!Fgun!Fily(Gness!Hg!Flight!
Aflashover!Fpoint!Fy$Ek!Fful!Dt=E-bellied$Gottom$Led$Ffooted$Fgrowing$Fhat%Ftop$Iped$Ebed!Foat!
Aflatbottom$Ked$Fread!God!Ecar!Efish!Foot!Ehead!Eiron!Elet!Fy(Emate!Eness!Es!Eten%Hed$
Aflatter%Her!Hing$Hy!Fop!Eulence!Jy!It$Fs!G-relieving$Eware!Fork!Hm!Dubert&Ent,Gy$
Aflautist!Dvin!Fvirus!Eone!Goid!Fr)Ger!Gful$Ging!Gless$Kness!Gous$Gsome$Kness!Fur)Her!
Aflavourful$Hing!Hless$Lness!Hous$Hsome$Lness!Dw)Eed$Eless$Ily(Iness!Dx!Een$Eseed!Dy%
Aflea!E-bitten$Ebag!Gne!Epit!Ewort!Dcainide!Ek)Fed1Etion!Ddge%Gd$Gless$Hing+Fling/De%
Afleece)Gable$Fy$Er)Et8Fing1Iness!Fly(Fness!Dming&Fsh+H-speaking$Dnse%Dsh)F-colored$Kured$
Aflesh-eating$Finess!Fly$Fy$Dtcher&Dur-de-lis!Kys!Dx,Eibility!Gle$Iness!Hy(Fle$Fon!Eor!Euous$
Aflexure!Cibbertigibbet!Dck,F-knife!Fer,Hing$Htail!Der!Es!Dght)Ged$Giness!Gless$Gy$Dm-flam%Eflam!
Aflimsily(Gness!Fy/Dnch,Eders!Fosa!Hy!Eg,Et+Fhead!Flock!Fstone!Fy$Dp7E-flap(Hop)
Aflippancy!Ht$Ily(Fer!H-like$Drt,Fation!Jus$Lly(Fing!Dt,Ech!Eter%Coat,Fation!Fer!
Afloating/I-moss!Fplane!Fy$Dc!Ecose$Fulate%Jion!He!Int$Ek)Ddden*De!Dg%Eger!Fing!
Aflood)Fed$Fgate!Fhead!Fing!Flight)Ked$Ht$Fplain!Er)Fboard!Fed$Fing3Fshow!Fwalker!Ezie!
Afloozy!DpLEhouse!Epy+Dra!Fl$Eence*Gtine9Fscence!Ft!Fy&Eicultural$Le!Fd$Ga*Gian&
Afloridity!Gly(Gness!Flegium!Fn!Fo&Fst!Ey&Dss)Fy$Dtation!Eilla!Esam!Dunce,Fder,Er)
Aflourish,Iing$Fy$Et%Fer!Dw)Eage!Echart!Eer)G-of-an-hour!Gbed!Ged$Ht!GingCGless$Gpot!
Aflowers-of-an-hour!Gy$Eing/Dxuridine!Cu!Db,Dctuate%Iing$Jon!De!Egelhorn!Ency!Ft$Gly(Dff)Finess!
Afluffy$Dgelhorn!Did+Fity!Fness!Founce!Fram!Dke!Fy$Ey$Dme!Emery!Fox%Ep%Dnitrazepan!Ek)
Aflunkey!Fy!Dor!Fapatite!Fesce%Jin!Le!Jnce!Kt/Fidate%Jion!He!Hisation!Je%Ization!Je%
Afluorine!Gte!Foboride!Gcarbon!Hhrome!Gform!Gscope!Ky!His!Guracil!Fspar!Esilicate!Exetine!Dphenazine!Drazepam!Ebiprofen!
Aflurry)DshEF-seamed$Fed$Eter,Hed$Dte)Eing!Fst!Eter,Hing!Dvastatin!Eial$Dx)Eion!Emeter!
Afly7D-by!G-night+Efish%Iing!Daway$Dblown$Eridge!Dcatcher!Der!Dfish%Ding/Dleaf!Dover!Dpaper!Fst!
Aflyspeck+Ewat!Hter!Dtrap!Dway!Eeight!Eheel!Bo&C'c'sle!Cal)Dm)Eflower!Einess!Gg$Ey$Cb)
Afocal$Fisation!He%Gzation!He%Fly(Dus)Fed$Fing!Fsed$Ging!Cdder)Ce!Dhn!Dman!Dtal$
Afoetid$Eology!Fmetry!Fprotein!Fr!Fscope!Jy!Eus!Cg)Dbank!Eound$Dey!Dged$Einess!Ey$Dhorn!
Afoglamp!Dsignal!Dy!Eish$Chn!Cible!Dl)Eed$Eing!Dst%Clacin!Ete!Dd,Eable$Fway$Eer!
Afolderal!Gol!Eing+Eout!Diaceous$Fge!Hd$Fte6Hd$Gion!Ee!Eo!Flate$Fse$Eum!Dk!
Afolklore!Es!Fong!Fy$Etale!Dlicle!Gular$Iitis!Fes!Eow%G-on!Hthrough!Hup!Ger!Is!Ging/
Afollowup!Ey!Cment%Gation!Ger!Dite!Dor&Fian&Cnd$Ea&Fnt!Ele%Gr!Fing!Fy(Eness!
Afondu!Fe!Dt!Eanel!Ile!Gne&Eeyn&Cod!Eie!Eless$Estuff!Dl)Eery!Ehardiness!Iy$Eing$
Afoolish$Hly(Hness!Eproof;Escap!Dt)E-lambert!Fpound!Kal!Fshaped$Fton!Eage!Eball!I-shaped$Ier!Gth!
Afootboard!Fridge!Ecandle!Eed$Gness!Fr!Efall!Gult!Egear!Ehill!Fold!Eing!Ele%Gss$Fights!Gng$
Afootlocker!Gose$Eman!Grk!Enote)Epad!Gth!Flate!Frint!Erace!Fest!Eslog%Iger!Fore$Ftall!Gep!
Afootsteps-of-spring!Gool!Fure$Ewall!Fear!Fork!Cp!Dpish$Hness!Crage)Gr!Fing3Em!Fen!Finifer!Ey)
Aforbear)Hance!Hing$Eid%Gdance!Hen$Hing+Kly(Dce)F-feed%Gland%Gout!Fd$Fful$Ily(Iness!
Aforceless$Fmeat!Fps!Eible$Hy(Fpate$Dd)Eable$Eing!De:E-and-aft$Mer!Ftopmast!Isail!Fwing!Earm)
Aforebear!Fode%HingCFrain!Ecast,Ier!Iing!Ile!Flose%Iure!Fourt!Edate%Feck!Fge!Foom%Efather!
Aforefend%Finger!Foot!Front!Egather%Fo%Ging1Gne$Fround)King!Ehand+Ied$Fead!Eign$H-born$Her!
Aforeignness!Eknow%Iledge!Elady!Gnd!Feg!Fimb!Fock!Eman!Hship!Gst!Filk!Fost2Gther!Ename!Foon!
Aforensic$Is!Eordain%Ked$Hination!Epart!Gw!Ferson!Flay!Equarter!Erunner!Esail!Fee%Hable$Fhadow%King+
Aforeshank!Gock!Hre!Iten%Hw%Fight!Jed$Lness!Jful$Mness!Fkin!Ft)Gage!Hll%Jing!Hy!
Aforested$Hr!Giera!Gry!Fwear%Etaste!Fell%Iing!Fhought!Lful$Foken!Gp!Ever(Hmore(Ewarn%Iing!
Aforewing!Foman!Grd!Dfeit7Hed$Hure!Fnd%Eicate$Dgather%Ee,Fd$Fr!Gy!Ft%G-me-not!Gful$
Aforgetfully(Jness!Gtable$Eing!Fvable$Jy(Ge%Hness!Hr!Ging$Jly(Jness!Eo%Fing!Ftten$Dint!
Afork)E-like$Eed1Eing!Elift!Dlorn$Hly(Hness!Dm)E-only$Eal/Gdehyde!Gin!Hsation!Ie%Jd$
Aformalism!Itic$Hties!Iy!Hzation!Ie%Jd1Gly(Gness!Gwear!Ft)Gion!Hve+Gting!Eed$Fr/
Aformerly(Eic$Gary!Hte%Iion!Fdability!Ile$Jy(Eless$Ily(Eol!Fsa*Hn+Eula!Hic$Hrise%
Aformularize%Iy+Hte%Jd$Iion!Dnicate%Iion!Ior!Iress!Fx!Drad(Ger(Frd(Dsake%Ging!Eeti&
Aforsooth(Ewear%Iing!Eythia!Dt)E-lamy*Ee:F-piano!Fmente$EhBFcoming$Lness!Fright2Kly(Kness!Fwith(
Aforties3Gth+Ffication!Hed$Gy%Fssimo:Ftude!Enight!Jly2Eress!Euitous$Kly(Kness!Hy!Fna&Hte$
Afortunately(Ge!Hteller!Ling!Ey/F-eight$Lh$Gfifth$Irst$Ive+Hour$Kth$Gnine$Kr!Jth$Gone$
Aforty-second$Iven$Lth$Hix$Jth$Gthird$Iree$Hwo$Dum!DwardIH-looking$Imoving$Hing!Hness!Hs(Dyml!
Afosbury&Dsa!Ee!Eil+Giferous$Hsation!Ie%Jd$It!Hzation!Ie%Jd$Gology!Eorial$DterZG-brother!
Afoster-child!Hdaughter!Hfather!Hmother!Hnurse!Hparent!Hsister!Ion!Gage!Ging!Gling!Cthergilla!Cucault&Dl8E-mouthed$Fsmelling$
Afoul-spoken$Fup!Eard!Eed$Ely(Emart!Eness!Dmart!Dnd7Fation!Fer)Hing!Fing!Fling!Fress!Gy!
Afount!Fain!Ihead!Dr/E-dimensional$Fflusher!Gold$Hoted$Fhitter!Gundredth$Fin-hand!Flane$Gobed$Fmembered$Fneedled$Fparty$
Afour-petaled$Kled$Gly$Goster!Hunder!Gronged$Fsided$Gpot!Fwheel$Ked$Lr!Fyear-old$Efold2Ehanded$Eier&Epence!
Afourpenny$Escore+Fome!Fquare:Eteen/Ith/Fh=G-year$Gly(Cvea!Cwl)Eer!Cx)D-trot!Dberry!Dglove!
Afoxhole!Fund!Eunt)Dily(Eness!Dtail!Erot)Dy$Cyer!Bracas!Etal!Fion)Ial$Jte%Kion!Hus$
Afractiously(Jness!Fure,Ddicin!Dgile$Gity!Ement)Ial$Jry$Jtion!Ied1Iise%Jze%Eonard&Erance!Iy!
Afragrant$Dil/Fness!Fty!Ese!Dmbesia!Foesia!Gise!Ee)F-up!Fd$Fr!Fwork!Eing!Dnc!F-tireur!
Afrance5Fhe-comte*Gise)Fiscan0Gum!Fk&Fo&G-american&Gphil&Ke&Iobe&Egibility!Hle$Jness!Gpane!Ji!
Afrangipanni!Ek8Fenstein&Ffort*Gurt*Jer!Fincense!Gsh$Flin!Gy(Fness!Etic$Hally(Dp%Epe!Dt!
Afraternal$Jly(Hisation!Je%Ity!Ization!Je%Ericide!Dud!Fulence!Jt$Kly(Eght$Dxinella!Dy)Eed1
Afrazer&Ezle)Ceak)Fish$Ily(Iness!Fy$Dckle)Hd$Dderick*Jsburg*Iton*De?E-and-easy$Gssociate%Fbase%
Afree-enterprise$Fflying$Gor-all!Flance+Giver!Iing$Frange$Geed!Fsoil$Gpoken$Gwimming$Fthinking$Ebee!Fie!Footer!Grn$
Afreedman!Fom!Fwoman!Ehand$Ied$Fearted$Fold!Ier!Eing!Elance8Jr!Foad%Ier!Fy(Email!Gn!
Afreemason&Jry!Esia!Ftanding$Gone!Gyle!Etail!Fhinker!Jing!Fown*Eware!Gy!Fheel)Jer!Jing1Fill$
Afreewoman!Eze,G-dried$Jy%King!Gr!Fing!Dight)Hage!Her!Dmont&DnchOG-fry%Hspeaking$Gify%Gman&
Afrenchwoman&Eetic$Ially(Ezied$Ily(Fy!Dquence!Iy!Ht;Iative!Ier!Ily(Dsco)Eh2F-cut$Fen%
Afreshener!Gr!Gt!Fly(Fman+Fness!Fwater!Enel&Fo*Es%Dt,Eful$Hly(Hness!Esaw!Eted$
Afretwork!Dud&Fian9Dy&Ea&Eja&Er&Cg*Ciability!Fle$Er!F's-cowl!Fy!Dcandeau!Fssee)Ftive+
Africk&Etion!Ial$Iless$Ddge!Ded$Fan&Fcake!Fman&End!Gless$Kness!Hiness!Hy/Gship!Er!
Afries!Fland*Eze!Dgate!Eg&Fa&Eht)Gen%Ied$Iing/Lly(Gful$Jly(Jness!Eid$Gity!
Afrigidly(Gness!Eorific$Djol!Ge!Gillo!Hto!Dll!Fed$Fy$Dnge)Gd1Gpod!Fy$Dppery!Dsch&
Afrisia*Gn0Ek)Fily(Gness!Hg!Fy$Eson!Dtillary!Etata!Fer)Dvol%Gity!Gous$Jly(Jness!
Afrizz)Fle%Gy$Fy$Cobisher&Dck)Debel&Dg)E's-bit!Ebit!Efish!Ehopper!Eman!Grch%Fouth!Dlic)
Afrolicky$Gsome$Kness!Dnd!Et4F-runner!Gstall!Fage!Gl/Hly(Fbencher!Fier!Isman!Jwoman!Gspiece!Flet!
Afrontmost$Fstall!Fward(Js(Dre$Dst)F-bound$Gweed!Fbite!Iten$Fed$Fian$Gly(Gness!Hg!Fweed!
Afrostwort!Fy$Dth)Fily(Gness!Hg1Fy$Etage!Feur!Dward$En,Fing$Ily(Esty$Fy$Ezled$
Afrowzy$Dzen$Cuctification!Hy%Fose!Huria!Dgal$Gity!Gly(Gness!Dit)F-eating$Fage!Fcake!Ferer!Fful$
Afruitfully(Iness!Fing$Gon!Fless$Jly(Jness!Ht!Fwood!Fy$Dmenty!Ep!Fily(Gsh$Ily(Fy$
Afrunze*Dstrate%Jd$Iing$Jon!Jve$Fum!Dticose$Gulose$Cy,De&Er!Ding!Dpan!Bt!Chm!
Aftp)Buchs&Fia!Dk)Eed-up$Fr!Ehead!Eing:Eup!Doid!Dus!Cddle)Gd$Ey-duddy!Dge)Cego*
Afuel)Eed$Eing!Dntes&Cg!Dacious$Jness!Gty!El$Fly(Erd&Dgy$Ditive+Dleman!Ey$Du!
Afugue!Cji!E-san*Enoyama*Eyama*Ckuoka*Cla&Eh&Eni&Dbe&Eright&Dcrum!Dfil%Gl%Hed$Hment!
Afulfilment!Dgent$Eid$Eurant$Hting$Gous$Dl?E-blood$Ked$Iwn$Godied$Hsomed$Fclad$Fdress$Fface$Hshioned$
Afull-fledged$Fgrown$Flength$Fof-the-moon!Fpage$Fscale$Gize$Gtrength$Fterm$Gime2Eback)Eer!Gene!Eness!Ey(Dmar!
Afulminant$Hte,Iion!Dsome$Hly(Hness!Dton&Cmble,Gr!Fing$De,Ed$Eroot!Es3Ewort!Digant!
Afumigate%Hion!Hor!Etory!Cn!Dafuti*Embulism!Kt!Dction)Ial$Kism!Mt!Lty!Kly(Jry!Iing+
Afund)E-raise%Eament!Jal/Lism!Nt/Oic$Lly(Ls3Eed$Eing!Eraise%Jr!Es!Eus!Deral!
Afuneral-residence!Gry$Feal$Dfair!Dgal$Eibility!Gle+Fcidal$Ie!Eoid$Fus$Eus!Glike$Dicle!Fular+Hitis!
Afuniculus!Dk)Ey$Dnel)G-shaped$Eies!Fly(Fness!Ey/Drun!Cr!D-bearing$Epiece!Dan!Fe!Dbelow!
Afurbish%Dcate%Gion!Eula!Dfural!Idehyde!Hn!Dious$Hly(Hness!Dl%Eed$Eike$Eong!Fugh)Dnace!
Afurnish%Hed$Hing!Fture!Fvall&Dor!Fe!Esemide!Dred$Eier!Fng!Eow)Ged$Ey$DtherTHance!
Afurthermore(Jst$Gst2Eive$Hly(Hness!Duncle!Gulosis!Dy!Dze!Csain!Dchia!Eous$De,Ed$Ee!
Afuselage!Dible$Eform$El!Fier!Flade)Eon!Ds,E-budget!Eily(Fness!Epot!Ey$Dtian!Fgate%Ey$
Afutile$Gly(Fity!Don!Dure+Gless$Fism!Ht+Iic$Ks!Gty!Fology!Cze!Ee!Dz!Eed$
Afuzziness!Ey$Ag!B-force!Cman&B.i.%Ba*Cb)Dapentin!Erdine!Dble,Ero!Ey$Derdine!Dfest!Dle!
Agabled$Don*Fese0Er&Fiau&Fone*Driel&Dun*Cd)Daba&Fout!Ddafi&Ei!Dfly!Dget!Geer!
Agadgetry!Doid!Elinite!Ium!Dsden*Cea&Dl&Eic/G-speaking$Cff!Ee!Fr!Esail!Dsa*Cg)Da$
Agagarin&De)Dgle)Dman!Dster!Dwriter!Cia&Dety!Dllardia!Ey(Dn,Eer!Fsville*Eful$Hly(Hness!
Againlessly(Fy$Esay%Fborough&Dseric&Dt!Eer!Dus&Cl!Da!Ectagogue!Gic$Gocele!Hse!Jmia!Iis!
Agalago!Ehad&Engal!Ftine!Epagos*Etea&Fia*Hn&Ex!Fy!Dbanum!Eraith&Eulus!De!Ea!En&
Agalena!Eras*Fe!Dicia*Elaean0Fean0Ge*Go&Engale!Dl)E-berry!Eamine!Fnt+Hly(Hry!Fudet&
Agallberry!Fladder!Eed$Fon!Fry!Fy!Efly!Eia*Fc$Gan$Fmaufry!Fna!Hcean!Jous$Gg1Gule!
Agallium!Fvant%Eon!Fp,Fus!Fway*Gs!H-tree!Estone!Eup*Fs!Dois&Eot!Ere$Esh!Dsworthy&
Agalton&Dumph%Dvani&Hc$Hsation!Ie%Jr!Iing$Im!Hzation!Ie%Jr!Iing1Gometer!Eeston*Dway*
Agalwegian$Cm!Dba!Eia*Gn0Fst!Ft!Ele,Gr!Fing3Eoge!Fl)Erel!De4Ebag!Foard!
Agamecock!Ekeeper!Elan!Fy(Eness!Es-master!Histress!Fmanship!Etangium!Fe!Focyte!Gecium!Ggenesis!Gphore!Iyte!Ey$
Agamin!Fe!Gss!Fg!Dma!F-interferon!Eon!Fpathy!Ey$Dopetalous$Ew&Dp!Dut!Dy$Cnapati&Dd*
Agander!Ehi&Gan$Def!Esa&Fh&Ga&Dg)E-rape%Eboard!Edom!Eer!Eland!Fing$Gocyte!Hn!
Agangly$Eplank!Erene)Hous$Esaw!Fta!Ger!Eway!Dja!Dnet!Dof!Eid!Fn!Ge!Dsu*Dtlet!
Agantry!Dymede&Col)Ebird!Freak!Eer!Cp)D-toothed$De,Ding1Cr!Dage)Embulla!Db)Eage!Hman!
Agarbanzo!Eed1Ele%Gd1Eo&Fard!Fil!Flogy!Ddant$Een)Ger!Gia!Hng!Einer&Ener&Dfield&
Agarfish!Dganey!Gtua&Jn$Eet!Ele)Eoyle!Hism!Di!Ebaldi!Esh$Gly(Gness!Dland,Eic!Gky$
Agarment)H-worker!Hed$Hless$Hmaker!Dner,Ft!G-colored$Lured$Eier&Hite!Fsh)Hee)Hment!Dotte)Dpike!
Agarret!Eick&Fson)Eote)Hr!Gte)Ir!Eulity!Gous$Jly(Jness!Dter)Duda&Dy*CsPD-filled$
Agas-tight$Dbag!Dcogne*Fnade)Gy*Deous$Hness!Dfield!Dh,Dification!Ged$Fy%Dkell&Ft!Ein!Dlight!
Agasman!Fsk!Dohol!Elene!Fine!Emeter!Dp,Ear&Dsing3Ey$Dteromycete!Eralgia!Fectomy!Fic$Gn!Gtis!
Agastrocnemius!Gduodenal$Genteritis!Lologist!Py!Mstomy!Hsophageal$Ggavage!Gintestinal$Globium!Gmy!Icete!Gnome!Jic$Lal$Jy!
Agastropod!Gscope!Ky!Htomy!Fula!Ition!Dworks!Ct!De)E-crash%Eau!Ecrasher!Efold!Ehouse!Ekeeper!Epost!
Agates&Eway!Dher,Ged$Hr!Ging!Dling&Dor!Cuche$Gness!Grie!Fo!Dd!Eery!Ei&Fly(
Agaudiness!Ey/Dffer)Dge,Euin&Hesque$Dl5Dmless$Dnt$Flet!Ied$Fness!Fry!Dr!Ei&Dss!
Agaussian$Fmeter!Dtama&Dze!F-like$Ey$Cvage!Del!Dial!Dotte!Cwain&Dk,Eer!Einess!Ey$Dp%
Agay/D-feather!Elussac&Dal!Dfeather!Dly(Dness!Dwings!Cza*Enia!De,Ebo!Elle!Ette)Her!Dillion!
Agazpacho!Dump%Bb*Bdansk*Be&Can!Dr,Ebox!Eed$Eing!Eset!Fhift!Ftick!Etrain!Cb&Ccko!
Agee)D-gee!Dbung!Dk!Dzer!Ghood!Cgenschein!Chrig&Ciger&Dsel&Eha!Cl)Datin!He!Hise%Ize%
Agelatinlike$Hous$Kness!Dd%Eed$Eing3Dechiid!Did$Fity!Egnite!Dl-mann&Ey!Dt!Cm!Dfibrozil!Dinate)
Agemination!Fi5Dma!Ftion!Eed$Eiferous$Eule!Dpylid!Dsbok!Fuck!Etone!Cn!Ddarme!Irie!Jy!Eer!
Agene!E-splicing!Ealogic$Kal$Mly(Jst!Iy!Eral8H-purpose$Hcy!Hisation!Je%Kd$Jsimo!Jt!Ity!
Ageneralization!Je%Kd$Hly(Hship!Gte%Hion!Kal$Ive$Hor!Fic+Hally(Fosity!Gus$Ily(Iness!
Agenesis!Et!Fic$Hal$Jly(Hism!Jt!Hs!Eva!Gn&Fe*Df*Dial$Gity!Gly(Ec$
Ageniculate$Ee!Ep!Fa!Gp!Etal$Hia!Hs!Five+For!Gurinary$Eus!Dlisea!Doa*Ecide!Eese0
Agenoise!Eme!Fics!Etype!Hic$Jal$Eva*Fese$Dre!Ds!Eeric&Dt!Eamicin!Eeel$Hly(Hness!
Agentian!Hella!Fle/Gity!Ele;Gfolk!Gman!J's-cane!J-at-arms!Jlike$Ky$Gness!Gwoman!Fy(Erification!Hy%
Agentry!Du!Eflect%Jion!Hxion!Eine$Hly(Hness!Es3Cocentric$Ehemistry!Dde!Fsic+Ial$Gy!Ftic$
Ageoduck!Dgrapher!Iic$Kal$Mly(Ks!Iy!Dlogic$Ial$Kly(Hst!Gy!Dmancer!Hy!Eeter!Gric$
Ageometrical$Lly(Jian!Id!Hy!Eorphologic$Oal$My!Dphagia!Hy!Fysical$Jist!Js!Gte!Hic$Eolitical$
Ageopolitics!Drdie!Ege&Gtown*Hte!Fia*Hn0Dsphere!Etationary$Frategic$Ky!Eynchronous$Dthermal$Kly(Iic$Eropism!
Ageraint&Enium!Erdia!Dbert&Eil!Gle!Denuk!Dfalcon!Diatric$Jian!Js!Dm!Ean0G-american$Hspeaking$Gder!
Agermane$Hness!Gic+Hst&Hte!Hum!Gy*Efree$Eicidal$Ie!Fnal/Hte%Iion!Ey$Donimo&Ftocracy!
Agerontological$Lst!Ky!Drymander)Dshwin&Dund!Gial$Dyon&Csell&Dner&Gia!Id!Dso!Dtalt!Fte%Gion!
Agestational$Eiculate%King$Lon!Eural$Ge)Ct,D-at-able$Ego!Eup-and-go!Da!Eble$Etable$Eway!Dtable$Eing!
Agettysburg*Dup!Cwgaw!Cyser,Bhana*Fian$Eese$Eian0Drry!Dstliness!Gy$Dt!Eti!Cee!Dnt*Drkin!
Aghetto!Gise%Hze%Cillie!Cost)Ffish!Flike$Hness!Gy$Fwrite%Kr!Dul!Fish$Crelin!Bi4Cacometti&
Agiant+Fess!Fism!Drdia!Hsis!Cb!Dber)Gellin!Gish!Ft)Eon!Fse$Gity!Fus$Hness!Es&
Agibbsite!De)Elike$Dibit!Fyte!Engly(Dlet!Gs!Draltar*Jian0Fn&Dson&Cddily(Fness!Ey$De&
Agidgee!Celgud&Cft)E-wrap%Eed1Cg!Dabit!Fyte!Ecycle!Ehertz!Entic$Hsm!Dgle,Gr!Dolo!Et!
Agigue!Clbert!Hian$Dd,Eed1Fr!Ehall!Eing!Dgamesh&Gish&Dl!E-less$Fover-the-ground!Eed$Fspie&Ftte&
Agillie!Eyflower!Dman&Eer&Dt/E-edged$Cmbal!Ged$Dcrack+Iery!Del!Dlet!Dmick!Hry!Dp)Einess!
Agimpy$Cn)Dep!Dger4G-scented$Gbread!Gly2Gol!Groot!Gsnap!Gy$Eham!Eiva!Hl$Gitis!Eko!
Aginglymus!Dkgo!Dmill!Dsberg&Eeng!Dzo!Cotto&Cp%Dsy!Fwort!Craffe!Endola!Ie!Erd&Esol!Eudoux&
Agird%Eer!Ele)Dl!Efriend!Ehood!Eish$Hly(Hness!Do!Endin&Hst&Dru&Dth)Csh&Dmo!
Agist!Ct!Dana!Fo!Dtern!Cve,E-and-go!Jtake!Eaway!En/Fness!Er!Ding+Cza*Deh*Dmo!
Agizzard!Bjellerup&Blabella!Ir$Erescent$Fous$Dce$Eial$Hly(Gte%Id$Hion!Fer!Dd/Eden%Hed$
Agladdon!Ee!Efulness!Eiator!Jial$Fola!Hus!Ely(Eness!Esome$Iness!Ftone&Dmor!Gisation!Ie%Hzation!
Aglamorize%Gous$Fur)Hisation!Je%Ization!Je%Hous$Dnce,Ed!Fers!Fular$Es!Dre,Fole!Eing$
Aglaringly(Ey$Dser&Egow*Enost!Es)F-cutter!Glike$Fblower!Fed$Gs!Fful!Fhouse!Fless$Fmaker!Fware!
Aglasswork!Jer!Js!It!Fy$Ewegian0Ducoma!Gnite!Gus$Dze,Fd$Fr!Eier!Ceam,Fing/En%
Agleaner!Dba!Ee!De!Eful$Hly(Hness!Et!Dn!Edower&En&Cia!El$Db$E-tongued$Ely(
Aglibness!Dde,F-bomb%Fr!Eing!Dmmer)Hing!Hy$Epse)Dnka&Et,Fing$Doblastoma!Ema!Dpizide!Dricidia!
Aglissade)Gndo>Eten,Hing$Gr!Hing$Dtch!Eter,Hing1Hy$Ez!Coam!Fing!Et,Fing!Ily(
Aglob!Eal$Gisation!Ie%Hzation!Ie%Gly(Ee!F-trot%Ffish!Glower!Ftrotter!Eigerina!Fn!Eose$Gity!
Aglobular$Iness!Ge!Gin!Dchid!Hium!Ekenspiel!Dgg!Dm%Eerular$Ie!Ionephritis!Ius!Dom!Fful$Fily(
Agloominess!Hg$Fy$Dp!Drification!Hed$Gy%Fole!Gsa!Gus$Ily(Ey)Dss)Fa!Glgia!Grist!
Aglossary!Fily(Gna!Hess!Gtis!Fodynia!Glalia!Gpharyngeal$Htosis!Fy+G-coated$Hfurred$Hhaired$Dttal$Fis!Fochronological$
Aglottochronology!Ducester*Kshire*Dve!Fd$Fless$Dw,Eer,Ging$Jly(Eing/Hly(Eworm!Dxinia!Cucagon!Einium!
Agluck&Eocorticoid!Fsamine!Ge!Gide!Guria!De,Ed$Ey$Fness!Dg%Diness!Dm$Ee!Ely(Eness!
Agluon!Dt,Eamate!Gine!Ee!Fal$Flin!Fn!Fthimide!Fus!Einosity!Hus$Jness!Eted$Fon!Hise%
Agluttonize%Hous$Kly(Hy!Cyburide!Dceraldehyde!Gide!Hn!Ie!Hte!Gogel!Katin!Hl!Ie!Iise%Jze%
Aglyceryl!Eine!Eogen!Iesis!Iic$Fl!Gysis!Fprotein!Fside!Guria!Doxaline!Dph!Etics!Fography!Bm!Bnarl)
Agnarled$Fy$Dsh%Dt!Ecatcher!Ehion!Fostome!Dw%Eer!Ceiss!Dtum!Cocchi!Dme!Eic$Fsh$Eon!
Agnosis!Etic0Cu!Bo7C-ahead!Eround!Es-you-please$Dbetween!Dcart!Dgetter!Dkart!Dslow!Dto-meeting$Ca*Dd,Eed$
Agoading!Dl!E-directed$Fkick!Eie!Ekeeper!Eless$Emouth!Epost!Etender!Dt!Eee!Gd$Efish!Eherd!Esbeard!
Agoatsfoot!Fkin!Fucker!Cb!Dbet!Ele,Gdygook!Gr!Di*Dlet!G-shaped$Ein!Ds!Emacked$Dy!Cd!
Agod-awful$Efearing$Dard&Dchild!Ddam2Gn2Hed2Frd&Fughter!Eess!Del&Dfather!Eorsaken$Dhead&Diva&Dless$
Agodlessness!Eike$Fness!Ey$Dmother!Down!Dparent!Dsend!Eon!Dunov&Dwit!Cebbels&Dr!Eing&Dteborg*Ehals&
Agoethe&Gan$Fian$Gte!Cfer!Dfer)Cggle%G-eye!Kd$Gs!Dh&Dol&Cing+F-over!Dter!Ere!
Agoitrogen!Clan*Dd+E-bearing$Iter!Fcolored$Jured$Fplate%Fworker!Ebeater!Grg&Frick)Jing!Ecrest!Fup!Een$
Agolden-brown$Hgreen$Hyellow$Gbush!Geye!Grod!Gseal!Efield!Js!Gnch!Gsh!Eilocks!Fng&Eman&Grk&Fine!
Agoldoni&Eplate%Esboro*Fmith!Ftone!Ethread!Eworker!Fyn&Dem!Df)E-club!Ecart!Eer!Eing3Dgi&Eotha*
Agoliard!Fth!Dliwog!Ig!Dosh!Cma*Dbrowicz&Del*Dorrah*Gha*Dpers&Ehothere!Duti!Cnad!Fal$Fotrophic$
Agonadotrophin!Kic$Ln!Dcourt&Dd&Eola!Gier!Je!De$Er!Dg)Eora&Gist&Dif!Ff!Eometer!
Agonion!Fscopy!Dne&Dococcus!Errhea!Hoea!Dzo$Co!Dber!Dd=E-by!He!Ffor-naught+Kothing+Fhearted$Gumored$
Agood-humoredness!Jured$Nness!Fking-henry!Flooking$Fnatured$Mly(Mness!Geighborliness!Murliness!Ftempered$Nness!Gime$Eall&Eby!Ge!
Agoodish$Ely$Eman&Eness!Ewill!Ey!F-goody+Fear&Dey$Df,E-off!Fproof%Eball!Eproof%Ey0Dgle)
Agoogly!Eol!Gplex!Dk!Dn!Eey!Eie!Ey!Dp!Dsander!Ee)F-tansy!Fberry!Gump!Ffish!Glesh!
Agoosefoot!Flike$Fneck!Fy$Ey$Cpher!Gwood!Cral!Dbachev&Ddian$Fmer&Fus&De,Dgas&Ee,Fous$
Agorgeously(Fr!Gin!Ft!Eon&Gian!Gzola!Dilla!Eng&Dki5Fy*Ey5Dmandise%Ize%Eless$Dse!
Agory$Csan-chiku!Dhawk!Dling!Dmore!Dpel!Ger!Gler!Dsamer/Eip)Ger!Ging!Gmonger!Ming!Gy$Cteborg*
Agoth&Eenburg*Eic+Fte!Cuache!Ddy&Dge,Fr!Djon!Dlash!Ed&Dnod&Drd!Fe!Emand!Iism!
Agourmandize%Lr!Fet!Dt!Ey$Cvern%Gable$Hnce!Ged!Hss!Ging/Gment!K-in-exile!Kal$Mly(Gor!
Agovernorship!Cwn)Eed1Cy!Da&Bp&Brab,Eber!Fy$Dce)Fful$Ily(Iness!Fless$Jly(Jness!
Agracie&Flariid!Ge$Gity!Fous$Ily(Iness!Ekle!Dd!Eable$Fte%Gion!Jal$Gory$Ee)F-appropriate$
Agrade-constructed$Fd$Fr!Eient!Fng!Eual/Hity!Hly(Hness!Gte7Id$Hion!Deco-roman$Gphile0Kic$Df&
Agraffiti!Ho!Et)Fing!Dham!Ge&Dil!En)Ffield!Fger&Finess!Hg3Fy$Dm!E-negative$Fpositive$
Agrama!Eicidin!Ema!Gr!Hian!Gtic$Jal$Lly(Holatry!Fe!Eophone!Eps!Fus!Dn!Eada*Gilla!
Agranadillo!Fry!Ed/Fad!Gunt!Fchild!Fdad!Idy!Hughter!Fee!Gur!Ffather!Filoquence!Mt$Nly(Gose$
Agrandiosely(Iity!Fly(Fma!Hster!Gother!Fnephew!Hss!Giece!Fpa!Hrent!Fson!Gtand)Ker!Funcle!Ege!
Agranger!Eite!Hlike$Hware!Gic$Enie!Fy!Eola!Et,F-in-aid!Fed$Ge!Gr!For!Eular$Iity!
Agranulate%Jd$Iion!Ge!Giferous$Gocyte!Kic$Kopenia!Hma!Jtous$Hse$Eville-barker&Dpe!F-sized$Ffruit!Flike$
Agrapeshot!Fvine!Fy$Eh)Feme!Fic/Hal$Jly(Hs!Gte!Fologist!Jy!Gspasm!Enel!Epa!Felli&
Agrapple,Hr!Ging!Ey$Dsp,Fable$Fing+Es)F-covered$Geating$Ffinch!Hre!Fhopper!Fland!Gess$Gike$
Agrassroots$Fy$G-leafed$Kved$Dte)Fful$Ily(Iness!Fr!Eicule!Ffication!Hed$Gy%Hing$Kly(FngC
Agratingly(Fs2Ftude!Euitous$Kly(Hy!Flatory$Dve4Fdigger!Fl)Gly$Gweed!Gy(Fn$Gess!Fr!
Agraverobber!Fs&Gtone!Fyard!Eid$Ga!Htion!Gity!Gness!Fmeter!Iric$Jy!Ftas!Hte%Iion!Lal$
Agravitationally(Jve$Gon!Gy!H-assist!Eure!Ey!Dy8E-black$Hue$Grown$Fgreen$Fhaired$Geaded$Fpink$Fwhite$
Agrayback!Feard!Ehen!Eish$H-black$Kue$Jrown$Igreen$Ipink$Iwhite$Elag!Fy(Eness!Dz*Ee,Fd$
Agrazier!Fng!Cease)G-gun!Gball!Gd$Gpaint!Hroof$Gr!Gwood!Fily(Gness!Fy$Et/F-aunt!Gnephew!
Agreat-niece!Guncle!Fcoat!Fer$Gst$Fhearted$Fly(Fness!Eve!Gs!Dbe!Dcian9Eo&F-roman$Dece*Ed!
Agreedily(Gness!Fy$Egree!Ek9Eley&En8F-blind$Lness!Geyed$Gwhite$Fback!Gelt!Hrg&Gottle!Grier!
Agreene&Gry!Gye!Ffly!Fgage!Grocer!Ly!Fhood!Hrn!Huse+Fing3Gsh$I-brown$Jgray$Ley$Jwhite$
Agreenishness!Fland*Ging!Gy(Fmail!Hrket!Fness!Fockite!Froom!Fs!Gand!Gboro*Ghank!Gick$Jness!Hde$
Agreenskeeper!Gward!Fville*Fway!Geed!Gich*Hng!Good!Et%Fer!Fing!Dgarine!Hous$Kly(Kness!Eorian$
Agregory&Disen!Dmlin!Dnada*Ge!Gian0Her!Hne!Eoble*Ds-gris!Eham&Dtzky&Dvillea!Dy8E-black$Hue$
Agrey-brown$Fgreen$Fhaired$Geaded$Fpink$Fwhite$Eback!Feard!Eed$Ehen!Found!Eish$H-black$Kue$Jrown$Igreen$
Agreyish-pink$Iwhite$Elag!Fy(Eness!Ci-gri!Dd!Edle)Hcake!Eiron!Elock!Def!F-stricken$Eg&Evance!Fe%
Agriever!Fing$Fous$Ily(Dffin!Gth&Fon!Eter!Dgri!Dll)Fe!Gd$Fing!Froom!Fwork!Dm$
Agrimace,Ee)Einess!Ely(Em&Eness!Eoire!Ey$Dn,Ed,Fer!Fing!Fle!Fstone!Ego!Ener!
Agrinning!Dot!Dp,Ee)Fs!Eing!Epe!Fing$Esack!Ds&Eaille!Eeofulvin!Ely$Eon!Esino!Et!
Agristle!Gy$Fmill!Dt)Erock!Es!Ftone!Ety$Dvet!Dzzle)Hd1Gy+Coak%En,Fer!Et!
Agroats!Dcer!Gy!Denendael!Dg!Eginess!Fy$Eram!Din)Dk%Dmmet!Ewell!Eyko&Dnland*Dom,F-to-be!
Agroomed$Fing!Fsman!Eve)Gd1Gr!Fing!Fy$Dpe,Eing$Hly(Fus&Dsbeak!Echen!Egrain!Es8
Agrossbeak!Fly(Fness!Ez!Dt!Eesque/Jly(Jness!Jrie!Ky!Eius&Eto!Fy$Duch)Gily(Go&
Agrouchy$EndPG-berry!Hfloor$Hhugging$Hshaker!Gball!Herry!Hreaker!Ling+Gcover!Ger!Gfish!Ghog!Ging!Gkeeper!
Agroundless$Kness!Hing!Gmass!Gnut!Gs!Hel!Hheet!Hkeeper!Hman!Hpeed!Gwork!Ep)Fed$Gr!Fie!
Agrouping3Fthink!Fware!Ese)G-berry!Gberry!Et)Dve!Fl%Ger!Ging$Gler!Hing$Fs&Dw%Eer!
Agrowing/El,Fer!Fing!En$Fup+Eth!Dyne!Dzny*Gy*Cub)Ebily(Gness!Fy+Estake)Ddge)
Agrudging$Ily(Del!Fing$Fling$Esome$Ily(Iness!Dff$Fly(Fness!Dgru!Dmble,Hr!Ging+Ee!
Agrummet!Eose$Fus$Ep!Fily(Gness!Fy$Dnge!Fily(Fy$Et,F-hoot%Fer!Fle%Cyphon!BuD
Aguacamole!Eharo!Ddalajara*Gcanal*Eeloupe*Diac!Gum!Dllatiri*Dm*Ea!Dn!Eabana!Genz!Fco!Egdong*Fzhou*
Aguanine!Eo!Fsine!Etanamo*Dr!Eani!Gtee,Hor!Hy!Ed)Fant$Fed$Hly(Fhouse!Fian!Iship!
Aguardrail!Goom!Fsman!Eneri&Ius&Fieri&Dtemala*Jn9Dva!Dyaquil*Eule!Cbbins!Dernatorial$Cck!Cdgeon!Cenevere&
Aguenon!Drdon!Eeza!Eidon!Flla!Ensey*Erilla!Dss,Fer!Fing!Ftimate)Fwork!Et!Fhouse!Fimate!Froom!
Aguestworker!Dvara&Cff!Eaw)Cggenheim&Ele%Ciana*Db!Ddance!Ee,Fbook!Fd$Fline!Fpost!Fword!Eing$
Aguild!Fer!Fhall!Ee!Fful$Fless$Elemot!Foche!Gtine)Et!F-ridden$Fily(Gness!Fless$Jness!Fy$
Aguimpe!Dne-bissau*Fa!G-bissau*Gn0Fvere&Eness&Dse!Dtar!G-shaped$Gfish!Gist!Cjarat*Hi&Derat*Hi&
Agula!Eg!Dch!Dden!Df!Eweed!Dl,Eet!Eibility!Gle$Fver&Ey!Dp,Eer!Eing!Du*
Agulyas!Cm)D-lac!Fike$Dbo!F-limbo!Fil!Ddrop!Dma!Eed$Einess!Gg!Fte!Eosis!Ey$Dption!
Agumptious$Dshield!Foe!Dweed!Eood!Cn)D-sight!Dboat!Dcotton!Dfight!Fre!Elint!Dite!Dk!Dlock!Dman!
Agunmetal!Dnel!Fr!Gy!Ey!Fsack!Dplay!Eoint!Fwder!Drunner!Hing!Dshot!Eight!Elinger!Emith!Etock!
Agunwale!Cppy!Crgle)Dkha&Dnard!Eey!Du!Csh,Eer!Eing$Hly(Ey$Dset!Ged$Dt!Eation!
Agustative$Gorial$Iy$Fvus&Eo!Ey$Ct)Denberg&Dhrie&Dless$Hness!Ds!Einess!Ey$Dta-percha!Eer)
Aguttersnipe!Ele%Eural/Ily(Cvnor!Cy)Dana*Fese0Dot!Czzle%Gr!Fing!Bwydion&Dn&En&Bybe%
Agym!Dkhana!Dnasium!Gt!Hic$Js!Eosophical$Kst!Jy!Gperm!Kous$Dslip!Cnaecological$Lst!Ky!Folatry!
Agynandromorph!Nic$Nous$Erchy!Decocracy!Glogic$Lal$Kst!Jy!Gmastia!Eolatry!Dne&Dobase!Eecium!Egenesis!Ephobia!
Agynophore!Estegium!Cp)Dsum!Ey!Fweed!Gort!Cral$Ete%Fion!De!Dfalcon!Do!Ecompass!Emitra!Eplane!
Agyroscope!Iic$Ftabiliser!Lzer!Dus!Cwn&Ah!B-shaped$Ba'p'orth!Eenny!C-ha!Cbakkuk&Enera!Der&Fdasher!Ly!
Ahabergeon!Diliment!Ked$Gtate%Et)F-forming$Fability!Hle$Jness!Gnt!Gt!Hion!Fed$Fual$Ily(Hte%
Ahabituation!Gde!Ge!Gs!Ccek!Dhiman&Eure!Dienda!Dk)E-driver!Eamore!Eberry!Fut!Eee!Fr!Ele)
Ahackles!Ematack!Eney!Hed$Esaw!Ework!Cdal$Ddock!Dean+Es&Dith!Dj!Ei!Drian&Eon!Fsaur!
Ahadrosaurus!Cecceity!Ekel&Dm!Eagglutinate%Oion!Fl$Fngioma!Ftal$Gemesis!Gic$Hnic!Hte!Gocele!Ihezia!Ioele!
Ahaematocolpometra!Ms!Irit!Iytopenia!Kuria!Hgenesis!Kic$Hhiston!Hidin!Hlogical$Lst!Ky!Iysis!Hma!Hpoiesis!Ltic$
Ahaematuria!Eic$Ftin!Eodialysis!Fgenesis!Globin!Lemia!Lopathy!Luria!Flysin!Js!Htic$Fphile!Jia!Lc!Kc$
Ahaemopoiesis!Jtic$Groteid!Ln!Gtysis!Frrhage!Kic$Ioid!Lectomy!Fsiderin!Kosis!Gporidian!Gtasia!Ks!It!Fthorax!
Ahafnium!Dt!Cg!D-ridden$Dberry!Eut!Derstown*Dfish!Dgai&Frd9Hly(Eis!Ele,Gr!Fing!Diographer!
Ahagiographist!Ky!Flatry!Gogist!Iy!Dridden$Chn&Eium!Cick!Dda&Dfa*Dk!Eu!Dl,E-fellow$L-well-met$
Ahailstone!Hrm!Dphong*Dr!E's-breadth!E-raiser!Jing$Fshirt$Ked$Eball!Frush!Ecare!Floth!Fut!Edo!Fresser!
Ahairdressing!Eed$Egrip!Einess!Eless$Iness!Fike$Gne!Enet!Epiece!Gn!Esbreadth!Fplitter!King+Gring!Ftreak!
Ahairstyle!Iist!Etail!Eweaving!Ey$Dti*Fan0Cj!Di!Dj!Ei!Cke!Eem!Dim!Dka&Clab*
Ahalal+Dberd!Hier!Dchidhoma&Eyon+Ddane&DeOEness!Er!Evy&Ey&Df:E-and-half:Fbaked$Glooded$Gound$
Ahalf-bred$Ied+Hother!Fcaste!Gentury!Glothed$Gock!Grazed$Fdozen$Fevergreen$Fhardy$Gearted$Mly(Goliday!Hur!Jly2
Ahalf-intensity!Flength+Gife!Hght!Fmast!Goon!Fpay!Gint!Grice(Frelief!Fseas-over$Gister!Hze$Glip!Gtaff!Fterm!
Ahalf-timber$Led$Ie2Grack$Ked$Huth!Fwit!Ited$Fyearly2Eback!Feak!Ehearted$Epenny!Jworth!Etime!Fone!
Ahalfway2Dibut!Ecarnassus*Ede!Efax*Ete!Fosis!Fus!Dl!Eah!Ee*F-an-der-saale*Flujah!Fy&Eiard!Emark!
Ahalloo)Fw%Ged1Estand!Eucinate%King$Lon!Kory$Iogen!Mic$Jsis!Fx!Eway!Dm!Ea!Do!
Ahaloalkane!Ebacter!Kia!Lum!Ecarbon!Eform!Egen!Gton!En!Eperidol!Fhil!Ie!Gyte!Ethane!Ds&Dt7
Ahalter)Ge!Eing$Hly(Dve%Dyard!Cm)D-fisted$Ehanded$Dadryad!En&Ertia!Goma!Ete!Dburg*Her!
Ahame!Elia!Gn*Fn*Dilton5Dlet!Dmarskjold&Eer)G-shaped$Ged$Ghead!Ging!Glock!Gstein&Gtoe!Ftt&
Ahamming3Eock!Eurabi&Hpi&Ey$Dper,Eshire*Eton&Dster!Fring)Eun&Cn-gook*Dcock&Dd)E-build%Fcrafted$
Ahand-down$Gye%Fheld$Hwn$Floomed$Fme-down+Foperated$Fpick%Fto-hand$Imouth$Fwash%Ebag!Gll!Grrow!Gsin!Hket!
Ahandbell!Fill!Fook!Gw!Freadth!Fuild%Ecar!Ht!Flap!Hsp!Folor%Iur%Fraft)Fuff)Eed$G-down$
Ahandedness!Fl&Gian$Eful!Egrip!Fun!Eheld$Fold!Eicap)IpedAKr!Graft!Fly(Fness!Fwork!Ekerchief!
Ahandle,G-bars!Gbar!Gd$Gless$Gr!Gss$Fine!Hg!Fock!Gom!Emade$Gid!Ien!Eoff!Fut!
Ahandover!Erail!Fest!Es!F-down$Goff$Hn$Faw!Fbreadth!Fet!Gwn$Fhake!Iing!Fome$Ily(Iness!
Ahandspike!Gring!Ftamp)Hnd!Gitched$Ewash%Fear!Fheel!Fork!Gven$Frite%Iing3Iten$Ey9Fman!Dg,
Ahang-up!Ear!Ebird!Echow*Edog$Eer!G-on!Eing!Eman!Enail!Eout!Fver!Ezhou*Dk!Eer%Ging!
Ahankey!Eie!Es&Ey!Dnibal5Eover*Doi*Ever*Hian0Dsom!Duman!Co!Dma!Cp)Dhazard2Jly(
Ahaphazardness!Dless$Eoid+Hic$Hy!Fsporidian!Ftype!Ey(Dpen%Ging!Gstance!Eily(Fness!Ey$F-go-lucky$Dtic$
Ahaptically(Eoglobin!Cra-kiri!Ekiri!Engue,Ir!Ere*Ess%Ged$Hr!Gment!Dbinger)Eor)Gage!Fur)Hage!
Ahard2E-and-fast$Fbaked$Gitten$Goiled$Fcore$Ffought$Fhitting$Fline$Fnosed$Fof-hearing$Gn!Fpressed$Fshelled$Fto-please$Eback+
Ahardbacked$Gke!Gll!Foard!Gund$Ecore$Gver+Een%Ged$Ging!Efisted$Eheaded$Is!Hrted$Lness!Eihood!
Ahardiness!Gg&Hgrass!Eline$Ir!Fy(Eness!Epan!Escrabble$Fhip!Etack!Fop!Eware!Iman!Food!Grking$
Ahardy9De)Ebell!Frained$Eem!Efoot&Elip!Em!Dgeisa*Ereaves&Dicot!Ejan&Ekari!Dk%Een%Dlem*
Aharlequin)J-snake!Jade!Eot!Gry!Fw&Dm)Eattan!Eful$Hly(Hness!Eless$Ily(Eonic/Ia!Jl$
Aharmonically(Is!Hous$Kly(Kness!Hsation!Ie%Jd$Jr!Hum!Hzable$Jtion!Ie%Jd$Jr!Gy!
Aharmsworth&Dness)Hed$Dp)E-shaped$Eer!Eist!Eo&Fon)Heer!Ir!Esichord!List!Eulla!Hia!Ey!
Aharquebus!Dridan!Fed$Gr!Fman&Fs&Gburg*Gon&Eod&Fw,Ging$Ey%Dsh$F-voiced$Fen%Fly(
Aharshness!Dt!E's-tongue!Ee&Fbeest!Eford*Eley&Dum-scarum:Dvard&Eest,H-lice!Her!Hfish!Hing!Hman!Fy&
Ahas-been!Dchisch!Ddrubal&Dek&Dh)Eeesh!Eish!Emark!Did&Fic$Dlet!Dp)Dsam&Eel&Eid&Gic$
Ahassium!Ele)Eock!Dtate$Ee!Fn%Eily(Fness!Ggs5Ey$Ct)Dband!Eox!Dch,Fback!Fed$
Ahatchel)Gry!Gt!Fing!Fling!Fway!De,Ed$Eful$Hly(Hness!Emonger!Er!Dful!Dhaway&Dless$
Ahatmaker!Dpin!Drack!Eed!Dted$Fr!Eiesburg*Cuberk!Dghtily(Hness!Gy$Dl,Eage!Eer!Eier!Fng!
Ahaulm!Dnch!Et,Fed$Fing$Dsa&Een!Emannite!Esa&Etorium!Dtbois!Gy!Ee-normandie*Fur!Cvana*Esupai&
Ahave,E-not!El&Fock!En!Ersack!Doc!Cw)D-haw!Dai'i*Fi*Gan0Ela!Dfinch!Dk)E's-beard!
Ahawk's-beards!E-eyed$Ebill!Gt!Eer!Eing!Gs&Fsh$Hness!Emoth!Esbill!Fhaw!Eweed!Eyns&Dorth&Dse!
Ahawsehole!Fpipe!Fr!Dthorn!Ie&Cy)D-scented!Dastan*Dcock!Ddn&Dek&Es&Dfield!Eork!Ding!Dloft!
Ahaymaker!Ging!Eow!Drack!Eick!Fg!Ds5Eeed!Etack!Dti*Dwire+Eood&Czan!Erd)Gous$Jly(
Ahazardousness!De)El/F-brown$Fnut!Fwood!Dily(Eness!Dlitt&Dy$Be!C-goat!Dhuckleberry!Dman!Cad)E-in-the-clouds$
Ahead-on<Fshrinker!Fto-head2Eache!Eband!Foard!Futt%Echeese!Fount!Jer!Edress!Eed$Fr!Efast!First2Gsh!
Aheadful!Egear!Ehunter!Eing!Elamp!Gnd!Fess$Fight!Gke$Gne)Ir!Ise!Fock!Gng<Eman!Gster!
Aheadmastership!Fistress!Mship!Ephone!Fiece!Gn!Equarter%Ls!Erace!Fest!Foom!Es-up+Fail!Fcarf!Fet!Fhake!
Aheadshaking!Gip!Got!Fman!Fpace!Gring!Ftall!Hnd!Gock!Hne!Gream!Hong$Ewaiter!Gter!Gy!Find!
Aheadword!Ey$Dl%Eed$Fr!Eing+Eth!Gcare!Gful$Jness!Gier$Hly(Hness!Gy$Dp)Es>
Ahear%Eable$Ed$Eer!Eing+H-impaired$Eken%Esay+Fe!Ft&Et!F-healthy$Gleaf!Gshaped$Gto-heart+Gwhole$
Aheartache!Fbeat!Greak!Ker!King$Hoken$Gurn!Jing!Fen%Hing1Ffelt$Fh!Grug!Gstone!Fily(Gness!
Aheartland!Geaf!Hss$Jly(Jness!Frending$Got!Fs!Gease!Hed!Gick$Jness!Gtrings!Fthrob!Fwarming$Good!
Ahearty$Dt)E-absorbing$Freleasing$Eable$Eed$Gly(Fr!Eh!Fen+Hish$Jm!Gr!Ffowl!Fland!Gike$
Aheating!Eless$Estroke!Dume!Dve,Fn!G-sent$Gly$Gs!Gward2Kly(Ks(Fr!Fs!Eier-than-air$Fly(
Aheaviness!Gg!Fside&Ey=F-armed$Gcoated$Gduty$Gfooted$Ghanded$Gladen$Himbed$Fhearted$Mness!Fset$Fweight!Cbbel&
Ahebdomad!Ial$Kly(Jry$De&Ei*Ephrenia!Kc$Etude!Draic$Hal$Gst&Eew0Eidean$Hs*Ccate&
Ahecatomb!Dht&Dkelphone!Ele)Gr!Fing!Dtare!Eic$Gally(Eogram!Iph)Fliter!Ire!Fmeter!Ire!FrH
Ahedge)Fd$Ffund!Fhog!Hp%Fr!Gow!Eing!Diondilla!Djaz*Donic$Gsm!Ht!Iic$Ce-haw)Dbie-jeebies!
Aheed,Eful$Hly(Hness!Eless$Ily(Iness!Dl)Ebone!Cfa*Dt,Einess!Ey$Cgari!Del&Fian9
Ahegemon!Hy!Dira!Cidegger&Dfer!Dght!Gen%Iing$Gs!Dmdal&Hl&Ir&Dnlein&Eous$Hly(Hness!
Aheinz&Dr!E-at-law!Eess!Eloom!Dsenberg&Et,Cjaz*Dira!Cl&Da&Dd$Den&Fa*Diac$Gal$
Ahelianthemum!Ius!Ecal$Fon!Gpter!Eocentric$Fgram!Iph)Ivure!Flatry!Fmeter!Fpause!Ghila!Gsis!Fs&Gphere!
Aheliotherapy!Grope!Jism!Gype!Fzoan!Eport!Eum!Ex!Dl!E-bent$Ffor-leather(Fkite!Frooster!Ebender!Ecat!Eebore!
Ahelleborine!Fne&Gic/Hstic$Lal$Fr!Gi!Fspont*Efire!Egrammiate!Ehole!Gund!Eion!Fsh$Hly(Eman&
Ahello!Dm)Eet!G-shaped$Ged$Gflower!Eholtz&Einth!Iiasis!Jc+Esman!Doise&Et!Dp,Edesk!Eer!
Ahelpful$Hly(Hness!Eing!Eless$Ily(Iness!Emate!Feet!Dsingfors*Gki*Dter-skelter2Dve!Flla!Cm)Dagglutinate%
Ahemagglutination!El$Engioma!Etal$Femesis!Fic$Gn!Hic!Gte!Focele!Hhezia!Irome!Hoele!Ilpometra!Ls!Hrit!
Ahematocyst!Itopenia!Juria!Ggenesis!Jic$Ghiston!Gidin!Glogic$Lal$Kst!Jy!Hysis!Gma!Gpoiesis!Ktic$Furia!
Aheme!Eralopia!Fobiid!Diacetal!Fnopia!Isia!Ec$Frania!Fycle!Edemisemiquaver!Eepiphyte!Emetabolic$Msm!Lous$Ly!Imorphic$
Ahemimetamorphosis!Ous$Forphite!En!Fg&Gway&Jesque$Eparasite!Lic$Flegia!Jc!Fode!Fteran!Ion!Esphere!Jic$
Ahemispherical$Dline!Eock!Dming-stitch!He&Dochromatosis!Edialysis!Jzer!Fynamic$Ls!Egenesis!Flobin!Kemia!Kopathy!Kuria!Elysin!
Ahemolysis!Gtic$Ephile!Iia!Kc!Jc$Foiesis!Itic$Frotein!Ftysis!Errhage)Jic$Hoid!Kectomy!Esiderin!Josis!
Ahemostasia!Js!Ht!Iic$Ethorax!Dp!Een$Dstitch)Jing!Cn!D-of-the-woods!Epeck%Dbane!Eit!Dce(Fforth(
Ahenceforward(Ehman!Eoop!Ddiadys!Erix&Dhouse!Dna)Dpecked$Droost!Ey!Dson&Cp$Dadnavirus!Erin!Etic+Ha!
Ahepatitis!Focarcinoma!Gflavin!Gma!Hegaly!Gtoxic$Kn!Dburn&Dhaestus&Fistos&Dtad!Fgon!Fne!Dworth&Cra&Ecles&
Aheraclitus&Ekles&Eld,Ged$Gic$Hst$Gry!Et*Db!Eaceous$Fge!Fl+Gist!Frium!Gt&Eert&
Aherbicide!Fvore!Ious$Dculaneum*Gean$Hs&Gius&Dd)Eer!Esman!De@Eabout(Js(FfterBEby(Editament!
Ahereditarianism!Jy$Hy!Ein(Gafter(Gbefore(Eness!Eof(Ero&Esy!Etic!Hal$Fo(Gfore(Eunder(Fpon(
Aherewith(Ditable$Gge!For!Dm!Ean&Gn&Fphrodism!Lte+Mic$Nsm!Mus&Eeneutic$Ls!Fs&Ftic$
Ahermetically(Eit!Gage!Gic$Ial$Eosillo*Dnia!Gtion!Do!E-worship%Ed&Fotus&Eic/Gal$Ily(Gs3
Aheroin!Ge!Fsm!En!Fry!Dpangia!Ees!Ftologist!Ky!Dr&Eerasaur!Lus!Eick&Fng!Hbone!Dschel&
Ahershey5Dtfordshire*Eha&Ez!Fian$Dzberg&Csiod&Etance!Iy!Ht$Ily(Gte%Ir!Hing$Kly(Ion!
Ahesitator!Dperian$Hdes&Ds&Ee&Eian!Eonite!Dtia&Ct$Derocercal$Hycle!Kic+Gdactyl$Hox$Jy!Hyne6
Aheteroecious$Ggeneity!Kous$Nness!Ksis!Jous$Hraft!Gicous$Glogic$Lal$Jous$Jy!Gmetabolic$Osm!Nous$Ny!
Aheteronym!Gploid!Ly!Gsexism!Jual+Mism!Nty!His!Hporous$Ky!Htracan!Gtaxy!Hhermic$Hroph!Lic$Gzygosity!
Aheterozygote!Kus$Dh!Culandite!Dristic+Cvesy&Cw%Der!Dn$Cx4Dachlorophene!Ed!Fecimal$Egon!Hal$Fram!
Ahexahedron!Emeter!Ene!Fgular$Epod!Ded$Enbesen!Estrol!Dose!Cyday!Derdahl&Drovsky&Dse&Dward&Czekiah&Bg!
Ahi!C-fi+Dtech$Catus!Dwatha&Cbachi,Dbing*Dernal$Hte%Iing$Jon!Gia*Discus!Cccough)Eup)Dk+
Ahickey!Eock&Fry!Cdatsa&Dden$Gite!Gness!De,E-and-seek!Eaway!Ebound$Eous$Hly(Hness!Gt!Ding!
Ahidrosis!Ftic$Ce%Dmal$Drarch!Ial$Iic$Kal$Mly(Iy!Ftic+Ial$Eocracy!Fglyph!Kic+Mal$
Ahieroglyphically(Flatry!Fnymus&Cfalutin$Cgginson&Ele%Gdy-piggledy2Dh=E-altitude$Gnd-mighty$Fbacked$Fceilinged$Glass$Growned$Fenergy$Ffidelity$
Ahigh-five!Glown$Fgrade$Fhanded$Lly(Lness!Finterest$Fkeyed$Flevel$Gow!I-jack!Fminded$Lly(Lness!Guck-a-muck!Fnecked$
Ahigh-octane$Fperformance$Gitched$Gotential$Hwer$Ked$Gressure$Hiced$Incipled$Franking$Gesolution$Gise+Ik$Fsounding$Gpeed$Hirited$
Ahigh-spiritedness!Gtepped$King$Hrung$Gudsing$Ftail%Gech$Hnsion$Gicket$Goned$Hp$Iped$Fup!Fvelocity$Goltage$Fyield$
Ahighball!Finder!Foard!Grn$Gy!Frow+Ied$Echair!Eer$G-ranking$Hup!Efalutin$Lg$Flier!Gyer!Hing$
Ahighjack)Ier!Iing!Eland+Ier&Is*Fife!Gght,Jer!Jing!Fy(G-developed$Hsexed$Eness!Eroad!Eschool!
Ahightail%Ewater!Gy!Hman!Cjab!Eck,Ger!Ging!Ez*Dinks!Cke)Er!Ding!Clar$Fious$Jly(
Ahilarity!Dbert&Ddebrand&Dl)Eary&Ebilly!Eel&Einess!Eock!Eside!Etop!Ey$Do*Dt!Dum!Es!
Ahimalayan$Dmler&Cn!Dault&Eyanist&Dd+Ebrain!Eemith&Fnburg&Fr6Gance!Ging$Jly(Gmost$Efoot!Egut!
Ahindi+Elimb!Emost$Eoo0Equarter!Ls!Erance!Eshank!Fight!Eu0Fstan*Ji0Dge)Dny!Dt,Eerland!
Ahip+D-hop!Elength$Dbone!Dflask!Dlength$Fss$Eine!Dparchus&Eeastrum!Fd$Eie!Gs!Eo!Fboscid!Fcampus!
Ahippocrates&Jic$Fdrome!Fpotamus!Ey!Dster!Hs!Crcine$De,E-purchase!Ed$Eling!Er!Dohito&Eshima*Dschfeld&
Ahirschsprung&Eute$Hness!Gism!Dudinean!Cspanic0Hola*Kn$Eid$Ds,Eer!Eing3Dtaminase!Ie!Eidine!Focyte!
Ahistiocytosis!Eocompatibility!Fgram!Fincompatibility!Flogic$Kal$Mly(Jst!Iy!Fne!Frian!Hc$Ial$Kly(Kness!Iism!
Ahistoried$Hographer!Ny!Gy!Erion!Iic$Ks!Ct,D-and-run$Eor-miss$Dch,Fcock&Fhike%Jr!Fings&Gti&
Ahitchrack!Dher(Gto(Dler&Gian$Fss$Dman!Dter!Eing!Fte0Cve)Es!Bl!Bm!Cong0Bo-hum$
Ahoactzin!Dgie!Eland&Ey!Dr+Ed)Fer!Fing!Efrost!Einess!Ese$Gly(Gness!Ey$Dtzin!Dx)
Ahoaxer!Cb)Dart*Dbes&Eit!Ele,Gdehoy!Gr!Es&Ey!Fhorse!Fism!Ht!Dgoblin!Dnail)Hed$
Ahobnob%Do!Cck,E-joint!Eey!Dus-pocus!Cd!Deida*Er&Dgepodge!Ekin&Dman!Dometer!Escope!Dr&Dur&
Ahoe)Dcake!Dnir&Cffa&Eman&Hn&Isthal&Cg,D-tie%Dan!Erth&Dback!Dchoker!Dfish!Dg!Eed$
Ahogget!Eish$Hness!Dshead!Dwash!Eeed!Chenlinden*Dhot*Cist,Fer!Dty-toity$Cka&En&Dey$Dkaido*Dum!
Ahokusai&Clbein&Dd,E-down!Eall!Eer!Efast!Eing!Eout!Fver!Eup!De)E-and-corner$Fin-corner$Ithe-wall!Ey$
Aholibut!Eday)Hmaker!Eer-than-thou$Eness!Esm!Ftic$Dla!Fnd*Haise!Her&Eer,Ging!Hth&Eo)Fa!
Ahollow4G-back!Heyed$Hhorned$Gare!Gness!Gware!Ey!Fgrape!Fhock!FwoodDDmes&Eium!Docaust!Fephalan!Kian!
Aholofernes&Egram!Hph!Jic$Lal$Jy!Emetabola!Lic$Msm!Lous$Ly!Enym!Hy!Ephyte!Iic$Ethurian!
Aholotype!Ezoic$Dster!Dy+Estone)Cmage!Dbre!Eurg!DeGE-baked$Grewed$Guilder!Fcured$Ffarm!Floving$Fschool%
Ahome-style$Ebody!Gund+Gy!Frew!Fuilder!Ecoming!Efolk!Egirl!Frown$El*Fand!Fess+Iness!Fike$Gness!
Ahomely$Emade$Gker!Hing!Eobox!Fpath!Jic$Jy!Fstasis!Itic$Lally(Ftherm!Kic$Fwner!Epage!Er)
Ahomeric$Foom!Esick$Iness!Fpun+Ftead)Jer!Gretch!Etown!Eward<I-bound$Is(Fork!Ey$Dicidal$He!
Ahomiletic$Jal$Js!Fy!Enal$Fg$Fian$Gd+Gne$Foid!Fy!Dmos!Do!Ecentric$Grcal$Fhromatic$
Ahomocyclic$Eecious$Fopath!Ky!Frotic$Kism!Egenate!Heity!Ious$Lly(Lness!Hisation!Je%Kd$Ization!Je%
Ahomogenized$Hous$Hy!Fraft!Hph!Eiotherm!Lic$Elogic$Jal$Ise%Ize%Hous$Hy!Emorphism!Jy!Enym!
Ahomonymic$Hous$Hy!Ephile+Gobe!Iia!Jc$Hne!Iic$Ious$Iy!Fteran!Esexual+Kism!Lty!Fporous$
Ahomospory!Ftyled$Iic$Ious$Etherm!Jic$Ezygosity!Ite!Ius$Dunculus!Dy$Eel*Cncho!Ddo*Euran0Hs*
Ahone)Egger&Est$G-to-god$Modness$Gly(Gness!Gy!Ey4F-colored$Kured$Gflower!Gscented$Fbee!Hlls!Fcomb)
Ahoneycombed$Greeper!Fdew!Fed$Fflower!Flike$Fmoon,Jer!Fpot!Fsucker!Jle!Diara*Eed$Dk)Eer!Fy!
Ahonkie!Ey!F-tonk!Ftonk!Dolulu*Er,Fable$Jness!Iy(Grium!Hy$Fed$Ge!Fific+Gng!Eur)
Ahonourable$Kness!Jy(Gs!Dshu*Co-ha!Gh!Dch!Dd)Elum!Emold!Guld!Eoo)Gism!Ewink%Dey!
Ahoof)E-mark!Eed$Fr!Eing!Elike$Eprint!Dk,E-nosed$Fshaped$Eah!Ee&Fd$Fr!Eing!Elike$
Ahooknose!Es!Eup!Eworm!Ey!Dligan!Iism!Dp)Ela!Eoe!Fo!Es!Fkirt!Dray!Dsegow!Egow!
Ahoosier&Dt,Ech!Eer!Dved$FrHCp,D-picker!Eskip%Ftep-and-jump!De,Ed-for$Eful/Hly(Hness!Eh*
Ahopei*Eless$Ily(Iness!Er!Di&Dkins&Hon&Dped-up$Fr!Ele%Ds!Eack!Hing!Ecotch!Crace&
Ahorary$Dde!Folum!Dehound!Dizon!Htal/Kity!Kly(Dmonal$Ge!Dn)E-rimmed$Fshaped$Ebeam!Fill!Flende!
Ahornbook!Ee&Fd$Ft!Fy&Efels!Einess!Fst!Eless$Fike$Epipe!Fout!Estone!Fwoggle%Ewort!Ey$
Ahorologe!Ir!Hist!Hy!Escope!Iy!Ewitz&Drendous$Eible$Hy(Fd$Gly(Gness!Ffic$Hed1Gy%
Ahorrifying1Kly(Fpilate%Kion!Eor!G-stricken$Kuck$Dse)F-and-buggy$Gbrier!Gcart!Gdrawn$Ghead!Gpistol!Grace%Gtrade%
Ahorse-trail!Fback>Gean!Gox!Fcar!Gloth!Ffish!Glesh!Hy!Fhair!Gead!Gide!Flaugh!Geech!Fman!Iship!
Ahorsemeat!Gint!Fplay!Gond!Hwer!K-hour!Fradish!Fshit!Hoe)Jr!Js!Iw!Ftail!Fweed!Ghip)Jping!
Ahorsewoman!Et!Dta&Ftive$Gory$Eensia!Eicultural$Nly(Le!List!Dus&Csanna!De)Ea&Epipe!Dier!
Ahosiery!Dpice!Ftable$Kness!Jy(Hl!Iisation!Ke%Jty!Jzation!Ke%Dt)Eage!Eel!Gler!Gry!
Ahostess!Eile/Hly(Gities!Iy!Eler!Ct$D-blooded$Edog%Erod!Etempered$Ewire%Fork%Dbed!Eox!Dcake!
Ahotchpotch!Ddog!Dei&F-chiku!El!F-casino!Fier!Fkeeper!Fman!DfootFDh&Eead!Hed$Eouse!Er&Dly(
Ahotness!Dplate!Eot!Dshot!Epot!Fur!Dtish$Cudah!Eini&Dghton5Dhere!Dmmos!Dnd)F's-tongue!Dr!Eglass!
Ahourglass-shaped$Ei!Elong$Fy2Es!Dse)F-builder!Gproud$Graising!Gto-house$Hrain%Led$Fboat!Hund$Greak%Ker!
Ahousebreaking3Hoken$Guilder!Fclean%King!Goat!Graft!Fdog!Ffather!Gly!Gul!Fguest!Fhold!Jer!Gusband!Fkeep%
Ahousekeeper!Jing3Flights!Fmaid!Hn!Hster!Hte!Gother!Fpaint!Glant!Froom!Ftop!Fwarming!Gife!Jly$Jry!
Ahousework!Grecker!Eing!Eman&Eton5Dyhnhnm&Cvea!El!Er%Fcraft!Cw-d'ye-do!Fo-you-do!Dard&Ddah!Ey!De&
Ahowells&Ever(Ditzer!Dl)Eer!Eing+Cy!Da!Dden!Gish$Im!Dle&Br!Colf&Cvatska*Cyvnia!
Ahsian*Buainaputina*Dlapai&Epai&Dmachil!Ebo*Drache!Is!Cb!D-and-spoke!Dbard&Ele&G-bubble!Fy-bubbly!Eub!Ey!
Ahubcap!Del&Dris!Cck!Eaback!Eleberry!Ester)Cddle,Gd$Gr!Dood!Dson&Dud!Ce)Dless$Cff)
Ahuffily(Fness!Gg!Fsh$Hness!Ey$Cg,D-me-tight!De$Ely(Dger!G-mugger:Eing!Gs&Dhes&Do&
Ahugoesque$Duenot&Cisache!Dtre!Cla!E-hoop!Gula!Dk)Eing$Ey$Dl)Eabaloo!Eo!Cm,Dan/F-centered$
Ahuman-centred$Gsized$Fe$Gly(Gness!Fisation!He%Hm!Ht+Iic$Gtarian/Mism!Hies!Hy!Gzation!He%
Ahumankind!Flike$Gy(Fness!Foid!Fs!Ete!Dble;Gbee!Gd$Gness!Fing$Fy(Eoldt&Eug)Ddinger!
Ahumdrum+De&Ectant!Erus!Dic$Ed$Fify%Gty!Fness!Efication!Ged$Fy%Eliate%Jd$Iing$Lly(
Ahumiliation!Gty!En!Dmer!Eing!Hbird!Eock!Eus!Dongous$Er)Fal$Fing!Gst!Fless$Jly(Fous$
Ahumorously(Iness!Eur)Gist!Gless$Kly(Gous$Fs!Dp)Eback!Ied$Eed$Frdinck&Dus!Cn&Dan*
Ahunch)Fback!Jed$Fed$Ddred/H-and-eightieth$Mfifteenth$Qh$Qieth$Qy-fifth$Orst$Nortieth$Qy-fifth$Mninetieth$Mseventieth$Sy-fifth$
Ahundred-and-sixtieth$Qy-fifth$Mtenth$Nhirtieth$Ry-fifth$Nwentieth$Ry-fifth$Ipercenter!Hfold(Hth+Hweight!Dgarian9Gy*Eer)Erily(Gness!
Ahungry$Dk!Eer%Epapa&Ey-dory$Dt,Eed$Fr!G-gatherer!Eing3Hton5Eress!Esman!Fville*Cpa&Crdle,
Ahurdler!Gs!Fing!Ey-gurdy!Dl,Eer!Eing!Dok&Drah)Eicane!Fed$Hly(Hness!Ey,Fing/Dt7
Ahurtful$Eing!Ele%Cs&Dain&Eyn&Dband)Hly$Hman!Hry!Dh,E-hush$Eed$G-up$Eing!Epuppy!
Ahusk)Eily(Fness!Gg!Ey/Ds&Ear!Eein&Frl&Eite&Ey!Dtings!Ele,Gr!Eon&Ct!
Ahutch!Fins&Ion&Dment!Dton&Du&Dzpah!Cxleian$Fy&Gan$Cygens&Byacinth!Ddes&Dena!Dlin!Ge/
Ahyalinisation!Hzation!Eoid+Fplasm!Kic$Euronidase!Cbrid+Gisation!Ie%Hzation!Ie%Iing!Goma!Cdantoin!Ethode!Fid!
Ahydatidosis!Derabad*Dra!Flazine!Fmnios!Fngea!Gt!Frgyrum!Gthrosis!Fte)Hd$Gion!Fulic$Jally(Jly(Js!
Ahydrazine!Goite!Eemia!Eic$Fde!Flla!Eocarbon!Gele!Hphalic$Lus!Ly!Ghloride!Kofluorocarbon!Lthiazide!Golloid!Hrtisone!
Ahydrocracking!Fdynamic$Ms!Felectric$Nity!Fflumethiazide!Iorocarbon!Goil!Fgel!Hn!I-bomb%Iate%Kion!Graphic$Mal$Ky!
Ahydroid!Fkinetic$Ms!Flise%Hth!Hze%Gogist!Iy!Gysate!Ie%Iis!Hzable$Ie%Fmancer!Jy!Gel!
Ahydrometer!Iric$Jy!Gorphone!Fnephrosis!Fpathic$Jy!Ghilic$Hobia!Kc$Lity!Hyte!Jic$Glane)Gonic$Ks!
Ahydrops!Fsphere!Gtatic$Ls!Ftherapy!Horax!Fus$Fxide!Gy$Hbenzene!Hchloroquine!Hl!Hmethyl!Hproline!Htetracycline!Hzine!
Ahydrozoan!Cena!Cgeia&Diene!Gic$Ial$Kly(Is!Hse%It!Hze%Drodeik!Fmeter!Fphyte!Jic$Fscope!
Ahygroscopic$Cmen!Fal$Feal+Is!Fium!Fopter!Kan!Kon!Lus$Die!Dn)Eal!Fry!Ebook!Eody!
Ahyoid+Dscine!Fyamine!Cpaethral$Ellage!Enthium!Etia&De)Eracidity!Htive$Kity!Husia!Ks!Gdrenalism!Kocorticism!Gemia!
Ahyperaldosteronism!Himentation!Fbaton!Getalipoproteinemia!Gilirubinemia!Gola!Ie!Iic$Kally(Jse%Jze%Ioid!Lal$Hrean&Fcalcaemia!Jemia!
Ahypercalcinuria!Kuria!Hpnia!Hrbia!Htalectic+Gellularity!Gholesteremia!Oolemia!Goaster!Gritical$Fdactyly!Femesis!Hia!Ic$Gxtend%Ksion!
Ahyperfine$Fglycaemia!Jemia!Fhidrosis!Ficism!Gdrosis!Gon&Fkalemia!Flink!Hpaemia!Iemia!Iidaemia!Kemia!Ioidaemia!Lemia!Jproteinemia!
Ahypermarket!Hstigote!Gedia!Hnorrhea!Htropia!Mc$Ly!Gotility!Fnatremia!Gym!Iy!Fon!Gpe!Hia!Ic$Fparathyroidism!
Ahyperpiesia!Ks!Hgmentation!Htuitarism!Glasia!Gnea!Gyrexia!Fsecretion!Hnsitised$Mve$Nity!Mzed$Gomnia!Gplenism!Ftension!Kve+
Ahypertext!Ghermal$Kia!Ky!Hyroidism!Gonia!Jc$Kity!Ius!Grophied1Ky)Fvelocity!Hntilate%Nion!Gitaminosis!Golaemia!
Ahypervolemia!Esthesia!Ethral$Dha!Eema!Fn)Gate%Iion!Dnagogic$Iue!Eoanalysis!Fgenesis!Gogic$Fid$Fpedia!Ghobia!
Ahypnos&Gis!Ftherapy!Gic+Ially(Hse%Jd$Jr!Im!It!Hze%Jd$Jr!Do!Eactive$Fdrenalism!
Ahypoadrenocorticism!Ebasidium!Fetalipoproteinemia!Flast!Ecalcaemia!Iemia!Gpnia!Fellularity!Fhlorite!Gondria!Mc+Nal$Msis!Lum!Forism!Frisy!
Ahypocrite!Iical$Mly(Fycloid!Edermal$Iic+Js!Eesthesia!Egammaglobulinemia!Flossal!Gycaemia!Mc$Iemia!Lc$Fnathous$Fonadism!
Ahypokalemia!Elipoproteinemia!Enatremia!Fym!Hy!Eparathyroidism!Fhyseal$Jctomise%Qd1Oze%Qd$Ny!Iial$Js!Figmentation!Flasia!
Ahypopnea!Froteinemia!Esmia!Fpadias!Ftasis!Htisation!Ke%Jzation!Ke%Etension!Jve+Huse!Fhalamic$Mally(Kus!Gecate%
Ahypothermia!Kc$Hsis!Ke%Jze%Htic$Kal/Mly(Grombinemia!Gyroidism!Fonia!Ic$Jity!Hus!Evitaminosis!Folaemia!
Ahypovolaemic$Hemia!Kc$Exia!Ezeugma!Hxis!Dsography!Fmeter!Iry!Crax!Cson!Dsop!Dterectomy!Hsis!Gia!Hc+
Ahysterical$Kly(Is!Gocatalepsy!Hsalpingogram!Icopy!Htomy!Ai+B.e.(Ba*Cgo&Cmb!Eic+Eus!Cnfu!Cpetus&
Aiatrogenic$Bb.(Cadan*Ceria*Gn0Et&Dx!Cid.(Eem(Ds!Crahim&Csen&Fian$Cuprofen!Bc+Caco!
Aicarus&Ce)D-clogged$Fold$Efree$Eskater!Ewagon!Dberg!Eoat!Fund$Fx!Ereaker!Dcap!Eream!Dfall!Dhouse!
Aiceland*Her&Hic+J-speaking$Dman!Dpick!Dtray!Chneumon!Dor!Fous$Dthyolatry!Iogist!Ky!Hsaur!Lus!Iis!
Aicicle!Dly(Dness!Eg!Cky$Con!Eic$Eoclasm!Jt!Kic$Fgraphy!Flatry!Gogy!Fscope!Dsahedral$Jon!
Aictal$Deric$Fogenic$Fus!Dic$Dodosaur!Dus!Cy$Bd!Caho*Fan&Cea!El/Fisation!He%Id$
Aidealism!Ht!Iic$Gty!Gzation!He%Id1Fly(Fogue!Ete%Fion!Ial$Dmpotent$Dntical$Jly(Jness!
Aidentifiable$Ly(Ication!Ied$Jr!Hy%Gty!Dogram!Hph!Jic$Lally(Jy!Elogic$Jal$Lly(Ist!
Aideologue!Hy!Ds!Eia!Ciocy!Egraphic$Elatry!Fect!Em!Fatic$Jal$Lly(Epathic$Iy!Esyncrasy!Ktic$
Aidiot!Fic$Hally(Cle8Eness!Er!Ding!Dy(Cocrase!Dl!Eater!Gress!Hous$Kly(Hy!Eisation!
Aidolise%Hd$Hr!Fzation!Ge%Hd$Hr!Cun&Cyl!El!Fic$Hally(Be>Bffy$Bgbo&Cigi&
Aiglesias&Doo!Du!Cnatius&Deous$Escent$Ditable$Fe%Gd$Gr!Fible$Gon!For!Dobility!Fle$Hness!
Aignobly(Eminious$Lly(Lness!Hy!Eramus!Gnce!Ht$Ily(Iness!Fe%Gd$Cuana!Fid!Fodon!Bi+
Aiii+Bjtihad!Bke&Chanaton&Con!BlDCama!Dng-ilang!Ce-de-france*Est-louis*Ditis!Dostomy!Dum!Es!Ciac$Don*
Ailium!Ck!Cl=D-advised$Fffected$Ebeing!Fred$Heding!Echosen$Fonceived$Hsidered$Edefined$Fressed$Eequipped$Efamed$Gted$
Aill-favored$Iured$Fed$Fitting$Formed$Egotten$Ehumored$Iured$Ejudged$Emannered$Enatured$Eomened$Eproportioned$Escented$Fhapen$Fmelling$
Aill-sorted$Ftarred$Etempered$Fimed$Freat%Jed$Jment!Eusage!Ge%Hd1Dation!Gve$Degal$Hise%Ity!Ize%
Aillegally(Fibility!Hle$Iy(Gtimacy!Kte/Mly(Diberal$Jity!Jly(Ecit$Hly(Hness!Emitable$Enois5Ian&
Ailliteracy!Ite/Dness!Dogic!Hal$Jity!Jly(Jness!Dume%Finance!Jt!Ite%Kd$Jing$Kon!He%
Aillusion!Ial$Jry$Iist!Gve$Fory$Ftrate%Jion!Kve$Jor!Hious$Lly(Lness!Dyria*Cmenite!Cx$
Ailxx$Ex$Bmage)Fry!Einable$Hry/Htion!Jve$Lly(Lness!Ge%Gg3Fsm!Eo!Dm!Dret!
Aimaum!Cbalance!Jd$Euba!Decile+Hic$Ity!Ed%Dibe%Gr!Fing!Gtion!Dricate6Jd$Iion!Eoglio!
Aimbrue%Due%Cidazole!Ee!Dnazole!Dpramine!Dtate%Gion+Hve$Gor!Cmaculate$Kly(Kness!Enence!Iy!Ht$
Aimmaterial$Kise%Lty!Lze%Fure$Ily(Iness!Hity!Deasurable$Ly(Ediacy!Hte$Jly(Jness!Emorial$Ense$
Aimmensely(Hness!Gity!Gurable$Erse%Gion!Digrant!Hte%Iion!Enence!Iy!Ht$Ily(Iness!Fgle%Escible$
Aimmix%Dobile$Hisation!Je%Ity!Ization!Je%Jing!Ederate$Kly(Kness!Jion!Gst$Ily(Iy!Elate%
Aimmolation!Eral$Hity!Hly(Ftal/Iise%Jty!Jze%Gelle!Etile$Hity!Evability!Hle+Jness!Iy(Feable$
Aimmune+Fisation!He%Id$Gty!Gzation!He%Id$Foassay!Gchemical$Lstry!Hompetence!Ot$Kromised$Gdeficiency!Ot$
Aimmunoelectrophoresis!Gfluorescence!Ggen!Jic$Lity!Hlobulin!Ghistochemistry!Glogic$Lal$Nly(Kst!Jy!Gpathology!Gsuppressant!Oed$Oion!
Aimmunosuppressive+Oor!Gtherapeutic$My!Ere%Gment!Etability!Hle$Jness!Iy(Cp!Dact)Ged1Gion!Eir%Ged$
Aimpairer!Gment!Ela!Fe%Gment!Fpability!Ile$Jy(Enel%Eripinnate$Ft%Gation!Gial$Jity!Jly(Hng!
Aimpassable$Ge!Gioned$Hve$Jly(Jness!Iity!Fto!Etience!It$Jly(Deach%Hability!Hment!Eccability!Ile$
Aimpeccably(Hnt$Funious$Lness!Edance!Fe%Gd$Fiment!Ka!Gng$El%Fled$Hnt$Hr!Ging$End%
Aimpendence!Jy!It$Ging1Fetrability!Kle$Mness!Fitence!Ky!Jt$Kly(Erative/Kly(Kness!Fceptibility!Lle$
Aimperceptibly(Ffect/Jibility!Lle$Kon!Kve!Jly(Jness!Gorate$Fial/Iism!Kt+Lic$Ily(Gl%Gous$
Aimperiously(Jness!Gshability!Kle$Mness!Iingness!Gum!Fmanence!Ly!Kt$Geability!Jle$Lness!Gissibility!Lle$My(
Aimpersonal$Kly(Jte%Kion!Kor!Ftinence!Kt$Lly(Gurbability!Lle$Nness!Fviable$Hous$Kness!Etiginous$Ho!
Aimpetuosity!Hus$Jly(Jness!Gs!Diety!Enge%Hment!Ging3Eous$Hly(Hness!Esh$Gly(Gness!Dlacable$
Aimplant,Hation!Hed$Fusibility!Jle$Lness!Ky(Eement,Jal$Ktion!Jed$Eicate%Jd1Iion!Lal$Jve$
Aimplicit$Ily(Iness!Fke$Eode%Fre%Ging$Jly(Fsion!Ey%Dolite$Ily(Iness!Hic$Enderable+Ert)
Aimportance!It$J-looking$Jly(Htion!Ged$He!Hr!Ging!Gunate$Lly(Ie%Iity!Ese%Gd$Fing$
Aimposingly(Gtion!Fsibility!Ile/Kness!Jy(Ft!Ger!Gor!Gure!Etence!Iy!Ht$Ily(Eund%Hing!
Aimpoundment!Everish%Ked$Kment!Dracticability!Lle$Nness!My(Kl$Lity!Eecate%Iion!Gise$Jly(Jness!Iion!
Aimpregnability!Jle$Ky(Ite%Jion!Fsario!Gs,Hed$Hible$Ion!Kable$Kist+Nic$Ive$Kly(Kness!
Aimpressment!Eimatur!Fnt,Hing!Fson%Ied$Iment!Eobability!Ile$Kness!Jy(Fmptu:Fper$Ily(Iness!Griety!
Aimprovable$Ge%Hd$Hment!Hr!Gidence!Kt$Lly(Hng$Hsation!Ie%Jd$Hze%Eudence!It$Jly(
Aimpudence!Ht$Ily(Egn%Gable$Eissance!Jt$Else!H-buy%Gion!Hve$Jly(Jness!Enity!Ere$Gness!
Aimpurity!Etable$Gtion!Fe%Frescible$Bn@C-basket!Eetween$Eounds$Dchief$Dfighting!Djoke!Dlaw!Dmigration!Dperson$Dsitu$
Ain-tray!Dyour-face$Cability!Dccessibility!Kle$Ly(Furacy!Ite$Kly(Etion!Gvate%Jion!He$Iness!Hity!Ddequacy!
Ainadequate$Kly(Kness!Emissibility!Kle$Evertence!Ly!Kt$Lly(Fisability!Jle$Ky(Desthetic$Dlienable$Ky(Eterable$
Ainamorata!Io!Dne$Fly(Eimate$Jness!Ftion!Gy!Ena&Dpplicability!Kle$Fosite$Kness!Freciable$Gopriate$Nly(
Ainappropriateness!Et$Fitude!Fness!Drguable$Eticulate$Mly(Gstic$Dttention!Jve$Lly(Lness!Dudibility!Hle$Jness!Iy(
Ainaugural/Jly(Ite%Jion!Espicious$Mly(Mness!Ethentic$Cboard$Ern$Eund$Dred$Feding!Duilt$Cca&Elculable$
Aincalescence!En0Fdesce%Knce!Lt$Ftation!Epability!Hle$Jness!Gcitate%Md$Ling$Jy!Ercerate%Kion!Fnadine%
Aincarnate6Iion!Ese%Gd$Gment!Eution!Ius$Kly(Kness!Dendiarism!Jy+Fse)Hd1Ftive!Eption!Ertain$
Aincertitude!Essancy!It$Jly(Jness!Ft!Guous$Kly(Dh)Eeon*Eoate$Hive+Fn*Eworm!Didence!Ht+
Aincidental/Kly(Eenso!Enerate%Jion!Jor!Epience!Jy!It$Ese%Gd$Fion!Gve$Ily(Iness!For!
Aincisura!He!Etation!Fe%Gment!Gr!Five$Evility!Dlemency!It$Jness!Eination!Ge,Hd$Ging!Gometer!
Ainclose%Gure!Eude%Hd$Fsion!Hve$Dognito2Hzable$Jnce!Kt$Goscible$Eherence!Ky!Jt$Kly(Embustible$
Aincome!Fing/Fmensurable$Mte$Gode%Iious$Mness!Gunicado$Ltive$Htability!Kle$Fparable$Ly(Htibility!Kle$Ly(
Aincompetence!Ly!Kt+Lly(Glete$Kly(Kness!Grehensibility!Ole$Non!Nve$Issibility!Mle$Gutable$Enceivability!Lle$
Ainconceivableness!My(Glusive$Mly(Mness!Fgruent$Iity!Ious$Lly(Lness!Fsequence!Lt$Mial$Ply(Mly(Giderable$
Ainconsiderate$Nly(Nness!Mion!Hstency!Lt$Mly(Golable$Gpicuous$Nly(Nness!Gtancy!Jt$Ftestable$Jible$Ginence!
Aincontinency!Kt$Grovertibility!Ole$Qness!Py(Fvenience)Lt$Mly(Hrtibility!Lle$Eordination!Erporate6Ld$Kion!Lve$
Aincorporeal$Lity!Frect$Jly(Jness!Gigible$Gupt$Jibility!Lle$Kon!Jness!Drease,Id$Hing$Kly(Fdibility!
Aincredible$Kness!Jy(Gulity!Ious$Lly(Fment!Jal$Eiminate%King$Nly(Lon!Kory$Eust%Hation!Dubate%
Aincubation!Hor!Fus!Elcate%Iion!Fpability!Ile$Kness!Hte%Iion!Jve$Iory$Embency!It+Grance!Er%
Aincurability!Hle/Jness!Iy(Fious$Frence!Ging!Fsion!Hve$Fvate6Iion!Iure!Ged$Es!Cdaba!Epamide!
Aindebted$Iness!Ecency!Ht$Ily(Fipherable$Gsion!Ive$Kly(Kness!Forous$Kly(Kness!Hum!Eed(Efatigability!
Aindefatigable$Nness!My(Feasible$Gnsible$Finable$Hite$Kly(Kness!Jy!Ehiscent$Elible$Iy(Gcacy!Ite$Emnification!
Aindemnify%Hty!Ene!Ft)Gation!Gion!Gure)Jd$Ependence!Ly!Kt/Lly(Escribable$My(Ftructibility!Mle$
Aindeterminable$Ny(Lcy!Lte$Nness!Mion!Ex)Fation!Fer!Fical$Gng!Fless$Dia*Fn0Ga5Hn&
Aindianapolis*Ecant!Gte%Hion!Ive+Hor!Jy$Ft%Gability!Ile$Gion!Gment!Ee+Efference!Kt$Lly(
Aindigen!Hce!He!Hous$Kly(Kness!Ht$Gstibility!Kle$Mness!Jon!Fnant$Jly(Htion!Gity!Fo+
Aindigotin!Enavir!Erect$Iion!Ily(Iness!Escernible$Gipline!Greet$Kly(Kness!Ite$Jion!Himinate$Oly(Ning$
Aindispensability!Lle$Nness!Gose%Jd$Iition!Gutability!Kle$Fsoluble$Ftinct$Kly(Kness!Iguishability!Ple$Ete%Eum!
Aindividual+Kisation!Me%Nd$Mm!Mt+Nic$Pally(Lty!Lzation!Me%Nd1Kly(Jte%Kion!Gsible$
Aindo-aryan+Feuropean0Fgermanic$Echina*File$Ftrinate%Lion!Elence!Ht$Ily(Emethacin!Fitability!Jle$Enesia*Jn0Eor$
Aindoors(Erse%Hment!Hr!Dra&Fwn$Ei!Fs!Dubitability!Jle$Ky(Ece%Gd$Gment!Gr!Fing!
Ainducive$Ft%Gance!Gee!Gion!Hve$Gor!Ee%Elge%Hnce!It$Jly(Ging!Ement!Ium!Erate6
Ainduration!Esial$Gum!Ftrial$K-strength$Kisation!Me%Nd$Mm!Mt!Lzation!Me%Nd$Kly(Ious$Lly(
Aindustriousness!Hy!Dwell%Her!Hing$Cebriant!Hte)Jd$Iion!Gety!Ddible$Dffable$Iy(Fective$Lly(Lness!
Aineffectual$Lity!Lly(Lness!Ficacious$Nly(Nness!Jy!Hiency!Kt$Lly(Dlaborate$Fstic$Jity!Eegance!It$
Ainelegantly(Eigibility!Ile$Eoquently(Euctability!Jle$Ky(Dpt$Fitude!Fly(Fness!Dquality!Fitable$Ky(Hy!Dradicable$
Ainerrable$Gncy!Ht$Et$Fia!Hl$Fness!Dscapable$Ky(Esential+Lity!Etimable$Dvitability!Ile/Kness!Jy(
Ainexact$Hitude!Hly(Hness!Ecusable$Ky(Ehaustible$My(Eorability!Ile$Kness!Jy(Epedience!Ly!Kt$Lly(
Ainexpensive$Lly(Lness!Grience!Md$Kt$Ht$Ily(Fiable$Flicable$Iit$Kness!Fressible$Kve$Mly(Fugnable$
Ainexpungeable$Iible$Etensible$Grminable$Finguishable$Grpable$Fricable$Ly(Cfallibility!Ile$Emous$Fy!Ency!Ft!G's-breath!Gicide!
Ainfantile$Iism!Gry!Iman!Erct!Hion!Etuate%Jd$Iion!Deasibility!Ile$Ect%Ged$Gion!Ius$Kly(
Ainfective$Elicitous$Mly(Jy!Er%Fence!Htial$Fior/Iity!Fnal/Ily(Go!Ftile$Iity!Est%Gation!
Ainfidel!Hity!Eeld!Her!Eltrate%Jion!Jor!Enite/Ily(Iness!Isimal+Hival$Je!Hude!Hy!Erm$
Ainfirmary!Gity!Ex)Dlame%Hd$Ging!Gmability!Jle$Ition!Jory$Ftable$Ge%Hd$Hr!Gion!Jary$
Ainflator!Eect%Hed1Hion!Kal$Fxibility!Ile$Kness!Jy(Hon!Eict%Hion!Fximab!Eorescence!Fw!Ging$
Ainfluence)Ht$Iial$Lly(Hza!Fx!Do!Elding!Emercial!Erm%Gal$Iity!Ily(Hnt!Htics!Jon!
Ainformational$Jve$Lly(Iory$Ged$Hr!Icial!Ging!Etainment!Dra(Fct%Hion!Fhuman$Fmaxillary$Fngible$Fred/
Ainfrasonic$Gtructure!Eequency!Jt$Kly(Eigidation!Fnge%Iment!Euctescence!Dundibulum!Eriate%Jd$Iing$Jon!Escate%Fe%
Ainfusion!Forian!Cga!Ethering!De&Eminate%Enious$Jly(Jness!Fue!Gity!Gous$Jly(Jness!Er&Fman&
Aingest%Ga!Gion!Dlenook!Eorious$Kly(Dot!Draft%Fin%Hed$Hing!Fte!Giate%Jing$Mly(Kon!
Aingratiatory$Htude!Eedient!Fs&Gs!Eian&Eoup!Fwing$Gn$Gth!Duen!Einal$Ergitate%Chabit%Hable$Incy!
Ainhabitant!Ition!Hed$Elant+Gtion!Hor!Fe%Gr!Ermonic$Jous$Mness!Dere%Gnce!Iy!Ht$Ily(
Ainherit%Hable$Ince!Hed$Hing$Hor!Hress!Iix!Dibit%Hed$Hion!Hor!Jy$Domogeneity!Kous$Espitable$
Ainhospitableness!Ly(Jlity!Duman$He$Ily(Iness!Hity!Gtion!Fe%Gd$Cimical$Ftable$Jy(Don!Dquitous$
Ainiquitously(Hy!Dtial8Hisation!Je%Ization!Je%Hly(Gte,Hion!Ive+Hor!Jy$Cject%Gable$Hnt!
Ainjection!Gor!Dudicious$Lly(Lness!En&Fction!Ere%Gd$Fious$Jly(Jness!Fy!Estice!Ck)D-black$
Aink-jet$Da&Dberry!Elot!Diness!Dle!Eing!Dpad!Eot!Dstand!Dwell!Dy$E-black$Claid$End2Ey,
Ainlet!Cmarriage!Gy%Ete!Dost$Cn!Dards!Ete$Gly(Gness!Der$Fmost$Fsole!Fvate%Iion!Ding!
Ainnings!Dkeeper!Docence!Iy!Hse!Ht/Ily(Fuous$Evate%Hion!Kal$Ive$Kness!Hor!Exious$Dsbruck*
Ainnuendo!Emerable$Lness!Ite$Hous$Coculant!Hte%Iing!Jon!Ior!Gum!Ddorous$Dffensive$Lly(Dperable$Htive$
Ainopportune$Lly(Lness!Drdinate$Kly(Kness!Eganic$Jally(Dsculate%Jion!Eine!Ftol!Cpatient!Dour!Ging+Dut)
Ainquest!Eietude!Fre%Hr!Ging/Jly(Gy!Fsition!Jve$Lly(Lness!Ior!Kial$Ky$Croad!Dush!
Ainsalubrious$Mness!Jty!Ene$Gly(Gness!Fitary$Hy!Etiable$Jy(Hte$Dcribe%Id1Gption!Jve$Lly(
Ainscrutability!Jle$Ky(Dect!Gan$Gicidal$Mly(Ke!Hfuge!Hvore!Kous$Fure$Ily(Iness!Hity!Eminate%
Ainsemination!Ensate$Jly(Gibility!Ile$Jy(Htive$Lly(Lness!Kity!Ftience!Jt$Eparable$Ky(Ert,Gion!
Ainset)Dhore2Dide@G-out$Gr!Fious$Jly(Jness!Eght!Hful$Kness!Fnia!Hficance!Mt$Nly(Encere$
Ainsincerely(Iity!Fuate%Iing$Lly(Jon!Epid$Hity!Hly(Hness!Est%Gence!Jy!It$Jly(Ging!
Ainsobriety!Efar(Elate%Hion!Fe!Gnce!Ht$Ily(Fubility!Hle$Fvable$Gency!It+Emnia!Ic+Fuch(
Ainsouciance!Jt$Dpan%Eect%Hion!Hor!Jate!Jship!Eiration!Lal$Nly(Iory$Ge%Hd$Hr!Ging$
Ainspirit%Iing$Fssate%Jion!Dt$Eability!Fl%Gl%Hation!Hing!Hment!Gment!Fnce)Hy!Gt+Haneous$
Ainstantaneously(Nness!Hiate%Kion!Hly(Fr!Furation!Eead(Fp!Eigant!Hte%Iion!Jve$Ior!Fl%Gl%
Ainstillation!Jor!Hing!Hment!Gment!Fnct+Iive$Lly(Ftute,Iion!Lal$Nise%Qd$Oze%Qd1Nly(
Ainstroke!Fuct%Iion!Lal$Ls!Jve$Lly(Ior!Kship!Iress!Gment)Kal$Mism!Ot!Nty!Lte%
Ainstrumentation!Dubordinate$Mion!Fstantial$Nity!Nly(Efferable$Giciency!Lt$Mly(Glate%Jion!Elant!Gr$Hism!Ity!
Ainsulate%Hion!Hor!Fin!Ft,Ging$Jly(Eperable$Ky(Fportable$Erability!Hle$Gnce!Fe%Gd/Gr!
Ainsurgence!Jy!It+Fmountable$Frection!Mal$Nry$Mism!Ot!Esceptible$Ctact$Gness!Eglio!Eke!Engibility!Ile+
Aintangibleness!Deger!Fral/Iity!Ily(Hte%Jd$Iing!Jon!Jve$Ior!Gity!Fument!Kal$Lry$Ellect!
Aintellection!Jual/Misation!Nzation!Mly(Gigence!Kt$Lly(Lsia!Iibility!Kle$Ly(Emperance!Jte$Lly(Lness!
Aintend%Ged$Fse$Hly(Gification!Jed$Kr!Iy%Jing$Hon!Jal$Hty!Hve/Jly(Jness!Ft/
Aintention!Jal$Lity!Lly(Gly(Gness!Er%Fact%Iion!Lal$Jve$Fbrain!Hed$Ied%King!Fcalary$
Aintercalate%Kion!Gede%Hllular$Hpt,Jion!Jor!Hssion!Jor!Ghange)Lability!Nle$Pness!Oy(Hurch$Gollegiate$
Aintercom!Imunicate%Pion!Mon!Hnnect%Med$Oness!Mion!Itinental$Hstal+Hurse!Grossed$Fdenominational$Hpartmental2Iend%Lence!
Ainterdependency!Nt$Gict)Jion!Hsciplinary$Fest)I-bearing$Ied1Kness!Iing1Lly(Lness!Fface!Iial$Hith$Gere%
Ainterference!Iing$Iometer!Jn!Fgalactic$Fim/Gor+Iise%Jze%Fject%Jion!Flace%Jd$Iing$Hken*Hnguage!
Ainterlard%Hyer!Geaf!Ive%Hukin!Gineal$Kr$Ik%Jing$Gobular$Hck,JingAIutor!My$Hpe%Jr!
Ainterlude)Fmarriage!Jy%Gediary!Kte8Mly(Lion!Lor!Hnt!Hshed$Hzzo!Ginable$Ly(Igle%Hssion!Ht%
Aintermittence!My!Lt$Mly(Hx%Iture!Golecular$Gural$Fn)Gal$Iisation!Ke%Jty!Jzation!Ke%Ily(
Ainternational/Nisation!Pe%Pm!Pt+Qic$Oty!Ozation!Pe%Nly(Ge!Hcine$He!Ht!Gist!Gment!
Ainternode!Gship!Guncio!Foception!Lve$Kor!Gperability!Lle$Fpellate%Lion!Hnetrate%Nion!Hrsonal$Ghone!Glanetary$Iy!
Ainterpolate%Kion!Hse%Iition!Gret%Jable$Ktion!Mve$Jed$Kr!Jing!Kve$Fracial$Lly(Ged$Hflection!
Ainterregnum!Hlate%Ld1Mness!Kion!Nship!Gogate%Kion!Lve+Nly(Kor!My+Gupt,Jed$Kr!Jion!
Ainterscholastic$Jol$Gect%Jant$Jing$Kon!Hx!Iual$Gpecies$Kfic$Irsal!Ke%Kion!Gtate/Hellar$Hice!
Ainterstitial$Hratify%Ftidal$Gribal$Igo!Gwine%Fval!Gene%Iing$Ior!Ition!Hrtebral$Giew,Jee!Kr!Fweave%
Ainterwoven$Estacy!Hte$Ginal$Ie!Di!Efada!Ih!Ema!Gcy!Gl$Gte8Ily(Hion!Fidate%Kd$
Aintimidating$Kon!Dolerable$Ky(Ince!Jt$Kly(Enate%Hion!Fe%Gd$Exicant+Ite%Kd$Jing$Kon!
Aintracellular$Hrebral$Granial$Gtability!Jle$Lness!Ky(Gutaneous$Fdepartmental$Hrmal$Lly(Jic$Gos!Fgroup$Flinguistic$Gobular$
Aintramolecular$Gural$Hscular$Nly(Fnet!Gsigence!My!Lt$Itive+Mly(Mness!Lise%Mty!Mze%Fpulmonary$Fsentential$
Aintraspecies$Kfic$Gtate$Futerine$Fvasation!Genous$Lly(Itricular$Eench%Iment!Fpid$Iity!Ily(Eicacy!Hte$Jly(
Aintrigue)Ir!Hing$Fnsic$Jal$Lly(Eo!Fduce%Ition!Jory$Fit!Hus!Fject)Jed1Jion!Fmission!
Aintromit%Fn!Fspect%Kion!Lve$Nness!Fuvable$Fversion!Kve$It)Jed$Jish$Kve$Eude%Hr!Ging$
Aintrusion!Hve$Jness!Gt%Dubate%Hion!Eit%Gion!Jism!Lt$Hve$Jly(Emesce%Jnce!Ly!Kt$
Aintussuscept%Mion!Cuit&Dla!Ein!Dnct%Gion!Edate%Id$Hion!Dre%Fd$Dtile$Gity!Cvade%Gr!
Ainvading$Eginate%Jion!Elid4Hate%Kd$Jing$Kon!Jor!Hism!Ity!Hness!Fuable$Kness!Eriability!Ile/
Ainvariableness!Jy(Hnce!It/Esion!Gve$Dective!Eigh%Gle%Ent%Gion!Hve$Jly(Jness!Gor!Iy)
Ainventorying!Erse+Hly(Gion!Ft%Gase!Gebrate+Hd$Hr!Gible$Est%Gigate%King!Lon!Lve$Kor!
Ainvestigatory$Hng!Hture!Gment!Gor!Eterate2Didia!Gous$Jly(Egilate%Jion!Jor!Forate%Kd$Jing$Kon!
Ainvigorator!Encibility!Ile$Jy(Eolable$Hte$Esibility!Hle$Jness!Iy(Etation!Kal$Hory$Fe,Ge!Fing$
Ainvitingly(Docation!Eice)Eke%Elucrate$Ie!Gntarily(Lness!Ky$Gte$Hion!Fve%Hd$Hment!Dulnerability!Kle$
Ainward2G-developing$Hmoving$Gly(Gness!Gs(Deave%Drought$Bo&Cdide!En!Fate%Id1Hing1Ion!Fe!
Aiodise%Gd$Eze%Gd$Dochlorhydroxyquin!Fompound!Eform!Eprotein!Fsin!Ethyronine!Fyrosine!Cn!Date%Desco&Dia*Fn0
Aionic/Esation!Fe%Gd$Ezation!Fe%Gd1Dophoresis!Esphere!Dtophoresis!Ftherapy!Cta!Cwa5En&Ey&Bpecac!
Aiphigenia&Croclozide!Csedixitism!Dilateral$Bra!Dk*Ei0Dn*Ei&Fan0Dq*Ei0Dscibility!Hle$Dte$Fly(
Aire!Dful$Dland*Her&Dnaeus&Eic$Cidaceous$Eectomy!Fsce%Ince!Jt$Eic$Fum!Eocyclitis!Fkeratitis!Fncus!
Airidosmine!Ftomy!Ds!Eh9Fman&Fwoman&Dtic$Fs!Ck%Dsome$Con4E-gray+Hey+Ftree!Eclad+Eed$
Aironic$Gal$Ily(Fng!Fst!Elike$Eman!Fonger!Ky!Es!Fhod$Fide!Is&Eware!Feed!Food!
Aironwork!Ier!Is!Ey!Dquois&Cradiate%Iion!Etional/Kity!Kly(Deality!Eclaimable$Foncilable$Gverable$Edeemable$Gnta!
Airredentism!Kt!Fucible$Efutable$Egardless(Fular/Jity!Jly(Elevance!Ky!Jt$Kly(Figion!Kist!Jus$Lness!
Airremediable$Fovable$Eparable$Ky(Flaceable$Nness!Fressibility!Lle$Goachable$Ny(Hducibility!Mle$Esistibility!Kle$Mness!Ly(
Airresolute$Kly(Kness!Jion!Fpective(Gonsibility!Lle$Nness!My(Etrievable$My(Everence!Jt$Kly(Hsibility!Kle$
Airreversibly(Focable$Ky(Gkable$Didenta!Iism!Kt!Egate%Hion!Etability!Hle$Iy(Gnt!Gte%Id$Hing$
Airritatingly(Ion!Ive$Dupt%Gion!Hve$Cving&Bsaac&Dbella&Diah&Drithm!Cchaemia!Ic$Eemia!Hc$Eia*
Aischium!Centropic$Dult&Cfahan*Cherwood&Dmael&Dtar&Cinglass!Ds&Clamabad*Fic$Gse%Ht&Gze%End!G-dweller!
Aislander!Ey!De!Et!Cm!Daili0Han&Coagglutination!Lin!Logen!Entibody!Dbar!Eilateral$Eutylene!Dcarboxazid!Ehronal$
Aisochrone!Ious$Elinal+Hic$Erates&Eyanate!Fclic$Dflurane!Dgamete!Gy!Eon!Ge!Gic$Eram!Dhel!Dlable$
Aisolate%Hd$Ging$Hon!Jism!Lt/Mic$Ede&Eeucine!Dmer!Gase!Gic$Hsation!Ie%Im!Hzation!
Aisomerize%Ftric+Jal$Js!Hopia!Hy!Eorphic$Jsm!Ious$Iy!Dniazid!Dpleth!Eod!Eropanol!Gterenol!Eteran$
Aisosceles$Emotic$Eorbide!Etasy!Dtherm!Ial$Iic$Fiocyanate!Eonic$Fpe!Gic$Eropic$Jally(Hous$Hy!Crael*
Aisraeli0Hte&Csachar&Duance!Ee,Fr!Eing!Ctanbul*Dhmian$Fus!Btalia*Gn9H-speaking$Fc+Gise%Hze%
Aitaly*Cch,Einess!Gg!Ey$Cem>E-by-item$Eisation!Ge%Fzation!Ge%Drate%Gion!Hve+Chaca*Eki*
Aithunn&Cinerant+Hry!Hte%Iion!Craconazole!Csy-bitsy$Cty-bitty$Bv+Ca!Dnov&Ces&Cied$Cory!Fbill!Cy!
Aivy-covered$Bx+Cc$Cl$Codid!Bzanagi&Fmi&Dr!Cmir*Czard!Aj!Bab,Dalpur*Dber,Ger!Ging!
Ajabberwocky!Eing!Diru!Doncillo!Et!Ficaba!Ccamar!Eranda!Dinth!Dk)E-a-lantern!Fby-the-hedge!Fin-the-box!Mpulpit!Fo'-lantern!G-lantern!
Ajack-tar&Eal!Fnapes!Fss!Eboot!Edaw!Eet)Efruit!Ehammer!Eknife)J-fish!Elight)Epot!Erabbit)Es!Fcrew!
Ajacksmelt!Fnipe!Fon5Hian9Hville*Ftones!Graw!Js!Dob&Fean0Fi&Gn&Hic$Jal$Gte&Fs&
Ajaconet!Dquard!Dtation!Eitate%Iion!Cde4E-green$Ed1Eite!Estone!Ceger!Cfar&Dfa*Fr&Cg)Dannath&
Ajagannatha&Dganath&Fry!Eed1Gly(Gness!Fr&Gy!Ehery!Ey$Dua!Fr!Gondi!Gundi!Chvey&Dweh&
Ajail)Ebird!Freak!Eed$Fr!Ehouse!Eor!Dn$Eist0Ck!Darta*Des!Dobson&Clalabad*Epeno!Dopy!
Ajalousie!Cm,D-packed$Daica*Hn0Db!Ealaya!Eeau!Frry!Eon!Free!Fsa!Des&Fian$Ftown*Dison&
Ajamjar!Dmed$Fr!Eies!Fng!Dpack%Fn!Eot!Cngle,Fing1Fy$Dissary!Etor!Dsen&Gist&Dus&
Ajanus-faced$Cp&Dan)Fese9I-speaking$De!Ery!Dheth&Donica!Cr)Dful!Dgon!Fon!Drell&Eing$Hly(
Ajasmine!Don&Dper!Gs&Dsid!Ct&Di!Cundice)Id$Et)Fily(Gness!Fy$Cva!En0Fese0
Ajavelin!Ha!Cw)Dan!Dbone)Ereaker!Ded$Dfish!Dless$Cy!Dbird!Dwalk%Her!Czz)Eman!Ey$
Ajealous$Hly(Hy!Dn!Cd'dah*Ddah*Cep!Dr,Eer!Eing+Hly(Cffers&Hon&Jian9Chad!Dovah&
Ajejune$Gly(Gness!Fitis!Hy!Foileitis!Gstomy!Fum!Cll%Eaba!Eed$Eied$Ffy%Eo!Ey)Ffish!
Ajellyleaf!Gike$Froll!Cmmy!Cnner&Ft!Ey!Dsen&Copardise%Ize%Hy!Crboa!Demiad!Hh&Evan*Ez*
Ajericho*Dk,E-off!Eer!Eily(Fn!Gess!Gg+Ewater$Ey/Doboam!Eme&Dry&F-builder!Ling!Kt$
Ajersey!Dusalem*Cspersen&Dsamine!Dt)Eer!Eing$Hly(Duit0Gic$Ial$Es&Ct4D-black$Epropelled$Dliner!
Ajetsam!Dting$Fson%Ey!Cvons&Cw&D-baiter&Del)Fed1Gr!Fled$Hr!Iy!Fry!Fs-of-opar!Fweed!
Ajewess&Dfish!Dish$G-orthodox$Fon&Czebel!Bfk&Bhvh&Biao!Cb)Dboom!De)Cdda*Fh*Cffy!Cg,
Ajigaboo!Dger!Ged$Gmast!Gy-pokery!Ele)Dsaw!Chad!Fi$Gst&Cllion!Dt,Eed$Cmdandy!Denez&Dhickey!
Ajimmies!Ey,Dsonweed!Cngle,G-jangle%Fing$Fy$Eo!Fism!Ht!Iic$Dja*Dks!Dnah&Eee!Ei!
Ajinrikisha!Dx)Eed$Cqui!Crd!Ctney!Dter!Gbug)Giness!Ig$Gs!Gy$Cujitsu!Cve,Bnd!Cr&
Ajoachim&Cb)Dber!Gy!Dcentre!Dholder!Dless$Ccasta&Dk!Eey)Estrap!Dose$Gly(Gness!Fity!Ete!
Ajocular2Hity!End$Gity!Cdhpur!Hs!Cel&Dwood!Cffre&Gy&Cg,Dger!Eing!Ele,Channesburg*Dn!
Ajohnny&Gcake!Es&Fon&Fton&Cin,Eed$Fr!Gy!Eing!Et8Fed$Gr!Fly(Fure!Fworm!
Ajoist!Cke)Er!Ester!Ding$Gly(Cliet&Eot&G-curie&Dliet&Ffication!Gy%Fness!Fty!Ey?Dson&
Ajolt)Eed1Eing$Ey$Cnah!Des&Fboro*Dg&Eleur!Dquil!Dson&Cok!Cplin&Dpa*Crdan*Gian0
Ajorum!Cseph&Gus&Dh%Eua&Ds!Dtle,Fing!Ct)Dter!Eing!Dun&Fn&Cule!Dnce)Drnal!
Ajournalese!Hism!Jt!Kic$Mally(Fey)Her!Hing!Hman!Dst)Cve&Dial$Gity!Gly(Fn$Cwett&
Ajowl!Ey$Cy)Dce&Dful$Gly(Gness!Dless$Hly(Hness!Dous$Gly(Gness!Dride)Dstick!Br&
Ajr.$Buarez*Cbbulpore*Dilance!Iy!Ht$Ily(Gte%Hion!Fee!Cda*Eea*Eh5Eic$Gal$Es!
Ajudder%De&Ea*Eo-christian$Dge,Fment!Fship!Eing!Ement!Ial$Dicable$Gtory!Hure!Fial$Ily(Hry!
Ajudicious$Jly(Jness!Eth&Do!Cg)Dale!Dful!Dgernaut!Ele)Gr!Hy!Fing!Doslav&Iian&Jja*
Ajugular+Cice!Fless$Fr!Einess!Ey$Cjitsu!Du!Ebe!Etsu!Cke!Ebox!Clep!Dian0Eenne)Cmbal!
Ajumble)Gd1Eo$Fjet!Dent!Gous$Dp,E-start)Eed-up$Fr!Einess!Gg!Estart)Fuit!Ey$Cnco!
Ajunction!Fure!Deau*Eberry!Dg&Eian9Ele!Fy$Dior+G-grade$Eper!Dk)Eer&Gs&Ft)Geer%
Ajunketing!Eie!Ey!Fard!Do&Eesque$Dta!Eo!Cpati!Fy!Diter&Cral$Essic+Didic$Hal$Esdiction!
Ajurisdictional$Fprudence!Ltial$Ply(Ft!Gic$Dor!Dy!E-rigged$Eman!Ewoman!Cssieu&Dt<Eice!Giar!Jy!
Ajustifiable$Ky(Hcation!Lve$Kory$Hed$Jly(Ir!Gy%Fnian&Ely(Eness!Ct)De!Dland*DtingA
Ajuvenal&Fescence!File/Hity!Cxtapose%Jd$Iition!Bylland*Ak+B-meson!Ba&Cbala!Dbala!Hh!Gism!It!
Akabbalistic$Dob!Dul*Cchaturian&Eina!Cdikoy*Cffir!Fyeh!Dir!Dka&Fesque$Dtan!Chikatea!Dn&Doolawe*Cil!
Akainite!Eogenesis!Dser&Cki!Cla-azar!Ehari*Emazoo*Ensuwa!Ftas!Epooia&Fuya&De!Eidoscope!Lic$Nal$Emia!
Akali!Ean!Ef!Emantan*Enin&Eph!Euresis!Dka&Ei&Dmia!Dpac!Duga*Empang!Eresis!Cma&Deez!
Akami&Ea&Ekaze!Dpala*Eong!Euchea*Jn0Cnaf!Emycin!Enga*Era*Fese&Dchil!Ddahar*Einski&Iy&
Akandy*Dgaroo!I's-foot!Dnada-speaking$Dsa&Fn&Fs[Eu*Dt&Eian$Dzu!Coliang!Fn!Ge!Gite!Dn!
Akapeika!Dh!Dok!Dpa!F-meson!Duka!Et$Crabiner!Echi*Ekalpak&Ful!Eoke!Et!Fe!Dbala*Delia*
Akarelian&Dl-marx-stadt*Efeldt&Eoff&Dma!Dnataka*Dok&Dpov&Dsavina&Dtikeya&Etikeya&Dyokinesis!Jtic$Flymph!Hsis!Fn!
Akaryoplasm!Ftype!Csbah!Dha!Emir*Hi0Dparov&Dsite&Dtler&Ct!Dabatic$Folic$Ism!Emorphism!Er*Fi0
Akatharobe!Iic$Hmeter!Gsis!Emandu*Dmandu*Dowice*Dsina*Dydid!Dzenjammer!Cuai*Dfman&Dnas*Eda&Dri!Ey!
Akava!Ekava!Cwaka!Cyak)Do)Eed$Czak5Fh5Gstan*Ki0Fstan*En5Doo!Bb!Cit!Bc!
Akea!Dn&Dton&Es&Cb&Dab!Dle&Cchua&Gn+Cdgeree!Cel)E-shaped$Eboat!Eed$Eson!Dn8
Akeen-eyed$Fsighted$Ely(Eness!Dp,Eer!Eing!Esake!Dshond!Cg!Dful!Cister!Ckchi&Dule&Cller&Eogg&
Akelly&Doid!Dp!Eie!Ewort!Ey!Dt&Eer!Dvin!Cmpt$Cn!Daf!Ddall&Erew&Dnan&Eedy5
Akennel)Gly&Fwick*Eing!Do!Egenesis!Dt5Ean!Euckian&Hy*Dya*Fn0Fta&Cokuk&Cpi!Dler&
Akept$Cratalgia!Fectasia!Fin!Hisation!Je%Ization!Je%Gtis!Foacanthoma!Gcele!Honjunctivitis!Jus!Gderma!Kia!Ghyalin!
Akeratoiritis!Gmalacia!Hycosis!Gnosis!Jus!Gplasty!Gscleritis!Iope!Ky!His!Gtomy!Db!Eala*Eela*Estone!Dchief!
Akerensky&Dfuffle!Dion!Dn)Eel!Eicterus!Fte!Dosene!Fine!Euac&Dugma!Dygma!Csey&Dtrel!Ctamine!Dch!
Aketchup!Deleeria!Embilla!Doacidosis!Iuria!Ehexose!Ene!Gmia!Furia!Eprofen!Erolac!Ese!Fis!Fteroid!Dtering&Ele!
Akettledrum!Gful!Curboom!Cy4Dboard!Iist!Dcard!Ded$Dhole!Dless$Dnes&Gian0Eote,Dpad!Dstone!Froke!
Akg!Bhabarovsk*Dchaturian&Ddafy&Edar!Ei!Dki/Fs!Dlif!Gah!Eka&Fha&Dma&Esin!Dn!Eate!
Akhanty&Drkiv*Fov*Etoum*Dt!Cedive&Dpera&Dsari!Ci!Dmar!Dos*Drghiz&Cmer&Comeini&Dum!Crushchev&
Akhufu&Dkuri!Bi!Caat!Dng!Cbbitz%Ele!Eutz!Hnik!De!Dibit!Fyte!Et!Fz%Ger!Dosh%
Akichai&Dk,E-start%Eapoo&Eback!Eer!Eing!Eoff!Eshaw!Forter!Ftand!Cd)D-glove$Dd&Ey!Dnap%
Akidnaper!Gper!Hing!Eey!G-shaped$Dskin!Cerkegaard&Dselguhr!Frite!Elowski&Dv*Cgali*Cke!Dladhes*Cldeer!Frkin!
Akiley!Diwa&Fi&Dl,Eable$Edeer!Eer!Eifish!Fng+Hly(Ejoy!Dn!E-dried$Do!Ebit!Fyte!
Akilocalorie!Fycle!Egram!I-meter!Ehertz!Eliter!Hre!Emeter!Hre!Eton!Evolt!I-ampere!Ewatt!Droy&Dt!Eer!
Akimberley*Hite!Dono!Cn+Da!Eesthesia!Ls!Jtic$Mally(Enesthesia!Ese!Dd+E-hearted$Mness!Ea(Eergarten!
Akindergartener!Kner!Ehearted$Lness!Ele%Gd1Finess!Hg!Fy2Eness!Ered/De!Ematics!Escope!Fiology!Gs!
Akinesthesia!Ks!Itic$Lally(Ls!Etic$Hs!Fochore!Gsis!Dfolk!Dg!E-size$Jd$Ebird!Folt!Ecup!
Akingdom!Efish!Ier!Elet!Fike$Fy$Emaker!Epin!Eship!Fnake!Fton*Hwn*Ewood!Din!Dk)Eajou!
Akinky$Do!Dsey&Efolk!Ehasa*Fip!Eman!Eperson!Ewoman!Cosk!Dwa&Cp)Dling&Hesque$Dper!Crchhoff&
Akirchner&Dghiz5Hia*Hstan*Eiz5Gia*Gstan*Dibati*Dk!Euk*Dpan!Dsch!Dtle!Cshar&Einev*Eke!
Akismat!Eet!Ds,E-me-over-the-garden-gate!Eer!Eing!Her&Dumu*Ct)Dakyushu*Embilla!Dbag!Dchen!Her&Itte!Hware!
Akite)Embilla!Dh!Dsch!Gy$Dtee!Fn)G-tails!Gish$Eiwake!Eul!Ey!F-cat!Horner$Med$Dul!
Akiwi!E-sized$Blaipeda*Dnsman&Dproth&Dvern!Dxon!Cebsiella!De&Din&Est&Dptomania!Lc!Cick!Dmt&Dne&
Aklinefelter&Condike!Dpstock&Dtho&Cudge!Dtz!Dxer&Cystron!Duchevskaya*Bm!Bnack!Fer!Hed$Fwurst!Dp%Esack!
Aknapweed!Dve!Fry!Eish$Hly(Dwe!Fl!Cead%De!E-deep2Fhi!Hgh>Flength$Ecap)El,Fer!
Akneeling!Epan!Dll)Cickerbockers!Hs!Fknack!Kery!Dfe)F-edge!Ghandle!Flike$Dght)G-errant!Ghood!Gliness!Hy$
Akniphofia!Dsh!Dt,Eted$Gr!Fing!Ewear!Fork!Cob!Ebed$Fle!Gy$Fy$Ekerrie!Iy!Dck,
Aknock-down$K-and-drag-out$Gknee!Kd$Fabout+Fdown+J-dragout$Fed-out$Gr!Fing!Foff!Gut+Fwurst!Dll!Dssos*Dt)
Aknotgrass!Ehole!Eted$Finess!Fy$Dut!Dw,E-all!Fhow!Fit-all!Eable$Eer!Eing/Hly(Hness!Eledge!
Aknowledgeability!Lle$Nness!En$Dx&Eville*Cuckle)Hball!Iones!Hhead!Hr!Hs!Fs!Dt&Bo'd$Cala!
Akoan!Dsati&Cb!De*Enhavn*Do!Cch&Cestler&Chl!Eeria!Erabi!Cine!Eonia!Ck-saghyz!Hyz!Dka+
Akola!Em&Dkata*Ehoz!Hnik!Dn*Donia*Cmi&Dondor!Cnakri*Dgfuze&Dini!Doe&Eye&Codoo!Dk!
Akookaburra!Eie$Ey$Dpmans&Cpeck!Ek!Diyka!Dje!Dpie!Cr!Danic$Dbut&Dchnoi&Dda&Eofan*De&
Akorea*Fn0Dinthos*Duna!Dzybski&Cs!Dciusko&Hzko&Dher/Dovo*Cta&Er&Do!Ew)Cudou!Dmiss!
Akoussevitzky&Cvna*Eo*Cweit*Dhai!Dtow)Bp&Ch!Braal!Dfft-ebing&Et!Dit!Dkatao*Hu*Goa*Fu*
Akrakow*Dsner&Durosis!Et&Fhead&Cebs&Disler&Dmlin!Cigia!Dll!Ds!Ehna&Dti*Coeber&Dna!Ee!
Akronecker&Don!Dpotkin&Dto&Cubi!Dger&Dmmhorn!Dpp&Cypton!Bs*Chatriya&Bt!Bu-chiku!Cangchou*Cbrick&Cdos!
Akudu!Dzu!Chn&Ci&Dper&Clun*Cmasi*Dis!Dmel!Dquat!Cnzite!Crakkan!Dchee!Fi!Dd&Eish+
Akurdistan*Di-chiku!Dosawa&Drajong!Ft!Dsk*Dta!Du!Es!Csan&Ctch!Duzov&Cvasz!Cwait*Gi0Cznets&
Akvass!Cetch)Bwacha!Di!Djalein*Dkiutl&Dn-yin&Egchow*Fju*Ftung*Enon&Eza!Dshiorkor!Dzulu-natal*Ceek!Dla!
Aky*Canite!Dt!Cd&Clie!Ex!Cmograph!Co-chiku!Dto*Cphosis!Ftic$Crgyzstan*Ki$Cushu*Cyiv*Al+
Al'aquila*Cenfant&B-shaped$Ba!C-di-da$Cager!Cb!Dan&Ddanum!Del,Fed$Fled$Etalol!Dial+Gise%Hze%
Alabiate$Ele$Eodental!Eum!Dor)F-intensive$Fatory!Fed$Gr!Fing$Gous$Jly(Jness!Fsaving$Eur)G-intensive$
Alaboured$Hr!Ging$Hte&Gsaving$Drador*Eocyte!Fuste&Dyrinth!Jian$Kne$Ktis!Jodont!Cc!De,Ebark!
Alaced$Elike$Epod!Er!Fate6Id$Hion!Ftid!Hlian$Ewing!Food!Grk!Dhaise&Eesis&Erymal$Ition!
Alachrymator!Ly$Hose$Ding!Fiate$Dk)Eadaisical$Nly(Eey!Eing$Eluster$Ire$Donia*Hn&Gc$Hally(
Alaconicism!Gsm!Dquer)Hware!Drimal$Htion!Ior!Ky$Eosse!Dtalbumin!Fse!Fte)Ging1Hon!Eeal+Eic$
Alactifuge!Eobacillus!Fflavin!Fgen!Iic$Fse!Guria!Duna!Estrine$Dy$Cd!Danum!Dder)G-back!Hproof$Eie!
Alade%En;Fed1Dies'-eardrop!Ps!Eng!Fo!Dle)Dy!E's-eardrop!Os!Hfinger!E-in-waiting!Fof-the-night!Fslipper!Ebeetle!
Aladybird!Fug!Efinger!Gsh!Elike$Iness!Fove!Celia!Drtes&Dtrile!Dvulose!Cfayette5Dfer&Eite&Ditte&Cg,
Alagan!Dend!Er!Fphone!Dgard+Eer!Eing!Dniappe!Domorph!Eon!Ephthalmos!Es*Duna!Fe!Ch!Dar!
Alahore*Cic$Eise%Fze%Dd$E-back$Foff$Dr!Ed!Dssez-faire$Dty!Dus&Cke!Efront!Eland*Eshore!
Alakeside!Dh!Dota&Dshmi&Cllation!Ey!Fgag%Cm,Da!Eist&Erck&Hian0Esery!Db)E's-quarter!Os!
Alamb-chop!East%He%Echop!Eda!Gcism!Eency!Gt$Frt!Ekill!Gn!Elike$Erequin!Eskin!De4Edh!
Alamella!Gibranch+Fy(Eness!Ft,Gable$Jy(Htion!Ged$Hr!Ging$Dia!Ena!Gl$Gr$Gte,
Alamination!Hor!Fectomy!Fitis!Evudine!Dmergeier!Iyer!Dp!Eblack!Ehouse!Elight!Jer!Gt$Eoon,Her!Epost!
Alamprey!Eshade!Gell!Cnai!Ete$Dcashire*Gter*Hrian0Ee)F-shaped$Flet!Gike$Got&Folate$Fr!Gs!
Alancet!G-shaped$Gfish!Fwood!Ehou*Gw*Einate$Iing$Dd)Eau!Eed$Fr!Efall!Fill!Egrave!Eholder!
Alandholding!Eing!Elady!Fer!Gss$Fine!Focked$Grd!Fubber!Kly$Eman!Grk!Gss!Eowner!Gska&Erover!
Alandscape)Jd1Jr!Iing3Jst!Fide!Flide!Hp!Fman!Fteiner&Eward(Is(De!Ey&Dgbeinite!Ee&
Alanglaufer!Fey!Emuir&Eobard&Fuste!Iine!Esat!Fet!Fyne>Etry&Euage!Fedoc-roussillon*Fid$Hly(Gsh%Ier!
Alanguor!Hous$Kly(Fr!Diard!Gy$Dk$Einess!Ey$Dolin!Dsa!Ft!Eeh!Ft!Eing*Eoprazole!
Alantana!Eern!H-fly!Ijawed$Hfish!Ehanide!Hoid!In!Hum!Dugo!Dyard!Dzhou*Co9D-tse&Fzu&Ezi&
Alaocoon&DsQDtian0Cp)D-jointed$Estrake$Kd$Heak$Ked$Darocele!Gscope!Ky!Gtomy!Dboard!Ddog!Del!
Alapful!Didarian$Ist!Hy+Gte%Hion!Hor!Fify%Gst!En!Dlace&Fnd*Dp&Eet!Eing!Eland*
Alapplander&Dse)Fd$Eing!Dtop!Dutan$Dwing!Cramie*Dboard+Dcener!Gist!Gous!Gy!Eh!Dd)Eer!
Alardner&Dedo*Dge=F-cap$Jitalisation$Ozation$Ggrained$Gheaded$Jrted$Gleafed$Jved$Gminded$Houthed$Gscale$Fly(Fmouth!
Alargeness!Fr$G-than-life$Fss!He!Ehetto+Fissimo$Eish$Eo:Di!Eat!Ed!Dk)Espur!Dn%Dousse&
Alarrup%Dva!Fcean!Gide!Fl$Eicide!Dyngeal$Hctomy!Gismus!Htis!Gopharyngeal$Oitis!Nx!Hscope!Ipasm!Itenosis!
Alaryngotracheobronchitis!Fx!Csagna!Ge!Elle&Dcar!Eivious$Kly(Kness!Der!Dh,E-like$Fup!Eer!Eing+Hs!
Alasiocampid!Ds!Ea*Eie!Ftude!Eo)Dt?E-ditch$Fminute$Fplace$Eing$Hly(Hness!Ely(Ct!Dakia!
Alatanier!Dch,Fet!Fkey!Fstring!De2E-blooming$Fflowering$Fripening$Fspring-blooming$Ecomer!Een+G-rig!Kged$Ely(Ency!
Alateness!Ft$Er<Fal+Hisation!Ity!Ization!Je%Hly(Gn*Fite!Est/Ex!Dh!Ee!Fe!
Alather)Gy$Ei!Dicifer!En0F-american$Fate$Fise%Ht&Gze%Fo0Esh$Etude!Hinal$Krian+Eum*
Alatke!Dona&Dria!Fne!Eobe&Ds!Dte!Fn!Fr/G-day$Gly(Eice!Hd$Hlike$Hwork!Dvia*
Alatvian0Cud%Eability!Gle$Iness!Hy(Fnum!Ftor!Iy$Eer!Dgh,Fable$Iy(Fer!Fing$Ily(
Alaughingstock!Fter!Gon&Dhala!Dnce!Fh,Ger!Ging!Gpad!Eder%Hette!Hing3Fress!Gy!Hman!Hwoman!
Alaureate+Fl!G-tree!Ged$Gled$Gs3Gwood!Fns&Gtius&Dsanne*Cv!Da!Ebo!Ege!Elava!Fier!
Alavaliere!Fliere!Etion!Fory!De%Ender/I-pink$Jtinged$Er!Dish6Gly(Gness!Doisier&Cw!D-abiding$Ebreaking!
Alaw-makers!Dbreaker!Dcourt!Dful$Gly(I-begotten$Gness!Dgiver!Dless$Hly(Hness!Dmaker!Ging!Fn!Dn!Drence5
Alawrencium!Dsuit!Dton*Dyer!Gbush!Cx$Dation!Gve+Dity!Dly(Dness!Cy7D-by!Eup!Dabout!Dby!
Alayer)Fed$Ette!Ding!Dman!Doff!Eut!Ever!Dperson!Dup!Czar!Fet!Hte!Io!Fus&De%
Alazily(Eness!Eo*Duli!Gne!Dy$Ebones!Bb!Cf.!Cj&Bcm!Bea!Dch)Fing!Eock&Dd,
Alead-colored$Jured$Ffree$Fin!Ebelly&Eed$Fn$Fr!Gs!Hhip!Eing/Eless$Eplant!Ewort!Df)E-book!
Aleaf-cutter!Flike$Fminer!Froller!Eage!Eed$Ehopper!Eing!Eless$Gt!Fike$Estalk!Ey$F-stemmed$Dgue)Dk)
Aleakage!Eer!Fy&Einess!Eproof$Ey$Dl$Dn7E-to!Eder&Eer!Eing/Eness!Dp,Eer!Efrog)
Aleaping!Dr&En%Fed$Hly(Hness!Gr!Fing!Ey&Dse)F-lend!Fd$Fhold!Jer!Eh)Et@
Aleastways(Gise(Dther)H-leafed$Lved$Hback!Hed1Itte!Hfish!Hjack!Let!Hleaf!Iike$Hneck!Hwood!Jrk!
Aleathery$Dve,F-taking!Fd$Fn)Ged1Ging3Fr!Eing!Cbanese0Fon*Densraum!Ccanopteris!Gra!Dh!Eatelierite!
Alecher!Gous$Jness!Gy!Ewe!Dithin!Dtern!Ein!Eor!Eure)Hr!Hship!Ging!Cda&Dbetter&De!
Alederhosen!Dge!Fman!Fr!Ce+Dch)Fee!Flike$Dds*Dk!Dr,Eing$Ey$Ds!Duwenhoek&Dward:
Aleeway!Cflunomide!Dt=E-eyed$Fhand$Jed$Lness!Kr!Fof-center$Fslanting$Fwing$Jer!Efield!Ehander!Eish$Gm!
Aleftist+Emost$Eover+Is!Ey!Cg!D-pull!Iing!Dacy!El$Fese!Fisation!He%Hm!Gty!Gzation!
Alegalize%Fly(Ete!Ge!Gship!Fion!Fo2Dend!Gary$Er!Fdemain!Fity!Dged$Eing!Ey$Dhorn!
Alegibility!Fle$Gy(Eng!Eon+Gary!Gella!Gnaire!Eslate%Iing!Jon!Jve$Lly(Ior!Kship!Iure!
Alegitimacy!Ite;Kly(Jion!Kse%Kze%Hise%Ize%Dless$Eike$Ds!Dume!Finous$Char&Ci!Dbnitz&
Aleibnitzian$Gz&Hian$Dcester*Jshire*Dden*Dgh&Domyoma!Hsarcoma!Dpoa!Ezig*Dshmaniasis!Josis!Eter!Eure!Hd$
Aleisureliness!Iy<Dtmotif!Iv!Ck!Dvar!Cmaitre&Enderin!Dma!Eing!Eon&Dniscus!Eos*Don!F-scented$Gwood!
Alemonade!Fgrass!Flike$Fwood!Fy$Dpira!Dur!Cnard&Dd%E-lease!Eable$Eer!Eing!El&Dgth!Gen%
Alengthened$Iing3Gily(Hness!Gways2Hise<Gy$Dience!Hy!Gt$Hly(Efy%En&Fgrad*Etive+Fy!
Alennon&Ds!Ee!Eman!Dten$Eia*Fc$Gel!Gular$Fform$Fginose$Jus$Go!Fl!Fsk!Gsimo$
Alento2Co5Dn*Eard&Hesque$Ho&Ecita!Ee!Eidas&Fne$Etief&Dpard!H's-bane!Hbane!Hess!Eoldville*
Aleotard!Hs!Cper!Didobotrys!Gcrocite!Glite!Gmelane!Gphobia!Hteran!Kist!Kologist!Oy!Ln!Ky!Gte$Eota!
Aleporid!He!Dpy!Drechaun!Eose$Gy!Fus$Dtocephalus!Fdactylid!Fmeninges!Litis!Fn!Frhine$Grhine$Kian$Lc$
Aleptospira!Josis!Horangiate$Num!Ftene!Cr&Desis!Dmontov&Dner&Dot!Csbian+Hism!Eos*Dion!Dotho*Dpedeza!
Aless<E-traveled$Eee!Fn%Ged$Ging!Fps&Fr$Eing&Eon!Fr!Dvos*Ct,Dch!Ddown!Dhal$
Alethality!Frgic$Jally(Hy!Do&Dter)G-perfect$Gcard!Ged$Hr!Ghead!Ging3Gman!Gpress!Gs!Eing!
Alettuce!Dup!Cu!Dcaemia!Eine!Eocyte!Iosis!Jzoan!Lon!Fma!Fpenia!Frrhea!Fthoe!Gomy!Dkaemia!Eemia!
Aleukocyte!Iosis!Fderma!Fencephalitis!Fma!Fpenia!Frrhea!Ftomy!Dwenhoek&Cv!Dallorphan!EntMGer!Gine0Etor!Dee!
Alevel4F-headed$Fer!Fheaded$Fing!Fler!Er)Fage)Hing!Fet!Di&E-strauss&Eathan!Erate!Es3Etate%
Alevitation!Fe&Fical$Fy!Dodopa!Erotary$Ition!Jory$Dulose!Dy,Cwd$Ely(Eness!Dis&Fton*Cxeme!
Alexical$Hisation!Je%Kd$Ization!Je%Kd$Hly(Fographer!Lic$Nal$Ly!Glogist!Jy!Gn!Gstatistic$
Alexicostatistics!Engton*Es!Cy!Dden*Bhasa*Bi+Cabilities!Iy!Ele$Dise%Fon!Dna!Dr!Cbation!Dber!
Alibby&Del)Fer!Flous$Fous$Eral+Hisation!Je%Jm!Jt!Kic$Ity!Ization!Je%Hly(Hness!
Aliberate%Id$Hion!Hor!Fia*Hn0Ftarian!Lism!Gine+Gy!Didinal$Hous$Fo!Dra5Frian!Jship!
Alibrary!Fte%Gion!Eettist!Ho!Fville*Dya*Fn0Ccence)Hd$Fse)Hd$He!Hr!Ftiate!Hous$
Alicentiously(Kness!Dhee!Fn!Egate!Ei!Etenstein&Dit$Fly(Fness!Dk,Eed$Eing!Dorice!Cd!Dar!
Alidded$Dless$Do!Ce,D-abed!Ein!Dbfraumilch!Dchtenstein*Ner0Dd!Df(Dge+Fman!Dn!Eal$Dpaja*
Alietuva*Du!Etenancy!Jt!Cfe!E-and-death$Fgiving$Fof-man!Gr-death$Fsize$Jd$Gtyle!Gupport$Hstaining$Fthreatening$Gime!
Alifeblood!Foat!Eguard!Ehack%Eless$Ily(Iness!Fike$Gne!Fong$Er!Esaver!Hing!Fize$Fpan!Ftyle!
Alifetime!Ework!Dt,Eed$Fr!Eman!Eoff!Cgament!En!Fd!Ete%Fion!Fure!Der!DhtGF-armed$
Alight-blue$Honed$Gcolored$Gduty$Gfingered$Hooted$Ggreen$Ghaired$Inded$Mly(Headed$Mly(Jrted$Nly(Gminded$Mness!
Alight-o'-love!Hf-love!Gsensitive$Hkinned$Gtight$Gyear!Fbulb!Fed$Gn%Hing!Gr)H-than-air$Hage!Hman!Fheaded$Lness!
Alighthearted$Mness!Gouse!Fing!I-up$Fless$Jness!Gy(H-armed$Fness!Ging!Fproof$Fs-out!Ghip!Gome$Jly(
Alightsomeness!Fweight+Good!Dne!Fous$Eify%Fn!Fte!Eosae!Eum!Dule!Eria*Ci$Di$Ckable$De7
Alike-minded$Eable$Ed$Elihood!Gness!Fy2En%Fess!Fing!Ewise(Ding!Duta!Clac+F-blue$Gcolored$Gpink$
Alilac-purple$Engeni!Diaceous$Eopsid!Eth&Euokalani&Dle*Eie&Fputian+Dongwe*Dt)Eing$Dy!E-livered$Fwhite$Eturf!
Alima*Ecine$Foid$En!Db!Eed$Fr4Gs!Eic$Eless$Eo!Eus!De)Eade!Eira*Ekiln!
Alimelight!En!Erick!Estone!Ewater!Ey!Dit,Fation!Fed/Hly(Gr!Fing/Fless$Jness!Dn%Eer!
Alimning!Eological$Mly(Jst!Iy!Fs*Do!Enene!Fite!Eusin*Ie!Dp8Ea!Eer!Ft!Eid$
Alimpidity!Gly(Fng!Ekin!Ely(Eness!Cn&Dac!Ege!Elool!Dchpin!Eoln5Hesque$Hian$Hshire*Fmycin!
Alind&Eane!Ebergh&Een!Fsnes*Esay&Ey!De)E-shooter!King!Eage!Fl$Gly(Fment!Fr$Gise%
Alinearity!Hze%Gly(Ftion!Ebacker!Ecut!Ed$Elike$Eman!Fen!En!Fdraper!Er!Esman!Eup!Dg!
Aling-pao&Eam!Eberry!Ecod!Eenberry!Fr%Ger!Gie!Hng!Jly(Eo!Fnberry!Eua!Gl/Hly(Fica!
Alinguine!Hi!Gst!Iic$Kally(Ks!Flate$Diment!En!Fg!Dk,Eage!Eboy!Eed$Eman!Es!
Alinksman!Eup!Dnaean$Gus&Eean$Ft!Do!Ecut!Eleum!Dseed!Fy-woolsey!Etock!Dt!Eel!Ewhite!Duron!
Alinz*Con!E's-ear!E-hunter!Eess!Ft!Efish!Ehearted$Eise%Fze%Dthyronine!Cp!D-gloss!Eread%Eshaped$Fync%
Alip-synch%Daemia!Eris!Ese!Dchitz&Dectomy!Emia!Dfern!Did!Faemia!Fe!Gmia!Fosis!Dless$Eike$Dmann&
Alipochondrodystrophy!Egram!Eid!Gaemia!Gemia!Ema!Gtosis!Ephilic$Frotein!Esarcoma!Fome!Fuction!Etropic$Dped$Ei&Emann&
Alipread%Hing!Dscomb&Etick)Cquefaction!Giable$Hed$Gy%Fscent$Fur!Eid/G-fueled$Gambar!Hte%Iion!Ior!
Aliquidise%Jr!Hty!Hze%Jr!Gness!Ffiable$Hed$Gy%Eor!Gice!Cr&Da!Csboa*Fn*Dinopril!
Alisle!Dp)Eer!Eingly(Dsom$Ge$Hness!Dt)Eed$Fn%Ger!Ging!Fr!Gia!Hosis!Eing!
Alistless$Ily(Iness!Eon&Dzt&Ct/Dany!Es!Dchee!Fi!De$Er!Facy!Gl/Hise%Jm!
Aliteralize%Hly(Hness!Gry$Gte/Hi!Im(Hure!Dhe$F-bodied$Fness!Fsome$Eiasis!Fc$Fum!Eoglyptics!
Alithograph)Ker!Kic$Ky!Flogy!Fmancer!Jy!Itic$Fphyte!Jic$Gs!Fsphere!Ftomy!Euania*Jn0Fresis!
Alitigant!Gte%Hion!Hor!Fious$Jness!Dmus!Doral!Etes!Dre!Dter)G-basket!Iearer!Gateur!Gbin!Hug!
Alittered$Hr!Ele=G-known$Gneck!Iss!Gr$Eoral+Ere&Durgical$Is!Hology!Hst!Gy!Cv$Dable$
AliveSE-and-die!Fbearer!Jing$Fforever!Eable$Eborn$Edo!Elihood!Gness!Fong+Fy$En%Fess!Er+F-colored$
Aliveried$Gsh$Fleaf!Fmore&Fpool*Gudlian0Fwort!Gurst!Fy+Gman!Estock!Did$Fity!Fly(Fness!Eng/
Aliving-room!Gston&Ke&Donia*Hn&I-speaking$Dy&Cza!Erd!G's-tail!Gfish!Bjubljana*Blama!Dno!Coyd&Cud&
Allyr&Bm!Boach!Dd)E-bearing$Fshedding!Eed$Fr!Eing!Es!Ftar!Gone!Df)Eer!Eing!Dm!
Aloamless$Ey$Dn)E-blend!Eblend!Eer!Eing!Eword!Dsa!Dth$Fe%Gr!Fing!Fly$Fsome$Jness!
Alob,Dachevsky&Er$Ete$Gd$Dby)Fism!Ht!De!Ectomy!Ed$Efin!Elia!Hceous$Dito*Dlolly!
Alobotomy!Dscouse!Fuse!Eter!H-backed$Hback!Hman!Dular$Hity!Fe!Dworm!Ccal/Fe!Fisation!He%Id$
Alocalism!Gty!Gzation!He%Id$Fly(Ete%Gd$Gr!Fing!Gon!Gve!For!Dh!Eia!Dk,
Alock-gate!Eage!Ebox!Edown!Ee&Fr!G-room$Ft!Eing!Ejaw!Ekeeper!Eman!Gster!Enut!Eout!Ering!
Alocksmith!Ftep!Gitch!Eup!Do$Eism!Emote%Hion!Ive+Hor$Eweed!Dule!Fus!Em!Es!Ft!
Alocution!Cde!Estar!Gone!Dge,Fment!Fpole!Fr!Eing!Hs!Ement!Dz*Ceb&Dss!Dwe&Ei&
Alofoten*Dt)Eily(Fness!Ey$Cg)D-in%Dagraphia!Enberry!Erithm!Jic$Lally(Dbook!De!Dger!Ghead!
Aloggerheaded$Eia!Fness!Gg!Dic!Fal$Hity!Hly(Hness!Fian!Gsm!Eness!Eon!Estic$Ial$Iian!
Alogistics!Djam!Do!Egram!Imatic$Nally(Hph!Jic$Emach!Iist!Iy!Gnia!Errhea!Es&Etype!Droll%
Alogrolling!Fno*Dwood!Dy$Chan!Cin!Ecloth!Es3Dr!Dter%Ger!Cki&Cligo!Eta&Dl%Eipop!
Alollop%Ey!Fgag%Cmatia!Dbard&Hia*Hy*De*Ent!Dustine!Cndon5Ger&De$Eliness!Fy$Er!
Alonesome$Iness!DgKE-acting$Ggo$Grmed$Fbeard!Godied$Granched$Fchain$Fdated$Gistance$Ffaced$Hmiliar$Fhaired$Hndled$
Along-headed$Fjawed$Flasting$Gegged$Is!Gife$Hved$Fplay$Jing$Frange$Gun$Fshanked$Gnouted$Gpurred$Gtalked$Iple$
Along-sufferance!Ling+Fterm$Fwearing$Ginded$Lly(Lness!Gool$Jed$Ean!Gberry!Gimity!Ious$Ebeard!Foat!Gw!
Alongbowman!Eed-for$FrBFst(Fvity!Efellow&Ehand+Forn!Eicorn!Fng!Hly(Fsh$Ftude!Iinal$Mly(Elegs!
Alongness!Eroot!Eshoreman!Ht!Fighted$Lness!Ftanding$Etime$Eueur!Eways>Fise(Fool!Eyi!Dtar!Co!Dfa!
Aloofah!Dk,E-alike+Fover!Edown!Eer!G-on!Eing/Eout!Eup!Dm,Dn!Eey!Eie!Ey+Dp,
Aloop-line!Fthe-loop!Eer!Ehole!Eing!Ey$Ds&EeKF-fitting$Gjointed$Iwled$Fleaf$Gy(Fn%Ged$Hss!
Aloosening!Fstrife!Dt)Eed$Fr!Eing!Cp%D-eared$De,Dper!Dsided$Ily(Iness!Cquacious$Kly(Kness!
Aloquacity!Ft!Crazepam!Dca&Ehel!Dd)Eless$Finess!Fy$Eolatry!Fsis!Ftic$Es-and-ladies!Fhip!De!Elei&
Aloren&Ftz&Fz&Dgnette!Dica!Ekeet!Draine*Ee&Ey!Dy!Cse%Er!Dings!Ds!Ees!Eless$
Alossy$Dt/E-and-found!Ct)Da!Dh$Eario&Eringen*Di!Ec$Eon!Ds>Dte!Fry!Eo!Dus!
Alotus-eater!Fland!Cuche$Dd2E-hailer!Fmouthed$Fvoiced$Een%Ely(Emouth!Eness!Espeaker!Dgh!Dis&Fiana*Jn&
Alouisianian&Fville*Dnge,Gr!Gwear!Dp-garou!Ee!Dr%Dse!Einess!Ey$Dt!Eish$Dvar!Eer!Ged$
Alouvre!Cvable$Ege!Estatin!De,E-in-a-mist!Iidleness!Iwinter!Flies-bleeding!Fphilter!Kre!Gotion!Fsong!Ftoken!Eable$Ebird!
Aloved$Elace&Fess$Finess!Fl&Forn$Fy/Emaking!Er!Flike$Gy$Eseat!Fick$Iness!Fome$Ding$
Aloving-kindness!Gly(Gness!Cw?D-altitude$Ebacked$Feam$Fudget$Ecal$Feilinged$Flass$Fost$Fut$Edensity$Fown+Egrade$
Alow-growing$Einterest$Ekey$Hed$Elevel$Fying$Enecked$Epitched$Fowered$Fressure$Giced$Eresolution$Fise$Eset$Fpirited$Mness!
Alow-sudsing$Etech$Gnsion$Foned$Evoltage$Ewarp-loom!Dan!Dball%Eorn$Fy!Ered$Fow+Hed$Dell&Er,F-class$
Alower-middle-class$Gnormandy*Granking$Fcase+Glassman!Fed$Fing/Ily(Fmost$Est2Dland+Her&Hs*Eife!Fness!Ey$
Alowness!Dry&Dset$Cx!Dapine!Dodrome!Cyal$Fist!Fly(Fty!Eng*Dola&Czenge!Dier&Bpn&Buanda*
Aluau!Cba&Evitch*Jer&Dber!Gly$Eock*De)Eck*Ditsch&Dlin*Dricant!Hte%Jd$Iion!Ior!
Alubricious$Hty!Dumbashi*Ccania*Es&De&Ent$Erne!Did$Fity!Fly(Fness!Efer!Hin!Fugal$Hous$
Aluck!Eily(Fness!Eless$Enow*Ey$Drative$Jness!Ee!Ftius&Dubrate%Iion!Elent$Flan$Gus&Fus&
Aluda*Ddite&Dicrous$Jly(Do!Ces!Cff)Ea!Dkin*Cg,De)Er!Dgage!Eer!Dh&Ding!
Alugosi&Dsail!Dubrious$Kly(Kness!Dworm!Cik*Cke&Ewarm$Ily(Iness!Cll)Eaby!Ei&Ey&Du!
Aluluabourg*Cmbago!Fr$Eer)Ging+Gjack!Gman!Hill!Gyard!Eosacral$Eus!Den!Dinance!Gry!Fesce%Jnce!
Aluminescent$Fism!Fosity!Gus$Iness!Dma!Eox!Dp)Eectomy!Fn$Gproletariat!Fr!Efish!Eish$Esucker!Ey$
Aluna&Ecy!Er$Ete$Fic/Gon!Dch)Feon!Gr!Fing!Froom!Ftime!Dd*Dette!Dg!E-like$
Alung-power!Ee,Fn!Fr!Efish!Ei!Eyi!Disolar$Dkhead!Dt&Dula!Fe!Coyang*Cpin!Fe+Dus!
Alurch,Fer!De,Did$Fly(Fness!Dk%Eer!Csaka*Dcious$Ily(Iness!Dh/Eness!Eun*Ditania*
Alusitanian$Dt)Eer!Gless$Kness!Gware!Eful$Hly(Hness!Eily(Fness!Erate%Fe!Gless$Kness!Fous$
Alustrum!Ey$Cta*Enist!De!Eal$Ecium!Efisk!Ein!Enist!Eotropin!Etium!Dfisk!Dher&Gan0Eier!
Aluting!Est!Dyens&Cx!Date%Fion!De$Embourg*K-ville*Ker&Kian$Gurg*Jer0Dor*Duria!Hnce!
Aluxuriant$Jly(Hte%Iion!Gous$Jly(Jness!Fy!Czon*Bv$Ci$Di$Ei$Bwei!Bx+Ci$
Alxii$Ei$Dv$Cv$Di$Ei$Fi$Cx+Di$Ei$Fi$Ev$Dv$Ei$Fi$Gi+
Alxxx+Ei$Fi$Gi$Fv$Ev$Fi$Gi$Hi$Byallpur*Ccaenid!Enthrope!Ky!Dee!Eum!Dhee!
Alychgate!Enis!Dia*Dopene!Fod!Cdia*Ce!Cgaeid!Cing!F-in!Cly&Cmantriid!Dph!Fadenitis!Joma!Kpathy!
Alymphangiectasia!Ps!Jogram!Nphy!Kma!Jtis!Gtic$Fedema!Foblast!L-like$Gcyte!Jic$Jopenia!Ksis!Ggranuloma!Jphy!
Alymphoid$Gkine!Gma!Gpenia!Hoiesis!Furia!Cnch%Fburg*Fing!Fpin!Dx!E-eyed$Con*Enais*Ie$Es*
Alyophilisation!Je%Kd$Ization!Je%Kd$Cpressin!Crate$De!E-flower!Fshaped$Ebird!Eflower!Dic4Fal$Hity!
Alyrically(Fism!Ht!Est!Csander&Denko&Dimachus&En!Fe!Gmia!Eppus&Es!Dogenic$Jity!Isation!Ization!
Alysogenize%Hy!Esome!Ezyme!Dsa!Fvirus!Ctton&Am+Ba!C'am!Car!Eianhamina*Cc!Dabre$Edam!Hia!
Amacadamise%Ize%Emba!Eo*Eque!Eroni!Ic$Gon!Fthur&Eu*Flay&Ew!Dbeth&Ddowell&De!Ebearer!
Amacedoine!Gn*Hia*Jn0Er!Fate%Hion!Ive$Dgregor&Dh&Eete!Eiavelli&Lan0Fcolate%Kion!Flid!
Amachinate%Iion!Ior!Ge)H-accessible$Icontrolled$Idriven$Imade$Iwash%Hlike$Hry!Gist!Fsmo!Emeter!Eo+F-man!
Amacintosh!Dk!Eem&Fnzie&Frel!Einaw!Gtosh!Ele!Dleish&Fod&Don!Fnais!Drame)Eencephalic$Mous$My!
Amacro+Fbiotic$Ls!Fcephalic$Lous$Ly!Gosm!Jic$Gyte!Iosis!Feconomic$Ns!Mst!Gvolution!Fglia!Hossia!
Amacromolecular$Me!Fn!Fphage!Fscopic$Lal$Nly(Gporangium!Je!Ftus!Fzamia!Dula!Gte6Hion!Fe!Emba!
Amacushla!Cd$Dagascan0Jr*Eke!Em!Fe!Dcap+Dden%Ged1Ging1Fr)Gwort!De$E-to-order$Fup$
Amadeira*Hs*Emoiselle!Dhouse!Dison5Dly(Dman!Dnep!Fss!Donna&Dras!Ga!Hh!Eepore!Eid*Fgal,
Amadrigalist!Flene!Eona!Go!Dwoman!Frt!Celstrom!Dnad!Dstro!Dterlinck&Cffia!Dia!Eoso!Cg!Dazine!Ddalen!
Amagellan&Enta+Dgot!Gy$Dhreb*Dic+Fal$Hly(Fian!Elp!Enot&Esterial$Lly(Gracy!Ite!Jure!
Amaglev!Dma!Dnanimity!Ious$Lly(Lness!Fte!Eesia!Hte!Hum!Ft!Gic$Ially(Is!Hsation!Ie%
Amagnetised$Im!Hte!Hzation!Ie%Jd$Go!Hgraph!Hhydrodynamics!Hmeter!Hn!Hsphere!Gron!Eification!Ience!Kt$
Amagnificently(Io!Hed$Ir!Gy%Floquence!Lt$Mly(Ftude!Eolia!Hopsid!Eum!Dpie!Dritte&Duey!Es!
Amagyar0Gorszag*Cha&Egua!En&Eraja!Ih!Gnee!Hi!Gshtra*Etma!Eyanist&Ddi&Fst&Dgrib*Dican&
Amahimahi!Djong!Dler&Estick!Doe!Egany!I-red$Emet&Eund&Ft!Dratta&Duang!Cid!Een+Ghair!Head!
Amaidenhood!Glike$Iness!Hy$Ehood!Eism!Eservant!Eu&Fguri*Dger!Ere!Dkoa!Dl,E-cheeked$Glad$Ebag!
Amailboat!Gx!Edrop!Eed$Fr!Eing!H-card!Elol&Gt!Eman!Esorter!Dm%EedCFr!Eonides&Dn/
Amain-topmast!Isail!Ee*Fr&Eframe!Eland!Fine%Fy(Emast!Esail!Fheet!Fpring!Ftay!Gream!Ked$Etain%
Amaintainable$Ied$Jr!Fenance!Hon&Dolica!Dsonette!Gnette!Dtland&Ereya&Dze!Cjagua!Destic$Ially(Gy!Dolica!
Amajor8F-domo!Ggeneral!Fca*Fette!Fity!Fs!Duscular$Ie+Ckataimeshekiakiak&De,E-believe+Fdo!Fpeace!Fup!Fwork!
Amakedonija*Eover!Er!Feady!Eshift/Eup!Eweight!Ding!Do!Emako!Clabo*Fsorption!Ecca!Fhi&Has&Hte!
Amalacia!Fologist!Jy!Gpterygian!Edaptive$Fjusted$Jive$Jment!Froit$Jly(Jness!Fy!Ega*Ehini!Eise!Emud&
Amalamute!Enga!Eprop!Iism!Ios2Er!Fia!Hl$Fkey!Gy!Ewi*Gan0Ey0Fa*Gn0Fo-polynesian+
Amalaysia*In0Dcontent+Ddivan&Ges*Gian&De+Eate!Eberry!Franche&Ecite&Edict6Iion!Efactor!Fic$Hence!
Amaleficent$Emute!Eness!Eo!Evich&Folence!Ky!Jt$Kly(Dfeasance!Jt!Eormation!Hed$Eunction)Ling$Di*
Amalian0Ece!Fious$Jly(Jness!Egn;Gance!Jy!It$Jly(Ger!Gity!Gly(Gment!Ek!Enger%
Amalingerer!Iing!Fois!Gwski&Dl!Eard!Gme&Eeability!Hle$Fe!Ft!Fus!Eon&Fw!Dmo*Esey!
Amalnourish%Ked$Kment!Eutrition!Docclusion!Edor!Hous$Kness!Gur!Ious$Ene&Fylurea!Epe!Ery&Dpighi&Eosed$
Amalposition!Eractice!Draux&Dt)Ea*Eed+Fse0Eha!Fus&Hian0Eman!Eo&Fse!Ereat%Ied$Jr!
Amaltreatment!Ester!Dvasia!Eersate%Jion!Cm&Da!Dba!Eo)Det&Ey!Dilla!Dma!Fl!Gian/Gogist!
Amammalogy!Fry$Eee!Eilla!Iria!Eogram!Iphy!Fn!Fth/Hermography!Ey!Do!Encillo!Cn)D-about-town!Ft-arms!
Aman-child!Eeater!Emade$Eof-the-earth!Hwar!Fn-a-horse!Eportable$Esized$Eto-man<Dacle)Ege%Gability!Ile$Kness!Jy(Gment!
Amanager!Hess!Hial$Kly(Hship!Fua*Ekin!Ema*Ena!Fnan&Et!Fee!Ewydan&Hdan&Dchester*Fu&
Amanchuria*Jn$Eunian0Ddaean0Fla!Hy*Fmus!Frin!Ftary!Ge)Gor!Iily(Iy/Eean0Fla&Gbrot&
Amandelshtam&Htam&Eible!Gula!Jr$Jte$Iofacial$Foc!Ha!Eola!Gin!Erake!Fel!Fil!Hl!Eucate%
Amanduction!De!Es&Et&Euver)Iability!Kle$Ier!Dful$Gly(Gness!Dgabey!Fnate!Gese!Gite!Ee!
Amangel-wurzel!Fr!Fy$Eily(Fness!Ele)Gd1Gr!Fietia!Eo!Fld!H-wurzel!Fnel!Fsteen!Erove!Ey$
Amanhandle%Fttan!Eole!Fod!Eunt!Dia!Fc+Gal$Ily(Ec$F-depressive+Fhaean0Gean0He0Flike$Fotti!
Amanicure)Hist!Efest7Iation!Ily(Io!Fold4Ekin!Ela!Fla!Eoc!Ga!Epulability!Jle$Ite%Jion!
Amanipulative$Mly(Jor!Gr*Eraptor!Etoba*Dkato*Eind!Ey$Dlike$Fness!Ey2Dn&Ea!Eed1Fquin!
Amanner!Ged$Gism!Gly$Gs!Eheim*Eikin!Fsh$Ftol!Doeuver%Hrability!Kle$Ie)Jr!Emeter!Er!
Amanorial$Dpower!Dque$Droot!Dsard+Gt&Ee!Frvant!Efield5Ei&Fon!Elaughter!Gyer!Eon&Dta!Eegna&
Amantel!Get!Gl&Gpiece!Eic$Ghora!Gora!Ie!Fd!Fger!Flla!Fs!Gpid!Gsa!Ele)Gd$
Amantlepiece!Gt!Era!Gp!Eua!Dual+Gly(Ebrium!Efactory!Iure,Ld$Lr!King!El!Emission!Gt%
Amanumitter!Ere)Es!Fcript!Dx+Dy$E-chambered$Flobed$Fsided$Dzanita!Eoni&Co&Dist0Cp)D-reader!Dinguari!
Amaple!F-leaf!Hike$Flike$Dmaking!Dper!Eing!Dquest)Duto*Cquiladora!Fs&Gard&Cr,Da!Ebou!Ht!
Amaraca!Gibo*Gy*Fo&Eng!Fta!Esca!Ghino!Fmus!Et&Fha&Gon!Ier!Eud)Ger!Ging$
Amaravilla!Dble)G-wood!Gd$Gisation!Ie%Jd$Iing!Hzation!Ie%Jd1Iing3Gs!Gwood!Fing!Dc!
Amarceau&Fl)Eh)Fe*Gr!Gs*Fing!Goness!Fland!Fpane!Eiano&Eoni&Euse&Dduk&De!Dgarin!
Amargarine!Hta!Fte!Fy!Ee!Ein!Gal$Iia!Jsation!Ke%Jty!Jzation!Ke%Ily(Gocephalian!Eosa!
Amargrave!Euerite!Di&Ea!Fchi!Fn$Gas*Ecopa&Eehamn*Egold!Ehuana!Ejuana!Emba!Ena!Gde)Gra!
Amarinate%Fe/Gr!Fi&Fo&Eonette!Eposa!Etal$Ficide!Gme$Is*Djoram!Dk,Eed$G-up$Gly(
Amarker!Ft)Gable$Ger!Ging3Gplace!Ehoor!Gr!Eing!Eka!Eoff&Fv&Ga&Gian$Es&Fman!
Amarksmanship!Eup!Eweed!Dl!Eberry!Eey&Ein!Ge!Hspike!Ggspike!Gspike!Fte!Eowe&Estone!Ey$Dmalade!
Amarmite!Eoreal$In$Fset!Ft!DocDFain!Eon7G-purple$Hspotted$Ged$Dquand&Fe!Ge!Gss!Gterie!
Amarquetry!Hte5Fis!He!Drakech*Hsh*Fno&Eed$Ei!Fage!Iability!Kle$Fed/Eow!Gbone!Euecos*
Amarry%Ds]Eeille!Js*Eh!Fal)Hl!Hship!Fland!Fmallow!Fy$Etan&Eupial+Hum!Dt!Eagon!
Amarten!Gsite!Ei&Fal9Hly(Gn9Fn!Get!Ggale!Gi!Hque*Eynia!Fr)Gdom!Gise%Hze%
Amarum!Fi!Epa!Et&Dvel,Gl&Her!Hous$Kly(Gous$Jly(Dx&Eist9H-leninist$Dy&Eland*
Amarylander&Dzipan!Cscara!Gpone!Eot!Euline/Iisation!Ke%Jty!Jzation!Ke%Ddevallia!Defield&Er!Fu*Dh,
Amasher!Ehad*Eie!Eriq*Djid!Dk)Eed$Fr!Eing!Dochism!It!Jic$Lally(En!Fic$Fry!
Amasorete&Hic$Fite&Eud&Dqat*Eue!Gr!Hade,Kr!Ds4E-produce%Md$Fspectrometric$Eachuset&Lts5Gre,
Amassage,Hr!Fsauga!Goit&Fwa*Ee!Fnet&Fs!Fter!Fur!Gse!Eicot!Iite!Ff!Fne&Fve$
Amassively(Hness!Eorete&Dt!Eaba!Hh!Flgia!Eectomy!Fd$Fr4G-at-arms!Ged$Gful$Jly(Ging!Gless$
Amasterly$Gmind,Gpiece!Gs&Hhip!Htroke!Gwort!Gy!Ehead!Eic!Gate%Iion!Fff!Fgophoran!Le!Ftis!
Amastocyte!Fdon!It!Fid+Hal+Je!Hectomy!Hitis!Fpathy!Gexy!Eurbate%Jion!Jor!Ct4Dador!Ei!
Amatamoros*Dch,F-up!Fboard!Hok!Hx!Gush!Fed$Gr!Gt!Fing$Fless$Gock!Fmaker!Iing!Fstick!
Amatchup!Fweed!Good!De)Ed$Eless$Fote!Er!Ffamilias!Fial+Iisation!Ke%Km!Kt!Lic$Nally(
Amateriality!Jzation!Ke%Ily(Gel!Fnal$Iism!Ktic$Ily(Gity!Es!Ey$Dh!Eematical$Mly(Kian!
Amathematics!Eias&Es!Dinee!Fg!Fs!Esse&Dman!Doaka&Driarch!Jal$Kte!Jic$Jy!Fc!Gentric$
Amatricide!Gulate,Kion!Fkin!Flineage!Kl$Lly(Kr$Fmonial$Iy!Fsib!Fx!Eon!Gly$Gymic!Dsyendra!
Amatt+E-up%Ee4Fd1Fr)G-of-course$Kfact$Ehew&Eing3Eock!Fle&Eress!Durate%Hion!Kal$Fe;
Amatured$Gly(Gment!Gness!Fity!Etinal$Dzah!Eo!Fh!Cudlin$Dgham&Di*Dl)Edin&Eer!Gs!
Amaulstick!Dnd!Fer%Dpassant&Driac&Ftania*Kn0Je*Gian0Hus*Eois&Dser&Eoleum!Dve/F-blue$Gpink$
Amaven!Erick+Din!Es!Cw!Dkish$Hly(Hness!Dlamyine*Cx!Di+Ella!Hria!Iy+Godental$Hfacial$
Amaxillomandibular$Em!Fal$Hly(Gtion!Fian&Gsation!He%Hing$Gzation!He%Hing$Fum/Dwell!Cy!Da&
Amayakovski&En&Epple!Dbe(Deng!Fne*Er&Dfish!Elower!Fy!Dhap(Fw!Eem!Didism!Do!Ennaise!
Amayor!Fal$Hty!Fess!Dpole!Fp!Ds&Dweed!Czar-i-sharif*Etlan*De!Ed$Er!Dopathy!Durka!Dy$
Amazzard!Eini&Bbabane*Ceya*Bcalester*Elen*Ccarthy&Gney&Euley&Dormick&Dullers&Cg!Draw&Duffey&Ckim&Enley&
Amcluhan&Cmaster&Cpherson&Bd5Be*Cad!Ee&Eow!Ggrass!Glark!Dger$Gly2Gness!Ere$Gly(Gness!
Ameal!Eberry!Eie!Etime!Eworm!Ey$F-mouthed$Fbug!Fmouthed$Dn7Eder,Hing1Kly(Eie!Fng+Hful$
Ameaningfully(Kness!Hless$Lness!Ely(Eness!Es3Fpirited$Mly(Etime>EwhileBEy!Drstone!Dsles!Fy$Eurability!
Ameasurable$Jy(Ge,Hd$Ily(Hless$Hment!Hr!Ging!Dt!E-eating$Eball!Eless$Foaf!Eman!Epacking!
Ameatus!Ey$Cbendazole!Dibit!Fyte!Ccca!Dhanic+Ial$Kly(Is3Hsation!Ie%Jd$Im!It!Jic$
Amechanistically(Hzation!Ie%Jd1Dlizine!Eofenamate!Donium!Epteran!Ious$Cdal!Fist!Flion!Hst!En*Ewar&Ddle%
Ameddler!Gsome$Kness!FingADea&Ellin*Evac!Dfly!Eord*Diacy!Feval$Fl$Gly(Fn/Gt!Fstinum!
Amediate6Hd$Hness!Gion!Gor!Iial$Iy$Grix!Ec!Fal/Hly(Gment!Gte%Hion!Ive$Final$
Amedicinally(He)Fk!Fo!Glegal$Eety!Fval$Ena!Eocre$Hity!Etate%Hion!Ive$Kly(Kness!Ferranean+
Amedium+G-dry$Hlarge$Hsize$Ld$Evac!Dlar!Eey!Droxyprogesterone!Dulla!Hry$Hted$Esa!Gn!Foid+Ced!
Ameek$Ely(Eness!Drestone!Ekat!Eschaum!Dt7Eer!Eing!Hhouse!Cfloquine!Cg!Dabat!Fit!Fucks!Fyte!
Amegacardia!Fephaly!Folon!Fycle!Edeath!Eera&Eflop!Egametophyte!Ehertz!Fit!Ekaryocyte!Mic$Elith!Iic$Foblast!Lic$
Amegalocardia!Hephaly!Hyte!Ghepatia!Gmania!Lc!Mal$Kc$Gpolis!Gsaur!Kus!Ephone!Fode!Escopic$Fporangium!Ie!
Amegasporophyll!Ethere!Iian!Jid!Fon!Ewatt!Destrol!Dillah!Fp!Dohm!Drim!Gs!Ci!Dosis!Etic$Dr&
Ameissner&Dtner&Hium!Claena!Egra!Emine!Encholia!Lc!Kc+Jy+Hthon&Fesia*Jn$Fge!Fin!Gse%
Amelanism!Gze%Foblast!Gcyte!Gderma!Gma!Gsis!Esma!Etonin!Dba&Eourne*Dchior&Gte&Dd)Dee!Ena!
Amelilot!Hus!Eorate%Iion!Jve$Gism!It!Dkite&Dlifluous$Fsonant$Eon&FwSGed$Ging!Jly(Gly(
Amellowness!Dodic$Hally(Gous$Jly(Jness!Gse%Gze%Frama!Jtic$Mally(Fy!Eid!En!Esa!Dphalan!
Amelpomene&Dt,Eable$Edown!Eed$Fr!Eing+Ewater!Dville&Cm!Dber!Ged$Gless$Gship!Erane!I-forming$
Amembranophone!Ius$De!El*Ento!Do!Eir!Erabilia!Kty!Hle$Iy(Gnda!Ium!Fial!Iisation!Ke%
Amemorialization!Ke%Gsation!He%Ir!Gzation!He%Ir!Fy!Dphis*Dsahib!Cn!D's!Dace)Fing$Ily(
Amenadione!Ege!Grie!Ender&Erche!Dcken&Dd,Eacious$Kly(Hty!Eel&Geev&Hvium!Hyev&Gian0Gsohn&
Amendelssohn&Fr!Eicancy!It+Gity!Fng!Delaus&Dhaden!Eir!Dial/Gly(Eere&Engeal$Hs!Gioma!Hsm!
Ameningitis!Gocele!Hencephalitis!Fx!Escectomy!Gus!Dninger&Eonite&Dominee&Hi&Epausal$Ie!Erah!Frhagia!Hea!Etti&
Amensal$Ech!Ees!Eh!Fevik&Etrual$Ite%Jion!Hum!Eurable$Hl$Hte%Iion!Dtal$Gism!Hty!
Amentally(Ftion!Ehol!Hated$Eion,Her!Eor)Eum!Du!Ehin&Cow)Cpacrine!Deridine!Dhenytoin!Eistophelean$Ns&
Amephistophelian$Ftic$Hs!Eobarbital!Drobamate!Cq!Cralgia!Dbromine!Dcantile$Jism!Fptopurine!Ftor&Eenary+Fr!Gise%Jd$
Amercerize%Jd$Ehandise)Lr!King3Ht!I-venturer!Iability!Kle$Iman!Eiful$Ily(Iness!Fless$Jly(Jness!
Amerckx&Eouri&Eurial$Hc$Gous$Gy!H-contaminated$Ey!De/Edith&Ely(Estone!Etricious$Mly(Mness!Dganser!
Amerge%Fd$Fnthaler&Fr!Eing+Dicarp!Eda*Fian+Gonal$Engue!Fo!Estem!Et)Fable$Fed$Fless$
Ameritocracy!Jtic$Grious$Lly(Lness!Dl!Ee!Ein!Eon!Dmaid!Fn!Dodach&Emelia!Enym!Hy!Evingian0
Amerozoite!Drily(Fment!Fness!Ey$F-go-round!Fmaker!Iing!Dton&Csa!Elliance!Dcal!Gine!Dencephalon!Ghyme!Fteric$
Amesentery!Dh,EedDEing!Euga$Has!Gga$He$Ineh+Kr+Ework!Dial$Ec$Dmer&Gic$Hse%
Amesmerised$Im!It!Hze%Jd$Jr!Iing$Doamerica*Ln0Eblast!Jic$Ecarp!Folon!Ederm!Ial$Ehippus!
Amesolithic+Emorph!Jic$Jy!En!Fic$Ephyron!Hte!Iic$Fotamia*Esphere!Ethelioma!Jum!Fron!Ezoic+Dquit!
Amesquite!Ds)E-up!Eage)Ging!Eenger!Eiah!Hship!Gnic$Fly(Fna*Gess!Emate!Euage!Ey$Dtiza!
Amestizo!Eranol!Ctabola!Hic$Jally(Ise%Jm!Ite!Ize%Hous$Ecarpal+Ius!Fenter!Ire!Jic$Fyesis!
Ametadata!Egenesis!Frabolised$Lzed$Gobolised$Lzed$Eknowledge!El4F-colored$Kured$Hutting$Glooking$Fanguage!Fepsis!Fhead!Fize%
Ametallic/I-colored$Nured$Jlooking$Hke$Hze%Goid$Gurgic$Lal$Kst!Jy!Fware!Gork!Jer!Jing!Js!
Ametamathematics!Fere!Hic$Forphic$Ksm!Jopsia!Kse%Lis!Kus$Ephase!Gor!Iic$Kal$Mly(Gysical$Mly(
Ametaphysics!Js!Froterenol!Erule!Esequoia!Ftability!Ile$Hsis!Ke%Jze%Htic$Etarsal+Ius!Fherian!Hsis!Ezoan!
Ametchnikoff&Jv&De!Empsychosis!Encephalon!Eor!Gic$Hte!Iic$Kal$Goid!Hlogic$Mal$Oly(Lst!Ky!
Ameteortropism!Er)Fstick!Dformin!Dh!Eacholine!Fdon!Ie!Fmphetamine!Fnal!Ge!Gogen!Hl!Fpyrilene!Fqualone!Frbital!
Ametheglin!Fnamine!Eicillin!Fonine!Eocarbamol!Fd!Gical$Kly(Kness!Hst9Gological$Oly(Ky!Ftrexate!Euselah&Eyl!
Amethylated$Gbenzene!Gdopa!Gene!Gphenidate!Gtestosterone!Dic!Fal!Fulosity!Ius$Kly(Kness!Eer!Es&Donym!Hic$
Ametonymical$Lly(Hy!Epion!Frolol!Dralgia!Ee!Fstick!Eic+Gal$Ily(Hte%Iion!Gise%Hze%Gs!
Ametrification!Gy%Ftis!Eo!Flogical$Iy!Fnidazole!Gome!Gymic!Fpolis!Jtan/Gtosis!Frrhagia!Dternich&Ele!Gsome$
Amettlesomeness!Cw,Dl%Ds!Cxicali*Gn0H-american&Ho&Fo*Eletine!Cyerbeer&Fhof&Czcal!Dereon!Gum!Duza!
Amezuzah!Dzanine!Eo!F-relievo!Hilievo!Gsoprano!Ftint!Bg!Bho!Bi!Cami5Do&Eu)Ew)Dsm!Fa!
Amiasmal$Fic$Dul!Cca!Eceous$Eh&Ewber&Delle!Dhael&Eeas&Flangelesque$Lo&Gson&Fner&Eigan*Ider&
Amick&Eey&Ele!Dmac&Donazole!Dro$F-cook%Gorganism!Fbalance!Hr!Ht!Ge!Gial$Hc$Hologist!Ly!
Amicrobrachia!Hewery!Fcephalic$Lous$Lus!Ly!Ghip!Gircuit!Gode!Hmputer!Hpy%Hsm!Jic$Grystalline$Gyte!Iosis!
Amicrodot!Feconomic$Ns!Mst!Glectronic$Ps!Gvolution!Ffarad!Giche!Hlm)Glora!Gossil!Fgametophyte!Huss!Glia!Jcyte!
Amicrogram!Fmeteor!Lic$Mte!Nic$Loid!Jr!Iry!Gicron!Hllimeter!Nre!Fn!Gesia*Gutrient!Forganism!Fpaleontology!
Amicropenis!Ghage!Illus!Hone!Jing!Itometer!Grocessor!Gylar$Ie!Fradian!Fscope!Jic$Lal$Nly(Kst!Jy!
Amicrosecond!Hism!Gomal$Ie!Gporangium!Je!Jidian!Jophyll!Gurgery!Ftome!Gubule!Fvolt!Fwave)Dturate%Gition!Cd$
Amid-atlantic$Ecalf!Eeighties!Efifties!Forties!Enineties!Eoff!Fn!Eseventies!Fixties!Ethirties!Fwenties!Ewater!Dafternoon!Eir!Es&
Amidazolam!Dbrain!Dday!Een!Ele4G-aged$Hclass$Hlevel$Hof-the-road$Gbreaker!Iow!Gman!Host$Gton&Gweight!Fing:
Amiddy!Deast*Dfield!Dge!Ft+Erass!DiDE-pyrenees*Enette!Eron!Dland+Eine!Dmost2Dnight!Dplane!Eoint!
Amidrib!Fff!Dsection!Ehipman!Hs(Et!Fream!Eummer!J-men!Dterm!Dvein!Dwatch!Fy=Eeek>Hly$Fst*
Amidwestern$Eife!Hry!Fnter!Cen!Drkat!Cfepristone!Df)Eed$Cght!F-have-been!Fily(Gness!Fy2Dnonette!Draine!
Amigrant+Fte%Gion!Jal$Gor!Iy$Chrab!Ckado!De!Dmaq&Dvah!Cl!Dady&Ege!En*Fese0
Amilano*Dch$Fer!Dd$E-mannered$Ftasting$Eew)Ely(Eness!De!Eage!Eometer!Epost!Er!Estone!Dfoil!
Amilhaud&Diaria!Eeu!Etainment!Gnce!Iy!Ht/Grily(Isation!Je%Kd$Jm!Jt!Kic$Ization!Je%
Amilitarized$Hy/Gte%Fia!Hman!Eum!Dk)E-sick$Fvetch!Fwhite$Ecap!Eer!Eless$Fike$Emaid!Gn!
Amilkshake!Fop!Ewagon!Feed!Fort!Ey$Dl)E-girl!Fhand!Eais&Fy&Eboard!Edam!Eed$Fnarian+Lism!
Amillenarism!Kt!Iy+Gnial$Jn$Ium!Kism!Fpede!Fr!G's-thumb!Gite!Ft!Gtia!Eiammeter!Hpere!Grd!
Amillibar!Fcurie!Fdegree!Fequivalent!Ffarad!Fgram!Fhenry!Fkan&Fliter!Ire!Fme!Hter!Ire!Gicron!Fne!Hr!
Amillinery!Gg!Fon/Haire!Lss!Hfold(Hth+Fped!Ie!Fradian!Fsecond!Fvolt!Jmeter!Fwatt!Epond!Erace!
Amillrun!Es&Ftone!Ewheel!Fork!Fright!Dne&Do!Emeter!Erd!Dquetoast&Dt!Eiades&Eomate!Fn&Dwaukee*
Amime)Eo)Fgraph)Er!Esis!Etic$Dic4Fker!Fry!Er&Dosa!Cn!Da!Ecious$Eh!Eret!
Aminatory$Dce,Fmeat!Fr!Eing$Hly(Dd)E-altering$Fbending$Glowing$Goggling$Fexpanding$Fset!Eanao*Eed$Fr!
Amindful$Hly(Hness!Eless$Ily(Iness!Eoro*Eset!De)Ed$Efield!Elayer!Hing!Er!Fal+Hize%
Amineralocorticoid!Igist!Jy!Fva&Eshaft!Ftrone!Fweeper!Jing!Eworker!Dge!Einess!Ele%G-mangle!Fing!Ey$Di+
Aminiate%Gure+Iisation!Ke%Kt!Jzation!Ke%Ebar!Fike!Fus!Ecab!Gr!Fomputer!Gnju&Efy%Em!
Aminimal$Hism!Jt+Hly(Fisation!He%Gzation!He%Id$Fum/Gs!Eng!Eon!Escule$Fkirt!Fter)
Aministerial$Lly(Grant+Ition!Hy!Fub!Hmarine!Eum!Evan!Fer!Dk!Eowski&Dneapolis*Fsota*Jn&Fwit&
Aminniebush!Eow!Doan9Ecycline!Er/Fity!Fs!Es&Etaur&Exidil!Dsk*Eter!Frel)Isy!Dt4E-scented$
Amintage!Eer!Emark!Ey$Duend!Ft!Eit&Es+Fcular$Ie+Ete+Gly(Gman&Gness!Gs!Fia!
Aminx!Dyan!Cosis!Dtic+Crabeau&Ecle!H-worship!Fulous$Kly(Ege!Esol!De)Ed$Did!Dky$Do!
Amirror)Ged$Glike$Dth!Fful$Ily(Iness!Fless$Dy$Csaddress%Fventure!Gise%Elign%Iment!Fliance!Gy%
Amisanthrope!Kic$Mal$Lst!Ky!Epplication!Hy%Grehend%Lsion!Hopriate%Od$Nion!Dbegot$Iten$Fhave%Iior!
Amisbehaviour!Flieve%Kr!Eranded$Dcalculate%Lion!Gl%Frriage!Hy%Fst%Eegenate%Kion!Fllanea!Kous$Jy!Ehance!
Amischief!I-maker!Ming!Hvous$Lly(Lness!Eible$Eonceive%Iption!Gduct)Gstrual!Kction!Ke%Funt)Ereant!Hte%
Amiscreation!Eue!Ddate%Ging!Eeal)Fed!Fliver%Fmean%Jor!Kur!Eirect%Jion!Eo%Der!Fable$Jness!
Amiserably(Fliness!Gy$Fy!Estimate%Kion!Dfeasance!Eire,Ft!Eortunate$Je!Eunction%Dgauge%Eive%Ging3Eovern%
Amisgovernment!Euide%Id1Dhandle%Fp!Eegaas!Goss!Emash!Enaic$Epachah!Focha!Didentify%Enform%Jation!Fterpret%Mation!
Amisjudge%Dlabeled$Fid$Fy%Eead%Her!Hing$Kly(Dmanage%Jment!Frry%Ftch)Ied$Ge%Hd$Dname%
Amisnomer!Do!Ecainea!Egamist!Hy!Fynic$Ism!Jt!Kic$Hous$Hy!Elogy!Eneism!Epedia!Dperceive%Eickel!
Amisplace%Id1Iment!Gy)Erint)Fonounce%Hunciation!Dquotation!He,Dread%Hing!Fckoning!Flated$Fmember%Fpresent%Mation!
Amisrepresented$Eule!Ds,Eal!Eed$Ehapen$Jness!Eile!Fng$Fon!Hal$Iry+Her!Fs!Gsippi*Lan&
Amissive!Eoula*Gri5Ian&Epeak%Gll%Iing!Gnd%Etate%Iment!Fep!Eus!Ey!Dt)E-flower!Eakable$
Amistake)Hn$Ily(Ging!Eflower!Eily(Fme%Ging!Fness!Eletoe!Eral!Gnslate%Lion!Feat%Ied$Iment!
Amistress!Fial!Fust,Iful$Lly(Ey$F-eyed$Dunderstand%Ning!Kood$Ese,Gd$Ctchell&Fum&De!Er,
Amiterwort!Dford&Dhan!Era&Gic$Hst&Jic$Gmycin!Gs&Fidates&Digable$Gte%Id$Hion!Ive$Hory$
Amitochondrion!Egen!Emycin!Esis!Etic$Dra&Fl$Ee!Fwort!Dsvah!Dt!Eelschmerz!Fn!Frrand&Dzvah!Cwok&
Amix,D-up!Dable$Ded1F-blood!Gup$Er!Ding!Dologist!Hy!Dture!Czen!Fmast!Dzen!Gmast!Ele)
Aml!Bm!Bn*Cemonic+Is!Hst!Fsyne&Ftechnic$Mal$Bo!Ca!Dn,Eer!Dt!Eed$Cb)
Amobbish$Dcap!Dile/Fisation!He%Gty!Gzation!He%Eus&Dlike$Docracy!Dster!Ccambique*Essin!Dcasin!Dha!
Amock7E-heroic!Fup!Eer!Gnut!Gy!Eing$Hbird!Hly(Cd+Dal/Fity!De!El4Fed$Gr!
Amodeling!Fler!Ging!Em!Erate8I-size$Nd$Ily(Iness!Hing$Ion!Kism!Mt!Ism!Ho$Ir!
Amoderatorship!Fn/G-day$Ge$Gisation!Ie%Jd$Im!It!Jic$Hty!Hzation!Ie%Jd$Gness!Est$
Amodestly(Gness!Gy!Dicum!Efiable$Gcation!Ged$Hr!Fy%Egliani&Ellion!Eolus!Esh$Gly(Gness!Fte!
Amods!Dular$Gte%Id$Hion!Fe!Fus!Cgadiscio*Hhu*Dhul&Dul!Chair!Emmad&Ged&Ian0Eve5
Amohawk!Dican&Dorovicic&Ciety!Dl%Drae&Fi&Ee+Dst$Fen%Her!Hing!Fly(Fness!Fure!Hise%
Amoisturize%Cjarra!Eve5Do!Cke!Dsa!Cl!Da!El$Fity!Er+Fity!Esses!Dd,Eable$Fvia*
Amoldboard!Eed$Fr%Einess!Gg!Eova*Hn$Ey$De!Ech&Fular$He!Ehill!Eskin!Ft%Gation!
Amolester!Diere&Endone!Fe*Ese*Dl!Eah&Ee!Eie!Ffication!Gy%Eusc!Hum!Gk!Ey!Fcoddle)
Amollycoddler!Fmawk!Dnar&Doch!Ekai*Etov5Dt)Een$Fr!Eing!Eo(Duccas*Dybdenite!Ium!Cm!Dbasa*
Amombin!Dent!Ganeous$Hrily(Iy$Gly(Gous$Jly(Jness!Gum!Dism!Dma!Esen&Ey!Dos&Et!
Amomus&Cn&Da*Ecan0Fo*G-ville*Ed!El!Endrous$Hy!Erch!Hal$Hic$Jal$Ism!Jt!
Amonarchy!Fda!Es!Ftery!Gic/Ial$Iism!Etomic$Eul!Fral$Ily(Ezite!Ddrian&Decious$Egasque0Eran+
Amoneron!Estrous$Et&Farism!Jt!Hy$Fisation!He%Gzation!He%Ey!F-spinner!Fbag!Fed$Gr!Fgrubber!
Amoneylender!Hss$Fmaker!Iing+Hn!Fwort!Dger)Eo!Fl0Gia*In0Jism!Hsm!Goid+Fose!Erel!
Amongrelise%Ize%Died$Eker!Elia!Hsis!Esh%Fm!Ftic$Etion!For,Hing!Hy$Frice!Dk!Eey)
Amonkey-wrench!Gpod!Efish!Eish$Eshood!Dnet&Do+E-iodotyrosine!Eamine!Ftomic$Eblast!Ecarboxylic$Hp!Iic$Fhromacy!Ksy!
Amonochromat!Lic$Msm!Je+Jia!Kc$Jous$Fle!Hd$Ginal$Ie!Iic$Ious$Gonal+Fot!Hyledon!
Amonocotyledonous$Fracy!Fulture!Fycle!Gte!Hosis!Ed&Fic$Hal$Fy!Eecious$Fstrous$Egamist!Hous$Kness!Hy!
Amonogenesis!Hic$Fram!Hph!Fynic$Ist!Hous$Hy!Ehybrid!Gdrate!Eicous$Elatry!Fingual+Lly(Gth!Iic$
Amonologist!Hue!Iise%Jze%Emania!Jc!Kal$Fer!Gtallic$Forphemic$Eneuropathy!Fuclear$Kte$Josis!Ephonic$Iy!
Amonophthalmos&Gysite0Kic$Flane!Gegia!Goid$Folisation!Je%Kr!Jt!Kic$Ization!Je%Kr!Hy!Fsony!
Amonopteral$Erail!Fchidism!Ism!Esaccharide!Lose!Femous$Hy!Fomy!Fyllabic$Mally(Kle!Etheism!Jt!Kic$Fone/
Amonotonic$Hous$Kly(Hy!Freme!Fype!Hic$Eunsaturated$Evalent$Fular$Exide!Ezygotic$Droe5Fvia*Ds!Eieur&
Amonsignor&Eoon!Eter!Ha!France!Gosity!Hus$Jly(Dtage!Gu&Figne&Fna*Hn&Ge$Ee!Fnegro*
Amonterey*Grey*Fspan&Gquieu&Gsori&Fverdi&Gideo*Fz&Efort&Egolfier&Gmery5Eh!Flong$Gy=Emartre*Epelier*
Amontreal*Eserrat*Kian0Dument!Ial$Kise%Lze%Co,D-cow!Dch)Fer!Dd!Eily(Fness!Ey0Dlah!
Amoon)E-curser!Ffaced$Fray!Gound$Fsplashed$Fworship!Ebeam!Eeye!Efish!Flower!Eie&Fly(Eless$Fight)Jer!
Amoonlike$Gt$Eseed!Fhell!Gine)Jr!Ftone!Gruck$Ewalk!Fort!Ey$Dr)E-bird!Eage!Ebird!Ecock!
Amoore&Efowl!Egame!Ehen!Eing!Fsh+Eland!Ewort!Dse!F-wood!Fwood!Dt4Cp,D-headed$Dboard!De)
Amoped!Es!Dper!Ft!Eing!Cquette!Craceous$Eine!El/Fe!Fisation!He%Hm!Ht!Iic$Gty!
Amoralization!He%Hing!Fly(Fs!Ess!Etorium!Evia*Hn$Ey!Dbid$Gity!Gly(Gness!Ffic$Flli!
Amorbilliform$Dceau!Ddacious$Kly(Hty!Fnt+Eva&Fin&Hian&De^Een!El!Flo!Eover(Es!Fque$
Amorgan&Gatic$Gite!Gtown*Een!Eue!Dibund$Eon!Dley&Dmon0Dn!Eing!Do&Eccan9Go!En!
Amoronic$Gty!Ese$Gly(Gness!Foph!Dph%Fallaxis!Fea!Gme!Hic$Gus&Fia!Gne!Fogenesis!Glogic$
Amorphological$Nly(Jy!Gphoneme!Mic$Os!Iysiology!Drigan&Gu&Fs&Gon&Gtown*Eow!Ds&Ee&Fl!
Amortal/Gity!Gly(Fr)Gboard!Egage)Id$Ie!Ir!Hor!Eice)Gian!Ffication!Hed$Gy%Hing$
Amortimer&Fse)Emain!Eon&Euary+Dula!Csaic+Gism!Ender&Dcow*Des&Ey%Dh%Eav!Dlem0Dque!
Amosquito!Ifish!Ds!E-grown$Ftrooper!Eback!Guer&Etone$Ey$Dt<E-favored-nation$Fvaluable$Eaccioli!Ely(Dul*Ct!
Amote!El!Et!Dh!E-eaten$Fresistant$Eball)Eer)G-in-law!Hnaked$Hof-pearl!Kthousands!Gese!Gfucker!Ghood!Gland!
Amotherless$Hike$Iness!Hy2Gwell&Hort!Eproof6Ey$Dif!Ele+Fin!Gty!Eon)Gal$Gless$Kly(
Amotionlessness!Evate%Id$Hing/Ion!Kal$Ive$Hor!Fe+Gless$Fity!Dley4Dmot!Doneuron!Er4F-assisted$
Amotorbike)Goat)Gus!Fcade!Hr!Goach!Gycle)Jing!Kst!Fed$Fial$Gng!Gsation!He%Id$Ht!
Amotorization!He%Id$Fless$Fman!Gouth!Ftruck!Fway!Ewn*Dt&Ele,Gd$Fing!Eo!Cue!Dfflon!
Amouflon!Djik!Dkden*Dld,Fboard!Fer%Fing!Fy$Emein*Et)Fer!Fing!Dnd)F-bird!Et,Fain!
Amountaineer)Ling!Ious$Iside!Febank!Gd$Gr!Fie&Gng!Drn%Fer!Fful$Ily(Iness!Fing+Dse)
Amouse-colored$Geared$Gsized$Flike$Fpad!Fr!Ftrap!Fy$Esaka!Fe)Forgsky&Etache!Iio!Ey$Dth)F-watering$
Amouthbreeder!Fful!Fless$Gike$Fpart!Giece!Fwash!Eon!Cvability!Fle+Hness!De,Eable$Ed$Ement!Er!
Amovie!Fgoer!Fmaking!Eng$Gly(Cw,Der!Dn$Cxie!Cynihan&Czambican0Hque*Ert&Gean$Gian$Dzarella!
Amp&Ch!Bs!Casa!Cec!Bt*Bu!C-meson!Cadhdhin!Dzzin!Cbarak&Cch=Eness!Diferous$Elage!Hinous$
Amucin!Foid$Gus$Dk,Eheap!Fill!Ele!Erake%Ir!Hing!Ey$Docutaneous$Eid+Gal$Epolysaccharide!Rosis!
Amucopurulent$Er!Esa!Gl$Fe$Eus$Eviscidosis!Duna!Es!Cd)D-beplastered$Frick$Ewrestle%Dcat!Dder!Eied1
Amuddiness!Ele)Gd$Gheaded$Ey;Dguard!Dhif!Dra!Dskipper!Elide!Gnger!Epringer!Dwrestle%Cenchen*Dsli!Dzzin!
Amuff)Ein!Ele,Gd1Gr!Dti!Cg)Dful!Dgee!Fr!Einess!Gg!Gs!Ey$Dshot!Dwort!
Amugwump!Chammad&Ian0Gedan&Cir&Dshond!Cjahadeen!Iin!Hin!Fedeen!Hin!Fid!Heen!Hin!Dik!Dtihad!
Amukalla*Etaa!Dden*Clatto!Dberry!Dch)Et)De!Eteer!Diebrity!Esh$Gly(Gness!Dl,Ea&Fh&
Amullein!Fr!Ft!Eigan!Htawny!Fon!Hed$Eoway!Dti-billionaire!Gcolor$Led$Kur$Med$Gethnic$Gseeded$Htemmed$
Amulti-valued$Fcellular$Gollinearity!Ior$Ked$Jur$Led$Gultural$Nism!Fdimensional$Fethnic$Ffaceted$Itorial$Hrious$Mly(Mness!
Amultiflora!Gorm$Flane$Hteral$Mly(Gevel$Gingual$Fmedia!Fnational$Gomial+Gucleate$Fparous$Itite$Ghase$Gle/I-choice$
Amultiplex+Jer!Hicand!Ktion!Mve$Oly(Jity!Ied$Jr!HyRGotent$Grocessing!Mor!Igramming!Gurpose$Fracial$
Amultistage!Horey$Jied$Jy$Ftude!Iinous$Nness!Fvalence!Ly!Kt$Hriate$Gersity!Gitamin!Cm/Dbai*Ele,
Amumble-the-peg!Gr!Gty-peg!Fing!Dmer!Gy!Eichog!Ffication!Gy%Ey!F-brown$Dps!Fimus!Cnch,Fausen&Fer!
Amunchhausen&Eie*Ddane$Hly(Hness!Gity!Dg!Dich*Fipal$Jity!Jly(Eficence!Jt$Kly(Ements!Etion)
Amunj!Ea!Eeet!Dro&Dtjac!Con!Cral+Fist!Emidase!Dder)Ged$He!Hr!Hss!Gous$Jly(
Amurderousness!Eoch&Dillo&Ene+Etaniya*Dk)Eily(Fness!Ey$Dmansk*Eur,Gation!Ger!Ging+Gous$Dphy!
Amurrain!Fy&Ee!Eow&Cscadel!Ile!Gine!Ft!Gel!Ele)G-bound$Iuilder!Gbuilder!Ling!Gman!Eovite+
Amuscovy*Eular$Iity!Hture!Goskeletal$Gus!De,Er!Ette!Eum!Dh)Eer!Einess!Eroom)Ey$Dial&
Amusic!Fal/Hity!Hly(Hness!Fian!Iship!Fological$Nly(Kst!Jy!Eng+Gly(Djid!Dk!E-scented$
Amuskat!Eellunge!Ft!Geer!Gry!Ehogean&Einess!Emelon!Eogean&He5Erat!Ewood!Ey$F-scented$Dlim0Gah&
Amuslin!Dnud!Dophobia!Dquash!Ds)Eel!Ft&Einess!Ftate%Iion!Eolini&Frgsky&Ey$Dt+Eache!Id$
Amustachio!Jed$Fng!Frd!Eelid!Hne!Fr,Eh!Einess!Ey$Ctability!Fle$Hness!Efacient$Egen!Hesis!
Amutagenic$Ent+Ete%Fion!Ial$Gve$Dchkin!De8Ed1Ely(Eness!Dilate%Id$Hion!Hor!Eneer!
Amutinous$Fy)Esia!Fm!Don!Dsuhito&Dt!Eer,Ger!Ging!Eon!Gfish!Ghead!Dual$Gism!It$
Amutuality!Gly(Gness!Cumuu!Cybridge&Czhik!Djik!Dzle)G-loading$Gr!Ey$Bvp&Bwanza*Byalgia!Gc$Dnmar*
Amyasthenia!Ccelium!Enae*Han$Hn&Dobacteria!Lum!Elogist!Hy!Emycin!Ephage!Iist!Iy!Flasma!Esis!Etoxin!
Amydriasis!Gtic!Celatelia!Eencephalon!Eic$Fn!Gated$Ge!Gic$Hsation!Hzation!Ftis!Eoblast!Fcyte!Ffibrosis!Fgram!
Amyelography!Fid$Fma!Geningocele!Cg!Ciasis!Clitta&Dodon!Htid!Cm!Cna!Eh!Cocardial$Iopathy!Itis!Ium!
Amyoclonus!Ddynia!Dfibril!Jla!Dglobin!Juria!Eram!Did$Dlogy!Dma!Eetritis!Ium!Dnecrosis!Dpathic$Hy!Ee!
Amyopia!Fc$Dsarcoma!Ein!Fs!Ftis!Dtic+Eomy!Fnia!Hc$Crdal&Diad/Fgram!Fmeter!Ire!Fpod!
Amyringa!Gectomy!Goplasty!Htomy!Dmecophagous$Jile!Lous$Jyte!Lic$Eidon!Dobalan!Drh!Dtle!Csophilia!Gobia!Jc$
Amysore*Dterious$Kly(Gy!Eic/Gal$Ily(Gism!Ffication!Hed$Ir!Gy%Hing$Fque!Cth!Eic$
Amythical$Gise%Hze%Eologic$Kal$Jsation!Ke%Kt!Jzation!Ke%Iy!Dilene*Fid!Cxedema!Dobacter!Kia!
Amyxobacterium!Eedema!Ema!Gtosis!Fycete!Esporidian!Evirus!An!B'djamena*B-th$Baan!Cb%Dlus*Dob!Ekov&Eom!
Anabu&Emetone!Ccelle!Dho!Dre!Fous$Cda!Dir!Dolol!Cfcillin!Dud*Cg,Dami!Eno*Esaki*Dger!
Anagging$Di!Doya*Chuatl&Em&Ciad!Ent$Df+Dl,E-biting$Ebrush!Eer!Efile!Ehead!Erod!Dnsook!
Anaira!Eobi*Dsmith&Dve$Fly(Fness!Fte!Gy!Cjd*Cked$F-muzzled$Gtailed$Fly(Fness!Fwood!Duru*
Analchik*Dorphine!Exone!Dtrexone!Cmby-pamby+De)E-dropping!Edrop%Eko!Eless$Iness!Fy(Eplate!Er!Es!Fake!
Anamibia*Hn0Eng+Dmad!Eu&Dpa*Dtar&Gu&Dur*Cn!D-chang*Ening*Daimo*Ek&Dce!Ehang*
Anancy*Ddrolone!Eu!Dism!Djing*Dkeen!Eing*Dna!Eing*Ey!F-goat!Docephalic$Ky!Egram!Emeter!Hre!
Ananomia!Ephthalmos!Esecond!Etechnology!Fube!Evolt!Dsen&Dtes*Eicoke&Eucket*Dus!Comi&Cp)Da!Elm!De!
Anapery!Dhazoline!Etha!Hlene!Gol!Hquinone!Dier&Dkin!Dles*Doleon!Iic$Fi*Dped$Eing$Ey+Drapath!
Anaprapathy!Eoxen!Du!Cranjilla!Dc!Eism!Gsism!Jt!Kic$Hus!Gt!Eo-state!Flepsy!Itic+Fsis!Fterrorism!
Anarcotic+Hse%Jd$Iing$Hze%Jd$Iing$Graffic!Dd!Eo!Fo!Dghile!Eileh!Dial$Es!Dk)
Anarrate%Gion!Hve+Gor!Eow8G-bodied$Ky!Hminded$Nly(Nness!Iouthed$Gboat!Ged$Ging+Gly(Gness!
Anarthex!Dwal!Ehal!He!Dy$Csal/Fe%Fisation!He%Gty!Gzation!He%Fly(Dcence!Hy!Gt$
Anaseby*Dh&Eville*Dion!Dopharyngeal$Kx!Dsau*Eer&Dt&Eily(Fness!Eurtium!Ey$CtalNFity!Etion!
Anatator!Hium!Dchez*Des!Dion!Gal/Iisation!Ke%Km!Kt+Lic$Jty!Jzation!Ke%Ily(Ghood!
Anationwide2Eve/G-born$Gness!Fism!Ht+Iic$Gty!Driuresis!Itic$Eolite!Dta&Eer%Gjack!Eily(Fness!
Anatty$Dural/Hisation!Je%Kd$Jm!Jt!Kic$Ization!Je%Kd$Hly(Hness!Fe!Fism!Ht!
Anaturistic$Fopath!Ky!Cuch!Dght!Gily(Hness!Gy$Dmachia!Hy!Dpathia!Dru*Fan0Dsea!Gnt!Gte%
Anauseated1Hing$Kness!Fous$Dtch!Eical$Flus!Cvaho&Ejo&El$De!El!F-gazing!Dicular+Egability!Hle$
Anavigate%Hion!Kal$Hor!Dratilova&Dvy!Dy!Cwab!Cy>Dsayer!Ging!Czarene0Gth*De*Di+Efy%
Anazimova&Bc*Bd*Cjamena*Be*C'er(F-do-well!Candertal+Ihal/Lian$Dp!Eolitan0DrKE-blind$Eby2Eer(
Anearest(Ely(Eness!Eside!Gghted$Lness!Dt$Een%Ely(Eness!Cb!Dbech!Eish!Do&Draska*In&
Anebuchadnezzar!Irezzar&Ela!Gr$Fe!Fiser!Gzer!Fose$Gus$Ily(Ccessarily(Iy/Gitarian!Jte%Ious$Iy!
Aneck)E-deep$Eband!Ecloth!Eed$Fr!Gchief!Eing!Elace!Fess$Gt!Fike$Gne!Epiece!Etie!Ewear!
Anecrobiosis!Flogy!Gysis!Fmancer!Jy!Iia!Itic$Lal$Fphagia!Jy!Hilia!Ksm!Golis!Gsy!Fse%Gis!
Anecrotic$Dtar!G-rich$Giferous$Hne!Gous$Gy!Cderland*Ce$Dd,Eed$Fr!Eful$Hly(Einess!Ele)
Aneedle-bush!Hshaped$Hwood!Gbush!Gcraft!Gd$Gfish!Glike$Gpoint!Gss$Ily(Gwoman!Iod!Irk!Ker!Es(
Aneedy+Dl&Dm!Dncephalon!Cfarious$Jly(Jness!Ezodone!Dertiti&Dud*Cgate%Fion!Gve8Ily(Iness!Hism!
Anegativist!Ity!Fron!Dev*Dlect,Hed$Ir!Hful$Kly(Kness!Eige!He!Hnce!It$Jly(Gible$
Anegociate%Etiable$Hnt!Hte%Iion!Ior!Iress!Jix!Dress&Eo0Fid9Dus!Chru&Cigh)Fbor)Ihood!
Aneighboring1Iliness!Jy$Hur)Jhood!Jliness!Ky$Dther$Cjd*Ckton!Clfinavir!Dson!Cmatode!Dea*Ertean!Gine!
Anemesis!Dophila!Co$D-darwinian$Elamarckian$Dclassic$Kal$Kism!Mt+Nic$Eolonialism!Fn!Gservatism!Nve!Frtex!Hical$
Aneodymium!Dencephalon!Expressionism!Dliberal/Kism!Fth!Hic+Eogism!It!Gy!Dmycin!Dn!Eatal$Ge!Gology!Dpallium!
Aneophobia!Fyte!Elasia!Hm!Htic$Gtonist&Eolitan&Erene!Dromanticism!Dstigmine!Dtenic$Gous$Gy!Eony!Cpal*Fese0
Anepali0Dheline!Iite!Hte!Fw!Eology!Fscope!Eralgia!Fectomy!Fite!Hic$Is!Foangiosclerosis!Gblastoma!Gcalcinosis!Glith!
Anephrolithiasis!Hogy!Gn!Gpathy!Htosia!Ls!Gsclerosis!His!Gtomy!Ixic$Kn!Ethys&Htis!Dotism!Ht!Dtune&
Aneptunium!Crd!Deid&Eus&Dgal&Dita!Fic$Gd!Gna!Dnst&Do&Dthus&Duda&Dva&Ee)F-racking$
Anerve-wracking$Fless$Jly(Jness!Froot!Fs!Ei&Fly(Eous$Hly(Hness!Eure!Fs!Ey$Cscience!Ht$
Aness!Eie&Dt)Eer!Ele,Gd$Fing!Eor&Gian0Hus&Ct8Dball!Dher$Glander&Ks*Gmost$
Anetherworld!Dkeeper!Dlike$Dmail%Einder!Dt6Eed$Eing!Ele,Gd$Gsome$Dwork)Hlike$Cumann&Dral$Ggia!
Aneuralgic$Hy!Fsthenia!Lc+Eectomy!Eilemma!Ioma!Fnoma!Ftis!Eoanatomic$Nal$Ly!Fbiological2Mst!Ly!Glast!
Aneuroblastoma!Fchemical!Fdermatitis!Fendocrine$Gpithelioma!Num!Gthics!Ffibroma!Mtosis!Fgenesis!Iic$Glia!Jcyte!Jl$Fhormone!Gypophysis!
Aneurolemma!Hptic!Ginguist!Nics!Gogic$Kal$Jst!Iy!Gysin!Fma!Htous$Gotor$Guscular$Fn!Gal$Gic$
Aneuropathy!Ghysiological$Oy!Gil!Ie!Glasty!Gsychiatric$Oy!Kological$Oy!Gteran!Jon!Fsarcoma!Gcience!Ktist!Gis!
Aneurosurgeon!Kry!Gyphilis!Ftic/Ially(Iism!Goxic$Jn!Gransmitter!Hopic$Ksm!Dter4Ged$Ging!Eral/H-colored$
Aneutral-coloured$Hisation!Je%Kd$Jm!Jt!Ity!Ization!Je%Kd$Fino!Fon!Gpenia!Hhil!Ke!Cvada*
Anevadan&De!Elson&Er(F-ending$Gnever!Gsay-die$Fmore(Ftheless(Dirapine!Es*Dus!Cw2D-made$Fown$Esprung$
Anewark*Dbie!Eorn/Eurgh*Dcastle*J-upon-tyne*Eomb&Ger!Del!Dfangled$Eound$Iland*Dly(Fwed!Dman&Frket!
Anewness!Dport*Ds!Eagent!Eboy!Freak!Ecast!Ier!Edealer!Eflash!Eless$Gtter!Eman!Fonger!Epaper!Jing!
Anewspaperman!Jwoman!Feak!Grson!Frint!Ereader!Gel!Foom!Esheet!Ftand!Evendor!Ewoman!Grthiness!Jy$Friter!Ey$
Anewt!Eon!Gian9Cxt2E-to-last$Dus!Cy&Bg!Canasan&Cultrum!Cwee!Bh*Biacin!Dmey*Cb!Dbed$
Anibble)Gr!Delung&Dlick!Ccad!Eea*Gn$Eragua*Jn0DeNEly(Ene$Gss!Ety!Dhe!Eolas&
Anick)Eel)G-and-dime6Godeon!Fr)Elaus&Enack!Gme)Dolson&Esia*Etine!Dtate%Gion!Eitate%Iion!Cdaros*
Anidation!Dicolous$Efugous$Dus!Cebuhr&Dce!Dlsen&Drembergia!Dtzsche&Cfedipine!Df!Ey$Dty$Cgella!Er*Fia*
Anigerian0Gen0Dga!Frd!Hliness!Iy$Hness!Eer!Ele%Gr!Fing$Dh2Eer(Fst(Et!F-light!
Anight-line!Grobe!Gsight!Htop!Fbird!Fcap!Glothes!Hub!Grawler!Fdress!Fed$Ffall!Fgown!Fhawk!Fie!Gngale!
Anightjar!Flife!Gong$Gy2Fmare!Iish$Frider!Fshade!Hirt!Gpot!Gtick!Ftime!Fwalker!Gear!Gork!Dra!
Anigrify%Chau*Dil!Fism!Ht!Iic$Gty!Don*Cjinsky&Dmegen*Cke&Cl!Dgai!Dotic+Dpotent$Dsson&
Anim!Dble$G-fingered$Gness!Gwill!Fy(Eus!Ey&Diety!Eny-piminy$Etz&Drod&Cn-sin!Da&Dcompoop!De/
Anine-fold$Fmembered$Fsided$Gpot!Efold2Epence!Hny$Fin!Hs!Er!Eteen/Ith/Fies3Hth+Fy/G-eight$
Aninety-fifth$Jve$Iour$Hnine$Hone$Hseven$Iix$Hthree$Iwo$Eveh*Dgal&Eirsu&Fshzida&Dhursag&Dib&Egi&
Aninigino-mikoto&Dja!Eitsu!Eutsu!Dkharsag&Fursag&Dny!Don!Dth/Eoo&Eu&Durta&Cobe&Eite!Fum!Cp,
Anipa!Dper!Eing$Ele!Eon*Gese0Ey$Cqaabi!Eb!Crvana!Csei&Di$Dus!Ct!Der!Did$
Anitpick%Her!Dramine!Fte)Fzepam!Ee!Eic$Fde!Ffication!Gy%Fl!Ge!Fte!Eobacteria!Mum!Genzene!
Anitrocalcite!Gellulose!Ghloroform!Lmethane!Gotton!Ffuran!Ktoin!Fgen!I-bearing$Jfixing$Iase!Iise%Jze%Ious$Glycerin!Ne!
Anitrosobacteria!Fus$Dty-gritty!Dweed!Eit!Gted$Cx)Don&Bj*Cord&Eth&Bm!Bo=C-account/Dbrainer!Dcount$
Ano-frills$Dgo$Fal!Fod$Dhit$Gter!Dnonsense$Dsee-um!Ehow!Dtrump!Dwin$C.!Cachian$Dh&Cb!Dble%
Anobel&Fist&Gum!Dility!Dle/F-minded$Mness!Fman!Fness!Fsse!Fwoman!Ey(Dody!Cc&Dent$Diceptive$
Anock%Dtambulation!Jism!Lt!Eiluca!Ient$Euid!Fria!Gnal$Jly(He!Cd,Dding$Ele!De!Dular$
Anodulated$Fe!Gd$Fose$Cemi&Dsis!Dther&Eic$Cg!Dales*Dgin!Gg!Duchi&Chow(Cise)Fless$
Anoiselessly(Jness!Fmaker!Eily(Fness!Eome$Hness!Ey$Cl.pros.%Di-me-tangere!Cma!Ed!Fic$Dbril!De*Enclature!
Anomenklatura!Dia!Enal/Hism!Jt!Kic$Hly(Gte%Id$Hion!Ive+Hor!Fee!Dogram!Hph!Ethetic$
Anon(D-aromatic$Futomatic$Ebuoyant$Econducting$Ediscrimination!Eelective$Fngagement!Efinite$Einvertible$Holvement!Fssue!Eliving$Emetric$Fiscible$Enegotiable$
Anon-paying$Foisonous$Frofit-making$Hliferation!Eresinous$Jy$Istant!Eslave$Eu$Everbally(Ewater-soluble$Fhite$Ezero$Dabsorbency!Lt$Iptive$
Anonacceptance!Gomplishment!Fhievement!Kr!Edaptive$Fdictive$Fhesive$Fjacent$Fsorbent$Iptive$Ege!Gd$Gnarian+Fgression!Lve$Fon!
Anonalcoholic$Figned$Iment!Gnement!Flele!Eppearance!Gointive$Erbitrable$Kry$Goreal$Essertive$Gociative$Ftringent$Ettendance!Jer!Eutonomous$
Anonbearing$Fing!Fliever!Gligerent$Dcaloric$Fndidate!Frbonated$Fusal$Itive$Ee!Fllular$Ehalance!Jt$Kly(Fristian$Furchgoing$
Anoncitizen!Fvilised$Jzed$Elassical$Eollapsable$Kible$Gumned$Fm!Gbatant+Hinative$Jing$Hustible$Gmercial$Hissioned$Ittal$Hunicable$
Anoncompetitive$Oly(Hliance!Lt+Hrehensive$Qly(Fncentric$Gducting$Lve$Kor!Gformance!King$Lsm!Mt+Lty!Gscious$
Anoncontagious$Hentious$Hinuous$Hroversial$Gvergent$Eritical$Fucial$Fystalline$Eurrent$Eyclic$Jal$Ddeductible$Fnominational$Fscript/Fvelopment!Eigestible$
Anondisjunction!Gposable$Erinker!Gver!De@Echoic$Effervescent$Elected$Iive$Enterprising$Gity!Fzymatic$Equivalence!Mt$Es!Fsential+
Anonesuch!Etheless(Event!Exempt$Fistence!Kt$Fplorative$Lory$Isive$Ftant$Gensile$Dfat$Gal$Eeasance!Eiction!Kal$
Anonfigurative$Fnancial$Fssile$Ionable$Elammable$Gvored$Iured$Fowering$Eunctional$Dglutinous$Eranular$Fegarious$Dhairy$Frmonic$Eereditary$Gitable$
Anonhierarchic$Nal$Euman$Dimitative$Fmune$Endulgence!Lt$Hstrial$Ffectious$Glammatory$Fheritable$Fstitutional$Qised$Rzed$Ftegrated$Hllectual$
Anoninterchangeable$Iference!Isecting$Ivention!Fvasive$Eonic$Hsed$Hzed$Djudgmental$Dkosher$Dleaded$Fgal$Fthal$Fxical$Kly(Einear$
Anonlinguistic$Fteral$Jry$Jte$Fving$Dmagnetic$Fndatory$Fterial$Eeaningful$Fchanical$Kstic$Fdicinal$Fmber!Ftal+Ilic$Hmorphic$
Anonmigratory$Flitary$Eodern$Fnotonic$Ftile$Fving$Eusical$Dnative$Gural$Eegative$Eomadic$Frmative$Dobjective$Fligatory$Fservance!Lt$
Anonoccurrence!Epening$Grational$Escillatory$Dparallel$Hmetric$Hsitic$Geil+Gticipant!Mtion!Julate$Isan/Lship!Izan+Fsserine$Fyment!
Anonperformance!Giodic$Gson!Jal$Ehotosynthetic$Fysical$Elus%Hed$Hsed$Eoisonous$Flar$Gitical$Frous$Eregnant$Ghensile$Gscription$
Anonproductive$Gfessional$Hit+Ggnosticative$Hressive$Gliferation!Gprietary$Gtractile$Esychoactive$Eublic$Frulent$Dracial$Hst$Fdioactive$Fndom$Ftional$
Anonreader!Fciprocal$Mting$Greational$Fflecting$Lve$Fmittal!Fnewable$Fpetitive$Gresentational$Pve$Fsident/Lial$Hlient$Hnous$Iy$
Anonresistance!Lt$Gonant$Gtrictive$Fticulate$Gractable$Kile$Gurnable$Fversible$Ehythmic$Eigid$Euminant$Dsectarian$Fgmental$Gregated$Fnse+
Anonsensical$Lity!Itive$Fxual$Eignificant$Ekid$Elip$Hpery$Emoker!Eocial$Fvereign$Epatial$Feaking$Gcific$Lally(Fherical$
Anonstandard$Grter!Feroid!Kal+Fick$Fop:Fructural$Eubjective$Gmergible$Jsible$Fch!Fppurative$Frgical$Eweet$Eyllabic$Fmbiotic$
Anonsynchronous$Gthetic$Dtaxable$Eechnical$Flescopic$Mng$Frritorial$Ehermal$Eoxic$Eraditional$Gnsferable$Ilational$Imissible$Ficyclic!Eurbulent$Duniform$
Anonuniformity!Gon$Iised$Jzed$Eple$Dvenomous$Frbal$Jly(Eiable$Folence!Jt$Kly(Fscid$Gual$Eolatile$Kisable$
Anonvolatilizable$Guntary$Dwashable$Eoody$Frker!Codle!Dk!Eie!Ey!Dn!Eday!Etide!Dse)Dtka&Cpal!Cr'-east>
Anor'-nor'-east>Kwest>Fwest>Dadrenaline!Dd-pas-de-calais*Eic+Deaster!Eg*Epinephrine!Ethandrolone!Gindrone!Gynodrel!Dfolk*Dge*Fstrel!Dia!
Anorm!Eal/Gcy!Gisation!Ie%Jr!Hty!Hzation!Ie%Jr!Gly(Fn0Gdie*Hy*Ftive$Eotensive$
Anormothermia!Dn&Dris&Gh&Dse0Fman&Dth:F-central$Geast(Gnortheast(Lwest(Gpolar$Gwest(Fampton*Lshire*Fbound$
Anortheast:Jer!Lly$Ln$Jward:Nly(Gr!Hly=Hn/Ier&Imost$Iness!Fland!Fman&Gost$Frop&
Anorthumberland*Iria*Fward@Js(Gest:Jer!Lly$Ln$Jward:Nly(Eriptyline!Dway*Eegian0Cse)Ebag!Gnd!
Anosebleed!Ecount!Ed$Five)Egay!Eless$Epiece!Ewheel!Ey$F-parker!Dh)E-up!Eer!Diness!Docomial$Ehusial$
Anosology!Dtalgia!Ic$Jally(Eoc!Eradamus&Fil!Fum!Dy$E-parker!Ct(D-for-profit!Dability!Fle/Gy(Erise%
Anotarize%Fy!Ete%Fion!Dch,Fed$De,Ebook!Ecase!Ed$Epad!Gper!Eworthy$Dhing>Hness!Hs!
Anothosaur!Dice,Gability!Ile$Kness!Jy(Gd$Gr!Efiable$Gcation!Fy%Eon!Gal$Dochord!Eriety!Gous$
Anotoriously(Fnis!Dturno!Dwithstanding(Cuakchott*Dgat!Eht!Dmenon!Dn!Drish%Hed$Hing$Hment!Ds!Dveau-riche+Cva!
Anovate%Fion!Del+Fette!Fisation!He%Ht!Gzation!He%Fla!Fty!Ena!Dgorod*Dice!Fiate!Ellada!
Anovillero!Etiate!Dobiocin!Ecaine!Esibirsk*CwBDadays>DhereBDise(Dness!Cx&Dious$Hly(Hness!Cyes&Czzle!
Anp&Bth$Bu!Cance!Cb!Dbin!Gess!Ele!Fy$Ey$Dia*Fn&Ele$Ccellus!Dha!Dlear$
Anuclease!Gte6Id$Fole!Hus!Gn!Hics!Gplasm!Hrotein!Gside!Hynthesis!Gtide!Fus!Cde+Eness!Dge,
Anudger!Dibranch!Esm!Ft!Ety!Dnick!Fk!Cffield&Cgatory$Dget!Cisance!Cke)Cll/Eah!Eification!Hed$
Anullifier!Gy%Fpara!Fty!Cmb;Eat!Eer)Ging!Gless$Gplate!Gs!Efish!Eing1Ely(Eness!Ddah!
Anumen!Erable$Gcy!Gl+Gte6Hion!Hor!Fic$Hal$Jly(Fological$Kst!Jy!Gsity!Gus$Iness!
Anumidia*Hn0Enous$Esmatics!Jst!Iologist!My!Dmulite!Dskull!Cn!Davut*Dcio!Dnery!Cptial$Hs!Cremberg*
Anureyev&Dnberg*Dse)F-midwife!Fd$Fling!Fmaid!Fr!Gy!Hman!Eing!Eling!Dtural$Hnce!It$Ge,
Anusku&Ct)D-bearing$Date%Fion!Dbrown$Dcase!Eracker!Dgrass!Dhatch!Eouse!Dlet!Eike$Dmeg!G-shaped$Hyew!
Anutria!Fent+Ffy%Fment!Ftion!Jal$Lly(Kry$Jist!Ius$Kness!Hve$Jness!Ds$Eedge!Ehell!
Anutter!Eily(Ey$Czzle%Bv*By*Cala!Dmuragira*Dsaland*Cbble!Cctalopia!Eophobia!Euria!Ciragongo*Clghai!Gu!
Anylon!Fs!Cmph!Falid!Fet!Fo!Glepsy!Jt!Gmania!Lc+Mal$Cstagmus!Ftin!Cx&Ao!B'brien&
Ao'casey&Dlock(Donnor&Cer(Cflaherty&Chara&Ckeeffe&Cneill&Ctoole&B.d.%Ck.?Baf!Dish$Chu*Ck!Den$
Aoakland*Eey&Dum!Cr!Dfish!Dlock!Dsman!Hship!Ewoman!Csis!Dt!Ct!Dcake!Den$Es&Dh!
Aoatmeal!Cxaca*Bbadiah&Cbligato!Cduracy!Gte$Ily(Ceah!Dche!Fi!Ddience!Ht$Ily(Disance!Dlion!Fsk!
Aoberson&Dse$Eity!Dy%Cfuscate%Iion!Ci!Dism!Dt!Euary!Cject)Gification!Iy%Hon!Jable$Nness!
Aobjectionably(Hve+Jly(Jness!Iity!Gor!Durgate%Iion!Clanceolate$Ete+Gness!Fion!Digate6Id1Hion!Kal$
Aobligato!Irily(Jy$Fe%Gd$Gr!Fing$Ily(Iness!Eque/H-angled$Hly(Hness!Gity!Eterable$Ite6
Aobliterated$Jion!Jor!Evion!Hus$Jness!Dong+Gness!Equy!Cnoxious$Jly(Jness!Dubilate%Coe!Dist!Dlus!
Aobovate$Cscene$Hly(Gity!Eurantism!Lt!Ge6Hly(Hness!Gity!Dequious$Kly(Kness!Ervable$Jy(Hnce!
Aobservant$Jly(Htion!Lal$Iory!Ge%Hd$Hr!Ging$Jly(Ess%Ged$Gion!Jal$Lly(Hve+
Aobsessive-compulsive/Jly(Jness!Iity!Didian!Dolesce%Jnce!Kt$Gte$Iness!Dtacle!Eetric$Jal$Jian!Js!Einacy!
Aobstinance!Hte6Jly(Fpate%Iion!Ereperous$Mly(Mness!Fuct%Ied$Jr!Iion!Lism!Nt!Jve$Lly(
Aobstructor!Gent!Ctain%Gable$Gment!Dention!Drude%Fsive$Jly(Jness!Dund%Erate%Hor!Ese$Gly(Gness!
Aobverse!Diate%Ging$Hon!Eous$Hly(Hness!Bca!Drina!Ccam&Esion)Ial$Kly(Is!Dident!Ial0
Aoccidentalise%Mm!Lze%Epital$Fut!Dlude%Hd1Fsion!Hve/Dult4Gation!Gism!It!Epancy!Ht!Gtion!
Aoccupational$Fied$Hr!Fy%Er%Frence!It+Cean!Faut!Ffront!Fgoing$Fia*Gc+Ha*Gd&Fographer!
Aoceanography!Glogy!Fus&Dllated$Fus!Eot!Cher+Dlocracy!Doa&Dre+Eonosis!Ds&Ckham&Cotillo!Ctad!Egon!
Aoctagonal$Ehedron!El$Emeter!Ene!Fgular$Ft!Eve!Fian&Fo!Det!Fte!Dillion!Dogenarian+Enary!Epod!
Aoctopus!Eroon!Esyllabic$Kle!Droi!Duple$Cular/Eism!Gt!Eomotor!Eus!Bdalisque!Cd$D-job$Epinnate$Dball!
Aoddish$Ety!Dly(Dment!Hs!Dness!Ds!E-maker!Fon$Ce!Dsa*Esa*Dts&Cin&Dous$Gly(
Aodiousness!Dst!Dum!Co&Dacer&Dmeter!Dnate!Etalgia!Fiasis!Foglossum!Glogy!Dr!Eiferous$Fze%Eless$Eous$
Aodour!Fise%Fless$Dvacar&Fkar&Cynophagia!Dsseus&Gy!Becumenic$Jal$Ism!Cdema!Dipus&Cngus&Dologist!Hy!
Aoenomel!Ephile!Crsted!Csophagitis!Ioscope!Ius!Dterreich*Eradiol!Fiol!Fogen!Gne!Fus!Cuvre!BffTD-and-on$Ebase$
Aoff-center$Ked$Folor$Iur$Eday!Eguard$Ehand(Ekey$Elicence!Gmits$Gne$Eputting$Eroader!Eseason!Fite$Ftreet$
Aoff-the-clock(Juff$Ipeg$Irack$Ishelf$Koulder$Iwall$Ewhite+Dal!Dbeat/Denbach&Fce!Hless$Fd%Ged$Hr!
Aoffending$Fse!Hless$Give+Jly(Jness!Er,Fer!Fing!For!Ftory!Dhand2Hed2Jly(Dice!G-bearer!
Aofficeholder!Gr)Fial+Idom!Iese!Iise%Jze%Ily(Hnt!Hte%Iing!Jon!Gous$Jly(Jness!Eng!
Aoffish$Dload%Dprint!Dsaddle%Eet,Ehoot!Gre<Eide:Hs$Epring!Etage:Co&Ct(Den(Fer(Fness!
Aoftentimes(Dtimes(Bgalala&Cden5Doad!Cee!Cive!Clala&De%Er!Cre!Ess!Bh*Cio*Ean&Cm!
Aohmage!Dic$Dmeter!Bil)D-bearing$Efired$Esoluble$Dbird!Dcan!Eloth!Ded$Er!Dfield!Fsh!Diness!Dman!
Aoilpaper!Drig!Dseed!Ekin!Etone!Gve!Dy$Cnk)Dtment!Bjibwa&Gy&Bk_Ca!Dpi!Dy?Ceh!
Aoken&Efuss&Dy!Cinawa*Clahoma*In&Cra!Bla!Cd/D-fashioned$Nness!Ehat$Eline$Emaidish$Gn-of-the-woods!Etime$
Aold-timer!Ewomanish$Grld$Den$Fburg&Er$Dfield&Die!Esh$Dline$Dness!Dster!Dtimer!Dwench!Eife!Ceaceous$
Aoleaginous$Kness!Ender!Ester!Dcranon!Dfin!Ge!Din!Do!Emargarine!Ephilic$Gobic$Eresin!Cfaction!Hve$Gory$
Aolibanum!Dgarch!Iic$Kal$Iy!Eochaete!Glase!Fdactyly!Gendria!Kocyte!Lglia!Gontia!Fmenorrhea!Fpoly!Fsaccharide!Gpermia!
Aoliguria!Dve/F-brown$Gcolored$Kured$Gdrab$Ggray$Ieen!Jy$Glike$Gsized$Flike$Fnite!Fr&Eier&Fne!
Aolla!Cm!Dec&Dsted&Cogy!Cympia*Hn0Gc$Bmaha5Dn*Ei0Dsum!Cbu!Edsman!Cdurman*Cega!
Aomelet!Gte!Dn)Etum!Dprazole!Drta!Cicron!Dnous$Hly(Dssible$Gon!Gve$Dt%Dya*Cmastrephes!Etidium!
Aomnibus+Edirectional$Efarious$Epotence!Jt$Fresence!Kt$Erange!Escience!Jt$Eum-gatherum!Evore!Hous$Cophagia!Cphalocele!Hs!
Aomphaloskepsis!Gus!Csk*Bn<C-going$Dkey$Dlicense!Fne$Dsite$Etreet$Dthe-job$Hscene$Ipot$Cager!Dnism!Gt!
Aonce(E-over!Dhocerciasis!Didium!Dogene!Elogic$Jal$Ist!Hy!Eming/Cdaatje&Ce/D-and-one!Frmed$Ebillionth!Ecelled$
Aone-dimensional$Pity!Eeared$Fighth!Fyed$Efifth!Fourth!Ehalf!Gnded$Fitter!Forse$Fumped$Gndred-millionth!Mthousandth!Lth!Eliner!
Aone-man$Fember$Fillionth!Eninth!Eoff!Fn-one2Eparty$Ferson$Fiece$Equadrillionth!Hrter!Gintillionth!Eseed$Ied$Gventh!Fided$
Aone-sidedly(Gxteenth!Ih!Iieth!Iy-fourth!Fpot!Ftep)Eten-thousandth!Hth!Fhird!Ity-second!Gousandth!Fime$Fo-one$Frillionth!Fwelfth!
Aone-upmanship!Eway$Finged$Foman$Eyear$I-old$Dida&Eric$Gsm!Fomancer!Ky!Dness!Drous$Hly(Hness!Dtime$
Aongoing$Cion!Fskin!Cline$Dooker!Dy<Co&Dmancer!Hy!Fstic$Jon!Js!Ftomania!Hpoeia!Lc$Mal$
Aonomatopoetic$Dndaga&Crush!Csager&Det!Dhore2Dide$Dlaught!Dtage2Ctario*Dogenesis!Itic$Hy!Elogical$Hy!Cus!
Aonward(Gs(Cycholysis!Gphoran!Gsis!Dmous$Dx!Eis!Bocyte!Cdles!Cgenesis!Ch%Clogy!Eng!Cmph!Cphorectomy!
Aoophoritis!Gosalpingectomy!Crt&Csphere!Eore!Ctid!Cze)Ding+Dy$Bpacification!Gy%Fty!Dh!Dl!Eesce%Ince!
Aopalescent$Eine$Fse%Fze%Dque$Gly(Gness!Cel&Dn7E-air$Gnd-shut$Fchain$Gollared$Fended$Gyed$Fhearth$
Aopen-minded$Fplan$Fsource$Ebill!Ecast$Fut$Eed$Fr!Ehanded$Kness!Fearted$Eing+Ely(Emouthed$Eness!Ework!
Aopepe!Dra!Fble$Fgoer!Fnd!Gt$Fte%Gic$Hng$Hon!Jal$Lism!Nt$Lly(Js!Hve/
Aoperatively(Gor!Eculate$Kd$Hum!Eetta!Eon!Fse$Hness!Chidian!Gsm!Eolatry!Dryon!Dthalmectomy!Iia!Jc$
Aophthalmitis!Iologist!My!Jplegia!Jscope!Ny!Ciate!Dne%Eion!Hated$Jive$Dsthognathous$Hrchiasis!Htonos!Dum!Copanax!
Aoporto*Dssum!Cpenheimer&Donent+Ertune$Jly(Jness!Iism!Kt+Lic$Jty!Esable$Fe%Gd$Gr!Fing$
Aopposite=Ily(Iness!Hion!Ive$Dress%Hed1Hion!Ive$Kly(Kness!Hor!Eobrious$Ium!Dugn%Cs&
Aopsin!Donin!Gsation!Gzation!He%Ct%Dative+Dhalmic$Dic+Fal$Hly(Fian!Fs!Emal$Hly(Fisation!
Aoptimise%Hm!Ht!Iic$Kally(Gzation!He%Fum/Eon!Gal$Ily(Dometrist!Iy!Culence!Gt$Hly(
Aopus!Br*Cach!Fe!Ele!Eular$Dd(Dl/Ely(Dn*Eg!Fe+G-brown$Hcolored$Lured$Hflowered$
Aorange-hued$Hred$Hsized$Gade!Gman&Gness!Gry!Gwood!Fish$I-red$Futan!Jg!Dte%Eion!Eor!Gical$
Aoratorio!Gy!Cb)D-weaver!Iing$Dicular$Ite$Eson&Et)Fal$He!Fer!Fual$Cca!Dhard!Eestra!
Aorchestral$Jte%Ld$Kion!Kor!Eid!Galgia!Gectomy!Fectomy!Fl!Fopexy!Fs!Ftis!Eotomy!Dus&Dzy&
Aordain%Ged$Hr!Deal!Er)Fed$Gr!Fing!Fliness!Gy/Dinal+Gnce!Hd!Grily(Iness!Hy/
Aordinate)Hion!Dnance!Dure!Ce!Dad&Dgano!Eon*Gian&Dide!Do!Dstes&Cff&Cgan!F-grinder!Fdie!
Aorgandy!Felle!Fic/Hally(Hism!Jtic$Gfication!Gsation!Mal$He%Id$Ir!Hm!Ial$Iic$Ht!
Aorganization!Mal$Oly(He%Id$Ir!Fon!Gphosphate!Fs!Fza!Esm!Diastic$Dy!Ciel!Ent,Gal9
Aorientalise%Km!Kt!Jze%Hte%Jd$Iing$Jon!Ged$Ging$Dfice!Elamme!Dgami!Fnum!Een&Ein!
Aoriginal/Iism!Jty!Ily(Hte%Iion!Jve$Ior!Dnasal!Dole!En&Dson!Esa*Dya&Dzaba*Clando*
Aorleanais*Gist&Gs*Dop!Dy*Cmandy&Ezd&Der!Dolu!Duzd&Cnament)Ial+Kism!Mt!Kly(Jtion!
Aornate$Gly(Gness!Deriness!Fy$Dithine!Hschian!Gological$Lst!Ky!Hmimid!Hpod!Iter!Hsis!Cogeny!Eraphy!
Aoroide!Dlogy!Dno*Dpharyngeal$Jx!Dtund$Dzco&Cphan)Gage!Ged$Ghood!Eenadrine!Fus&Eic$Erey!Diment!
Aorpin!Fe!Cr&Dery!Dis!Froot!Ctega&Dhicon!Eochorea!Glase!Fdontia!Kc$Ls!Kst!Jure!Hx$
Aorthodoxy!Fepist!Hy!Fgonal$Kity!Graphic$Ky!Fmolecular$Gyxovirus!Fpaedic$Ls!Kst!Gedic$Kal$Ks!Jst!
Aorthophosphate!Gnea!Gter!Jan!Jon!Hic$Js!Ist!Fscope!Gtatic$Ftropous$Dolan!Dygan!Cumiyeh*Cwell&Gian$
Aoryx!Czo!Bs!Cage&Dka*Dsco*Cborne&Ccan&F-speaking$Dheocele!Hoele!Dillate%Iing$Jon!Ior!Ky$
Aoscillogram!Kph!Hscope!Ene+Etance!Iy!Ht$Dulate%Hion!Hor!Cier!Dris&Clo*Cmanli&Diridium!Eum!
Aosmoreceptor!Esis!Etic$Hally(Dund!Cprey!Cseous$Dicle!Fular$Ite$Hum!Eferous$Fication!Ged$Fy%Duary!
Aosteal$Eitis!Ensible$Jy(Hve$Gorium!Ftate%Iion!Kus$Mly(Mness!Eoarthritis!Fblast!Koma!Fchondroma!Glasis!
Aosteoclast!Gyte!Fdystrophy!Floger!Iist!Iy!Gysis!Fma!Hlacia!Gyelitis!Fpath!Jist!Jy!Getrosis!Ghyte!Gorosis!
Aosteosarcoma!Gclerosis!Gtracan!Ftomy!Diarius!Gy!Enato!Eole!Dler!Domy!Dracise%Im!Hze%God!Ierm!Fva*
Aostrich!Eogoth&Dwald&Dyak&G-samoyed&Cwald&Btalgia!Cc$Chello&Er$Fness!Fwise<Gorld!Kliness!Ly$Do&
Aothonna!Cic$Dose$Ds&Dtis!Co&De&Dganglion!Dlaryngologist!Ny!Eogist!Gy!Dplasty!Drhinolaryngologist!Sy!Erhea!
Aotosclerosis!Fope!Dtoxic$Ctar!Ewa5Der!Fhound!Doman+Dumwa*Bubliette!Cguiya!Cjda*Cnce!Cranos&Csel!Dt%
Aouster!Eing!CtID-and-out$Ler!Ebasket!Eherod%Emigration!Eof-bounds$Hdate$Ioor$Ls!Hpocket$Hschool$Hthe-way$Iown$
Aout-tray!Dage!Dback+Flance%Eid%Eoard+Fund$Erave%Feak!Gd$Euilding!Frst!Dcall%Fst+He+Elass%
Aoutclassed$Eome!Erop)Hping!Fy)Ddated$Eistance%Eo%For$HsBIman!Iwoman!Iy$Eraw%Der$Fcourse!
Aoutermost$Fwear!Dface%Fll!Eield!Ier!Fght%Ft)Gted$Ir!Hing!Elank%Fow!Hing$Eox%Dgeneral%
Aoutgo)Fer!Fing1Erow%Hth!Euess%Dhouse!Ding3Dlander!Hish$Kly(Kness!Fst%Fw7Ged$Gry!
Aoutlay!Eet!Eier!Fne,Hd$Fve%Eook!Eying$Dmaneuver%Goeuvre%Frch%Ftch%Eode%Hd$Fst$Dnumber%
Aoutpace%Ftient!Eerform%Elay%Eoint%Frt!Fst!Furing!Eut)Drage)Hd$Hous$Kly(Kness!Fnge%Gk%
Aoutre$Fach!Eide%Hr!Fgged$Ir!Ght<Fval%Eoar%Eun%Dsail%Ecore%Eell%Ft!Ehine%Fout%
Aoutside=Hr!Fze+Hd$Ekirt!Is3Emart%Eole!Furce%Epan%Foken$Jly(Jness!Fread$Etanding$Lly(
Aoutstare%Gtion!Gy%Fretched$Gip%Goke!Dtake!Ehrust!Eurn!Dvie%Eote%Dward2H-bound$Ideveloping$Imoving$Hly(
Aoutwardness!Hs(Eear%Figh%Eit%Eork!Czel!Do!Bval/E-bodied$Ffruited$Fshaped$Ebumin!Drian$Fectomy!Ftis!
Aovary!Dte$Eion!Cen!E-ready$Fshaped$Ebake%Fird!Eware!Dr@E-correct%Growding!Fembellished$Frefine%Fthe-counter$Jhill$
Aover-the-top$Eabundance!Lt$Fchieve%Lment!Lr!Gt%Hing!Ive$Jity!Fge+Hd$Fll/Fmbitious$Fnxiety!Ious$
Aoverappraisal!Frch%Gm$Fwe%Hd$Ebalance%Fear%Iing1Lly(Lness!Fid)Gte!Flown$Foard(Gil%Gld$
Aoverburden,Ked$Gsy$Ecall!Gpitalisation!Ne%Mzation!Ne%Greful$Gst4Iing!Gutious$Fharge)Flothe%Ks!Hud%
Aovercoat!Iing!Gme%Ir!Hpensate%Nion!Gnfidence!Mt$Gok%Fredulity!Kous$Gitical$Gop%Hssing!Hwd%Fultivate%
Aovercurious$Edelicate$Fo%Gne$Gse%Fraft!Hmatise%Lze%Hw%Gess%Jed$Give,Fue$Eeager$Gt%Hing!
Aoveremotional$Gphasis!Me%Lze%Fnthusiastic$Fstimate,Lion!Fxcited$Gert%Jion!Gploit%Lation!Hose%Jure!Gtend%Efamiliar$
Aoverfatigue%Fed$Ged%Iing!Fill%Flight!Gow,Iing$Gy%Fond$Full$Egarment!Feneralise%Mze%Jous$Forge%
Aovergreedy$Gow%In$Ith!Ehand$Ied$Hg)Gsty$Gul,Fead=Hr%Ht%Ied$Iing!Eindulge%Lnce!
Aoverindulgent$Ejealous$Foy%Hed$Ekill!Eladen$Gnd$Gp,Hping!Grge$Gy,Her!Feaf(Hp%Fie%Gp!
Aoverload,Ied$Gok,Ied$Iing$Grd!Iship!Fy(Ging$Emantel!Gster%Fodest$Fuch:Iness!Enice$Gght2
Aovernighter!Epass!Gy%Hment!Flay%Gus!Fopulate%Lion!Gwer%Jing$Mly(Fraise%Gessure!Gice%Jd1Hnt)
Aoverproduce%Ktion!Htect%Lion!Mve$Hud$Erate%Hing!Feach%Jing$It%Jion!Gckoning!Gfine%Kd$Kment!
Aoverride,Hing$Gpe$Fule%Gn,Esea2Hs<Ge%Hr!Gnsitive$Nness!Grious$Gw%Hn$Gxed$Fhadow%
Aovershielding!Goe!Hot,Ht$Fide(Gght!Gmplification!Ly%Gze$Id$Fkirt!Fleep%Folicitous$Fpecialise%Mze%Hnd%
Aoverspill!Gread%Ftate%Jd$Jment!Hy%Gep%Gock%Grain,Hess%Itch%Hung$Guff%Jed$Fubscribed$Gpply)
Aoversuspicious$Et$Fake%Hing!Gx%Fhrow,Fime>Gre%Fly(Folerance!Gne!Gp%Frump%Fure!Hn,Ied$
Aoveruse)Ftilisation!Jzation!Evaliant$Huation!Ie%Fiew!Eweary%Gening$Gight/Fhelm%Jing1Mly(Finter%Fork,Iing!
Aoverwrite%Gought$Ezealous$Cid&Euct!Dedo*Dform$Dne$Dparous$Eositor!Draptorid!Coflavin!Did+Dlo!Dtestis!Dviviparous$
Aovular$Fte%Gion!Ee!Dm!Bwe%Dn&Es&Fboro*Cing$Cl!Dclaws!Det!Dish$Gly(Cn;
Aowned$Er!F-driver!Goccupied$Nr!Fless$Fship!Bx!C-eyed$Cacillin!Dlacetate!Fte!Eis!Eoacetate!Dprozin!Dzepam!
Aoxbow!Ccart!Cen!Dye!Cford!G-gray$Jey$Cheart!Cidant!Fse!Fte%Gion!J-reduction!Hve$Ee!Eisation!
Aoxidise%Hd$Hr!Fzable$Htion!Ge%Hd$Hr!Eoreductase!Lion!Dme!Fter!Clip!Conian0Ctail!Ent!
Aoxtongue!Cyacetylene!Fid!Dbenzene!Dcephaly!Dgen!Gase!Hte%Iion!Gise%Hze%Dhaemoglobin!Eemoglobin!Dmoron!Dopia!Dphenbutazone!
Aoxyphencyclimine!Dtetracycline!Eocic!Hn!Fne!Byabun!Cster)G-fish!Gcatcher!Gfish!Bz.!Caena!Dwa&Cena!Cocerite!Dkerite!
Aozone!Eide!Fse%Fze%Eosphere!Ap!B.a.>Cm.2Co.&Ba!C'anga!Cblum!Dulum!Cca!De)Emaker!
Apacer!Esetter!Dha!Einko!Fsi!Eouli!Euco!Eycephalosaur!Qus!Gheilia!Fderm!Ja!Kl$Ktous$Jic$Jous$
Apachysandra!Ftene!Dific+Hally(Ition!Hism!Jt!Ger!Gsm!Ht+Iic$Kally(Fy%Eng!Dk,Eable$
Apackage)Hd$Ging!Eed$Fr!Ft!Ehorse!Eing!Hhouse!Eman!Erat!Esack!Gddle!Ethread!Dt!Cd)
Apadauk!Dded$Fr!Eing!Ele,G-box!Hshaped$Hwheeler!Gfish!Gr!Gwheel!Eock!Ey!Fmelon!Demelon!Erewski&
Apadlock)Douk!Eva*Dre!Eone!Dua*Ecah*Cean!Dderast!Jic$Jy!Eiatric$Kian!Ks!Eophile!Jia!
Apaella!Dony!Cgan+Fini&Gse%Hm!Gze%De)Eant!Hry!Eboy!Er!Et&Dinate%Hion!Fg!
Apagoda!Chautea!Dlavi&Eevi&Doehoe!Cid$E-up$Dge&Ele!Dl!Eful!Elasse!Dn)E-free$Ee&Fd$
Apainful$Hly(Hness!Ekiller!Eless$Ily(Es!Ftaking$Lly(Lness!Et,Fable$Fball!Gox!Grush!Fed$
Apainter!Hly$Fing!Dr)Eed$Eing!Dsa!Eley!Dute&Cjama!Ckchoi!Distan*Ii0Cl)Dace!Edin!
Apalaeencephalon!Foanthropology!Gbiology!Hotany!Gclimatology!Gdendrology!Gecology!Hthnography!Ggeography!Jlogy!Glithic+Hogy!Gntological$Nst!My!Gpathology!
Apalaeornithology!Gzoology!Fstra!Ftiology!Enkeen!Fquin!Es!Etability!Hle$Jness!Iy(Gl+Hise%Kd$Ize%Kd$
Apalate!Fial$Gnate!He+Foglossal$Gpharyngoplasty!Eu*Ever)De8E-colored$Ffaced$Fhued$Eencephalon!Eface!Ely(Eness!
Apaleo-american&Lnd&Gindian&Fanthropological$Qy!Fbiology!Gotany!Fcerebellum!Glimatology!Gortex!Jical$Fdendrology!Fecology!Gncephalon!Gthnography!Fgeography!
Apaleogeology!Grapher!Kist!Ky!Flith!Jic+Gogy!Fmammalogy!Fntological$Mst!Ly!Fpathology!Frnithology!Fstriatum!Fzoic+Hology!
Apalermo*Estine*Iian0Gra!Hina&Etiology!Fte!Dfrey!Dgrave&Dilalia!Emony!Fpsest!Endrome!Fg!Genesis!Jtic$
Apalisade)Fh$Dl,E-mall!Eadian$Ho&Hum!Fs&Gite!Ebearer!Eet!Gte!Eiasse!Gte%Hion!Ive+
Apallid$Gity!Gly(Gness!Gum!Fum!Eone!Fr!Ey$Dm)E-shaped$Ear$Fte$Hly(J-lobed$Gifid$
Apalmature!Eer&Ftto!Eist!Her!Hry!Ftin!Elike$Ey$Fra!Dometa!Fino!Eoka!Everde!Dpability!Gle$
Apalpably(Fte%Gion!Gory$Eebra!Ite6Jion!Eitant$Hte%Iing$Jon!Dsgrave!Eied$Ey)F-walsy$Dter%
Apaltering!Eriness!Fy$Cmlico&Dpas!Eer%Ger!Ging+Ehlet!Ieer!Cn)D-broil%Efry%Ehellenic$Dacea!Fhe!
Apanama*Gnian0Fica!Gga!Etela!Dcake!H-like$Istyle$Frditis!Ehayat!Het!Ereas!Htectomy!Iic$Jn!Jtis!
Apancytopenia!Dda!Fnus!Fr!Eemic+Gonium!Fr)Ger!Eiculation!Eora&Fwdy!Eurate$Giform$De!Egyric+Jal$
Apanegyrist!El)Fed$Fing3Gst!Fling!Hst!Encephalitis!Etela!Hla!Dfish!Dg!Ea!Eloss&Eolin!Dhandle)
Apanhandler!Eellenic$Eysterectomy!Dic)F-stricken$Juck$Fked$Gy$Fle!Hd$Fulate$Eni&Djabi&Fndrum!Dnier!Fkin!
Apanocha!Ge!Efsky&Eplied$Gy!Ftic$Ial$Ion!Erama!Hic$Dpipe!Dsexual!Einusitis!Ey!Dt,E-hoot%
Apantaloon!Jed$Eechnicon!Eheism!It+Jic$Gon!Gr!Eie!Fle!Fng!Eo!Fgraph!Fmime)Jr!Iist!
Apantothen!Eropic$Jal$Fy!Gman!Es3Fuit!Ey!Fhose!Fwaist!Dzer!Cp!Da!Ecy!Eia!Fn!
Apapal$Erazzo!Everine!Ew!Eya!Deete*Er)F-mache!Gpusher!Fback+Jed$Goard!Hy!Fclip!Fer!Fhanger!
Apaperhanging!Fing!Fknife!Flike$Fmaking!Fs!Fweight!Gork!Fy$Dier-mache!Ella!Hry$Hte$Gedema!Giform$Goma!
Apapillon!Hse$Esm!Ft+Gic$Ial$Doose!Hroot!Evavirus!Dpa!Eoose!Fse$Eus!Drika!Dua*Fn0
Apapule!Fovesicle!Dyrus!Cr)Da!Eble!Fola!Hic$Jal$Hoid!Kal$Ecelsus&Gntesis!Fhute)Jr!Iing!
Aparachutist!Flete&Fosm!Ede)Gr!Fiddle!Ggm!Iatic$Gsaic$Kal$Il$He!Hiac$Kal$Fox!Hical$
Aparadoxically(Eesthesia!Effin!Fovea!Egliding!Fon!Hite!Fraph)Jer!Fuay*Ian0Ekeet!Elanguage!Fdehyde!Fegal!Gipsis!
Aparalepsis!Fipsis!Flax!Gel8I-park%Iepiped!Oon!Iism!Jze%Iogram!Jpiped!Oon!Fogism!Fyse%His!Gtic+
Aparalytical$Gze%Id$Emagnet!Kic$Lsm!Gribo*Fecia!Ium!Gdic!Jal+Gter!Hric$Jtis!Filitary+Fnesia!
Aparamount$Jcy!Hr!Fyxovirus!Enasal$Fg!Foia!Ic!Hd/Grmal$Eparesis!Fet!Fh!Gernalia!Gilia!Grase)
Aparaphrasis!Jtic$Henia!Gysis!Flegia!Jc+Fodium!Fraxis!Gofessional!Fsychological$Ost!Ny!Equat!Get!Esail!Iing!
Aparashurama&Fitaemia!He!Imia!Hic$Jal$Lly(Jidal$Ism!Fol!Fympathetic/Lomimetic$Ethion!Gormone!Gyroid!Frooper!
Aparatroops!Fyphoid!Ezoan!Dboil%Dcae&Eel)Ging!Glation!Hing!Eh%Fed$Gsi!Fisi!Fment!Ddner!Eon,
Apardonable$Jy(Ger!De%Egmenon!Foric!Enchyma!Ft)Gage!Hl$Ily(Ged$Hral$Kly(Ghesis!Itic$
Aparenthetical+Nly(Hood!Gless$Er!Esis!Fthesia!Etic!Fo&Eve$Dfait!Dget)Ging!Gry!Gting!Dheliacal$
Aparhelic$Hon!Diah!Ees!Ftal$Emutuel!Eng!Epinnate$Es5Fh!Gioner!Fian9Genne&Fology!Ety!Djanya&
Apark)Ea!Eed$Fr&Gsburg*Eing!Gson&Eland!Es&Eway!Ey$Dlance!Fy,Eey)Eiament!Karian!
Aparliamentary$Eor!Gmaid!Fur!Hmaid!Gs$Dmenides&Dnassia!Eell&Dochial$Jism!Jly(Edist!Fy)Eicous$Ele)
Aparolee!Enomasia!Fychia!Equet!Esamia!Etid$Gtis!Eus$Exetime!Fysm!Ial$Gtone!Dquet!Herie!Hry!Dr!
Aparrakeet!Eicide!Fsh&Eoket!Fquet!Ft)Gfish!Glike$Ey,Dse%Fc!Fe&Fr!Ei&Fmonious$Mness!
Aparsimony!Eley!Enip!Eon!Gage!Gs&DtFE-owner!Fsinging!Ftime2Jr!Eake%Hr!Eed$Frre!Ehenocarpy!
Aparthenogenesis!Mtic$Ly!Ite!Fia*Hn0Ei-color%Fal/Hity!Hly(Hness!Fble$Fcipant!Jte%King$Lon!
Aparticipatory$Iial+Ile!Gle!Golored$Jured$Gular/Kisation!Me%Nd$Mm!Mtic$Lty!Lzation!Me%Nd$
Aparticularly(Jte/Fng!Fsan/Iship!Fta!Gion)Jing!Kst!Hve+Fzan+Ely(Ener)Hship!Eridge!Jberry!
Aparts!Fong!Etime$Euriency!Jt$Htion!Ey)F-spirited$Fgoer!Dvati&Ee$Fnu+He$Eis!Eo!Fvirus!
Apas!Dadena*Eng!Dcal!Ehal$Deo!Dha!Etoon&Fun&Diphae&Dpalum!Dqueflower!Finade!Ds`E-through!Eable$
Apassably(Fdo!Fge!Hway!Fmaquody&Fnt$Ebook!Ee$F-partout!Fe$Fl!Fmenterie!Fnger!Fr!G-by!Gby!
Apasserine+Eim(Fng:Fon!Hate$Kly(Kness!Hflower!Hless$Fve/Hly(Hness!Gism!Hty!Ekey!Eport!
Apassword!Dt:Ea!Ee)F-up!Fboard!Fd$Fl/G-colored$Gike$Fr!Gn!Hak&Fur&Hellosis!Hian$
Apasteurisation!Je%Kd$Ization!Je%Kd$Eiche!Fl!Gle!Fme!Fs!Eness!Eo*Fr!Gal/Ie!
Apastorate!Gship!Erami!Fy!Eurage!Ge)Hland!Ey/CtEDaca!Egonia*Es!Evium*Dch)Fboard!Fcord!
Apatched$Fily(Gness!Hg!Fouli!Iy!Fwork!Fy$De!Ella!Hr$Giform$Ency!Ft4Ged$He!
Apatently(Er!Ffamilias!Fnal$Iism!Ktic$Ily(Gity!Goster!Fson5Dh!Ean&Eetic$Ially(Efinder!Eless$
Apathogen!Iesis!Iic$Kally(Flogic$Kal$Mly(Jst!Iy!Fs!Eway!Dience!Gt+Hly(Ena!Gte%
Apatinise%Gze%Eo!Esserie!Dka!Dness!Dois!En&Drai*Fs*Eial!Grch!Jal$Kte!Jic$Jy!
Apatricentric$Gian+Hde!Gk&Fkin!Flineage!Kl$Lly(Kr$Fmonial$Iy!Fot!Heer!Hic$Jally(Ism!
Apatrisib!Gtic$Jal$Js!Eoclus&Fl)Gler!Gman!Gogy!Fn!Gage)Gess!Gise%Jd$Iing$Lly(
Apatronize%Jd$Iing$Lly(Gless$Gne!Gym!Iic+Dsy!Dten!Fr)Gn)H-bomb%Hed$Hmaker!Ey!
Apatty-pan!Dwin&Dzer!Cucity!Dl&Ei&Fne$Gg&Dnch!Giness!Gy$Dper!Gisation!Ie%Im!Hzation!
Apauperize%Dse,Cvage!En!Fe!Erotti&De)Ed1Ement!Dilion!Eng!Eor!Fur!Es!Fe!Dlov&
Apavlova!Gian$Donia!Cw)Der!Dky$Dl!Dn)Ebroker!Eee&Eshop!Dpaw!Cx!Dton&Cy,D-phone!
Apay-station!Dable/Hs!Dback!Dcheck!Dday!Dee!Er!Dgrade!Ding$Dload!Dmaster!Eent!Dnim!Doff!Ela!
Apayroll!Dsheet!Elip!Bcp&Ct!Bdl!Be!C-tsai!Ca!D-chick!Egreen$Esouper!Dbody&Dce!F-loving$Fable$
Apeaceableness!Iy(Fful$Ily(Iness!Fkeeper!Jing+Fmaker!Fnik!Ftime!Eh)F-colored$Gwood!Fick!Fwood!Fy$
Apeachy-colored$Lured$Eoat!Fck!H-blue$Ithrone!Dfowl!Dg!Dhen!Dk)Eed1Ey$Dl)Eing3Dn!Eut+
Apeanuts!Dr!E-shaped$El)F-fish!Gweed!Fer!Gscent$Ffish!Fite!Fweed!Gort!Fy/G-white$Ey&Dsant!
Apeasanthood!Hry!Eecod!Dt!Ey$Dvey!Ey!Cba!Dble!G-grained$Fy$Dibit!Fyte!Ccan!Dcable$Fdillo!
Apeccant$Fry!Dk,Eer!Gwood!Eish$Dopteris!Ds!Dtic$Fn!Gate$Geal$Eoral+Iis!Eus!Dulate%
Apeculation!Hor!Fiar$Iity!Ily(Eniary$Cdagog!Hic$Jal$Lly(Js!Hue!Hy!El4Fer!Fler!
Apedant!Gic$Ially(Gry!Ete$Ddle%Gr!Fing!Derast!Iic$Iy!Esis!Ftal!Grian+Diatric$Jian!
Apediatrics!Ist!Ecab!Fel!Fle!Fulicide!Hosis!Gre)Egree+Id$Ement!Dlar!Dodontist!Elogy!Emeter!Ephile!
Apedophilia!Duncle!Gulate$Dwood!Ce)D-pee%Ding!Dk,Eaboo!Dl,Eed$Fr!Eing!Dn!Dp,Eer!
Apeephole!Eshow!Eul!Dr,Eage!Eess!Eless$Dve)Fd$Eish$Hly(Hness!Dwee!Eit!Cg)Dasus&
Apegboard!Dged-down$Dleg!Dmatite!Ci&Dgnoir!Dping*Drce&Cjorative$Kly(Ckan!Ding*Doe!Cl!Dage!Fic$
Apelagius&Decypod+Jous$Eus&Ew*Df!Dican!Eosis!Esse!Dl-mell2Eagra!Eet!Eicle!Ftory!J-of-the-wall!Eucid$
Apellucidity!Ily(Iness!Dmet!Doponnese*Kian$Kus*Eta!Dt,Eate$Eer!Eing!Dudo!Dvic$Fmeter!Iry!
Apelvis!Dycosaur!Cmican!Dmican!Dphigous$Hus!Cn)D-and-ink!Efriend!Etail!Dal$Fisation!He%Gzation!He%Fly(
Apenalty!Ence!Dchant!Eil)Ged1Gled$Ddant+Eent+Eing$Eragon!Eulous$Gum!Delope&Eplain!Hne!Etrability!
Apenetrable$Hlia!Hte%Iing$Lly(Jon!Jve$Lly(Ior!Dgo!Euin!Dial$Ecillamine!Iin!K-resistant$Kase!
Apenile$Ensula!Jr$Es!Etence!Ht+Iial$Lly(Kry+Ily(Dknife!Dlight!Dman!Gship!Dn&E'orth!
Apennant!Fte$Ee!Ei!Fless$Jness!Fnes*Gg!Eon!Gcel!Jle!Esylvania*Mn&Ey!F-pinch%Ling+
Apenny-wise$Fcress!Froyal!Fweight!Ghistle!Gorth!Dobscot&Eche!Elogist!Hy!Encel!Dpusher!Dsacola*Eion)Hable$Iry!
Apensioner!Fve$Hly(Hness!Etock!Dt$E-up$Eacle!Fd!Ferythritol!Fgon!Ial$Gram!Fhedron!Fil!Fmerous$
Apentameter!Ihylenetetrazol!Fngle!Hular$Fstomid!Gyllabic$Fthlete!Ion!Gone!Iic$Fvalent$Fzocine!Eecostal0Lism!Nt&Ehouse!
Apentimento!Elandite!Eobarbital!Fde!Fse!Fxide!Hfylline!Eylenetetrazol!Duche!Gle!Elt!Gima!Jte/Embra!Il$Erious$
Apenuriously(Jness!Fy!Etian&Con!Eage!Ey!Dple)Gd$Gs!Dria*Cp!Deromia!Din&Dlos!Eum!
Apeplus!Dper,G-and-salt!Gcorn!Gidge!Hness!Gmint!Goni!Gwood!Irt!Gy$Einess!Ey$Dsin!Gogen!Dtic$
Apeptidase!Ge!Fsation!Ge%Fzation!Ge%Eone!Dys&Cradventure>Embulate%King1Lon!Kor!Dcale!Eeivable$He%
Aperceived$Ir!Fnt!Hage!Hile!Fpt!Hibility!Jle$Ky(Ion!Ive$Kly(Kness!Jity!Hual$Kly(
Aperch,Fance(Fer!Florate!Iide!Iomethane!Eipient+Eoid!Hean!Flate)Iion!Ior!Euss%Hion!Kist!Ive$
Apercussor!Ftaneous$Ey&Ddition!Eurability!Ile$Degrinate%Kion!Ie+Emptorily(Jy$Ennate%Iion!Gial/Jly(Estroika!
Aperfect8Ha!Hed$Ir!Hibility!Jle$Ion!Kism!Mt!Ive!Hly(Frvid$Eidious$Kly(Kness!Gy!
Aperfluorocarbon!Eoliate$Frate6Jd$Iion!Gce(Gm%Hance!Her!Hing!Eume)Hd1Hr!Iy!Fnctorily(Ky$
Aperfuse%Gion!Dgamum*Eola!Dhaps(Di!Eanal$Gth!Fpsis!Frteritis!Ecardiac$Kl$Jtis!Jum!Hp!Fementoclasia!
Apericlase!Ges&Edinian!Gum!Fot!Hite!Egee!Fon!Hal$He!Hium!Ehelion!Ejove!El)Fous$Ily(
Aperilousness!Fune!Fymph!Emeter!Fysium!Enasal$Gtal$Hologist!Ly!Feal$Gotomy!Gum!Hrium!Eod!Gic$Ial+
Aperiodically(Iity!Gontal$Jia!Kc$Ls!Kst!Ktis!Fsteum!Epatetic+Lism!Hus!Feteia!Hia!Hy!Fheral/
Aperipherally(Iy!Grasis!Jtic$Fteral$Erhinal$Escope!Felene!Fh%Gability!Ile+Kness!Ger!Fperm!Fsodactyl!Ftalsis!
Aperistome!Gylar$Ie!Ethecium!Hlial$Jum!Foneal$Ium!Hitis!Frichous$Ewig!Hged$Gnkle!Djure%Hr!Gy!
Aperk)Eily(Fness!Ey$Dleche!Dm)Eafrost!Fnence!Jy!It/J-press$Jly(Gganate!Eeability!Hle$Jness!
Apermeant$Gte%Hing$Ion!Ive$Fd$Eissibility!Jle$Ky(Ion!Ive$Kly(Kness!Ft,Eutability!Ile$
Apermutableness!Htion!Ge%Dnambuco*Eicious$Kly(Kness!Gkety$Fo!Don&Feal$Gus!Erate%Hion!Exidase!He)
Aperpendicular+Nity!Nly(Ftrate%Jion!Jor!Gual$Jly(Ite%Jion!Hity!Ehenazine!Elex%Hed1Jly(Hing1
Aperplexity!Dquisite!Dry!Dsecute%Iion!Ior!Fphone&Golis*Fus&Fverance!Jte%Kion!Ie%Iing$Lly(Ehing&
Apersia*Gn0Fflage!Fmmon!Fst%Hence!Ky!Jt$Kly(Hing$Enickety$Eon!G-to-person2Ga!Hble$Kness!
Apersonage!Hl/Iise%Ld$Jty!Jze%Ld$Ily(Ity!Hte%Iion!Ghood!Gification!Iy%Gnel!Epective!
Aperspicacious$Nness!Kty!Huity!Ious$Lly(Lness!Gration!He%Ir!Euadable$He%Ir!Gsible$Ion!Ive$
Apersuasively(Kness!Dt$Eain%Hym!Eh*Einacious$Mly(Jty!Gence!Jy!It$Jly(Ely(Eness!Eurb%
Aperturbation!Hed$Hing$Fssis!Du*Eke!Gd$Esal!Fe%Fing!Etz&Evian0Dvade%Fporate%Kion!Fsion!
Apervasive$Jly(Jness!Eerse$Ily(Iness!Hion!Ity!Ive$Gt)Hed$Eious$Iness!Cs!Dantran!Hen!
Apeseta!Ewa!Dhawar*Emerga!Dky$Do!Dsary!Eimal$Gism!It!Jic$Lally(Gum$Dt!Eer%Ged$
Apesterer!Ging$Ehole!Guse!Eicide!Fferous$Flence!It$Jial$Fs!Ele)Eo!Ct4D-food!Dabit!Fyte!
Apetal!F-like$Fed$Fled$Hss$Gike$Foid$Gus$Erd!Dchary!Eock!Dechia!Er!Fburg*Fsburg*Dfood!
Apetiole!Gule!Ete/Gness!Fio!Hn)Iary$Ier!Drarca&Hh&Eel!Eifaction!Gication!Gy%Hing$Fssage!
Apetrochemical!Fglyph!Grad*Fl!Gatum!Geum!Gogy!Fnius&Fus$Dter!Eicoat!Jed$Ffog%Iger!Ly!Fly(
Apettiness!Gg!Fsh$Hly(Hness!Ey+Dulance!Ht$Ily(Enia!Cw!Dee!Dit!Dter!Cyote!Bfalz*
Apfannkuchen!Cennig!Bhacelia!Eoemulsification!Deochromocytoma!Ethon&Fon!Dge!Eocyte!Iic$Iosis!Dius!Dlacrosis!Fngeal$Ir!Hist!
Aphalangitis!Gx!Frope!Elic$Foplasty!Fus!Esa!Dnerogam!Hmania!Etasm!Ia!Jgoria!Nc$Oal$Jl$Hy!
Aphantom+Draoh&Gnic$Eisaic$Jal$Gee!Ema!Gceutic+Mal/Ms!Hist!Hogenetics!Ikinetics!Ilogic$Nal$Ply(
Apharmacologist!Ly!Ipeia!Joeia!Hy!Eos!Eyngeal+Hitis!Gx!Dse)F-out!Eianid!Emid!Ceasant!I's-eye!Didias&
Aphellem!Dnacetin!Gomys!Fzopyridine!Ecyclidine!Eelzine!Eicia*Framine!Eo-safranine!Fbarbital!Lone!Fl!Gic!Gphthalein!Fmenal$Kly(
Aphenomenology!Jn!Fplast!Fthiazine!Gype!Iic$Kal$Esuximide!Etolamine!Eylacetamide!Hlanine!Hmine!Gbutazone!Gephrine!Hthylene!Gketonuria!
Aphenylpropanolamine!Gtoloxamine!Ftoin!Dochromocytoma!Dresis!Eomone!Ci!Dal!Ddias&Dladelphia*Kus!Fnder%Jer!Gthropic$Nally(Mst!
Aphilanthropy!Ftelic$Kal$Mly(Jst!Iy!Eemon&Eharmonic/Fellene+Kic$Lsm!Mt!Eia!Fp&Gpi*Ian&
Aphilippic!Ine+KsQHopolis*Fstia*Ine+Jism!Elipsite!Eodendron!Fgyny!Flogical$Jst!Iue!Iy!Fmath!Fsopher!
Aphilosophic$Lal$Nly(Kse%Mr!Kze%Mr!Ling!Jy!Eter!Fre!Dmosis!Dntias&Dz!Clebectomy!Fitis!
Aphlebogram!Gthrombosis!Homise%Lt!Kze%Jus!Jy!Egm!Gatic$Kal$Mly(Gy$Doem!Egiston!Fopite!Emis!
Aphlox!Cobia!Fc$Eophobia!Dcine$Eomelia!Debe!Fus&Enicia*Jn0Hophorium!Gx!Dn!Eate%Gion!Ee)
Aphone-in!Fbook!Fme!Gic2Is!Fr!Ftic$Ially(Iian!Is!Fy+Eic$Gs!Eogram!Jic$Iph!
Aphonologic$Kal$Jst!Iy!Fphobia!Ey/Dronid!Dsgene!Ephatase!Ie!Gine!Gocreatine!Hlipid!Hprotein!Hr!Iesce%
Aphosphorescence!Nt$Iic$Ious$Ius!Dt!Ealgia!Eic$Fus&Eo!F-offset!Fcathode!Gell!Ghemical$Kstry!Goagulation!
Aphotocoagulator!Hnduction!Nve$Oity!Hpier!Iy)Felectric$Nal$Ply(Nity!Lon!Gmission!Lve$Gngraving!Fflash!Hood!
Aphotogenic$Graph)Ker!Kic$Mally(Ky!Ivure!Fjournalism!Ot!Flithograph!Py!Fmechanical$Ns!Hter!Iric$Lal$
Aphotometrically(Lian!Kst!Jy!Gicrograph!Gontage!Hsaic!Fn!Fphobia!Gigment!Fretinitis!Fsensitise%Mve$Nity!Mze%Gphere!
Aphotostat)Gynthesis!Ltic$Ftherapy!Gropism!Fvoltaic$Cragmacone!Gocone!Esal$Fe)Gology!Fing!Etry!Deatic$Enetic$Fic$
Aphrenitis!Fological$Kst!Jy!Dontistery!Dygia*Hn&Cthisis!Cycobilin!Fcyanin!Ferythrin!Flogy!Fmycosis!Dlactery!Ee!Ftic$
Aphylliform$Fo!Gclad!Ke!Gde!Hial$Gquinone!Eogenesis!Jtic$Mally(Iy!Eum!Dsa!Eiatrics!Fc!Gal$
Aphysicalism!Jty!Ily(Iness!Gian!Hst!Gochemical$Gs3Fognomy!Hraphy!Glogic$Lal$Nly(Kst!Jy!Gtherapeutic$
Aphysiotherapist!My!Fque!Eostegia!Higmine!Dtelephas!Eochemical!Kst!Mry!Fhormone!Flogist!Iy!Fnadione!Fphagic$Jous$Hilous$
Aphytoplankton!Ftherapy!Goxin!Bi!C-meson!Ca!Df&Efe!Dget&Gian$Dnism!Gsimo:Gt!Hic$Eo:Fforte!
Apiaster!Fre!Dzza!Cbgorn!Droch!Cc!Da!E-pica!Edor!Eninny!Erdie*Gy*Fesque$Esso&Eyune$Dcalilli!
Apiccaninny!Eolo!Dhi!Fciago!Hego!Dk,E-me-up!Foff!Eaback(Fninny!Fx!Ge!Eelhaube!Fr!Gel!Iweed!
Apicket)Gt&Eford&Eing!Hs!Ele)Gd$Gpuss!Enicker!Epocket!Eup!Ey$Dnic)Gker!Dofarad!Emeter!
Apicometre!Ernavirus!Esecond!Et!Evolt!Dtograph!Kic$Frial/Jly(Eural$Ge)Hd$Hsque$Lly(Lness!Ging!
Apicul!Fet!Cddle)Fing$Eock!Dgin!Ce!D-dog!Eeyed$Dbald$Dce)F-dye%Fmeal2Fwork!Dd$E-a-terre!
Apiedmont!Dmonte*Dplant!Dr!EceJGd$Fing$Ily(Eid!Ere*Fot&Dta!Eism!Gtic$Jal$Ey!
Apiezoelectric$Nity!Fmeter!Cffle)Fing$Cg)D-a-back(Eheadedly(Esized$Dboat!Deon!G-breasted$Htoed$Ghole)Jing!Dfish!
Apiggery!Eish$Hly(Hness!Ey+FbackFDheaded$Jness!Dlet!Dman!Eent)Hation!Ey!Dnolia!Eut!Dpen!
Apigskin!Eticking!Fy!Ewill!Dtail!Dwash!Eeed!Cka!De!E-perch!Eblenny!Estaff!Claf!Ff!Er$Fy$
Apilaster!Ete&Eu!Ew!Dchard!De)Es!Eup!Fs!Ewort!Dfer%Gage!Ger!Dgrim!Hage!Ding!
Apill!Eage)Hd$Hr!Ging!Fr!G-shaped$Ged$Ebox!Eion!Eock!Fry,Fw)Gcase!Ewort!Docarpine!
Apilose$Gbaceous$Fity!Et)Fage!Ffish!Fhouse!Fing!Fless$Eus$Dsen*Dus!Cma&Dento!Diento!Dozide!
Apimp)Eernel!Ele!Gd$Fy$Cn,D-up!Dafore!Eta!Fubo*Dball!Dce-nez!Fr!Eh,Fbeck+Fe!
Apinched$Fgut!Eus&Ghion!Ddar&Eolol!De)E-weed!Eal$Goma!Fpple!Econe!Esap!Etum!Eweed!Dfish!
Apinfold!Dg,Eer!Euecula!Dhead!Eole!Ding!Eon)Ged$Ete!Dk8E-collar$Flavender$Forange$Fpurple$Fred$
Apink-slipped$Ftinged$Hpped$Eeye!Eie!Ffy%Fsh$H-lavender$Iorange$Ipurple$Iwhite$Eness!Eo!Eroot!Ey!Dna!
Apinnace!Gle)Fte$H-leafed$Lved$Hd$Hly(Gifid$Hped!Hsect$Eer!Eing!Fped!Eule!Ey!Dochle!
Apinocle!Fytosis!Ele!En!Dpoint,Erick!Dscher!Ek*Etripe!Jd$Dt!E-size$Jd$Eado!Fil!Eer&
Apintle!Eo!Dwheel!I-shaped$Eorm!Dyon!Colet!Dn!Eeer,Dus$Fly(Fness!Cp)D-squeak!Dage!El!
Apipe)E-clay%Eclay!Efish!Gtting!Ful!Eline!Er!Facillin!Gzine!Fin!He!Focaine!Et!Fte!Ework!
Apipewort!Ding>Estrel!Jle!Et!Dsissewa!Dul!Cquance!Hy!Gt$Hly(Hness!Ee)Ft!Cracy!Ena!
Apirandello&Fha!Ete)Fical$Jly(Dogi!Fue!Eplasm!Eshki!Euette)Exicam!Ezhki!Csa*Enosaur!Kus!Dcary!
Apiscatorial$Iy$Ees5Eine$Fvorous$Diform!Dmire!Ds,E-up!Eed$Fr!Eing!Dtachio!Ee!Eia!Fl!
Apistillate$Hode!Eol!G-whip%Geer!Fn!Ct)D-a-pat(Da!Ehaya!Enga!Dch,F-black$Gdark$Fblende!Fed$
Apitcher!H-shaped$Hful!Ffork)Fing!Fman!Fstone!Fy$Deous$Hly(Dfall!Dh)Eead!Eily(Fness!Ey$
Apitiable$Hy(Eful$Hly(Eless$Ily(Iness!Dman!Don!Et&Dprop!Dsaw!Dt&Ea!Fnce!Eed$
Apitter-patterFEing!Esburgh*Ffield*Ey-pat(Jty(Duitary+Dy)Eingly(Eriasis!Cute&Cvot,Fal$Cx!Del!Die!
Apixilated$Dy!Czarro&Dza!Fz!Gz!Eeria!Eicato:Bj's!Blacable$Frd)Fte%Ging1Jly(Hon!Hve$
Aplacatory$Ee)F-kick%Ker!King3Gworship!Fable$Fbo!Fd$Fholder!Fkicker!Fman!Gent!Fnta!Il+Ition!
Aplacer!Fseeker!Eid$Gity!Gly(Gness!Eket!Eoderm!Fid$Dge!Eiarisation!Je%Kd$Kr!Jm!Jt!
Aplagiaristic$Ization!Je%Kd$Kr!Focephaly!Hlase!Ktic$Eue,Gy2Fily(Fy2Dice!Ed!En?F-woven$
Aplainchant!Glothesman!Fly(Fness!Fsman!Gong!Gpoken$Ft!Giff!Hve$Jly(Jness!Et)Fer!Dn,Ear$
Aplanaria!In!Fte$Gion!Echet!Ite!Fk&Ee4F-polarized$Fness!Fr!Ft!Gal$Hrium!Iy$Gesimal!
Aplanetoid!Egency!Ht$Eimeter!Ek)F-bed!Fing!Fton!Iic$Eless$Ened$Gr!Fing!Eo*Fconcave$Ivex$
Aplanographic$Ky!Et)F-eating$Fain!Gl$Gr$Gtion!Fed$Gr!Fhopper!Figrade+Gng!Flet!Fsman!Eula!
Aplaque!Dsh)Em!Fa!Gblast!Gcyte!Joma!Gpheresis!Fid!Gn!Hogen!Fodium!Eter)Hboard!Hed$Ir!
Aplastering!Hwork!Fic+Hally(Hise%Kr!Ity!Ize%Kr!Gd!Gnate%Jion!Gque!Fron!Dt,Eaea*
Aplatan!Ee)Fau!Fful!Flayer!Get!Ipheresis!Gike$Fn!Fr!Eform!Eh&Eing!Gize%Gum!I-blonde$
Aplatitude!Iinal$Lrian!Kize%Kous$Eo&Fnic$Hst&Jic$Fon!Eter!Ey!Fctenean!Fhelminth!Fpus!Frhine$
Aplatyrhinian$Grhine+Kian+Lc$Fsma!Dudit!Hs!Esibility!Hle$Jness!Iy(Gve$Etus&Dy,E-actor!Fbox!
Aplayable$Fct%Hing3Hor!Eback!Fill!Fook!Gx!Gy!Eday!Eed$Fr!Efellow!Ful$Hly(Hness!
Aplaygoer!Fround!Ehouse!Eing!Elet!Fist!Emaker!Gte!Eoff!Epen!Eroom!Eschool!Gript!Fuit!Ething!Fime!
Aplaywright!Dza!Cea!E-bargain%Ech%Ed%Fer!Fing/Ily(Esance!Ht$I-smelling$Jtasting$Ily(Iness!Iry!
ApleaseRGd$Gr!Fing/Ily(Iness!Furable$Ky(He!Et)Fing!Db!Ee!Fian+Eiscite!Dcopteran!
Aplectognath!Franthus!Gon!Gum!Ddge,Gd$Ge!Gr!Diades&Dnarily(Gy$Eipotentiary!Ftude!Eteous$Jly(Jness!
Aplentiful$Jly(Jness!Gtude!Fy>Eum!Dochroic$Jsm!Emorphic$Ksm!Enasm!Hte!Iic$Epod!Dsiosaur!Kus!
Aplessimeter!For!Dthodont!Gra!Hic$Fysmograph!Dura!Gl$Hgia!Fisy!Focarp!Kous$Gdont!Hynia!Gpneumonia!Gthallis!
Aplexiglass!Fmeter!Iry!Eor!Eus!Ciability!Fle$Ency!Ft$Gness!Dca!Fte%Gion!Der!Fs!Dght)
Aplimsoll!Dnth!Ey&Coce!Dd,Eder!Fing+Ily(Dnk)DpFDsion!Fve!Dt)Einus&Eted$Gr!
Aplough)Gboy!Ged$Ging!Gland!Gman!Gshare!Gwright!Dvdiv*Eer!Dw,Eboy!Eed$Fr!Eing!Eland!
Aplowman!Eshare!Ewright!Dy!Cuck,Fed$Fily(Gness!Fy$Dg)E-in!Fugly!Eboard!Eged$Gr!Ehole!
AplumBE-yew!Eage!Hd$Fte$EbIFable$Gginaceous$Ho!Fer!Hy!Fic$Gng3Gsm!Fous$Ecot!
Aplume)F-tipped$Fd$Flike$Elike$Emet,Fy$Eose$Ep?Fing1Fness!Eule!Ey$Dnder)Hage!Hed$
Aplunderer!Hing+Ege,Gr!EkLFer!Dperfect+Dral+Gisation!Ie%Im!It!Jic$Hty!Hzation!Ie%
Aplus+Eh/F-like$Fy$Dtarch&Eo&Fcracy!It!Jic$Lal$Fn!Gian$Hc$Hum!Dviometer!Cy,
Aplyboard!Der!Fs!Dmouth*Dwood!Czen*Bm&Bneumatic$Jally(Js!Hophore!Fococcal$Kus!Iniosis!Hytosis!Gencephalogram!
Apneumogastric+Gnectomy!Hia!Ic$Itis!Hoconiosis!Gthorax!Bo&C-faced$Cach%Fed$Gr!Fing!Ccahontas&Etello*Dhard!
Apock)Eed$Ft)G-handkerchief!Hsize$Ld$Gable$Gbook!Gcomb!Gful!Gknife!Emark)Ied$Cd)Dalgia!Dcast%
Apodetium!Dgy$Diatrist!Hy!Eum!Dlike$Docarp!Dsol!Dzol!Ce&Dciliid!Dm!Dnology!Dsy!Dt!E-singer!
Apoetess!Eic$Gal$Ily(Gs!Fse%Hr!Fze%Hr!Ery!Cgey!Dge!Donia!Gon!Gp!Fophoran!
Apogrom!Dy!Ci!Dgnance!Iy!Ht$Ily(Dkilotherm!Mic$Mous$Dlu!Dnciana!Esettia!Et)F-blank2Gof-sale$
Apointed$H-toe$Hly(Hness!Gl!Gr!Fillism!Kt+Lic$Fless$Jly(Jness!Frel!Fsman!Fy-toed$Dse,
Apoised$Eon)G-berry!Gberry!Ger!Ging!Gous$Jly(Dtier&Eou*G-charentes*Cke,Er!F-faced$Eweed!Ey+
Apoking!Dy+Cl!Dack!End*Er$Fimeter!Gsation!Hcope!He%Gty!Gzation!He%Fographic$Ly!Dder!
Apole)E-handled$Eax)Ge)Ecat!Emic+Hal$Jly(Hise%Jt!Ize%Hs!Gse%Ht!Gze%Foniaceous$
Apolemonium!Enta!Er!Estar!Dice)Gman!Gwoman!Fy!G-making$Gholder!Eo!Fmyelitis!Fsis!Fvirus!Esh7Ged$
Apolisher!Ging!Etburo!Fe$Gly(Gness!Gsse!Fic$Hal$Jly(Hian!Ise%Ize%Hk%Ho!Hs!
Apolity!Dk&Ea)Dl)Eack!Frd)Een!Gate%Iion!Fx!Einate%Iion!Ior!Gium!Gosis!Fwog!
Apollock!Es!Fter!Eucite!Ftant!Ge%Hd1Hr!Gion!Eyannaish$Ffish!Fwog!Do!E-neck!Enaise!Fium!
Apolony!Dska*Dtergeist!Eroon+Iery!Dyamide!Fndrist!Ious$Iy!Gthus!Frteritis!Ftomic$Ebutene!Hylene!Ecarp&Fhaete!
Apolychete!Gromatic$Je4Jic$Kse%Kze%Frystalline$Fythemia!Edactyl$Kous$Ky!Fipsia!Eelectrolyte!Fster!Hrous$Fthylene!
Apolyfoam!Egamist!Hous$Hy!Fene!Hic$Flot+Fon!Hal$Jly(Fraph!Fynist!Hous$Hy!Ehedral$Ion!
Apolyhidrosis!Fymnia&Emastigote!Gth!Fer!Hase!Hic$Isation!Je%Ization!Je%Forph!Jemic$Jic$Ksm!Jous$
Apolymyositis!Gxin!Enesia*Jn0Guritis!Fomial+Fya!Eoestrous$Ficous$Fma!Fse!Ep!Fectomy!Gptide!Gtalous$Fhase$
Apolyphone!Iic$Kally(Ious$Iy!Hsphate!Flacophore!Goid+Jy!Fody!Gre!Fropene!Konitrile!Iylene!Ftoton!Fus!
Apolysaccharide!Femant!Kic$Hous$Hy!Fomy!Ftyrene!Fyllabic$Mally(Kle!Gndeton!Hthetic$Etechnic!Gtrafluoroethylene!Fheism!Jt!
Apolytheistic$Hne!Fonal$Jism!Kty!Eunsaturated$Frethan!Le!Gia!Evalence!Ky!Jt$Finyl-formaldehyde!Ezoa!Hn!Cm!
Apom-pom!Dade)Gd1Etum!De!Egranate!Elo!Dfret!Dmel,Ey!Do&Elogist!Hy!Dp!Eadour)Fno!
Apompeii*Fy5Eon!Fsity!Fus$Hly(Hness!Cnca&Ee!Eho!Dd!E-skater!Eer%Gable$Ger!Ging$
Aponderosa!Iity!Hus$Jly(Jness!Eweed!De!Dg!Eee!Eid!Diard)Dka&Ds!Eelle&Dtiac&Ffex!
Apontiff!Gical+Jte)Eoon!Fs&Eus5Dy!E-trekking!Ecart!Etail!Coch,Dd!Ele!Df!Dh-bah!Fpooh%
Apool)Eer!Eroom!Dn!Dp!Dr/E-spirited$Ehouse!Ely<Eness!Ewill!Dve!CpED-fly!Eup!Dcorn!
Apope!Ery!Eyed$Dgun!Dinjay!Esh$Gly(Dlar!Ein!Fteal$Dover!Dper!Ft!Eing!Ey!Fcock!
Apopsicle!Dulace!Gr$Hisation!Je%Kr!Jm!Ity!Ization!Je%Kr!Hly(Gte%Id$Hion!Fism!
Apopulist!Fous$Crbeagle!Dc!Eelain!Jize%Eh!Eine$Eupine!Jfish!Js!De)Dgy!Diferan!Hous$Dk!
Apork-barreling!Ffish!Echop!Eer!Efish!Eholt!Epie!Dn!Eo!Fgrapher!Kic$Mally(Ky!Doporo!Ese$Fity!
Aporous$Gness!Dphyria!In!Itic$Hy!Eoise!Dridge!Fnger!Dt4E-au-prince*Fof-spain*Ea!Fbility!Gle/Fge!
Aportal!Ecullis!Ee-cochere!Fnd%Gt!Hous$Kly(Fr)Gage!Ghouse!Efolio!Ehole!Eico!Hed$Fere!Fon)
Aportland*Fy$Emanteau!Eo*Erait!Iist!Iure!Gy%Hal!Hed$Ir!Hing!Esmouth*Eugal*Guese0Flaca!
Aportwatcher!Cse,Ed$Eidon&Er!Eur!Fse!Dh$Ding!Et)Fion)Iable$Jl$Ier!Iing+Gve/
Apositively(Iness!Hism!Jt+Kic$Ity!Fron!Dology!Dse!Fman!Fss%Hed$Hion!Ive/Kly(Kness!
Apossessor!Ft!Eibility!Gle/Iness!Hy(Eum!Gwood!Dt)E-communist$Ffree2Fhaste(Gorse!Fimpressionist&Fmaturity!Genopause!
Apost-mortem!Fpaid(Eage!Fl$Ebag!Fiblical$Fox!Ecard!Gva!Fode!Edate%Filuvian+Foc!Htoral+Eed$Fr!
Aposterboard!Gior/Jity!Hty!Gn!Fxilic$Efix!Eganglionic$Flacial$Fraduate+Ehitis!Fole!Guse!Fumous$Kly(Eiche!
Apostictal$Flion!Glion!Fmpressionist&Fndustrial$Gg!Elude!Eman!Grk)Gster!Fenopausal$Gridian$Fillennial$Gstress!Fodern$Kism!
Apostmodernist$Grtal$Iem+Enatal$Fuptial$Eoperative$Nly(Epaid$Grtum$Fone%Iment!Ir!Gse%Hition!Kve$Frandial$
Apostscript!Eulant!Hte,Iion!Lal$Ior!Fral$Ge)Hr!Ging!Ewar$Dy!Ct)D-au-feu!Etrained$Dable+
Apotage!Emogale!Esh!Fsium!Etion!Fo!Ewatomi&Dbellied$Hy!Eoiler!Fund$Fy!Deen!Emkin&Ence!Gy!
Apotent$Gate!Gial/Jity!Jly(Ite%Jion!Hometer!Gly(Dful!Dhead!Fr)Gb!Eolder!Ge!Hd$
Apotholer!Fok!Fs!Fuse!Eunter!Dion!Dlatch!Euck!Dman!Domac*Gnia!Eroo!Dpie!Eourri!Dsdam*Eherd!
Apotshot!Dtage!Eed$Fr)Ger!Gy!Ele!Eo!Ey+F-trained$Dyokin&Cuch)F-shaped$Fed$Flike$Ddrin!
Apouf!Efe!Dlenc&Ft!Gte!Eterer!Fice)Fry!Hman!Dnce,Ed)F-foolish$Fage!Gl!Fer!Fing!
Apour%Eboire!Eing$Dsse-cafe!Fin&Dt)Eer!Eingly(Cverty!H-stricken$Cw&Dder)G-puff$Ged1Hr!Giness!
Apowderise%Hze%Gpuff!Gy$H-blue$Dell&Er)F-assisted$Gdive%Hriven$Fboat!Groker!Fed$Fful2Ily(Iness!
Apowerhouse!Fless$Jly(Jness!Fwash%Dhatan&Dwow)Dys&Cx!Dvirus!Cyou!Czsony*Br*Cacticability!Jle$Lness!
Apracticably(Il$Jity!Jly(He)Id$Hian!Gse%Id$Gtioner!Denomen!Esidium!Etor!Hial$Jn0Ium!
Apraetorship!Dg*Ematic/Jal$Lly(Js!Ism!Jt!Eue*Dha*Dia*Erie!Ese,Gful$Gworthily(Mness!
Apraiseworthy$Fing$Fworthiness!Djapati&Dkritic$Dline!Dm!Dnce,Gr!Edial$Eg)Ek)Fish$Iness!Fster!Dseodymium!
Aprat!Ee)Fr!Efall!Eincole!Etle,Hr!Dvastatin!Dwn)Dxis!Fteles&Dy%Ea!Eer!Gbook!Gful$
Aprazosin!Cc*Ce-christian$Folumbian$Eeclampsia!Fminently(Gpt!Iion!Jve$Ior!Fxistent$Jing$Ejurassic$Eraphaelite0Esocratic+Dach%
Apreacher!Gification!Iy%Hng!Gment!Gy$Edolescent$Emble)Enal$Errange%Kment!Essemble%Dbend!Hary!Dcancerous$Frious$
Aprecariously(Kness!Fst$Ftive$Gory$Fution!Kal$Lry$Fva!Eede%Hnce!Jy!It+Jed$Lly(Jial$
Apreceding$Fntor!Jship!Fpt!Hor!Jship!Fss%Hion!Ehlorination!Einct!Fosity!Gus2Ily(Iness!Fpice!Htance!
Aprecipitancy!Kt+Jte7Lly(Lness!King$Lon!Kor!Iin!Ious$Lly(Lness!Fs)Ge$Hly(Hness!
Aprecision!Elinical$Fude%Gsion!Ive$Eocial$Hous$Kly(Kness!Hty!Fgnition!Kve$Fnceive%Ld1Iption!Irted$
Aprecondition,Med$Fok%Hed1Gled$Frdial$Ium!Eursor!Jy$Ddaceous$Gious$Fte%Gion!Gor!Iy$Eecease%
Apredecessor!Fstinarian+Oism!Kte6Lion!Oist!Je%Kd$Ftermination!Le%Md1Eicament!Hte)Iion!Jve$Lly(
Apredicator!Gt%Hability!Jle$Ky(Hion!Ive$Hor!Fgest%Jed1Flection!Fspose%Kd1Jition!Enisolone!Ine!
Apredominance!Kt$Lly(Jte6Kion!Declampsia!Emie!Gnence!Jt$Kly(Fpt,Hion!Ive$Hor!En%Exist%
Apreexistence!Kt$Iing$Dfab+Gricate%Lion!Fce)Fded$Ftorial$Iy$Eect!Hural$Je!Fr%Gable$Jy(
Apreference!It$Jial$Mly(Gment!Gred$Eiguration!Lve$Ie%Fx)Gation!Eorm%Hation!Erontal$Dgnancy!Hediol!
Apregnant$Dheat%Fnd%Gsile$Ion!Hor!Eistoric$Lal$Jy!Dindication!Esolate%Djudge%Iment!Hment!Gice)Jd1
Aprejudicial$Jous$Dlacy!Fpsarian$Fte!Gure!Eim!Ginary/Gs!Fterate$Eude)Dmarital$Fture$Jly(Jness!Iity!
Apremedical$Htate%Ld$Kion!Fnopausal$Gstrual$Eie!Gr4He4Hship!Fse)Hs!Gs)Fum+Fx!Eolar!
Apremonition!Iory$Dnatal$Eominal$Etice!Euptial$Doccupancy!Jtion!Iied$Iy%Eperative$Erdain%Gination!Dp!Eackaged$Hed$
Aprepaid$Fration!Jve$Iory$Ge%Hd$Iness!Fy%Gment!Eonderance!Lt$Mly(Kte%Ling$Fse%Gition!
Aprepositional$Nly(Gsess%King$Lon!Gterous$Mly(Ftency!Erandial$Eubertal$Jy!Hscent$Fce!Fpal$Drecord%Jed$
Aprerequisite+Eogative!Dsage,Ebyope!Iia!Jc$Gter!Jian&Jy!Echool!Jer!Fience!It$Jly(Fott*Fribe%
Aprescribed$Hpt!Jion+Kve$Lism!Eeason!Fnce!Gt7H-day$Hable$Ky(Ition!Mal$Her!Himent!Ism!
Apresentist!Hly(Hment!Hness!Frvable$Ition!Mist!Kve+He,Id$Ir!Is!Ft$Eide%Hncy!It!
Apresidential$Mly(Jship!Gio!Hum!Eley&Eocratic$Es,F-up!Fburg*Fed$Fing/Ily(Fman!Hrk!For+
Apressure)I-cook%Jwash%Hise%Ize%Etidigitation!Nor!Gge!Hious$Lness!Gssimo2Fo2Eumable$Jy(Ge%Gption!
Apresumptive$Lly(Iuous$Mly(Mness!Fppose%Jition!Eymptomatic$Dteen+Hager!Fnce!Gd7Hed$Ir!Hing!Gse!
Apretension!Gtious$Lly(Lness!Frist!Ht!Ie!Iion!Gmission!It%Gnatural$Nly(Fxt!Eor!Gia*Il$
Apretorian$Hum!Erial!Etify%Gly(Gness!Fy<G-pretty$Ezel!Dussen*Dvail%Hing$Flence!It$Fricate%Kion!
Aprevaricator!Eenient$Gt%Hable$Itive+Hion!Ive/Eiew)Fous$Ily(Fse%Gion!Eue!Dwar$Dxy!Dy)
Apriam&Epic$Gsm!Fus&Dce)F-controlled$Gfixing!Fless$Jness!Fy$Eing!Ek,Fer!Gt!Fing!Fle)
Aprickle-weed!Hback!Giness!Ig3Gy$H-leafed$Lved$Fteaser!Ey$Dde)Fful$Iness!De-dieu!Est!G-doctor!Gcraft!
Apriestess!Ghood!Gley&Hike$Hy$Dg!Egish$Ily(Iness!Dm6Ea+Fcy!Feval$Fl$Gity!Fquine!
Aprimarily(Gy/Fte!Hship!Gology!Ee8Fd1Fr!Fval$Eidone!Fgravida!Fng!Fpara!Ious$Ftive/Jly(
Aprimitiveness!Iism!Ely(Eness!Eo+Fgenitor!Kure!Frdial$Ium!Ep%Fing3Erose!Eula!Fs!Dnce!G's-feather!
Aprince's-plume!Gdom!Gling!Hy$Gss!Gton*Gwood!Fipal/Jity!Jly(Jship!He*Hle!Jd$Ek%Et,
Aprintable$Fer!Fing!Fmaker!Iing!Fout!Don!Er/Fess!Fitise%Ize%Hy!Fship!Fy!Dse%Em!
Aprismatic$Hoid!Foid!Eon!G-breaking!Gbreak!Ger!Glike$Esily(Fy$Etine$Dvacy!Fte/H-enterprise$Her!Jsman!
Aprivately(Hness!Hs!Gion!Hsation!Ie%Hzation!Ie%Eet!Eilege)Jd1Gy(Ey+Dze4Ffight)Ker!
Aprizewinning$Cn(Co=D-american$Echoice$Einflammatory$Elife$Ir!Daccelerin!Ftive$Dbabilism!Ktic$Nally(Jty!Gle/Hy(
Aprobate)Gion!Jary$Jer!Hve$Gory$Ee,Fnecid!Eing$Fotic!Fty!Elem!Hatic$Lal$Nly(Eoscidean!
Aproboscidian!Is!Dcaine!Frbazine!Gyote!Jic$Eedural$Ie!Fed%Hing!Ks3Hs!Fss)H-server!Hed$Hing!
Aprocession!Kal+Hor!Ehlorperazine!Elaim%Ied$Gmation!Fivity!Eonsul!Jar$Kte!Jship!Gvertin!Erastinate%Mion!Mor!
Aprocreate%Iion!Jve$Fustean$Js&Etalgia!Fitis!Focele!Glogist!Jy!Gplasty!Gr)Hship!Gscope!Ky!Eumbent$
Aprocurable$Hl!Hnce!Htor!Ge%Hment!Hr!Hss!Eyclidine!Fonid!Dd,Eding!Eigal/Iity!Ily(Gious$
Aprodigiously(Gy!Eroma!Il$He!Hic$Euce,Hr!Gt!Hion!Ive$Kly(Kness!Jity!Denzyme!Df!
Aprofanation!Iory$Ge;Hd$Hly(Hness!Gity!Eess%Hed$Jly(Hing!Ion!Kal/Misation!Oe%Om!
Aprofessionalization!Oe%Mly(Hor!Jial$Mly(Jship!Efer,Eiciency!Jt$Kly(Fle)Ging!Ft)G-maximising$Nzing$
Aprofitability!Ile$Kness!Jy(Geer)Hrole!Gless$Kly(Gs!Eligacy!Ite+Kly(Eound$Ily(Iness!Eundity!
Aprofuse$Hly(Hness!Gion!Dgenitor!Gy!Fria!Fstational$Herone!Hin!Hogen!Enathic$Jsm!Ious$Fosis!Htic+
Aprognosticate%Mion!Nve$Mor!Eram)Hing!Hma!Ie)Jr!Iing!Fess)Iion!Jve/Lly(Lness!Kism!
Aprogressivity!Eymnosperm!Dhibit%Ied$Iion!List!Jve$Lly(Iory$Dinflammatory$Dject)Hed$Hile+Ing$Ion!Kist!
Aprojector!Dkaryote!Jic$Ehorov&Eofiev&Dlactin!Fmine!Fpse)Hus!Fte$Ee!Fgomenon!Fpsis!Ftarian+Kt!Eiferate%
Aproliferation!Gic$Iacy!Fne!Fx$Gity!Gness!Eogise%Hze%Gue!Hize%Fng%Hation!He!Id1Eusion!
Aprolusory$Dm!Eenade)Fthazine!Heus&Hium!Einence!It$Jly(Fscuity!Ious$Lly(Lness!Ge,He!Hr!
Apromising$Jly(Gor!Gsory$Eontory!Fte%Hr!Gion!Jal$Hve$Ept7Gbook!Ger!Ging!Htude!Gly(
Apromptness!Eulgate%Kd$Jion!Jor!Eycelium!Dnate%Gion!Gor!Ee$Fness!Eg!Fbuck!Fed$Fhorn!Fy$
Apronk%Eominal+Fun!Hce%Jable$Jd$Jment!Eto(Eucleus!Fnciamento!Jtion!Dof4Fed$Fread%Jer!Dp)
Apropaedeutic+Ms!Fganda!Jise%Lt+Mic$Kze%Hte%Iion!Jve$Ior!Fnal!Hmide!Ge!Hdiol!Gol!
Apropanolol!Hne!Froxytone!Eel%Glant+Hent+Ir!Hing$Hor!Fnal!Ge!Goate!Hnitrile!Gsity!Fr$Gly(
Aproperness!Gtied$Hy!I-owning$Iless$Ehase!Fecy!Gsier!Hy%Gt!Hess!Hic$Jal$Lly(Fylactic+Ixis!
Aprophyll!Einquity!Fonaldehyde!Ftiate%Jion!Kve$Jory$Hous$Kly(Kness!Ejet!Eman!Eonent!Frtion)Kable$Ll/
Aproportionality!Mly(Lte$Nly(Nness!Fsal!Ge%Hr!Gition)Ius!Fund%Fxyphene!Erietary+Ior!Kship!Iress!
Apropriety!Goception!Mve$Lor!Hnamide!Es!Eulsion!Ive$Eyl!Gene!Gthiouracil!Drate%Gion!Eogation!Gue%Dsaic$
Aprosaically(Hness!Ecenium!Fiutto!Fribe%Jd$Hption!Ee!Fcute%Iion!Ior!Flyte!Iise%Km!Jze%Fncephalon!
Aproserpina&Je&Eily(Fmian!Fness!Eodic$Hon!Gy!Fpopoeia!Epect)Iive$Ior!Ius!Gr%Hing$Ity!
Aprosperous$Kly(Ficience!Kt$Etaglandin!Gte+Ictomy!Hic$Itis!Fheon!Hsis!Htic$Ks!Jst!Gion!Godontia!
Aprosthodontic$Ns!Mst!Fitute)Jion!Frate6Iion!Fyle$Ey$Dtactinium!Fgonism!Kt!Fmine!Fnopia!Jc$Eea!
Aprotean$Gse!Fct%Hed$Hing$Ion!Kism!Mt!Ive$Kly(Kness!Hor!Jate!Jship!Fge!He!
Aprotein!Haceous$Ise!Huria!Folysis!Itic$Gme!Hics!Gsome!Frozoic+Fst,Hant9Ition!Her!Fus&Ehalamion!
Aprothalamium!Forax!Frombin!Lase!Eirelin!Fst!Han!Eo$F-oncogene!Factinium!Gnthropology!Grchaeology!Jeology!Gvis!Fceratops!Gol!
Aprotoctist!Fgeometric$Fheme!Iin!Gippus!Hstory!Flogy!Fmammal!Fn!Fplasm!Jt!Ftherian!Gypal$Ie!Iic$Kal$
Aprotozoal$In+Hic$Hological$Mst!Ly!In!Eract%Ied$Kly(Iible$Jle$Jon!Ior!Fiptyline!Fude%
Aprotruding$Gsible$Ile$Ion!Ive$Euberance!Kt$Jte%Fran!Dud$Fhon&Fly(Est&Gian$Dvability!Gle$
Aprovably(Ee%Fd$Fn$Gance!Gcal+He*Gder!Gience!Frb!Hial$Kly(Eide%Hnce!It$Jial$
Aprovidentially(Jly(Hr!Fnce!Hial/Kism!Kly(Frus!Fsion)Jal$Lly(Kry$Jer!Js!Go!Hry$
Aprovitamin!Eo*Fcateur!Iion!Jve$Lly(Fke%Hd$Hr!Ging$Jly(Fst!Dw!Eess!El,Fer!
Aprox$Eemics!Eimal$Hte$Gity!Go$Ey!Cude!Fnce!Gt$Hial$Hly(Fry!Eish$Hly(Hness!
Aprune)Fr!Eing!Eo!Drience!Iy!Ht$Ily(Fgo!Ftus!Dssia*Hn0Cy,Ding+Gly(Bsalm)
Apsalmist!Fody!Eterium!Hy!Dmmoma!Cephologist!Jy!Dud!Fo/Gbulb!Gcarp!Hyesis!Gephedrine!Ghallucination!Hermaphrodite+Sic$
Apseudohermaphroditism!Gmonad!Gnym!Jous$Gperipteral$Hhloem!Hod!Jium!Hrostyle$Grubella!Gscience!Ltific$Iorpion!Hmallpox!Gvariola!Ci!
Apsilocin!Gybin!Fmelane!Fphyte!Jon!Fsis!Dttacosaur!Mus!Jis!Coas!Dcid!Driasis!Cyche!Gdelia!Kc$Fiatric$
Apsychiatrical$Kst!Jy!Gc/Hal$Jly(Fo!Gactive$Hnalyse%Mis!Mt!Ltic$Oal$Lze%Gbabble!Gdid!
Apsychodynamics!Ggenesis!Ktic$Jic$Gkinesis!Ktic$Glinguist!Oic$Qs!Hogical$Nly(Kst!Jy!Gmetric$Ms!Lka!
Apsychometry!Hotor$Gneurosis!Ltic+Homics!Gpath!Kic$Kologic$Qal$Oy!Ky!Hharmacological$Ry!Iysicist!Ms!Lology!
Apsychopomp!Gsexual$Mity!His!Homatic$Hurgery!Gtherapeutic$Rs!Mist!My!Hic/Hropic$Frometer!Dlla!Fid!Gum!
Apsyop!Btah&Drmigan!Ceridological$Lst!Ky!Hphyte!Hsperm!Fon!Eodactyl!Fpogon!Fsaur!Eygium!Colemaic$Gy&Dmain!
Aptomaine!Dsis!Cyalin!Gse%Hm!Gth!Gze%Bub!D-crawl%Dertal$Gy!Fulent$Es!Fcence!It$Dic$
Apubis!Dlic/G-spirited$Gally(Hn!Htion!Gise%Jd$Jr!It!Hty!Hze%Jd$Jr!Iing!Gly(
Apublish%Hable$Hed$Ir!Hing!Cccini&Eoon!De!Dk!Ea$Eer,Gbush!Eish$Hly(Hness!Cd!
Apudden-head!Eing!H-face!Iwife!Hheaded$Hwife!Ele)Gr!Dendal$Gum!Dge!Einess!Ey$Cebla*Fo!Drile$
Apuerility!Epera!Il$Hium!Cff7Eball!Fird!Eed$Fr!Gfish!Gy!Ein!Gess!Gg!Ey$Cg!
Apug-dog!Efaced$Enose$Id$Dilism!Ht!Iic$En&Dlia*Dnacious$Kly(Hty!Cissance!Ht$Cka!De)
Apuking!Dka$Du!Cl!Da!Esan!Fsan!Dchritude!Kinous$De%Ditzer&Dl,E-in!Foff!Fthrough!Fup!
Apullback!Eer!Ft!Fy!G-block!Eing!Eout!Fver!Eulate%Iion!Dmonary$Gic$Dp)Einess!Ft!Ewood!
Apulpy$Dque!Dsar!Fte%Gion!Ee)Fless$Eing!Dverisation!Ie%Jd$Hzation!Ie%Jd$Cma!Dice)
Apummel%Go!Dp,Eed$G-up$Frnickel!Ekin!H-shaped$Hseed!Cn)Dch,F-drunk$Gup!Fayet!Fball!Goard!
Apuncher!Etilio!Jus$Lly(Lness!Fual$Iity!Ily(Hte%Iion!Gm!Grable$He,Id1Iless$Ddit!
Apung!Eapung!Eency!Gt$Hly(Dic+Ely(Eness!Esh%Gable$Ged$Ging$Jly(Gment!Etive$Ily(
Apunitorily(Hy$Djab*Gi&Dk+Eah!Eey!Eie!Es!Ey!Dnet!Eing!Dster!Dt,Eer!Eing!
Apuny$Cp)Da!El$Ete%Dil!Flary$Dpet!Geer!Gry!Ey!Fish$Flike$Crace*Enic$Eu!
Apurblind$Dcell&Ehasable$He,Ir!Hing!Ddah!De$Eblood+Jed$Fred+Ee)Ely(Eness!Dgation!Hve+
Apurgatorial$Iy!Ee,Eing+Dification!Ger!Fy%Ging$Ene!Esm!Ft!Etan!Hic$Jal$Lly(Fy!
Apurkinje&Dl,Eieu!Eoin%Fo!Dple8G-black$Jue$Irown$Heyed$Hflowered$Hgreen$Hlilac$Hred$Hspotted$Htinged$
Apurple-tinted$Hveined$Hwhite$Gness!Fish$I-black$Lue$Krown$Jgreen$Jlilac$Jred+Jwhite$Eort,Hedly(Fse)H-built$
Apurpose-made$Hful$Kly(Kness!Hless$Lly(Lness!Iy(Give$Eura!Hte%Dr)Dse)F-proud$Fr!Elane!
Apursual!Gnce!Ht$Fe%Gd+Gr!Fing$Gt!Ey$Dulence!Iy!Ht$Dvey%Gance!Gor!Eiew!
Apus!Dan*Dey&Dh,E-bike!Ean&Eball!Ecart!Fhair!Eer!Eful$Einess!Gg!Ekin&Eover!Epin!
Apushtun&Eup!Ey$Dillanimity!Kous$Nly(Nness!Ds!Eley!Fy!Ey+F's-paw!F-paw!Js!Fcat!Ffoot%
Apussytoes!Dtulate$Ge!Ct,D-down!Eon!Eput!Eup$Gon$Damen!Etive$Ddownable$Din&Doff!Eut!Drajaya*
Aputrefacient$Ition!Kve$Giable$Gy%Fscence!Jt$Hible$Ine!Eid$G-smelling$Gity!Gness!Dsch!Dt,Eee!
Aputter)Ger!Eing!Ey)Froot!Dz!Czzle,Gd$Gment!Gr!Fing$Bya!Demia!Gc$Ccnidium!Eodysostosis!
Apycnogonid!Fsis!Ftic$Ce-dog!Dlitis!Eogram!Iphy!Fnephritis!Dmia!Fc$Cgmalion&Ey!Cinma!Cjama!Cknic$Eosis!
Apyknotic$Cle&Don!Eric$Fus!Cnchon&Cocyanase!Hin!Dgenic$Dngyang*Drrhea!Goea!Cracanth!Elid!Emid,Hal$
Apyramidic$Jal$Lly(Ing!De!Ectic+Ene!Ethrum!Fic$Exia!Didine!Foxal!Imine!Hine!Elamine!Emidine!
Apyrite!Gs!Docellulose!Fhemical$Jstry!Eelectric$Mal$Mity!Egallic$Iol!Fen!Hetic$Hic$Hous$Fraph!Jer!
Apyrographic$Jy!Ela!Gtry!Figneous$Iic$Fusite!Fysis!Gtic$Emancer!Iy!Hia!Jc!Feter!Forphite!Epe!
Apyrophobia!Hsphate!Gyllite!Escope!Fis!Ftat!Etechnic+Lal$Ls!Jy!Exene!Fylin!Je!Drhic+Fotine!Ite!
Apyrrhuloxia!Gs&Cthagoras&Iean$Eia&Gs&Fum!Gs&Eon!Gess!Curia!Cx!Didium!Ee!Es!Aq!
Aqabala!Gh!Fistic$Cddafi&Dhafi&Di!Cndahar*Ct!Dar*Fi0Bepiq!Bi!Cbla!Cndarka!Dtar!Boph!
Aquack4F-quack!Fery!Fgrass!Dd!Erangle!Iular$Ht!Ianopia!Gphonic$Ky!Gsonic$Gte+Hic+Js!Hure!
Aquadrennium!Fic!Heps!Glateral+Hle!Iion!Lth+Gpara!Jtite$Hhonic$Hlegia!Lc!Gsonic$Gvium!Foon!Fumvirate!
Aquadruped+Jal$Hle7Jt!Jx$Iicate4Jng!Destor!Dff)Fer!Dg!Ega!Fy$Emire!Dhaug!Eog!
Aquail,Ent$Gly(Gness!Dke)Fr!Dlification!Hed$Ir!Gy%Hing!Ftative$Lly(Gy+Em!Dmash!
Aquandang!Gry!Fong!Ego!Etal$Fic!Gfiability!Kle$Ication!Ier!Hy%Gsation!He%Gtative$Mly(Hy!
Aquantization!He%Id$Fong!Fum!Dpaw&Drantine)Kd$Ek!Erel,Her!Hler!Hsome$Lness!Fier!Fy)
Aquarrying!Gman!Et!Fan+Fer)H-century!Jircle!Ihour!Itone!Ivine!Hback)Hdeck!Hfinal!Hing!Hlight!Iy=
Aquartermaster!Hn!Hs!Itaff!Hvine!Gt!Hte!Fic!Gle!Fo!Fz!Gite!Gose$Dsar!Eh%Ei$
Aquasi-religious$Hoyal$Fparticle!Esia!Dt!Eercentenary!Mnial!Gn!Hary+Ite$Hion!Ity!Erain!Etrocento!Dver)Ging1
Aquaveringly(Dy!Eage!Ceasily(Gness!Fy$Dbec*Gois0Dchua&Hn+Den)F-size$Kd$Ffish!Flike$Gy$
Aqueens*Gland*Er8Fly(Fness!Dll%Fed$Fing!Fung!Dnch%Ged$Ging!Gless$Drcitron!Eier!En!
Aquerulous$Jly(Jness!Ey,Dsadilla!Et)Fer!Fion)Iable$Ly(Ier!Iing+Lly(Inaire!Dtch%Ezal!
Aquetzalcoatl&Due)Ciaquia!Dbble)Hr!Dche!Ek=F-change$Gdrying$Geared$Gfreeze%Iozen$Gsighted$Gtempered$Gwitted$Mness!
Aquicken%Her!Hing!Gr(Gst(Fie!Flime!Gy(Fness!Fsand!Get+Gilver/Gtep,Fy!Dd!Edity!
Aquidnunc!Desce%Hnce!Jy!It$Et?Fen%Fism!Ht!Fly(Fness!Fude!Gs!Dff!Dll!Fwort!
Aquilt)Fed1Fing!Dn!Eacrine!Ece!Gntenary+Knial+Fy&Ee&Eidine!Fne!Eone!Equefoliate$Hnnium!Esy!
Aquint!Fal!Fessence!Ktial$Gt!Hte!Fillion!Lth+Gpara!Fuple4Jt!Iing!Dp,Eu!Dra!Ee!
Aquirk)Finess!Fy$Et!Dsling!Iism!Dt%Eclaim!Ee(Eo*Es$Etance!Fer!Dver,Ging!Dxotic$
Aquixotically(Hsm!Dz)Emaster!Ezer!Fical$Jly(Cm*Codlibet!Din!Et!Fs!Dndam$Drum!Dta!Fbility!
Aquotable$Ftion!Ee,Fr!Eidian$Fent!Crush!Ar!B.c.$Ba5Cbat*Fo!Dbet)Ei!Fnate!Gic$
Arabbinical$Ft)G-sized$Hweed!Geye!Gfish!Gweed!Hood!Ele!G-rouser!Ling$Delais&Iian$Did$Fity!Fness!
Arabies!Cccoon!De)Eabout!Ecard!Fourse!Ehorse!Eme!Fose$Er!Funner!Etrack!Eway!Dhel&Ft!Eis!
Arachischisis!Ftic$Hs!Emaninoff&Kv&Dial$Gism!It!Gly(Ely(Ene5Gss!Fg!Esm!Ft+Dk)
Aracker!Ft)Geer)Jing!Giness!Gy$Eing$Don!Fteur!Eon!Dquet!Hball!Dy$Cd!Dar!Ddle)
Araddled$Dhakrishnan&Dial/G-ply$Gly(Fn!Gce!Hy!Gt$Hly(Fte6Ging$Hon!Gor!Ecal/Hism!
Aradicalize%Hly(Fchio!Fle!Fulitis!Eo4F-controlled$Ggramophone!Gopacity!Jque$Gphonograph!Factive$Lly(Kity!Fbiologist!Ly!
Aradiocarbon!Ghemist!Mry!Hlorine!Gommunication!Fgram!Iph!Ker!Kic$Ky!Fimmunoassay!Gsotope!Flarian!Gocate%Kion!Hgical$
Aradiologist!Iy!Gucent$Gysis!Fmeter!Gicrometer!Fpacity!Hque$Gharmaceutical!Hone!Jic$Ito!Kgraph!Py!Grotection!Fscopy!
Aradiosensitive$Nity!Ftelegraph!Oy!Jphone!Nic$Ny!Gherapist!Ly!Horium!Esh!Eum!Fs!Ex!Dome!En!
Araetam!Cffia!Fnose!Fsh$Hly(Ele)Gs&Dt)Eer)Ged1Eman!Es!Fman!Cg)Damuffin!Dbag!
Arage)Ee!Dged1Gly(Gness!Di!Eng$Dlan!Dout!Dpicker!Dsorter!Dtag!Eime!Dusa*Dweed!Eort!
Arahu&Cid,Eer!Eing$Dl)E-splitter!Ebird!Ecar!Ehead!Eing3Elery!Eroad)Ier!Iing!Es!Eway!
Arailwayman!Eyard!Dment)Hless$Dn)E-giver&Fin-the-face&Fwash!Ebow!Ecoat!Edrop!Efall!Fly!Forest!Einess!Gg$
Arainless$Emaker!Hing!Eproof$Estorm!Ewater!Ey$Dsable$Ee,Fable$Fd$Fr!Ein!Gg/Dta!Cj!
Araja!Eh!Enya!Dpoot&Eut&Cke,E-off!Ehell!Dish$Gly(Gness!Cle!Egh&Eigh5Dlentando2Ey,
Arallying+Cm,D's-head!Da&Echandra&Ete$Dble,Gr!Fing$Ily(Eotan!Eunctious$Ftan!Deau&Ee!Ekin!
Aramequin!Eses&Fses&Die!Efication!Fy%Epril!Djet!Dman&Eer!Dona!Ftchi!Ese$Eus$Dp)Eage)
Arampageous$Fnt$Hly(Frt!Eion!Drod!Dses&Ehackle$Dus!Cnch)Fer!Fing!Eid$Gity!Gness!Eor!
Arancorous$Fur!Dd!Eom$Gisation!Ie%Jd$Hzation!Ie%Jd$Gly(Gness!Ey$Dee!Dge)Ffinder!
Arangeland!Fr!Eing$Eoon*Epur!Ey$Di!Ed!Etidine!Dk4E-smelling$Eed$Fr!Ein&Gg+Ele%
Arankness!Dsack%Hed$Hing!Eom)Ged$Dt)Eer!Eing!Dula!Cp,Dacious$Jly(Jness!Gty!De,
Araped$Er!Eseed!Dhael&Ee!Eia!Did/Fity!Fly(Fness!Eer!Ene!Est!Dpee!Fl)Gler!
Arapper!Eort!Heur!Erochement!Dscallion!Dt$Eor!Gial$Eure!Gous$Jly(Fs!Cre$E-roasted$Ebit!Ee-show!
Ararefaction!Fied$Fy%Ely(Eness!Dified1Fy%Eng$Eora!Ety!Cscal!Gity!Gly$De%Dh+Eer!
Arashly(Eness!Et*Dk&Eolnikov&Dmussen&Dp)Eberry!J-red$EingAHly(Eutin&Ey$Dsling!Dta&Ffarian0
Araster!Gize%Ct)D-a-tat!J-tat!Ecatcher!Etat!Dability!Fle$Hs!Efee!Fia!En!Eplan!Etouille!Dch!
Aratchet)De)Eability!Gle$Is!El!Epayer!Es!Dher(Eole!Eskeller!Dification!Ged$Hr!Fy%Eng!
Aratio!Fcinate%Kion!Lve$Kor!Fn)Gal/Ie!Iisation!Ke%Km!Kt+Lic$Jty!Jzation!Ke%
Arationally(Iness!Ged1Ging3Ete!Dlike$Fn!Ge!Dsbane!Dtail!Fn!Eer!Eigan&Fng!Ele,G-top!
Arattlebox!Hrained$Gd$Gpated$Gr!Gsnake!Fing:Erap!Ey$Cucous$Hly(Dnch!Gy$Dvolfia!Dwolfia!Cvage)
Aravaged$Fing+De)E-up!Ehook!El)Fing!Fling!En)Fala!Fing$Fous$Ily(Iness!Er!Digote!
Aravigotte!Ene!Fg{Gly(Eoli!Esh%Ger!Ging$Jly(Gment!Cw/Dalpindi*Dboned$Dhide!Dness!Cy)
Arayleigh&Fss$Don!Fs!Czbliuto!De%Ed$Ding!Dmataz!Dor)F-backed$Gfish!Gsharp$Fback+Gill!Glade!
Arazz)Eing!Ele!G-dazzle!Ematazz!Bbi!Be!C-address%Efforest%Lation!Ergue%Fm%Essume%Dcreate%Jd$Iion!
Are-echo!Emerge%Fphasise%Kze%Enter%Grant$Equip%Establishment!Examine%Fperiencing!Glain%Hore%Dformation!Hed$Dincorporate%Ftroduce%
Are-introduction!Dsentencing!Etart%Duptake!Cabsorb%Hption!Dch,Fable$Fing!Equaint%Et%Fance!Ht!Fion!Iary+Iism!
Areactionist$Gvate%He$Hity!For!Dd,E-out!Eability!Gle$Hy(Fpt%Eer!Gship!Eily(Fness!Gg!
Areadjust%Iment!Emission!Gt%Eout!Ey8F-cooked$Gmade/Hix!Gto-eat$Jwear+Fing!Dffiliation!Grm%Iation!Dgan&
Areagent!Ein!Dl=E-time$Egar!Eign%Fne%Fsation!Ge%Hd$Gm!Gt!Hic$Jally(Fty!Fzable$
Arealization!Ge%Hd$Elocate%Jion!Gt%Hment!Fy(Em!Eness!Epolitik!Etor&Fy!Dm)Eer!Dnimate%
Areanimated$Dp%Eer!Epear%Iance!Fortion%Lment!Fraisal!Je%Dr4E-end%Eguard!Eing+Em%Fament!Fost$
Arearrange%Jment!Eward@Is(Dson)Gable$Kness!Jy(Ged$Hr!Ging+Gless$Esail%Femble%Jy!Grt%
Areassertion!Gss%Iment!Fign%Iment!Furance!He%Id$Hing$Kly(Dta!Etribute%Dumur&Dve%Dwaken%Cb&
Arebarbative$Ete)Fo!Decca&Ekah&El)Flion!Ius$Kly(Kness!Dind%Erth!Doot%Ern$Eund,Exetine!
Arebozo!Droadcast)Duff,Eild%Hing!Eke,Gr!Fingly(Erial!Fy%Ging!Es!Et%Ftal!Ger!Ccalcitrance!
Arecalcitrancy!Lt$Kte%Gulate%Kion!Fl,Ent%Gation!Ep)Fitulate%Lion!Fture,Est%Ging!Dce!Eo!
Areccy!Dede%Fing/Eipt)Hs!Fvable$Ks!Ge%Hd$Hr!Iship!Ency!Ft/Gly(Gness!Eptacle!
Areception!Jist!Hve$Jly(Jness!Iity!Gor!Ess,Ged$Gion!Jal+Kry$Hve+Dharge%Iable$Fuffe!
Arecherche$Didivate%Hism!Jt!Efe*Epe!Fient!Frocal/Kity!Kly(Jte%Kion!Lve$Kory$Iity!Erculation!
Arecission!Etal!Hist!Gtion!Ive!Fe%Gr!Dkless$Ily(Iness!Eon%Ger!Ging!Dlaim%Hable$Hed$
Areclamation!Fssification!Jy%Eine%Hr!Ging3Euse+Give$Jness!Dode%Fing!Egnisable$Jnce!Ie%Jd$Htion!
Arecognizable$Ly(Jnce!Ie%Jd$Eil,Gless$Ellect%Jion!Kve$Embinant+Jtion!Ie%Fmence%Kment!Id%
Arecommendation!Git%Fpense)Encilable$Ie%Jd$Jr!Iiation!Jng$Fdite$Jness!Iion%Ffirm%Fnaissance!Goiter%Ling!
Areconnoitre%King!Fquer%Fsecrate%Gider%Kation!Gtitute%Hruct%Led$Lion!Mve$Fvene%Hrt%Gict%Epy%Erd)
Arecord-breaker!Ming$Hholder!Hkeeper!Ged$Hr!Ging!Eunt,Hing!Fp%Frse!Ever%Hable$Hed$Ir!Hing$
Arecovery!Dreant+Gte%Hion!Kal$Eiminate%Kion!Lve$Kory$Eudesce%Knce!Lt$Fit,Her!Hing-sergeant!Hment!
Arectal$Fngle!Hular$Lity!Eifiable$Hcation!Hed$Ir!Gy%Flineal$Kr$Ftude!Eo!Fcele!Fplasty!Fr!
Arectorate!Gship!Gy!Fsigmoid$Eum!Fs!Dumb%Gent$Eperate%Jion!Kve$Er%Frence!It$Jly(Ging$
Arecursion!Hve$Fvate$Ge%Hd$Esal!Gncy!Ht+Gtion!Fe%Dyclable$Ge%Ging!Cd/D-berry!Flind$
Ared-blindness!Gooded$Frick$Gown$Ecarpet$Foated$Eeye%Efaced$Flowered$Fruited$Egray$Gey$Ehanded2Feader!Fot$Eink%
Ared-lavender$Fetter$Eorange$Epurple$Erimmed$Estreaked$Hiped$Eviolet$Dact)Gion!Gor!Dbelly!Frry!Eird!Eone!Ereast!
Aredbrick$Fush!Eud!Fg!Dcap!Eoat!Dden%Ged$Eing*Fsh$H-brown$Igray$Key$Ilavender$Iorange$Ipink$
Areddish-striped$Iviolet$Gn-purple$Ele!De%Ecorate%Edicate%Jion!Eem%Gable$Ged$Hr!Ging$Efine%Hition!Emption!
Aredemptional$Ive$Hory$Eploy%Iment!Fosit%Jion!Esign%Etermination!Ke%Evelop%Jment!Eye!Dfish!Eord&Dhead!
Aredheaded$Ir!Eorse!Direct%Escover%Ky!Fpose%Iition!Ftribute%Md$Lion!Dline%Ey(Dmaids!Dneck!Fss!
Aredo%Elence!Ht$Enda*Euble%Id$Gt!Hable$Fnd%Ex!Dpoll!Draft!Eess)Eoot!Dshank!Fift!
Aredskin&Etart!Dtail!Duce%Gd$Gr!Fible$Gng!Ftant!Hse!Gio!In!Jism!Lt$Hve$Iism!
Aredundance!Jy!It$Eplicate%Kion!Eviid!Ex$Dwing!Eood!Cecho%Ging$Dd!Ebird!Elike$Emace!Ey$
Areef)Eer!Ey$Dk,Eing$Dl)Eect%Hion!Fr!Dnact%Hment!Hor!Eforce%Jment!Elistment!Etrant$
Areentry!Dstablish%Dvaluate%Jion!Ee)Dxamination!Ie%Cf!Dabrication!Ece%Eshion%Dection!Gory!Er%Fable$Fee)
Arefereeing!Gnce)Jd$Hdum!Ht+Iial$Fral!Dill,Ging!Enance%Fe%Gd$Gment!Gr!Hy!Fing!
Arefinish%Ier!Et)Dlate%Gion!Eect%Hance!Hed$Hing$Ion!Ive$Kly(Kness!Jity!Hometer!Ir!
Areflectorise%Kze%Fx+Ged$Gion!Hve+Jness!Iity!Gly(Gology!Eoat%Eux!Docus%Hing3Erest%Iation!
Areforge%Fm)G-minded$Gable$Htion!Jve$Iory+Ged$Hr!Gism!It+Gulate%Dract%Hile$Ion!Ive$
Arefractiveness!Jity!Hometer!Iriness!Jy/K-lined$Hure%Fin)Eesh%Hed1In%Ir!Hful$Kly(Hing1Kly(
Arefreshment!Eigerant+Jte%Ld1King$Lon!Kor!Duel%Ging!Ege!Ge!Elgence!Jy!It$End)Erbish%
Arefurbishment!Fnish%Esal!Fe,Etable$Gl!Gtion!Fe%Gr!Cgain%Ging!El$Fe%Fia!Fly(Erd,
Aregardant$Gful$Gless<Etta!Dency!Ferate6Jing1Kon!Ft+Dgae!Fne*Dicide!Eme!Gn!Ht)Ial$
Aregimentally(Ks!Jtion!Ied$Ena*Eomontanus&Fn!Gal$Iism!Ily(Ester,Ied$Grant!Ir!Ition!Hy!
Aregnant$Eellidium!Dorge%Esol!Dress)Hion!Ive$Ft,Gful$Jly(Gs!Gtable$Ky(Eoup%Fw%Dular/
Aregularisation!Je%Ity!Ization!Je%Hly(Gte%Id$Hing!Ion+Ive$Hor!Jy$Er!Fgitate%Kion!
Arehabilitate%Lion!Mve$Ermonisation!Ke%Jzation!Ke%Esh,Dear%Ging3Gsal!He%Ft%Eel%Dnquist&Douse%
Areich&Fstein&Dd&Dfication!Ey%Dgn,Fing$Gte%Dmburse%Jment!Epose%Hition!Es*Dn)Ecarnate6Kion!
Areincarnationism!Edeer!Eforce%Jd$Jment!Jr!Estall%Hte%Jment!Furance!He%Etegrate%Grpret%Lation!Froduce%Ktion!
Areinvent%Figorate%Md$Dssue)Dter&Gate%Iion!Jve$Cject,Ged$Gion!Hve$Dig%Doice%Ging+Fn%
Arejoinder!Duvenate%Jion!Ckindle%Clace%Epse)Ging!Ete%Gd$Hness!Fiative$Gon!Ial$Is!Jhip!Gve/
Arelative-in-law!Ily(Hise%Jm!Jtic$Mally(Ity!Ize%Fum!Ex%Fant+Gtion!Fed$Gr!Fin!Hg$
Arelay,Dearn%Fse,Ging$Egate%Hing!Ion!Ent%Gless$Kly(Kness!Evance!Iy!Ht$Ily(Diability!
Areliable$Iness!Hy(Fnce!Gt$Ec!Ft!Eef!Fve%Hd$Hr!Go!Egion!Iism!Kt!Hsity!
Areligious/Jism!Jly(Jness!Ene%Fquish%Ked$King!Kment!Equary!Esh)Ging!Ftening!Eve%Fing3Doad%
Arelocate%Id$Hion!Ductance!It$Jly(Givity!Dy%Eric%Cmain%Gder)Ging$Gs!Eke,Fing!End,
Aremark,Gable$Jy(Friage!Gy%Etch!Dbrandt&Jesque$Dediable$Hl$Hte%Iion!Fy)Ember%Iing!Grance!
Aremilitarisation!Le%Kzation!Le%End%Ger!Gful$Fisce%Jnce!Kt$Lly(Ese!Fs$Gion!Gness!Et,
Aremitment!Ftal!Hnce!Gent$Dnant!Dodel%Eld%Enstrance!Jte%Kion!Era!Fse!Hful$Kly(Hless$Lly(
Aremote/G-controlled$Gly(Gness!Fion!Euld%Fnt,Evable$Gl!Fe,Gd$Gr!Duda!Enerate%Kd$Jion!
Aremunerative$Jor!Es&Cnal$Eme%Escence!It$Dd%Eer,G-set%Ging!Fzvous)Eing$Ftion!Degade4Fe)
Arenegociate%Gtiate%Ew%Fable$Gl!Fed$Fing$Diform$En!Dnet!Ein!Do*Eir&Ermalise%Jze%Eunce%
Arenouncement!Evate%Hion!Hor!Ewn!Ged$Dsselaerite!Dt,E-a-car!Ffree2Frebate!Goll!Eable$Fl+Ee!Fr!
Arentier!Fng!Dunciant$Ition!Kve$Copen%Drder,Hing!Eganisation!Je%Kd$Ization!Je%Kd$Eient%Iate%
Areorientation!Dvirus!Cp!Daint%Fr,Ger!Gman!End$Erable$Gtion!Ftee!Est!Etriate)Jion!Ey%Fable$
Arepayment!Deal,Ft,Gable$Ged$Ily(Hr!Ging!Echage!El%Flant+Gent+Jly(Ging$Jly(Ent%
Arepentance!It$Jly(Ercuss%Jion!Ftoire!Hry!Etition!Jus$Lness!Ive$Kly(Kness!Dhrase%Hing!Dine%
Areplace%Hability!Jle$Hment!Ging!Fnt%Fy)Eenish%Jment!Fte6Gion!Eica!Hte%Iion!Ey,F-paid$
Arepoint%Ert,Gable$Hge!Ged$Ily(Hr!Ging!Ese)Gful$Fit%Hing!Ion)King!Hory!Fsess%
Arepossession!Et%Dp!Drehend%Isibility!Lle$My(Kon!Kvely(Fsent%Jable$Ktion!Oal$Mve+Jed$Gs%
Arepressed$Ir!Hing$Ion!Ive$Hor!Eieve)Fmand,Fnt)Hing!Fsal!Ge%Fze%Eoach)Ier!Iful$
Areproachfully(Fbate4Iion!Fcess%Fduce%Jr!Iibility!Kle$Ly(Ition!Kve$Fof)Fval!Ge%Hr!Ging$
Areprovingly(Dtile!Gian+Dublic!Ian+Kism!Jtion!Hsh%Jing!Ediate%Iion!Jve$Egn%Gance!It$Else,
Arepulsion!Hve$Jly(Jness!Erchase)Etability!Hle$Iy(Gtion!Fe,Gdly(Cquest,Hed$Ir!Eiem!Gscat!
Arequire%Hd$Hment!Fsite+Jness!Iion,Ftal!Ge%Cread%Ebrace!Edos!Dun,Csale!Dcale%Ehedule%Eind%
Arescindable$Fssion!Eript!Eue,Gd$Gr!Deal%Frch)Ier!Ft%Fu!Ect%Gion!Eda!Eed%Ell%
Aresemblance!He%Ent%Gful$Jly(Gment!Erpine!Fvation!Ge,Hd$Ily(Hs3Gist!Goir!Et,Ftle%
Aresettled$Iment!Ew%Dh!Eape%Eip%Gment!Eoot%Et*Euffle)Iing!Did!Fe%Gnce!Iy!Ht+
Aresidential$Lly(Fual/Hry$Ge!Gum!Eft%Egn%Gation!Gedly(Ele%Fience!Jy!It$En!Fate%
Aresinated$Flike$Foid!Gus$Fy$Est%Gance!It$Ger!Gible$Hve$Iity!Gless$Gor!Eze%Dmudge%
Aresole%Fute$Ily(Iness!Hion!Fvable$Ge,Hd$Hnt!Ging!Enance!Ht$Gte%Hing$Hor!Erb%
Aresorcinol!Kphthalein!Fption!Ft,Eund%Hing$Kly(Frce!Iful$Lly(Lness!Iless$Dpect)Hability!Jle$Ky(
Arespected$Ir!Hful$Kly(Kness!Hive$Kly(Hs!Eighi&Fration!Ior!Ky$Ge%Fte)Elend%Ience!
Aresplendency!Kt$Lly(Eond%Hent+Ir!Gse!Hibility!Jle$Lness!Ky(Ive$Kness!Dt)E-cure!Fharrow!
Arestart%Fte%Hment!Furant!Ker!Iteur!Eed$Fr!Eful$Hly(Hness!Eharrow!Eitute%Iion!Fve$Hly(
Arestiveness!Eless$Ily(Iness!Eock%Fration!Jve+Ge%Hr!Erain%Ied$Jr!It!Fengthen%Fict%Ied$
Arestricting$Jon!Jve$Lly(Lness!Foom!Fucture%Dublime%Fmit%Elt)Gant/Eme,Fption!Epine$Erface%Fge%
Aresurgence!It$Frect%Jion!Fvey!Escitate%Ld$Kion!Kor!Fpend%Ision!Ct%DailFGer!Ging3Fn%
Aretained$Hr!Eke)Fing!Eliate%Iion!Ior!Ky$Erd,Gant!Htion!Ged/Hnt!Dch,De!Ell%
Aretem!Ention!Hve$Jly(Jness!Iity!Dhink,Dicence!Ht$Ily(Fk%Fle!Fular$Ite;Jion!He!
Areticulocyte!Hum!Ee%Ena!Gl/Fene!Fitis!Foblastoma!Gl!Gpathy!Fue!Ere%Gd$Ge!Gment!Fing$
Aretool%Ert,Euch%Drace%Gt%Hable$Hed$Hile$Ion!Hor!Fin%Hing3Fl$Fnslate%Hmit%Eead)
Aretreat,Hant!Hed!Fnch%Iment!Eial!Fbution!Jve$Iory$Fevable$Il!He%Ir!Eo+Factive$Lly(
Aretrofit)Glection!Ix6Jed$Jion!Fgrade6Hess%Kion!Lve$Fnym!Frocket!Gse$Fspect)Kion!Lve+Nly(
Aretrousse$Fversion!It%Girus!Hsion!Ey%Dsina!Durn,Gable$Ging$Cuben&Dnification!Gy%Fon!Fte%Dptake!
Areusable$Ee%Cv,Daluation!Ge%Emp%Deal%Ging/Eille!El,Fation!Hory$Fer!Fler!Fry!Enant+
Arevenge)Hful$Kly(Fue!Hr!Erberance!Kt$Jte%King$Lon!Lve$Fe,Gd$Gnce,Hd+Ht$
Areverential$Lly(Ily(Fie!Fs!Gal!Ge7Hd$Hly(Gibility!Ile/Jy(Hon!Jary$Jer!Jist!
Areversive$Ft%Gible$Hng+Fy!Et%Fement!Fment!Diew,Ger!Ele%Gment!Esal!Fe,Gd$Gr!
Arevising!Gon!Iism!Kt!Gt%Etalisation!Je%Kd$Jing$Ization!Je%Kd$Jing$Eval!Hism!Jt!
Arevivalistic$Fe%Gd$Fification!Hy%Gng$Docable$Gtion!Ekable$Fe)Elt)Ging$Jly(Fution!Kary/Kise%
Arevolutionism!Mt!Lze%Fve%Hd$Hr!Due!Elsion!Cwa-rewa!Erd)Gful$Ging$Jly(Dire%Dord%Ging!
Arework%Drite,Hr!Ging!Cx&Cyes&Dkjavik*Dnolds&Bh-negative$Dpositive$Cabdomancer!Ky!Hyoma!Jsarcoma!Gsarcoma!Gvirus!
Arhadamanthus&Dgades!Dphe!Esodic$Jally(Ise%Ize%Hy!Cea!Dims*Enland*Dnish+Fum!Dologic$Jal$Hy!
Arheometer!Estat!Dsus!Dtoric!Ial$Kly(Iian!Dum!Fatic+Ism!Hoid$Ilogist!Ly!Fy$Cibhus&Dnal$
Arhine&Fland*Fncephalon!Fstone!Eion!Ftis!Eo!Fceros!Flaryngologist!Py!Fpathy!Ghyma!Glasty!Frrhea!Fscope!Jy!
Arhinosporidiosis!Gtenosis!Ftomy!Gracheitis!Fvirus!Dzoctinia!Fid!Hal$Fmatous$Ge!Gorph!Fpod!Ian!Gus!Ftomy!Co!
Arhodanthe!Ees5Gia*In$Eium!Eochrosite!Fdendron!Flite!Fmontade!Fnite!Fpsin!Dmb!Fencephalon!Fic$Fohedral$Kon!
Arhomboid+Ial$Fus!Dnchus!Ee-alpes*Cubarb!Dmb!Fa)Cyme)Fd$Fless$Fr!Fster!Eing$Dolite!Dthm!
Arhythmic$Ial$Kly(Iity!Eidectomy!Goplasty!Bi*Cal!Dnt$Dta!Cb)Dald+Gry!End!Evirin!Dband!
Aribbed$Eing!Eon!G-shaped$Gfish!Glike$Gwood!Gy$Dgrass!Dhus&Dier!Dless$Eike$Doflavin!Enuclease!Jinase!
Aribose!Fome!Dwort!Ccardo&De)Ebird!Egrass!Er!Dh/Eards&Ion&Eelieu&Fs!Eler&Fy(Emond*
Arichness!Eweed!Din!Dk)Eenbacker&Ftiness!Gs!Gtsia!Kl$Lpox!Josis!Gy$Fy!Eover&Erack!Esha!
Arickshaw!Dochet,Etta!Drac!Dtus!Cd%Ddance!Ele,Gd$De,Er!Dge)Fd$Fl!Gine!Ig!
Aridgepole!Eil!Eling!Dicule,Ir!Hous$Kly(Kness!Eng!Dley!Cel!Dmann&Hian$Dsman&Cfampin!De$
Ariff)Eian&Ele,Eraff!Dle)Fbird!Fd$Fman!Eing!Dt!Cg,Da*Emarole!Etoni!Dged$Fr!
Arigging!DhtGF-angled$Gdown2Geyed$Ghand$Ked$Mness!Lr!Gminded$Gside-out$Lup$Gwing$Ker!Feous$Jly(
Arighteousness!Ffield!Gul$Ily(Iness!Fhander!Fish$Hm!Ht+Fly(Fmost$Fness!Did$Fification!Hy%Iing!
Arigidity!Fly(Fness!Dmarole!Dor!Fous$Ily(Iness!Eur!Gousness!Ft!Cjstafel!Hfel!Ftaffel!Cle%Ed$
Ariley&Dievo!Dke&Dl!Cm)Da!Dbaud&De)Ed$Eless$Ding$Dless$Dmed$Dose$Dski-korsakov&Fy-korsakov&
Arimu!Dy$Cnd!Eerpest!Dg,E-a-rosy!Ground-a-rosy!Mthe-rosy!Fbinder!Fshaped$Edove!Eed$Fr!Egit!Ehals!Eing!
Aringleader!Gt!Hed$Fike$Gng&Emaster!Es!Fide!Etail!Eway!Form!Dk!Ehals!Dse,Eing!Co*
Ariot)Eer!Eing!Eous$Hly(Cp,D-off!Eroaring$Darian$Dcord!De$Ely(En%Fed$Gss!Fing!
Ariposte)Dper!Eing$Ele)G-grass!Gd$Fing!Dsaw!Dtide!Cse,En$Er!Dibility!Fle$Eng/Dk,
Arisk-free$Eily(Fness!Eless$Iness!Ey$Dotto!Dque$Dsole!Ct.$Dardando$De!Enuto$Donavir!Dtenhouse&Dual+
Aritualise%Im!It!Jic$Hze%Gly(Dz!Ey$Cval,Frous$Gy!De%Er!Fa&Fbank!Ged!
Ariverside!Et,Fer!Fing$Fter!Diera*Dulet!Fus!Cyadh*El!F-omani!Bn&Boach)Dd!Ebed!Flock!
Aroadbook!Ehog!Guse!Ekill!Eless$Eman!Erunner!Es!Fide!Ftead!Hr!Eway!Forthiness!Dm%Eer!Dn+
Aroanoke*Dr,Eer!Eing:Dst7Fed$Gr!Fing!Cb%Dalo!Dber!Gy!Eins&De)E-de-chambre!Ed$
Arobert&Gs&Hon&Eson&Fpierre&Din!Fson&Dle!Dot!Fic$Hs!Flike$Dust$Gious$Gly(Gness!
Aroc!Dambole!Dcella!Dhambeau&Eester*Dk)E'n'roll!E-and-roll!Fbottom$Finhabiting$Floving$Fribbed$Fsteady$Eabilly!Ebound$Echuck!
Arockcress!Eefeller&Fr!Gs!Gy!Ft)G-propelled$Gry!Efish!Foil!Grd*Einess!Ggham&Elike$Erose!Eslide!
Arockweed!Gll&Ey$Doco+Cd!D-shaped$Dent!Eo!Dgers&Dhos*Din&Dlike$Domontade!Ce!Dbling&Euck!
Aroentgen!Iium!Iogram!Mphic$Oy!Jscope!Cfecoxib!Cgation!Ders&Et&Due!Fry!Eish$Hly(Hness!Cil%
Aroiled$Eing1Ey$Dster%Her!Cle!Eplay%Iing3Df&Dl,E-on!Eback!Eed$Fr!G-skater!Gblade)
Arollerblader!King!Eick%Hing$Kly(Fng/Emops!Eo&Fver!Dy-poly+Epoliness!Cma5Eic+Fne!En/Fce4
Aromani0Ga*Hn0Gc$Gse%Ht$Gze%Foff&Gv&Fsh+Ftic/Ially(Iisation!Ke%Km!Kt+
Aromanticistic$Jzation!Ke%Fy0Dberg&De*Eo&Dish$Dmany&Eel&Dp,Eer!Dulus&Cndeau!Fl!Get!
Arondo!Deo)Dtgen&Cod!E-tree!Df)Eed$Fr!Eing!Eless$Etop!Free!Ey!Dibos!Dk)Eery!
Arookie!Dm)Eer!Ftte!Eful!Eie!Fly(Fness!Emate!Es!Ey+Dsevelt&Jian$Et,Fer!Dt)
Arootage!Ebound$Eed$Fr!Eing!Ele%Gss$Gt!Es!Ftalk!Gock!Cpe)E-a-dope!Fmaker!Ebark!Edancer!
Aropemaker!Er!Ewalk!Ier!Gy!Ey$Dhy!Diness!Fg!Dy$Cquette!Cridula!Dqual!Csacea!Gous$Erio*
Arosary!De+E-cheeked$Golored$Flavender$Gilac$Fmauve$Fpurple$Fred$Goot!Ftinged$Ited$Eate$Fu*Ebay!Fud!
Arosebush!Efish!Ehip!Elle!Emaling!Gry!Eola!Ette!Ewood!Dicrucian0Ella!En)Fess!Fweed!Eta!Ds&
Arossetti&Eini&Dtand&Eer!Eock*Fv*Erate$Fum!Dwell*Dy$E-cheeked$Golored$Fpurple$Ct,D-resistant$Da!
Arotarian&Fy/Etable$Fe%Gd$Fion!Ial$Kly(Fory$Evirus!De!Enone!Dgut!Dh&Eko&Eschild&
Arotifer!Esserie!Dl!Dogravure!Er!Dted$Fn$Gly(Gness!Gstone!Fr!Gdam*Eing!Dund$Ga!Gity!
Arotundly(Gness!Cuble!De!Dge)Fberry!Fd$Eh?F-and-ready$Ktumble+Gcut$Gdry%Ghaired$Hew%House%Gsand%
Arough-spoken$Gtextured$Fage!Fcast)Fdried$Fen%Hed$Fhewn$Gouse%Fish$Fleg!Gy(Fneck!Hss!Frider!Fshod$
Aroulade!Eeau!Ftte!Dmania*In$Dnd?F-arm2Gbacked$Hottom$Med$Geyed$Gfaced$Hruited$Gshouldered$Gthe-clock$Fabout/
Arounded$Hness!Gl!Hay!Gr!Hs!Fhead!Jed$Gouse!Fing!Gsh$Fly(Fness!Fsman!Ftable!Fup!
Aroundworm!Ds&Ee%Fr!Eing/Eseau&Ian$Etabout!Dt,Ee)Fmarch!Fr!Eine+Hly(Dx!Cve%
Arover!Ding+Cw)Dan!Fberry!Dboat!Ddily(Fness!Ey+Fism!Del!Er!Ding!Dlock!Cyal/Fism!
Aroyalist!Fly(Fty!Czelle!Bpm!Buanda*Gn$Cb,D-a-dub!Dato!Dber4G-necking!Gise%Hze%Glike$Gneck)
Arubbernecker!Gstamp%Gy$Eing!Fsh)Hy$Ele!Ddown!De!Efacient!El!Fla!Ens&Eola!Dicelle!Fon*
Arubicund$Edium!Efy%Enstein&Dle!Dor!Dric)Gate%Dy+E-red$Cck)Ele%Esack!Eus!Dtion!Cdapithecus!
Arudd!Eer!G-like$Gfish!Gless$Gpost!Gstock!Einess!Ele)Gs!Ey$De$Ely(Eness!Diment!Iary$
Arudiments!Dra&Ce)Dful$Gly(Gness!Cff)Eian!Hism!Hly$Ele,Gd$Cg!Da!Dby!Delach!
Arugged$Gisation!Ie%Hzation!Ie%Gly(Gness!Flach!Fr!Dose$Dulah!Chr*Cin)Eation!Eed$Fr!
Aruining!Eous$Hly(Cle)E-governed$Ed$Er!Fship!Ding+Dy$Cm+D-blossom!Dania*Hn0Fsh+Dba)
Arumble)Fing+Eustious$Den!Dinant+Gte%Hion!Ive$Hor!Dmage,Eer!Ey+Dor)Fmonger!Eur)Gmonger!
Arump!Eelstiltskin&Ele%Gd$Eus)Drunner!Cn,D-down$Ein!Eof-the-mill$Nne$Fn$Eresistant$Ethrough!Fime!Eup!
Arunabout!Eway/Dch!Einate$Ddle!Eown!Estedt&De!Dg!Dic$Dnel!Fr!G-up!Einess!Gg/Ey$
Arunoff!Dproof$Dt!Einess!Ey$Dup!Dway!Dyon&Cpee!Ert&Estral$Diah!Ecolous$Dture,Hwort!Cral$
Aruralism!Ht!Gty!Fly(Ditanian0Cs*De!Dh7E-grass!Edie&Eed$Fr!Eing!Elight!Gke$Ey$
Arusk!Ein&Dsell&Ft+Eia*Gn9H-speaking$Dt7E-brown$Fcolored$Ffree$Fred$Hsistant$Ebelt*Eed$Eic/
Arusticate%Iion!Gism!Hty!Fness!Gg!Ele,Gr!Gss$Fing+Eproof$Jed$Ey$F-brown$Gred$Ct)
Arutabaga!Dh!Eenium!Frford!Kium!Eful$Hness!Eless$Ily(Iness!Dile!Dland*Eedge&Dted1Eish$Ey$
Arwanda*Gn0Bya!Cdberg!Ce!Dgrass!Cukyuan&As!B-shaped$B.t.p.!Baame&Ei&Drinen&Cba*Eh*Fan0
Asabaton!Eyon!Dbat!Garian0Gia!Hc$Ial+Der)F-toothed$Ftooth!Ked$Dicu!En!Fe0Dle+Dot!
Asabotage)Feur!Dra!Ee)F-toothed$Cc!Dagawea&Ejawea&Dcade!Gic$Eharase!Hide!Ify%In!Je$Jity!
Asaccharose!Eo&Eulate$Jd$Ge!Gus!Derdotal$Kism!Dhem!Ft!Esen*Dk)Ebut!Ecloth!Eed$Eful!
Asacking!Dlike$Dque!Dral$Fment!Jal$Jo*Eed$Gly(Gness!Eifice,Jable$Jr!Iial$Flege!Iious$
Asacrilegiously(Mness!Fstan!Hy!Eosanct$Eum!Cd$D-faced$Dat&Ddam&Een%Ehu!Ele)G-shaped$Iore$Gback!
Asaddlebag!Hill!How!Gcloth!Gd$Gr!Hy!Eucean$He&De&Dhe!Eu!Dism!Ft!Gic$Dly(
Asadness!Domasochism!Mt!Nic$Cfaqis*Eri!De/E-conduct!Fdeposit!Ebreaker!Ecracker!Eguard,Ehold!Ekeeping!Ely(Eness!
Asafety!G-deposit!Hrelated$Dflower!Eranine!Fon!Dranin!Ie!Cg,Da!Ecious$Jly(Jness!Gty!Emore!De+
Asage-green$Ebrush!Ely(Dging$Dinaw*Etta!Hl$Hrius5Hte$J-leaf!Giform$Do!Duaro!Chaptin&Io&Era*
Asaharan+Dib!Duaro!Cid$Ea*Dga!Eon*Dl,Eboat!Ecloth!Efish!Eing!H-race!Emaker!Eor!G's-choice!
Asailplane)Iing!Dnfoin!Et)F-saens&Fed$Fhood!Flike$Hness!Gy$Dpan*Ckartvelo*De!Dharov&Di!Dkara*
Asakti&Claah!Fm)Ft!Ebility!Fle$Hness!Ecious$Jly(Jness!Gty!Ed!Fe!Fin&Eh!Ei!
Asalal!Emander!Iriform$Fi!Eried$Fy!Et!De!Eable$Em*Eratus!Foom!Es!Fclerk!Fgirl!Flady!
Asalesman!Iship!Fperson!Froom!Fwoman!Dian&Ecylate!Eence!Hy!Gt/Hian+Eferous$Em&Ena*Gte%Fe+
Asalinger&Fity!Fometer!Esbury*Fh&Eva!Gry$Gte%Hion!Dk&Dlet!Eow8Gness!Ey!Dmacis&Fgundi!
Asalmi!Eon+Gberry!Gella!Josis!Gid!Ewood!Dol!Eme&Fon&En!Fica*Gka*Eon!Dp!Ea!
Asalpiglossis!Fngectomy!Hitis!Gx!Dsa!Eify!Flla!Dt4E-cured$Eate%Gion!Ebox!Fush!Ecellar!Eed$Fr!
Asaltine!Hss!Gg!Fre!Fsh$Elike$Epan!Feter!Hre!Eshaker!Ewater!Forks!Ht!Ey$Dubrious$Kness!
Asalubrity!Etary$Gtion!Horian!Jy!Fe,Gr!Dvador*Ian0Iean0Iian&Fge,Hable$Hr!Ftion!Ee)
Asalver!Gform$Eia!Ffic$Fng$Gorin!Eo!Fr!Dwar!Dzburg*Cman!Era!Gng*Fcand*Fia*Gtan&
Asamarium!Fkand*Fskite!Dba)Fr!Euca!Fr!De9Ekh!Eness!Di&Eel!Esen!Ete!Ezdat!Dnite&
Asamoa*Fn0Esa!Evar!Eyed&Hic-speaking$Dpan!Ehire!Ele)Gr!Fing!Dsara!Eon&Duel&Erai!Cna*
Asana'a*Ea*Etarium!Five$Forium!Dchez&Etification!Ied1Hy%Gmonious$Nly(Nness!Jy!Gon,Iative$Ied$
Asanctioning$Gtude!Hy!Fuary!Gm!Dd)E-blind$Eal!Ged$Gled$Gwood!Frac!Ih!Ebag)Hger!Gnk!
Asandbar!Ferry!Flast)Jer!Fox!Gy!Fur!Hg&Eer!Gling!Efish!Fly!Eglass!Frouse!Ehi!Fopper!
Asandiness!Elike$Fot!Eman!Epaper)Jy$File!Gper!Gt!Es!Fpur!Ftone!Hrm!Ewich)Iman!Fort!
Asandy$De$Ely(Eness!Dfoin!Dg!E-froid!Eapenum!Free!Fy*Eer&Eoma!Eria!Euification!Gnary$He+
Asanguineness!Ious$Hity!Dicle!Ees!Eous$Etariness!Ium!Hy$Gte%Hion!Fisation!He%Id$Gzation!He%
Asanitized$Fy!Dnup!Eyasi!In!Dsevieria!Dta&Eee&Eiago*Fms!Eos*Dyasi!Cp,Dhead!Did$Fity!
Asapidness!Eence!Gs$Gt$Hial$Hly(Er&Dless$Eing!Dodilla!Enaceous$Fification!Ied$Hy%Gn!Erous$
Asapota!Fe!Dper!Ehic$Gre/Hine+Gsm!Fo&Eoro*Ey$Draemia!Eemia!Eobe!Gic$Flite!Fpel!
Asaprophagous$Hyte!Jic$Fzoic$Dsago!Eucker!Dwood!Cqqara*Hh*Duinavir!Craband!Ecen&Egossa*Eh&Ejevo*En!
Asarape!Esota*Fvati&Etoga!Gv*Ewak*Hian0Ezen&Dcasm!Gtic$Jally(Eenet!Eocystidean!Keian!Fdine!Iian!
Asarcoid$Hosis!Flemma!Kl$Jic$Inous$Fma!Gere!Fphagus!Glasm!Gtid!Fsine!Gomal$Ie!Gporidian!Gtyle!
Asard!Eegna*Eine!Gia*In0Fs*Fus!Eonic$Ially(Gyx!Dee!Dgasso!Hum!Eent&Di!En!
Asarnoff&Dong!Eyan&Dpanitu&Eedon&Dsaparilla!Eenet!Dtor!Gial$Hus!Ere&Csh!Eay,Eimi!Dkatchewan*Goon!
Asasquatch&Ds)Eaby!Ffras!Eenach&Eing3Ey$Ctan&Fg!Fic$Gst&Fophobia!Dchel!Fmo&De%Een!
Asatellite4Diable$Fte6Hd$Gion!Ee&Fty!En!Fet!Hte!Fleaf!Fpod!Fwood!Fy$Ere!Fic$
Asatirical$Jly(Gse%Ht!Gze%Esfaction!Jorily(Mness!Ly$Giable$Hce%Hed$Ir!Hse%Gy%Hing$
Asatisfyingly(Dori!Drap!Dsuma!Durate%Id1Hion!Fn&Galia!Giid!Hne$Hsm!Dyr!Fiasis!Gc$Hal$
Asauce)F-alone!Fboat!Fpan!Got!Fr!G-eyed$Hshaped$Eily(Fness!Ey$Ddi0F-arabian$Derbraten!Fkraut!Dk&
Asaul&Dna!Eter)Her!Drel!Eian+Fschian!Eopod!Ey!Dsage!H-shaped$Esure&Dte7Fed$Fing!Cvage8
Asavagely(Gness!Gry!Enna!Hh!Ft!Era&Fin!De,E-all!Ed$Eloy!Er!Din!Fg+Gs!
Asavior!Fur!Etar&Doir-faire!Enarola&Er,Finess!Hg!Fless$Jness!Fy/Eur)Ging!Gless$Kness!Gy+
Asavoy!Fard&Dvy,Cw,D-like$Etoothed$Dbill!Eones!Euck!Ddust!Ded-off$Dfish!Ely!Dhorse!Dm!Eill!
Asawn-off$Dpit!Dtooth!Ied-edged$Dwort!Dyer!Cx!Datile$De5Dhorn!Dicoline$Hous$Efrage!Est!Etoxin!Don0
Asaxony*Ephone!Iist!Cy,D-so!Dda*Deret!Fs&Ding!Donara!Bc*Cab,Ebard!Fy$Eicide!Fes!
Ascabiosa!Gus!Elands!Erous$Dd!Es!Dffold)Iing!Dg!Dlability!Gle$Fge!Fr+Fwag!Ed)Ee)
Ascaled$Fless$Gike$Fne$Gus!Fr!Fy$Eic$Fness!Gg!Elion!Fop)Hed1Hine!Ji!Fywag!
Ascalp)Fel!Gr!Ey$F-tailed$Dm)Emer!Fony!Iroot!Ep)Fer,Fi!Fo!Dn,Edal!Hisation!
Ascandalise%Ization!Je%Hmonger!Ning+Hous$Kly(Kness!Fent$Finavia*Ln9Gum!Ener!Fing!Esion!Et;
Ascantily(Gness!Fling!Fness!Fy/Dpe!Fgoat!Grace!Ehocephaly!Gid$Gpod!Eose$Eula!Hr+Iy!Gohumeral$
Ascar)Eab!Gaean!Iid!Ius!Fmouch&Ke&Ece2Gly(Gness!Fity!Ee,Fcrow!Jish$Fd1Fmonger!
Ascarer!Fy$Ef)Face&Fpin!Eify%Fly(Elatina!Fet+H-crimson$Ipink$Ep!Fer%Ered1Ey$Dt)
Ascathe!Fing$Ily(Eological$Iy!Fphagy!Eter,Hbrain!Med$Hed$Hgood!Iun!Hing!Hshot$Fy$Dup!
Ascauper!Dvenge%Ir!Cenario!Hst!Ed%Ee!F-stealer!Fry!Fshifter!Eic$Gally(Et)Fed1Fless$Dpter!
Asceptered$Fic!Hal$Jly(Hism!Fre!Hd$Chedule,Id$Ir!Hing!Eele&Gite!Ema!Gtic/Jally(
Aschematisation!Je%Ization!Je%Fe)Gr!Fing$Fozzle!Enectady*Erzo!Diaparelli&Eller&Ging!Epperke!Esm!Gatic$
Aschismatical$Mly(Ft!Gorrhachis!Hsome!Kiasis!Ezanthus!Focarp!Ggony!Gid+Gpetalon!Hhrenia!Mc/Gthymia!Dleiden&Fmiel!
Aschlep)Gper!Fsien*Hnger&Eiemann&Fmazel!Eock!Hmeister!Dmaltz!Iy$Gz!Hy$Eear!Fer!Fgegge!Eidt&
Aschmo!Fose)Gze)Ir!Euck!Dnabel&Fpps!Gs!Fuzer!Eecken!Eittlaugh!Gzel!Eook!Frchel!Gkel!Gr%
Aschnorrer!Fz!Gzle!Doenberg&Elar!Hly$Hship!Gstic/Kally(Kism!Fia!Hst!Gum!Enbein&Hrg&Eol)
Aschoolbag!Hook!Iy!Jish$Gchild!Hraft&Gdays!Gfellow!Hriend!Ggirl!Kish$Ghouse!Ging!Gma'am!In!Irm!
Aschoolmaster!Ite!Histress!Groom!Gteacher!Hime!Gwide$Hork!Gyard!Fner!Epenhauer&Erl!Ettische!Drod!Ginger&Dtick!
Aschtickl!Fk!Gl!Dubert&Elz&Emann&I-heink&Fpeter&Ess%Dwa!Fnn&Eeitzer&Gz*Ciaenid!Era!Fid!
Asciatic$Ha!Dence!Fter(Gific$Kally(Hst!Dlla!Dmitar!Dncid!Etilla!Jnt$Jte%King$Lon!Dolism!
Asciolist!Iic$En!Dpio&Dssion!For%H-tailed$Hs!Htail!Fure!Claff)Dera!Fedema!Fite!His!Foderma!
Asclerometer!Gprotein!Gsed$His!Gtic$Inia!Ium!Homy!Coff,Fer!Fing!Ily(Flaw!Dke!Dld,Fer!
Ascolding!Eion!Gsis!Elop)Eopendrium!Dmbroid!Dnce!Ee!Dop)Fful!Et%Fer!Dpal$Ee!Fs&Eolamine!
Ascorbutic$Hus!Ech,Ged$Hr!Ging2Ee)Fboard!Fcard!Fkeeper!Fless$Fr!Fs!Eia!Fng!En)
Ascorned$Gr!Fful$Ily(Epaenid!Ioid!Fer!Fio5Hn!Ifish!Iweed!Esese&Ezonera!Dt&Ech4Gman&
Ascotchwoman&Eer!Eland*Eoma!Htous$Es+Fman&Fwoman&Et&Fish+Dundrel!Jly$Er,Fed$Gr!Fge)
Ascourger!Fing!Fs3Ese!Gr&Et,Fer!Fing!Fmaster!Dw!El,Fing$Cpo&Crabble)Hy$Eg)
Ascraggly$Gy$Em%Fble,Id$Ir!Ench%Fton*Ep)Fbook!Fe,Gr!Fheap!Fie!Gng!Fper!
Ascrappily(Hness!Gle!Gy$Fs!Etch,Her!Hiness!Jg!Hpad!Hy$Eunch%Ewl,Ger!Fniness!Gy$
Ascreak%Gily(Gy$Fm,Ger!Ging/Jly(Ee!Fch,Her!Hing!Hy$Fd!Fn)Ger!Ging!
Ascreenland!Gplay!Gwriter!Ew,F-loose$Gtopped$Fball+Jer!Gean!Fdriver!Fing!Ftop!Fup!Fy$Diabin&Ebble,
Ascribbler!Fe,Gr!Em!Fmage)Fp%Gy$Fshank%Ker!Iw!Fy$Ep!Fps&Ft)Ged$Gorium!
Ascriptural$Ie!Gwriter!Evened$Ir!Dod!Efula!Hous$Ell)Eoge!Etal$Fum!Eunge%Ir!Dub7F-bird!
Ascrubbed$Hr!Giness!Ig!Hrd!Gy$Fland!Fs!Eff!Gy$Em!Fmage!Fptious$Lly(Gy!Ench)
Ascruple)Hs!Fulous$Kly(Kness!Etineer!Hise%Kr!Ize%Kr!Hy!Dy%Cuba!Dd,Eding!Dff,
Ascuffer!Fle)Dll)Fer!Hy!Fing!Gon!Epin!Ft%Ged$Gor!Gress!Gural$Ie)Jd$Jr!
Asculpturesque$Dm)Eble!Emy$Dnner!Dp!Eper)Hnong!Drf!Fy$Erility!Hous$Kly(Fy,Ging$Evily(
Ascurvy+Dt!Echeon!Ee!Etle,Hbutt!Cylla&Dphozoan!Fus!Dthe)Fia*Hn0Bd*Bea!D-coast!Eduty!
Asea-ear!Egreen$Elevel$Epoose!Furse!Gss!Erocket!Dbag!Eed!Eird!Eoard!Frg&Hium!Gne$Dcoast!Dfarer!
Aseafaring/Eood!Fwl!Eront!Dgirt$Eoing$Erass!Eull!Dhorse!Dl,Eant!Eed$Fr!Eing!Eskin!Eyham*
Aseam)Ean!Glike$Hy$Gship!Eed$Eless$Eount!Ester!Gress!Ey$Dnce!Dplane)Eort!Dquake!Dr6
Asearch,Ger!Ging$Jly(Glight!Eed$Eing$Eobin!Dscape!Ehell!Fore!Eick$Hness!Fde!Enail!Eon)
Aseasonable$Kness!Jy(Hl/Ily(Ged$Hr!Ging!Dt)Ebelt!Eed$Eing!Es!Etle*Dwall!Frd:
Aseawards(Fter!Fy!Eeed!Eorthiness!Iy$Cbaceous$Estopol*Dorrhea!Dum!Cc+Dant!Eteurs!Dede%Ern%Gate%
Asecernment!Ession!Jism!Lt!Dkel!Dlude%Hd$Fsion!Dobarbital!End?G-best2Hclass$Hguess%Hin-command!Hrate$Lr!
Asecond-sighted$Itring$Ner!Hyear$Garily(Iy/Ger!Ghand2Gly(Gment!Go!Dpar!Drecy!Ft/Gaire!Hrial$
Asecretariat!Le!Iy!Jship!Hse!Ge%Hr!Gin!Hon!Hve$Jly(Jness!Gly(Gor!Iy$Dt!
Asectarian+Jism!Hst!Gy!Eion)Hal+Jisation!Le%Lm!Kzation!Le%Hed1Eor!Gial$Dular/Hisation!
Asecularise%Jm!Jt!Ization!Je%Endigravida!Ere6Gly(Gness!Gr!Fity!Cdalia*En!Ete;Gly(Gness!
Asedation!Gve+I-hypnotic!Dentary$Dge!Flike$Ey$Diment)Iary$Jtion!Etion!Hus$Duce%Gr!Ftion!Hve$
Aseductively(Gress!Elity!Fous$Ily(Iness!Em!Ce,D-through$Dable$Dd)Ebed!Ecake!Gse!Eed$Fr!
Aseediness!Eless$Fing!Eman!Epod!Esman!Etime!Ey$Dger&Ding+Dk,Eer!Eing!Dl%Eand*Dm%
Aseeming$Hly(Eliness!Fy$Dp%Eage!Eing$Dr!Esucker!Dsaw)Dthe%Fing1Cgal&Dment)Hal$Ition!
Asegmented$Dno!Dovia&Dregate,Jd$Iion!Lism!Nt!Ior!Due)Ciche!Ddel!Dgneur!Iy!Fior!Iage!
Aseigniory!Dne)Dsm!Fal$Fic$Fogram!Jph!Ly!Glogic$Lal$Kst!Jy!Gsaur!Dze%Fr!Eing!
Aseizure!Ckhet&Clachian!Dcraig&Ddom(Dect6Ged$Gion!Hve$Jly(Iity!Gman!Gor!Gwoman!Ene&Fium!
Aselenolatry!Hogy!Es&Eucus&Df+E-abasement!Hnegating$Non!Hsorbed$Kption!Huse!Gccusation!Hting$Jvating$Gddressed$Gggrandisement!
Aself-aggrandising$Nzement!Oing$Gnalysis!Hnihilation!Gppointed$Gsserting$Mon!Mve$Oness!Iurance!Ked$Gware$Kness!Fbalancing$Fcentered$
Aself-centeredness!Jred$Gollected$Iored$Jured$Hmmand!Iplacency!Ot$Hnceited$Oly(Krn!Idemnation!Ifessed$Jidence!Nt$Iscious$
Aself-consciously(Oness!Jistent$Jtituted$Itained$Jemplation!Jradiction!Pory$Kol!Griticism!Gultivation!Fdeceit!Jption!Hfeating$Jnce!Kse!
Aself-denial!Iying$Hprecating$Liation!Hstroy%Kuct%Nion!Ove$Htermination!Gigestion!Hrected$Lion!Hscipline!Pd$Jovery!Igust!
Aself-distrust!Goubt!Grive!Feducated$Lion!Gffacement!King$Gmployed$Gnclosed$Gstablished$Ieem!Gvident$Mly(Gxamination!Ling$Hplanatory$
Aself-expression!Ffeeder!Hrtilisation!Ned$Mzation!Ned$Glagellation!Gorgetful$Gulfillment!Fgenerated$Giving$Governing$Lment!Gratification!Fhatred!Geal!
Aself-help!Gypnosis!Fimportance!Nt$Jsed$Irovement!Gncrimination!Hduced$Ktance!Lion!Jlgence!Nt$Oly(Hsurance!Hterest!Hvolved$
Aself-justification!Fknowledge!Flimited$Goader!Jing$Hcking$Hve!Iing$Guminous$Fmade$Gortification!Hving$Fopinionated$Grganisation!Lzation!Fpity!
Aself-pollinated$Ning$Oon!Hrtrait!Hssessed$Mion!Graise!Heservation!Hide!Hoclaimed$Iduced$Ipelled$Ming$Itection!Gunishment!Frealisation!
Aself-realization!Hferent$Iormation!Hgard!Iulating$Hliance!Lt$Hnewal!King$Iunciation!Hproach!Kof!Hspect!Mful$Ming$Itraining$
Aself-restraint!Gighteous$Oly(Gule!Fsacrifice!Ning$Htisfaction!Lied$Gealing$Heded$Iker!Jing+Hrvice+Kng$Gowed$In$
Aself-starter!Himulation!Hyled$Gufficiency!Ot$Mng$Hggestion!Hpporting$Hstained$Ming$Ftorment!Iture!Fwhispered$Gill!Jed$Hnding$
Aself-worship!Ith!Eish$Hly(Hness!Eless$Ily(Iness!Esame$Iness!Djuk+Dkirk&Eup&Dl,Eable$Eer!
Asellers&Eing!Eoff!Ftape)Fut!Dma*Dsyn!Dtzer!Dva!Fge!Eedge!Dznick&Cmantic$Ially(Iist!Is!
Asemaphore)Erang*Esiology!Dblance!Den!Ester!Gral$Hial$Di!E-abstraction!Gutomatise%Nze%Fclimber!King$Fdry$Ferect$
Asemi-evergreen$Fformal$Fprocessed$Istrate$Ftuberous$Fupright$Fwild$Eabstract$Fnnual$Kly(Fquatic$Frid$Futobiographical$Imatic+Ebreve!Ecentenary+
Asemicentennial+Fircle!Iular$Folon!Gma!Itose$Gnducting$Mve$Lor!Hscious$Nness!Edark$Iness!Fesert!Gtached$Fiameter!
Asemiempirical$Fpiphyte!Efinal!Jist!Fluidity!Formal$Egloss!Ehard$Eliquid$Gterate$Funar$Emonthly:Enal$Gr!Hian!Ist!
Aseminary!Fiferous$Fole&Gma!Fude$Eofficial$Flogy!Fpaque$Ftic$Ial$Iian!Is!Eparasite!Lic$Fermanent$Ieable$
Asemipolitical$Frecious$Givate$Go!Hfessional!Fublic$Equaver!Erigid$Eskilled$Foft$Glid$Fweet$Fynthetic$Ete0Grrestrial$Fic+
Asemitic-speaking$Fone!Frailer!Hnce!Isparency!Ot$Gopic$Kal$Ks!Evowel!Eweekly:Dolina!Dpiternal$Jity!Estress!Cn!
Asenate!For!Hial$Hship!Dd%E-off!Eee!Fr!Eing!Eup!De!Eca&Gn$Efelder&Ega!Gl*
Asenegalese0Esce%Hnce!It$Ghal!Dhor&Dile$Fity!Eor/Gity!Eti!Dna!Fcherib&Eett&Eit!Ds!
Asensate$Gion!Jal$Lism!Nt!Oic$Lly(Ee)Fd$Fless$Jly(Jness!Eibilise%Jty!Jze%Gle$
Asensibleness!Hy(Ffy%Fng!Ftisation!Ie%Jd$Jr!Iing+Hve/Jly(Jness!Iity!Hzation!Ie%Jd$
Asensitizer!Iing+Gometer!Eor!Gial$Hmotor$Hneural$Hum!Gy$Eual$Hise%Jm!Jt!Ity!Ize%Hly(
Asensualness!Fous$Ily(Iness!Dt+Ee!Fnce)Gtial$Ious$Lly(Eience!Iy!Ht$Fment!Jal$Lisation!
Asentimentalise%Nm!Nt!Mty!Mzation!Ne%Lly(Jise%Kze%Fnel!Ery!Coul*Cpal!Fine$Foid$Erability!
Aseparable$Iy(Gte7Id$Ily(Iness!Hion!Kism!Mt!Ism!Jt+Ive$Hor!Hrix!Dhardi&Dia!
Asepiolite!Dpuku!Dsis!Dt!Eal$Fte$Gion!Eectomy!Fnary!Ft!Gte!Eic$Gaemia!Gemia!Jc$Fllion!
Aseptrional$Euagenarian!Fm!Fple$Dulcher!Hral$Ie!Fture!Cquel!Ga!Gla!Fnator!Gce)Ir!Gt$Hial$
Asequentially(Fster%Jed$Hrate%Kion!Ein!Ged$Eoia!Fya&Hh&Craglio!Eil!Epe!Fh!Gic$Ial$
Aserb&Eia*Gn0Ddica*De$Enade)Fdipitous$Ky!Fe$Gly(Gss!Fgeti*Fity!Df!Edom!Ehood!
Aserflike$Dge!Fant!I-at-law!Fr!Dial/Gisation!Ie%Im!Hzation!Ie%Gly(Ftim(Eceous$Fterium!Iy!
Asericultural$Ke!Kist!Eema!Fs!Ef!Egraph!Jy!En!Fe!Eocomedy!Iic$Kal$Fus$H-minded$Oness!
Aseriously(Hness!Eph!Djeant!I-at-arms!Mlaw!Dkin&Dmon!Gise%Jr!Hze%Jr!Dologic$Jal$Ist!Hy!
Aserosa!Etine!Fonin!Eus$Ew!Dpent!H-worship!Hine$Dra&Fnid!Fte6Hd$Gion!Gus!Eied$Eulate$
Asertraline!Eularian!Dum!Dval!Fnt!Ee,Fr!Eice)Hability!Jle$Lness!Hberry!Hman!Hs!Ging!Fette!
Aservile$Hly(Gity!Fng!Ftor!Gude!Eo+Fmechanical$Msm!Fsystem!Csame!Foid!Dbania!Dquicentennial!Gpedalia!Nn+
Asesquipedality!Ds!Eile$Fon!Hs&Dtet!Ct7D-apart$Fside$Eback!Eto!Da!Eceous$Dback!Dh&Dline!
Asetoff!En&Ese$Dscrew!Dt!Eee!Fr!Gwort!Eing!Ele,Gd$Gment!Gr!Fing!Is!For!
Asetubal*Ep!Curat&Cvastopol*Den/F-day$Gfold$Gmembered$Gsided$Hpot!Gup!Fer!Ffold2Fs!Gome!Fteen/
Aseventeenth/Gh/Hly(Gies!Ith+Gy/H-eight+Ififth$Kve$Jour$Inine$Ione$Iseven$Jix$Ithree$Jwo$
Asever%Fable$Gl$H-seeded$Hise%Ize%Hly(Hty!Gnce!Fe$Gd$Gly(Gness!Fing!Gty!Dilla*
Aseville*Cw%Dage!Erd&Ded$Ellel!Er!Fage!Ding!Dn$Cx)D-limited$Gnked$Estarved$Dagenarian+Gsimal$
Asexcapade!Ded$Diness!Esm!Ft+Dless$Hness!Dploitation!Eot!Dt!Eant!Eet!Gte!Eillion!Eon!Euple$
Asextuplet!Dual$Gise%Hty!Hze%Gly(Dy$Cychelles*Iois0Dhan*Dmour&Czession!Bfax*Corzando!Bgraffito!Bhabbily(
Ashabbiness!Fy$G-genteel$Eu!Dck)Fle)Hd1Dd!E-flower!Eberry!Flow!Fush!Edock!Ee)Fd$Fs!
Ashadflower!Gy!Einess!Gg!Eow)Gbox%Jing!Ged$Hr!Ggraph!Giness!Ig!Gy$Ey$Dft)Dg)
Ashagbark!Eged$Fily(Gness!Fy$G-coated$Hhaired$Gmane!Dh&Eadah!Fptian&Eeed!En&Ditan!Dkable$Ee,
Ashake-up!Fable$Fdown+Fn$Fout!Fr!Fspeare&Lan0Kian0Fup!Eily(Fness!Gg!Eo!Espere&Eti&
Ashaktist&Ey$Dle!El-flower!Fon!Gt!Gw8H-draft$Lught$Hly(Hness!Fu!Ewar!Dm4Ean!Gise%
Ashamanism!It$Jic$Hze%Fsh&Eble,Hs!Ging!Folic$Jally(Ee)Fd$Ffaced$Kly(Kness!Gul$
Ashamefully(Iness!Fless$Jly(Jness!Eisen!Emer!Fy!Epoo)Erock!Eus!Dndy!Ggaff!EghaiMIer!Fri-la*
Ashank)Far&Enon&Fy!Etung!Fy!Gtown!Dpe)F-up!Fd$Fless$Jly(Jness!Giness!Gy$Fr!
Ashaping+Eley&Drd!Ee,F-out!Fcropper!Fd$Fholder!Jing!Fowner!Fr!Fware!Eia!Gh!Fng+Ek)
Asharkskin!Gucker!Ep=F-angled$Gcornered$Geared$Hyed$Glimbed$Gnosed$Gpointed$Gset$Highted$Nness!Gtasting$Hoothed$Gworded$
Asharpen%Hed$Ir!Gr!Fie!Fly(Fness!Fshoot%Ker!Fy!Dsta&Dtter%Hed$Hing/Hproof$Dve,
Ashaved$Fn$Fr!Eian0Fng!Dw&El!Em!En&Fee&Fy!Dy!Etan!Ce-bop%Edevil!Egoat!
Ashe-oak!Daf!Er)Fed$Gr!Fing!Fs!Fwater!Etfish!Fh!Ge%Hd$Ging!Dbang!Eeen!Dd7
Ashedder!Fing!Den!Fy+Ep!F-tick!Fcote!Fdog!Ffold!Fherder!Fish$Ily(Iness!Flike$Fman!Frun!
Asheepshank!Head!Jring!Gkin!Fwalk!ErKEsha!Et)Fing!Flike$Dffield*Dgetz!Dik!Fa!Fdom!Fh!
Asheikha!Gdom!Dkel!Gs!Dldrake!Fuck!Ef!Fful!Flike$Fy$El)F-flower!Gless$Fac)Hk%Fbark!
Ashelled$Gr!Gy&Ffire!Hsh!Glower!Fing!Fproof$Eter)Hbelt!Hed1Eve%Gr!Fy$Dm&Eozzle!
Ashen-pao&Eanigan!Eyang*Dpard&Eherd)Iess!Drbert!Gt!Ed!Eidan&Fff!Elock!Eman5Epa&Erington&Fy!
Asherwood&Dtland*Dvchenko&Dw%Ci'ite&Datsu!Dbah!Eboleth!Deld)G-shaped$Ged$Hr!Ging!Dft,Fer!Fily(
Ashiftiness!Hg/Fless$Jness!Fy$Dgella!Hosis!Ditake!Fe&Dkoku*Esa!Fe!Dll)Falah!Felagh!Fing!
Ashillyshally)Dm!Emer)Hy$Fy,Dn)Ebone!Edig!Fy!Ee,Fr!Egle)Hr!Hs!Ging!Gy$
Ashininess!Gg/Eleaf!Eney!Fy)Epad!Flaster!Eto+Gist0Jic$Ey$Dp)E-breaker!Eboard$Fuilder!Jing!
Ashipload!Emate!Fent!Eowner!Eper!Fing!Eshape$Fide!Eway!Form!Freck)Gight!Eyard!Draz*Ee!Fr&
Ashirk%Fer!Fing!Er%Fing!Et)Fdress!Ffront!Fing!Flifter!Fmaker!Fsleeve!Ls!Ftail!Fwaist!Ker!
Ashirty$Dsha!Dt)Ee!Ehead!Eless$Fist!Etah!Fer!Fim!Hwood!Gng!Fy$Ework!Dv!Ea!
Ashivah!Fist&Free!Eer,Ging+Gy$Clemiel!Ep)Fper!Dimazel!Dock!Gmeister!Cmaltz!Dear!Egegge!Do!
Ashmoose%Fze)Duck!Cnook!Err%Ger!Coal)Fy$Et!Dck)F-absorbent$Gheaded$Fable$Fed$Gr!Fing$
Ashockingly(Fley&Dd$Eden$Fily(Gness!Fy+De)E-shop!Ebill!Grd!Flack!Fox!Ed$Eful!Ehorn)
Ashoelace!Fess$Emaker!Hing!Es!Fhine!Ftring!Etree)Dfar!Dgi!Eun!Gate!Dji!Dna0Do%E-in!
Ashoofly!Ek!Et,F-'em-up!Gdown!Fer!Fing!Fout!Dp)Eaholic!Efront!Ehar!Ekeeper!Elift%Ier!Iing!
Ashopper!Fing!Esoiled$Ewalker!Findow!Forn$Dre)Fbird!Fline!Fward$Eing!En$Et?F-beaked$Hilled$Hodied$
Ashort-change%Hircuit%Gdated$Geared$Ggrass!Ghaired$Inded$Kled$Headed$Glived$Gnosed$Gorder$Grange$Hun$Gsnouted$Hpurred$
Ashort-staffed$Jlked$Iemmed$Iop!Gtailed$Hempered$Irm$Gwinded$Jged$Fage!Fbread!Fcake!Goming!Gut!Fen%Hed$
Ashortener!Hing!Ffall!Fgrass!Fhand+Gorn!Fia!Gsh$Flist)Gy(Fness!Fs!Gighted$Mness!Gtop!Dshone&
Ashoshoni&Etakovich&Dt+Ee!Egun!Dulder)I-to-shoulder(Ied$Et,Fed$Gr!Fing!Dve,F-ha'penny!Ilfpenny!Fl)
Ashovelboard!Ger!Gful!Ghead!Gler!Fr!Dw,E-off!Fstopper!Eboat!Ecase!Edown!Eer)Ghead!Gy$Egirl!
Ashowily(Fness!Gg!Ejumping!Eman!Hship!Epiece!Flace!Eroom!Estopper!Etime!Ey$Crapnel!Ded)Fded$Hr!
Ashreveport*Ew!F-sized$Fd$Gly(Gness!Fish$Ily(Iness!Fmouse!Diek)Ged$Ging!Eft!Eke!Ell;
Ashrilling!Gness!Gy(Emp)G-fish!Ger!Gfish!Gy$Ene)Fk,G-wrap!Gable$Hge!Ging!Gwrap%Eve%
Ashrivel%Hed1Hled$Doud,Dub!Fbery!Gy$Flet!Eg,Enken$Ctick!Gl!Ek!Fl!Dup!Cuck)
Ashucks3Ddder,Hing$Kly(Hy$Era!Dffle,Hboard!Hr!Ging!Eti!Dha$Dmac!Dn%Ening!Et)
Ashunter!Dsh%Dt6E-in+Edown!Ee&Fye!Eout!Eter)Hbug!Hed$Fing!Fle,Hcock)Cwa!Cy8
Ashylock!Ey(Dness!Dster!Bi!Cal!Eadenitis!Eolith!Dm*Eang!Eese+Dn*Cb!Delius&Eria*Hn0
Asibilant+Gte%Hion!Dling!Dyl!Flic$Hne$Cc}Dcative!Dhuan*Dilia*Hn0Fy*Dk8E-abed$Ebag!
Asickbay!Fed!Een%Ging$Jly(Jness!Eish$Ele!G-shaped$Gpod!Fy$Eness!Eroom!Cddhartha&Eons&De4
Aside-glance!Flook!Fslip%Fto-side$Fwheeler!Hiskers!Earm2Ebar!Foard!Furn!Ecar!Ekick!Elight!Gne)Fong2Ereal$
Asiderite!Foblast!Gcyte!Gpenia!Hhilin!Gsis!Esaddle>Fhow!Flip!Fman!Fplitter!King$Nly(Ftep,Groke!Fwipe)
Asidetrack)Ewalk!Hl!Grd(Is(Gy(Hs2Finder!Gse(Ding!Dle%Dney&Don*Cege!Efried&Dmens!
Asienna!Drra!Dsta!Dve)Cf&Dt%Eer!Eing!Cgeh!Dh,Et)F-read%Gsing%Fed$Hness!Fing!
Asightless$Jness!Gy$Fread%Jer!Fs!Gee%Iing3Ir!Ging%Dma!Eoid$Hal$Hectomy!Hoscope!My!
Asign7E-language$Eage!Fl4G-to-noise!Ger!Ging!Hsation!Ie%Hzation!Ie%Gler!Hy(Gman!Ftory!Gure!
Asignboard!Eed$Fr!Ft!Eificance!Kt$Lly(Jtion!Lve$Hed!Ir!Gy%Fng!For!Eor!Ga!
Asignore!Gina!Gy!Epost)Durd&Dyn&Chasapa&Cka!Dh0Dkim*Dorsky&Clage!Dd!Eenafil!Dence)Hd$
Asilencer!Fe!Ft$Gly(Gs!Fus!Esia!Ex!Dhouette)Dica!Gte!Feous$Fide!Gous$Fle!Fon!
Asilicone!Gsis!Equa!Ge!Dk!E-lined$Een$Egrass!Eily(Fness!Elike$Es!Fcreen)Eweed!Food!Grm!
Asilky$F-haired$Gleafed$Jved$Dl!Eabub!Einess!Es&Ey/Do!Exane!Dt)Estone!Ey$Durid!Dva!
Asilvan+Gus&Eer8G-blue$Iodied$Iush!Hcolored$Hgray$Jeen$Ky$Hhaired$Hlace!Ieafed$Kved$Hplate%Hscaled$
Asilver-tip!Iongued$Hwhite$Iorker!Gback!Herry!Hush!Gfish!Gish$Gn$Gplate%Hoint!Grod!Gside!Ks!Hmith!
Asilverspot!Htein&Hword!Gtip!Gvine!Gware!Heed!Hork!Ker!Gy$H-blue$Jodied$Igray$Keen$Ly$Ileafed$
Asilvery-leaved$Iwhite$Fx!Eiculture!Cma!El!Ezine!Denon&Eon&Dian+Elar$Hity!Hly(Fe!Fitude!Dmer,
Asimmering!Epleness!Dnel!Doleons!En&Fise%Gze%Fy!Eom!Fn!Dper)Ger!Gingly(Ele/G-minded$Gness!
Asimpleton!Gx$Ficity!Gfication!Ied$Hy%Gsm!Htic$Fy(Eson&Dulacrum!Gte%Id$Hion!Hor!Fcast!
Asimultaneity!Jous$Mly(Mness!Dvastatin!Cn)Dai*Epism!Etra&Dbad&Dcere$Hly(Gity!Eiput!Elair&Dd*
Asindhi&De!Ecure!Ew!Fy$Dful$Gness!Dg%E-kwa!Eable$Flong!Fn*Fpore*Jan0Ee,Fr!
Asinghalese0Eing+Ele8G-barreled$Nled$Iedded$Ireasted$Hcelled$Ihannel$Hfoot,Hhanded2Nly(Iumped$Hlane$Ieaf!Hminded$
Asingle-mindedly(Nness!Hseeded$Ihelled$Ipaced$Ling!Itranded$Gness!Gs!Htick!Gt!Hon!Fy(Esong4Eular/Iise%
Asingularity!Jze%Ily(Gtus!Dhala+Gese0Dister$Gral$Jity!Horsal$Ke$Etic+Dk,Eable$Eer!Ehole!
Asinkiang*Fng!Dless$Hness!Dner!Eing+Dologist&Eper!Fia!Gs!Dter%Ged1Duate$Eosity!Fus$Hly(
Asinuousness!Es!Fitis!Foid!Ial$Kly(Con*Duan0G-speaking$Ex&Cp,Dhon)Gophore!Dper!Dunculid!Cqueiros&
Asir!Dacusa*Ej-ud-daula&Ddar!De,En!Fian!Diasis!Es!Dloin!Docco!Drah!Dup!Cs3Dal!De!
Asisham!Dkin!Ds%Eified$Fness!Eoo!Eu!Ey+Fish$Dter!G-in-law!Ghood!Glike$Hy$Gship!Dyphean$
Asisyphus&Ct%D-down!Ein!Eup!Da&Er!Dcom!De)Dka*Dsang*Dter!Eing+Duate%Hd$Gion!
Asitwell&Cva&Cx/D-fold$Goter!Egun!Emembered$Epack!Fointed$Eshooter!Fided$Fpot!Der!Dfold2Dpack!Eence!
Asixpenny$Dsome!Dteen/Hth/Eh/F-former!Fly(Eies3Gth+Ey/F-eight$Gfifth$Ive$Hour$Kth+Gnine+
Asixty-one$Gseven$Hix$Gthree$Hwo$Czable$De4Eable$Iness!Ed1Ding!Dz%Ele,Fing1Bjaelland*Bkag!
Askagit&Eway*Dnda&Ek)Fy$Dte)Fboard)Ker!King!Fr!Eing!Ceat&Ddaddle,Det!Dg!Din!
Askeletal$Gon!Dp!Eful!Etic!Hal$Jly(Hism!Dtch)Gbook!Ger!Gily(Hness!Gy$Dw6E-eyed$
Askew-whiff2Eed$Fr)Eness!Ci)D-plane!Dagram!Hph!Jy!Dbob!Dd,Eder!Epan!Der!Dff!Fle!
Askiing!Dlful$Hly(El!Fed$Gt!Hfish!Fful$Ily(Iness!Fy!Dm7Ecoat%Emed$Gr!Fing!
Askimp%Fily(Fy$Dn)E-deep$Give)Jr!Ftight$Ecare!Eflint!Ful!Ehead!Is!Ek!Eless$Ened$
Askinner!Hian0Finess!Fy/G-dip)Kper!Et$Fight$Dp,E-bomb%Ejack!Eper)Drl)Emish)Ier!Eret!
Askirt)Fing$Dt!Eter%Fish$Ily(Iness!Fle)Hs!Dve%Evy!Copje*Elje*Creak%Eigh%Cua!
Askuld&Fuggery!Ek%Fer!Fing!El!Fcap!Fduggery!Dnk)F-weed!Fbush!Fweed!Cy)D-blue+Ehigh(Dbox!
Askycap!Ddive%Hr!Ging!Dhook!Djack%Dlark,Eight!Fne!Drocket)Dsail!Ecraper!Dwalk!Frd2Hs(Fy!
Askywriting!Blab!Eber%Dck8Fen%Hing!Gr!Fing!Fly(Fness!Fs3Dg)Eheap!DinCDke%Fd$
Aslalom)Dm,E-bang2Fdunk%Emer!Dnder)Her!Hous$Kly(Eg)Fily(Gness!Fuage!Fy$Et)F-eye!
Aslanted$Fing1Ily(Fways(Gise(DpLE-bang(Fup$Edash2Ehappy$Eper!Eshot!Ftick+Dsh,Fed$Gr!
Aslashing$Ek*Dt)Ee,F-black$Ggray$Iey$Fr!Fy$Eher%Eing!Etern!Iliness!Jy$Ey$F-gray$
Aslaty-grey$Dughter,Jer!Jhouse!Jous$Dv0Ee)F-maker!Fholder!Jing+Fless$Gike$Fr,Gy!Fy!Eic+
Aslavish$Hly(Eonic+Dw!Dy%Eer!Eing!Ceaze!Finess!Fy$Dd)Eder!Fing!Ege)Ghammer)Dek;
Asleekly(Fness!Ep,F-learning!Fer!Fily(Gness!Hg/Fless$Jly(Jness!Fover!Fwalk%Jer!Jing!Gear!
Asleepy$G-eyed$Ghead!Ked$Et)Fy$Eve!Gd$Gless$Digh)Gt!Dnder$H-bodied$Iwaisted$Jinged$Hise%
Aslenderize%Hly(Hness!Duth)Ghound!Ging!Dw)Es!Dzsko*Cice)Fd$Fr!Eing!Ek4Fed$Gr!
Aslickly(Fness!Dde,Fr!Fway!Eing$Dght8Ging$Jly(Gly(Gness!Dm;E-bodied$Fwaisted$Ee,Fd$
Asliminess!Ely(Eness!Ey$Dng,Fback!Fer!Fing!Fshot!Ek%Dp,E-on!Fup!Ecover!Eknot!Eover!
Aslippage!Fer!H-shaped$Hed$Hiness!Hwort!Hy$Fing$Fy$Eshod$Ftick!Gream!Eway!Dt)Eher%Hing$
Aslithery$Dver)Gy$Eovitz!Cob!Eber)Her!De!Dg%Ean!Geer)Jing3Eger!Dop!Dp,E-seller!
Aslope)Fd$Eing$Hly(Eped$Fily(Gness!Fy$Es!Feller!Fhop!Dsh%Fed$Dt)Eh!Fful$
Aslothfulness!Duch)Ger!Gily(Hngly(Gy$Egh)Ging!Gy$Dvak&Gia*In$Een!Ge&Gia*In0
Aslovenija*Gliness!Hy$DwKE-moving$Fwitted$Lness!Ecoach!Edown!Eer(Fst(Egoing$Eing!Ely(Eness!Epoke!
Aslowworm!Cub!Ebed$Ddge!De%Dg,Eabed!Efest!Egard!Fer!Fish$Ily(Iness!Dice,Ggate!Gway!
Asluicing$Dm)Eber,Her!Hous$Hy$Frous$Egullion!Emy$Ep,Dr)Ep%Ered1Fy!Dsh)Fy$
Aslut!Etish$Iness!Cy$Dboots!Dly(Dness!BmackLFer!Fing!Dll=F-arm!Gcap$Jitalisation$Ozation$Geared$
Asmall-fruited$Ggrained$Gminded$Mly(Gscale$Heeded$Gtime$Hoothed$Gwinged$Fer$Gy&Fholder!Jing!Fish$Fmouth!Fness!
Asmallpox!Etite!Drm!Fily(Gness!Fy$Et8Fa!Fing!Fly(Fness!DshLF-up!Fed$Gr!Fing+
Asmashingly(Dtter%Hing!Cear,Dgma!Dll,Fing+Fy$Et)Fer!Hy!Dtana&Dw!Cidge!Gn!Gon!
Asmidgin!Dlax!Ee,Fr!Fy!Eing/Hly(Eo!Drch)Ek,Fer!Dte%Eh!Fereens!Fy!Eten$
Asmock)Fing!Dg!Eginess!Fy$Dke)F-cured$Gdried$Gfilled$Hree$Fd$Fhouse!Fless$Fr!Fscreen!Gtack!
Asmoking+Ey$Dlder,Hing$Kly(Eensk*Elett&Doch)Ging!Eth8G-bodied$Hfaced$Hhaired$Hshaven$Jelled$Ikinned$
Asmooth-spoken$Htextured$Iongued$Gbark!Hore+Ged$Hn%Ied$Hr!Ghound!Gie!Gly(Gness!Gy!Drgasbord!Dther,
Asmothered$Ir!Hing$Dulder)Iing$Lly(Csgt&Cudge)Fy$Dg$Egle%Hd$Hr!Ging!Ely(Eness!
Asmut)Ech%Es&Etily(Gness!Fy$Cyrna*Bnack)Fer!Dffle)Eu4Dg,Dil)F-flower!Ffish!Glower!
Asnake)F-fish!Ghaired$Head!Fberry!Gird!Hte!Glenny!Ffish!Gly!Fhead!Flike$Froot!Fweed!Good!Ey$
Asnap,Edragon!Eline!Eper!Fish$Ily(Iness!Fy$Eshot!Dre)Fr!Ef%El,F-up!Fed$Fy$
Asnatch,Ger!Dzzy$Cead&Ek7Fer!Fily(Gness!Hg$Ily(Fy$Der,Fer!Fing$Ily(Eze)
Asneezer!Gweed!Hort!Fing!Fy$Dllen&Cick)Fer,Hsnee!Dde$Fly(Dff,Fer!Fle)Hr!Gy$
Asniffy$Eter!Dgger,Dp)Ee)Ffish!Fr!Epet!Fing!Es!Dt!Ech)Ger!Dvel)Ger!Ging3
Asniveller!Cob!Ebery!Fish$Ily(Iness!Hm!Fy$Dek!Dg%Eging!Dod!Ek!Fer)Ep,Fer!
Asnoopiness!Fy0Et!Fily(Gness!Fy$Eze)Dre,Fr!Eing!Ekel)Hing!Et,Fer!Fing!Fy$
Asnot!E-nosed$Ety$G-nosed$Dut!Dw)E-blind6Ked$Kness!Fcapped$Glad$Govered$Fin-summer!Fon-the-mountain!Fwhite$Eball)
Asnowbank!Fell!Grry!Fird!Flindness!Foard)Jer!Jing!Gund$Ecap!Edrift!Gop!Efall!Field!Flake!Eman!
Asnowmobile)Eplough!Hw!Eshoe)Ftorm!Fuit!Ey$Cub7E-nosed$Dff4F-brown$Gcolor!Kur!Fbox!Fer!Hs!
Asnuffle)Hr!Ging$Gy$Dg/Egery!Fle,Hd$Ging!Ely(Eness!BoBC-and-so!Dcalled$Dso2Cak,
Asoakage!Eed$Fr!Eing>Dp)E-rock!Fweed!Eberry!Fox!Efish!Einess!Erock!Estone!Fuds!Eweed!Fort!
Asoapy$Dr,Eing/Cb)Dbing!Hly(Der;Fing1Fly(Fness!Fsided$Js!Dralia!Eiety!Fquet!Ccage!
Asoccer!Diability!Gle+Iness!Hy(Fl/Gisation!Ie%Jd$Jr!Iing!Im!It/Jic$Hte!Iy!
Asocialization!Ie%Jd$Jr!Iing!Gly(Eetal$Gy!Enian&Fus&Eobiologic$Nal$Ply(Mst!Ly!Fcultural$
Asocioeconomic$Nally(Flinguist!Nic$Pally(Ps!Gogical$Mly(Jst!Iy!Fmetry!Fpath!Jic$Dk)Eet!Fye!
Asocle!Drates&Gic$Cd)Da!Elist!Gte!Hy!Dbuster!Dden$Eing$Ey!Dium!Doku!Em!Fise%
Asodomist!Gte!Gze%Fy!Cfa!Dfit!Dia*Dt2E-boiled$Fcover!Ffinned$Gooted$Fhaired$Fnosed$Fpedal%Fshoe!
Asoft-soap%Hlder%Gpoken$Fwitted$Eback!Gll!Een%Ged$Hr!Ging+Eheaded$Hrted$Lness!Eie!Fsh$Ely(
Asoftness!Eware!Food!Ey!Cgginess!Ey$Ch!Do*Ci-disant$Dgne$Ge$Dl)E-building$Eed1Eing!Eure!
Asoiree!Dxante-neuf!Cja!Dourn)Her!Cl!Dace)Gment!En!Faceous$Er$Fisation!He%Gum!Gzation!He%
Asold$E-out$Eer,Ger!Ging!Eier)H-fish!Hfish!Hing3Hlike$Iy$Hship!Hy!De8Ecism!Ed1
Asoledad*Eless$Fy(Emn$Gess!Gisation!Ie%Hty!Hzation!Ie%Gly(Enogaster!Gid!Eus!Dfa!Eege!
Asolfeggio!Frino!Dicit%Hation!Hor!Jship!Ius$Kly(Kness!Hude!Ed/F-colored$Kured$Ghoofed$Gstate$Farity!
Asolidification!Ied$Hy%Iing!Gty!Fly(Fness!Fus!Eloquise%Jze%Iy!Engen*Epsism!Etaire!Grily(Iness!
Asolitary/Fon!Fude!Hinarian!Dleret!Dmisation!Fzate%Iion!DoGEist!Emon&Hic$Hs*En!Dstice!Dubility!
Asoluble$Hness!Ete!Fion!Dvability!Gle$Fte)Gion!Fy&Ee%Fd$Fncy!Gt+Fr!Eing!Dzhenitsyn&
Asom!Da!Eesthesia!Ls!Eli0Ga*Hn0En!Etaesthesis!Festhesia!Fic$Fogenetic$Jic$Gsense!Kory$Gtrophin!
Asomatotropin!Hype!Dber$Gly(Gness!Ere$Gly(Gness!Gro!De2Ebody!Eday(Ehow(Eone!Eplace(Ersault)
Asomersaulting3Get!Esthesia!Ks!Etime<Is(Eway(Hs(Fhat(GereBDite!Dmelier!Dnambulate%Lion!Jism!Lt!
Asomniferous$Gic$Floquism!Lt!Jy!Eolence!It$Jly(Cn!D-in-law!Dant+Er!Eta!Fina!Ddheim&De!
Asong!Ebird!Fook!Eful$Hness!Elike$Ester!Gress!Ewriter!Dic$Dnet)Geer!Ey!Dogram!Hph!Jy!
Asonometer!Erity!Fous$Ily(Iness!Dsie$Ey$Dtag&Cochong!Dn(Eer|Fst(Dt)E-black$Eh!Fe%
Asoothing$Ily(Fsayer!Iing!Einess!Ey$F-black$Cp)Dh!Eism!Gt!Hic$Jal$Kte)Md1Lion!
Asophistry!Eocles&Fmore+Fnias&Dor!Fiferous$Hic+Dping~Ey$Dranino$Go+Ds!Crb,Eate!Eed$Ffacient$
Asorbent!Ft!Eian&Dcerer!Hss!Gise%Hze%Gous$Gy!Ddid$Gly(Gness!Fno!De/E-eyed$Ehead!
Asorely(Eness!Fsen&Dgho!Fum!Eo!Doral$Fity!Dption!Drel/Einess!Eow)Ger!Gful$Jly(Jness!
Asorrowing$Ey$Dt)Eed$Fr!Eie!Fng!Ftion!Dus!Ct!Deriological$Ky!Dho0Dtish$Hly(Hness!
Asou!D'-east>Fsou'-east>Kwest>Fwest!Eeaster!Ewest(Ier!Dari!Dbrette!Fiquet!Dchong!Ddan*Dffle!H-like$Got&
Asough%Fing$Ily(Ft$G-after$Dk!Dl!E-destroying$Fsearching!Gtirring$Eful$Hly(Hness!Eless$Ily(Dnd4
Asoundable$Fboard!Hx!Fer!Fing/Fless$Jly(Jness!Gy(Fman!Fness!Fproof;Ftrack!Dp)E-fin!Fstrainer!
Asoupcon!Efin!Einess!Espoon!Ey$Dr7E-tasting$Eball!Ece)Edine!Fough!Eed$Eing!Fsh$Ely(Eness!
Asourpuss!Esop!Ewood!Dsa&Fphone!Ee,Fd$Eing!Elik!Ese*Dtache!Fne!Eh:F-central$Geast(Gpolar$
Asouth-southeast(Lwest(Gwest(Fbound$Feast:Jer!Lly$Ln$Jward:Nly(Gr!Hly:Hn$Ier&Iism!Imost$
Asouthernness!Iwood!Gy&Fland!Fmost$Fpaw!Fward@Js(Gest:Jer!Lly$Ln+Jward:Nly(Eine&Dvenir!
Asouvlaki!Ia!Cvereign/Jty!Diet/Gise%Im!Hze%Cw,Dbane!Eelly!Eread!Der!Eto*Dn$Cy!
Asoya!Dbean!Dmilk!Czzled$Bpa!Dce)F-time!Fcraft!Fd$G-out$Ffaring!Glight!Fman!Fship!Guit!Fwalk%
Aspacewalker!Hrd(Js(Fy$Eial$Fng!Fotemporal$Gus$Ily(Iness!Ekle!Ey$Dde)F-like$Gshaped$Ffish!
Aspadefoot!Gul!Fwork!Eix!Dghetti!Jni!Din*Dll!Fanzani&Gtion!Dm)Emer!Dn,Edex!Frel!Gil!
Aspang%Fle)Hd$Gy$Eiard&Fel!Fsh0H-speaking$Ek)Fer!Fing+Ener!Dr)Ee7Fly(Fness!
Asparer!Gib!Is!Ege)Eid!Fng$Hly(Ek)Fer!Fle)Hberry!Hr!GingAGy$Eling!Ering!
Asparrow!H-sized$Ese$Gly(Gness!Fity!Eta*Gn0Dsm!Fodic$Jally(Glysis!Itic!Esky&Etic+Hity!
Aspat)Echcock)Ee!Ehe!Fiphyllum!Eial$Hity!Hly(Fotemporal$Eter)Hdock!Hed$Hing!Eula!H-shaped$Hte$
Aspavin!Ged$Dwl!En)Fer!Dy%Eed$Eing!Ceak%Fable$Feasy!Gr!Hphone!Hship!Fing+Er,
Aspear-point!Ffish!Fhead,J-shaped$Fmint!Fpoint!Dc!Eial/Hisation!Je%Kd$Kr!Jm!Jt!Kic$Ity!
Aspecialization!Je%Kd1Kr!Hly(Hness!Hty!Gte%Hion!Fe!Gs3Ffiable$Hc/Ially(Jtion!Iity!
Aspecified$Ir!Gy%Fmen!Fous$Ily(Iness!Ek)Fed$Fle)Hd1Hss$Es!Etacle!Jd$Js!
Aspectacular/Lly(Gte%Hor!Fer!Finomycin!Fral$Ge!Gogram!Kph!Mic$Oally(Hmeter!Kric$Ly!Hphotometer!
Aspectroscope!Lic$Nal$Ly!Gum!Eular$Hte%Iion!Jve$Lly(Lness!Ior!Gum!Dech!G-endowed$Hread%
Aspeechifier!Iy%Gless$Kly(Kness!Gmaker!Jing!Gwriter!Ed)F-reading!Fboat!Fer!Fily(Gness!Hg!Fometer!
Aspeedskater!Fup!Fway!Gell!Fy$Er&Dke&Dlaeologist!Ky!Eeologist!Jy!El)F-bound$Gchecker!Fbind%Jer!
Aspellbinding1Gound$Fdown!Fer!Fing!Et!Fer!Eunk%Her!Dncer&Ed%F-all!Fable$Fer!Fing!Fthrift+
Aspengler&Eser&Et$Drm!F-filled$Faceti!Gtic$Id!Hocele!Jide!Jyte!Igenesis!Iphyte!Izoan!Kid!Kon!
Aspermicidal$Je!Fophile!Gus$Ery&Dw%Eer!Chacelate%Hus!Egnum!Elerite!Decoid!Enion!Foid!Ere!Fic$
Aspherical$Jly(Jness!Hity!Focyte!Gid!Ial$Gmeter!Fule!Dincter!Fgid!Hne$Fx!Dygmomanometer!Cic/E-and-span$
Aspicate$Ecato!Ee)F-scented$Fberry!Gush!Fmill!Fry!Eily(Fness!Ek+F-and-span$Eule!Gum!Ey$Dder!
Aspider-shaped$Gflower!Glike$Hy$Gwort!Gy$Degel!Heisen!El)Fberg&Dff!Fing$Fy$Dgot!Dk!Ee)
Aspiked1Flet!Gike$Fmoss!Fnard!Ey$Dle!El,Fage!Gne&Fer!Fikin!Js!Fover!Fway!Dn,
Aspin-dry%Foff!Each!Fl+Gly(Edle!H-legged$Ishanked$Lped$Hberry!Hlegs!Hshanks!Gy$Frift!Ee!F-tipped$
Aspinel!Gess$Jness!Ft!Einess!Emeister!Enability!Hle$Gker!Fbar$Ikeit!Fer!Gy!Fing!Eose$Fus$
Aspinoza&Ester!Ihood!Ey$F-backed$Gedged$Gfinned$Gleafed$Jved$Gstemmed$Dracle!Fea!Fl4G-shelled$Ging$Gly(
Aspirant+Ee!Fa!Eilla!Hum!Ft)Ged1Ily(Iness!Gise%Im!Hze%Gless$Kness!Gous$Gs!
Aspiritual/Jisation!Le%Lm!Lt+Mic$Kty!Kzation!Le%Jly(Jty!Hous$Eochaete!Hete!Fgram!Iph!
Aspirogyra!Fmeter!Iry!Fnolactone!Et)Eula!Dt,Eball!Ee)Fful$Ily(Iness!Efire!Esbergen*Eter!Fing!
Aspittle!Hbug!Foon!Ez!Fbergen*Dv!Clanchnic$Esh,G-guard!Gboard!Gdown!Ged$Hr!Giness!Ig!Gy$
Asplat)Fter)Ied1Iing!Ey4Ffoot+Jed$Deen!Gwort!Endid$Ily(Hferous$Gor!Hur!Fectomy!Gtic$
Asplenic$Gtis!Gus!Fomegaly!Dice,Gr!Fing!Eff!Ene!Ft)Ger)Iing!Iless$Iproof$Is!Iy$
Asplit7F-pea!Fsaw!Gville!Fter!Ging$Fworm!Dodge!Esh%Etch)Hed$Durge)Etter)Cock&Dde&Eumene!
Aspoil,Fable+Gge!Gtion!Fed$Gr!Fing!Fsport!Ft$Dkane*Ee!Fn$Fshave!Gman!Gperson!Gwoman!
Aspoliation!Dndaic$Hse%Hze%Fee!Fylarthritis!Hitis!Holisthesis!Ege,Gfly!Glike$Gr!Fillafly!Gness!Goblast!Moma!
Aspongy$Esor,Hship!Etaneity!Ious$Lly(Lness!Dof)Ek)Fily(Fy$El)En)F-shaped$Fbill!Fdrift!
Aspoonerism!Ffeed%Jing!Glower!Gul!Er!Dradic$Ially(Fngiophore!Ium!Ee!F-bearing$Eocarp!Fgenous$Fphore!Hyl!
Asporophyll!Ite!Ftrichosis!Fzoan!Hite!Eran!Et)Ffishing!Fing1Ily(Gve$Ily(Iness!Fscast)Ker!Gman!
Asportsmanlike$Jship!Gwear!Homan!Hriter!Fy$Eulate%Iion!Dt)E-check%Fweld)Jer!Jing!Eless$Ily(Iness!
Aspotlight)Es!Fylvania*Eted$Gr!Fing!Fy$Eweld%Dusal$Fe!Et,Fer!Fing$Crachgefuhl!Eg!Ein,
Asprat!Ewl,Ger!Ging+Gy$Ey)F-dried1Iy%Fer!Fing!Dead7G-eagle6Hout$Geagle%Hr!Ghead!
Aspreading!Gsheet!Echgesang!Gstimme!Ee)Dig!Fged$Hr!Fhtliness!Iy$Ftail!Eng)G-blooming$Hclean%Ming!Hflowering$
Aspring-loaded$Gboard!Ik!Huck!Ger!Gfield*Giness!Gless$Hike$Gtail!Hide!Ime!Gy$Fkle,Ir!Is!
Asprinkling!Ft,Ger!Et!Fe!Gs!Fsail!Fz)Ger!Docket!Eg!Eut,Ged$Ging!Duce4Gly(
Aspruceness!Ee!Dy$Cud)De%Dme)Ey$Dnk!Fy$Dr)E-of-the-moment$Ege!Eious$Ily(Iness!En%
Aspurned$Gr!Ering!Et)Fing$Dtnik!Eter,Hing!Eum!Cy,Dglass!Dhole!Ding!Dmaster!Dware!Bquab+
Asquabble)Ir!Gy$Ed!Fron!Elid$Hly(Hness!Fl,Ging$Gy$For!Ema!Fule!Hose$Ender%
Asquandered$Jr!Iing!Imania!EreGG-bashing!Iuilt$Hjawed$Hrigged$Mr!Hshaped$Jouldered$Htailed$Ioed$Gd$H-toe$
Asquarely(Gness!Gtail!Fish$Fk!Esh,Ged$Gy$Et7Fness!Fter!Giness!Ig!Gy$Ew!F-bush!
Asquawbush!Fk,Ger!Gy$Froot!Deak,Ger!Ging$Gy$Fl,Ger!Ging$Fmish$Jly(Jness!Eegee)
Asqueezability!Ile$Ge,Hr!Ging!Elch,Hed$Ir!Dib!Ed!Effy$Eggle!Hy$Ell!Ga!Ench)
Asquinched$Ft7G-eye!Kd$Ger!Ging$Gy$Ere)Garchy!Fm,Ger!Frel!I-sized$Ifish!Ft,Ger!
Asquirting$Esh)Gy$Br!C.$Cbija*Btab,Eber!Fing$Eile+Gisation!Ie%Jd$Jr!Iing$Hty!
Astabilization!Ie%Jd$Jr!Iing$Ele8Gboy!Gman!Ite!Gness!Fing!Fy(Eroek*Dccato2Ehyose!Ek,
Astacked$Gr!Fs!Ete!Dddle!Eium!Del&Dff)Fa*Fer!Dg)Ee)F-struck$Fcoach!Graft!Fd$
Astagehand!Fr!Fy$Eflation!Lary$Eger,Hbush!Her!Hing$Kly(Hs!Ehead!Found!Eily(Fness!Gg!
Astagira*Gus*Enancy!Ht$Gte%Hion!Ey$Did$Fly(Fness!En,Fability!Hle$Fed$Gr!Fing3
Astainless+Er!F-carpet!Grod!Fcase!Fhead!Fs3Fway!Gell!Dke,Fholder!Fout!Fs!Dlactite!Fgmite!Ee;
Astalemate)Jd$Fness!Ein&Gabad*Ggrad*Gise%It0Hze%Go*Ek,Fed$Gr!Fing!I-horse!Fless$
Astall)F-fed$Fing!Gon!Fs!Ewart+Iness!Dmboul*Ful*Een!Eina!Hte$Emel!Gr,Her!Ep,
Astampede,Gr!Dnce!Fh%Gion!Gly(Ed,F-alone$Gdown!Gin!Gup$Fard+I-bearer!Iisation!Ke%Ld$
Astandardiser!Jzation!Ke%Ld1Lr!Fby+Fdown!Fee!Gr!Fing+Gsh&Foff!Iish$Lly(Lness!Fpat$
Astandpipe!Goint!Fstill!Eford&Ehope!Ia!Eislavsky&Eley&Enic$Gte!Fous$Eton&Eza!Dpedectomy!Flia!Fs!
Astaph!Fylococcal$Mi!Mus!Ele4Ggun!Gr!Dr4E-duckweed!Fglory!Fshaped$Fthistle!Eboard4Ech)Ges!Gless$
Astarchlike$Gy$Edom!Fust!Ee,Fr!Fts!Efish!Flower!Egaze%Ir!Hing!Eing$Ek2Fers$Gy&
Astarkly(Fness!Eless$Gt!Fight!Gke$Gng!Gt$Er&Fed$Fing$Fy$G-eyed$Eship!Et,F-off!
Astarter!Fing+Fle,Hd$Ging1Jly(Fup!Evation!Fe%Gd$Gling!Fing/Ewort!Dsh)Eis!Dtant$
Astate)F-controlled$Gof-the-art$Gsupported$Fcraft!Fd$Fless$Giness!Gy$Fment!Fr!Goom!Fsman!Jlike$Ky$Jship!
Astateswoman!Fwide$Eic/Ge!Gs!Fn!Fon)Hariness!Jy$Her!Jy!Hmaster!Fstic!Jal$Lly(Jian!
Astatistics!Fve$Eor!Euary+Fe!Gsque$Gtte!Fre!Fs!Fte+Gorily(Iy$Dunch;Hly(Hness!Erikosaur!
Astaurikosaurus!Dvanger*Ee)Dy,E-at-home+Eer!Es!Fail!Cead!Ffast$Jly(Jness!Fied$Gly(Gness!Fy?
Asteady-going$Ging$Ek!Fhouse!El,Fer!Fing!Fth!Hily(Iness!Hy$Em,F-heat%Gpowered$Fboat!Fed$
Asteamer)Ffitter!Finess!Hg2Froll%Jer)Fship!Fy$Eric$Gn!Etite!Focystoma!Gpygia!Grrhea!Ded!El)
Asteel-plated$Fe&Fmaker!Hn!Fworker!Js!Fy$Gard!En&Fbok!Ep8F-sided$Fen%Gr!Fish$Fle!
Asteeplechase!Mr!Hjack!Gy(Fness!Er,Fable$Gge!Iway!Fer!Fing!Fsman!Dffens&Dganography!Eosaur!Jus!
Asteichen&En!Fbeck&Hrg&Gok!Fem&Gr&Fman&Getz&Fway&Dla!Ee!Eis!Ela&Gr$Gte$
Asteller&Dm)E-winder!Eless$Ema!Gtic$Js!Hology!Fed$Gr!Dnch!Fil)Edhal&Egel&Eograph)Ker!
Astenographic$Mal$Ky!Fpterygius!Fsed$Gis!Ftic$Et!For!Hian$Dp)E-by-step$Fdown!Fin!Fup!Ebrother!
Astepchild!Edaughter!Efather!Ehanion!Hotis!Fead!Gn&Hson&Eladder!Emother!Eparent!Fe!Gr!Erelationship!Es!Fister!
Astepson!Ewise2Dradian!Ecobilinogen!Glith!Fulia!Eeo+Gphonic$Ky!Gscope!Kic$Ky!Gtype)Kd1Jic$Lal$
Astereotypically(Eile$Hness!Gisation!Ie%Jd$Jr!Hty!Hzation!Ie%Jd$Jr!Eling/En/Fal$Fe&
Asternly(Fness!Focleidomastoid!Fpost!Fum!Gtation!Kve$Jor!Ly+Fwheeler!Eoid!Hal$Fl!Fpe&Etor!Hous$
Astertorously(Dt%Ehoscope!Duben&Dvedore!Fns&Hon&Eia!Dw)Eard!Hess!Hship!Gt&Eed$Eing3Epan!
Asthene!Fo&Cibnite!Dck)F-in-the-mud+Gon$Fball!Fer!Fily(Gness!Hg$Fle%Hback!Hr!Fpin!Ftight!
Astickup!Fweed!Fy$Deglitz&Dff=F-backed$Hranched$Ghaired$Gnecked$Gtailed$Fen%Her!Hing!Fly(Fness!Ele,
Astifled$Gr!Fing+Dgma!Gta!Hic+Isation!Je%Jm!Jt!Ization!Je%Dlbesterol!Irol!Foestrol!Ee!
Astiletto!ElIF-fish%Ghunt%Fbirth!Gorn$Fness!Froom!Fy$Et!Fbird!Fed$Hly(Ewell&Dmulant+Hte%
Astimulated$Iing$Jon!Jve$Gus!Dng,Faree-bush!Fer!Fily(Gness!Hg/Fless$Fray!Fy$Ek,Fbird!
Astinker!Fhorn!Finess!Hg$Fpot!Fweed!Fy$Et)Fer!Fing$Dpe!Fnd!Hiary+Eple%Hd$Hr!
Astipulate%Iion!Iory$Ge!Dr,Ek!Ered$Gr!Fing+Ily(Fup!H-shaped$Dtch)Ged$Hr!Iy!
Astitching!Gwort!Coat!Db!Dchastic$Kally(Kity!Ek4F-in-trade!Gstill2Gtake)Kr!Jing!Fade)Fbroker!Fcar!
Astocked$Gr!Ffish!Fholder!Jing!Ms!Im*Hrn!Fily(Gnet!Jte!Hg3Ied$Gst!Fjobber!Fman!
Astockpile)Iing!Got!Froom!Fs!Ftake!Jr!Iing!Gon&Fy$Gard!Ddge!Fily(Gness!Fy$Dep!
Astogie!Ey!Dic+Fal$Hly(Fhiometric$My!Fism!Dke%Fhold!Ie!Fr!Eowski&Dle!Eid$Gity!
Astolidly(Gness!Eon!Giferous$Dma!Fch)Hache!Il$Her!Hic$Ftal$Ge!Gitis!Gopod!Hus$Ep,
Astomper!Dne4F-blind$Hroke$Gcold$Gdead$Jf$Gface!Ggray$Iey$Groot!Gsober$Gwash%Fchat!Gress!Hop!
Astonecutter!Fd$Fface!Gish!Gly!Fhenge*Fless$Gike$Fmason!Fr!Goot!Fwall%Jer!Jing!Hre!Hsh%
Astonework!It!Eily(Fng!Ey$F-broke$Fhearted$Doge)El)Fie!Fpigeon!Ep,Fed$Gr!Fing$Dp,
Astopcock!Ees&Egap!Elight!Eover!Epable$Gge!Grd&Fed$H-up$Gr)Hed$Fing!Fle)Es!Ewatch!
Astorage!Fx!Ee)F-bought$Fd-program$Ffront!Fhouse!Fkeeper!Froom!Fy!Ged$Eied$Ek!Fsbill!Em)F-beaten$
Astorm-tossed$Fbound$Fily(Gness!Fproof$Fy$Ey!Fbook!Fline!Fteller!Dtinka!Dup!Et/F-billed$Gstemmed$Fhearted$
Astoutheartedness!Fly(Fness!Dve3Fpipe!Jd$Iing!Fr!Dw%Eage!Fway!Ee&Eing!Crabismus!Fotomy!Echey&
Astraddle,Fivari&Kus&Efe,Gr!Eggle,Ir!Hing$Kly(Hy$Eight=I-arm!Jbacked2Killed$Jfrom-the-shoulder$Jgrained$
Astraight-laced$Kegged$Jout$Iarrow$Jway:Iedge!Jn%Ker!Iforward$Ply(Pness!Ijacket!Ilaced$Iness!Iway(Fn)
Astrained$Hr!Ging+Ft+G-laced$Gen%Gjacket!Glaced$Gs!Eke!End)Ged$Fge$Hly(Hness!Hr!
Astrangle%Id$Ihold!Ir!Is!Hing!Gulate%Kion!Ep)Fado!Fhanger!Fless+Gike$Fpado!Ger!Ging$
Astrasberg&Gourg*Fsburg*Etagem!Fegian!Ic$Jal$Lly(Js!Ist!Hy!Fford-on-avon*Kupon-avon*Fification!Ied$Hy%
Astratigraphy!Focracy!Gsphere!Fum!Gs!Euss&Evinskian$Jy&Kan$Ew4F-colored$Kured$Fberry!Goard!Fflower!Fman!
Astrawworm!Ey7Fer!Fing$Deak)Ged$Hr!Gy$Fm)Gbed!Ger!Ging/Glet!Hine%Kd1Kr!
Astreep&Ft!G-walk%Gcar!Glight!Gwalk%Ker!Hise$Eisand&Ength!Ien%Ked$Lr!King!Fuosity!Hus$
Astrenuously(Jness!Ep+Ftobacillus!Hcarpus!Ioccal$Li!Mc$Lus!Hdornase!Hkinase!Hlysin!Hmyces!Kin!Hthricin!Ess)
Astressed$Gful$Gor!Etch7Hability!Jle$Hed$Ir!J-bearer!Hiness!Jg!Hy$Eusel!Ew%Fing!Dia!
Astriate6Gion!Gum!Ecken$Gland&He)Ft$Gly(Gness!Gure!Ede,Gnce!Iy!Ht$Ily(Gr!
Astridor!Fulate%Jion!Efe!Eke,Gbound$Hreaker!Ling!Gout!Gr!Fing/Ily(Iness!Endberg&Fg)Gency!
Astringent$Jly(Hr!Gs!Gy$Hbark!Ep)F-mined$Gsearch%Fe)Gd$Gr!Gs!Fing!Fling!Fped$
Astripped-down$Hr!Ging!Ftease!Kr!Fy$Eve%Gr!Fing!Dobe!File!Hus!Foscope!Eheim&Eke)Fing!
Astroll,Ger!Ema!Gteid!Eng$G-arm6Ker!Hboned$Hflavored$Hgrowing$Hminded$Hscented$Imelling$Hwilled$Gbox!Ghold!
Astrongly(Gman!Groom!Ftianite!Hum!Ep,Fhanthin!Kus!Ge!Fpy$Duck$Ftural$Kism!Kly(Ie)Jd1
Astrudel!Eggle)Ir!Hing$Em,Fa!Fpet!Eng$G-out$Et)Fhiomimus!Dychnine!Cuart&Db)Ebiness!Fle!
Astubbled$Gy$Forn$Ily(Iness!Fs&Fy$Dcco)Ek$F-up$Dd,Ebook!Eded$Eent!Hship!Ehorse!
Astudied$Fo!Gus$Ily(Iness!Ey)Fing!Dff)Fed$Gr!Fily(Gness!Hg!Fy$Dltification!Hy%
Astumble,Hbum!Hr!Ep)Fer!Fing!Fknocker!Fy$Dn%Eg$Ened$Gr!Fing$Ily(Et)Fed$
Astuntedness!Fing!Dpa!Ee!Ffaction!Gied$Gy%Hing1Fndous$Kly(Eid/Gity!Gly(Eor!Gous$Drdily(
Asturdiness!Fy$Egeon!Dtter,Her!Fgart*Dyvesant&Cy!De!Dgian$Dle)Fless$Fmark!Fr!Ft!Eisation!
Astylise%Hd$Gh$Hly(Hness!Gt!Hic$Jally(Fte!Fzation!Ge%Hd1Eopodium!Fstixis!Eus!Dmie)
Astymy)Dpsis!Etic+Dracosaur!Lus!Fx!Eene!Eon&Buasible$Fon!Dve$Fly(Fness!Eity!Cb,D-assembly!
Asub-interval!Erosa$Esaharan$Etest!Dacid$Fute$Elpine$Ftern+Equatic$Geous$Erctic$Ftesian$Etomic$Dbase!Eing!Dclass!
Asubclavian$Finical$Eommittee!Gpact!Fnscious/Mly(Mness!Gtinent!Hract,Lor!Frtical$Eulture!Ftaneous$Mly(Ddeacon!Eirectory!
Asubdivide%Jr!Hsion!Eominant!Euable$Fction!Fe%Gd1Hness!Gr!Fral$Dedit%Hor!Dfamily!Eigure!Eusc$
Asubgenus!Eross$Gup!Dhead!Hing!Euman$Djacent$Eect4Hion!Ive$Kly(Kness!Jism!Lt!Kty!Eoin%
Asubjoining!Eugable$Hte%Jd$Iion!Ior!Fnction!Jve+Dkingdom!Dlease)Ft)Eieutenant!Fmate4Jd$Iion!Ge;
Asublimed$Hly(Ginal$Hty!Fngual$Fterary$Gtoral$Eunar$Iy$Fxate%Iion!Dmarine4Jr!Fxilla!Eediant!Fnu!
Asubmerge%Id$Ince!Hible$Ing!Gse%Id$Hible+Ion!Eission!Ive$Kly(Kness!Ft%Gter!Eucosa!
Asubnormal+Jity!Docean$Iic$Fular$Erbital$Fder!Ginate4Lness!King$Lon!Lve$Fn%Gation!Ger!Dpart!
Asubphylum!Eoena,Fpulation!Erogram!Drogate%Iion!Futine!Dscribe%Jd$Jr!Hpt+Jion!Eection!Fquence!Jt$Kly(
Asubsequentness!Frve%Hience!Kt$Lly(Lness!Ft!Ehrub!Eide%Hnce!Giarity!Jy+Hng!Hsation!Ie%Jd$
Asubsidiser!Hzation!Ie%Jd$Jr!Gy!Fst%Hence!Ir!Eoil!Fnic$Epace!Fecies!Etance!Hdard$Htial$
Asubstantiality!Lly(Lness!Kte%Ling$Mon!Mve$Jval$Ke/Gtion!Fitutability!Lle$Je7Jing!Kon!Frate!
Asubstratum!Ging!Gucture!Eume%Gption!Frface$Eystem!Dtend%Frfuge!Gminal$Granean$Kous$Ehalamus!Eilin!Hse%Hze%
Asubtitle,Ele$Gty!Fy(Eonic!Fpia!Ftal!Eract%Ier!Iion!Jve$Ghend!Feasury!Fopic$Jal$Js!
Asubunit!Erb!Gan$Iise%Ld$Jte!Jze%Ld1Gia!Dvent%Hion)Frsion!Ive+Kness!Gt%Her!
Asubvocalise%Lr!Jze%Lr!Dway!Eoofer!Cccade!Eedaneum!Fed%Her!Hing$Fss!Hful$Kly(Kness!Hion!
Asuccessive$Kly(Kness!Hor!Einct$Ily(Iness!Gic$Gylcholine!Eor)Ger!Gy!Ftash!Fur)Her!Euba!
Asuccubus!Flence!Jy!It+Fmb%Fs!Gs%Hion!Dh2Elike$Dk,Eer!Gfish!Eing!Ele%Gd$
Asuckling!Dralfate!Fse!Ee!Eose!Dtion)Eorial$Cdan*Fese0Ete%Fion!Forium!Hy!Dbury*Dden$Gly(
Asuddenness!Doku!Er!Fific+Dra!Ds)Ey$CeJDde!Dr!Dt!Ey$Dz*Cffer%Gable$Hnce!
Asufferer!Ging+Eice%Giency!Jt$Kly(Fx)Gation!Eocate%Iing$Jon!Jve$Eragan!He!Itte!Hism!
Asuffragist!Futescent$Ix!Euse%Gion!Hve$Di0Cgar)F-bush!Gcoated$Fberry!Fcane!Goat%Fed$Finess!Fless$
Asugarloaf!Fplum!Fy$Dgest%Her!Hibility!Jle$Ion!Ive$Kly(Di!Charto&Cicidal$Ge!Dsse*Dt)
Asuitability!Gle$Iness!Hy(Ecase!Ee!Fd$Eing!Eor!Ckarno&Diyaki!Dsdorfia!Clawesi*Dcate$Eus!Dfa!
Asulfacetamide!Fdiazine!Fmethazine!Joxazole!Hzathine!Fnilamide!Fpyridine!Fte)Eide!Fsoxazole!Eonamide!Hte!Gylurea!Eur)G-yellow$Gette%
Asulfuretted$Gic$Hzed$Gous$Dindac!Dk,Eily(Fness!Ey+Dla!Een$Gly(Gness!Eivan&EyHDpha!
Asulphate!Fide!Fur,H-yellow$Hette%Ld$Hic$Hous$Dtan!Ga!Hte!Erily(Gness!Fy$Cm)D-up!
Asumac!Fh!Etra*Hn0Der*Fian0Dmarily(Hsation!Ie%Hzation!Ie%Gy+Fte%Gion!Jal$Hve$
Asummer)G-blooming$Hflowering$Gcater!Ls!Ghouse!Gise%Hze%Gsault!Het!Gtime!Gy$Eit)Eon%Ging!Gs)
Asumner&Do!Dp!Esimus!Eter!Fuary$Gosity!Hus$Jly(Jness!Cn)D-drenched$Gied$Eloving$Eray!Eworship!
Asunbaked$Fthe%Ir!Eeam!Flt*Frry!Elind!Fock!Eonnet!Eurn)Hed$Ht$Gst!Dchoke!Ddae!Fy&
Asunday-go-to-meeting$Eer%Gland*Fw!Eial!Eog!Fwn!Her!Eress!Fied$Hs!Fops!Fy$Dfish!Elower!Dglass!
Asunglasses!Dhat!Dk$Een$G-eyed$Dlamp!Eess$Eight!Ft$Dni&Fly(Fness!Fte&Ey$Dporch!Dray!
Asunrise+Eoof!Gm!Fse!Dscreen!Eet+Ehade!Fine!I-roof!Epot!Etone!Froke!Guck$Euit!Dtan)Gned1
Asuntrap!Dup!Comi*Cp,Der=Fable$Hundance!Mt$Gnnuate%Md$Lion!Fb$Gia!Gly(Gug!Fcargo!
Asupercede%Gharge%Ld$Lr!Gilious$Mly(Mness!Jum!Glass!Gomputer!Hnductivity!Gritical$Fego!Grogation!Lory$Ffamily!
Asuperfatted$Gecta!Iundation!Htate%Kion!Gicial$Lity!Lly(Jes!Hne$Gluity!Ious$Lly(Fgiant!Grass!Fhet!
Asuperhighway!Guman$Fimpose%Ld$Gncumbent$Hfect%Lion!Htend%Lence!Nt!Gor/Iity!Fjacent$Flative+Lly(Goad!
Asuperlunar$Ky$Fman!Hrket!Leer!Mr!Gex&Godel!Hlecule!Hm!Fnal$Htant/Iural/Mism!Ot$Pic$
Asupernaturally(Mness!Gormal$Hva!Gumerary+Forder!Iinate4Mion!Gxide!Fpatriotic$Nsm!Ghylum!Gosable$Ie%Iition!Hwer!
Asupersaturated$Gcribe%Jpt+Lion!Gede%Iure!Hnsitised$Mve$Mzed$Hssion!Glasher!Gonic$Gtar!Hition!Lus$Nly(
Asuperstrate!Kum!Iing!Iucture!Gymmetry!Ftanker!Hx!Gitle!Gonic!Gwister!Fvene%Ition!Gise%Jd$Iing!Jon!
Asupervisor!Ky$Dinate%Hion!Hor!Fe$Gly(Dper!Gless$Gtime!Eing!Elant%Ier!Iing!Fe6Gjack!
Asupplement)Kal$Lry$Ltion!Gness!Fiant+Gcant+Ite%Jion!Jory$Ger!Fy,Ging!Eort,Hable$Hed$
Asupporter!Hing/Ive$Fsable$Hl!Ge%Hd$Ily(Gition!Lal$Kus$Jtious$Iory!Eress%Iant!Ied$
Asuppresser!Iion!Jve$Ior!Eurate%Iion!Jve$Dra(Finfection!Fnational$Gormal$Focular$Grbital$Frenalectomy!Fsegmental$Eemacism!
Asupremacist!Iy!Htism!Kt!Ge$Hly(Go!Cr*Da!Dbase!Dcease!Eharge)Eoat!Dd+De2E-enough$
Asure-fire$Gooted$Fhanded$Efooted$Ely(Eness!Ety!Df)Eace4H-active$Jssimilative$Imine%Ito-air$Ging!Gtant!Ebird!
Asurfboard)Jer!Jing!Ht!Eeit,Fr!Efish!Eicial$Fng!Eperch!Eriding!Dge,Fon!Hfish!Fry!Eical$
Asurgically(Fng$Dicate!Enam*He*Dlily(Fness!Ey$Dmisable$Hl!Ge,Eount%Iable$Ied$Jr!Eullet!
Asurname!Dpass%Hing$Kly(Elice!Id$Fus+Hage!Erint!Gsal!He,Id$Jly(Ir!Hing$Kly(
Asurprisingness!Dreal$Hism!Jt!Kic$Fbuttal!Jer!Fjoinder!Fnder,Jer!Fptitious$Nly(Fy!Eogate+Fund,Ied$
Asurrounding$Ls!Dtax)Eitle!Eout!Dveil%Hlance!Fy,Ging!Gor!Eival!Iist!Ge%Ging$Gor!Dya&
Asusa*Eh*Dceptibility!Jle$Lness!Dhi!Diana*Dlik!Dpect7Hed$Fnd%Hed$Ir!Gse!Iful$Hion!
Asuspensive$Hor!Jy!Eicion!Ius$Kly(Kness!Fration!Ge%Dsex*Dtain%Hability!Jle$Hed$Ir!Hment!
Asustenance!Gtacular$Ition!Durrant$Hte%Iion!Gous$Gus!Ctherland&Dler!Dra!Dtee!Dura!Fe)Fing!Cva*
Asuzerain!Ity!Bvalbard*Cedberg&Dlte$Dngali&Drdrup&Eige*Cizzera*Coboda!Bwab,Ebing!Dd!Edle%Dg)Ee)
Aswagger7Her!Hing$Fie!Eman!Din!Dle!Elow,H-tailed$Htail!Hwort!Dmi!Emerdam&Ep)Fhen!Fland!
Aswampy$Dn)E-flower!Fneck!Eflower!Ek4Fy$Eneck!Esea*Fon&Dp,Drd!Em,Et$Fhiness!Gy$
Aswash)Fbuckler!King+Etika!Dt)Ech!Eh!Fe,Fing!Eter)Dy,Eback$Ied$Eer!Dzi0Fland*
Aswear%Fer!Fing!Fword!Et)Fband!Gox!Fer!Fing!Fpants!Fs!Ghirt!Hop!Guit!Dde!Fn*
Aswedenborg&Eish/Dep,F-second!Fer!Fing/Ily(Fstakes!Et=F-breathed$Gfaced$Hlavored$Gscented$Hmelling$Gtalk%Fbread!
Asweetbreads!Hiar!Ier!Fen%Hed$Ir!Hing!Fheart+Fie!Gsh$Fleaf!Gy(Fmeat!Fness!Fpea!Fsop!
Aswell7Fed$Fhead!Fing!Eter%Hing1Fry$Dpt$Fback$Fwing$Drve,Fing!Cift/F-footed$Flet!Gy(
Aswiftness!Dg)Dll)Fing!Dm,Emer!Het!Fing+Ily(Esuit!Ewear!Dnburne&Edle,Hr!Ee!Fherd!
Aswing,Fe%Ging$Gr!Fing/Fletree!Fy$Eish$Dpe,Drl,Dsh7Fy$Es0Dtch,G-hit%Kter!
Aswitch-ivy!Gblade!Hoard!Ger!Ioo!Ging!Gman!Eher!Ezerland*Dvel,Ft!Dz!Ezle!Cob)Dllen$H-headed$
Aswoon,Fing$Ep,Esh)Dp)Drd!F-cut!Gshaped$Ffish!Flike$Fplay!Fsman!Jship!Ftail!En$Dsh%
Aswot)Bybarite!Hic$Ccamore!Donium!Ephancy!It!Jic$Cdenham&Dney*Cllabary!Gic$Ially(Jte%Kion!Iity!
Asyllabification!Iy%Hse%Hze%Gle!Id$Gub!Hs!Eepsis!Eogise%Jr!Im!It!Jic$Hze%Jr!
Asylph!Flike$Dva!Fn+Gite!Gus&Eine!Fte!Cmbiosis!Gtic$Jally(Eol!G-worship!Gatry!Gic$Ial$
Asymbolically(Hsation!Ie%Jr!Iing!Im!It!Hzation!Ie%Jr!Iing!Gogy!Hlatry!Dmetric$Jal$Lly(
Asymmetricalness!Ise%Ize%Hy!Donds&Fs&Dpathectomy!Itic$Lally(Hise%Kr!Ize%Kr!Homimetic$Hy!Gric$
Asympatry!Eetalous$Ehilid!Fonic$Ious$Ise%Jt!Ize%Hy!Fysion!Is!Eloce!Eosiarch!Ist!Hum!Etom!
Asymptomatic$Lally(Hless$Cnaeresis!Fsthesia!Jtic$Egogue!Epse!Gid!Hs!Ftic$Dc%Earp!Hous$Ftegorem!Matic$
Asyncategoreme!Ehro!Hcyclotron!Hflash!Hmesh!Hnal$Ieity!Iic$Kity!Jsation!Ke%Ld$Lr!King!Km!Jzation!
Asynchronize%Ld$Lr!King!Ioscope!Jus$Lly(Iy!Hscope!Htron!Elinal$Eopate%Jd$Iion!Ior!Ge!
Asyncretic$Jal$Ise%Jm!Jtic$Mal$Ize%Eytium!Ddactylism!Jy!Eetic$Eic!Galism!Kt!Hte)Iion!
Asyndicator!Erome!Decdoche!Jic$Lal$Fhia!Eresis!Fgetic$Gism!It!Jic$Lally(Gy!Esthesia!Itic$Ezesis!
Asynge&Dizesis!Dod!Eecious$Eicous$Enym!Hist!Ity!Hous$Kly(Kness!Hy!Epsis!Ftic$Ial$Evia!
Asynovial$Gtis!Gum!Dsemantic$Ft!Dtactic$Jal$Lly(Jian!Fgm!Ha!Itic$Fx!Ehesis!Je%Kr!
Asynthesist!Ize%Kr!Gtic/Jal$Lly(Ism!Cph!Eilis!Htic+Eon)Cracuse*Dia*Fn9Enga!Ge)
Asyrinx!Dup!Fy$Cstem!Gatic$Kally(Ks!Jsation!Ke%Lr!Km!Kt!Jzation!Ke%Lr!Gic$
Asystemise%Jr!Hze%Jr!Eole!Gic$Czygy!Bzechuan*Fwan*Dll&Dnt-gyorgyi&Cilard&At!B'ien-ching*B-man&Cscope!
At-shaped$Bab!Dard!Esco!Dbouleh!Ey+Dernacle!Es!Di!Es!Dlature!Ee)Fau!Fcloth!Ffork!Fland!
Atablemate!Fspoon!Kful!Ft!Gop!Fware!Eoid!Doo8Fli!Er!Fa*Fet!Eur!Get!Driz*Du+
Atabuk*Elar$Hise%Ize%Gte%Hion!Hor!En!Ccamahac!Dh!Eeometer!Eistoscope!Eogram!Iph!Fmeter!Eycardia!
Atachygraphy!Flite!Fmeter!Dit$Fly(Furn$Iity!Ily(Gs&Dk,Eer!Einess!Gg!Ele,Gr!Ey$
Ataco!Ema*Enite!Dt!Eful$Hly(Hness!Eic!Gal$Ily(Gian!Gs!Fle$Gity!Eless$Ily(
Atactlessness!Eual$Hly(Cd!Dalafil!Djik*Dpole!H-shaped$Dzhik5Histan*Cegu*Dkwondo!Dl!Dnia!Cffeta!Erail!
Ataffy!Dt&Cg,Dalog&Gng!Esaste!Dged$Fr!Dliatelle!Dore&Duan!Chini!Eti*Gan0Ci0Dchi!
Ataichichuan!Fung*Df*Dl)E-flower!Fshaped$Eback!Foard!Ecoat!Eed$Efin!Flower!Egate)Ir!Eing!Eless$
Ataillight!Gke$Eor,G-made+Jke%Gbird!Ged$Ging!Epiece!Gpe!Flane!Erace!Es!Fpin!Ftock!Ewind!
Atailwort!Dnt)Fed$Dpan!Eeh*Fi*Dra!Dwan*Gese0Dyuan*Cjik5Fistan*Ki$Cka!Ehe!De,
Atake-away$Fhome$Fin!Fup!Eaway!Edown!Elma&En$Eoff!Fut+Fver!Er!Din!Fg+Gs3Cla!
Atalapoin!Eria!Dbot&Dc)Eum!De!Ebearer!Iing$Ent!Ged$Gless$Kness!Eteller!Dien*Eped$Gs!
Atalipot!Esman!Iic$Dk,Eative$Jly(Jness!Eer!Eie!Fly(Fng!Es!Ey$Dl/E-grass!Howing$
Atall-stalked$Eahassee*Eboy!Echief&Eeyrand&Egrass!Ein*Gn*Fs!Gh$Fth!Eness!Eow!Ey)Fman!Don!
Ataloned$Dus!Cm!D-o'-shanter!Etam!Dable$Ele!Endu!Ha!Foir!Erack!Go!Gu!Fillo!Gn!Hd!
Atamarindo!Gsk!Dbac!Fla!Eour!Hine!Eurlaine&De6Eable$Ed$Ely(Eness!Er!Flane&Dil0Dm&
Atammerfors*Euz&Ey!Doxifen!Dp)Ea*Eer,Ge*Ging!Eico*Fon!Eon)Gade!Hge!Cn4Dager!
Atanbark!Dcred&Ddem>Eoor!Ey&Dekaha!Ey&Dg!Ea!Fnyika*Ee&Flo!Fncy!Gt!Hial$Kly(
Atangerine+Eibility!Gle$Iness!Hy(Fer*Hs*Fness!Ele)Gbush!Gd1Eo)Fr!Eram!Eshan*Euy&
Atangy$Dk)Ea!Fge!Frd!Eer!Eful!Dned1Fr!Gy!Eia!Fc$Fn!Gg!Fsh$Eoy!
Atansy!F-scented$Hmelling$Dtalise%Jr!Iing$Hte!Hzation!Ie%Jr!Iing$Lly(Gum!Hs&Fmount$Era!
Atantric$Gk$Gst&Fum!Dzania*In0Co&Diseach!Ft0Ds5Cp,D-off!Da!Ddance%De)E-recorded$
Ataped$Eline!Enade!Er,Fed1Fing/Estried$Hy!Eworm!Dhephobia!Eouse!Ding!Eoca!Er!Es!Dotement!
Atappa!Fn&Eed$Fr!Ft!Eing!Droom!Gt!Ds!Eter!Cr)D-and-feather%Ewood!Da*Ebulus*Ecahitian&
Ataradiddle!Ehumara&Entella!Je!Gino&Hsm!Gula!Ewa*Dbell&Eoosh!Ddigrade!Fly(Fness!Fve$Ey$De!
Atarget)G-hunting$Dheel&Diff)Dkovsky&Dmac)Gadam!Dn!Eish,Do!Et!Dp!Ean!Fulin!Eon!Dquin&
Atarquinius&Dradiddle!Fgon!Eed-and-feathered$Eiance!Ey6Dsal+Eier!Ftis!Eus!Dt/Ean!Fr!Gean$Gic$Gy*
Atartlet!Fy(Eness!Erate!Eu*Ffe&Gfe&Dweed!Eood!Dzan&Cshkent*Emit&Hum&Eunca-uitco&Dk)Eent*
Ataskmaster!Fistress!Dman&Gia*In$Dse!Fl!G-shaped$Ged$Gled$Ft!Eo&Dte)F-maker!Gtester!Fbud!
Atasteful$Ily(Iness!Fless$Jly(Jness!Fr!Eily(Fness!Gg!Ey$Ct,Dar&Fy*De&Er!
Atati&Dou!Fay!Dter!Gdemalion+Ged$Eily(Fng!Ele)Gr!Gtale!Fing$Eoo)Ey$Du!Em&
Atau!Dnt,Fing/Ily(Don!Dpe+Drine+Eomachy!Eus5Dt$Een%Ely(Eness!Eog!Flogic$Kal$
Atautology!Cvern!Cw!Ddrily(Gness!Fy$Dney&Einess!Ey$F-brown$Gcolored$Kured$Dse!Cx)D-exempt/Efree$
Atax-increase!Dability!Fle$Etion!Der!Di)Ecab!Edermist!Iy!Friver!Eman!Feter!Eng$Es!Ftand!Eway!
Ataxman!Don!Fomer!Hic$Jal$Lly(Ist!Hy!Dpayer!Ging$Cylor&Dra!Bbilisi*Bchad*Eikovsky&Dotchke!
Atchotchkeleh!Be!Ca!D-scented$Ftrainer!Dberry!Dcake!Frt!EhJF-in!Fable$Fer!Hship!Fing!Eup!Gful!
Ateahouse!Dk!Eettle!Ewood!Dl+Dm)Emate!Ester!Ework!Dpot!Dr,Eaway+Edrop!Eful$Hly(Hness!
Ateargas)Eing+Ejerker!Eless$Eoom!Es!Ey$F-eyed$Dsdale&Ee,Fd$Fl!Fr!Ehop!Eing+Hly(
Ateasle!Epoon!Iful!Dt!Eime!Dzel!Cbaldi&Dibit!Fyte!Cc!Dh!Eie!Enetium!Fical/J-grade$Jity!
Atechnically(Hian!Holor!Gque!Fo!Gbabble!Gcracy!Jt!Glogical$Nly(Kst!Jy!Gphile!Kia!Lc$Iobe!
Atechnophobia!Lc$Ey$Dtonic$Is!Dumseh&Ftha&Cd&Ddy!Dious$Hly(Hness!Eum!Ce)Dm%Eing$
Ateemingness!Dn/Eage$Hd$Hr!Es3Fy$G-weensy$Etsy$Ey$F-weeny$Doff!Dpee!Dter,G-totter)Gboard!
Ateetertotter)Eh!Fe%Fing!Eotal6Ier!Iing!Jsm!Kt!Iler!Gum!Cff!Dillin!Cg!Du*Ecigalpa*
Ategular$Ement!Cheran*Dran*Ciid!Cju!Ckki!Dtite!Clamon!Dco!Decast)Ier!Iing!Fom!Hmerce!Iunicate%
Atelecommunication!Jting!Gnference!Ning!Efax%Film!Egnosis!Itic$Fram!Hph)Jer!Kse!Jic$Lally(Kst!Jy!
Atelekinesis!Emann&Grk!Ieting!Feter!Jed$Hry!Encephalon!Eological$Jst!Iy!Fst!Han!Epathic$Jse%Kt!
Atelepathize%Iy!Fhone)Jr!Iic$Jst!Iy!Hto!Jgraph!Oy!Fort%Iation!Frinter!Gocessing!Erobotics!Escope,
Atelescoped$Iic$Kally(Iy!Felling!Ethermometer!Fypewriter!Evangelism!Mt!Fise%Hion!Eworking!Ex)Dfer!Gage!Diospore!
AtellJEer!Eing/Hly(Etale/Eurian+Hc$Hde!Hum!Fs&Ey!Docentric$Emerase!He!Ephase!Dpher!
Atelpherage!Dsontail!Dugu&Cmazepam!Dblor!Derarious$Fity!Dp!Eer)Ga!Hment!Lal$Nly(Hnce!Hte$Jly(
Atemperateness!Iure!Ged$Ging+Fst!H-swept$Itossed$Lt$Huous$Lness!Elar&Gte!Fe!Gt!Eo!Fral/
Atemporalis!Jty!Ily(Ity!Hrily(Jness!Iy/Gise%Jr!Hze%Jr!Et%Fable$Gtion!Fer!Fing$
Atemptingly(Iness!Fress!Eura!Duco*Ejin&Cn/D-fold$Emembered$Esided$Fpot!Ftrike!Ethousandth!Dability!Fle$Hness!
Atenacious$Jly(Jness!Gty!Ency!Ft)Ged$Gry!Dch!Dd%Eencious$Hy!Gtious$Lly(Lness!Fr8
Atenderfoot!Ggreen!Ghearted$Nness!Gisation!Ie%Jd$Jr!Hzation!Ie%Jd$Jr!Gloin!Hy(Gness!Eing+
Atendinitis!Gous$Eon!Gitis!Fsynovitis!Erac!Fil!H-climbing$Debrific$Honid!Ius$Gous$Ement!Erife*Esmus!Et!
Atenfold<Dge!Dia!Dner!Fssean&Ie*Eiel&Fs!Eo!Eyson&Don!Fitis!Er+Fist!Foon!Esynovitis!
Atenpence!Ein!Gs!Eounder!Drec!Dse4Fd$Fly(Fness!Eile$Fmeter!Fometer!Gn!Hal$Hless$Fty!
Atensor!Dt)E-fly!Eacle!Id$Gular$Ftive$Jly(Eer!Ghook!Eh/Fly(Eing3Emaker!Eorium!Duity!
Atenuous$Hly(Ere)Gd$Cpal!Dee!Dic*Ed$Fity!Fly(Fness!Cquila!Crabit!Fyte!Eflop!Ehertz!
Ateras!Etogen!Jesis!Jic$Glogy!Gma!Ezosin!Dbinafine!Fum!Dce!Fl!Get!Fntenary!Jnial!Ft!Debinth!
Ateredinid!Fo!Efah$Ence&Es!Fa&Fhkova&Ete$Dgiversate%Lion!Lor!Diyaki!Dm)Eagant!Eer!Einable$
Aterminal/Ily(Hte%Jd$Iion!Jve$Ior!Gological$Ky!Gus!Fte!Es!Dn!Eary+Fte$Eion!
Aterpene!Esichore!Lan+Drace)Fin!Fpin!Frium!Fsse%Eene$Fplein!Fstrial$Lly(Eible$Iness!Hy(Fer!
Aterrific$Ially(Hed1Gy%Hing1Fne!Ftorial/Lisation!Ne%Mty!Mzation!Ne%Lly(Iy!Eor!G-stricken$
Aterror-struck$Gisation!Ie%Im!It!Hzation!Ie%Ey!Fcloth!Dse$Fly(Fness!Dtian$Gry+Fgravida!Eullian&
Aterzetto!Csla!Dsella!Ite%Kd$Jion!Fra!Hct!Ein*Dt,E-cross!Ea!Fcean!Hous$Fment!Jary$
Atestate+Gor!Grix!Ecross!Eed$Fe!Fr!Eicle!Gular$Fere!Ffier!Gy%Fly(Fmonial+Iy!Fness!
Atesting!Fs!Eosterone!Eudo!Ey$Ctanic$Glla!Fus!Fy!Ertanopia!Dchily(Gness!Fy$De-a-tete+Dh!Eer,
Atetherball!Ged$Eys&Don&Dra!Fcaine!Ghlorethylene!Kide!Koethylene!Lmethane!Gycline!Fd!Ffluoroethylene!Fgon!Ial$Gram!
Atetrahalide!Gedron!Gydrocannabinol!Hmena!Fiodothyronine!Flogy!Fmerous$Hter!Ihyldiarsine!Iric$Fnychid!Fpod!Fsaccharide!Gkele!Jion!Gporangium!
Atetraspore!Fvalent$Ei!Eode!Gotoxin!Fse!Fxide!Eyl!Dterwort!Eigoniid!Cuton&Gic$Hst&Cxan0Erkana*Es*
Atext!E-matching!Ebook+Eile+Eual$Fre!Hd$Bhackeray&Dddaeus&Di0Eland*Dlamocortical$Gus!Fssaemia!Hemia!Hic$
Athales&Eia&Fdomide!Elium!Foid$Gphyte!Kic$Fus!Emencephalon!Eweg!Dnatology!Hphobia!Isis!Hs&Ee!Fship!
Athank%Fful$Ily(Iness!Fless$Fs!Ggiving!Drp&Dtch)Ger!Iite&Dumatolatry!Hurge!Kist!Ky!Dw,
Athawed$Eing!Cea&Enthropism!Eter!Hgoer!Fre!Hgoer!Gical/Kity!Kly(Dban0Ee!Fs*Dca!Eodont!
Atheelin!Dft!Dia&Esm!Ft+Gic$Ial$Dlarche!Dmatic$Ially(Ee)Eis&Gtocles&Dn@Eal$Fr+
Athence(Gforth(Docracy!Htic$Edicy!Folite!Gsius&Egony!Elogian!Ical$Lly(Ise%Kr!Jt!Ize%Kr!
Atheology!Ephany!Grastus&Gylline!Erem!Gtic$Jal$Lly(Jian!Fisation!He%Ir!Ht!Gzation!He%Ir!
Atheory!G-based$Esophical$Jsm!Kt!Iy!Eterrorism!Drapeutic/Lal$Nly(Ls!Gist!Gsid!Gy!EeBFabout(
Athereabouts(Gfter(Fby(Ffor(Ie(Grom(Fin(Hafter(Fmin!Fness!Fof(Gn(Fsa&Fto(Hfore(Funder(
Atherewith(Jal(Eidiid!Em!Fal/Hgesia!Hly(Fel!Fic$Gon!Iic$Ks!Gstor!Foacidophile!Gcautery!Hhemistry!
Athermocoagulation!Iuple!Gdynamic$Nal$Ply(Ns!Gelectric$Oal$Oity!Ggram!Jph!Ly!Jvimeter!Oric$Py!Ghydrometer!
Athermohydrometric$Gjunction!Glabile$Gmeter!Jric$Kograph!Ky!Gnuclear$Gpile!Hlastic+Greceptor!Igulator!Gs!Het$Jting$Hphere!
Athermostat)Kic$Mally(Ms!Gtherapy!Hropism!Eopod!Dsaurus!Eeus&Eis!Epian+Gs&Esalia*Jn&Honian&Kca*
Athessaloniki*Hy*Dta!Eis&Durgy!Ciabendazole!Emin!He!Ezide!Gne!Dbet*Dck=F-billed$Hodied$Hranched$Ghaired$
Athick-knee!Glipped$Gskinned$Iulled$Htemmed$Fen%Hed$Ir!Hing/Gt!H-forming$Fhead!Jed$Fly(Fness!Fset$
Athickspread$Def!Eve%Gry!FingAGsh$Ily(Iness!Dgh!F-slapper!Fbone!Dll!Dmble!H-shaped$Hberry!Hful!
Athimblerig!Hweed!Eerosal!DnKE-bodied$Fshelled$Gkinned$Eg!F-in-itself!Famabob!Ijig!Fmabob!Hjig!Fs!Fumabob!Ijig!
Athingummy!Ek,Fable$Fer!Fing+Ely(Ened$Gr!Gss!Fing!Dobacillus!Hteria!Ecyanate!Ediphenylamine!Eguanine!Epental!
Athioridazine!Etepa!Fhixene!Euracil!Drd=F-dimensional$Rity!Grate$Kr!Gyear$Fhand2Fly(Est)Ger!Gily(Hness!
Athirsty$Eteen/Ith/Fies!Hth/Fy/G-eight$Mh$Hfifth$Jrst$Jve$Iour$Lth$Hnine$Kth$Hone$
Athirty-second+Jven$Mth$Iix$Kth$Iomething!Hthird$Jree$Iwo$Dstle!Hdown!Hlike$Dther(Cole!Fpin!Dmas&
Athompson&Eson&Dng!Dr&Eacentesis!Gic$Gocentesis!Htomy!Fx!Eeau&Hvian$Eiate%Id1Fte!Fum!En!
Athorn-tipped$Fbill!Fdike&Finess!Fless$Fton&Fy$Eough$Ibred+Ifare!Igoing$Ily(Iness!Iwort!Epe&Eshavn*
Athortveitite!Dth&Du!Egh(Gt!H-image!Iprovoking$Ireader!Hful$Kly(Kness!Hless$Lly(Lness!Esand+I-fold(
Athousandth+Crace*Fian0Eldom!Fl!Gdom!Esh,Ger!Ging!Dead,G-fish!Gbare$Ged$Hr!Gfin!Ish!
Athreadlike$Gs!Gworm!Gy$Ft!Gen%Ied$Iing$Lly(Ee/F-bagger!Gcornered$Gd+Hecker!Himensional$Rity!
Athree-figure$Hold$Iurths!Ghitter!Hundredth$Glane$Hegged$Hipped$Hobed$Gmembered$Gneedled$Gparty$Hetaled$Lled$Hiece$Hly$
Athree-pronged$Gquarters!Gseeded$Hided$Gway$Hheel$Led$Gyear-old$Ffold2Fpence!Iny$Fscore+Gome!Enody!Eonine!Esh%
Athresher!Ging!Gold!Dice(Eft!Gily(Hness!Gless$Kly(Kness!Gshop!Gy$Ell)Ged$Hr!Gful$
Athrilling$Ep!Fid!Fs!Eve%Fing$Doat!Ged$Gwort!Gy$Eb,Fbing+Ee!Fs!Embasthenia!Gectomy!
Athrombin!Gocyte!Kopenia!Lsis!Hembolism!Hkinase!Hlysis!Jtic!Hpenia!Ihlebitis!Ilastin!Hse%Jd1Iis!Gus!Ene)
Athrong)Ged$Estle!Ettle)Ihold!Ir!Hing!Eugh<Hout(Hput!Hway!Ew,F-in!Gweight!Faway+Fback+
Athrower!Fn$G-away$Fster!Dum)Esh!Ft,Ger!Ging!Eway!Cucydides&Dd,Eding$Dg!Egee!Gry!
Athule*Eium!Dmb)Fed$Fhole!Fnail!Gut!Fprint!Fscrew!Gtall!Ftack)Ep,Fing+Dnder)Hbird!Iolt!
Athunderclap!Joud!Her!Hhead!Hing$Hous$Hshower!Itorm!Jruck$Hy$Ek!Drber&Eible!Ffer!Gy%Fngia*
AthusBEly(Cwack)Ert,Ged$Hr!Ging+Gwise$Cylacine!Dme!Eidine!Fne!Eol!Fsin!Eus!Dreophoran!
Athyrocalcitonin!Fglobulin!Fid+Hal$Hectomy!Hitis!Fmegaly!Fnine!Fprotein!Ftoxic$Kosis!Grophin!Jin!Fxin!Ie!Ese!
Athyrsopteris!Fus!Dsanopter!Lon!Guron!Bi!Camat&Dnjin*Dra!Cberius&Et*Fan0Dia!Fl$Gis!Dur*
Atic!D-tac-toe!Dal!Dhodrome!Dino*Dk)E-tack-toe!Fweed!Eer!Ft)G-of-leave!Eing!Ele)Gr!Fing+Gsh$
Atickseed!Etack)Itoe!Ko!Fock)Eweed!Dtac!Cdal$Dbit!Ddler!Fy$Gwinks!De)Eland!Emark!Ewater!
Atideway!Dily(Eness!Fgs!Dy4Etips!Ce,D-dye%Ein!Eon$Eup!Dback!Ereaker!Dd$Dn-pao&Etsin*
Atiepin!Eolo&Dr!Ece!Gl!Eed$Cff!Eany&Ein!Dlis*Cger!F-striped$Fish$Dht2F-fitting$Gknit$
Atight-laced$Fen%Hing!Ffisted$Lness!Htting$Flipped$Gy(Fness!Frope!Fs!Fwad!Dlon!Don!Dress!Cjuana*
Atike!Clde!Fn&De)Ed1Efish!Er!Ding!Dl)Eable$Fge!Eed1Fr)Eich&Fng!Dt,
Atilted$Fr!Eh!Eyard!Cmbale!Eer!G-framed$Ged$Gland!Hine!Gman!Ere!Gl!Euktu*De)E-ball!
Atime-consuming$Ffuse!Fhonored$Jured$Fout!Frelease$Fswitch!Ftested$Ecard!Ed$Ekeeper!Iing!Eless$Iness!Fine!Iss!
Atimely2Epiece!Er!Es!Ferver!Iing$Etable!Ework!Hn$Dgad*Did/Fity!Fly(Fness!Emoun*Eng!
Atimolol!Er*Fese0Fous$Ily(Iness!Ethy!Dpani!Hst!Ducu!Er&Cn)D-plating!Damou!Dbergen&Dct%
Atincture)Ddal&Ge&Eer!Gbox!De!Ea!Ed$Eid!Eoid!Dfoil!Dg)Ee,Ele,Fing/Diness!
Atink%Eer,Ger!Ele,Fing$Fy$Dned$Fr!Eing!Ftus!Ey$Dplate!Eot$Dsel)Ged$Gly$
Atinsmith!Enips!Dt)Eack!Eer!Eing!Gnabulate%Nion!Eometer!Fretto&Dware!Dy$Cp)D-and-run$Eoff!Etilted$
Atip-top(Eup$Di!Dped$Fr!Ft!Ele)Gr!Ey$Ftoe%Dsiness!Etaff!Fer!Ey$DtoeEFp+
Atipu!Crade!Emisu!Ena*De)Ed1Fly(Fness!Eless$Ily(Iness!Esias&Fome$Ily(Iness!Ding$
Atiro!El*Fean!Csane!Diphone&Dsue)Ct!D-tat-toe!Dan!Fess&Fia!Gc$Gum!Fosaur!Kian!Dbit!
Atiter!Dfer!Dhe)Fr!Eonia!Di!Ean&Ellate%Jd$Iing1Jon!Evate%Hion!Dlark!Ee)F-holder!
Atitled1Dmouse!Do&Drate%Gion!Gor!Ee!Dter,Ger!Ging$Eivate%Iion!Ele!G-tattle)Eup%Ey!
Atitular$Hy$Es&Cu&Cvoli*Cyin!Czzy!Blingit&Bn*Bo-do!Cad!E-in-the-hole!Efish!Flax!Eshade!Ftool!
Atoady)Fish$Dst,Fed$Gr!Fing!Fmaster!Frack!Cbacco!Hnist!Ego*Gnian0Dey&Din&Doggan)Iing!
Atobogganist!Dramycin!Dy!Ccainide!Dcata!Dktact!Dology!Epherol!Dqueville&Dsin!Cd+Da&Ey>Dd&Ele%Gr!
Atoddy!Dy!Ce)D-in!Eto-toe(Da!Dcap!Dd$Dhold!Dless$Dnail)Dtoe!Cff!Eee!G-nosed$Ey!
Atofu!Cg%Da!Dether<Iness!Dged$Ele)Do*Elese0Ds!Cil,Eer!Ft!G-train%Med$Gry!
Atoilette!Eing$Esome$Iness!Dtoi!Cjo&Ckamak!De!En+Fish$Dio*Dlas&Dyo*Clazamide!Foline!Dbooth!
Atolbukhin*Ftamide!De!Edo*Erable$Iy(Gnce!Ht$Ily(Gte%Hion!Dkien&Dl)E-free$Ebar!Footh!
Atoller!Egate!Hherer!Ehouse!Ekeeper!Eman!Eon!Dstoy&Dtec&Du!Eene!Cm!D-tom!Dahawk)Elley!Etillo!
Atomato!Db!Eac!Fk!Fugh&Eola!Fy!Gish$Jness!Estone!Dcat!De!Entose$Hus$Gum!Dfool!
Atomfoolery!Dmyrot!Dograph!Jy!Errow>Dpion!Dtate!Eit!Cn!Dal$Fity!De)E-beginning!Fdeaf$Ed1Eless$
Atonelessly(Er!Dga*Fn0Es!Eue)G-fish!Ilower!Hin-cheek2Hlashing!Hshaped$Htie%Kd$Gd1Gfish!Hlower!
Atongueless$Hike$Dic+Fity!EghtBDnage!Ee!Dometer!Hry!Ds!Eil!Gla!Hectomy!Hitis!Eorial$Eure)
Atonsured$Dtine!Dus!Co(D-careful$Egenerous$Freedy$Dl)Ebox!Ehouse!Emaker!Eshed!Dn!Dshie!Dt)Eh!
Atoothache!Fbrush!Fed$Fless$Gike$Fpaste!Gick!Gowder!Fsome$Jness!Fwort!Fy$Ele)Cp4D-down$Eflight$
Atop-grade$Eheavy$Fole$Enotch$Equality$Esecret$Eup!Daz!Dcoat!Ddress%De)Ee!Eka*Er!Dgallant!Dhus!
Atopi!Eary!Ec!Fal$Hity!Ization!Je%Hly(Dknot!Hted$Dless$Dmast!Einnow!Eost$Dnotch$Dognosia!
Atopognosis!Fraphic$Lal$Nly(Jy!Elatry!Fogic$Jal$Lly(Hy!Enomy!Fym!Hy!Es!Dped$Fr!
Atopping+Hly(Ele%Ds$Eail!Eide!Eoil!Epin!Ey-turvily(Ky2Ldom!Lness!Cque!Cr!Dch)Fbearer!
Atorchlight!De!Eador!Ero!Dino*Dment)Hed$Ir!Hor!Dn$Eado!Eillo!Doid!Gal$Ento*Dpedo)
Atorpid$Gity!Gly(Gness!Eor!Dque!Gmada&Dr!Eent!Hial$Fon*Eicelli&Fd$Gity!Dsion!Ek!
Atorso!Dt!E-feasor!Ee!Fllini!Efeasor!Eicollis!Flla!Fous$Eoise!Ishell!N-cat!Ericid!Gx!Euosity!Gus$
Atortuously(Iness!Fre,Hd$Hr!Hsome$Ging/Gous$Jly(Dulose$Es!Dy&Cscana*Gini&Dh!Ds,
Atoss-up!Eer!Eup!Dtada!Ct)Dal8Fed$Fisator!He%Ir!Hm!Htic$Gtarian/Mism!Hy!Gzator!
Atotalize%Ir!Fly(Era!De)Em!Fic$Gsm!Ht!Er!Dipotence!Ky!Jt$Dter%Ger!Ging$
Atottery$Cucan!Get!Eh,F-and-go$Gme-not!Gtype%Jist!Fable$Fback!Fdown!Fed$Gr!Fily(Gness!Hg/
Atouchingly(Fline!Fscreen!Gtone!Fwood!Fy$G-feely$Dgh/F-minded$Gskinned$Fen%Hed$Fie!Fly(Fness!Dlon*
Atoulouse*I-lautrec&Dpe!Fe!Gd$Dr)Eaco!Eer!Ftte&Eism!Gt!Hed$Hry!Hy$Emaline!Enament!
Atournedos!Gy)Fiquet!Es*Etiere!Dsle%Gd1Dt)Eer!Cvarich!Gsch!Cw)Dage!Dboat!Del)Fing3
Atowelling!Er)Fing$Dhead!Hed$Fe!Dline!Dn!Eee!Fr!Fs&Eie!Esend&Ffolk!Fhip!Fman!
Atownspeople!Ey!Dpath!Drope!Cxaemia!Demia!Dic$Fant+Fity!Fognath!Glogic$Lal$Kst!Jy!En!Doid!
Atoxoplasmosis!Cy)Ding!Dnbee&Dohashi*En!Faki*Eta*Dshop!Bra-la!G-la!Dbeate$Id$Fcula!Jr$Jte$
Atrablous*Dce,Fable$Fr!Gy!Ehea!Hl$Gid!Htis!Gobronchitis!Hphyte!Hstomy!Htomy!Fodon!Jt!Gma!
Atracing!Ek)Fable$Fball!Fed$Gr!Fing!Flayer!Gess$Et!Fability!Hle$Jness!Grian&File$Gon!
Atractive$For!Ey&Dd!Ee)F-in!Glast!Goff!Fcraft!Fmark)Jed$Foff!Fr!Fscant&Gman!Gpeople!
Atrading!Ftion!Jal$Lism!Nt+Oic$Mty!Lly(Euce%Hment!Hr!Dffic)Hator!Hker!Dgacanth!Eedian!
Atragedienne!Gy!Eic$Gal$Ily(Gomedy!Iic$Kal$Eopan!Eus!Dil,Fblazer!Fer!Fhead!Fing!En,
Atrainband!Jsman!Gearer!Fed$Ge!Hship!Gr!Fing3Fload!Fman!Hster!Epse%Et!For!Hous$Kly(
Atraitorousness!Fress!Djan&Eectory!Dlatitious$Dm)Ecar!Eline!Emel)Eontana!Je+Ep,Fer!Fle,Hr!Ging!
Atrampoline!Eway!Dnce)Glike$Fhe!Edolapril!Equil$Iising$Jty!Jze%Lr!King$Ilise%Mr!Ling$Kty!
Atranquillize%Mr!Ling$Jy(Esact%Iinide+Jon!Ls!Ior!Glpine+Gminase!Kte%Lion!Gtlantic$Fcaucasia*Gend%
Atranscendence!My!Lt$Mal$Oism!Qt!Oly(Gontinental$Gribe%Kd$Kr!Ipt!Kase!Kion!Gultural$Htaneous$
Atransdermal$Jic$Guce%Jr!Ition!Fect%Gpt!Gunt$Gxual!Ffer,Iability!Kle$Jse!Iee!Jnce!Jr!
Atransferor!Irable$Kl!Jer!Jin!Giguration!Ke%Hx%Ied$Gorm%Jable$Ktion!Jed$Kr!Guse%Iion!
Atransgender$Led$Ie!Gress%Kion!Kor!Fience!Jy!It+Jly(Gstor!Kise%Nd$Lze%Nd$Gt)
Atransition)Kal$Mly(Ive+Kly(Kness!Jise%Kty!Kze%Horily(Kness!Jy$Flatable$Ie%Iion!Lal$
Atranslator!Giterate%Mion!Gocate%Kion!Gucence!Ly!Kt$Hnar$Ky$Fmigrante!Kte%Lion!Hssible$Kon!Ht%
Atransmittable$Kl!Knce!Jed$Kr!Jing!Gogrification!Ly%Hntane$Gundane$Htability!Kle$Jtion!Ie%Fnational$Foceanic$
Atransom!Gnic$Fparence!Ly!Kt$Lly(Lness!Girate%Kion!Ie%Iing1Glacental$Int,Kable$Ltion!Ker!
Atransplanting!Golar$Hnder!Hrt,Jable$Ktion!Jer!Hsability!Kle$Ie,Jd$Iition!Ion!Fsexual+Lism!Ghip%
Atransshipment!Fubstantiate%Pion!Gdate!Jion!He%Granic$Fvaal*Gersal$Lly(Je$Kly(Hstic$Ksm!Kte+Lism!
Atransylvania*Eylcypromine!Dp)Eeze!Gium!Is!Gohedron!Hid!Jal$Eped$Gr!Fing!Is!Gst&Eshooter!Jing!
Atrash)Finess!Fy$Dubel&Ema!Gtic$Ise%Ize%Hology!Iphobia!Dvail)Ee!Fl,G-soiled$Itained$Hworn$
Atravelable$Ged$Hr!Ging!Gled$Ir!Hing!Gog!Iue!Frsable$Il!He,Ir!Fsty)Dwl)Fer!
Atray!Dzodone!Ceacherous$Lly(Iy!Fle!Gy$Ed,F-softly!Gwheel!Fle)Fmill!Fwheel!Eson!Hable$Ky(
Atreasonist!Hous$Fure)Id$Ir!Jship!Hy!Et,Fed$Gr!Fise!Fment!Fy!Dble8Euchet!Gket!
Atree)E-frog!Fliving$Fshaped$Fworship!Ed$Ehopper!Eless$Gt!Fike$Enail!Etop!Df$Eoil!Dillage!Dk)
Atrekker!Dllis)Dmatode!Eble,Hr!Hs!Ging/Eendous$Kly(Eolite!Go!Fr)Eulous$Jly(Dnail!Ech)
Atrenchancy!It$Jly(Ger!Iman!Ed)F-setter!King$Fsetting$Fy$Et*Fe-et-quarante!Fo*Gn*Dpan)Gg!
Atrephination!He)Eid$Gation!Gly(Eonema!Dspass,Ier!Iing$Es!Etle!Hwork!Dvelyan&Eino&Fthick&Dws!
Atrey!Ci-chad!Eiodomethane!Ithyronine!Dacetate!Ed!Ege!El!F-and-error$Emcinolone!Engle!Gular$Kity!Jte6Kion!Essic+
Atriazine!Folam!Dbade!Gism!Itic$Fl$Gisation!Im!Hzation!Ee!Fsman!Eologist!Iy!Eromoethanol!Imethane!Eulate%
Atribulation!Fnal!Ge!Hship!Ftary+Ge!Gyrin!Dce)Fntenary$Jnial$Fps!Fratops!Ehina!Hiasis!Hosis!Gon!
Atrichloride!Imethiazide!Ioethane!Mylene!Jmethane!Fobezoar!Gdesmium!Gmonad!Jiasis!Gpteran!Kon!Gtillomania!Homy!Froism!Hmacy!Jtic$
Atrichrome$Furiasis!Ek)Fed-out$Gr!Hy!Fily(Gness!Fle,Fster!Gy$Fy$Elinic$Ium!Eolor/Hur!
Atricorn!He!Ft!Euspid$Jate$Eycle!Hic!Ddent!Eymite!Ded$Ennial+Er!Dfid$Ele)Gr!Fing+
Atrifluoromethane!Eoliata!Je$Kd$Holate$Eurcate%Jion!Dg+Eeminal!Ius!Eger)H-happy$Hfish!Hman!Elyceride!Eon!
Atrigonal$Gometric$Nian!Ly!Eram!Dhydroxy$Diodomethane!Hthyronine!Dke!Dlateral+Eby!Eingual$El)Fed$Fing&Gon+
Atrillionth+Gum!Eobate$Jd$Ged$Gite!Fgy!Dm7Earan!Eer!Fster!Eipramine!Ely(Emed$Gr!Fing!
Atrimmings!Eness!Eotored$Dne!Eidad*Iian0Ftarian&Groglycerin!Itoluene!Gy!Eket!Hry!Euclear$Jte$Ld$Do!
Atriode!Elein!Ese!Exide!Dp)E-up!Ealmitin!Frtite$Ee!Ehammer!Fosphopyridine!Einnate$Kd$Jifid$Ele7G-crown$
Atriple-decker!Hspace%Ling!Htongue%Gt!Hail!Gx$Ficate)Hity!Gng!Foid$Eod!Fli!Fs!Eper!Fing$
Atrippingly(Etych!Dquetral!Dreme!Dsaccharide!Eect%Ekaidekaphobia!Qc$Fele!Hion!Emus!Eomy!Etan&Fearin!Fram&Eyllable!
Atritanopia!Jc$Ee$Fly(Fness!Eheism!It!Eium!Eoma!Fn!Dumph)Hal$Int$Kly(Fvir!Iate!
Atriune$Dvalent$Eet!Eia!Gl$Hise%Ity!Ize%Hly(Fum!Coat%Dchaic$Gnter!Fe!Ge!Flear!
Atrochlearis!Dglodyte!Eon!Dika!Djan+Dll)Fer!Gy!Hbus!Fing!Fop!He&Dmbiculiasis!Kd!Gdiid!Fone!
Atrombonist!Epe-l'oeil$Fillo!Dndheim*Dop)Fer!Fs3Ghip!Dpe!Ehic$Fobiosis!Hlast!Lic$Gtropic$Lsm!Gzoite!
Atrophy!Eic+Gal$Ily(Gbird!Gs!Fsm!Eonomy!Gym!Iy!Fpause!Fsphere!Dt,Eh!Eline!Esky&
Atrotskyist&Ite&Eter!Du-de-loup!Ebadour!Fle)H-free$Ishoot%Hd$Hmaker!Hr!Hshoot%Mer!Iome$Lness!Ging$
Atroublous$Egh!Ence%Ging!Epe!Gr!Eser!Hed$Hing!Fseau!Et!Dve!Dwel)Dy!Cuancy!Ft+
Atruce!Ek)Fage!Fer!Fing!Fle)Hr!Ging!Eulence!Jy!It$Jly(Ddge,Gr!De?E-blue$
Atrue-false$Fto-life$Ehearted$Elove!Eness!Dffaut&Fle!Dism!Dly(Dman&Ebo&Full&Ep)Fed-up$Gry!Gt)
Atrumpet-like$Ishaped$Iwood!Her!Hfish!Hs!Hwood!Fing!Dncate6Id$Hion!Fheon!Edle,Ek!Ffish!Fs!
Atrunnel!Dss)Fed$Et,Fbuster!Fed$Ge!Hship!Gr!Fful$Ily(Iness!Finess!Hg$Ily(Iness!
Atrustor!Fworthiness!Ky$Fy+Dth!Fful$Ily(Iness!Cy,D-on!Ding$Dout!Dpsin!Hogen!Etophan!Ke!
Atryst!Bsar!Eina!Fst$Hic$Ftsa!Hyn*Dtske!Cetse!Chatshke!Cimshian&Dne!Ck%Coris!Cunami!Dris!
Atswana&Bt*Buareg&Dtara!Cb!D-cart!Ethumper!Da!El$Dbiness!Ey$De)E-nosed$Fshaped$Ed$Eless+
Atubelike$Er!Fcle!Gular+Jte$Iin!Ioid$Jsis!Jus$Fose!Hity!Gus$Dful!Ding3Dman&Docurarine!
Atubular$Fe!Cchman&Dk,Eahoe!Eed$Fr)G-bag!Ft!Dson*Cdor0Dung!Cfa!Df!Eet!Dt!
Atufted$Cg,D-of-war!Dboat!Dger!Dhrik!Drik!Cille!Dtion!Claraemia!Femia!Dip!Fwood!Dle!Ey&Dsa*
Atulu&Cm!Dble,G-down$Iryer!Gbug!Gr!Gweed!Fing!Erel!Fil!Defaction!Fy%Esce%Hnce!It$
Atumid$Fity!Fness!Dmy!Dor!Eur!Dult!Guous$Kly(Kness!Fus!Cn!Da!Eburger!Ddra!De)
Atune-up!Eful$Hly(Hness!Eless$Ily(Er!Dg!Estate!Gen!Eus&Gic&Dic!Fa!Gte!Eng3
Atunis*Fia*Hn0Dker&Dnage!Eel,Fy&Ey!Cp!Dek!Elo!Di&Ek!Dpence!Gy$Dungatito*
Aturaco!Gu!Ekoo!Dban!Ged$Eid$Gity!Gness!Fnal!Hte+Ge!Eofan!Fgenerator!Fjet!Fprop!Ft!
Aturbulence!Jy!It$Jly(Dcoman&Dd!Deen!Df)Dgenev&Eid$Gity!Gly(Gness!Eor!Ft&Din*
Aturing&Dk&Eestan*Fy!G-sized$Ei&Fc+G-speaking$Fsh/Gtan*EmenUHia*Istan*Eoman&Gen*Dmeric!
Aturmoil!Dn,E-on!Eabout!Fround!Ebuckle!Ecoat!Gck!Edown!Eed$Fr!Gy!Eing!Fp!G-shaped$Ekey!
Aturnoff!Fut!Fver!Epike!Eround!Espit!Ftile!Gone!Etable!Eup!Everein!Dpentine!Ein&Ftude!Es!Dquoise!
Aturreae!Ft!Dtle)Gdove!Ghead!Gneck!Gr!Cscaloosa*Fn0Gy*Frora&Dh!Eery!Dk)Eed$Fgee*
Atusker!Dsah!Fud&Eeh!Fr!Ele)Eock!Fre!Eur!Ct%D-tut%Dankhamen&Dee!Elage!Gr$Hy$
Atutelo&Dor)Fial+Ily(Fship!Dsan!Ei&Dti-frutti!Du!Cvalu*Cx!Dedo!Ged$Bv!C-antenna!Bwaddle)
Atwaddler!Din!Dng)Dt!Dyblade!Ceak)De$Ed!Finess!Fle%Fy$Et)Fer!Eze%Gr!Dlfth/
Atwelve/G-sided$Gmonth!Dnties3Hth/Fy/G-eight+Mh$Hfifth$Jrst$Jve/Iour/Lth$Hnine+Kth$Hone/
Atwenty-second$Jven+Mth$Iix/Kth$Hthird$Jree/Iwenty!Jo+Drp!Cice(F-pinnate!Dddle,Hr!Dg)Egy$
Atwiglike$Dlight+Ft$El)Fed$Dn4E-bedded$Fprop!Jeller-plane!Eberry!Ee,Fr!Eflower!Ege)Ejet!Ekle,
Atwinkler!GingCGy$Ened$Fing$Es!Drl,Fer!Fingly(Ep)Dst,Fed$Gr!Fing/Fwood!Fy$
Atwit)Ech,Ging!Eter)Her!Co/D-a-penny$Ebagger!Gser!Fy-four!Echambered$Hnnel$Edimensional$Pity!Eeared$Efaced$
Atwo-fold$Goted$Ehanded$Fitter!Fumped$Gndredth$Elane$Feafed$Hved$Fipped$Fobed$Eneedled$Epart$Iy$Fiece+Fly$
Atwo-pronged$Eseater!Fided$Ftep)Ethirds!Fime%Ir!Hing$Foe$Hd$Eway$Fheel$Jed$Eyear$I-old$Dfer!
Atwofold2Dpence!Gny$I-halfpenny$Dscore$Eome!Bx*Byche&Doon!Cing!Dyn!Cke!Cler5Cmpan!Gi!Hc$
Atympanist!Htes!Iic$Js!Goplasty!Gum!Cndale&Gl&Cpe)Ecast%Eface!Escript!Fet%Hter!Ewrite%Jr!
Atypewriting3Dhoeus&Fid!Fn&Fon!Eus!Dic$Fal$Hity!Hly(Efication!Fy%Eng!Est!Do!Egrapher!
Atypographic$Lal$Nly(Jy!Elogy!Cr&Damine!Ennic$Ial$Iide!Hd!Hse%Hze%Gosaur!Lus!Hus$
Atyranny!Ft!De!Do!Ecidin!Je!El*Fean+Gse$Esine!Imia!Ethricin!Dr&Cson&Bzar!Ea&
Atzarina!Fst$Cetze!Au+B-drive!Cshaped$Cturn!B.k.*Cs.*Ea.*Bakari!Bbermensch&Ciety!Dquinone!Gtous$Kness!
Aubiquity!Bdder!Cmurt&Cometer!Bfa*Bganda*Gn0Cli!Efy%Eness!Dy$Bhland&Bighur&Dur&Cntathere!Bk*
Aukase!Ce!Craine*Gian+Enian&Eyina*Culele!Blaanbaatar*Dlgia!Dma!Dnova&Dtrophia!Ccer!Fate%Id1Hion!
Aulcerative$Fous$Cema!Eorrhagia!Cfila&Gs&Citis!Cl&Dage!Dr&Cna!Er$Cster!Ct$Derior$Iity!
Aulteriorly(Dima!Gcy!Gte/Ily(Iness!Hum!Fo$Dra$Fcentrifugation!Oe)Gonservative+Fmarine+Gicroscope!Oic$Godern$
Aultramontane+Lism!Fnationalism!Ptic$Fsonic$Kally(Iography!Hund!Fviolet+Culate%Gion!Cysses&Bma&Cbel!F-like$Flar$
Aumbellate$Gifer!Kous$Iorm$Er+Dilical+Ite$Hus!Do!Dra!Fge!Hous$Eella+I-shaped$Ilike$Iwort!
Aumbria*Claut!Cp!Dirage!Fe)Dteen$Hth$Eieth$Cteen$Gth$Bn-american$Dcome-at-able$Dget-at-able$Cabashed$Jly(Fted$
Aunable$Eridged+Eused$Dccented$Gptability!Kle$Mness!Ly(Ied$Gssible$Fommodating$Hpanied2Guntable$My(Fredited$Fustomed$
Aunachievable$Ly(Eknowledged$Equainted$Gisitive$Etable$Ddaptability!Jle$Hed$Edicted$Fressed$Ejustable$Ied$Eoptable$Frned$Eulterated$
Aunadventurous$Fisable$Hed$Jly(Derated$Esthetic$Dffected$Kness!Iing$Jonate$Filiated$Gxed$Eraid$Dged$Egressive$Eitated$
Aunai!Eded$Ered$Fworthy$Dlarming$Eert$Eienable$Fke$Eloyed$Eterability!Jle$Ky(Hed$Dmbiguity!Ious$Lly(
Aunambitious$Lly(Eended$Dnalyzable$Ied$Egry$Eimated$Gity!Gous$Jly(Enealed$Founced$Eswerable$Ied$Eticipated$Dpologetic$
Aunappareled$Int$Fealable$Iing$Lly(Hsable$Gndaged$Gtising$Mness!Izing$Mness!Freciated$Live$Oly(Hhensive$Goachability!
Aunapproachable$Drbitrary$Eguable$Jy(Gmentative$Em%Fed1Fored$Gured$Eticulate$Md$Gstic$Ey$Dscertainable$Fribable$Ehamed$
Aunashamedly(Eked$Esailable$Ly(Fertive$Lly(Lness!Fignable$Ied$Gsted$Fuming$Kly(Kness!Gred$Eterisked$Dttached$
Aunattackable$Ginable$Mness!Ly(Fended$Fired$Fractive$Mly(Mness!Gibutable$Du!Ethentic$Gorised$Jzed$Dvailability!Jle$
Aunavailing$Eenged$Eoidability!Jle$Ky(Fwed$Dwakened$Fre$Hness!Hs(Eed$Cbacked$Effled$Elance)Jd$Fconied$
Aunbanded$Eptised$Hzed$Er%Fred$Hled$Iled$Dearable$Jy(Ftable$Gen$Ecoming$Kly(Kness!Efitting$Eholden$
Aunbeknown2Jst2Elief!Hvable$Ly(Ier!Iing$Lly(Foved$Ft%Ged$End%Gable$Ging$Feficed$Ft$
Aunbiased$Gsed$Egoted$End%Etter$Dleached$Fmished$Fnded$Fssed$Einking$Kly(Eock%Fody$Eushing$Kly(Dodied$
Aunbolt%Ged$Eoked$Erdered$Fn$Esom%Eund$Hed$Jness!Ewed$Ex%Drace%Hd$Fid%Gnwashed$Fnched$
Aunbranching$Gded$Eeakable$Lness!Eidgeable$Gle%Id$Eoken$Eushed$Duckle%Erden%Ied$Fied$Fnished$Etton%Ied1
Auncalled-for$Emphorated$Ennily(Gy$Epped$Erbonated$Fed-for$Fing$Fpeted$Fved$Ese%Ftrated$Etegorised$Kzed$Eulked$Fsed$
Aunceasing$Jly(Ensored$Eremonial$Kous$Nly(Nness!Ftain$Jly(Jness!Jty!Gified$Dhain%Hed$Fllengeable$Ld$
Aunchangeability!Kle$Mness!Ly(Id$Hing$Kness!Fracteristic$Qally(Gged$Gitable$Gted$Ired$Fste$Eeckable$Hed$
Auncheerful$Kness!Fwable$Eivalrous$Mly(Eristian$Lly$Ilike$Eurch%Dial+Evil$Hised$Ized$Hly(Dlad$Fimed$
Aunclasp%Gsifiable$Ked$Ee!Fan$Hliness!Iy$Hness!Gr$Hed$Hly(Hness!Eimbable$Fp%Gped$Eoak%
Aunclog%Gged$Fthe%Id$Fuded$Jness!Eutter%Jed$Do(Eated$Eerced$Eil%Ged$Ellected$Jible$Fored$
Auncoloured$Fumned$Embable$Ged$Gined$Fely$Ffortable$Nness!My(Fmercial$Mised$Nzed$Gitted$Gon$Ily(Iness!
Auncommunicative$Pness!Fparable$Ly(Itmented$Hssionate$Gensated$Htitive$Glaining$Nly(Hete$Kd$Hicated$Imentary$Gounded$Grehended$
Auncomprehending$Lsible$Iss%Homising$Oly(Encealed$Hrn!Jed$Lly(Fditional$Nly(Led$Ffessed+Gined$Hrmed$Gormable$
Aunconformist$Gused$Fgenial$Lity!Fnected$Lness!Fquerable$Jed$Fscientious$Pness!Ionable$Jus/Lly(Lness!Gecrated$Gidered$
Aunconsolable$Iidated$Gtipated$Itutional$Qly(Hrained$Lt!Iicted$Iuctive$Gumed$Imated$Ftaminated$Ming$Gested$Grived$Hollable$
Auncontrollably(Ked$Iversial$Ply(Fventional$Oity!Oly(Hrted$Jible$Ginced$Jing$Mly(Eoked$Fl$Fperative$Frdinated$
Auncordial$Fk%Frectable$Jed$Hlated$Goborated$Gupted$Eunted$Fple%Id$Fsinly$Fth$Hly(Hness!Ever%Hed$
Auncovering!Drannied$Fte%Eeased$Gtive$Kness!Eitical$Kly(Eopped$Fss%Hed$Fwded$Gned$Eystallised$Lzed$Dtion!
Aunctuous$Ily(Iness!Dultivable$Jtable$Ked$Gured$Erbed$Fed$Fl%Ged$Ftained$Fved$Ging$Es!Et$
Aundamaged$Etable$Fed$Eunted$Decagon!Feive%Jd$Fided$Gpherable$Ny(Ked$Flared$Fomposable$Ked$Grated$Edicated$
Aundefeated$Gndable$Ied$Grential$Filed$Gnable$Hed$Elineated$Emanding$Focratic$Mally(Gnstrative$Eniable$Jy(Fominational$Ependability!
Aundependable$Mness!Ly(Ficted$Er2F-the-counter$Ktable$Fachieve%Mment!Mr!Ht%Iive$Gge$Grm2Fbelly!Gid%
Aunderbodice!Iy!Hss!Gred$Hush!Fcarriage!Gharge)Glass+Kman!Hothed$Ls!King!Goat)Jed$Hver$Gurrent!
Aundercut)Fdevelop%Med1Mment!Gog!Hne$Grawers!Hess%Ked$Feducated$Gmployed$Gstimate,Mion!Gvaluation!Gxpose%Kure!
Aunderfed$Hlt!Goot(Grame!Gur!Fgarment!Gird%Go%Grad!Juate!Hound=Iw%Jth!Fhand2Jed$Lly(
Aunderhung$Fivative$Hed$Flay)Iment!Gie%Hne,Ig!Hp!Gying$Fmanned$Gentioned$Gine%Fneath(Gourish%Med$
Aundernourishment!Fpants!Hrt!Hss!Hy%Iment!Gerform%Mer!Gin%Glay%Gopulated$Grice%Ivileged$Hoduce%Ltion!Fquote%
Aunderrate%Iing!Geckoning!Fscore,Gea$Il!Jed$Hcretary!Hll%Jer!Hxed$Ghirt!Hoot%It$Hrub!Gide!
Aundersign%Hze$Jd$Gkirt!Glung$Goil!Gpend%Gtaffed$Ind%Kability!Mle$Ny(King+Nly(Ite%Kd$
Aunderstatement!Hock%Iod$Hructure!Hudy)Gurface!Ftake%Jr!Iing!Gide!Gone!Hw!Fvaluation!Je%Fwater$Hy$
Aunderwear!Hight$Ging!Good!Hrld!Grite%Kr!Escended$Griptive$Ferved$Kly(Iing$Figned$Grability!Jle/Ky(
Aundesired$Hing$Hous$Ftroyable$Etectable$Ied$Grminable$Ked$Hred$Eveloped$Fiating$Diagnosable$Jed$Ees!Efferentiated$Egested$
Aundignified$Eluted$Eminished$Fmed$Ene!Eplomatic$Mally(Erected$Escerning$Gharged$Gipline!Md$Glosed$Gouraged$Hverable$Ked$
Aundiscriminating$Fguised$Fmayed$Fputable$Ied$Kly(Fsolved$Ftinguishable$Ned$Gorted$Gributed$Gurbed$Eversified$Fidable$Hed$Do%
Aundoable$Eck%Fumented$Eer!Egmatic$Kal$Eing!Emestic$Kated$Ene$Eubtedly(Drained$Fmatic$Kally(Fpe%Hd$
Aundrawn$Eeamed$Ht$Fss,Hed$Eied$Fnkable$Dset&Due$Elant$Gte6Hion!Hory$Fy(Etiful$Jness!
Aundyed$Eing$Enamic$Ceager$Erned$Fth%Hly$Ese!Fily(Gness!Fy$Etable$Dconomic$Kal$Ddifying$Fted$
Auneducated$Dffective$Dlaborate$Ld$Dmbarrassed$Fellished$Fodied$Eotional$Lity!Lly(Ephatic$Floyable$Ied/Iment!Dnclosed$Fouraging$
Aunencumbered$Eded$Fing$Ily(Fowed$Furable$Eergetic$Lally(Eforceable$Jd$Egaged$Elightened$Ling$Lment!Gvened$Ergetic$
Aunenterprising$Fhusiastic$Oally(Fitled$Eviable$Dqual$Hed$Hised$Ized$Hled$Iy(Fipped$Gvocal$Lly(Lness!Drasable$
Aunerect$Ering$Ily(Dssential$Etablished$Dthical$Jly(Dven$Gly(Gness!Gtful$Kly(Dxacting$Fmpled$Eceeded$Glled$
Aunexceptionable$Ml$Fhangeability!Mle$Fitable$Hed$Hing$Kly(Flusive$Fused$Ehausted$Epansive$Fected$Kly(Kness!Gndable$
Aunexpended$Fired$Flainable$Jed$Goded$Hited$Hrative$Kory$Ied$Fortable$Fressed$Jible$Kve$Furgated$Etended$Cfaceted$
Aunfading$Eiling$Jly(Fr$Gly(Gness!Fthful$Kly(Kness!Eltering$Lly(Emiliar$Kity!Eshionable$My(Ften%
Aunfastened$Jr!Iing!Gidious$Ethomable$Ied$Ftened$Evorable$Lness!Ky(Gurable$Mness!Ly(Dearing$Fsibility!Ile$
Aunfeathered$Ed$Eeling$Jly(Jness!Eigned$Jly(Eminine$Enced$Ermented$Ftile$Iised$Jzed$Ettered$Dilled$Fmed$
Aunfinished$Erm$Et;Fness!Fting1Exed$Dlagging$Fppable$Fttering$Fvored$Hured$Fwed$Eedged$Einching$Euctuating$Frried$
Aunflustered$Docused$Hsed$Eld%Ging!Erbearing$Fced$Hful$Feseeable$Jn$Hightful$Hted$Gthoughtful$Ffeitable$Fgettable$My(
Aunforgivable$Ly(Iing$Lly(Fmed$Ftunate/Lly(Eunded$Dramed$Eee$Gze%Fquented$Ftted$Eiendliness!Jy$Fghtened$
Aunfrock%Fsted$Fzen$Euitful$Dueled$Elfilled$Enctional$Fded$Fny$Erl%Fnished$Frowed$Cgainliness!Hy$Ellant$Erbed$
Aungarmented$Ethered$Deared$Enerous$Ftle$Imanlike$My$Etatable$Dlamorous$Hurous$Fzed$Dodliness!Gy$Evernable$Ied$Draceful$
Aungracefully(Kness!Gious$Kly(Kness!Fded$Fmmatical$Nly(Fsped$Fteful$Kly(Kness!Gified$Iying$Eeased$Fgarious$
Aungroomed$Eudging$Kly(Dual$Franteed$Gded$Eent!Eiculate+Ld$Fded$Fs!Elate+Id$Emmed$Esseted$Challow%
Aunhallowed$Empered$End%Eppily(Hness!Gy$Erdened$Fmed$Gonious$Mly(Fness%Etched$Ezardous$Deaded$Fled$Gthful$
Aunhealthfulness!Iiness!Iy$Frable$Gd$H-of$Ging$Fted$Eeded$Ging$Elpful$Jly(Jness!Eralded$Esitating$Mly(
Aunhewn$Dindered$Fge%Hd$Etch%Doliness!Fy$Emogenised$Kzed$Eok%Eped$H-for$Gful$Erse%Duman$Forous$
Aunhurried$Jly(Jness!Ft$Dygienic$Kally(Ciat&Fe0Dcameral$Eellular$Eorn!Euspid$Eycle)Hist!Ddentifiable$Ked$
Aunidimensional$Frectional$Dfacial$Eication!Fed$Flar$Eoliate$Frm4Hed1Hise%Ity!Ize%Hly(Hness!Ey%Fing$
Aunilateral$Kism!Mt!Kly(Eluminated$Ling$Dmaginable$Ly(Jtive$Nly(Ied$Eodal$Epaired$Gssioned$Feachable$My(
Aunimpeded$Fortance!Kt$Gsing$Fregnated$Hssed$Jionable$Kve$Mly(Gisoned$Goved$Dncorporated$Edustrialised$Nzed$Eebriated$Efected$
Auninflected$Guenced$Jtial$Formative$Nly(Ied$Ehabitable$Jed$Fibited$Eitiate+Kd$Ejectable$Fured$Eominal$Equiring$Hsitive$
Auninspired$Iing$Ftructed$Kive$Nly(Furability!Jle$Hed$Etegrated$Glligent$Nly(Kibility!Mle$Ny(Gnded$Htional$
Aunintentionally(Grested$King$Nly(Nness!Hrupted$Nly(Fimidated$Foxicated$Frusive$Eucleate$Eventive$Fited$Jly(Hing$Folved$
Aunion+Fisation!He%Id$Hm!Ht!Gzation!He%Id$Evular$Ite$Dparous$Eolar$Dque$Gly(Gness!
Aunironed$Dsex$Gual$Eon!Dt!Eard!Gian0Gy$Ee%Fd$Gly(Eing!Fsation!Ge%Fzation!Ge%
Aunity!Dvalent$Gve+Eersal/Jise%Lm!Lt$Mic$Kty!Kze%Jly(He!Hity!Eocal$Cjointed$Dust$
Aunjustifiable$My(Jed$Gly(Gness!Ckempt$Hness!Ept$Eyed$Dind$Gled$Hy2Gness!Dnot%Fwable$Ging+
Aunknowingly(Jness!Gledgeable$Gn/Clabeled$Hled$Ece%Gd$Ede%Fylike$Emented$Esh%Etched$Eureled$Iled$Ewful$
Aunlawfully(Iness!Ex%Deaded$Frn%Hed$Fsh%Fvened$Ettered$Dicenced$Hsed$Efelike$Eghted$Ekable$Fe$Gable$
Aunlikelihood!Iness!Hy$Gness!Emited$Ened$Epped$Ested$Et$Ferary$Ftered$Evable$Fe%Gable$Gried$Doad%
Aunloaded$Ging!Ebed$Ecated$Fk%Ged$Egical$Eoked-for$Fse%Hn%Evable$Fed$Gly$Fing$Dubricated$Eckily(
Aunlucky$Cmade$Eke%Elicious$Fleability!Jle$Fted$En%Fageable$Mness!Ly(Fful$Ily(Flike$Hness!Gy2
Aunmanned$Hred$Ily$Epped$Erked$Htable$Fred$Gied$Esk%Ging!Etchable$Hed$Fed$Deasurable$Ied$Echanical$
Aunmechanised$Jzed$Ediated$Gcal$Itive$Hinal$Elodic$Ious$Lly(Fted$Emorable$Ky(Entionable+Ercenary$Ghantable$Giful$
Aunmercifully(Kness!Fited$Horious$Ethodical$Dilitary$Endful$Jly(Jness!Fed$Fgled$Estakable$Ly(Etigable$Ited$Exable$
Aunmixed$Doderated$Hnised$Jzed$Fifiable$Ied$Fulated$Elested$Ertgaged$Etivated$Forised$Ized$Eurned$Evable$Fed$Fing$
Aunmown$Dusical$Jly(Etilated$Ezzle%Dyelinated$Cnameable$Gd$Etural$Jised$Kzed$Jly(Jness!Evigable$Decessarily(Ky$
Aunneeded$Eighborliness!Ly$Jurly$Erve%Hd$Ging$Eurotic$Dilquadium!Dotched$Fed$Ficeable$Mness!Ly(Id$Eurished$
Aunnumberable$Ied$Ferable$Cobjectionable$Jve$Eligated$Hing$Eservable$Jnt$Ied$Ftructed$Etainable$Frusive$Lly(Lness!Evious$
Aunoccupied$Dffending$Ficial$Kly(Diled$Dpen$Ged$Eposable$Hed$Drdered$Eganised$Ized$Eiented$Fginal$Kity!Kly(
Aunornamented$Ethodox$Ky!Dstentatious$Dwned$Dxygenated$Cpack%Gaged$Eid$Fnful$Gtable$Hed$Fred$Elatability!Jle$Lness!
Aunpalatably(Erallel$Ked$Fdonable$Ly(Fented$Fliamentary$Ftitioned$Essable$Fteurised$Kzed$Etented$Friotic$Lally(Gonised$Jzed$
Aunpatterned$Eved$Deaceable$Hful$Eopled$Erceivable$Jed$Jing$Hptive$Mness!Fformed$Fmed$Gissive$Mness!Fplexed$Fson!
Aunpersuadable$Jed$Isive$Mness!Fturbed$Dick%Ftured$Jsque$Eerced$Egmented$Ellared$En%Etying$Dlaced$Fnned$Gted$
Aunplayable$Gful$Eeasant$K-smelling$Kly(Kness!Hing$Kness!Fdged$Eoughed$Fwed$Eug%Fmbed$Dointed$Jness!Elished$
Aunpolitical$Fluted$Empous$Epular$Jity!Ited$Ertable$Esed$Etted$Ewered$Dracticed$Ised$Eecedented$Nly(Fdictability!Lle$
Aunpredictably(Jed$Jive$Fjudiced$Fmeditated$Fpared$Gossessing$Fsentable$Gidential$Gsed$Ftending$Itious$Nly(Nness!Fventable$Eiestly$
Aunprincipled$Gtable$Eoblematic$Fcessed$Gurable$Fductive$Mly(Mness!Ffessional$Gitability!Kle$Mness!Ly(Fgressive$Fmised$Iing$
Aunprompted$Fnounceable$Fphetic$Gitious$Mly(Mness!Ftected$Lness!Jive$Fvable$Ged$Hn$Gocative$Hked$Iing$Dublishable$
Aunpublished$Enctual$Fished$Erified$Cqualified$Lly(Eenchable$Fstionability!Mle$Oness!Ny(Ked$King$Nly(Eiet$Hly(
Aunquotable$Craised$Enked$Etable$Fified$Evel%Her!Hler!Deachable$Hed$Gtive$Fd$Gable$Jy(Gy$Fl$
Aunrealised$Im!Itic$Lally(Hty!Hzable$Ied$Fson!Iable$Ly(Iing$Lly(Gsuring$Eceptive$Fiprocated$Fognisable2
Aunrecognised$Jzable$Ny(Ked$Gncilable$Ked$Hstructed$Grded$Gverable$Edeemable$Ied$Fuced$Eel%Efined$Flected$Jive$
Aunreformable$Ied$Freshed$Egenerate$Md$Fistered$Fretful$Iting$Fularity!Ited$Ehearsed$Elated$Jness!Gxed$Feased$Gnting$
Aunrelentingly(Fiability!Ile$Kness!Jy(Geved$Emarkable$Ly(Ied$Fedied$Fitting$Forseful$Funerative$Enewable$Hed$Ftable$
Aunrepaired$Featable$Gntant$Lly(Flaceable$Fortable$Ied$Fresentative$Ised$Goducible$Ny(Equested$Gited$Esentful$Grved$Kly(
Aunresistant$Iing$Folvable$Ied$Fpectability!Lle$Gonsive$Mness!Ft!Ged$Grained$Mly(Kt!Hicted$Kive$Etentive$
Aunretrievable$Evealed$Grberant$Fised$Gved$Ewarded$Iing$Dhetorical$Eymed$Fthmic$Kal$Difled$Egged$Fhteous$Lly(Lness!
Aunrimed$Epe$Gned$Evaled$Hled$Doll%Emantic$Kally(Eofed$Euged$Duffled$Eliness!Fy$Csaddle%Id$Efe$
Aunsaid$Elable$Gried$Feable$Fted$Enctification!Ked$Jy%Ioned$Fded$Fitariness!Jy$Eponified$Ercastic$Eted$Fiable$
Aunsatiably(Hted$Gsfactorily(Oness!Ny$Iiable$Jed$Iying$Furated$Eved$Foriness!Hy$Gury$Ey%Dcalable$Fthed$
Aunscheduled$Folarly$Goled$Eientific$Mally(Eramble%Few%Fipted$Fupulous$Mly(Mness!Deal%Ged$Fmanlike$Ged$Fsonable$
Aunseasonableness!Ly(Ied$Ft%Fworthy$Ectarian$Fured$Eductive$Eeable$Fded$Fing$Fmliness!Hy$Fn/Fyn$Egmented$
Aunsegregated$Elected$Iive$Ffconscious$Ply(Pness!Gish$Jly(Jness!Ensational$Ft$Gimental$Nly(Erviceable$Hle$Ettle%
Aunsettled1Ex%Fed$Fy$Dhackled$Fded$Gowed$Fkable$Jy(Gen$Fped$Hly$Hn$Fred$Gpened$Fved$
Aunshaven$Eeared$Gthe%Jd$Flled$Eielded$Eockable$Fd$Fed$Frn$Erinkable$Iing$Euttered$Dighted$Hliness!Iy$
Aunsigned$Elenced$Emilarity!Enkable$Ezed$Dkilled$Hful$Kness!Dleeping$Eoped$Dmiling$Jly(Eooth$Ied$Dnarl%Hed$
Aunsnarling!Dociability!Ile$Kness!Jy(Hl$Eiled$Eld$Ger%Gierly$Ficited$Fuble$Fvability!Ile$Ged$Ephisticated$
Aunsorted$Eught$Fnd$Hable$Hed$Hness!Fred$Ewn$Dpaced$Fring$Jly(Eeakable$Ky(Fcialised$Kzed$Hfic$
Aunspecified$Gtacular$Fll%Fnt$Eoiled$Ht$Fken$Frting$Kly(Hsmanlike$Ftted$Dtable$Iness!Fged$Fined$Fple%
Aunstarred$Fted$Hsmanlike$Eeadily(Iness!Hy$Frilised$Jzed$Eilted$Fmulating$Fnted$Hing$Kly(Frred$Eoppable$Hered$
Aunstrain%Ied$Gp%Gtified$Fessed$Fing%Fuctured$Gng$Euck$Fdied$Hous$Fff%Eylish$Duasible$Ebdivided$Guable$
Aunsubdued$Fmissive$Fstantial$Nise%Oze%Mted$Ftle$Eccessful$Mly(Efferable$Egared$Eitability!Ile$Kness!Jy(Ged$
Aunsullied$Eng$Epervised$Fportable$Jed$Jive$Gressed$Ere$Fmountable$Fpassable$Jed$Grised$Jing$Esceptibility!Lle$Fpected$
Aunsuspecting$Mly(Gicious$Dwayed$Eeet$Hened$Fpt$Frving$Kly(Eorn$Dyllabic$Iled$Embolic$Fmetric$Lal$Nly(
Aunsympathetic$Nally(Jising$Kzing$Enchronised$Lzed$Kous$Estematic$Mally(Ctactful$Egged$Einted$Elented$Fkative$Emed$Engle%
Auntangled$Hing!Fned$Eped$Fped$Ernished$Ested$Eught$Exed$Deach%Echnical$Ellable$Empered$Gting$Enable$Gnted$
Auntended$Ermeyer&Ested$Ethered$Dhankful$Fw%Ged$Eeatrical$Fmatic$Einkable$Ky(Hing2Kly(Eought$J-of$Jful$
Aunthoughtfulness!Ereatening$Didily(Gness!Fy$Ee%Fd$Fr!Elled$Embered$Feliness!Hy2Epped$Ered$Fing$Etled$
Auntoasted$Eld$Eothed$Euchable+Hed$Fghened$Eward$Draceable$Gked$Fditional$Fined$Fmmeled$Jled$Fnsferable$Hlatable$Hmutable$
Auntraveled$Iled$Hrsable$Jed$Eeated$Eied$Fmmed$Eod$Gden$Fubled$Eue$Fly(Fstiness!Jg$Hworthiness!My$
Auntrusty$Fth!Hful$Kly(Kness!Ducked$Efted$Ene%Gful$Erned$Etored$Dwine%Fst%Hed$Dying!Epical$
Auntypicality!Jly(Cunbium!Ederstandably(Jood$Ehexium!Epentium!Equadium!Etrium!Dsable$Eeable$Fd$Ffulness!Eual$Hly(Hness!
Aunutterable$Ky(Hed$Cvaccinated$Elued$Ened$Fquishable$Ked$Eried$Iness!Fnished$Fying$Deil%Ged$Ging!Endible$
Aunvented$Gilated$Erbalised$Jzed$Fifiable$Ied$Fsed$Digilant$Endictive$Etrified$Doiced$Eluntary$Dulcanised$Jzed$Cwanted$Ily(
Aunwarily(Gness!Fmed$Frantable$My(Jed$Fy$Eshed$Etchful$Evering$Kly(Exed$Deaned$Frable$Gied$Gy$
Aunwearying$Fthered$Fve%Ebbed$Ed$Fded$Elcome$Fl$Gness!Dholesome$Lness!Dieldiness!Hy$Elled$Ging$Jly(
Aunwillingness!End%Ere%Ese$Gly(Gness!Fhed$I-for$Etting$Jly(Domanly$Ented$Ily(Eoded$Erkable$Gmanlike$
Aunworldly$Fried$Fthily(Iness!Hy$Eunded$Even$Drap%Gped$Einkled$Ftten$Cyielding$Kness!Doke%Czip%BpT
Aup-and-coming$Dbow!Dcountry(Dtick!Eo-date$Kness!Gthe-minute$Cbeat/Dound$Draid%Her!Hing!Einging!Ccast!Dhuck%Doming$
Aupcountry$Durved$Cdate,Fing!Dike&Draft!Cend%Fed$Fing!Cfield$Dront$Cgrade,Cheaval!Ge%Dill:Dold%
Aupholder!Fster%Jer!Jy!Cjohn&Ckeep!Cland/Dift,Ged$Ging3Enk!Doad%Cmarket$Dost$Cper/F-class$
Aupper-level$Hower-class$Gmiddle-class$Gnormandy*Fcase+Gut!Fmost2Dish$Gly(Gness!Ety$Gness!Dsala*Craise%Hd1Dight/
Auprightly(Hness!Ese%Fing3Ever(Doar!Gious$Kly(Eot%Ger!Csala*Dcale$Det7Fter!Ging$Dhot!
Aupside!G-down$Elon!DtageGHr!Fir$Hs@Fnding$Frt+Fte(Eream<Foke!Durge!Ctake!Dhrow!Fust!
Auptick!Eght$Eme!Down:Durn!Ged$Cward<Gly(Gs(Dind2Br*Cacil!Demia!Gc$Dnalysis!Eia&
Auraninite!Fum!Eologist!Iy!Fplasty!Eus&Eyl!Drthritis!Dte!Fmia!Euria!Cban$Fa*Fe$Gly(Fisation!
Aurbanise%Id$Gty!Gzation!He%Id1Cceolate$Ge!Dhin!Cd&Cea!Ese!Dmia!Fc$Dter!Gitis!
Aureterocele!Hstenosis!Ehane!Fra!Hl$Gitis!Gocele!Dy&Cga*De,Ency!Ft$Gly(Ding!Ciah&El!
Auric$Eaciduria!Eosuric$Dnal!Gysis!Fry$Fte%Gion!Gor!Ee!Cmia*Cn!D-shaped$Cobilin!Iogen!Dcele!
Aurochesia!Gzia!Ford!Iate!Ddele!Eynia!Dgenital$Dkinase!Dlith!Eogist!Gy!Dpathy!Eygium!Csine$Fia!Cth&
Aurticaria!Gte%Hion!Cuguay*Han0Ds!BsQCa*Dbility!Ele$Gness!Dge!Dnce!Cbeg&Ek&Ce,
Auseable$Hness!Dd$E-car!Dful$Gly(Gness!Dless$Hly(Hness!Dr!E-friendly$Chas&Der,Fette!Cing!
Auskub*Csher&Dr*Ctinov&Cual$Fly(Fness!Dfruct!Iuary+Dmbura*Drer!Eious$Ily(Ep%Fation!Fer!
Ausury!Bt!Cah*Ean&Eraptor!Ce&Dnsil!Drine$Eus!Cica*Dle$Eisation!Ge%Hd$Hr!Ftarian/
Autilitarianism!Gy+H-grade$Fzable$Htion!Ge%Hd$Hr!Cmost/Cnapishtim&Copia!Gn9Crecht*Dicle!Fulus!Ello&
Autter6Fable$Gnce!Fed$Gr!Fly(Fmost+Fness!Cu&Dg&Bvea!El$Ditis!Dous$Cula!Fr$
Auvulitis!Eopalatopharyngoplasty!Bx.!Cor!Eial$Fcide!Fous$Ily(Iness!Bygur&Bzbak&Deg&Ek5Fistan*Ki$Av+
Av-shaped$B.p.&Ba*Cc!Dancy!Ft$Gly(Ete%Fion)Ier!Iing!Jst!Dcina!Hte%Jd$Iing3
Avaccination!Ior!Ge!He!Gia!Gum!Dillant$Hte%Iing$Jon!Ior!Duity!Eolate$Jd$Iion!Ge!
Avacuolisation!Hzation!Fus$Hly(Hness!Eum)G-clean%Cduz*Cgabond4Iage!El$Ery!Dile$Ena!Gl$Fismus!
Avaginitis!Focele!Drancy!Gt+Due$Fly(Fness!Es!Cin$Eglorious$Iy!Ely(Dshnava&Eya!Cjra&Clance!
Avaldecoxib!Fz*Eosta*De!Ediction!Iorian!Ky+Ence!Gia*Hennes*Gy!Ft$Gine!Erian!Et)Fta*
Avaletudinarian+Oism!Ly$Dgus!Di&Eance!Hy!Gt$Hly(Ed$Fate%Id$Hing$Ion!Hory$Fity!
Avalidly(Fness!Ene!Ese!Dkyrie&Dlecula!Ftta*Fy!Dor!Fous$Ily(Iness!Eur!Dparaiso*Dsartan!Ee!
Avaluable/Iness!Fte%Gion!Gor!Ee)F-system!Fd1Fless$Jness!Fr!Fs!Dve!Fd$Flet!Eotomy!
Avalvula!Hr$Ge!Gitis!Gotomy!Cmbrace!Doose%Dp)Eer!Eire!Gism!Cn!Dadate!Finite!Gum!Dbrugh&
Avancomycin!Fuver5Dda!Fl!Gise%Im!Hze%Eerbilt&Eyke!De!Ed$Dguard!Dilla+H-scented$Gin!Er&
Avanish%Ged$Hr!Ging!Jly(Ety!Dquish%Iable$Ier!Dtage!Duatu*Dzetti&Cpid$Fity!Fly(Fness!
Avapor!Fific$Gng!Gsation!He%Ir!Hh$Gzable$Ition!He%Id$Ir!Fous$Iness!Fs!Eur!
Avapourific$Hsable$Ied$Ih$Gous$Jness!Gs!Cquero!Eita!Cr!D.!Da!En!Ddenafil!Dese&Dgas&
Avariability!Gle/Iness!Hy(Fnce!Gt+Fte!Gion!Ecella!Iiform$Focele!Glored$Iured$Gse$His!Ity!
Avaried$Gness!Fgate%Jd1Iion!Ftal!Gy!Eform$Eola!Hr$Htion!Gic$Hzation!Gous$Fmeter!Frum!
Avarious$Hly(Ex!Dlet!Dment!Eint!Dna!Eish)Hed$Ir!Dro&Dsity!Duna&Es!Dy%Eing$
Avas!Darely&Fi&Dcular$Iisation!Ke%Jty!Jzation!Ke%Gitis!De!E-fine!Fshaped$Ectomise%Jze%Iy!
Avasiform$Doconstriction!Ove!Nor!Edilation!Kve!Jor!Emotor$Epressin!Jor!Esection!Etomy!Evasostomy!Fesiculitis!Dsal!Gage!
Avast$Ely(Eness!Ct!Dic$Fal$Finate%Jion!Jor!Cudeville!Jian!Dghan&Dlt)Fed$Gr!Fing+
Avaunt)Fer!Fingly(Dx&Cyu&Beal!Du!Cblen&Cctor!Cdalia!Dic$Est&Cer%Eing!Ey!Cg!
Avega&En!Detable!Gl$Grian!Kism!Gte%Hion!Kal$Ive$Five$Dgie!Chemence!Ht$Ily(Dicle!
Avehicular$Cil,Eed$Eing!Dn)Eal$Eed$Elike$Clar+Ezquez&Dcro)Dd!Et!Dleity!Eicate%Iion!
Avellum!Docipede!Graptor!Gty!Edrome!Eur!Gs!Fte!Dum!Dvet+G-leaf!Htextured$Geen!Gleaf!Gweed!Gy$
Avelvety-furred$Ihaired$Iplumaged$Iskinned$Cna!El$Fity!Fly(Etion!Dd%Eable$Eee!Fr!Ftta!Eible$Fng3
Avendition!Eor!Eue!Deer)Ging!Erability!Hle$Jness!Gte%Hing$Ion!Hor!Feal$Esect%Iion!Etia*
Avenetian0Fo*Ezia*H-euganea*Fuela*Jn0Dgeance!Fful$Ily(Iness!Dial$Ece*Epuncture!Ere!Eson!Dn&
Avenogram!Hphy!Em!Fed$Fous$Ily(Ese$Eus$Dt)E-hole!Eail!Eed$Fr!Ehole!Eilate%Jd$
Aventilation!Ior!Ky$Fng!Ener&Eral$Hly(Ficle!Hose$Ius$Hular$Jus!Gloquism!Mt!Ky!Eure,
Aventurer!Hsome$Lness!Gi!Gous$Due!Ela!Fe!Es&Cps&Ee&Eian&Cracious$Gty!Fruz*Enda!
Averandah!Epamil!Db!Eal$Gisation!Ie%Jd$Jr!Im!Hzation!Ie%Jd$Jr!Gly(Ftim2Eena!
Averbiage!Ffy%Eolatry!Fse$Hly(Hness!Gity!Ften$Ddancy!Gdi&Gt$Ei&Fct!Fgris)Fn!Eolagas!
Averdure!Dge)Fr!Eil&Didical$Efiable$Gcation!Jory$Ged$Hr!Fy%Ging$Ely(Esimilar$Jitude!Etable$
Averity!Dlaine&Dmeer&Eicelli!Gide!Gular$Jte6Ld$Kion!Iite!Fform$Guge!Flion8Glion$Fn!Gous$
Avermis!Eont*Her&Futh!Dnacular+Fl$Ftion!Ee&Fr&Eier!Fx!Eonia!Dona*Gl!Fese&Fica!
Averrazano&Gzano&Euca!Gose$Dsace&Filles*Fnt!Ftile$Iity!Ee)Fd+Eicle!Ffication!Her!Gy%Fon!
Averso!Et!Dtebra!Il$Ite+Fx!Ehandi&Eical/Iity!Ily(Iness!Gil!Ilate$Md$Jiosis!Kum!
Avertiginous$Go!Eu!Dvain!Ee!Ft!Dwoerd&Dy<Csalius&Dey&Dica!Gl$Gnt+Gte%Hion!Hory+
Avesicle!Fopapule!Fular$Ite%Jion!Hitis!Hovirus!Dpasian&Eer!Gs!Gtilionid!Eid!Eucci&Dsel!Dt,Ea&
Avestal+Eed$Eiary$Fbular$Ie!Fge!Gial$Fture!Ement!Ial$Ied$Eris&Fy!Gman!Gwoman!Eure)
Avesuvian!Iite!Gus*Ct)Dch!Fling!Fworm!Deran+Finarian!Jy/Do)Cx%Dation!Hus$Jly(Ded$
Avexer!Ding$BiDCability!Ele$Dduct!Dl!Dnd!Fs!Dtical$Htion!Gus!Cbe!Es!Dist!Dorg*
Avibraharp!Fncy!Gt$Fphone!Jist!Fte%Gion!Jal$Go!Hr!Iy$Eio!Gn!Hic$Fssa!Ccar!
Avicar-general!Fage!Fial$Hte!Gous$Jly(Fship!De!E-presidency!Ntial$Fregent!Egerent!Enary$Fnial$Eregal$Gine!
Aviceroy!Halty!Hship!Dhy*Fssoise!Dinal$Fity!Eous$Hly(Hness!Essitude!Dksburg*Dtim!Gisation!Ie%Jd$
Avictimiser!Hzation!Ie%Jd$Jr!Eor!Gia5In9Hous$Kly(Gy!Eual)Her!Hler!Hs!Duna!
Avidal&Fia*Er&Delicet(Eo!Fcassette!Fdisc!Ik!Ftape)Ce%Dnna*Fe*Gse$Etiane*Dques*Dtnam*
Avietnamese0Dw)Eable$Eer!Gs!Efinder!Egraph!Eing!Eless$Epoint!Cgee-lebrun&Esimal$Dil!Fance!Ht$Ie!
Avigilantism!Ily(Dnette!Dor!Fish!Fous$Ily(Eur!Ci+Di+Cking&Cla*De$Ely(Eness!Dification!
Avilifier!Fy%Epend%Dla!F-lobos&Fge!Hr!Fhermosa*Fin!Hage!Hess!Hous$Kness!Hy!Frd&Eein!
Avilleinage!Eoma!Fn&Eus!Dna*Eius*Eo*Cm!Cnaceous$Eigrette!Dblastine!Dcible$Eristine!Ddicate%Jd$Iion!
Avindicator!Ky$Gtive$Kly(Kness!De!Egar!Hiness!Ish$Kness!Hroon!Hweed!Hy$Ery!Eyard!Dgt-et-un!
Aviniculture!Efera!Fication!Fy%Do!Egradoff&Eus$Dson&Dtage!Hr!Ener!Dyl!Fbenzene!Col!Ea!Fble$
Aviolate%Hd$Gion!Hve$Gor!Eence!Gt$Hly(Ft+G-black$Jue$Hcolored$Lured$Hflowered$Hpink$Iurple$
Aviolet-scented$Itreaked$Htinged$Kted$Ein!Gist!Fst!Eoncellist!Ko!Dmycin!Dsterol!Cp&Der!Craemia!Ego!El$
Avirchow&Demia!Eo!Dga!Eil&Fn+Gal+Gia*In&Hty!Eo5Eule!Dicidal$He!Edity!Ele$
Avirilisation!He%Hm!Gty!Gzation!He%Eno!Eon!Doid!Elogical$Ist!Hy!Dtu!Fal$Hly(Fe!
Avirtuosity!Ho+Gus$Ily(Iness!Ducidal$He!Elence!Iy!Ht$Ily(Es!Foid!Cs-a-visBDa)Ege!
Avisaged$Eyan&Dcacha!Eera!Hl$Ily(Eid$Gity!Gly(Gness!Eoelastic$Fmeter!Iric$Jy!Fnti&Fse!
Aviscosimeter!Kric$Ly!Hty!Funt!Icy!Iess!Iy!Gs$Hness!Eus!De!Elike$Dhnu&Dibility!Fle$
Avisibleness!Gy(Egoth&Eon!Gary+Et,Fant!Gtion!Fing!For!Dor!Fed$Dta!Dual$Gisation!Ie%
Avisualised$Jr!Hzation!Ie%Jd$Jr!Gly(Ctal$Fisation!He%Ir!Hm!Ht!Gty!Gzation!He%
Avitalizer!Hing$Fly(Fness!Fs!Emin!Hise%Ize%Dellus!Dhar&Gr&Diate%Hd$Gion!Eculture!Kist!
Avitiliginous$Ho!Drectomy!Fous$Eification!Hed$Gy%Fne!Fol)Hic$Jally(Duperate%Jion!Kve$Es&Cva!
Aviva-voce$Ece2Fious$Jly(Gty!Eldi&Erium!Derrine!Did$Fly(Fness!Efication!Fy%Eparous$Esect%Iion!
Avivisectionist!Cxen!Fish$Cz.(Dcaino&Dier!Gship!Dor!Dsla!Bladivostok*Dminck&Bocable!Fulary!El/Fic$Gsation!
Avocalise%Ir!Hm!Ht!Gzation!He%Ir!Hing!Fly(Etion!Ial$Kly(Gve+Diferate%Jion!Jor!
Avociferous$Kly(Cdka!Doun!Cgue!Eish$El&Cice)Fd$Fless$Jness!Fmail!Fprint!Fr!Eing!Dd8
Avoidable$Fnce!Eer!Eing!Dle!Cl-au-vent!Daille!Ent$Er$Fy!Etile/Hisable$Je%Kd$Ity!Izable$
Avolatilize%Kd$Dcanic$Ially(Hsm!Go!Hlogy!De!Dgograd*Dition!Ial$Kly(Dley)Gball!Dt!E-ampere!
Avolta&Fge!Fic/Gre&Frean$Gian$Ee-face!Emeter!Dubility!Fle$Gy(Eme!Gd$Gter!Hric$Kal$
Avolumetrically(Finosity!Ius$Kness!End&Ftarily(Iy/Geer7Eptuary+Hous$Kly(Kness!Ete+Gd$Fion!Dva!
Avolvulus!Cmer!Dit,Fer!Fing!Gve!Fory!Fus!Cnnegut&Codoo)Gism!Cracious$Jly(Jness!Gty!Dtex!
Avorticella!Ctary!De,Eless$Er!Ding!Eve$Dyak&Cuch%Fee!Gr!Fsafe%Dge!Dssoir!Cw,Del!
Avowelise%Gze%Flike$Er!Cx!Cyage)Gr!Deur!Gism!Itic$Lal$Nly(Cznesenski&Broom)Bt*Buillard&
Avulcan&Gisation!Ie%Jd$Jr!Hte!Hzation!Ie%Jd$Jr!Gology!Dgar$Gian!Hsation!Ie%Jr!
Avulgarism!Hty!Hzation!Ie%Jr!Gly(Dnerability!Ile$Jy(Dpecular$Eine$Dture!Gine$Gous$Dva!Fl$
Avulvar$Eectomy!Eitis!Eovaginitis!Aw!B-shaped$Ba*Cc&Dkily(Eo!Ey$Do*Cd,Dding!Ele)Gr!
AwadeJEr!Fs!Di!Eng!Ds3Cfer!F-like$Gthin2Dfle)Gr!Dt,Eure!Cg,De)E-earning$
Awager)Fer!Es!Dgery!Eish$Hly(Hness!Ele,Eon!Ger!Gwright!Dner&Gian0Don!F-lit!Fer!
Awagonwright!Dram*Dtail!Chabi&Dhabi&Doo!Dunsonacock&Dvey&Cif!Dkiki*Dl,Eer!Eful$Eing+Dn!Escot!
Awainscoted$Iing!Iting!Ewright!Dst!F-deep(Ghigh(Glength$Fband!Fcloth!Goat!Fline!Dt,Ee&Fr!Eing+
Awaitress)Dve%Fr!Cjda&Ckashan&De,E-robin!Eboard!Eful$Hness!Eless$En%Fing!Er!Ding+Clapai&
Awaldheim&Emeister!De!Es*Fa&Dk,E-in+Fon+Fthrough!Go$Fup+Eabout!Fway!Eer!Eie-talkie!Fng/
Awalkingstick!Eout!Fver!Eway!Ey-talky!Dl)E-paperer!Eaby!Fce&Fh!Eboard!Eenstein&Fr&Ft!Fye!Hd$
Awallflower!Eoon&Fp,Ger!Ging/Fw,Epaper)Jer!Ey!Dnut!Dpole&Drus!Dter&Eon&Ez)Fer!
Awamble%Dpanoag&Eee!Eum!Gpeag!Cn8Damaker&Dd!Eer%Ger!Ging/Glust!Eflower!De,Dgle,Gr!
Awangling!Ding+Dk)Eer!Dly(Dnabe!He!Eess!Dt,Eed$Fr!Eing$Eon4Gly(Gness!Cpiti!
Awar)D-ridden$Etorn$Eworn$Datah!Dble,Gr!Eurg&Dd)E-heeler!Een!Gship!Fr!Gship!Eress!Fobe!
Awardroom!De)Ehouse)Jman!Jr!Iing3Dfare!Gin!Dhead!Eol&Frse!Dily(Eness!Dlike$Eock!Frd!
AwarmKE-blooded$Ftoned$Fup!Eed$Fr!Ehearted$Lness!Eing/Ely(Eness!Eonger!Jing!Eth!Dn%Eer!
Awarning+Dp,Eath!Eed$Eing!Elane!Dragal!Fnt,Hee!Ir!Hor!Hy!Een!Ger!Eigal!Fng$
Awarrior!Hlike$Dsaw*Ehip!Ezawa*Dt!Ehog!Eime!Elike$Eweed!Fort!Ey$Dwick&Dy$Csabi!Dh,
Awash-and-wear+Eable$Is!Ebasin!Foard!Gwl!Ecloth!Eday!Eed$G-out$Hup$Fr!Gman!Gwoman!Ehouse!Eing!
Awashing-up!Hton5Kian0Eout!Erag!Foom!Estand!Etub!Eup!Ewoman!Ey$Dp!E-waisted$Eish$Dsail)Her!
Awassermann&Dtage!Ee7F-yard!Fbasket!Gin!Fd$Fful$Ily(Iness!Fland!Fr!Fwater!Geir!Fyard!Eing!
Awastrel!Ctch,Fband!Fdog!Fer!Fful$Ily(Iness!Fing!Fmaker!Hn!Fstrap!Ftower!Fword!Der)F-color!
Awater-colour!Ioled$Ginsoluble$Gloving$Gmint!Grate!Hepellent$Isistant$Gshield!Hkiing!Holuble$Gtarget!Gwash%Ked$Fbird!Gorne$
Awaterbuck!Hry*Fcannon!Golor)Kist!Jur)List!Hurse!Graft!Hess+Fdog!Fed$H-silk!Gr!Ffall!Ginder!
Awaterford*Hwl!Gront!Finess!Hg!Fleaf!Hss$Jness!Gine!Gogged$Ho!Fman!Hrk!Geal!Hlon!K-shaped$
Awaterpower!Groof8Ked$King3Fs!Gcape!Ghed!Gide!Gkin!Gpout!Ftight$Gown*Fway!Geed!Gheel!Gorks!
Awaterworn$Fy$G-eyed$Dson&Dt!E-hour!Eage!Eeau&Ele)Emeter!Es&Dusi&Etsi&Cugh&Dl%Dsau*
Awave)E-off!Eband!Eform!Front!Eguide!Elength!Gt!Fike$Fl&Er,Fer!Fing+Diness!Fg!Dy$
Awavy-grained$Cw!Dl%Cx)D-chandler!Dberry!Ded$En$Dflower!Diness!Fg+Dlike$Dmallow!Dwing!Eork!Dy$
Awaxycap!Cy>D-out$Dbill!Dfarer!Ging+Dland&Fy%Dne&Ds!Eide!Dward$Beak$E-kneed$Fstemmed$Een%
Aweakened$Hr!Ging+Efish!Eling!Fy<Eness!Dl!Ed!Eth!Gily(Hness!Gy$Dn%Eed$Eing!
Aweapon!Ged$Gize%Gless$Gry!Gs-grade$Dr,Eable+Eer!Eied$Fly(Fness!Gg+Fsome$Ey;Fing$
Aweasel!G-worded$Dther4H-beaten$Jound$Istripped$Hboard!Ming!Hcock!Hed$Hglass!Hliness!Iy$Hman!Hproof6Hstrip,
Aweatherstripping!Hvane!Hworn$Dve,Fr!Gbird!Eing!Cb)D-footed$Etoed$Db&Eed$Eing!Ey$Dcam!Der!
Awebfoot!Dlike$Dmaster!Dpage!Dsite!Eter&Dworm!Cd7Dded$Eing3Del%Dge)F-shaped$Fd$Eie!Ewood&
Awedlock!Ce8D-wee%DdPE-whacker!Eer!Ekiller!Eless$Es!Ey$Dk!Eday!Eend)Her!Elong$Fy=
Aweeknight!Dness!Eie!Esy$Ey$Dp%Eer!Einess!Gg+Ey$Dvil!Dwee!Cft!Cgener&Cigela!Eh%
Aweighbridge!Fer!Fing!Ft)G-lift%Ged$Gily(Hness!Ig!Gless$Kness!Hift)Ker!King!Gy$Dl&
Aweill&Dmar*Dnberg&Dr!Ed9Fie!Fly(Fness!Fo!Fy!Dsenheimer!Emann&Dzmann&Cka!Clch%Fer!
Awelcome7Hr!Ging$Dd,Eer!Eing!Ement!Dfare!H-statist$Gist$Dkin!DlIE-adjusted$Hvised$Gppointed$Fbalanced$
Awell-behaved$Hing!Gound$Granched$Hed$Fchosen$Gonducted$Inected$Fdefined$Gisposed$Gone$Gressed$Feducated$Gndowed$Ffavored$Jured$
Awell-fed$Gixed$Gormed$Hund$Ked$Fgroomed$Jved$Iunded$Fheeled$Finformed$Htentioned$Fkept$Gnit$Hown$Flighted$Hned$
Awell-made$Hnnered$Hrked$Geaning$Jt$Gined$Fnigh(Gourished$Foff$Grdered$Fpreserved$Hoportioned$Fqualified$Fread$Gounded$Fset$
Awell-shaven$Gituated$Gpoken$Fthought-of$Gimed2Go-do$Gried$Gurned$Fwisher!Jing+Gorn$Ebeing!Forn$Eerism!Fs&Ehead!
Awellington5Eness!Epoint!Es&Fpring!DshOFer!Fman&Dt)Eer)Gweight!Ey&Dwitschia!Cmbley*Cn!D-ti&
Awench)Fer!Dd%Crewolf!Dfel&Dnicke&Csley&Gan0Dsex*Dt:E-central$Fsider&Ebound$Eer!Gly=Gn/
Awesterner!Hise%Ize%Hmost$Einghouse&Eminster*Fost$Eon&Eside$Eward@Is(Ct8D-nurse)Dback!Dher!Dland!
Awetness!Eurse!Dter!Eing!Bhack,Fed$Gr!Fing:Fo!Fy$Dle)Fboat!Hne!Fr!Fsucker!Dm%
Awhammy!Dng)Dp%Drf)Fage!Eton&Dtchamacallit!Num!Eever$Enot!Esis!Foever$Ceal!Et!F-grass!Fear!
Awheaten$Ffield!Glake!Fgrass!Fley&Fstone&Fworm!Dedle%Hr!Ging!El)F-like$Fbarrow)Hse!Fchair!Fed$
Awheeler!Fhouse!Fing!Fless$Fwork!Gright!Eze,Fily(Gness!Hg$Ily(Fy$Dlk)Em%Ep)Dnce(
Awhereabouts!Ffore!Fsoever(Fver(Fwithal!Ery!Dt%Estone!Dy!Cicker)Ddah!Dff)Fer!Fletree!Dg&Dle!
Awhim!Eper,Esey!Fical$Jity!Jly(Fy!Dn!Eberry!Echat!Ee,Fr!Fy$Eny,Estone!Ey$
Awhip,E-round!Fscorpion!Gnake!Ecord!Elash!Fike$Eper!H-in!Hsnapper!Gt!Fing+Fletree!Foorwill!Fy$Esaw)
Awhipsnake!Ftitch!King!Etail!Dr)El,Fer!Figig)Gng!Fpool)Fwind!Fybird!Er)FingCDsh%Ek,
Awhisker)Hed1Hless$Hs3Hy$Gy!Fy!Eper,Hed$Ir!Hing+Et!Fle,H-blower!Hblower!Hr!
Awhistlestop%Ging!Dt!Ee8F-blotched$Hread$Gcollar$Gedged$Gflowered$Ghaired$Hot$Glipped$Ivered$Gout%Gpink$Gribbed$
Awhite-seeded$Hhoe$Htreaked$Gtie$Fbait!Fcap!Gup!Fface!Gish!Gly!Fhall*Gead!Gorse*Flash!Fn%Ged$
Awhitener!Hss!Ging!Fout)Ftail!Ghorn!Hroat!Fwash)Jed1Hter!Good!Fy!Eing!Fsh$Elavia!Fow!
Awhitlowwort!Eman&Eney&Etier&FleHHr!Dz,E-kid!Ebang!Ez)F-kid!Fbang!Codunit!Dle=F-souled$Gwheat$
Awholehearted$Mly(Mness!Fmeal$Fness!FsaleGJr!Gome$Jly(Jness!Ely(Dmp%Dop,Fee!Gr!Esh)
Awhop%Eper!Fing2Dre)Fdom!Fhouse!Fmaster!Gonger!Fson!El!Fed$Fywort!Etleberry!Cy!Ddah!Bi*
Awiccan0Dhita5Dk!Eed$Gly(Gness!Fr!Gwork!Ft!G-keeper!Eiup!Eliffe&Eup!Dlif&Dopy!Cde2
Awide-angle$Gwake$Fbody!Fcut$Feyed$Fopen$Franging$Fscreen$Eband$Ely(En%Fess!Fing!Espread$Dgeon!Ft!
Awidow)Fed1Gr!Fhood!Fman!Dth!Celand&Ed%Fy$Dner!Gwurst!Dsbaden*Eel&Fnboden!Gthal&Cfe!
Awifelike$Fy$Cg!Deon!Dged$Eing!Ele,Gr!Finess!Fy$Dht!Dless$Dmaker!Dner&Dwag%Fm!
Awikiup!Cld=E-eyed$Ecat+Hter!Ee&Fbeest!Fr&Gness!Efire!Flower!Fowl!Eing!Elife!Fy(Eness!
Awile!Dful$Gly(Gness!Diness!Dkes&Eins&Hon&Dl)E-o'-the-wisp!Eard&Eebrand&Ft!Eful$Hly(Hness!
Awilliams&Itown*Fes!FngAHly(Hness!Fs&Eow!G-pattern!Gherb!Gware!Gy$Epower!Ey-nilly(Dmington*Eut&
Awilno*Dson&Gian$Dt,Eed$Eing!Dy$Cmble!Gdon*Dp!Eish$Ele!Ey$Cn,Dce,Fy!
Awinceyette!Eh)Fester*Ekelmann&Dd)Eage!Fus&Ebag!Flown$Freak!Jer!Furn!Ied$It$Echeater!Eed$
Awinder!Efall!Flower!Ehoek*Eily(Fness!Gg/H-clothes!Isheet!Ejammer!Elass!Fess$Iness!Emill!Eow!G-dress%
Awindow-shop%Hwashing!Gpane!Gsill!Epipe!Escreen!Fhield!Fock!Gr*Ftorm!Furf%Fwept$Etalker!Eup+Eward:Ey$
Awine)E-colored!Jured!Fred$Eberry!Eglass!Emaker!Hing!Epress!Ery!Eskin!Ey$Dfred&Dg)E-nut!Fshaped$
Awingback!Eed$Fr!Eless$Fike$Eman!Es!Fpan!Gread!Ftem!Dk,Eer!Eing+Ele)Dless$Dnebago&
Awinner!Eing/Hs!Fpeg*Eow,Ging!Do!Dslow&Eome$Hly(Hness!Eton-salem*Dter)G-blooming$Hflowering$Gberry!
Awintergreen!Gise%Hze%Gtime!Gy$Ery$Eun&Dy$Cpe,Eout!Er!Cre)E-haired$Fpuller!Ed$Ehair!
Awireless+Eman!Er!Etap)Hper!Ework!Hm!Diness!Fg!Dy$E-coated$Fstemmed$Csconsin*Jite&Ddom!De/
Awiseacre!Ecrack,Ely(Eness!Fheimer!Ft!Dh,E-wash!Ebone!Eed-for$Eful$Hly(Hness!Eing!Ey-washy$Dp!
Awisplike$Ey$Dtaria!Eer&Gia!Eful$Hly(Hness!Ct!Dch)F-hunt!Ker!Fcraft!Fery!Fgrass!Fing+
Awitchlike$Dh-it$Eal(Edraw%Ial!Ier!In$Jness!Ee!Fr%Ged$Ging/Jly(Gs!Hpoon&Ehold%
Awithholder!Iing!Ein(Estand%Jer!Ey!Dless$Eoof!Dness,Her!Ds!Dtgenstein&Mian$Eicism!Fly(Fness!
Awitting$Hly(Eol!Ey$Dwatersrand*Cve%Ern!Cz!Dard+Gly$Gry!Den$Fed$Boad!Ewaxen!Cbble,
Awobbler!Fing$Fy9Cdan&Dehouse&En&Ce!Dbegone$Dful$Gly(Gness!Cg!Ck!Cld!Df)E-sized$
Awolf-whistle%Ebane!Ee&Ef&Fish!Ehound!Eish$Hly(Elike$Eman!Eram!Hite!Esbane!Dlaston&Jite!Estonecraft&
Awolverine!Cman!F-worship!Fhood!Fise%Ir!Hh$Iness!Gze%Ir!Fkind!Flike+Hness!Gy$Db!E-to-tomb$
Awombat!Cn+Dder,G-struck$Gberry!Ger!Gful$Jly(Jness!Ging$Jly(Gland!Gment!Gworking$Erous2Ily(
Awonk!Ey$Dt!Eed$Eon!Co%Dd!E-burning$Fcreeper!Ffern!Gired$Grog!Frat!Ebine!Forer!Fury&
Awoodcarver!Iing!Fhuck!Fock!Fraft!Geeper!Fut!Hter!Eed$Fn$G-headed$Gly(Gness!Gware!Efern!Egrain!
Awoodgraining!Ehewer!Full&Einess!Eland!Fet!Fouse!Eman!Epecker!File!Eruff!Es3Fcrew!Fhed!Fia!Gness!
Awoodsman!Fy$Eward&Gxen!Find!Fork!Ier!Iing!Hm!Ey$F-stemmed$Der!Df!Eer!Ding!Dl!
Awoolen+Ef&Egather%Ker!King+Elcott&Fen+Gy&Fy$G-haired$Ieaded$Hstemmed$Esorter!Eworth&Ey$F-haired$
Awooly-minded$Dsh%Dzy$Cp!Crcester5Dd)E-blind$Fof-mouth$Fpainter!King!Gerfect$Fsplitting!Fworship!Ebook!Efinder!Eily(
Awordiness!Gg!Eless$Ily(Emonger!Enet!Eplay!Es!Fmith!Fworth&Kian$Ey$Dk,E-board!Fclothes!King!
Awork-in!Fshirt!Hy$Eable$Fday$Fholic!Jsm!Ebag!Gsket!Fench!Foard!Gok!Gx!Eday!Eer!Efellow!
Aworkflow!Force!Ehorse!Guse!Eing/H-class$Hman!Hs3Eload!Eman!Hlike$Hship!Gte!Eout!Epiece!Flace!
Aworkroom!Es!Fheet!Gop!Fpace!Ftation!Etable!Ewear!Gek!Dld+F-beater!Gclass$Gshaking$Jttering$Gweariness!Ky$
Aworld-wide$Fliness!Ig!Gy$H-minded$Iwise$Fwide$Dm)E-eaten$Fshaped$Ecast!Ehole!Elike$Eseed!Ewood!Ey$
Aworn$E-out$Dried$Hly(Gr!Fment!Fsome$Ey,Fing+Ily(Fwart!Dse=Fn%Ged$Ging+Ehip)
Aworshiper!Hful$Hped$Jr!Et?Fed3Dt!Eh/Fful$Fily(Gness!Fless$Jly(Jness!Fwhile$Kness!
Aworthy/Ctan&Cuk&Dld-be$DndVFedAFing+Cven$Cw)Bpm!Brack)Dith!Glike$Dngle,Hr!Ging!
Awrap,Earound!Eped$Gr!Fing!Dsse!Dth!Fful$Ily(Dwl%Ceak%Eth!Ge%Dck,Fage!Fed$
Awrecker!Ffish!Fing!Dn!E-tit!Ech,Ging$Dst%Fer!Fle,Hr!Ging!Dtch!Ged$Ily(Iness!
Awrick)Dggle,Hr!Ging$Gy$Eht!Dng,Fer!Ekle)H-resistant$Hd1Hless$Hproof$Gy$Dst!Fband!
Awristlet!Fwatch!Dt!Ee%F-down!Gin!Goff!Fr!Ehe%Gd$Gn$Fing$Eing!Eten$Coclaw*Dng?
Awrong-side-out$Fdoer!Hing!Fful$Ily(Iness!Fheaded$Lly(Fly(Fness!Dth$Fful$Dught$Cy$Dly(Dmouth!
Awryneck!Buerzburg*Chan*Clfenite!Eila&Crlitzer&Dtzite!Dzburg*Css!Bv*By*Cat&Et&Ccherley&Dlif&Gfe&
Awye!Dth&Ckeham&Hist&Cler&Die&Cnette&Dfrith&Coming*Hite&Crd&Csiwyg$Dzynski&Cvern!Ax+B-axis!
Ax-linked$Cray)Banthate!Felasma!Gmia!Fine!Foma!Itosis!Honad!Gphyl!Kl!Hsia!Gsis!Gus$Cvier&Bc+
Axci$Di$Ei$Dv$Cl$Cv$Di$Ei$Fi$Benogeneic$Isis!Fraft!Elith!En!Ephanes&Gobia!
Axenophobic$Hn&Etime!Fransplant!Oation!Cranthemum!Dic$Doderma!Iia!Egraphic$Jy!Ema!Ephile!Gthalmia!Lus!Gyte!
Axerophytic$Eradiography!Estomia!Etes!Ex)Bhosa&Bi+Can*Ci+Di+Cnjiang*Cv+Cx+Czang*Bl+Ci$
Axlii$Ei$Dv$Cv$Di$Ei$Fi$Bv+Ci+Di+Ei+Bx+Ci+Di+Ei+Dv+
Axxix+Cv+Di+Ei+Fi+Cx+Di$Ei$Fi$Ev$Dv$Ei$Fi$Gi$Bylem!Ene!
Axylol!Ephone!Iist!Ese!Fma!Ay!B-axis!Cshaped$Bacca!Dht)Fing!Fsman!Gwoman!Dk)Cfo*Cgi!
Ayahi&Doo!Dve&Fh&Dwe&Fh&Ck)Dety-yak!Dima*Dut&Eza!Cle&Dta*Eopya*Cm!Da&
Ayamamoto&Eni&Dmer%Doussukro*Cna&Dg!Eon*DkHEee0G-doodle&Fr!Dquapin!Counde*Cp,Crd!Eage!
Ayardarm!Ebird!Eer!Egrass!Eie!Eman!Gster!Estick!Dmelke!Eulka!He!Dn)E-dye%Fspinning$Drow!Cshmac!
Ayashmak!Dtrzemski&Ctaghan!Dobyo!Cup%Dtia!Cvapai&Cw)Dl)Dn,Eer!Eing/Dp%Ds3Bea>Dh(
Ayear!E-around$Fend+Fround$Ebook!Eling!Fong$Fy=En%Fed-for$Gr!Fing3Ily(Es!Dst!Flike$
Ayeasty$Dts&Fian$Cddo*Do*Ckaterinoslav*Cll,Eed$Fr!Eing!Eow8G-banded$Ieige$Jllied$Ilindness!Irown$
Ayellow-gray$Jeen$Ky$Hmarked$Horange$Hspotted$Itriped$Htinged$Jpped$Hwhite$Gbird!Gcake!Ged$Gfin!Ghammer!Gish$
Ayellowish-beige$Kgray$Mey$Korange$Kwhite$Gknife*Glegs!Gness!Gtail!Hhroat!Gwood!Dp,Eing!Cmen*Fi0Cn)
Ayeniseian&Dta!Coman!Gry!Crevan*Dkes&Dsin&Dwa-maiduguri*Cs!D-man!Dhiva!Hh!Dterday>Gyear!Ct(Di!
Ayevtushenko&Cw!Czo*Bgdrasil&Cgdrasil&Bhvh&Cwh&Bid!Celd,Fer!Fing/Ily(Cn!Cp)Ds!Csrael*
Aylang-ylang!Cem!Bmir&Bo-yo!Cb!Dbo!Dibit!Fyte!Do!Cdel)Fing!Fler!Dh!Cga!Dhourt!Eurt!
Ayogi!Ec$Estic$Durt!Cke)El!F-like$Fish$Dohama*Duts&Clk!Cn2Dder2Cre!Dkshire*Etown*
Ayoruba&Cttabit!Gyte!Cu-drive!Dng/F-bearing$Igetting$Fer$Fish$Fness!Fster!Hown*Eker!Dth!F-on-age!Fful$
Ayouthfully(Iness!Cwl)Br!Btterbite!Hum!Drium!Buan!Ccatan*Fec&Ho&Dca!Dky$Cgoslav0Iia*Kn0
Ayukawa&Don*Cma5En+Dmy$Cnnan*Cppie!Crt!Az!B-axis!Babaglione!Drze*Ccharias&Cftig$Cg!Dreb*
Azaharias&Cire!Fan0Fse0Ckat!Clcitabine!Cman!Fg!Dbia*Gn0Dia!Cngwill&Duck&Dy+Dzibar*Cp)
Azapata&Dotec0Han&Dper!Cragoza*Ethustra&Df!Dia*Dpanit&Dqa*Cyin!Beal!Eand*Her&Eot!Gry!
Azealous$Hly(Dxanthin!Cbibit!Fyte!Dra!Fwood!Du!Cchariah&Cd!Ce!Dman&Cnith!Gal$Do&Colite!
Azep!Dhaniah&Eyr!Dpelin!Eo&Cro4Eth$Cst)Eful$Hly(Hness!Eily(Ey$Cta!Dland*Dtabit!
Azettabyte!Cugma!Ds&Bhukov&Bidovudine!Cegfeld&Eler&Cg!D-zag$Dadene!Dgurat!DzagECkkurat!Durat!Clch!Dl!
Azillion+Cmbabwe*Ian0Flist&Cnc)Dfandel!Dg!Eer!Dkenite!Dnemann&Eia!Ewaldite!Dsser&Dzendorf&Con*Eist0
Azip,Dper)Eo!Ey$Crbanit&Dcon!Gia!Hum!Ct!Dher!Gn!Di!Czz!Bloty!Boanthropy!Cdiac!
Azodiacal$Cftig$Cic$Cla&Eesque$Cmba*Ei!Fe!Cna!El$Ery$De)Ding3Dula!Fe!Co!
Azooerastia!Iy!Dflagellate!Did!Dlatry!Eogical$Hst!Gy!Dm,Eastigote!Eorphism!Dnosis!Ftic$Dphagous$Filia!Ism!
Azoophobia!Fyte!Elankton!Esia!Dspore!Dtoxin!Cri!El!Doaster&Hrian0Cster!Cysia!Bsigmondy&Bu&Cbird&Ccchini!
Azukerman&Clu&Cni&Crich*Dvan&Bweig&Cieback!Dngli&Corykin&Bydeco!Cgodactyl$Ema!Gtic+Forphic$Jous$Espore!
Azygote!Gne!Fic$Cmase!Dogen!Eid$Elogy!Fysis!Gtic$Esis!Etic$Durgy!
"""#

  /// Irregular plural nouns, each with its lemma.
  static let nounForms: StaticString = """
aardwolves aardwolf
abaci abacus
aboideaux aboideau
aboiteaux aboiteau
abscissae abscissa
acanthi acanthus
acari acarus
acciaccature acciaccatura
acetabula acetabulum
achaemenidae achaemenid
achaemenides achaemenid
acicula aciculum
aciculae acicula
acini acinus
acre-feet acre-foot
acromia acromion
actiniae actinia
actinozoa actinozoan
addenda addendum
adenocarcinomata adenocarcinoma
adenomata adenoma
adieux adieu
adyta adytum
aecia aecium
aecidia aecidium
aerobia aerobium
agents-general agent-general
aggiornamenti aggiornamento
agnomina agnomen
agones agon
agorae agora
agouties agouti
aides-de-camp aide-de-camp
aides-memoire aide-memoire
aids-de-camp aid-de-camp
alae ala
alewives alewife
alkalies alkali
allodia allodium
alluvia alluvium
alodia alodium
alto-relievos alto-rilievo
altocumuli altocumulus
altostrati altostratus
alulae alula
alumnae alumna
alumni alumnus
alveoli alveolus
amanuenses amanuensis
ambulacra ambulacrum
amebae ameba
amnia amnion
amniocenteses amniocentesis
amoebae amoeba
amoebiases amoebiasis
amoraim amora
amoretti amoretto
amorini amorino
amphiarthroses amphiarthrosis
amphicia amphithecium
amphimixes amphimixis
amphioxi amphioxus
amphisbaenae amphisbaena
amphorae amphora
ampullae ampulla
amygdalae amygdala
anabases anabasis
anacolutha anacoluthon
anacruses anacrusis
anaerobia anaerobium
anagnorises anagnorisis
analemmata analemma
analyses analysis
anamneses anamnesis
anamorphoses anamorphosis
anastomoses anastomosis
anatyxes anaptyxis
ancones ancone
androclinia androclinium
androecia androecium
androsphinges androsphinx
andtheridia antheridium
angelfishes angelfish
angiomata angioma
animalcula animalculum
anlagen anlage
annattos annatto
annuli annulus
antae anta
antalkalies antalkali
antefixa antefix
antennae antenna
antependia antependium
anthelia anthelion
anthelices anthelix
anthemia anthemion
antheridia antheridium
anthodia anthodium
anthozoa anthozoan
anthraces anthrax
anticlinoria anticlinorium
antihelices antihelix
antiheroes antihero
antisera antiserum
antitheses antithesis
antitragi antitragus
antra antrum
aortae aorta
aphelia aphelion
aphides aphis
apices apex
apodoses apodosis
apomixes apomixis
aponeuroses aponeurosis
apophyses apophysis
aposiopeses aposiopesis
apothecia apothecium
apotheoses apotheosis
appendices appendix
appoggiature appoggiatura
apsides apsis
aquae aqua
aquaria aquarium
araglis argali
arboreta arboretum
arcana arcanum
archegonia archegonium
archerfishes archerfish
archesporia archesporium
archipelagoes archipelago
arcs-boutants arc-boutant
areolae areola
argumenta argumentum
ariette arietta
aristae arista
armamentaria armamentarium
arses arsis
artal rotl
artel rotl
arterioscleroses arteriosclerosis
aruspices aruspex
asceses ascesis
asci ascus
ascidia ascidium
ascogonia ascogonium
ashes ash
ashkenazim ashkenazi
aspergilla aspergillum
aspergilli aspergillus
aspergilloses aspergillosis
aspersoria aspersorium
assegais assegai
astragali astragalus
asyndeta asyndeton
atheromata atheroma
atheroscleroses atherosclerosis
atmolyses atmolysis
atria atrium
attorneys-at-law attorney-at-law
auditoria auditorium
aurae aura
aurar eyrir
aurei aureus
auriculae auricula
aurorae aurora
auspices auspice
autocatalyses autocatalysis
autochthones autochthon
automata automaton
autos-da-fe auto-da-fe
avitaminoses avitaminosis
axes axis
axillae axilla
bacchantes bacchante
bacchii bacchius
bacilli bacillus
bacteriostases bacteriostasis
bacula baculum
bains-marie bain-marie
ballistae ballista
bambini bambino
bandeaux bandeau
banditti bandit
bani ban
banjoes banjo
barklice barklouse
barramundies barramundi
bases basis
basidia basidium
basileis basileus
bassi basso
bastinadoes bastinado
bateaux bateau
batfishes batfish
beadsmen beadsman
beaux beau
beches-de-mer beche-de-mer
beeves beef
behooves behoof
bersaglieri bersagliere
bhishties bhishti
bibliothecae bibliotheca
bicennaries bicentennial
bijoux bijou
bilboes bilbo
billets-doux billet-doux
billfishes billfish
bimboes bimbo
bisectrices bisectrix
blackfeet blackfoot
blackfishes blackfish
blastemata blastema
blastulae blastula
blindfishes blindfish
blowfishes blowfish
bluefishes bluefish
boarfishes boarfish
bok boschbok
boleti boletus
bolivares bolivar
bolsheviki bolshevik
bonefishes bonefish
bongoes bongo
bonitoes bonito
booklice booklouse
bookshelves bookshelf
boraces borax
borborygmi borborygmus
bordereaux bordereau
botargoes botargo
boxfishes boxfish
brachia brachium
brainchildren brainchild
branchiae branchia
brants brent
bravadoes bravado
bravoes bravo
bregmata bregma
brethren brother
broadleaves broadleaf
bronchi bronchus
brothers-in-law brother-in-law
bryozoa bryozoan
buboes bubo
buckoes bucko
buckteeth bucktooth
buffaloes buffalo
bullae bulla
bunde bund
bureaux bureau
bursae bursa
bushbok boschbok
bushboks boschbok
busses bus
butterfishes butterfish
byssi byssus
cacti cactus
caducei caduceus
caeca caecum
caesurae caesura
calami calamus
calathi calathus
calcanei calcaneus
calces calx
calculi calculus
caldaria caldarium
calices calix
calicoes calico
calli callus
calves calf
calyces calyx
cambia cambium
camerae camera
canaliculi canaliculus
candelabra candelabrum
candlefishes candlefish
canthi canthus
canulae canula
canzoni canzone
capita caput
capitula capitulum
capricci capriccio
carabinieri carabiniere
carbonadoes carbonado
carcinomata carcinoma
cargoes cargo
carides caryatid
carinae carina
caroli carolus
carpi carpus
carpogonia carpogonium
carryings-on carrying-on
caryopses caryopsis
caryopsides caryopsis
castrati castrato
catabases catabasis
cataclases cataclasis
cataloes catalo
catalyses catalysis
catenae catena
catfishes catfish
cathari cathar
cathexes cathexis
cattaloes cattalo
caudices caudex
caules caulis
cavatine cavatina
cavefishes cavefish
cavetti cavetto
cavo-rilievi cavo-rilievo
ceca cecum
cellae cella
cembali cembalo
centesimi centesimo
centra centrum
cephalothoraces cephalothorax
cercariae cercaria
cercariiae cercaria
cerci cercus
cerebella cerebellum
cerebra cerebrum
cervices cervix
cestuses caestus
cesurae cesura
chadarim cheder
chaetae chaeta
chalazae chalaza
challoth hallah
chalutzim chalutz
chapaties chapati
chapatties chapatti
chapeaux chapeau
chasidim chasid
chassidim chassid
chateaux chateau
chazanim chazan
chedarim cheder
chefs-d'ouvre chef-d'ouvre
chelae chela
chelicerae chelicera
cherubim cherub
chiasmata chiasma
chiasmi chiasmus
children child
chillies chilli
chitarroni chitarrone
chlamydes chlamys
chlamyses chlamys
chondromata chondroma
choragi choragus
choriambi choriambus
choux chou
chromonemata chromonema
chrysalides chrysalis
chuvashes chuvash
ciboria ciborium
cicadae cicada
cicale cicala
cicatrices cicatrix
ciceroni cicerone
cicisbei cicisbeo
cilia cilium
cimices cimex
cineraria cinerarium
cingula cingulum
cirri cirrus
cirrocumuli cirrocumulus
cirrostrati cirrostratus
ciscoes cisco
cisternae cisterna
clani clarino
clanos clarino
claroes claro
clepsydrae clepsydra
clinandria clinandrium
clingfishes clingfish
clitella clitellum
cloacae cloaca
clostridia clostridium
cloverleaves cloverleaf
clypei clypeus
coagula coagulum
coalfishes coalfish
cocci coccus
coccyges coccyx
cochleae cochlea
codfishes codfish
codices codex
coelentera coelenteron
coenuri coenurus
cognomina cognomen
cognosenti cognosente
cola colon
coleorhizae coleorhiza
collegia collegium
colloquia colloquium
colluvia colluvium
collyria collyrium
colones colon
colossi colossus
columbaria columbarium
columellae columella
comae coma
comatulae comatula
comedones comedo
comics comic
commandoes commando
concertanti concertante
concerti concerto
concertini concertino
conchae concha
condottieri condottiere
condylomata condyloma
confervae conferva
congii congius
conidia conidium
conjunctivae conjunctiva
conquistadores conquistador
consortia consortium
contagia contagium
continua continuum
contralti contralto
conversazioni conversazione
convolvuli convolvulus
cooks-general cook-general
copulae copula
corbiculae corbicula
coria corium
corneae cornea
cornua cornu
coronae corona
corpora corpus
corrigenda corrigendum
cortices cortex
cortinae cortina
corybantes corybant
coryphaei coryphaeus
costae costa
cothurni cothurnus
couteaux couteau
cowfishes cowfish
coxae coxa
cramboes crambo
crania cranium
crases crasis
crawfishes crawfish
crayfishes crayfish
credenda credendum
crematoria crematorium
crescendi crescendo
cribella cribellum
crises crisis
crissa crissum
cristae crista
criteria criterion
cruces crux
crura crus
crusadoes crusado
cruzadoes cruzado
crying cry
cryings cry
ctenidia ctenidium
cubicula cubiculum
culices culex
culpae culpa
culs-de-sac cul-de-sac
culti cultus
cumuli cumulus
cumulonimbi cumulonimbus
cumulostrati cumulostratus
curiae curia
curricula curriculum
custodes custos
cutes cutis
cuticulae cuticula
cuttlefishes cuttlefish
cyclopes cyclops
cycloses cyclosis
cylices cylix
cylikes cylix
cymae cyma
cymatia cymatium
cypselae cypsela
cysticerci cysticercus
dadoes dado
dagoes dago
damselfishes damselfish
daughters-in-law daughter-in-law
daymio daimio
daymios daimio
dealfishes dealfish
decemviri decemvir
decennia decennium
deciduae decidua
definienda definiendum
definientia definiens
delphinia delphinium
denarii denarius
dentalia dentalium
dermatoses dermatosis
desiderata desideratum
desperadoes desperado
devilfishes devilfish
diaereses diaeresis
diaerses diaeresis
diagnoses diagnosis
dialyses dialysis
diaphyses diaphysis
diapophyses diapophysis
diarthroses diarthrosis
diastalses diastalsis
diastases diastasis
diastemata diastema
diathses diathesis
diazoes diazo
dibbukkim dibbuk
dichasia dichasium
dicta dictum
didoes dido
diereses dieresis
dieses diesis
differentiae differentia
dilettanti dilettante
diluvia diluvium
dingoes dingo
diplococci diplococcus
directors-general director-general
disci discus
discoboli discobolus
diverticula diverticulum
divertimenti divertimento
djinn djinny
dodoes dodo
dogfishes dogfish
dogmata dogma
dogteeth dogtooth
dollarfishes dollarfish
domatia domatium
dominoes domino
dormice dormouse
dorsa dorsum
drachmae drachma
drawknives drawknife
drosophilae drosophila
drumfishes drumfish
dryades dryad
dui duo
duona duodenum
duonas duodenum
dupondii dupondius
duumviri duumvir
dwarves dwarf
dybbukkim dybbuk
ecchymoses ecchymosis
ecclesiae ecclesia
ecdyses ecdysis
echidnae echidna
echini echinus
echinococci echinococcus
echoes echo
ectozoa ectozoan
eddoes eddo
edemata edema
effluvia effluvium
eidola eidolon
eisegeses eisegesis
eisteddfodau eisteddfod
elenchi elenchus
ellipses ellipsis
eluvia eluvium
elves elf
elytra elytrum
embargoes embargo
emboli embolus
emphases emphasis
emporia emporium
enarthroses enarthrosis
encephala encephalon
encephalitides encephalitis
encephalomata encephaloma
enchiridia enchiridion
enchondromata enchondroma
encomia encomium
endamebae endameba
endamoebae endamoeba
endocardia endocardium
endocrania endocranium
endometria endometrium
endostea endosteum
endostoses endostosis
endothecia endothecium
endothelia endothelium
endotheliomata endothelioma
endozoa endozoan
enemata enema
enneahedra enneahedron
entamebae entameba
entamoebae entamoeba
entases entasis
entera enteron
entia ens
entozoa entozoon
epencephala epencephalon
epentheses epenthesis
epexegeses epexegesis
ephemera ephemeron
ephemerae ephemera
ephemerides ephemeris
ephori ephor
epicalyces epicalyx
epicanthi epicanthus
epicardia epicardium
epicedia epicedium
epicleses epiclesis
epididymides epididymis
epigastria epigastrium
epiglottides epiglottis
epimysia epimysium
epiphenomena epiphenomenon
epiphyses epiphysis
episterna episternum
epithalamia epithalamium
epithelia epithelium
epitheliomata epithelioma
epizoa epizoon
epyllia epyllion
equilibria equilibrium
equiseta equisetum
eringoes eringo
errata erratum
eryngoes eryngo
esophagi esophagus
etyma etymon
eucalypti eucalyptus
eupatridae eupatrid
euripi euripus
exanthemata exanthema
executrices executrix
exegeses exegesis
exempla exemplum
exordia exordium
exostoses exostosis
extrema extremum
eyeteeth eyetooth
fabliaux fabliau
faciae facia
faculae facula
fallfishes fallfish
famuli famulus
farmers-general farmer-general
farragoes farrago
fasciae fascia
fasciculi fasciculus
fathers-in-law father-in-law
fatsoes fatso
faunae fauna
feculae fecula
fedayeen fedayee
feet foot
fellaheen fellah
fellahin fellah
femora femur
fenestellae fenestella
fenestrae fenestra
feriae feria
fermate fermata
ferulae ferula
festschriften festschrift
fetiales fetial
fezzes fez
fiascoes fiasco
fibrillae fibrilla
fibromata fibroma
fibulae fibula
ficoes fico
fideicommissa fideicommissum
fieldmice fieldmouse
figs. fig.
fila filum
filariiae filaria
filefishes filefish
fimbriae fimbria
fishes fish
fishwives fishwife
fistulae fistula
flabella flabellum
flagella flagellum
flagstaves flagstaff
flambeaux flambeau
flamines flamen
flamingoes flamingo
flatfeet flatfoot
flatfishes flatfish
fleurs-de-lis fleur-de-lis
fleurs-de-lys fleur-de-lys
flittermice flittermouse
flocci floccus
flocculi flocculus
florae flora
floreant. floreat
florilegia florilegium
flowers-de-luce flower-de-luce
flyleaves flyleaf
foci focus
folia folium
fora forum
foramina foramen
forefeet forefoot
foreteeth foretooth
formicaria formicarium
formulae formula
fornices fornix
fortes fortis
fossae fossa
foveae fovea
foveolae foveola
fractocumuli fractocumulus
fractostrati fractostratus
fraena fraenum
frauen frau
frena frenum
frenula frenulum
frescoes fresco
fricandeaux fricandeau
fricandoes fricando
frijoles frijol
frogfishes frogfish
frontes frons
frusta frustum
fuci fucus
fulcra fulcrum
fumatoria fumatorium
fundi fundus
fungi fungus
funiculi funiculus
furcula furculum
furculae furcula
furfures furfur
galeae galea
gambadoes gambado
gametangia gametangium
gametoecia gametoecium
gammadia gammadion
ganglia ganglion
garfishes garfish
gasses gas
gastrulae gastrula
gateaux gateau
gazeboes gazebo
geckoes gecko
geese goose
gelsemia gelsemium
gemboks gemsbok
gembucks gemsbuck
gemeinschaften gemeinschaft
gemmae gemma
genera genus
generatrices generatrix
geneses genesis
genii genius
gentes gens
gentlemen-at-arms gentleman-at-arms
gentlemen-farmers gentleman-farmer
genua genu
germina germen
gesellschaften gesellschaft
gestalten gestalt
ghettoes ghetto
gingivae gingiva
gingkoes gingko
ginglymi ginglymus
ginkgoes ginkgo
gippoes gippo
glabellae glabella
gladioli gladiolus
glandes glans
gliomata glioma
glissandi glissando
globefishes globefish
globigerinae globigerina
glochidcia glochidium
glochidia glochidium
glomeruli glomerulus
glossae glossa
glottides glottis
glutaei glutaeus
glutei gluteus
gnoses gnosis
goatfishes goatfish
goboes gobo
godchildren godchild
goes go
goings-over going-over
goldfishes goldfish
gomphoses gomphosis
gonia gonion
gonidia gonidium
gonococci gonococcus
goodwives goodwife
goosefishes goosefish
gorgoneia gorgoneion
gospopoda gospodin
goyim goy
grafen graf
graffiti graffito
grandchildren grandchild
grants-in-aid grant-in-aid
granulomata granuloma
gravamina gravamen
grig-gris gris-gris
groszy grosz
grottoes grotto
guilder guilde
guilders guilder
guitarfishes guitarfish
gummata gumma
gurnard gurnar
gurnards gurnard
guttae gutta
gymnasia gymnasium
gynaecea gynaeceum
gynaecia gynaecium
gynecea gynecium
gynecia gynecium
gynoecea gynoecium
gynoecia gynoecium
gyri gyrus
hadarim heder
hadjes hadj
haematolyses haematolysis
haematomata haematoma
haematozoa haematozoon
haemodialyses haemodialysis
haemolyses haemolysis
haemoptyses haemoptysis
haeredes haeres
haftaroth haftarah
hagfishes hagfish
haggadas haggadah
haggadoth haggada
hajjes hajj
haleru haler
halfpence halfpenny
hallot hallah
halloth hallah
halluces hallux
haloes halo
halteres halter
halves half
hamuli hamulus
hangers-on hanger-on
haphtaroth haphtarah
haredim haredi
haruspices haruspex
hasidim hasid
hassidim hassid
haustella haustellum
haustoria haustorium
hazzanim hazzan
hectocotyli hectocotylus
heirs-at-law heir-at-law
heldentenore heldentenor
helices helix
heliozoa heliozoan
hematolyses hematolysis
hematomata hematoma
hematozoa hematozoon
hemelytra hemelytron
hemielytra hemielytron
hemodialyses hemodialysis
hemolyses hemolysis
hemoptyses hemoptysis
hendecahedra hendecahedron
hens-and-chickens hen-and-chickens
heraclidae heraclid
heraklidae heraklid
herbaria herbarium
hermae herma
hermai herma
herniae hernia
heroes hero
herren herr
hetaerae hetaera
hetairai hetaira
hibernacula hibernaculum
hieracosphinges hieracosphinx
hila hilum
hili hilus
himatia himation
hippocampi hippocampus
hippopotami hippopotamus
hoboes hobo
hogfishes hogfish
homunculi homunculus
honoraria honorarium
hooves hoof
horologia horologium
housewives housewife
humeri humerus
hydrae hydra
hydromedusae hydromedusa
hydrozoa hydrozoan
hymenoptera hymenopteran
hynia hymenium
hyniums hymenium
hypanthia hypanthium
hyperostoses hyperostosis
hyphae hypha
hypnoses hypnosis
hypochondria hypochondrium
hypogastria hypogastrium
hypogea hypogeum
hypophyses hypophysis
hypostases hypostasis
hypothalami hypothalamus
hypotheses hypothesis
hyraces hyrax
iambi iamb
ibices ibex
ibo igbo
ichthyosauri ichthyosaurus
ichthyosauruses ichthyosaurus
iconostases iconostasis
icosahedra icosahedron
ideata ideatum
igorrorote igorrote
ilia ilium
imagines imago
imagoes imago
imperia imperium
impies impi
incubi incubus
incudes incus
indices index
indigoes indigo
indumenta indumentum
indusia indusium
infundibula infundibulum
ingushes ingush
innuendoes innuendo
inocula inoculum
inquisitors-general inquisitor-general
insectaria insectarium
insulae insula
intagli intaglio
interleaves interleaf
intermezzi intermezzo
interreges interrex
interregna interregnum
intimae intima
involucella involucellum
involucra involucrum
irides iris
ischia ischium
isthmi isthmus
jackeroos jackeroo
jackfishes jackfish
jackknives jackknife
jacks-in-the-box jack-in-the-box
jambeaux jambeau
jellyfishes jellyfish
jewelfishes jewelfish
jewfishes jewfish
jingoes jingo
jinn jinni
joes joe
jura jus
kaddishim kaddish
kalmuck kalmuc
kalmucks kalmuck
katabases katabasis
keeshonden keeshond
kibbutzim kibbutz
killifishes killifish
kingfishes kingfish
kings-of-arms king-of-arms
knives knife
kohlrabies kohlrabi
kronen krone
kroner krone
kronur krona
krooni kroon
kylikes kylix
labara labarum
labella labellum
labia labium
labra labrum
lactobacilli lactobacillus
lacunae lacuna
lacunaria lacunar
ladies-in-waiting lady-in-waiting
lamellae lamella
lamiae lamia
laminae lamina
lapilli lapillus
lapithae lapith
larvae larva
larynges larynx
lassoes lasso
lati lat
latices latex
latifundia latifundium
latu lat
lavaboes lavabo
leaves leaf
lecythi lecythus
leges lex
lei leu
lemmata lemma
lemnisci lemniscus
lenes lenis
lentigines lentigo
leonides leonid
lepidoptera lepidopteran
leprosaria leprosarium
lepta lepton
leptocephali leptocephalus
leucocytozoa leucocytozoan
leva lev
librae libra
libretti libretto
lice louse
lieder lied
ligulae ligula
limbi limbus
limina limen
limites limes
limuli limulus
lingoes lingo
linguae lingua
lionfishes lionfish
lipomata lipoma
lire lira
liriodendra liriodendron
lisente sente
listente sente
litai litas
litu litas
lives life
lixivia lixivium
loaves loaf
loci locus
loculi loculus
loggie loggia
logia logion
lomenta lomentum
longobardi longobard
loricae lorica
loups-garous loup-garou
lubritoria lubritorium
lumbus lumbi
lumina lumen
lumpfishes lumpfish
lungfishes lungfish
lunulae lunula
lures lure
lustra lustre
lyings-in lying-in
lymphangitides lymphangitis
lymphomata lymphoma
lymphopoieses lymphopoiesis
lyses lysis
lyttae lytta
maare maar
macaronies macaroni
maccaronies maccaroni
machzorim machzor
macronuclei macronucleus
macrosporangia macrosporangium
maculae macula
madornos madrono
maestri maestro
mafiosi mafioso
magi magus
magmata magma
magnificoes magnifico
mahzorim mahzor
makuta likuta
mallei malleus
malleoli malleolus
maloti loti
mamillae mamilla
mammae mamma
mammillae mammilla
mandingoes mandingo
mangoes mango
manifestoes manifesto
manteaux manteau
mantes mantis
manubria manubrium
marchese marchesa
marchesi marchese
maremme maremma
markkaa markka
marsupia marsupium
marvels-of-peru marvel-of-peru
masses mass
masters-at-arms master-at-arms
matrices matrix
matzoth matzo
mausolea mausoleum
maxillae maxilla
maxima maximum
media medium
mediae media
mediastina mediastinum
medullae medulla
medusae medusa
megara megaron
megasporangia megasporangium
megilloth megillah
meioses meiosis
melanomata melanoma
melismata melisma
mementoes memento
memoranda memorandum
men man
men-at-arms man-at-arms
men-o'-war man-of-war
men-of-war man-of-war
menisci meniscus
menservants manservant
menstrua menstruum
mesdames madame
mesdemoiselles mademoiselle
mesentera mesenteron
mesothoraces mesothorax
messeigneurs monseigneur
messieurs monsieur
mestizoes mestizo
metacarpi metacarpus
metamorphoses metamorphosis
metanephroi metanephros
metastases metastasis
metatarsi metatarsus
metatheses metathesis
metathoraces metathorax
metazoa metazoan
metempsychoses metempsychosis
metencephala metencephalon
mezuzoth mezuzah
miasmata miasma
mice mouse
microanalyses microanalysis
micrococci micrococcus
micronuclei micronucleus
microsporangia microsporangium
midrashim midrash
midwives midwife
milia milium
milieux milieu
milkfishes milkfish
millennia millennium
minae mina
minima minimum
ministeria ministerium
minutiae minutia
minyanim minyan
mioses miosis
miracidia miracidium
miri mir
mishnayoth mishnah
mitochondria mitochondrion
mitzvoth mitzvah
modioli modiolus
moduli modulus
momenta momentum
momi momus
monades monas
monkfishes monkfish
monochasia monochasium
monopodia monopodium
monoptera monopteron
monopteroi monopteros
monsignori monsignor
monts-de-piete mont-de-piete
mooncalves mooncalf
moonfishes moonfish
morae mora
moratoria moratorium
morceaux morceau
morescoes moresco
moriscoes morisco
morphallaxes morphallaxis
morphoses morphosis
morses morse
morulae morula
mosasauri mosasaurus
moshavim moshav
moslim moslem
moslims moslem
mosquitoes mosquito
mothers-in-law mother-in-law
mottoes motto
mucosae mucosa
mucrones mucro
mudejares mudejar
mudfishes mudfish
mulattoes mulatto
multiparae multipara
murices murex
muskallunge muskellunge
mycelia mycelium
mycetomata mycetoma
mycobacteria mycobacterium
mycorrhizae mycorrhiza
myelencephala myelencephalon
myiases myiasis
myocardia myocardium
myofibrillae myofibrilla
myomata myoma
myoses myosis
myrmidones myrmidon
mythoi mythos
myxomata myxoma
naevi naevus
naiades naiad
naoi naos
narcissi narcissus
nares naris
nasopharynges nasopharynx
natatoria natatorium
naumachiae naumachia
nauplii nauplius
nautili nautilus
navahoes navaho
navajoes navajo
nebulae nebula
necropoleis necropolis
needlefishes needlefish
negrilloes negrillo
negritoes negrito
negroes negro
nemeses nemesis
nephridia nephridium
nereides nereid
neurohypophyses neurohypophysis
neuromata neuroma
neuroptera neuropteron
neuroses neurosis
nevi nevus
nibelungen nibelung
nidi nidus
nielli niello
nimbi nimbus
nimbostrati nimbostratus
noctilucae noctiluca
nodi nodus
noes no
nomina nomen
nota notum
noumena noumenon
novae nova
novelle novella
novenae novena
nubeculae nubecula
nucelli nucellus
nuchae nucha
nuclei nucleus
nucleoli nucleolus
nulliparae nullipara
numbfishes numbfish
numina numen
nymphae nympha
oarfishes oarfish
oases oasis
obeli obelus
obligati obligato
oboli obolus
occipita occiput
oceanaria oceanarium
oceanides oceanid
ocelli ocellus
ochreae ochrea
ocreae ocrea
octahedra octahedron
octopi octopus
oculi oculus
odea odeum
oedemata edema
oesophagi oesophagus
oldwives oldwife
olea oleum
omasa omasum
omayyades omayyad
omenta omentum
ommatidia ommatidium
ommiades ommiad
onagri onager
oogonia oogonium
oothecae ootheca
opercula operculum
optima optimum
ora os
organa organum
organums organum
orthoptera orthopteron
osar os
oscula osculum
ossa os
osteomata osteoma
ostia ostium
ottomans ottoman
ova ovum
ovoli ovolo
ovotestes ovotestis
oxymora oxymoron
paddlefishes paddlefish
paise paisa
paleae palea
palestrae palestra
palingeneses palingenesis
pallia pallium
palmettoes palmetto
palpi palpus
pancratia pancratium
panettoni panettone
paparazzi paparazzo
paperknives paperknife
papillae papilla
papillomata papilloma
pappi pappus
papulae papula
papyri papyrus
parabases parabasis
paraleipses paralipsis
paralyses paralysis
paramecia paramecium
paramenta parament
paraphyses paraphysis
parapodia parapodium
parapraxes parapraxis
paraselenae paraselene
parashoth parashah
parasyntheta parasyntheton
parazoa parazoan
parentheses parenthesis
parerga parergon
parhelia parhelion
parietes paries
paris-mutuels pari-mutuel
parrotfishes parrotfish
parulides parulis
passers-by passer-by
pastorali pastorale
patagia patagium
patellae patella
patinae patina
patresfamilias paterfamilias
pease pea
peccadilloes peccadillo
pectines pecten
pedaloes pedalo
pedes pes
pekingese pekinese
pelves pelvis
pence penny
penes penis
penetralium penetralia
penicillia penicillium
penknives penknife
pennae penna
pennia penni
pentahedra pentahedron
pentimenti pentimento
penumbrae penumbra
pepla peplum
pericardia pericardium
perichondria perichondrium
pericrania pericranium
peridia peridium
perigonia perigonium
perihelia perihelion
perinea perineum
perinephria perinephrium
perionychia perionychium
periostea periosteum
periphrases periphrasis
peristalses peristalsis
perithecia perithecium
peritonea peritoneum
personae persona
petechiae petechia
pfennige pfennig
phalanges phalanx
phalli phallus
pharynges pharynx
phenomena phenomenon
phi-phenomena phi-phenomenon
philodendra philodendron
phlyctenae phlyctena
phyla phylum
phylae phyle
phyllotaxes phyllotaxis
phylloxerae phylloxera
phylogeneses phylogenesis
pieds-a-terre pied-a-terre
pigfishes pigfish
pilea pileum
pilei pileus
pineta pinetum
pinfishes pinfish
pinkoes pinko
pinnae pinna
pinnulae pinnula
pipefishes pipefish
pirogi pirog
piscinae piscina
pithecanthropi pithecanthropus
pithoi pithos
placeboes placebo
placentae placenta
planetaria planetarium
planulae planula
plasmodesmata plasmodesma
plasmodia plasmodium
plateaux plateau
plectra plectrum
plena plenum
pleurae pleura
plicae plica
ploughmen plowman
pneumobacilli pneumobacillus
pneumococci pneumococcus
pocketknives pocketknife
podetia podetium
podia podium
poleis polis
pollices pollex
pollinia pollinium
polychasia polychasium
polyhedra polyhedron
polyparia polyparium
polypi polypus
polyzoa polyzoan
polyzoaria polyzoarium
pontes pons
pontifices pontifex
portamenti portamento
porticoes portico
portmanteaux portmanteau
postliminia postliminium
potatoes potato
praenomina praenomen
praxes praxis
predelle predella
premaxillae premaxilla
prenomina prenomen
prese presa
primi primo
primigravidae primigravida
primiparae primipara
primordia primordium
principia principium
proboscides proboscis
proces-verbaux proces-verbal
proglottides proglottis
prognoses prognosis
prolegomena prolegomenon
prolepses prolepsis
promycelia promycelium
pronephra pronephros
pronephroi pronephros
pronuclei pronucleus
propositi propositus
proptoses proptosis
propyla propylon
propylaea propylaeum
proscenia proscenium
prosencephala prosencephalon
prostheses prosthesis
prostomia prostomium
protases protasis
prothalamia prothalamium
prothalli prothallus
prothallia prothallium
prothoraces prothorax
protonemata protonema
proventriculi proventriculus
provisoes proviso
prytanea prytaneum
psalteria psalterium
pseudopodia pseudopodium
psychoneuroses psychoneurosis
psychoses psychosis
pterygia pterygium
pterylae pteryla
ptoses ptosis
pubes pubis
pudenda pudendum
puli pul
pulvilli pulvillus
pulvini pulvinus
punchinelloes punchinello
pupae pupa
puparia puparium
putamina putamen
putti putto
pycnidia pycnidium
pygidia pygidium
pylori pylorus
pyxides pyxis
pyxidia pyxidium
qaddishim qaddish
quadrennia quadrennium
quadrigae quadriga
qualia quale
quanta quantum
quarterstaves quarterstaff
quezales quezal
quinquennia quinquennium
quizzes quiz
rabatos rebato
rabbitfishes rabbitfish
rachides rhachis
radices radix
radii radius
radulae radula
ramenta ramentum
rami ramus
ranulae ranula
ranunculi ranunculus
raphae raphe
raphides raphis
ratfishes ratfish
reales real
rearmice rearmouse
recta rectum
recti rectus
rectrices rectrix
redfishes redfish
rediae redia
referenda referendum
refugia refugium
reguli regulus
reis real
relata relatum
remiges remex
reremice reremouse
reseaux reseau
residua residuum
responsa responsum
retia rete
retiarii retiarius
reticula reticulum
retinacula retinaculum
retinae retina
rhabdomyomata rhabdomyoma
rhachides rhachis
rhachises rhachis
rhinencephala rhinencephalon
rhizobia rhizobium
rhombi rhombus
rhonchi rhonchus
rhyta rhyton
ribbonfishes ribbonfish
ricercacari ricercare
ricercari ricercare
rickettsiae rickettsia
rilievi rilievo
rimae rima
robes-de-chambre robe-de-chambre
rockfishes rockfish
roma rom
romans-fleuves roman-fleuve
rondeaux rondeau
rosaria rosarium
rosefishes rosefish
rostella rostellum
rostra rostrum
rouleaux rouleau
rugae ruga
rumina rumen
runners-up runner-up
sacra sacrum
sacraria sacrarium
saguaros sahuaro
sailfishes sailfish
salespeople salesperson
salmonellae salmonella
salpae salpa
salpinges salpinx
saltarelli saltarello
salvoes salvo
sancta sanctum
sanitaria sanitarium
santimi santims
saphenae saphena
sarcophagi sarcophagus
sartorii sartorius
sassanidae sassanid
sawfishes sawfish
scaldfishes scaldfish
scaleni scalenus
scapulae scapula
scarabaei scarabaeus
scarves scarf
schatchonim shadchan
schemata schema
scherzandi scherzando
scherzi scherzo
schmoes schmo
scholia scholium
schuln schul
schutzstaffeln schutzstaffel
scirrhi scirrhus
scleromata scleroma
scleroses sclerosis
sclerotia sclerotium
scoleces scolex
scolices scolex
scopulae scopula
scoriae scoria
scotomata scotoma
scriptoria scriptorium
scrota scrotum
scudi scudo
scuta scutum
scutella scutellum
scyphi scyphus
scyphistomae scyphistoma
scyphozoa scyphozoan
secondi secondo
secretaries-general secretary-general
segni segno
seleucidae seleucid
selves self
senores senor
sensilla sensillum
senti sent
senussis senussi
separatrices separatrix
sephardim sephardi
septa septum
septaria septarium
septennia septennium
sequelae sequela
sequestra sequestrum
sera serum
seraphim seraph
sestertia sestertium
setae seta
sgraffiti sgraffito
shabbasim shabbas
shabbatim shabbat
shackoes shacko
shadchanim shadchan
shadchans shadchan
shakoes shako
shammosim shammes
sheatfishes sheatfish
sheaves sheaf
shellfishes shellfish
shelves shelf
shinleaves shinleaf
shittim shittah
shmoes shmo
shofroth shophar
shophroth shophar
shrewmice shrewmouse
shuln shul
siddurim siddur
sigloi siglos
signori signore
signorine signorina
siliquae siliqua
silvae silva
silverfishes silverfish
simulacra simulacrum
sincipita sinciput
sinfonie sinfonia
sisters-in-law sister-in-law
sistra sistrum
situlae situla
smalti smalto
snaggleteeth snaggletooth
snailfishes snailfish
snipefishes snipefish
socmen sokeman
sola solum
solaria solarium
solatia solatium
soldi soldo
soles sole
solfeggi solfeggio
soli solo
solidi solidus
somata soma
sons-in-law son-in-law
soprani soprano
sordini sordino
sori sorus
soroses sorosis
sovkhozy sovkhoz
spadefishes spadefish
spadices spadix
spearfishes spearfish
spectra spectrum
specula speculum
spermatia spermatium
spermatogonia spermatogonium
spermatozoa spermatozoon
spermogonia spermogonium
sphinges sphinx
spicae spica
spicula spiculum
spirilla spirillum
splayfeet splayfoot
splenii splenius
sporangia sporangium
sporogonia sporogonium
sporozoa sporozoan
springhase springhaas
spumoni spumone
sputa sputum
squamae squama
squashes squash
squillae squilla
squirrelfishes squirrelfish
squizzes squiz
stadia stadium
stamina stamen
staminodia staminodium
stapedes stapes
staphylococci staphylococcus
staretsy starets
starfishes starfish
startsy starets
stelae stele
stemmata stemma
stenoses stenosis
stepchildren stepchild
sterna sternum
stigmata stigma
stimuli stimulus
stipites stipes
stirpes stirps
stoae stoa
stockfishes stockfish
stomata stoma
stomodaea stomodaeum
stomodea stomodeum
stonefishes stonefish
stotinki stotinka
stotkini stotinka
strappadoes strappado
strata stratum
strati stratus
stratocumuli stratocumulus
streptococci streptococcus
stretti stretto
striae stria
strobili strobilus
stromata stroma
strumae struma
stuccoes stucco
styli stylus
stylopes stylops
stylopodia stylopodium
subcortices subcortex
subdeliria subdelirium
subgenera subgenus
subindices subindex
submucosae submucosa
subphyla subphylum
substrasta substratum
succedanea succedaneum
succubi succubus
suckerfishes suckerfish
suckfishes suckfish
sudaria sudarium
sudatoria sudatorium
sulci sulcus
summae summa
sunfishes sunfish
supercargoes supercargo
superheroes superhero
supernovae supernova
superstrata superstratum
surgeonfishes surgeonfish
swamies swami
sweetiewives sweetiewife
swellfishes swellfish
swordfishes swordfish
syconia syconium
syllabi syllabus
syllepses syllepsis
symphyses symphysis
sympodia sympodium
symposia symposium
synapses synapsis
synarthroses synarthrosis
synclinoria synclinorium
syncytia syncytium
syndesmoses syndesmosis
synopses synopsis
syntagmata syntagma
syntheses synthesis
syphilomata syphiloma
syringes syrinx
syssarcoses syssarcosis
tableaux tableau
taeniae tenia
tali talus
tallaisim tallith
tallithes tallith
tallitoth tallith
tapeta tapetum
tarantulae tarantula
tarsi tarsus
tarsometatarsi tarsometatarsus
taxa taxon
taxes tax
taxies taxi
tectrices tectrix
teeth tooth
tegmina tegmen
telae tela
telamones telamon
telangiectases telangiectasis
telia telium
tempi tempo
tenacula tenaculum
tenderfeet tenderfoot
teniae tenia
tenues tenuis
teraphim teraph
terata teras
teredines teredo
terga tergum
termini terminus
terraria terrarium
terzetti terzetto
tesserae tessera
testae testa
testes testis
testudines testudo
tetrahedra tetrahedron
tetraskelia tetraskelion
thalamencephala thalamencephalon
thalami thalamus
thalli thallus
theatres-in-the-round theatre-in-the-round
thecae theca
therses thyrse
thesauri thesaurus
theses thesis
thickleaves thickleaf
thieves thief
tholoi tholos
thoraces thorax
thrombi thrombus
thymi thymus
thyrsi thyrsus
tibiae tibia
tilefishes tilefish
tintinnabula tintinnabulum
titmice titmouse
toadfishes toadfish
tobaccoes tobacco
tomatoes tomato
tomenta tomentum
tondi tondo
tonneaux tonneau
tophi tophus
topoi topos
tori torus
tornadoes tornado
torpedoes torpedo
torsi torso
touracos turaco
trabeculae trabecula
tracheae trachea
traditores traditor
tragi tragus
trapezia trapezium
trapezohedra trapezohedron
traumata trauma
treponemata treponema
trichinae trichina
triclinia triclinium
triennia triennium
triforia triforium
triggerfishes triggerfish
trihedra trihedron
triskelia triskelion
trisoctahedra trisoctahedron
triumviri triumvir
trivia trivium
trochleae trochlea
tropaeola tropaeolum
trous-de-loup trou-de-loup
trousseaux trousseau
trunkfishes trunkfish
trymata tryma
tubae tuba
turves turf
tympana tympanum
tyros tyro
ubermenschen ubermensch
uglies ugli
uigurs uighur
ulnae ulna
ultimata ultimatum
umbilici umbilicus
umbones umbo
umbrae umbra
unci uncus
uncidia uredium
uredines uredo
uredinia uredinium
uredosori uredosorus
urethrae urethra
urinalyses urinalysis
uteri uterus
utriculi utriculus
uvulae uvula
vacua vacuum
vagi vagus
vaginae vagina
valleculae vallecula
vaporetti vaporetto
varices varix
vasa vas
vascula vasculum
vela velum
velamina velamen
velaria velarium
venae vena
ventriculi ventriculus
vermes vermis
verrucae verruca
vertebrae vertebra
vertices vertex
vertigines vertigo
vertigoes vertigo
vesicae vesica
vetoes veto
vexilla vexillum
viatica viaticum
viatores viator
vibracula vibraculum
vibrissae vibrissa
villi villus
vimina vimen
vincula vinculum
viragoes virago
vires vis
virtuosi virtuoso
vitae vita
vitelli vitellus
vittae vitta
vivaria vivarium
voces vox
volcanoes volcano
volkslieder volkslied
volte volta
volvae volva
vorticellae vorticella
vortices vortex
vulvae vulva
wagons-lits wagon-lit
wahhabis wahhabi
wanderjahre wanderjahr
weakfishes weakfish
werewolves werewolf
wharves wharf
whippers-in whipper-in
whitefishes whitefish
wives wife
wolffishes wolffish
wolves wolf
woodlice woodlouse
wreckfishes wreckfish
wunderkinder wunderkind
xiphisterna xiphisternum
yeshivahs yeshiva
yeshivoth yeshiva
yogin yogi
yourselves yourself
zamindaris zemindari
zecchini zecchino
zeroes zero
zoa zoon
zoaeae zoea
zoeae zoea
zoeas zoaea
zoonoses zoonosis
zoosporangia zoosporangium
"""

  /// Irregular verb forms, each with its lemma.
  static let verbForms: StaticString = """
abetted abet
abetting abet
abhorred abhor
abhorring abhor
abode abide
abought aby
about-shipped about-ship
about-shipping about-ship
abutted abut
abutting abut
abye aby
accompanied accompany
acetified acetify
acidified acidify
acquitted acquit
acquitting acquit
ad-libbed ad-lib
ad-libbing ad-lib
addrest address
admitted admit
admitting admit
aerified aerify
air-dried air-dry
airdropped airdrop
airdropping airdrop
alkalified alkalify
allied ally
allotted allot
allotting allot
am be
ammonified ammonify
amnestied amnesty
amplified amplify
anglified anglify
annulled annul
annulling annul
appalled appall
appalling appall
applied apply
arcked arc
arcking arc
are be
argufied argufy
arisen arise
arose arise
ate eat
atrophied atrophy
averred aver
averring aver
awoke awake
awoken awake
babied baby
baby-sat baby-sit
baby-sitting baby-sit
back-pedalled back-pedal
back-pedalling back-pedal
backbit backbite
backbitten backbite
backslid backslide
backslidden backslide
bade bid
bagged bag
bagging bag
ballyragged ballyrag
ballyragging ballyrag
bandied bandy
banned ban
banning ban
barred bar
barrelled barrel
barrelling barrel
barring bar
basified basify
batted bat
batting bat
bayonetted bayonet
bayonetting bayonet
beaten beat
beatified beatify
beautified beautify
became become
bedded bed
bedding bed
bedevilled bedevil
bedevilling bedevil
bedimmed bedim
bedimming bedim
been be
befallen befall
befell befall
befitted befit
befitting befit
befogged befog
befogging befog
began begin
begat beget
begetting beget
begged beg
begging beg
beginning begin
begirt begird
begot beget
begotten beget
begun begin
beheld behold
beholden behold
bejewelled bejewel
bejewelling bejewel
bellied belly
belly-flopped belly-flop
belly-flopping belly-flop
belying belie
benefitted benefit
benefitting benefit
benempt bename
bent bend
berried berry
besetting beset
besought beseech
bespoke bespeak
bespoken bespeak
bestirred bestir
bestirring bestir
bestrewn bestrew
bestrid bestride
bestridden bestride
bestrode bestride
betaken betake
bethought bethink
betook betake
betted bet
betting bet
bevelled bevel
bevelling bevel
biassed bias
biassing bias
bidden bid
bidding bid
binned bin
binning bin
bird-dogged bird-dog
bird-dogging bird-dog
bit bite
bitted bit
bitten bite
bitting bit
bivouacked bivouac
bivouacking bivouac
blabbed blab
blabbing blab
blackberried blackberry
blacklegged blackleg
blacklegging blackleg
blatted blat
blatting blat
bled bleed
blest bless
blew blow
blipped blip
blipping blip
blobbed blob
blobbing blob
bloodied bloody
blotted blot
blotting blot
blown blow
blubbed blub
blubbing blub
blue-pencilled blue-pencil
blue-pencilling blue-pencil
blurred blur
blurring blur
bobbed bob
bobbing bob
bodied body
bogged-down bog-down
bogging-down bog-down
bogs-down bog-down
booby-trapped booby-trap
booby-trapping booby-trap
bootlegged bootleg
bootlegging bootleg
bopped bop
bopping bop
bore bear
born bear
borne bear
bottle-fed bottle-feed
bought buy
bound bind
bragged brag
bragging brag
breast-fed breast-feed
bred breed
brevetted brevet
brevetting brevet
brimmed brim
brimming brim
broke break
broken break
brought bring
browbeaten browbeat
brutified brutify
budded bud
budding bud
bugged bug
bugging bug
built build
bulldogging bulldog
bullied bully
bullshitted bullshit
bullshitting bullshit
bullwhipped bullwhip
bullwhipping bullwhip
bullyragged bullyrag
bullyragging bullyrag
bummed bum
bumming bum
buried bury
burnt burn
burred bur
burring bur
bushelled bushel
bushelling bushel
busied busy
bypast bypass
caballed cabal
caballing cabal
caddied caddy
caddies caddy
caddying caddy
calcified calcify
came come
canalled canal
canalling canal
cancelled cancel
cancelling cancel
candied candy
canned can
canning can
canopied canopy
capped cap
capping cap
carburetted carburet
carburetting carburet
carillonned carillon
carillonning carillon
carnied carny
carnified carnify
carolled carol
carolling carol
carried carry
casefied casefy
catnapped catnap
catnapping catnap
catted cat
catting cat
caught catch
cavilled cavil
cavilling cavil
certified certify
channelled channel
channelling channel
chapped chap
chapping chap
charred char
charring char
chatted chat
chatting chat
chevied chivy
chevies chivy
chevying chivy
chid chide
chidden chide
chinned chin
chinning chin
chipped chip
chipping chip
chiselled chisel
chiselling chisel
chitchatted chitchat
chitchatting chitchat
chivied chivy
chivved chiv
chivvied chivy
chivvies chivy
chivving chiv
chivvying chivy
chondrified chondrify
chopped chop
chopping chop
chose choose
chosen choose
chugged chug
chugging chug
chummed chum
chumming chum
citified citify
clad clothe
cladding clad
clammed clam
clamming clam
clapped clap
clapping clap
clarified clarify
classified classify
cleft cleave
clemmed clem
clemming clem
clept clepe
clipped clip
clipping clip
clogged clog
clogging clog
clopped clop
clopping clop
clotted clot
clotting clot
clove cleave
cloven cleave
clubbed club
clubbing club
clung cling
co-opted coopt
co-opting coopt
co-opts coopts
co-ordinate coordinate
co-ordinated coordinate
co-ordinates coordinate
co-ordinating coordinate
co-starred co-star
co-starring co-star
cockneyfied cockneyfy
codded cod
codding cod
codified codify
cogged cog
cogging cog
coiffed coif
coiffing coif
collied colly
combatted combat
combatting combat
committed commit
committing commit
compelled compel
compelling compel
complied comply
complotted complot
complotting complot
concurred concur
concurring concur
confabbed confab
confabbing confab
conferred confer
conferring confer
conned con
conning con
controlled control
controlling control
copied copy
copped cop
copping cop
coquetted coquet
coquetting coquet
corralled corral
corralling corral
counselled counsel
counselling counsel
counterplotted counterplot
counterplotting counterplot
countersank countersink
countersunk countersink
court-martialled court-martial
court-martialling court-martial
crabbed crab
crabbing crab
crammed cram
cramming cram
crapped crap
crapping crap
crept creep
cribbed crib
cribbing crib
cried cry
cropped crop
cropping crop
crossbred crossbreed
crosscutting crosscut
crucified crucify
cubbed cub
cubbing cub
cudgelled cudgel
cudgelling cudgel
cupelled cupel
cupelling cupel
cupped cup
cupping cup
curetted curet
curettes curet
curetting curet
curried curry
curst curse
curtsied curtsy
curvetted curvet
curvetting curvet
cutting cut
dabbed dab
dabbing dab
dagged dag
dagging dag
dallied dally
dammed dam
damming dam
damnified damnify
dandified dandify
dapped dap
dapping dap
dealt deal
debarred debar
debarring debar
debugged debug
debugging debug
debussed debus
debusses debus
debussing debus
decalcified decalcify
declassified declassify
decontrolled decontrol
decontrolling decontrol
decried decry
deep-freeze deepfreeze
deep-freezed deepfreeze
deep-freezes deepfreeze
deep-fried deep-fry
deferred defer
deferring defer
defied defy
degassed degas
degasses degas
degassing degas
dehumidified dehumidify
deified deify
demitted demit
demitting demit
demobbed demob
demobbing demob
demulsified demulsify
demurred demur
demurring demur
demystified demystify
denazified denazify
denied deny
denitrified denitrify
denned den
denning den
descried descry
deterred deter
deterring deter
detoxified detoxify
devilled devil
devilling devil
devitrified devitrify
diagrammed diagram
diagramming diagram
dialled dial
dialling dial
dibbed dib
dibbing dib
did do
digging dig
dignified dignify
dilly-dallied dilly-dally
dimmed dim
dimming dim
dinned din
dinning din
dipped dip
dipping dip
dirtied dirty
disannulled disannul
disannulling disannul
disbarred disbar
disbarring disbar
disbudded disbud
disbudding disbud
disembodied disembody
disembowelled disembowel
disembowelling disembowel
disenthralled disenthrall
disenthralling disenthrall
disenthralls disenthral
disenthrals disenthrall
dishevelled dishevel
dishevelling dishevel
disinterred disinter
disinterring disinter
dispelled dispel
dispelling dispel
disqualified disqualify
dissatisfied dissatisfy
distilled distill
distilling distill
diversified diversify
divvied divvy
dizzied dizzy
dogged dog
dogging dog
doglegged dogleg
doglegging dogleg
dollied dolly
done do
donned don
donning don
dotted dot
dotting dot
dought dow
dove dive
drabbed drab
drabbing drab
dragged drag
dragging drag
drank drink
drawn draw
dreamt dream
drew draw
dried dry
dripped drip
dripping drip
drivelled drivel
drivelling drivel
driven drive
dropped drop
dropping drop
drove drive
drubbed drub
drubbing drub
drugged drug
drugging drug
drummed drum
drumming drum
drunk drink
dubbed dub
dubbing dub
duelled duel
duelling duel
dug dig
dulcified dulcify
dummied dummy
dunned dun
dunning dun
dwelt dwell
dying die
easied easy
eaten eat
eavesdropped eavesdrop
eavesdropping eavesdrop
eddied eddy
edified edify
ego-tripped ego-trip
ego-tripping ego-trip
electrified electrify
embedded embed
embedding embed
embodied embody
embussed embus
embusses embus
embussing embus
emitted emit
emitting emit
empanelled empanel
empanelling empanel
emptied empty
emulsified emulsify
enamelled enamel
enamelling enamel
englutted englut
englutting englut
enrolled enroll
enrolling enroll
enthralled enthrall
enthralling enthrall
entrammelled entrammel
entrammelling entrammel
entrapped entrap
entrapping entrap
envied envy
enwound enwind
enwrapped enwrap
enwrapping enwrap
equalled equal
equalling equal
equipped equip
equipping equip
espied espy
esterified esterify
estopped estop
estopping estop
etherified etherify
excelled excel
excelling excel
exemplified exemplify
expelled expel
expelling expel
extolled extoll
extolling extoll
facetted facet
facetting facet
fagged fag
fagging fag
fallen fall
falsified falsify
fancied fancy
fanned fan
fanning fan
fantasied fantasy
fatted fat
fatting fat
featherbedded featherbed
featherbedding featherbed
fed feed
fell fall
felt feel
ferried ferry
fibbed fib
fibbing fib
figged fig
figging fig
fine-drawn fine-draw
fine-drew fine-draw
finned fin
finning fin
fitted fit
fitting fit
flagged flag
flagging flag
flammed flam
flamming flam
flannelled flannel
flannelling flannel
flapped flap
flapping flap
flatted flat
flatting flat
fled flee
flew fly
flimflammed flimflam
flimflamming flimflam
flip-flopped flip-flop
flip-flopping flip-flop
flipped flip
flipping flip
flitted flit
flitting flit
flogged flog
flogging flog
floodlit floodlight
flopped flop
flopping flop
flown fly
flubbed flub
flubbing flub
flung fling
flurried flurry
flyblew flyblow
flyblown flyblow
fobbed fob
fobbing fob
fogged fog
fogging fog
footslogged footslog
footslogging footslog
forbad forbid
forbade forbid
forbidden forbid
forbidding forbid
forbore forbear
forborne forbear
force-fed force-feed
fordid fordo
fordone fordo
foredid foredo
foredone foredo
foregone forego
foreknew foreknow
foreknown foreknow
foreran forerun
forerunning forerun
foresaw foresee
foreseen foresee
foreshown foreshow
forespoke forespeak
forespoken forespeak
foretold foretell
forewent forego
forgave forgive
forgetting forget
forgiven forgive
forgone forgo
forgot forget
forgotten forget
formatted format
formatting format
forsaken forsake
forsook forsake
forspoke forspeak
forspoken forspeak
forswore forswear
forsworn forswear
fortified fortify
forwent forgo
fought fight
found find
foxtrotted foxtrot
foxtrotting foxtrot
frapped frap
frapping frap
freeze-dried freeze-dry
frenchified frenchify
frenzied frenzy
fretted fret
fretting fret
fried fry
frigged frig
frigging frig
fritted fritt
fritting fritt
frivolled frivol
frivolling frivol
frogged frog
frogging frog
frolicked frolic
frolicking frolic
froze freeze
frozen freeze
fructified fructify
fuelled fuel
fuelling fuel
fulfilled fulfill
fulfilling fulfill
funned fun
funnelled funnel
funnelling funnel
funning fun
furred fur
furring fur
gadded gad
gadding gad
gagged gag
gagging gag
gainsaid gainsay
gambolled gambol
gambolling gambol
gammed gam
gamming gam
gan gin
ganned gan
ganning gan
gapped gap
gapping gap
gasified gasify
gassed gas
gasses gas
gassing gas
gave give
gelled gel
gelling gel
gelt geld
gemmed gem
gemming gem
genned-up gen-up
genning-up gen-up
gens-up gen-up
getting get
ghostwritten ghostwrite
ghostwrote ghostwrite
gibbed gib
gibbing gib
giddied giddy
giftwrapped giftwrap
giftwrapping giftwrap
gigged gig
gigging gig
gilt gild
ginned gin
ginning gin
gipped gip
gipping gip
girt gird
given give
glommed glom
glomming glom
gloried glory
glorified glorify
glutted glut
glutting glut
gnawn gnaw
gollied golly
gone go
goose-stepped goose-step
goose-stepping goose-step
got get
gotten get
grabbed grab
grabbing grab
gratified gratify
gravelled gravel
gravelling gravel
graven grave
grew grow
grinned grin
grinning grin
gripped grip
gripping grip
gript grip
gritted grit
gritting grit
ground grind
grovelled grovel
grovelling grovel
grown grow
grubbed grub
grubbing grub
guarantied guaranty
gullied gully
gummed gum
gumming gum
gunned gun
gunning gun
gypped gyp
gypping gyp
hacksawn hacksaw
had have
hammed ham
hamming ham
hamstrung hamstring
hand-knitted hand-knit
hand-knitting hand-knit
handfed handfeed
handicapped handicap
handicapping handicap
handselled handsel
handselling handsel
harried harry
has have
hatchelled hatchel
hatchelling hatchel
hatted hat
hatting hat
heard hear
hedgehopped hedgehop
hedgehopping hedgehop
held hold
hemmed hem
hemming hem
hewn hew
hiccupped hiccup
hiccupping hiccup
hid hide
hidden hide
high-hatted high-hat
high-hatting high-hat
hinnied hinny
hitting hit
hobbed hob
hobbing hob
hobnobbed hobnob
hobnobbing hobnob
hocus-pocussed hocus-pocus
hocus-pocussing hocus-pocus
hocussed hocus
hocussing hocus
hogged hog
hogging hog
hogtying hogtie
honied honey
hopped hop
hopping hop
horrified horrify
horsewhipped horsewhip
horsewhipping horsewhip
houselled housel
houselling housel
hove heave
hovelled hovel
hovelling hovel
hugged hug
hugging hug
humbugged humbug
humbugging humbug
humidified humidify
hummed hum
humming hum
hung hang
hurried hurry
hypertrophied hypertrophy
identified identify
imbedded imbed
imbedding imbed
impanelled impanel
impanelling impanel
impelled impel
impelling impel
implied imply
inbred inbreed
incurred incur
incurring incur
indemnified indemnify
indwelt indwell
inferred infer
inferring infer
initialled initial
initialling initial
inlaid inlay
insetting inset
inspanned inspan
inspanning inspan
installed install
installing install
intensified intensify
interbred interbreed
intercropped intercrop
intercropping intercrop
intercutting intercut
interlaid interlay
interlapped interlap
interlapping interlap
intermarried intermarry
intermitted intermit
intermitting intermit
interpled interplead
interred inter
interring inter
interstratified interstratify
interwove interweave
interwoven interweave
intromitted intromit
intromitting intromit
inwove inweave
inwoven inweave
inwrapped inwrap
inwrapping inwrap
is be
jabbed jab
jabbing jab
jagged jag
jagging jag
jammed jam
jamming jam
japanned japan
japanning japan
jarred jar
jarring jar
jellied jelly
jellified jellify
jemmied jemmy
jerry-built jerry-build
jetted jet
jetting jet
jewelled jewel
jewelling jewel
jibbed jib
jibbing jib
jigged jig
jigging jig
jimmied jimmy
jitterbugged jitterbug
jitterbugging jitterbug
jobbed job
jobbing job
jog-trotted jog-trot
jog-trotting jog-trot
jogged jog
jogging jog
jollied jolly
jollified jollify
jotted jot
jotting jot
joy-ridden joy-ride
joy-rode joy-ride
joypopped joypop
joypopping joypop
jugged jug
jugging jug
justified justify
jutted jut
jutting jut
kenned ken
kennelled kennel
kennelling kennel
kenning ken
kent ken
kept keep
kernelled kernel
kernelling kernel
kidded kid
kidding kid
kidnapped kidnap
kidnapping kidnap
kipped kip
kipping kip
knapped knap
knapping knap
kneecapped kneecap
kneecapping kneecap
knelt kneel
knew know
knitted knit
knitting knit
knobbed knob
knobbing knob
knotted knot
knotting knot
known know
ko'd ko
ko'ing ko
ko's ko
labelled label
labelling label
laden lade
ladyfied ladify
ladyfies ladify
ladyfying ladify
lagged lag
lagging lag
laid lay
lain lie
lallygagged lallygag
lallygagging lallygag
lammed lam
lamming lam
lapidified lapidify
lapped lap
lapping lap
laurelled laurel
laurelling laurel
lay lie
leant lean
leapfrogged leapfrog
leapfrogging leapfrog
leapt leap
learnt learn
led lead
left leave
lent lend
letting let
levelled level
levelling level
levied levy
libelled libel
libelling libel
lignified lignify
lipped lip
lipping lip
liquefied liquefy
liquified liquify
lit light
lobbed lob
lobbied lobby
lobbing lob
logged log
logging log
lopped lop
lopping lop
lost lose
lotted lot
lotting lot
lugged lug
lugging lug
lullabied lullaby
lying lie
machine-gunned machine-gun
machine-gunning machine-gun
madded mad
madding mad
made make
magnified magnify
manned man
manning man
manumitted manumit
manumitting manumit
mapped map
mapping map
marcelled marcel
marcelling marcel
marred mar
married marry
marring mar
marshalled marshal
marshalling marshal
marvelled marvel
marvelling marvel
matted mat
matting mat
meant mean
medalled medal
medalling medal
met meet
metalled metal
metalling metal
metrified metrify
might may
mimicked mimic
mimicking mimic
minified minify
misapplied misapply
misbecame misbecome
miscarried miscarry
misdealt misdeal
misfitted misfit
misfitting misfit
misgave misgive
misgiven misgive
mishitting mishit
mislaid mislay
misled mislead
mispled misplead
misspelt misspell
misspent misspend
mistaken mistake
mistook mistake
misunderstood misunderstand
mobbed mob
mobbing mob
modelled model
modelling model
modified modify
mollified mollify
molten melt
mopped mop
mopping mop
mortified mortify
mown mow
mudded mud
muddied muddy
mudding mud
mugged mug
mugging mug
multiplied multiply
mummed mum
mummified mummify
mumming mum
mutinied mutiny
mystified mystify
nabbed nab
nabbing nab
nagged nag
nagging nag
napped nap
napping nap
netted net
netting net
nibbed nib
nibbing nib
nickelled nickel
nickelling nickel
nid-nodded nid-nod
nid-nodding nid-nod
nidified nidify
nigrified nigrify
nipped nip
nipping nip
nitrified nitrify
nodded nod
nodding nod
non-prossed non-pros
non-prosses non-pros
non-prossing non-pros
nonplussed nonplus
nonplusses nonplus
nonplussing nonplus
notified notify
nullified nullify
nutted nut
nutting nut
objectified objectify
occupied occupy
occurred occur
occurring occur
offsetting offset
omitted omit
omitting omit
ossified ossify
outbidden outbid
outbidding outbid
outbred outbreed
outcried outcry
outcropped outcrop
outcropping outcrop
outdid outdo
outdone outdo
outdrawn outdraw
outdrew outdraw
outfitted outfit
outfitting outfit
outfought outfight
outgassed outgas
outgasses outgas
outgassing outgas
outgeneralled outgeneral
outgeneralling outgeneral
outgone outgo
outgrew outgrow
outgrown outgrow
outlaid outlay
outmanned outman
outmanning outman
outputted output
outputting output
outran outrun
outridden outride
outrode outride
outrunning outrun
outshone outshine
outshot outshoot
outsold outsell
outspanned outspan
outspanning outspan
outstood outstand
outstripped outstrip
outstripping outstrip
outthought outthink
outwent outgo
outwitted outwit
outwitting outwit
outwore outwear
outworn outwear
overbidden overbid
overbidding overbid
overblew overblow
overblown overblow
overbore overbear
overborne overbear
overbuilt overbuild
overcame overcome
overcropped overcrop
overcropping overcrop
overdid overdo
overdone overdo
overdrawn overdraw
overdrew overdraw
overdriven overdrive
overdrove overdrive
overflew overfly
overflown overflow
overgrew overgrow
overgrown overgrow
overheard overhear
overhung overhang
overlaid overlay
overlain overlie
overlapped overlap
overlapping overlap
overlying overlie
overmanned overman
overmanning overman
overpaid overpay
overpast overpass
overran overrun
overridden override
overrode override
overrunning overrun
oversaw oversee
overseen oversee
oversetting overset
oversewn oversew
overshot overshoot
oversimplified oversimplify
overslept oversleep
oversold oversell
overspent overspend
overspilt overspill
overstepped overstep
overstepping overstep
overtaken overtake
overthrew overthrow
overthrown overthrow
overtook overtake
overtopped overtop
overtopping overtop
overwound overwind
overwritten overwrite
overwrote overwrite
pacified pacify
padded pad
padding pad
paid pay
palled pal
palling pal
palsied palsy
pandied pandy
panelled panel
panelling panel
panicked panic
panicking panic
panned pan
panning pan
parallelled parallel
parallelling parallel
parcelled parcel
parcelling parcel
parodied parody
parried parry
partaken partake
partook partake
pasquil pasquinade
pasquilled pasquinade
pasquilling pasquinade
pasquils pasquinade
patrolled patrol
patrolling patrol
patted pat
patting pat
pedalled pedal
pedalling pedal
pegged peg
pegging peg
pencilled pencil
pencilling pencil
penned pen
penning pen
pent pen
pepped pep
pepping pep
permitted permit
permitting permit
personified personify
petrified petrify
petted pet
pettifogged pettifog
pettifogging pettifog
petting pet
phantasied phantasy
photocopied photocopy
photomapped photomap
photomapping photomap
photosetting photoset
physicked physic
physicking physic
picnicked picnic
picnicking picnic
pigged pig
pigging pig
pilloried pillory
pinch-hitting pinch-hit
pinned pin
pinning pin
pipped pip
pipping pip
pistol-whipped pistol-whip
pistol-whipping pistol-whip
pistolled pistol
pistolling pistol
pitapatted pitapat
pitapatting pitapat
pitied pity
pitted pit
pitting pit
planned plan
planning plan
platted plat
platting plat
pled plead
plied ply
plodded plod
plodding plod
plopped plop
plopping plop
plotted plot
plotting plot
plugged plug
plugging plug
podded pod
podding pod
pommelled pommel
pommelling pommel
popped pop
popping pop
potted pot
potting pot
preachified preachify
precancelled precancel
precancelling precancel
preferred prefer
preferring prefer
preoccupied preoccupy
prepaid prepay
presignified presignify
pretermitted pretermit
pretermitting pretermit
prettied pretty
prettified prettify
pried pry
prigged prig
prigging prig
primmed prim
primming prim
prodded prod
prodding prod
programmed program
programmes program
programming program
prologed prologue
prologing prologue
prologs prologue
propelled propel
propelling propel
prophesied prophesy
propped prop
propping prop
proven prove
pubbed pub
pubbing pub
pugged pug
pugging pug
pummelled pummel
pummelling pummel
punned pun
punning pun
pupped pup
pupping pup
purified purify
put-putted put-put
put-putting put-put
putrefied putrefy
puttied putty
putting put
qualified qualify
quantified quantify
quarrelled quarrel
quarrelling quarrel
quarried quarry
quartersawn quartersaw
queried query
quick-froze quick-freeze
quick-frozen quick-freeze
quickstepped quickstep
quickstepping quickstep
quipped quip
quipping quip
quitted quit
quitting quit
quizzed quiz
quizzes quiz
quizzing quiz
ragged rag
ragging rag
rallied rally
ramified ramify
rammed ram
ramming ram
ran run
rang ring
rapped rap
rappelled rappel
rappelling rappel
rapping rap
rarefied rarefy
ratified ratify
ratted rat
ratting rat
ravelled ravel
ravelling ravel
razor-cutting razor-cut
re-trod re-tread
re-trodden re-tread
rebelled rebel
rebelling rebel
rebuilt rebuild
rebutted rebut
rebutting rebut
recapped recap
recapping recap
reclassified reclassify
recommitted recommit
recommitting recommit
recopied recopy
rectified rectify
recurred recur
recurring recur
red-pencilled red-pencil
red-pencilling red-pencil
redded redd
redding redd
redid redo
redone redo
referred refer
referring refer
refitted refit
refitting refit
reft reave
refuelled refuel
refuelling refuel
regretted regret
regretting regret
reheard rehear
reified reify
relied rely
remade remake
remarried remarry
remitted remit
remitting remit
repaid repay
repelled repel
repelling repel
replevied replevy
replied reply
repotted repot
repotting repot
reran rerun
rerunning rerun
resat resit
resetting reset
resewn resew
resitting resit
retaken retake
rethought rethink
retold retell
retook retake
retransmitted retransmit
retransmitting retransmit
retried retry
retrofitted retrofit
retrofitting retrofit
retted ret
retting ret
reunified reunify
revelled revel
revelling revel
revetted revet
revetting revet
revivified revivify
revved rev
revving rev
rewound rewind
rewritten rewrite
rewrote rewrite
ribbed rib
ribbing rib
ricochetted ricochet
ricochetting ricochet
ridded rid
ridden ride
ridding rid
rigged rig
rigging rig
rigidified rigidify
rimmed rim
rimming rim
ripped rip
ripping rip
risen rise
rivalled rival
rivalling rival
riven rive
robbed rob
robbing rob
rode ride
rose rise
rotted rot
rotting rot
rough-dried rough-dry
rough-hewn rough-hew
rowelled rowel
rowelling rowel
rubbed rub
rubbing rub
rung ring
running run
rutted rut
rutting rut
saccharified saccharify
sagged sag
sagging sag
said say
salaried salary
salified salify
sallied sally
sanctified sanctify
sandbagged sandbag
sandbagging sandbag
sang sing
sank sink
saponified saponify
sapped sap
sapping sap
sat sit
satisfied satisfy
savvied savvy
saw see
sawn saw
scagged scag
scagging scag
scanned scan
scanning scan
scarified scarify
scarred scar
scarring scar
scatted scat
scatting scat
scorified scorify
scragged scrag
scragging scrag
scrammed scram
scramming scram
scrapped scrap
scrapping scrap
scried scry
scrubbed scrub
scrubbing scrub
scrummed scrum
scrumming scrum
scudded scud
scudding scud
scummed scum
scumming scum
scurried scurry
seen see
sent send
setting set
sewn sew
shagged shag
shagging shag
shaken shake
shammed sham
shamming sham
sharecropped sharecrop
sharecropping sharecrop
shat shit
shaven shave
shedding shed
shellacked shellac
shellacking shellac
shent shend
shewn shew
shied shy
shikarred shikar
shikarring shikar
shillyshallied shillyshally
shimmed shim
shimmied shimmy
shimming shim
shinned shin
shinning shin
shipped ship
shipping ship
shitted shit
shitting shit
shod shoe
shone shine
shook shake
shopped shop
shopping shop
shot shoot
shotgunned shotgun
shotgunning shotgun
shotted shot
shotting shot
shovelled shovel
shovelling shovel
shown show
shrank shrink
shredded shred
shredding shred
shrink-wrapped shrink-wrap
shrink-wrapping shrink-wrap
shrivelled shrivel
shrivelling shrivel
shriven shrive
shrove shrive
shrugged shrug
shrugging shrug
shrunk shrink
shrunken shrink
shunned shun
shunning shun
shutting shut
sicked sic
sicking sic
sideslipped sideslip
sideslipping sideslip
sidestepped sidestep
sidestepping sidestep
sightsaw sightsee
sightseen sightsee
signalled signal
signalling signal
signified signify
silicified silicify
simplified simplify
singing sing
single-stepped single-step
single-stepping single-step
sinned sin
sinning sin
sipped sip
sipping sip
sitting sit
skellied skelly
skenned sken
skenning sken
sketted sket
sketting sket
ski'd ski
skidded skid
skidding skid
skimmed skim
skimming skim
skin-popped skin-pop
skin-popping skin-pop
skinned skin
skinning skin
skinny-dipped skinny-dip
skinny-dipping skinny-dip
skipped skip
skipping skip
skivvied skivvy
skydove skydive
slabbed slab
slabbing slab
slagged slag
slagging slag
slain slay
slammed slam
slamming slam
slapped slap
slapping slap
slatted slat
slatting slat
sledding sled
slept sleep
slew slay
slid slide
slidden slide
slipped slip
slipping slip
slitting slit
slogged slog
slogging slog
slopped slop
slopping slop
slotted slot
slotting slot
slugged slug
slugging slug
slummed slum
slumming slum
slung sling
slunk slink
slurred slur
slurring slur
smelt smell
smit smite
smitten smite
smote smite
smutted smut
smutting smut
snagged snag
snagging snag
snapped snap
snapping snap
snedded sned
snedding sned
snipped snip
snipping snip
snivelled snivel
snivelling snivel
snogged snog
snogging snog
snubbed snub
snubbing snub
snuck sneak
snugged snug
snugging snug
sobbed sob
sobbing sob
sodded sod
sodding sod
soft-pedalled soft-pedal
soft-pedalling soft-pedal
sold sell
solemnified solemnify
solidified solidify
soothsaid soothsay
sopped sop
sopping sop
sought seek
sown sow
spagged spag
spagging spag
spancelled spancel
spancelling spancel
spanned span
spanning span
sparred spar
sparring spar
spat spit
spatted spat
spatting spat
specified specify
sped speed
speechified speechify
spellbound spellbind
spelt spell
spent spend
spied spy
spilt spill
spin-dried spin-dry
spinning spin
spiralled spiral
spiralling spiral
spitted spit
spitting spit
splitting split
spoilt spoil
spoke speak
spoken speak
spoon-fed spoon-feed
spotlit spotlight
spotted spot
spotting spot
sprang spring
sprigged sprig
sprigging sprig
sprung spring
spudded spud
spudding spud
spun spin
spurred spur
spurring spur
squatted squat
squatting squat
squibbed squib
squibbing squib
squidded squid
squidding squid
squilgee squeegee
stabbed stab
stabbing stab
stall-fed stall-feed
stank stink
starred star
starring star
steadied steady
stellified stellify
stemmed stem
stemming stem
stencilled stencil
stencilling stencil
stepped step
stepping step
stetted stet
stetting stet
stied sty
stilettoeing stiletto
stirred stir
stirring stir
stole steal
stolen steal
stood stand
stopped stop
stopping stop
storied story
stotted stot
stotting stot
stove stave
strapped strap
strapping strap
stratified stratify
strewn strew
stridden stride
stripped strip
stripping strip
striven strive
strode stride
stropped strop
stropping strop
strove strive
strown strow
struck strike
strummed strum
strumming strum
strung string
strutted strut
strutting strut
stubbed stub
stubbing stub
stuck stick
studded stud
studding stud
studied study
stultified stultify
stummed stum
stumming stum
stung sting
stunk stink
stunned stun
stunning stun
stupefied stupefy
stymying stymie
subbed sub
subbing sub
subjectified subjectify
subletting sublet
submitted submit
submitting submit
subtotalled subtotal
subtotalling subtotal
sullied sully
sulphuretted sulphuret
sulphuretting sulphuret
summed sum
summing sum
sung sing
sunk sink
sunken sink
sunned sun
sunning sun
supped sup
supping sup
supplied supply
swabbed swab
swabbing swab
swagged swag
swagging swag
swam swim
swapped swap
swapping swap
swatted swat
swatting swat
swept sweep
swigged swig
swigging swig
swimming swim
swivelled swivel
swivelling swivel
swollen swell
swopped swap
swopping swap
swops swap
swore swear
sworn swear
swotted swot
swotting swot
swum swim
swung swing
syllabified syllabify
symbolled symbol
symbolling symbol
tabbed tab
tabbing tab
tagged tag
tagging tag
taken take
talcked talc
talcking talc
tallied tally
tally-ho'd tally-ho
tammied tammy
tanned tan
tanning tan
tapped tap
tapping tap
tarred tar
tarried tarry
tarring tar
tasselled tassel
tasselling tassel
tatted tat
tatting tat
taught teach
taxying taxi
teaselled teasel
teaselling teasel
tedded ted
tedding ted
tepefied tepefy
terrified terrify
testified testify
thinned thin
thinning thin
thought think
threw throw
thriven thrive
throbbed throb
throbbing throb
throve thrive
thrown throw
thrummed thrum
thrumming thrum
thudded thud
thudding thud
tidied tidy
tinned tin
tinning tin
tinselled tinsel
tinselling tinsel
tipped tip
tipping tip
tittupped tittup
tittupping tittup
toadied toady
togged tog
togging tog
told tell
took take
topped top
topping top
tore tear
torn tear
torrefied torrefy
torrify torrefy
totalled total
totalling total
totted tot
totting tot
towelled towel
towelling towel
trafficked traffic
trafficking traffic
trameled trammel
trameling trammel
tramelled trammel
tramelling trammel
tramels trammel
trammed tram
tramming tram
transferred transfer
transferring transfer
transfixt transfix
tranship transship
transhipped tranship
transhipping tranship
transmitted transmit
transmitting transmit
transmogrified transmogrify
transshipped transship
transshipping transship
trapanned trapan
trapanning trapan
trapped trap
trapping trap
travelled travel
travelling travel
travestied travesty
trekked trek
trekking trek
trepanned trepan
trepanning trepan
tried try
trigged trig
trigging trig
trimmed trim
trimming trim
tripped trip
tripping trip
trod tread
trodden tread
trogged trog
trogging trog
trotted trot
trotting trot
trowelled trowel
trowelling trowel
tugged tug
tugging tug
tumefied tumefy
tunned tun
tunnelled tunnel
tunnelling tunnel
tunning tun
tupped tup
tupping tup
tut-tutted tut-tut
tut-tutting tut-tut
twigged twig
twigging twig
twinned twin
twinning twin
twitted twit
twitting twit
tying tie
typesetting typeset
typewritten typewrite
typewrote typewrite
typified typify
uglified uglify
unbarred unbar
unbarring unbar
unbent unbend
unbound unbind
uncapped uncap
uncapping uncap
unclad unclothe
unclogged unclog
unclogging unclog
underbidding underbid
underbought underbuy
undercutting undercut
underfed underfeed
undergirt undergird
undergone undergo
underlaid underlay
underlain underlie
underlay underlie
underletting underlet
underlying underlie
underpaid underpay
underpinned underpin
underpinning underpin
underpropped underprop
underpropping underprop
undersetting underset
undershot undershoot
undersold undersell
understood understand
understudied understudy
undertaken undertake
undertook undertake
underwent undergo
underwritten underwrite
underwrote underwrite
undid undo
undone undo
unfitted unfit
unfitting unfit
unfroze unfreeze
unfrozen unfreeze
unified unify
unkennelled unkennel
unkennelling unkennel
unknitted unknit
unknitting unknit
unlaid unlay
unlearnt unlearn
unmade unmake
unmanned unman
unmanning unman
unpegged unpeg
unpegging unpeg
unpinned unpin
unpinning unpin
unplugged unplug
unplugging unplug
unravelled unravel
unravelling unravel
unrigged unrig
unrigging unrig
unripped unrip
unripping unrip
unrove unreeve
unsaid unsay
unshipped unship
unshipping unship
unslung unsling
unsnapped unsnap
unsnapping unsnap
unspoke unspeak
unspoken unspeak
unsteadied unsteady
unstepped unstep
unstepping unstep
unstopped unstop
unstopping unstop
unstrung unstring
unstuck unstick
unswore unswear
unsworn unswear
untaught unteach
unthought unthink
untidied untidy
untrod untread
untrodden untread
untying untie
unwound unwind
unwrapped unwrap
unwrapping unwrap
unzipped unzip
unzipping unzip
upbuilt upbuild
upheld uphold
uphove upheave
upped up
uppercutting uppercut
upping up
uprisen uprise
uprose uprise
upsetting upset
upsprang upspring
upsprung upspring
upswept upsweep
upswollen upswell
upswung upswing
vagged vag
vagging vag
varied vary
vatted vat
vatting vat
verbified verbify
verified verify
versified versify
vetted vet
vetting vet
victualled victual
victualling victual
vilified vilify
vitrified vitrify
vitriolled vitriol
vitriolling vitriol
vivified vivify
vying vie
wadded wad
waddied waddy
wadding wad
wadsetted wadset
wadsetting wadset
wagged wag
wagging wag
wanned wan
wanning wan
warred war
warring war
was be
water-ski'd water-ski
waylaid waylay
wearied weary
weatherstripped weatherstrip
weatherstripping weatherstrip
webbed web
webbing web
wedded wed
wedding wed
went go
wept weep
were be
wetted wet
wetting wet
whammed wham
whamming wham
whapped whap
whapping whap
whetted whet
whetting whet
whinnied whinny
whipped whip
whipping whip
whipsawn whipsaw
whirred whir
whirring whir
whistle-stopped whistle-stop
whistle-stopping whistle-stop
whizzed whiz
whizzes whiz
whizzing whiz
whopped whop
whopping whop
wigged wig
wigging wig
wigwagged wigwag
wigwagging wigwag
wildcatted wildcat
wildcatting wildcat
window-shopped window-shop
window-shopping window-shop
winning win
winterfed winterfeed
wiredrawn wiredraw
wiredrew wiredraw
withdrawn withdraw
withdrew withdraw
withheld withhold
withstood withstand
woke wake
woken wake
won win
wonned won
wonning won
wore wear
worn wear
worried worry
worshipped worship
worshipping worship
wound wind
wove weave
woven weave
wrapped wrap
wrapping wrap
wried wry
written write
wrote write
wrought work
wrung wring
yakked yak
yakking yak
yapped yap
yapping yap
ycleped clepe
yclept clepe
yenned yen
yenning yen
yodelled yodel
yodelling yodel
zapped zap
zapping zap
zigzagged zigzag
zigzagging zigzag
zipped zip
zipping zip
"""

  /// Irregular comparative adjectives, each with its lemma.
  static let adjForms: StaticString = """
airier airy
airiest airy
angrier angry
angriest angry
artier arty
artiest arty
ashier ashy
ashiest ashy
baggier baggy
baggiest baggy
balkier balky
balkiest balky
balmier balmy
balmiest balmy
bandier bandy
bandiest bandy
barmier barmy
barmiest barmy
battier batty
battiest batty
baulkier baulky
baulkiest baulky
bawdier bawdy
bawdiest bawdy
beadier beady
beadiest beady
beastlier beastly
beastliest beastly
beefier beefy
beefiest beefy
beerier beery
beeriest beery
bendier bendy
bendiest bendy
best good
better good
bigger big
biggest big
bitchier bitchy
bitchiest bitchy
bittier bitty
bittiest bitty
blearier bleary
bleariest bleary
bloodier bloody
bloodiest bloody
bloodthirstier bloodthirsty
bloodthirstiest bloodthirsty
blowier blowy
blowiest blowy
blowsier blowsy
blowsiest blowsy
blowzier blowzy
blowziest blowzy
bluer blue
bluest blue
bonier bony
boniest bony
bonnier bonny
bonniest bonny
boozier boozy
booziest boozy
boskier bosky
boskiest bosky
bossier bossy
bossiest bossy
botchier botchy
botchiest botchy
bouncier bouncy
bounciest bouncy
brainier brainy
brainiest brainy
brashier brashy
brashiest brashy
brassier brassy
brassiest brassy
brawnier brawny
brawniest brawny
breathier breathy
breathiest breathy
breezier breezy
breeziest breezy
brinier briny
briniest briny
broodier broody
broodiest broody
bubblier bubbly
bubbliest bubbly
buggier buggy
buggiest buggy
bulkier bulky
bulkiest bulky
bumpier bumpy
bumpiest bumpy
bunchier bunchy
bunchiest bunchy
burlier burly
burliest burly
burrier burry
burriest burry
bushier bushy
bushiest bushy
busier busy
busiest busy
bustier busty
bustiest busty
cagier cagey
cagiest cagey
cannier canny
canniest canny
cantier canty
cantiest canty
catchier catchy
catchiest catchy
cattier catty
cattiest catty
chancier chancy
chanciest chancy
charier chary
chariest chary
chattier chatty
chattiest chatty
cheekier cheeky
cheekiest cheeky
cheerier cheery
cheeriest cheery
cheesier cheesy
cheesiest cheesy
chestier chesty
chestiest chesty
chewier chewy
chewiest chewy
chillier chilly
chilliest chilly
chintzier chintzy
chintziest chintzy
chippier chippy
chippiest chippy
choosier choosy
choosiest choosy
choppier choppy
choppiest choppy
chubbier chubby
chubbiest chubby
chuffier chuffy
chuffiest chuffy
chummier chummy
chummiest chummy
chunkier chunky
chunkiest chunky
churchier churchy
churchiest churchy
clammier clammy
clammiest clammy
classier classy
classiest classy
cleanlier cleanly
cleanliest cleanly
clerklier clerkly
clerkliest clerkly
cloudier cloudy
cloudiest cloudy
clubbier clubby
clubbiest clubby
clumsier clumsy
clumsiest clumsy
cockier cocky
cockiest cocky
collier colly
colliest colly
comelier comely
comeliest comely
comfier comfy
comfiest comfy
cornier corny
corniest corny
cosier cosy
cosiest cosy
costlier costly
costliest costly
courtlier courtly
courtliest courtly
cozier cozy
coziest cozy
crabbier crabby
crabbiest crabby
craftier crafty
craftiest crafty
craggier craggy
craggiest craggy
crankier cranky
crankiest cranky
crawlier crawly
crawliest crawly
crazier crazy
craziest crazy
creamier creamy
creamiest creamy
creepier creepy
creepiest creepy
crispier crispy
crispiest crispy
crumbier crumby
crumbiest crumby
crumblier crumbly
crumbliest crumbly
crummier crummy
crummiest crummy
crustier crusty
crustiest crusty
curlier curly
curliest curly
cuter cute
daffier daffy
daffiest daffy
daintier dainty
daintiest dainty
dandier dandy
dandiest dandy
deadlier deadly
deadliest deadly
dewier dewy
dewiest dewy
dicier dicey
diciest dicey
dimmer dim
dimmest dim
dingier dingy
dingiest dingy
dinkier dinky
dinkiest dinky
dippier dippy
dippiest dippy
dirtier dirty
dirtiest dirty
dishier dishy
dishiest dishy
dizzier dizzy
dizziest dizzy
dodgier dodgy
dodgiest dodgy
dopier dopey
dopiest dopey
dottier dotty
dottiest dotty
doughier doughy
doughiest doughy
doughtier doughty
doughtiest doughty
dowdier dowdy
dowdiest dowdy
dowier dowy
dowiest dowy
downier downy
downiest downy
dozier dozy
doziest dozy
drabber drab
drabbest drab
draftier drafty
draftiest drafty
draggier draggy
draggiest draggy
draughtier draughty
draughtiest draughty
dreamier dreamy
dreamiest dreamy
drearier dreary
dreariest dreary
dreggier dreggy
dreggiest dreggy
dressier dressy
dressiest dressy
drier dry
driest dry
drippier drippy
drippiest drippy
drowsier drowsy
drowsiest drowsy
dryer dry
dryest dry
dumpier dumpy
dumpiest dumpy
dunner dun
dunnest dun
duskier dusky
duskiest dusky
dustier dusty
dustiest dusty
earlier early
earliest early
earthier earthy
earthiest earthy
earthlier earthly
earthliest earthly
easier easy
easiest easy
edgier edgy
edgiest edgy
eerier eerie
eeriest eerie
emptier empty
emptiest empty
fancier fancy
fanciest fancy
fatter fat
fattest fat
fattier fatty
fattiest fatty
faultier faulty
faultiest faulty
feistier feisty
feistiest feisty
fiddlier fiddly
fiddliest fiddly
filmier filmy
filmiest filmy
filthier filthy
filthiest filthy
finnier finny
finniest finny
fishier fishy
fishiest fishy
fitter fit
fittest fit
flabbier flabby
flabbiest flabby
flaggier flaggy
flaggiest flaggy
flakier flaky
flakiest flaky
flashier flashy
flashiest flashy
flatter flat
flattest flat
flauntier flaunty
flauntiest flaunty
fledgier fledgy
fledgiest fledgy
fleecier fleecy
fleeciest fleecy
fleshier fleshy
fleshiest fleshy
fleshlier fleshly
fleshliest fleshly
flightier flighty
flightiest flighty
flimsier flimsy
flimsiest flimsy
flintier flinty
flintiest flinty
floatier floaty
floatiest floaty
floppier floppy
floppiest floppy
flossier flossy
flossiest flossy
fluffier fluffy
fluffiest fluffy
flukier fluky
flukiest fluky
foamier foamy
foamiest foamy
foggier foggy
foggiest foggy
folksier folksy
folksiest folksy
foolhardier foolhardy
foolhardiest foolhardy
foxier foxy
foxiest foxy
fratchier fratchy
fratchiest fratchy
freakier freaky
freakiest freaky
freer free
freest free
frenchier frenchy
frenchiest frenchy
friendlier friendly
friendliest friendly
friskier frisky
friskiest frisky
frizzier frizzy
frizziest frizzy
frizzlier frizzly
frizzliest frizzly
frostier frosty
frostiest frosty
frouzier frouzy
frouziest frouzy
frowsier frowsy
frowsiest frowsy
frowzier frowzy
frowziest frowzy
fruitier fruity
fruitiest fruity
funkier funky
funkiest funky
funnier funny
funniest funny
furrier furry
furriest furry
fussier fussy
fussiest fussy
fustier fusty
fustiest fusty
fuzzier fuzzy
fuzziest fuzzy
gabbier gabby
gabbiest gabby
gamier gamy
gamiest gamy
gammier gammy
gammiest gammy
gassier gassy
gassiest gassy
gaudier gaudy
gaudiest gaudy
gauzier gauzy
gauziest gauzy
gawkier gawky
gawkiest gawky
ghastlier ghastly
ghastliest ghastly
ghostlier ghostly
ghostliest ghostly
giddier giddy
giddiest giddy
gladder glad
gladdest glad
glassier glassy
glassiest glassy
glibber glib
glibbest glib
gloomier gloomy
gloomiest gloomy
glossier glossy
glossiest glossy
glummer glum
glummest glum
godlier godly
godliest godly
goodlier goodly
goodliest goodly
goofier goofy
goofiest goofy
gooier gooey
gooiest gooey
goosier goosy
goosiest goosy
gorier gory
goriest gory
gradelier gradely
gradeliest gradely
grainier grainy
grainiest grainy
grassier grassy
grassiest grassy
greasier greasy
greasiest greasy
greedier greedy
greediest greedy
grimmer grim
grimmest grim
grislier grisly
grisliest grisly
grittier gritty
grittiest gritty
grizzlier grizzly
grizzliest grizzly
groggier groggy
groggiest groggy
groovier groovy
grooviest groovy
grottier grotty
grottiest grotty
groutier grouty
groutiest grouty
grubbier grubby
grubbiest grubby
grumpier grumpy
grumpiest grumpy
guiltier guilty
guiltiest guilty
gummier gummy
gummiest gummy
gushier gushy
gushiest gushy
gustier gusty
gustiest gusty
gutsier gutsy
gutsiest gutsy
hairier hairy
hairiest hairy
halfways halfway
hammier hammy
hammiest hammy
handier handy
handiest handy
happier happy
happiest happy
hardier hardy
hardiest hardy
hastier hasty
hastiest hasty
haughtier haughty
haughtiest haughty
hazier hazy
haziest hazy
headier heady
headiest heady
healthier healthy
healthiest healthy
heartier hearty
heartiest hearty
heavier heavy
heaviest heavy
heftier hefty
heftiest hefty
hepper hep
heppest hep
herbier herby
herbiest herby
hinder hind
hipper hip
hippest hip
hippier hippy
hippiest hippy
hoarier hoary
hoariest hoary
holier holy
holiest holy
homelier homely
homeliest homely
homier homey
homiest homey
hornier horny
horniest horny
horsier horsy
horsiest horsy
hotter hot
hottest hot
humpier humpy
humpiest humpy
hungrier hungry
hungriest hungry
huskier husky
huskiest husky
icier icy
iciest icy
inkier inky
inkiest inky
jaggier jaggy
jaggiest jaggy
jammier jammy
jammiest jammy
jauntier jaunty
jauntiest jaunty
jazzier jazzy
jazziest jazzy
jerkier jerky
jerkiest jerky
jollier jolly
jolliest jolly
juicier juicy
juiciest juicy
jumpier jumpy
jumpiest jumpy
kindlier kindly
kindliest kindly
kinkier kinky
kinkiest kinky
knottier knotty
knottiest knotty
knurlier knurly
knurliest knurly
kookier kooky
kookiest kooky
lacier lacy
laciest lacy
lairier lairy
lairiest lairy
lakier laky
lakiest laky
lankier lanky
lankiest lanky
lathier lathy
lathiest lathy
lazier lazy
laziest lazy
leafier leafy
leafiest leafy
leakier leaky
leakiest leaky
learier leary
leariest leary
leerier leery
leeriest leery
leggier leggy
leggiest leggy
lengthier lengthy
lengthiest lengthy
limier limy
limiest limy
lippier lippy
lippiest lippy
livelier lively
liveliest lively
loftier lofty
loftiest lofty
logier logy
logiest logy
lonelier lonely
loneliest lonely
loonier loony
looniest loony
loopier loopy
loopiest loopy
lordlier lordly
lordliest lordly
lousier lousy
lousiest lousy
lovelier lovely
loveliest lovely
lowlier lowly
lowliest lowly
luckier lucky
luckiest lucky
lumpier lumpy
lumpiest lumpy
lunier luny
luniest luny
lustier lusty
lustiest lusty
madder mad
maddest mad
maltier malty
maltiest malty
mangier mangy
mangiest mangy
mankier manky
mankiest manky
manlier manly
manliest manly
marshier marshy
marshiest marshy
massier massy
massiest massy
maungier maungy
maungiest maungy
mazier mazy
maziest mazy
mealier mealy
mealiest mealy
measlier measly
measliest measly
meatier meaty
meatiest meaty
merrier merry
merriest merry
messier messy
messiest messy
miffier miffy
miffiest miffy
mightier mighty
mightiest mighty
milkier milky
milkiest milky
mingier mingy
mingiest mingy
mirkier mirky
mirkiest mirky
mistier misty
mistiest misty
moldier moldy
moldiest moldy
moodier moody
moodiest moody
moonier moony
mooniest moony
mothier mothy
mothiest mothy
mouldier mouldy
mouldiest mouldy
mousier mousy
mousiest mousy
mouthier mouthy
mouthiest mouthy
muckier mucky
muckiest mucky
muddier muddy
muddiest muddy
muggier muggy
muggiest muggy
murkier murky
murkiest murky
mushier mushy
mushiest mushy
muskier musky
muskiest musky
mustier musty
mustiest musty
muzzier muzzy
muzziest muzzy
nappier nappy
nappiest nappy
nastier nasty
nastiest nasty
nattier natty
nattiest natty
naughtier naughty
naughtiest naughty
needier needy
neediest needy
nervier nervy
nerviest nervy
newsier newsy
newsiest newsy
niftier nifty
niftiest nifty
nippier nippy
nippiest nippy
nittier nitty
nittiest nitty
noisier noisy
noisiest noisy
nosier nosy
nosiest nosy
nuttier nutty
nuttiest nutty
offer off
oilier oily
oiliest oily
oozier oozy
ooziest oozy
pallier pally
palliest pally
palmier palmy
palmiest palmy
paltrier paltry
paltriest paltry
pappier pappy
pappiest pappy
parkier parky
parkiest parky
pastier pasty
pastiest pasty
patchier patchy
patchiest patchy
pawkier pawky
pawkiest pawky
peachier peachy
peachiest peachy
pearlier pearly
pearliest pearly
peppier peppy
peppiest peppy
perkier perky
perkiest perky
peskier pesky
peskiest pesky
pettier petty
pettiest petty
phonier phony
phoniest phony
pickier picky
pickiest picky
piggier piggy
piggiest piggy
pinier piny
piniest piny
pitchier pitchy
pitchiest pitchy
pithier pithy
pithiest pithy
plashier plashy
plashiest plashy
platier platy
platiest platy
pluckier plucky
pluckiest plucky
plumier plumy
plumiest plumy
plummier plummy
plummiest plummy
podgier podgy
podgiest podgy
pokier poky
pokiest poky
porkier porky
porkiest porky
portlier portly
portliest portly
pottier potty
pottiest potty
preachier preachy
preachiest preachy
prettier pretty
prettiest pretty
pricier pricy
priciest pricy
pricklier prickly
prickliest prickly
priestlier priestly
priestliest priestly
primmer prim
primmest prim
princelier princely
princeliest princely
prissier prissy
prissiest prissy
privier privy
priviest privy
prosier prosy
prosiest prosy
pudgier pudgy
pudgiest pudgy
puffier puffy
puffiest puffy
pulpier pulpy
pulpiest pulpy
punchier punchy
punchiest punchy
punier puny
puniest puny
pushier pushy
pushiest pushy
pussier pussy
pussiest pussy
quaggier quaggy
quaggiest quaggy
quakier quaky
quakiest quaky
queasier queasy
queasiest queasy
queenlier queenly
queenliest queenly
racier racy
raciest racy
rainier rainy
rainiest rainy
randier randy
randiest randy
rangier rangy
rangiest rangy
rattier ratty
rattiest ratty
rattlier rattly
rattliest rattly
raunchier raunchy
raunchiest raunchy
readier ready
readiest ready
redder red
reddest red
reedier reedy
reediest reedy
rimier rimy
rimiest rimy
riskier risky
riskiest risky
ritzier ritzy
ritziest ritzy
rockier rocky
rockiest rocky
roilier roily
roiliest roily
rookier rooky
rookiest rooky
roomier roomy
roomiest roomy
ropier ropy
ropiest ropy
rosier rosy
rosiest rosy
rowdier rowdy
rowdiest rowdy
ruddier ruddy
ruddiest ruddy
runnier runny
runniest runny
rushier rushy
rushiest rushy
rustier rusty
rustiest rusty
ruttier rutty
ruttiest rutty
sadder sad
saddest sad
saltier salty
saltiest salty
sandier sandy
sandiest sandy
sappier sappy
sappiest sappy
sassier sassy
sassiest sassy
saucier saucy
sauciest saucy
savvier savvy
savviest savvy
scabbier scabby
scabbiest scabby
scalier scaly
scaliest scaly
scantier scanty
scantiest scanty
scarier scary
scariest scary
scraggier scraggy
scraggiest scraggy
scragglier scraggly
scraggliest scraggly
scrappier scrappy
scrappiest scrappy
scrawnier scrawny
scrawniest scrawny
screwier screwy
screwiest screwy
scrubbier scrubby
scrubbiest scrubby
scruffier scruffy
scruffiest scruffy
scungier scungy
scungiest scungy
scurvier scurvy
scurviest scurvy
seamier seamy
seamiest seamy
seedier seedy
seediest seedy
seemlier seemly
seemliest seemly
sexier sexy
sexiest sexy
shabbier shabby
shabbiest shabby
shadier shady
shadiest shady
shaggier shaggy
shaggiest shaggy
shakier shaky
shakiest shaky
shapelier shapely
shapeliest shapely
shier shy
shiest shy
shiftier shifty
shiftiest shifty
shinier shiny
shiniest shiny
shirtier shirty
shirtiest shirty
shoddier shoddy
shoddiest shoddy
showier showy
showiest showy
shrubbier shrubby
shrubbiest shrubby
shyer shy
shyest shy
sicklier sickly
sickliest sickly
sightlier sightly
sightliest sightly
silkier silky
silkiest silky
sillier silly
silliest silly
sketchier sketchy
sketchiest sketchy
skimpier skimpy
skimpiest skimpy
skinnier skinny
skinniest skinny
slaphappier slaphappy
slaphappiest slaphappy
slatier slaty
slatiest slaty
sleazier sleazy
sleaziest sleazy
sleepier sleepy
sleepiest sleepy
slier sly
sliest sly
slimier slimy
slimiest slimy
slimmer slim
slimmest slim
slimsier slimsy
slimsiest slimsy
slinkier slinky
slinkiest slinky
slippier slippy
slippiest slippy
sloppier sloppy
sloppiest sloppy
slyer sly
slyest sly
smarmier smarmy
smarmiest smarmy
smellier smelly
smelliest smelly
smokier smoky
smokiest smoky
smugger smug
smuggest smug
snakier snaky
snakiest snaky
snappier snappy
snappiest snappy
snatchier snatchy
snatchiest snatchy
snazzier snazzy
snazziest snazzy
sniffier sniffy
sniffiest sniffy
snootier snooty
snootiest snooty
snottier snotty
snottiest snotty
snowier snowy
snowiest snowy
snuffier snuffy
snuffiest snuffy
snugger snug
snuggest snug
soapier soapy
soapiest soapy
soggier soggy
soggiest soggy
sonsier sonsy
sonsiest sonsy
sootier sooty
sootiest sooty
soppier soppy
soppiest soppy
sorrier sorry
sorriest sorry
soupier soupy
soupiest soupy
speedier speedy
speediest speedy
spicier spicy
spiciest spicy
spiffier spiffy
spiffiest spiffy
spikier spiky
spikiest spiky
spindlier spindly
spindliest spindly
spinier spiny
spiniest spiny
splashier splashy
splashiest splashy
spongier spongy
spongiest spongy
spookier spooky
spookiest spooky
spoonier spoony
spooniest spoony
sportier sporty
sportiest sporty
spottier spotty
spottiest spotty
sprier spry
spriest spry
sprightlier sprightly
sprightliest sprightly
springier springy
springiest springy
squashier squashy
squashiest squashy
squatter squat
squattest squat
squattier squatty
squattiest squatty
squiffier squiffy
squiffiest squiffy
stagier stagy
stagiest stagy
stalkier stalky
stalkiest stalky
starchier starchy
starchiest starchy
starrier starry
starriest starry
statelier stately
stateliest stately
steadier steady
steadiest steady
stealthier stealthy
stealthiest stealthy
steamier steamy
steamiest steamy
stingier stingy
stingiest stingy
stiper striper
stockier stocky
stockiest stocky
stodgier stodgy
stodgiest stodgy
stonier stony
stoniest stony
stormier stormy
stormiest stormy
streakier streaky
streakiest streaky
streamier streamy
streamiest streamy
stretchier stretchy
stretchiest stretchy
stringier stringy
stringiest stringy
stripier stripy
stripiest stripy
stronger strong
strongest strong
stroppier stroppy
stroppiest stroppy
stuffier stuffy
stuffiest stuffy
stumpier stumpy
stumpiest stumpy
sturdier sturdy
sturdiest sturdy
sulkier sulky
sulkiest sulky
sultrier sultry
sultriest sultry
sunnier sunny
sunniest sunny
surlier surly
surliest surly
swankier swanky
swankiest swanky
swarthier swarthy
swarthiest swarthy
sweatier sweaty
sweatiest sweaty
tackier tacky
tackiest tacky
talkier talky
talkiest talky
tangier tangy
tangiest tangy
tanner tan
tannest tan
tardier tardy
tardiest tardy
tastier tasty
tastiest tasty
tattier tatty
tattiest tatty
tawdrier tawdry
tawdriest tawdry
techier techy
techiest techy
teenier teeny
teeniest teeny
testier testy
testiest testy
tetchier tetchy
tetchiest tetchy
thinner thin
thinnest thin
thirstier thirsty
thirstiest thirsty
thornier thorny
thorniest thorny
threadier thready
threadiest thready
thriftier thrifty
thriftiest thrifty
throatier throaty
throatiest throaty
tidier tidy
tidiest tidy
timelier timely
timeliest timely
tinier tiny
tiniest tiny
tinnier tinny
tinniest tinny
tipsier tipsy
tipsiest tipsy
tonier tony
toniest tony
toothier toothy
toothiest toothy
touchier touchy
touchiest touchy
trashier trashy
trashiest trashy
trendier trendy
trendiest trendy
trickier tricky
trickiest tricky
tricksier tricksy
tricksiest tricksy
trimmer trim
trimmest trim
truer true
truest true
trustier trusty
trustiest trusty
tubbier tubby
tubbiest tubby
turfier turfy
turfiest turfy
tweedier tweedy
tweediest tweedy
twiggier twiggy
twiggiest twiggy
uglier ugly
ugliest ugly
unfriendlier unfriendly
unfriendliest unfriendly
ungainlier ungainly
ungainliest ungainly
ungodlier ungodly
ungodliest ungodly
unhappier unhappy
unhappiest unhappy
unhealthier unhealthy
unhealthiest unhealthy
unholier unholy
unholiest unholy
unrulier unruly
unruliest unruly
untidier untidy
untidiest untidy
vastier vasty
vastiest vasty
viewier viewy
viewiest viewy
wackier wacky
wackiest wacky
wanner wan
wannest wan
warier wary
wariest wary
washier washy
washiest washy
wavier wavy
waviest wavy
waxier waxy
waxiest waxy
weaklier weakly
weakliest weakly
wealthier wealthy
wealthiest wealthy
wearier weary
weariest weary
webbier webby
webbiest webby
weedier weedy
weediest weedy
weenier weeny
weeniest weeny
weensier weensy
weensiest weensy
weepier weepy
weepiest weepy
weightier weighty
weightiest weighty
wetter wet
wettest wet
whackier whacky
whackiest whacky
whimsier whimsy
whimsiest whimsy
wieldier wieldy
wieldiest wieldy
wilier wily
wiliest wily
windier windy
windiest windy
winier winy
winiest winy
winterier wintery
winteriest wintery
wintrier wintry
wintriest wintry
wirier wiry
wiriest wiry
wispier wispy
wispiest wispy
wittier witty
wittiest witty
wonkier wonky
wonkiest wonky
woodier woody
woodiest woody
woodsier woodsy
woodsiest woodsy
woollier woolly
woolliest woolly
woozier woozy
wooziest woozy
wordier wordy
wordiest wordy
worldlier worldly
worldliest worldly
wormier wormy
wormiest wormy
worse bad
worst bad
worthier worthy
worthiest worthy
wrier wry
wriest wry
wryer wry
wryest wry
yarer yare
yarest yare
yeastier yeasty
yeastiest yeasty
younger young
youngest young
yummier yummy
yummiest yummy
zanier zany
zaniest zany
zippier zippy
zippiest zippy
"""
}
