/**
 * Names as the eye takes them. UTS #39 gives each sign a prototype that it can be mistaken for; this is the part of its data
 * (confusables of Unicode 15, as ICU's spoof checker has them) whose prototypes are letters and digits of ASCII, since those
 * are what reserved names are made of. Wide, bold and accented forms are not in it: Unicode decomposes them.
 */

/** A prototype, and the signs that look like it. */
const LOOK_ALIKES = `
  2 ƧƻϨᒿꙄꛯꝚ
  3 ƷȜЗҘӠⳌꝪꞫ𑣊𖼻
  4 Ꮞ𑢯
  5 Ƽ𑢻
  6 бᏮⳒ𑣕
  7 𐓒𑣆
  8 Ȣȣ৪੪𐌚𞣋
  9 ৭੧୨൭ⳊꝮ𑢬𑣌𑣖
  a ɑΑαАаᎪᗅꓮ𐊠𖽀
  aa Ꜳꜳ
  ae ÆæӔӕ
  ao Ꜵꜵ
  au Ꜷꜷ
  av ꜸꜹꜺꜻ
  ay Ꜽꜽ
  b ƀƂƃƄɓΒБВЬѢѣҌҍᏏᏴᑲᑳᖯᗷꓐꞴ𐊂𐊡𐌁
  bl Ы
  c ȼСсҪҫᏟᴄⲤⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣩𑣲
  d ÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪꓒꓓ
  dz ʣ
  e ɆɇΕЕеҽҿᎬⴹꓰꬲ𐊆𑢦𑢮
  f ƑƒϜքᖴᵮẝꓝꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂
  g ƍǤǥɠɡԌցᏀᏳᶃꓖ
  h ĦħɦΗНћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ𐋏
  i ıɨɩɪιіӏᎥᵻᵼꙇꭵ𑣃
  j ɈɉͿϳЈјᎫᒍꓙꞲ
  k ƙΚКҚҞᏦᛕⱩⲔꓗꝀ𐔘
  l ŁłƖƗƚǀɫɭΙІӀוןا١ٳ۱ߊᏞᒪᛁⲒⳐⵏꓡꓲ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨𞣇
  ll ǁװ
  lo Ю
  ls ʪ
  lz ʫ
  m ΜϺМӍᎷᗰᛖⲘꓟ𐊰𐌑
  n ƝƞɳΝηոռᵰⲚꓠ𐔓
  o ØøƟɵΘΟθοσОоѲѳӨөՕօסه٥ھہە۵ۿ߀०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀ჿዐᎾᏫᴏᴑⲞⲟⴱⵁⵔ〇ꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐
  o 𑢵𑣈𑣗𑣠
  oe Œœ
  oo ꚘꚙꝎꝏ
  p ƥΡρРрᏢᑭᵽⲢⲣꓑ𐊕
  q ʠԛգզⵕ
  r ƦɍɼɽгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵
  rn ɱᵯ𑜀𑣣
  s ƽʂЅѕՏᏕᏚᵴꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺
  t ŦŧƭƮȾΤТҬᎢᵵⲦꓔ𐊗𐊱𐌕𑢼𖼊
  t3 Ꜩ
  tf ꝷ
  ts ʦ
  u ɄʋυՍսሀᏌᑌᴜᵾꓴꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂
  ue ᵫ
  uo ꭣ
  v νѴѵט٧۷Ꮩᐯᴠⴸꓦꛟꮩ𐔝𑜆𑢠𑣀𖼈
  w ɯѡѽԜԝաᎳᏔᴡꓪꝡꮃ𑓅𑜊𑜎𑜏𑣦𑣯
  x ΧХхҲᕁᕽᚷⲬⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬
  y ƴɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃
  z ƵƶȤȥʐΖᏃᴢᵶꓜꮓ𐋵𑢩𑣄𑣥
`;

const PROTOTYPES = new Map(
  LOOK_ALIKES.trim()
    .split('\n')
    .flatMap((line) => {
      const [prototype = '', signs = ''] = line.trim().split(' ');
      return [...signs].map((sign) => [sign, prototype] as const);
    }),
);

/** Digits, and what they are written for: `supp0rt`. A small L, a capital I and a 1 are one stroke in many typefaces. */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  i: 'l',
};

/** Small Cyrillic letters are not in the data where only their capitals look like others: к, т, м. */
const prototypeOf = (sign: string): string =>
  PROTOTYPES.get(sign) ?? PROTOTYPES.get(sign.toUpperCase()) ?? sign;

/** What two names share that look alike. It is no text to be shown. */
export function skeleton(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\p{M}\p{DI}\p{Cf}]/gu, '');
  const seen = [...plain].map(prototypeOf).join('').toLowerCase();
  return [...seen]
    .map((sign) => STROKES[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
