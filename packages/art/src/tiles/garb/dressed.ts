import type { Hero } from '../../heroes/hero.ts';
import { group, n, type Ramp } from '../../ink.ts';
import type { Box } from '../stand.ts';
import { BESIDE, type Beside, type BesideName } from './beside.ts';
import { EYEWEAR, type Eyewear, HEADPHONES, MOODS, type Mood } from './faces.ts';
import { HATS, type Hat } from './hats.ts';
import type { Anchor } from './head.ts';
import { headOf } from './heads.ts';

/** What a character wears and has about it. What its head has no place for is left out. */
export interface Outfit {
  readonly props: readonly (Hat | Eyewear | BesideName | 'headphones')[];
  readonly mood?: Mood | undefined;
}

const there = (anchor: Anchor | undefined, drawing: string) => {
  if (!anchor) return '';
  const [x, y, size, turn = 0] = anchor;
  return group(`translate(${x} ${y}) rotate(${turn}) scale(${n(size)})`, drawing);
};
const has = <Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  name: string,
): name is Name => Object.hasOwn(table, name);

/** A drawn hero in its outfit. @param fur what the lids of its eyes are of */
export function dressed(hero: Hero, drawn: string, { props, mood }: Outfit, fur: Ramp): string {
  const { box, crown, eyes, faces } = headOf(hero);
  // Before a figure whose face is at its side things would cover it.
  const aside = Math.abs(box[0] + box[2]) > ASIDE;
  const beside = props.flatMap((prop): Beside[] => (has(BESIDE, prop) ? [BESIDE[prop]] : []));
  const parts = (of: 'behind' | 'before') => beside.map((each) => each[of] ?? '').join('');
  return [
    parts('behind'),
    aside ? parts('before') : '',
    drawn,
    mood && faces ? there(eyes, group('translate(0 4)', MOODS[mood](fur))) : '',
    ...props.map((prop) => (has(EYEWEAR, prop) ? there(eyes, EYEWEAR[prop]) : '')),
    ...props.map((prop) => (has(HATS, prop) ? there(crown, HATS[prop]) : '')),
    props.includes('headphones') && crown ? there(eyes, HEADPHONES) : '',
    aside ? '' : parts('before'),
  ].join('');
}

const ASIDE = 68;

/** How far above its brim most of a hat is. */
const HAT = 66;

/** The head of a hero with what it wears on it. */
export function headWith(hero: Hero, { props }: Outfit): Box {
  const { box, crown } = headOf(hero);
  if (!crown || !props.some((prop) => has(HATS, prop))) return box;
  const [, y, size] = crown;
  return [box[0], Math.min(box[1], y - HAT * size), box[2], box[3]];
}

/** Of a head without eyes that are known, what letters never cover: all of a small one, which is a whole animal's. */
const FACE = 0.62;
const SMALL = 125;
/** Below the middle of the eyes. */
const CHEEK = 28;

/** What letters never cover of a head: down to below its eyes. */
export function faceWith(hero: Hero, outfit: Outfit): Box {
  const { box, eyes, chin } = headOf(hero);
  const [left, top, right] = headWith(hero, outfit);
  const [, y, size] = eyes ?? [0, 0, 0];
  const tall = box[3] - box[1];
  return [
    left,
    top,
    right,
    chin ?? (eyes ? y + CHEEK * size : box[1] + tall * (tall <= SMALL ? 1 : FACE)),
  ];
}
