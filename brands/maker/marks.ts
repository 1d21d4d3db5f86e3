import { hexText, parseOklch } from '@palpite/contract/oklch.ts';
import type { Theme } from '@palpite/contract';
import type { BrandMarks, Drawing } from '../face-schema.ts';
import { outlineText, type Outline } from './letters.ts';
import type { Recipe } from './recipe.ts';

/** The wordmark is the name in the display typeface; the sign is its first letter on a tile with the brand's corners. */

const EM = 34;
const SIGN = 32;
const CORNERS = { sharp: 2, soft: 7, round: 16 } as const;

const hex = (text: string) => hexText(parseOklch(text));

function tile(radius: number): string {
  const side = SIGN - 2 * radius;
  const arc = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return [
    `M${radius} 0h${side}`,
    arc(radius, radius),
    `v${side}`,
    arc(-radius, radius),
    `h${-side}`,
    arc(-radius, -radius),
    `v${-side}`,
    `${arc(radius, -radius)}Z`,
  ].join('');
}

/** The outline moved so that the middle of its box is in the middle of the sign. */
async function letterOfSign({ look, name }: Recipe): Promise<string> {
  const letter = [...name][0] ?? '';
  const tall = await outlineText(look.display, letter, SIGN);
  // The letter takes 19 of the 32 units, whichever way it is larger.
  const size = (SIGN * 19) / Math.max(tall.right - tall.left, tall.bottom - tall.top);
  const outline = await outlineText(look.display, letter, size);
  return moved(
    outline,
    SIGN / 2 - (outline.left + outline.right) / 2,
    SIGN / 2 - (outline.top + outline.bottom) / 2,
  );
}

/** Outlines are of absolute commands with pairs of numbers, x before y. */
function moved({ path }: Outline, x: number, y: number): string {
  let index = 0;
  return path.replaceAll(/([A-Z])|(-?\d+(?:\.\d+)?)/g, (part: string, command?: string) => {
    if (command !== undefined) {
      index = 0;
      return part;
    }
    index += 1;
    return String(Number((Number(part) + (index % 2 === 1 ? x : y)).toFixed(2)));
  });
}

export async function makeMarks(recipe: Recipe, theme: Theme): Promise<BrandMarks> {
  const name = await outlineText(recipe.look.display, recipe.name, EM);
  const { light, dark } = theme;
  const onBar = recipe.colours.bar === 'accent' ? { bar: hex(light.onBar) } : {};
  const wordmark: Drawing = {
    box: [name.left - 1, name.top - 1, name.right - name.left + 2, name.bottom - name.top + 2].map(
      (value) => Number(value.toFixed(2)),
    ) as [number, number, number, number],
    shapes: [
      {
        outline: name.path,
        light: hex(light.accentStrong),
        dark: hex(dark.accentStrong),
        ...onBar,
      },
    ],
  };
  const sign: Drawing = {
    box: [0, 0, SIGN, SIGN],
    shapes: [
      {
        outline: tile(CORNERS[recipe.look.corners]),
        light: hex(light.action),
        dark: hex(dark.action),
      },
      {
        outline: await letterOfSign(recipe),
        light: hex(light.onAction),
        dark: hex(dark.onAction),
      },
    ],
  };
  return { wordmark, sign };
}
