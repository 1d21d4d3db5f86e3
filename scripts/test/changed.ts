/** `npm test -- changed`: the files of tests that need, over however many others, what has changed since `main`. */
import { execFileSync } from 'node:child_process';
import { CHECKOUT, fromRoot } from './checkout.ts';
import { type Needs, readNeeds, withDependents, workspacesOf } from './imports.ts';
import { type SuiteName, TOOLS } from './steps.ts';

export interface TestFile {
  readonly suite: SuiteName;
  readonly file: string;
}

/** What has changed since the branch left `main`, uncommitted and new files too, and the tests that need it. */
export function readChanged(): { changed: readonly string[]; tests: readonly TestFile[] } {
  const [base = 'HEAD'] = git('merge-base', 'main', 'HEAD');
  const added = git('ls-files', '--others', '--exclude-standard');
  const changed = [...new Set([...git('diff', '--name-only', '--no-renames', base), ...added])];
  const gone = new Set(git('ls-files', '--deleted'));
  const files = [...git('ls-files'), ...added].filter((file) => !gone.has(file));
  return { changed, tests: testsOf(changed, files, readNeeds(CHECKOUT, files), listFiles()) };
}

/** Prose is read by the tests that read whole folders; journeys are no tests of Vitest. */
const READ_BY_NO_TEST = /(\.md|\.spec\.ts)$/;

/**
 * The tests that need a changed file. What no module imports may be read by its name (migrations, texts, settings of
 * tools): of it every file of its workspace counts as changed, of a file in the root every file.
 */
export function testsOf(
  changed: readonly string[],
  files: readonly string[],
  needs: Needs,
  tests: readonly TestFile[],
): TestFile[] {
  const names = new Set(tests.map(({ file }) => file));
  const workspaces = workspacesOf(files);
  const homes = changed
    .filter((file) => !needs.named.has(file) && !names.has(file) && !READ_BY_NO_TEST.test(file))
    // A folder of the root that is no workspace, such as `scripts`, counts as one.
    .map((file) => workspaces.of(file) || file.slice(0, file.indexOf('/') + 1));
  const touched = files.filter((file) => homes.some((home) => file.startsWith(home)));
  const readers = [...needs.readers].flatMap(([home, readers]) =>
    changed.some((file) => file.startsWith(home)) ? readers : [],
  );
  const all = withDependents([...changed, ...touched, ...readers], needs);
  return tests.filter(({ file }) => all.has(file));
}

const git = (...command: string[]): string[] =>
  execFileSync('git', command, { cwd: CHECKOUT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Every file of tests that Vitest runs. */
function listFiles(): TestFile[] {
  const argv = [TOOLS.vitest, 'list', '--filesOnly', '--json'];
  const listed = execFileSync(process.execPath, argv, { cwd: CHECKOUT, encoding: 'utf8' });
  return (JSON.parse(listed) as { file: string; projectName: SuiteName }[]).map(
    ({ file, projectName }) => ({ suite: projectName, file: fromRoot(file) }),
  );
}
