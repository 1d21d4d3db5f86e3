import type { Language } from '@palpite/domain';
import type { Noun } from './words.ts';

/** What a tale is called: "Legend of the Toucan". */
export const TALES: readonly Noun[] = [
  ['Ballad', 'Balada', 'f', '歌', 'Balada', 'บทเพลง', 'Khúc Ca'],
  ['Dance', 'Dança', 'f', '舞', 'Tarian', 'ระบำ', 'Điệu Múa'],
  ['Secret', 'Segredo', 'm', '秘', 'Rahasia', 'ความลับ', 'Bí Mật'],
  ['Promise', 'Promessa', 'f', '诺', 'Janji', 'คำสัญญา', 'Lời Hứa'],
  ['House', 'Casa', 'f', '家', 'Rumah', 'บ้าน', 'Ngôi Nhà'],
  ['Riddle', 'Enigma', 'm', '谜', 'Teka-Teki', 'ปริศนา', 'Câu Đố'],
  ['Night', 'Noite', 'f', '夜', 'Malam', 'ค่ำคืน', 'Đêm'],
  ['Wager', 'Aposta', 'f', '赌', 'Taruhan', 'เดิมพัน', 'Ván Cược'],
];

/** Titles made of one noun, which stands where the `*` is: "Idol Rush". */
export const CATCHWORDS: readonly Readonly<
  Record<Exclude<Language, 'PT'>, string> & { readonly PT: Readonly<Record<'m' | 'f', string>> }
>[] = [
  {
    EN: '* Rush',
    PT: { m: 'Febre do *', f: 'Febre da *' },
    ZH: '*狂潮',
    ID: 'Demam *',
    TH: 'กระแส*',
    VI: 'Cơn Sốt *',
  },
  {
    EN: '* Parade',
    PT: { m: 'Desfile do *', f: 'Desfile da *' },
    ZH: '*巡游',
    ID: 'Parade *',
    TH: 'พาเหรด*',
    VI: 'Diễu Hành *',
  },
  {
    EN: '* Express',
    PT: { m: 'Expresso do *', f: 'Expresso da *' },
    ZH: '*快车',
    ID: 'Ekspres *',
    TH: 'รถด่วน*',
    VI: 'Tốc Hành *',
  },
  {
    EN: '* Club',
    PT: { m: 'Clube do *', f: 'Clube da *' },
    ZH: '*俱乐部',
    ID: 'Klub *',
    TH: 'คลับ*',
    VI: 'Câu Lạc Bộ *',
  },
  {
    EN: '* Carousel',
    PT: { m: 'Carrossel do *', f: 'Carrossel da *' },
    ZH: '*旋转木马',
    ID: 'Komidi Putar *',
    TH: 'ม้าหมุน*',
    VI: 'Vòng Xoay *',
  },
  {
    EN: '* Jive',
    PT: { m: 'Ginga do *', f: 'Ginga da *' },
    ZH: '*摇摆',
    ID: 'Goyang *',
    TH: 'จังหวะ*',
    VI: 'Vũ Điệu *',
  },
  {
    EN: '* Deluxe',
    PT: { m: '* de Luxo', f: '* de Luxo' },
    ZH: '*豪华版',
    ID: '* Mewah',
    TH: '*ดีลักซ์',
    VI: '* Thượng Hạng',
  },
  {
    EN: '* Serenade',
    PT: { m: 'Serenata do *', f: 'Serenata da *' },
    ZH: '*小夜曲',
    ID: 'Serenade *',
    TH: 'เซเรเนด*',
    VI: 'Khúc Tình Ca *',
  },
];

/** Endings of the later games of a series, once every plain title of a world is taken. */
export const SEQUELS: readonly Readonly<Record<Language, string>>[] = [
  { EN: '', PT: '', ZH: '', ID: '', TH: '', VI: '' },
  { EN: ' II', PT: ' II', ZH: ' II', ID: ' II', TH: ' II', VI: ' II' },
  {
    EN: ' After Dark',
    PT: ' à Noite',
    ZH: '·入夜',
    ID: ': Larut Malam',
    TH: ' ยามค่ำคืน',
    VI: ' Đêm Xuống',
  },
  {
    EN: ' Encore',
    PT: ': Bis',
    ZH: '·返场',
    ID: ': Tampil Lagi',
    TH: ' อีกครา',
    VI: ' Tái Diễn',
  },
  { EN: ' III', PT: ' III', ZH: ' III', ID: ' III', TH: ' III', VI: ' III' },
  { EN: ' Grand', PT: ' em Festa', ZH: '·盛典', ID: ' Akbar', TH: ' แกรนด์', VI: ' Đại Tiệc' },
];
