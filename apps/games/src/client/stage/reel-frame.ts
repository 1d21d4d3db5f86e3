/** The frame around the reels. */
import type { Graphics } from 'pixi.js';
import type { Machine } from '../../machines/machine.ts';
import type { Palette } from '../art/theme-art.ts';
import type { Layout } from './layout.ts';

/** Draws the frame and the columns; each column draws its own cells. */
export function drawFrame(
  graphics: Graphics,
  { left, top, cellWidth, columnHeight, frame }: Layout,
  machine: Machine,
  palette: Palette,
): void {
  const width = cellWidth * machine.columns;
  const [light, dark] = palette.frame;
  graphics
    .clear()
    .roundRect(left - frame, top - frame, width + 2 * frame, columnHeight + 2 * frame, frame * 1.4)
    .fill(dark)
    .roundRect(left - frame, top - frame, width + 2 * frame, columnHeight + 2 * frame, frame * 1.4)
    .stroke({ color: light, width: Math.max(2, frame * 0.28), alignment: 1 })
    .roundRect(left - 3, top - 3, width + 6, columnHeight + 6, 8)
    .fill(palette.reel[1]);
  for (let column = 0; column < machine.columns; column += 1) {
    const x = left + column * cellWidth;
    graphics.roundRect(x + 1.5, top, cellWidth - 3, columnHeight, 6).fill(palette.reel[0]);
  }
}
