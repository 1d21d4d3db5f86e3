/**
 * What people type for a country besides its name in their language: codes of three letters (ISO 3166-1), abbreviations, older
 * names, and names of a part for the whole. Loaded with the list alone.
 */

/** Each code of two letters with that of three. */
const CODES = `
  ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO ARARG ASASM ATAUT AUAUS AWABW AZAZE BABIH
  BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BMBMU BNBRN BOBOL BRBRA BSBHS BTBTN BWBWA
  BYBLR BZBLZ CACAN CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB
  CVCPV CWCUW CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY ERERI ESESP
  ETETH FIFIN FJFJI FMFSM FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GHGHA GIGIB GLGRL GMGMB GNGIN
  GPGLP GQGNQ GRGRC GTGTM GUGUM GWGNB GYGUY HKHKG HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR
  ININD IQIRQ IRIRN ISISL ITITA JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KRKOR
  KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR
  MCMCO MDMDA MEMNE MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT
  MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER NGNGA NINIC NLNLD NONOR NPNPL NRNRU
  NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT
  REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP SISVN SKSVK SLSLE SMSMR
  SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TGTGO THTHA TJTJK TLTLS
  TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA USUSA UYURY UZUZB VAVAT VCVCT
  VEVEN VGVGB VIVIR VNVNM VUVUT WSWSM YEYEM ZAZAF ZMZMB ZWZWE
`;

/** Other words by country, in any of the six languages, each parted by a comma. */
const WORDS: Readonly<Record<string, string>> = {
  AE: 'uae, eau, uea, emirates, emirados, dubai, abu dhabi, 阿联酋, 迪拜, ยูเออี',
  BR: 'brasil, brazil, 巴西',
  CD: 'drc, rdc, zaire',
  CH: 'suisse, schweiz, swiss, thụy sỹ',
  CI: 'ivory coast, costa do marfim',
  CN: 'prc, mainland china, tiongkok, cina, trung cộng, tq, 大陆, 内地',
  CV: 'cape verde, cabo verde',
  CZ: 'czech republic, cz, tiệp',
  DE: 'deutschland, allemagne, ger',
  ES: 'espana, esp',
  FR: 'pháp, prancis',
  GB: 'uk, u k, ru, great britain, britain, england, scotland, wales, northern ireland, inglaterra, gra bretanha, grã bretanha, escócia, inggris, britania raya, anh quốc, anh, 英格兰, 大不列颠, 苏格兰, อังกฤษ, ยูเค, สกอตแลนด์',
  GR: 'hellas, hy lạp',
  HK: 'hong kong, hongkong, 香港, ฮ่องกง',
  ID: 'indo, indonesia, nam dương, 印尼, อินโด',
  IR: 'persia, iran',
  JP: 'nippon, nihon, nhật, jepang, jap',
  KH: 'cambodia, kampuchea, campuchia, 柬埔寨, เขมร',
  KP: 'dprk, north korea, triều tiên, 朝鲜',
  KR: 'rok, korea, south korea, coreia, hàn quốc, korsel, 南韩, 韩国, เกาหลี',
  LA: 'lao, laos',
  MK: 'macedonia, fyrom',
  MM: 'burma, birmania, birmânia, miến điện, พม่า',
  MO: 'macau, macao, 澳门',
  MY: 'malaysia, malásia, mã lai, 大马',
  NL: 'holland, holanda, belanda, hà lan, 荷兰, ฮอลแลนด์',
  NZ: 'nz, aotearoa, 纽西兰, selandia baru',
  PH: 'philippines, pinas, pilipinas, phi, 菲律宾',
  PS: 'palestine, palestina, gaza, west bank',
  PT: 'portugal, bồ đào nha',
  RU: 'russia, rússia, rusia, nga, ussr, urss, 俄国, 苏联',
  SA: 'ksa, saudi, arab saudi, ả rập, 沙特, ซาอุ',
  SG: 'singapore, singapura, xinh ga po, 星加坡, 狮城',
  SZ: 'swaziland, suazilândia',
  TH: 'siam, thái, thai, 泰国, ไทย',
  TL: 'east timor, timor leste',
  TR: 'turkey, turkiye, turquia, turki, thổ nhĩ kỳ, 土耳其, ตุรกี',
  TW: 'taiwan, formosa, roc, đài loan, 中华民国, ไต้หวัน',
  UA: 'ukraine, ucrânia',
  US: 'usa, u s a, u s, us, eua, eeuu, e u a, america, américa, united states of america, states, amerika, amerika serikat, as, mỹ, hoa kỳ, 美利坚, 花旗, อเมริกา, ยูเอสเอ, สหรัฐ',
  VA: 'vatican, vaticano, holy see, santa sé',
  VN: 'vietnam, viet nam, vietnã, vietname, 越南, เวียดนาม',
  ZA: 'rsa, south africa',
};

const CODES_OF_THREE = new Map(
  CODES.trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

/** Every other word for a country, its codes first. */
export const wordsFor = (countryCode: string): readonly string[] => [
  countryCode,
  CODES_OF_THREE.get(countryCode) ?? '',
  ...(WORDS[countryCode]?.split(', ') ?? []),
];
