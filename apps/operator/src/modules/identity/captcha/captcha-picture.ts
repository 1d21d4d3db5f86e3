import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { CAPTCHA_GLYPHS, CAPTCHA_SIGNS, type CaptchaSign } from './captcha-glyphs.ts';

const WIDTH = 180;
const HEIGHT = 60;
const LENGTH = 5;

/** Characters for a new picture: 25⁵ ways, about ten million. */
export function randomSigns(): readonly CaptchaSign[] {
  return Array.from({ length: LENGTH }, () => pick(CAPTCHA_SIGNS));
}

/**
 * Draws `signs`, each rotated, slanted and sized at random, with lines across them, and bends the whole. Characters
 * and lines share one ink and nearly one width, so that neither colour nor thickness separates them.
 * @returns PNG bytes
 */
export async function drawCaptcha(signs: readonly CaptchaSign[]): Promise<Buffer> {
  const step = (WIDTH - 28) / signs.length;
  const letters = signs.map((sign, place) => {
    const x = 14 + place * step + between(-2, 2);
    const y = 12 + between(-4, 6);
    const size = between(2.4, 2.7);
    return `<path d="${CAPTCHA_GLYPHS[sign]}" transform="translate(${x} ${y}) rotate(${between(-20, 20)} 5 7) skewX(${between(-14, 14)}) scale(${size})" stroke-width="${between(1.4, 1.8)}"/>`;
  });
  const lines = Array.from(
    { length: 2 },
    () =>
      `<path d="M0 ${between(8, 52)}C60 ${between(-20, 80)} 120 ${between(-20, 80)} 180 ${between(8, 52)}" stroke-width="${between(1.4, 2)}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><filter id="bend" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${between(0.02, 0.04)}" numOctaves="1" seed="${randomInt(10_000)}"/><feDisplacementMap in="SourceGraphic" scale="10" xChannelSelector="R" yChannelSelector="G"/></filter><rect width="100%" height="100%" fill="#f4f1ea"/><g filter="url(#bend)" fill="none" stroke="${pick(INKS)}" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}${letters.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}

/** Dark enough on the paper for readers with low contrast vision. */
const INKS = ['#2b2a4c', '#5b2333', '#1d4a3f', '#3a3a3a', '#4a3a12'];

function pick<T>(choices: readonly T[]): T {
  const chosen = choices[randomInt(choices.length)];
  if (chosen === undefined) throw new RangeError('nothing to choose from');
  return chosen;
}

/** A number of at most two decimals: drawing only, never money. */
function between(low: number, high: number): number {
  return randomInt(Math.round(low * 100), Math.round(high * 100)) / 100;
}
