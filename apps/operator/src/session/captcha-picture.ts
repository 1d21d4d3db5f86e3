import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { CAPTCHA_GLYPHS, CAPTCHA_SIGNS, type CaptchaSign } from './captcha-glyphs.ts';

const WIDTH = 180;
const HEIGHT = 60;
const LENGTH = 5;

/** Signs for a new picture: 25⁵ ways, about ten million. */
export function randomSigns(): readonly CaptchaSign[] {
  return Array.from({ length: LENGTH }, () => pick(CAPTCHA_SIGNS));
}

/** Draws `signs`, each turned, slanted and sized by chance, under lines that cross them. @returns PNG bytes */
export async function drawCaptcha(signs: readonly CaptchaSign[]): Promise<Buffer> {
  const step = (WIDTH - 24) / signs.length;
  const letters = signs.map((sign, place) => {
    const x = 16 + place * step + between(-3, 3);
    const y = 12 + between(-5, 7);
    const size = between(2.3, 2.7);
    return `<path d="${CAPTCHA_GLYPHS[sign]}" transform="translate(${x} ${y}) rotate(${between(-22, 22)} 5 7) skewX(${between(-14, 14)}) scale(${size})" stroke="${ink()}" stroke-width="${between(1.3, 1.9)}"/>`;
  });
  const lines = Array.from(
    { length: 5 },
    () =>
      `<path d="M0 ${between(4, 56)}C60 ${between(-20, 80)} 120 ${between(-20, 80)} 180 ${between(4, 56)}" stroke="${ink()}" stroke-width="${between(0.8, 1.8)}" opacity="0.7"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f4f1ea"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.slice(0, 2).join('')}${letters.join('')}${lines.slice(2).join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}

function ink(): string {
  return pick(['#2b2a4c', '#5b2333', '#1d4a3f', '#3a3a3a', '#4a3a12']);
}

function pick<T>(choices: readonly T[]): T {
  const chosen = choices[randomInt(choices.length)];
  if (chosen === undefined) throw new RangeError('nothing to choose from');
  return chosen;
}

/** A number of at most two decimals: drawing only, never money. */
function between(low: number, high: number): number {
  return randomInt(Math.round(low * 100), Math.round(high * 100)) / 100;
}
