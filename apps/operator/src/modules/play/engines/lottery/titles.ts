import type { Language } from '@palpite/domain';
import type { Game } from '@palpite/lottery/games.ts';
import type { Titles } from '../../tables/catalogue.table.ts';

/** Names of the games and of the groups of their menu, as the starting set has them. */

type Names = Readonly<Record<Language, string>>;

const same = (name: string): Names => ({
  PT: name,
  EN: name,
  VI: name,
  ZH: name,
  ID: name,
  TH: name,
});

const NORTH: Names = {
  PT: 'Vietnã do Norte',
  EN: 'North Vietnam',
  VI: 'Miền Bắc',
  ZH: '越南北部',
  ID: 'Vietnam Utara',
  TH: 'เวียดนามเหนือ',
};

const GROUPS: Readonly<Record<string, Names>> = {
  'vn-north': NORTH,
  'vn-central': {
    PT: 'Vietnã Central',
    EN: 'Central Vietnam',
    VI: 'Miền Trung',
    ZH: '越南中部',
    ID: 'Vietnam Tengah',
    TH: 'เวียดนามกลาง',
  },
  'vn-south': {
    PT: 'Vietnã do Sul',
    EN: 'South Vietnam',
    VI: 'Miền Nam',
    ZH: '越南南部',
    ID: 'Vietnam Selatan',
    TH: 'เวียดนามใต้',
  },
  '5d': same('5D'),
  '11of5': { ...same('11/5'), ZH: '11选5' },
  k3: { ...same('K3'), ZH: '快三' },
  pk10: same('PK10'),
  keno: { ...same('Keno'), ZH: '基诺' },
};

const MINUTES: Names = { PT: 'min', EN: 'min', VI: 'phút', ZH: '分钟', ID: 'menit', TH: 'นาที' };

/** The name of a menu's group; a group without names shows its code. */
export const groupName = (group: string, language: Language): string =>
  GROUPS[group]?.[language] ?? group;

/** A game's names: a station's own, or that of its group with the minutes between draws. */
export function gameTitles({ code, name, group, clock }: Game): Titles {
  if (clock.kind === 'daily') return code === group ? NORTH : same(name);
  const languages = Object.keys(MINUTES) as Language[];
  const named = languages.map((language) => [
    language,
    `${groupName(group, language)} ${clock.everyMinutes} ${MINUTES[language]}`,
  ]);
  return { EN: name, ...Object.fromEntries(named) };
}
