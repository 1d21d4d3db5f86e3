import type { ThemeId } from '@palpite/sandbox/themes.ts';
import { ink } from '../ink.ts';
import type { Motif } from './motifs.ts';
import { byTurn } from './turns.ts';

/** The inks of a poster, and in which of them each world is printed. */
const manga = ink(0.862, 0.175, 88);
const goiaba = ink(0.6, 0.225, 19);
const folha = ink(0.6, 0.16, 150);
const mar = ink(0.57, 0.165, 252);
const tangerina = ink(0.735, 0.18, 53);
const ceu = ink(0.87, 0.085, 222);
const menta = ink(0.88, 0.1, 160);
const rosa = ink(0.83, 0.11, 8);
const barro = ink(0.52, 0.15, 38);
const mata = ink(0.39, 0.095, 160);
const noite = ink(0.34, 0.11, 258);
const tinta = ink(0.225, 0.045, 168);
const areia = ink(0.93, 0.045, 88);
const acai = ink(0.4, 0.14, 355);
export const PAPER = ink(0.985, 0.014, 92);
const papel = PAPER;

export interface Inks {
  readonly ground: string;
  readonly second: string;
  readonly third: string;
  readonly letters: string;
  readonly tint: string;
  readonly edge: string;
  readonly shadow: string;
}

const press = (...[ground, second, third, letters, tint, edge, shadow]: SevenInks): Inks => ({
  ground,
  second,
  third,
  letters,
  tint,
  edge,
  shadow,
});
type SevenInks = readonly [string, string, string, string, string, string, string];

export const POSTERS: Record<
  ThemeId,
  { readonly inks: readonly Inks[]; readonly motifs: readonly Motif[] }
> = {
  jungle: {
    inks: [
      press(folha, mata, manga, papel, manga, tinta, tinta),
      press(menta, folha, tangerina, manga, tangerina, mata, mata),
      press(manga, tangerina, folha, papel, menta, mata, mata),
      press(mata, folha, manga, manga, menta, tinta, tinta),
      press(ceu, folha, mata, papel, manga, mata, mata),
    ],
    motifs: ['leaves', 'disc', 'hills'],
  },
  carnival: {
    inks: [
      press(goiaba, acai, manga, manga, tangerina, acai, tinta),
      press(tangerina, goiaba, manga, papel, rosa, acai, acai),
      press(mar, noite, goiaba, manga, rosa, noite, tinta),
      press(manga, goiaba, mar, papel, rosa, acai, acai),
      press(rosa, acai, tangerina, papel, manga, acai, acai),
    ],
    motifs: ['flags', 'dots', 'disc'],
  },
  ocean: {
    inks: [
      press(ceu, mar, papel, papel, ceu, noite, noite),
      press(mar, noite, ceu, manga, tangerina, noite, tinta),
      press(menta, mar, manga, papel, menta, noite, mar),
      press(noite, mar, menta, menta, ceu, tinta, tinta),
      press(rosa, mar, papel, papel, ceu, noite, mar),
    ],
    motifs: ['waves', 'scales', 'disc'],
  },
  desert: {
    inks: [
      press(manga, tangerina, barro, papel, areia, barro, tinta),
      press(tangerina, barro, manga, manga, papel, tinta, tinta),
      press(ceu, areia, tangerina, papel, manga, barro, tinta),
      press(barro, tinta, manga, manga, areia, tinta, tinta),
      press(areia, manga, barro, papel, manga, barro, barro),
    ],
    motifs: ['hills', 'disc', 'mosaic'],
  },
  savanna: {
    inks: [
      press(tangerina, goiaba, manga, papel, manga, barro, tinta),
      press(manga, tangerina, goiaba, papel, rosa, barro, barro),
      press(menta, folha, manga, papel, manga, barro, tinta),
      press(barro, tinta, tangerina, manga, papel, tinta, tinta),
      press(ceu, tangerina, barro, papel, manga, barro, tinta),
    ],
    motifs: ['disc', 'hills', 'stripes'],
  },
  fjord: {
    inks: [
      press(ceu, mar, papel, papel, ceu, noite, noite),
      press(mar, noite, menta, papel, ceu, noite, tinta),
      press(noite, tinta, mar, papel, menta, tinta, tinta),
      press(menta, mar, papel, papel, ceu, noite, noite),
      press(goiaba, noite, papel, papel, manga, noite, tinta),
    ],
    motifs: ['hills', 'waves', 'stripes'],
  },
  lantern: {
    inks: [
      press(goiaba, acai, tangerina, manga, tangerina, acai, tinta),
      press(rosa, goiaba, manga, papel, rosa, acai, acai),
      press(manga, goiaba, papel, papel, manga, acai, acai),
      press(noite, acai, tangerina, manga, rosa, tinta, tinta),
      press(menta, folha, goiaba, papel, manga, acai, mata),
    ],
    motifs: ['scales', 'disc', 'dots'],
  },
  candy: {
    inks: [
      press(rosa, goiaba, papel, papel, manga, acai, acai),
      press(menta, mar, goiaba, papel, rosa, acai, mar),
      press(manga, goiaba, rosa, papel, rosa, acai, acai),
      press(ceu, rosa, papel, papel, manga, acai, mar),
      press(goiaba, acai, rosa, papel, rosa, acai, tinta),
    ],
    motifs: ['stripes', 'dots', 'mosaic'],
  },
  orchard: {
    inks: [
      press(menta, folha, goiaba, papel, manga, acai, mata),
      press(manga, folha, goiaba, papel, menta, mata, mata),
      press(ceu, folha, papel, papel, manga, mata, mata),
      press(rosa, folha, papel, papel, manga, acai, mata),
      press(folha, mata, manga, manga, papel, tinta, tinta),
    ],
    motifs: ['leaves', 'mosaic', 'stripes'],
  },
  cosmos: {
    inks: [
      press(noite, tinta, mar, manga, tangerina, tinta, goiaba),
      press(mar, noite, manga, papel, ceu, noite, goiaba),
      press(acai, noite, tangerina, manga, rosa, tinta, mar),
      press(ceu, noite, papel, papel, ceu, noite, mar),
      press(menta, noite, mar, papel, menta, noite, tinta),
    ],
    motifs: ['stars', 'dots', 'disc'],
  },
  neon: {
    inks: [
      press(tinta, mata, menta, menta, manga, tinta, goiaba),
      press(noite, mar, goiaba, rosa, manga, tinta, mar),
      press(acai, tinta, rosa, rosa, menta, tinta, goiaba),
      press(menta, tinta, goiaba, papel, menta, tinta, goiaba),
      press(rosa, noite, papel, papel, rosa, noite, goiaba),
    ],
    motifs: ['stripes', 'dots', 'stars'],
  },
  canyon: {
    inks: [
      press(tangerina, barro, manga, papel, manga, tinta, barro),
      press(ceu, barro, tangerina, manga, tangerina, tinta, barro),
      press(manga, barro, tangerina, papel, manga, barro, tinta),
      press(barro, tinta, tangerina, manga, areia, tinta, tinta),
      press(menta, barro, manga, papel, manga, barro, tinta),
    ],
    motifs: ['hills', 'disc'],
  },
  mine: {
    inks: [
      press(barro, tinta, manga, manga, tangerina, tinta, tinta),
      press(mata, tinta, menta, menta, manga, tinta, tinta),
      press(noite, tinta, manga, manga, ceu, tinta, tinta),
      press(tangerina, barro, papel, papel, manga, tinta, tinta),
      press(acai, tinta, manga, manga, rosa, tinta, tinta),
    ],
    motifs: ['stars', 'mosaic'],
  },
  dragon: {
    inks: [
      press(goiaba, acai, manga, manga, tangerina, tinta, tinta),
      press(tangerina, goiaba, papel, papel, manga, acai, acai),
      press(mata, tinta, folha, manga, tangerina, tinta, tinta),
      press(acai, tinta, goiaba, manga, rosa, tinta, tinta),
      press(manga, goiaba, acai, papel, manga, acai, tinta),
    ],
    motifs: ['scales', 'disc', 'dots'],
  },
  frost: {
    inks: [
      press(ceu, papel, mar, papel, ceu, noite, mar),
      press(mar, ceu, papel, papel, ceu, noite, noite),
      press(noite, mar, papel, papel, ceu, tinta, tinta),
      press(menta, mar, papel, papel, menta, noite, mar),
      press(rosa, papel, mar, papel, rosa, noite, mar),
    ],
    motifs: ['stars', 'hills', 'dots'],
  },
  midnight: {
    inks: [
      press(acai, tinta, tangerina, manga, tangerina, tinta, tinta),
      press(noite, tinta, manga, menta, manga, tinta, tinta),
      press(mata, tinta, manga, manga, menta, tinta, tinta),
      press(rosa, acai, tinta, papel, rosa, acai, tinta),
      press(tangerina, acai, tinta, papel, manga, tinta, tinta),
    ],
    motifs: ['disc', 'stars'],
  },
  corsair: {
    inks: [
      press(mar, noite, manga, papel, manga, tinta, tinta),
      press(ceu, mar, goiaba, papel, manga, barro, noite),
      press(areia, mar, goiaba, papel, areia, noite, noite),
      press(menta, mar, noite, papel, manga, noite, noite),
      press(goiaba, acai, manga, manga, papel, tinta, tinta),
    ],
    motifs: ['waves', 'stripes', 'disc'],
  },
  arcana: {
    inks: [
      press(acai, noite, rosa, rosa, manga, tinta, tinta),
      press(menta, mata, manga, papel, menta, mata, mata),
      press(noite, acai, manga, manga, rosa, tinta, tinta),
      press(rosa, acai, papel, papel, manga, acai, noite),
      press(mata, noite, menta, menta, manga, tinta, tinta),
    ],
    motifs: ['stars', 'mosaic', 'disc'],
  },
};

/** The inks of a game's tile. */
export const inksOf = ({ themeId, turn }: { themeId: ThemeId; turn: number }): Inks =>
  byTurn(POSTERS[themeId].inks, turn);
