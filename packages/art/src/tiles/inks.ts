import type { ThemeId } from '@palpite/sandbox/themes.ts';
import { ink } from '../ink.ts';
import type { Motif } from './motifs.ts';

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
    ],
    motifs: ['leaves', 'disc', 'hills'],
  },
  carnival: {
    inks: [
      press(goiaba, acai, manga, manga, tangerina, acai, tinta),
      press(tangerina, goiaba, manga, papel, rosa, acai, acai),
      press(mar, noite, goiaba, manga, rosa, noite, tinta),
    ],
    motifs: ['flags', 'dots', 'disc'],
  },
  ocean: {
    inks: [
      press(ceu, mar, papel, papel, ceu, noite, noite),
      press(mar, noite, ceu, manga, tangerina, noite, tinta),
      press(menta, mar, manga, papel, menta, noite, mar),
    ],
    motifs: ['waves', 'scales', 'disc'],
  },
  desert: {
    inks: [
      press(manga, tangerina, barro, papel, areia, barro, tinta),
      press(tangerina, barro, manga, manga, papel, tinta, tinta),
      press(ceu, areia, tangerina, papel, manga, barro, tinta),
    ],
    motifs: ['hills', 'disc', 'mosaic'],
  },
  savanna: {
    inks: [
      press(tangerina, goiaba, manga, papel, manga, barro, tinta),
      press(manga, tangerina, goiaba, papel, rosa, barro, barro),
      press(menta, folha, manga, papel, manga, barro, tinta),
    ],
    motifs: ['disc', 'hills', 'stripes'],
  },
  fjord: {
    inks: [
      press(ceu, mar, papel, papel, ceu, noite, noite),
      press(mar, noite, menta, papel, ceu, noite, tinta),
    ],
    motifs: ['hills', 'waves', 'stripes'],
  },
  lantern: {
    inks: [
      press(goiaba, acai, tangerina, manga, tangerina, acai, tinta),
      press(rosa, goiaba, manga, papel, rosa, acai, acai),
    ],
    motifs: ['scales', 'disc', 'dots'],
  },
  candy: {
    inks: [
      press(rosa, goiaba, papel, papel, manga, acai, acai),
      press(menta, mar, goiaba, papel, rosa, acai, mar),
    ],
    motifs: ['stripes', 'dots', 'mosaic'],
  },
  orchard: {
    inks: [
      press(menta, folha, goiaba, papel, manga, acai, mata),
      press(manga, folha, goiaba, papel, menta, mata, mata),
    ],
    motifs: ['leaves', 'mosaic', 'stripes'],
  },
  cosmos: {
    inks: [
      press(noite, tinta, mar, manga, tangerina, tinta, goiaba),
      press(mar, noite, manga, papel, ceu, noite, goiaba),
    ],
    motifs: ['stars', 'dots', 'disc'],
  },
  neon: {
    inks: [
      press(tinta, mata, menta, menta, manga, tinta, goiaba),
      press(noite, mar, goiaba, rosa, manga, tinta, mar),
    ],
    motifs: ['stripes', 'dots', 'stars'],
  },
  canyon: {
    inks: [
      press(tangerina, barro, manga, papel, manga, tinta, barro),
      press(ceu, barro, tangerina, manga, tangerina, tinta, barro),
    ],
    motifs: ['hills', 'disc'],
  },
  mine: {
    inks: [
      press(barro, tinta, manga, manga, tangerina, tinta, tinta),
      press(mata, tinta, menta, menta, manga, tinta, tinta),
    ],
    motifs: ['stars', 'mosaic'],
  },
  dragon: {
    inks: [
      press(goiaba, acai, manga, manga, tangerina, tinta, tinta),
      press(tangerina, goiaba, papel, papel, manga, acai, acai),
      press(mata, tinta, folha, manga, tangerina, tinta, tinta),
    ],
    motifs: ['scales', 'disc', 'dots'],
  },
  frost: {
    inks: [
      press(ceu, papel, mar, papel, ceu, noite, mar),
      press(mar, ceu, papel, papel, ceu, noite, noite),
    ],
    motifs: ['stars', 'hills', 'dots'],
  },
  midnight: {
    inks: [
      press(acai, tinta, tangerina, manga, tangerina, tinta, tinta),
      press(noite, tinta, manga, menta, manga, tinta, tinta),
    ],
    motifs: ['disc', 'stars'],
  },
  corsair: {
    inks: [
      press(mar, noite, manga, papel, manga, tinta, tinta),
      press(ceu, mar, goiaba, papel, manga, barro, noite),
    ],
    motifs: ['waves', 'stripes', 'disc'],
  },
  arcana: {
    inks: [
      press(acai, noite, rosa, rosa, manga, tinta, tinta),
      press(menta, mata, manga, papel, menta, mata, mata),
    ],
    motifs: ['stars', 'mosaic', 'disc'],
  },
};
