import { expect, test } from 'vitest';
import { withoutScripts } from './home.ts';
import { namedScripts, withStaticImports } from './javascript.ts';
import { median, missed, percentile, table } from './result.ts';

test('the median of an even number of runs lies between the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow(RangeError);
});

test('a percentile is the value that so many of all do not exceed', () => {
  const values = Array.from({ length: 200 }, (_, at) => 200 - at);
  expect(percentile(values, 50)).toBe(100);
  expect(percentile(values, 99)).toBe(198);
  expect(percentile(values, 100)).toBe(200);
  expect(percentile([7], 1)).toBe(7);
  expect(() => percentile([], 50)).toThrow(RangeError);
});

test('a figure past its bound is reported, and its share of the bound is in the table', () => {
  const figure = { what: 'initial JS /', value: 121, unit: 'kB', bound: 110 };
  expect(missed(figure)).toBe(true);
  expect(missed({ ...figure, value: 110 })).toBe(false);
  expect(table('JS', [figure])).toContain('| initial JS / | 121 kB   | 110 kB | 1.1 ');
});

test('initial JavaScript counts each script once, with all that it imports statically', () => {
  const html = `<link rel="modulepreload" href="/assets/a.js"><script type="module">import("/assets/b.js")</script>`;
  const manifest = {
    'a.ts': { file: 'assets/a.js', imports: ['shared.ts'] },
    'b.ts': { file: 'assets/b.js', imports: ['shared.ts', 'a.ts'] },
    'shared.ts': { file: 'assets/shared.js' },
    'later.ts': { file: 'assets/later.js' },
  };
  expect([...withStaticImports(namedScripts(html), manifest)].sort()).toEqual([
    'assets/a.js',
    'assets/b.js',
    'assets/shared.js',
  ]);
});

test('the static twin of a page keeps its markup and loses every script', () => {
  const html =
    '<head><style>p{}</style><link rel="modulepreload" href="/a.js"><link rel="icon" href="/i"></head><p>Olá</p><script nonce="n">x</script>';
  expect(withoutScripts(html)).toBe(
    '<head><style>p{}</style><link rel="icon" href="/i"></head><p>Olá</p>',
  );
});
