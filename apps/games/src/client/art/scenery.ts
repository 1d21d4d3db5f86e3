/** The place behind the reels: sky, three ridges of land, drifting particles. One SVG, different for each game. */
import { type SeededRandom, seededRandom } from '@palpite/sandbox/random.ts';
import { shade } from './symbols.ts';
import type { Drift, Ridge, ThemeArt } from './theme-art.ts';

const WIDTH = 1600;
const HEIGHT = 1000;

/** SVG text of a game's scenery; `seed` (the game's code) decides its details. */
export function scenery(art: ThemeArt, seed: string): string {
  const random = seededRandom(`scenery:${seed}`);
  const { sky, land } = art.palette;
  const stops = sky.map((colour, index) => `<stop offset="${index / 2}" stop-color="${colour}"/>`);
  const layers = art.ridges.map((ridge, index) =>
    landscape(ridge, 560 + index * 130, land[index] ?? sky[2], random),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`,
    '<radialGradient id="vignette" cx=".5" cy=".45" r=".75"><stop offset=".45" stop-opacity="0"/><stop offset="1" stop-opacity=".42"/></radialGradient></defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    disc(art.disc, random),
    ...layers,
    drift(art.drift, art.palette.accent, random),
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/>`,
    '</svg>',
  ].join('');
}

function disc(colour: string | undefined, random: SeededRandom): string {
  if (!colour) return '';
  const x = Math.round(random.between(0.2, 0.8) * WIDTH);
  const y = Math.round(random.between(180, 360));
  return [320, 210, 120]
    .map((radius, index) => {
      const opacity = [0.12, 0.2, 0.9][index];
      return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="${opacity}"/>`;
    })
    .join('');
}

function landscape(ridge: Ridge, base: number, colour: string, random: SeededRandom): string {
  const points = OUTLINES[ridge](base, random);
  const id = `land${base}`;
  const light = shade(colour, 0.14);
  return [
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${shade(colour, -0.25)}"/></linearGradient>`,
    `<path d="M0 ${HEIGHT}${points}V${HEIGHT}Z" fill="url(#${id})"/>`,
  ].join('');
}

type Outline = (base: number, random: SeededRandom) => string;

/** A curve through points that rise and fall by `swing`, `step` apart. */
function curve(step: number, swing: number): Outline {
  return (base, random) => {
    let path = `L0 ${base}`;
    for (let x = 0; x < WIDTH; x += step) {
      const top = Math.round(base - random.between(-0.3, 1) * swing);
      const end = Math.round(base - random.between(-0.2, 0.4) * swing * 0.5);
      path += `Q${x + step / 2} ${top} ${x + step} ${end}`;
    }
    return path;
  };
}

const OUTLINES: Record<Ridge, Outline> = {
  hills: curve(400, 150),
  dunes: curve(533, 170),
  waves: curve(100, 46),
  canopy: curve(64, 60),
  tents: (base, random) => {
    let path = `L0 ${base}`;
    for (let x = 0; x < WIDTH; x += 200) {
      const peak = Math.round(base - random.between(80, 190));
      path += `L${x + 30} ${base}Q${x + 92} ${base - 40} ${x + 100} ${peak}Q${x + 108} ${base - 40} ${x + 170} ${base}L${x + 200} ${base}`;
    }
    return path;
  },
  peaks: (base, random) => {
    let path = `L0 ${base}`;
    for (let x = 0; x < WIDTH; x += 160) {
      const peak = Math.round(base - random.between(60, 240));
      const saddle = Math.round(base - random.between(-30, 50));
      path += `L${x + 50} ${peak + 60}L${x + 80} ${peak}L${x + 116} ${peak + 74}L${x + 160} ${saddle}`;
    }
    return path;
  },
  mesas: (base, random) => {
    let path = `L0 ${base}`;
    let x = 0;
    while (x < WIDTH) {
      const width = random.between(90, 240);
      const top = Math.round(base - random.between(40, 200));
      path += `L${Math.round(x)} ${base}L${Math.round(x + 22)} ${top}L${Math.round(x + width)} ${top}L${Math.round(x + width + 26)} ${base}`;
      x += width + random.between(60, 200);
    }
    return `${path}L${WIDTH} ${base}`;
  },
  skyline: (base, random) => {
    let path = `L0 ${base}`;
    let x = 0;
    while (x < WIDTH) {
      const width = random.between(40, 110);
      const top = Math.round(base - random.between(30, 220));
      path += `V${top}H${Math.round(x + width)}`;
      x += width;
    }
    return `${path}V${base}`;
  },
  pines: (base, random) => {
    let path = `L0 ${base}`;
    for (let x = 0; x < WIDTH; x += 50) {
      const top = Math.round(base - random.between(70, 150));
      path += `L${x + 5} ${base}L${x + 16} ${top + 50}H${x + 11}L${x + 25} ${top}L${x + 39} ${top + 50}H${x + 34}L${x + 45} ${base}`;
    }
    return `${path}L${WIDTH} ${base}`;
  },
};

const DRIFTS: Record<Drift, { count: number; size: number; colour?: string; opacity: number }> = {
  stars: { count: 130, size: 3.2, colour: '#ffffff', opacity: 0.9 },
  snow: { count: 120, size: 6, colour: '#ffffff', opacity: 0.75 },
  bubbles: { count: 46, size: 20, colour: '#dff8ff', opacity: 0.3 },
  petals: { count: 60, size: 10, colour: '#ffd3dc', opacity: 0.75 },
  embers: { count: 70, size: 5, colour: '#ffb04a', opacity: 0.85 },
  fireflies: { count: 46, size: 6, opacity: 0.8 },
  confetti: { count: 90, size: 9, opacity: 0.7 },
  none: { count: 0, size: 0, opacity: 0 },
};
const CONFETTI = ['#ffe14a', '#ff5c9a', '#2fe0b0', '#7a8ff5', '#ffffff'] as const;

function drift(kind: Drift, accent: string, random: SeededRandom): string {
  const { count, size, colour = accent, opacity } = DRIFTS[kind];
  // stars stay in the sky; all other particles may be anywhere
  const lowest = kind === 'stars' ? 560 : HEIGHT;
  return Array.from({ length: count }, () => {
    const x = Math.round(random.between(0, WIDTH));
    const y = Math.round(random.between(0, lowest));
    const radius = Math.round(random.between(0.3, 1) * size * 10) / 10;
    const seen = Math.round(random.between(0.3, 1) * opacity * 100) / 100;
    const turn = `transform="rotate(${random.below(180)} ${x} ${y})"`;
    if (kind === 'confetti' || kind === 'petals') {
      const fill = kind === 'confetti' ? random.pick(CONFETTI) : colour;
      return `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.5}" fill="${fill}" opacity="${seen}" ${turn}/>`;
    }
    const rim = kind === 'bubbles' ? ` stroke="#ffffff" stroke-width="2" fill-opacity=".4"` : '';
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="${seen}"${rim}/>`;
  }).join('');
}
