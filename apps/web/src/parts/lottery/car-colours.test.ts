import { contrast, parseOklch } from '@palpite/contract/oklch.ts';
import { expect, test } from 'vitest';
import { carColour, carInk } from './car-colours.ts';

const STARTERS = Array.from({ length: 10 }, (_, at) => at + 1);

test.each(STARTERS)('the digits of starter %i stand out from its colour', (number) => {
  const [ground, ink] = [parseOklch(carColour(number)), parseOklch(carInk(number))];
  expect(contrast(ground, ink)).toBeGreaterThan(4.5);
});

/** Where a colour lies: how light it is, and its place in the circle of hues. */
function placeOf(number: number): [number, number, number] {
  const { lightness, chroma, hue } = parseOklch(carColour(number));
  const turn = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(turn), chroma * Math.sin(turn)];
}

test('no two starters are near each other in colour', () => {
  const pairs = STARTERS.flatMap((one) =>
    STARTERS.filter((other) => other > one).map((other) => [one, other] as const),
  );
  const near = pairs.filter(([one, other]) => {
    const [from, to] = [placeOf(one), placeOf(other)];
    return Math.hypot(...from.map((value, at) => value - (to[at] ?? 0))) < 0.11;
  });
  expect(near).toEqual([]);
});
