import type { Language } from '@palpite/domain';
import type { Words } from './words.ts';

/** What players call the world of a game: its name first, then other words that they may type for it. */
const THEMES: Readonly<Record<string, Readonly<Record<Language, Words>>>> = {
  jungle: {
    EN: ['jungle', 'rainforest'],
    PT: ['selva', 'floresta', 'mata'],
    ZH: ['雨林', '丛林'],
    ID: ['hutan rimba'],
    TH: ['ป่าดงดิบ', 'ป่า'],
    VI: ['rừng rậm', 'rừng nhiệt đới'],
  },
  desert: {
    EN: ['desert', 'Egypt', 'pharaoh'],
    PT: ['deserto', 'Egito', 'faraó'],
    ZH: ['沙漠', '埃及', '法老'],
    ID: ['gurun', 'padang pasir', 'Mesir'],
    TH: ['ทะเลทราย', 'อียิปต์'],
    VI: ['sa mạc', 'Ai Cập'],
  },
  ocean: {
    EN: ['ocean', 'sea', 'underwater'],
    PT: ['oceano', 'mar'],
    ZH: ['海洋', '大海'],
    ID: ['samudra', 'laut'],
    TH: ['มหาสมุทร', 'ทะเล'],
    VI: ['đại dương', 'biển'],
  },
  fjord: {
    EN: ['Vikings', 'fjord'],
    PT: ['vikings', 'fiorde'],
    ZH: ['维京', '峡湾'],
    ID: ['Viking', 'fyord'],
    TH: ['ไวกิ้ง', 'ฟยอร์ด'],
    VI: ['Viking', 'vịnh hẹp'],
  },
  lantern: {
    EN: ['lantern festival', 'Orient', 'China'],
    PT: ['festa das lanternas', 'Oriente', 'China'],
    ZH: ['灯会', '灯笼', '东方'],
    ID: ['festival lampion', 'Tiongkok'],
    TH: ['เทศกาลโคมไฟ', 'โคมไฟ', 'จีน'],
    VI: ['hội đèn lồng', 'phương Đông', 'Trung Hoa'],
  },
  candy: {
    EN: ['sweets', 'candy'],
    PT: ['doces', 'balas'],
    ZH: ['糖果', '甜点'],
    ID: ['permen', 'manisan'],
    TH: ['ขนมหวาน', 'ลูกกวาด'],
    VI: ['bánh kẹo', 'kẹo ngọt'],
  },
  orchard: {
    EN: ['fruit', 'orchard'],
    PT: ['frutas', 'pomar'],
    ZH: ['水果', '果园'],
    ID: ['buah-buahan', 'kebun buah'],
    TH: ['ผลไม้'],
    VI: ['trái cây', 'hoa quả'],
  },
  cosmos: {
    EN: ['space', 'stars', 'galaxy'],
    PT: ['espaço', 'estrelas', 'galáxia'],
    ZH: ['太空', '宇宙', '星空'],
    ID: ['luar angkasa', 'antariksa', 'bintang'],
    TH: ['อวกาศ', 'จักรวาล', 'ดวงดาว'],
    VI: ['vũ trụ', 'không gian', 'ngôi sao'],
  },
  canyon: {
    EN: ['Wild West', 'cowboy', 'western'],
    PT: ['Velho Oeste', 'faroeste', 'caubói'],
    ZH: ['西部', '牛仔'],
    ID: ['koboi', 'Barat liar'],
    TH: ['คาวบอย', 'ตะวันตก'],
    VI: ['miền Tây hoang dã', 'cao bồi'],
  },
  mine: {
    EN: ['mines', 'gold', 'gems'],
    PT: ['minas', 'ouro', 'garimpo'],
    ZH: ['矿山', '黄金', '宝石'],
    ID: ['tambang', 'emas', 'permata'],
    TH: ['เหมืองแร่', 'ทองคำ', 'อัญมณี'],
    VI: ['hầm mỏ', 'vàng', 'đá quý'],
  },
  carnival: {
    EN: ['carnival', 'samba', 'party'],
    PT: ['Carnaval', 'samba', 'festa'],
    ZH: ['狂欢节', '嘉年华', '桑巴'],
    ID: ['karnaval', 'samba', 'pesta'],
    TH: ['คาร์นิวัล', 'แซมบา', 'ปาร์ตี้'],
    VI: ['lễ hội carnival', 'samba'],
  },
  dragon: {
    EN: ['dragons', 'fire'],
    PT: ['dragão', 'dragões', 'fogo'],
    ZH: ['龙', '巨龙', '火焰'],
    ID: ['naga', 'api'],
    TH: ['มังกร', 'ไฟ'],
    VI: ['rồng', 'lửa'],
  },
  frost: {
    EN: ['winter', 'snow', 'ice', 'Christmas'],
    PT: ['inverno', 'neve', 'gelo', 'Natal'],
    ZH: ['冰雪', '冬季', '圣诞'],
    ID: ['musim dingin', 'salju', 'es', 'Natal'],
    TH: ['ฤดูหนาว', 'หิมะ', 'น้ำแข็ง', 'คริสต์มาส'],
    VI: ['mùa đông', 'tuyết', 'băng', 'Giáng Sinh'],
  },
  midnight: {
    EN: ['horror', 'Halloween', 'vampire', 'ghost'],
    PT: ['terror', 'Halloween', 'vampiro', 'assombração'],
    ZH: ['恐怖', '万圣节', '吸血鬼'],
    ID: ['horor', 'Halloween', 'vampir', 'hantu'],
    TH: ['สยองขวัญ', 'ฮาโลวีน', 'แวมไพร์', 'ผี'],
    VI: ['kinh dị', 'Halloween', 'ma cà rồng', 'ma quái'],
  },
  corsair: {
    EN: ['pirates', 'treasure'],
    PT: ['piratas', 'corsário', 'tesouro'],
    ZH: ['海盗', '宝藏'],
    ID: ['bajak laut', 'harta karun'],
    TH: ['โจรสลัด', 'ขุมทรัพย์'],
    VI: ['cướp biển', 'hải tặc', 'kho báu'],
  },
  arcana: {
    EN: ['magic', 'wizard', 'witch'],
    PT: ['magia', 'mago', 'bruxa'],
    ZH: ['魔法', '巫师'],
    ID: ['sihir', 'penyihir'],
    TH: ['เวทมนตร์', 'พ่อมด', 'แม่มด'],
    VI: ['phép thuật', 'phù thủy'],
  },
  savanna: {
    EN: ['savanna', 'safari', 'Africa'],
    PT: ['savana', 'safári', 'África'],
    ZH: ['草原', '非洲', '野生动物'],
    ID: ['sabana', 'safari', 'Afrika'],
    TH: ['ทุ่งสะวันนา', 'ซาฟารี', 'แอฟริกา'],
    VI: ['thảo nguyên', 'safari', 'châu Phi'],
  },
  neon: {
    EN: ['neon city', 'cyberpunk', 'robot'],
    PT: ['cidade neon', 'cyberpunk', 'robô'],
    ZH: ['霓虹都市', '赛博朋克', '机器人'],
    ID: ['kota neon', 'cyberpunk', 'robot'],
    TH: ['เมืองนีออน', 'ไซเบอร์พังก์', 'หุ่นยนต์'],
    VI: ['thành phố neon', 'cyberpunk', 'robot'],
  },
};

/** Every theme with the words that readers of a language type for it. */
export function themeWords(language: Language): readonly (readonly [string, Words])[] {
  return Object.entries(THEMES).map(([themeId, names]) => [themeId, names[language]]);
}

/** A theme within a sentence; the id itself for a vendor's own. */
export function themeName(themeId: string, language: Language): string {
  const names = Object.hasOwn(THEMES, themeId) ? THEMES[themeId] : undefined;
  return names ? names[language][0] : themeId;
}
