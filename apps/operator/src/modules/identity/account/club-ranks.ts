import type { Language } from '@palpite/domain';

/** A rank of the club as its badge shows it. */
export interface ClubRank {
  readonly rankLevel: number;
  readonly name: Readonly<Record<Language, string>>;
  /** The badge's two colours, `#rrggbb`. */
  readonly color: string;
  readonly color2: string;
}

const BRONZE: ClubRank = {
  rankLevel: 0,
  name: { PT: 'Bronze', EN: 'Bronze', ZH: '青铜', ID: 'Perunggu', TH: 'บรอนซ์', VI: 'Đồng' },
  color: '#7a4a24',
  color2: '#c98b55',
};

/** The club's ranks, lowest first. Customer service has a separate desk above rank 4 (spec section 6). */
export const CLUB_RANKS: readonly ClubRank[] = [
  BRONZE,
  {
    rankLevel: 1,
    name: { PT: 'Prata', EN: 'Silver', ZH: '白银', ID: 'Perak', TH: 'ซิลเวอร์', VI: 'Bạc' },
    color: '#5b6472',
    color2: '#b7c0cc',
  },
  {
    rankLevel: 2,
    name: { PT: 'Ouro', EN: 'Gold', ZH: '黄金', ID: 'Emas', TH: 'โกลด์', VI: 'Vàng' },
    color: '#7d5a00',
    color2: '#e3b341',
  },
  {
    rankLevel: 3,
    name: {
      PT: 'Platina',
      EN: 'Platinum',
      ZH: '铂金',
      ID: 'Platinum',
      TH: 'แพลทินัม',
      VI: 'Bạch kim',
    },
    color: '#2f5f66',
    color2: '#8fc7cf',
  },
  {
    rankLevel: 4,
    name: {
      PT: 'Esmeralda',
      EN: 'Emerald',
      ZH: '翡翠',
      ID: 'Zamrud',
      TH: 'เอเมอรัลด์',
      VI: 'Ngọc lục bảo',
    },
    color: '#0d5c3f',
    color2: '#49c08c',
  },
  {
    rankLevel: 5,
    name: {
      PT: 'Diamante',
      EN: 'Diamond',
      ZH: '钻石',
      ID: 'Berlian',
      TH: 'ไดมอนด์',
      VI: 'Kim cương',
    },
    color: '#27408b',
    color2: '#8fb3ff',
  },
];

/** The rank of that level; a level that the club does not have counts as its highest below it. */
export function clubRank(level: number): ClubRank {
  return CLUB_RANKS.findLast(({ rankLevel }) => rankLevel <= level) ?? BRONZE;
}
