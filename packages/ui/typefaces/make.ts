import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { SOURCES, type Source } from './sources.ts';

/**
 * Makes the brands' font files from the packages that `sources.ts` names: the Latin letters of the site's languages and
 * the Vietnamese ones, each a file of its own, with only the axes that the site uses, and the licence
 * that goes with them. Run it after a change of the sources:
 * `node packages/ui/typefaces/make.ts`. The files it writes are part of the repository, so that no build depends on it.
 */
const require = createRequire(import.meta.url);
const OUT = new URL('../src/typefaces/', import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** ASCII, Latin-1, and the punctuation and signs that the site's texts use. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}‘’‚“”„–—…•·‹›€™−←↑→↓×÷`;
const VIETNAMESE = `ĂăĐđĨĩŨũƠơƯư₫${range(0x1ea0, 0x1ef9)}\u0300\u0301\u0303\u0309\u0323`;

async function make({ name, file, axes }: Source): Promise<void> {
  for (const [letters, text] of [
    ['latin', LATIN],
    ['vietnamese', VIETNAMESE],
  ] as const) {
    const source = await readFile(require.resolve(file.replace('{letters}', letters)));
    const made = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(new URL(`${name}-${letters}.woff2`, OUT), made);
    process.stdout.write(`${name} ${letters}: ${(made.length / 1024).toFixed(1)} kB\n`);
  }
  const [scope, family] = file.split('/');
  await copyFile(
    require.resolve(`${scope}/${family}/LICENSE`),
    new URL(`${name}.licence.txt`, OUT),
  );
}

for (const source of SOURCES) await make(source);
