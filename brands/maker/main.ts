/** `npm run brand -- <file>`: makes a brand's folder from a short file, such as `brands/examples/kancilo.json`. */
import { readFile } from 'node:fs/promises';
import { BrandError } from '../read-brand.ts';
import { readRecipe, writeBrand } from './make-brand.ts';

const [file] = process.argv.slice(2);
try {
  if (file === undefined) throw new BrandError('Name the short file: npm run brand -- <file>');
  const recipe = readRecipe(JSON.parse(await readFile(file, 'utf8')));
  const folder = await writeBrand(recipe, process.env['PALPITE_BRANDS'] || undefined);
  process.stdout.write(
    `${recipe.name} is in ${folder}. Start the site: it answers at ${recipe.hosts.join(', ')}.\n`,
  );
} catch (error) {
  const known =
    error instanceof BrandError ||
    error instanceof SyntaxError ||
    (error as NodeJS.ErrnoException).code === 'ENOENT';
  if (!known) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
