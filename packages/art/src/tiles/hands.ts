import type { Face } from '@palpite/contract';
import type { ThemeId } from '@palpite/sandbox/themes.ts';
import type { Letters } from '../logo/typefaces.ts';

/**
 * Which letters a world's titles are set in, by the brand's display typeface: its own among others that keep its company.
 * The first is tried first where the seed does not choose; all of a set that lack a letter of a title give way to `plain`.
 */
interface Hand {
  readonly worlds: Partial<Record<ThemeId, readonly Letters[]>>;
  readonly others: readonly Letters[];
  /** Narrow letters for titles that would be too small, and those that have every letter. */
  readonly narrow: readonly Letters[];
  readonly plain: readonly Letters[];
  readonly capitals: boolean;
}

/** Sign painters' letters. */
const poster: Hand = {
  worlds: {
    jungle: ['londrina', 'lilita', 'titan'],
    carnival: ['shrikhand', 'sigmar', 'potta'],
    ocean: ['titan', 'sigmar', 'lilita'],
    desert: ['slab', 'dela', 'paytone'],
    savanna: ['londrina', 'potta', 'slab'],
    fjord: ['slab', 'londrina', 'dela'],
    lantern: ['dela', 'potta'],
    candy: ['sigmar', 'titan', 'shrikhand'],
    orchard: ['lilita', 'shrikhand', 'paytone'],
    cosmos: ['bungee', 'dela'],
    neon: ['bungee', 'dela'],
    canyon: ['slab', 'londrina'],
    mine: ['bungee', 'londrina', 'paytone'],
    dragon: ['dela', 'londrina', 'slab'],
    frost: ['titan', 'paytone', 'lilita'],
    midnight: ['londrina', 'potta', 'shrikhand'],
    corsair: ['slab', 'londrina', 'shrikhand'],
    arcana: ['potta', 'shrikhand', 'sigmar'],
  },
  others: ['dela'],
  narrow: ['londrina', 'lilita', 'phudu'],
  plain: ['dela', 'phudu'],
  capitals: true,
};

/** Letters of feasts, all with the accents of Vietnamese. */
const feast: Hand = {
  worlds: {
    jungle: ['bungee', 'phudu'],
    desert: ['potta', 'phudu'],
    ocean: ['paytone', 'phudu'],
    fjord: ['dela', 'phudu'],
    candy: ['sigmar'],
    orchard: ['slab', 'paytone'],
    cosmos: ['stencil', 'phudu'],
    canyon: ['slab'],
    mine: ['bungee', 'slab'],
    carnival: ['phudu', 'sigmar'],
    dragon: ['phudu', 'potta'],
    frost: ['dela', 'paytone'],
    midnight: ['potta', 'phudu'],
    corsair: ['bungee', 'phudu'],
    savanna: ['potta', 'slab'],
    neon: ['stencil'],
  },
  others: ['phudu'],
  narrow: ['phudu'],
  plain: ['phudu'],
  capitals: true,
};

/** A serif in its widths, and a few that keep its company. */
const editorial: Hand = {
  worlds: {
    desert: ['roman', 'serif'],
    fjord: ['gothic', 'serif'],
    cosmos: ['wide', 'serif'],
    neon: ['wide'],
    midnight: ['gothic', 'serifItalic'],
    corsair: ['gothic', 'serif'],
    arcana: ['roman', 'serifItalic'],
    dragon: ['gothic', 'roman'],
    carnival: ['serifItalic', 'serif'],
    candy: ['serifItalic'],
    orchard: ['serifItalic', 'serif'],
    savanna: ['serif', 'roman'],
  },
  others: ['serif', 'serifNarrow'],
  narrow: ['serifNarrow'],
  plain: ['serif', 'serifNarrow'],
  capitals: false,
};

const plain: Hand = {
  worlds: {},
  others: ['manrope'],
  narrow: ['manrope'],
  plain: ['manrope'],
  capitals: false,
};

export const HANDS: Record<Face['type']['display'], Hand> = {
  'dela-gothic-one': poster,
  phudu: feast,
  'noto-serif-display': editorial,
  manrope: plain,
};

/** Letters of scripts that none of these have, the last of them with every letter. */
export function scriptLetters(title: string, display: Face['type']['display']): readonly Letters[] {
  if (/[\u0e00-\u0e7f]/u.test(title)) return ['thai'];
  if (!/[\u3400-\u9fff]/u.test(title)) return [];
  return display === 'noto-serif-display' ? ['chinesePlain'] : ['chinese', 'chinesePlain'];
}
