import { cleanup, render } from '@testing-library/react';
import jsQR from 'jsqr';
import { afterEach, expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

/** Draws the code's path on a grid of `side` pixels as a browser would, and reads it with a scanner's library. */
function scan(svg: SVGSVGElement, side: number): string | undefined {
  const path = svg.querySelector('path');
  const [, margin = 0, scale = 0] =
    /translate\((\S+) \S+\) scale\((\S+)\)/
      .exec(path?.getAttribute('transform') ?? '')
      ?.map(Number) ?? [];
  const dark = new Set<string>();
  for (const [, x, y, width] of (path?.getAttribute('d') ?? '').matchAll(
    /M(\d+) (\d+)h(\d+)v1H\d+z/g,
  )) {
    for (let at = 0; at < Number(width); at += 1) dark.add(`${Number(x) + at} ${y}`);
  }
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const unit = (at: number) => Math.floor(((at + 0.5) * (200 / side) - margin) / scale);
      if (dark.has(`${unit(column)} ${unit(row)}`)) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return jsQR(pixels, side, side)?.data;
}

function show(size?: number): SVGSVGElement {
  const { container } = render(
    <QrCode
      text="https://play.example.com/download?os=ios"
      label="Get the app for iOS"
      size={size}
    />,
  );
  const svg = container.querySelector('svg');
  if (!svg) throw new Error('nothing was drawn');
  return svg;
}

test.each([
  { size: undefined, side: 200 },
  { size: 100, side: 100 },
])('[DOWN-01] the code is read by a scanner at $side pixels', ({ size, side }) => {
  const svg = show(size);
  expect(svg.getAttribute('width')).toBe(`${side}`);
  expect(scan(svg, side * 2)).toBe('https://play.example.com/download?os=ios');
});

test('it has a name for those who do not see it, and a white margin of a tenth', () => {
  const svg = show();
  expect(svg.getAttribute('aria-label')).toBe('Get the app for iOS');
  expect(svg.querySelector('rect')?.getAttribute('fill')).toBe('#fff');
  expect(svg.querySelector('path')?.getAttribute('transform')).toContain('translate(20 20)');
});
