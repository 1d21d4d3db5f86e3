// @vitest-environment node
import { Picture } from '@palpite/ui/picture.tsx';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mainPictureLink } from './main-picture.ts';

const source = (shape: string) => ({
  template: `/images/banner/${shape}/{width}.{format}`,
  widths: [480, 720],
  formats: ['avif', 'webp'] as const,
  width: 720,
  height: 360,
});

const picture = (props: Partial<Parameters<typeof Picture>[0]>) =>
  renderToString(
    createElement(Picture, { source: source('wide'), alt: '', sizes: '100vw', ...props }),
  );

test('the picture of high priority is asked for in its first format, in the shape that the screen takes', () => {
  const page =
    picture({ source: source('tile'), loading: 'eager' }) +
    picture({ narrow: source('phone'), loading: 'priority', sizes: '(width < 80rem) 90vw, 75rem' });
  expect(mainPictureLink(page)?.split(/, (?=<)/)).toEqual([
    '</images/banner/phone/480.avif>; rel=preload; as=image; fetchpriority=high; type="image/avif"; ' +
      'media="(width < 48rem)"; imagesrcset="/images/banner/phone/480.avif 480w, /images/banner/phone/720.avif 720w"; ' +
      'imagesizes="(width < 80rem) 90vw, 75rem"',
    '</images/banner/wide/480.avif>; rel=preload; as=image; fetchpriority=high; type="image/avif"; ' +
      'media="not all and (width < 48rem)"; imagesrcset="/images/banner/wide/480.avif 480w, /images/banner/wide/720.avif 720w"; ' +
      'imagesizes="(width < 80rem) 90vw, 75rem"',
  ]);
});

test('a page without a main picture asks for none', () => {
  expect(mainPictureLink('<p>Nothing here</p>')).toBeUndefined();
  expect(mainPictureLink(picture({ loading: 'eager' }))).toBeUndefined();
});

test.each(['/a"b', '/a>;rel=stylesheet', '/a\r\nX:1', '/é'])(
  'an address that could end the header is left out of it: %j',
  (address) => {
    const hostile = { ...source('wide'), template: `${address}/{width}.{format}` };
    expect(mainPictureLink(picture({ source: hostile, loading: 'priority' }))).toBeUndefined();
  },
);
