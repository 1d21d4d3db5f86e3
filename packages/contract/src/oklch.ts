/** Colour arithmetic for tokens: OKLCH to sRGB, and the contrast of two colours by WCAG 2. Pure. */

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Linear-light sRGB; a component outside 0 to 1 means that the colour is out of gamut. */
function linearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const inGamut = (colour: Oklch) =>
  linearRgb(colour).every((component) => component >= -0.0005 && component <= 1.0005);

/** The same lightness and hue, with as much of the chroma as sRGB can show. */
export function fitChroma(colour: Oklch): Oklch {
  if (inGamut(colour)) return colour;
  let low = 0;
  let high = colour.chroma;
  for (let step = 0; step < 20; step += 1) {
    const chroma = (low + high) / 2;
    if (inGamut({ ...colour, chroma })) low = chroma;
    else high = chroma;
  }
  return { ...colour, chroma: low };
}

const rounded = (value: number, places: number) =>
  String(Math.round(value * 10 ** places) / 10 ** places);

/** The colour as the contract writes it: `oklch(L C H)`. */
export function oklchText(colour: Oklch): string {
  const { lightness, chroma, hue } = fitChroma(colour);
  // Floored, not rounded: one step up could leave the gamut again.
  const chromaText = rounded(Math.floor(chroma * 1000) / 1000, 3);
  return `oklch(${rounded(lightness, 4)} ${chromaText} ${rounded(((hue % 360) + 360) % 360, 2)})`;
}

/** Reads what `oklchText` writes. @throws RangeError on any other text */
export function parseOklch(text: string): Oklch {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text) ?? [];
  if (!lightness || !chroma || !hue) throw new RangeError(`not an oklch colour: ${text}`);
  return { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) };
}

/** The colour as `#rrggbb`, for pictures and for places without OKLCH. */
export function hexText(colour: Oklch): string {
  const encode = (linear: number) => {
    const light = Math.min(1, Math.max(0, linear));
    const gamma = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linearRgb(fitChroma(colour)).map(encode).join('')}`;
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = linearRgb(fitChroma(colour)).map((value) =>
    Math.min(1, Math.max(0, value)),
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG 2 contrast ratio of two opaque colours, 1 to 21. */
export function contrast(first: Oklch, second: Oklch): number {
  const [bright, dark] = [luminance(first), luminance(second)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (bright + 0.05) / (dark + 0.05);
}
