import { ellipse, group, path, type Ramp, stroke, tone } from '../ink.ts';
import type { Hero, HeroColours } from './hero.ts';

/**
 * A hero written as its planes, one a row from back to front: `m4 M0 0H9Z` fills a path with tone 4 of the main hue,
 * `m4/6 M0 0H9` draws it as a line 6 wide, `m4 O0 0 9 5` is an ellipse (middle, radii). `=` before a row draws its
 * reflection too; `@.5` after the tone makes it half clear. Hues: main, accent, spark, pale, deep.
 */
export function planes(name: string, rows: string): Hero {
  const parsed = rows
    .trim()
    .split('\n')
    .map((row) => parse(row.trim(), name));
  const draw: Hero = (colours) => parsed.map((plane) => drawPlane(plane, colours)).join('');
  return Object.defineProperty(draw, 'name', { value: name });
}

type Hue = 'main' | 'accent' | 'spark' | 'pale' | 'deep';
const HUES: Readonly<Record<string, Hue>> = {
  m: 'main',
  a: 'accent',
  s: 'spark',
  p: 'pale',
  d: 'deep',
};

interface Plane {
  readonly hue: Hue;
  readonly step: number;
  readonly width: number | undefined;
  readonly more: string;
  readonly d: string;
  readonly twice: boolean;
}

const ROW = /^(=?)([maspd])(\d)(?:\/([\d.]+))?(?:@([\d.]+))? ([MO].*)$/;

function parse(row: string, name: string): Plane {
  const [, twice, letter = '', step, width, clear, d = ''] = ROW.exec(row) ?? [];
  const hue = HUES[letter];
  if (!hue) throw new SyntaxError(`no plane of ${name}: "${row}"`);
  return {
    hue,
    step: Number(step),
    width: width === undefined ? undefined : Number(width),
    more: clear === undefined ? '' : ` opacity="${clear}"`,
    d,
    twice: twice === '=',
  };
}

function drawPlane({ hue, step, width, more, d, twice }: Plane, colours: HeroColours): string {
  const ramp: Ramp = colours[hue];
  const colour = tone(ramp, step);
  const once = d.startsWith('O')
    ? oval(d, colour, more)
    : width === undefined
      ? path(d, colour, more)
      : stroke(d, colour, width, more);
  return twice ? once + group('scale(-1 1)', once) : once;
}

function oval(d: string, colour: string, more: string): string {
  const [x = 0, y = 0, wide = 0, high = wide] = d.slice(1).trim().split(/\s+/).map(Number);
  return ellipse(x, y, wide, high, colour, more);
}
