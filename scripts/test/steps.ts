import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBrowser, NoBrowserError } from '../browser.ts';
import { secondsOfChildren } from './budget.ts';
import { CHECKOUT } from './checkout.ts';
import {
  failuresOf,
  playwrightReport,
  type Report,
  type Unhandled,
  vitestReport,
} from './counts.ts';
import { UNHANDLED_FILE } from './unhandled-reporter.ts';

export interface Outcome {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** Processor seconds, with those of all that it started and waited for; undefined where nothing tells. */
  readonly processorSeconds?: number | undefined;
  /** Undefined for a step that runs no tests (format, lint, types, build). */
  readonly report: Report | undefined;
  /** Of a suite that failed: what repeats its throws of dice. */
  readonly seeds?: readonly string[];
}

const BIN = 'node_modules';
export const TOOLS = {
  biome: join(BIN, '@biomejs/biome/bin/biome'),
  oxlint: join(BIN, 'oxlint/bin/oxlint'),
  tsc: join(BIN, 'typescript/bin/tsc'),
  vitest: join(BIN, 'vitest/vitest.mjs'),
  playwright: join(BIN, '@playwright/test/cli.js'),
  build: 'apps/local/src/build-command.ts',
} as const;

/** Checks that cost seconds; the rest does not start when one of them fails. */
export const CHECKS = {
  format: () => quiet('format', [TOOLS.biome, 'format']),
  lint: () => quiet('lint', [TOOLS.oxlint]),
  types: () => quiet('types', [TOOLS.tsc, '--noEmit']),
} satisfies Record<string, () => Promise<Outcome>>;

/** Where a suite writes: to the terminal as it goes, or all of it once it has ended. */
export type Output = 'as it goes' | 'at its end';

/** What of a suite runs. */
export interface Choice {
  /** Pick files by their path; all files where there are none. */
  readonly words: readonly string[];
  /** Of each file of journeys its sample alone. */
  readonly sample: boolean;
}

export type Suite = (choice: Choice, output: Output) => Promise<Outcome>;

export const SUITES = {
  unit: (choice, output) => vitest('unit', choice, output),
  build: (_, output) => built(output),
  server: (choice, output) => vitest('server', choice, output),
  web: (choice, output) => vitest('web', choice, output),
  crash: (choice, output) => vitest('crash', choice, output),
  journeys: (choice, output) => journeys(choice, output),
} satisfies Record<string, Suite>;
export type SuiteName = keyof typeof SUITES;

/**
 * The order of suites: stages one after another, in each the lanes beside each other. A suite alone leaves half of two
 * cores idle, since it waits for databases, timers and processes that start.
 */
const STAGES: readonly (readonly (readonly SuiteName[])[])[] = [
  // The build comes before the suites that start a whole site, so that none of them waits for it.
  [['unit'], ['build']],
  // The last of each lane wait most, for processes and for pages: together they keep both cores busy to the end.
  [
    ['web', 'journeys'],
    ['server', 'crash'],
  ],
];

/** The stages reduced to these suites. @param choices what of each runs */
export function stagesOf(choices: ReadonlyMap<SuiteName, Choice>): Stage[] {
  return STAGES.map((lanes) =>
    lanes
      .map((lane) =>
        lane.flatMap((name) => {
          const choice = choices.get(name);
          return choice ? [{ name, choice }] : [];
        }),
      )
      .filter((lane) => lane.length > 0)
      .map((lane, at) =>
        lane.map(
          ({ name, choice }) =>
            () =>
              SUITES[name](choice, at === 0 ? 'as it goes' : 'at its end'),
        ),
      ),
  ).filter((lanes) => lanes.length > 0);
}

/** Lanes that run beside each other, each of them suites one after another. */
export type Stage = readonly (readonly (() => Promise<Outcome>)[])[];

function vitest(suite: string, { words }: Choice, output: Output): Promise<Outcome> {
  return counted(
    suite,
    output,
    (file) => vitestReport(readJson(file), readJson(unhandledOf(file)) as Unhandled[]),
    (file) => [
      TOOLS.vitest,
      'run',
      '--project',
      suite,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      '--reporter=./scripts/test/unhandled-reporter.ts',
      ...words,
    ],
    (file) => ({ [UNHANDLED_FILE]: unhandledOf(file) }),
  );
}

/** How a test that throws dice says how to throw them again. */
const SEED = /^[A-Z_]*SEED=\S+/gm;

/** Characters of what a runner said last, for a failure that it did not report. */
const LAST_WORDS = 2_000;

/** Beside a suite's report: its errors outside any test. */
const unhandledOf = (reportFile: string) => `${reportFile}.unhandled`;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

async function journeys({ words, sample }: Choice, output: Output): Promise<Outcome> {
  try {
    getBrowser((line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    process.stdout.write(`\n── journeys\n${error.message}\n`);
    return { name: 'journeys', ok: false, seconds: 0, report: undefined };
  }
  return counted(
    'journeys',
    output,
    (file) => playwrightReport(readJson(file), (path) => readFileSync(path, 'utf8')),
    () => [
      TOOLS.playwright,
      'test',
      '--reporter=list,json',
      ...(sample ? ['--grep=@sample'] : []),
      ...words,
    ],
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  );
}

async function counted(
  name: string,
  output: Output,
  read: (reportFile: string) => Report,
  argv: (reportFile: string) => string[],
  environment: (reportFile: string) => NodeJS.ProcessEnv = () => ({}),
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'palpite-test-'));
  const file = join(folder, 'report.json');
  const {
    code,
    seconds,
    processorSeconds,
    output: said,
  } = await titled(name, argv(file), output, environment(file));
  let report: Report;
  try {
    report = read(file);
  } catch {
    const failure = `the runner of ${name} ended with ${code} before it wrote its report`;
    report = { files: [], outside: [failure] };
  }
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0 && failuresOf(report).length === 0) {
    const failure = `the runner of ${name} ended with ${code} though nothing in its report failed`;
    report = { ...report, outside: [`${failure}\n${said.slice(-LAST_WORDS)}`] };
  }
  const ok = failuresOf(report).length === 0;
  return { name, ok, seconds, processorSeconds, report, seeds: ok ? [] : (said.match(SEED) ?? []) };
}

/** Runs a check and shows its output only when it fails. */
async function quiet(name: string, argv: string[]): Promise<Outcome> {
  const { code, seconds, output } = await run(argv, 'kept');
  if (code !== 0) process.stdout.write(`\n── ${name}\n${output}\n`);
  return { name, ok: code === 0, seconds, report: undefined };
}

async function built(output: Output): Promise<Outcome> {
  const { code, seconds } = await titled('build', [TOOLS.build], output);
  return { name: 'build', ok: code === 0, seconds, report: undefined };
}

/** Runs a step and shows its output under its name. */
async function titled(
  name: string,
  argv: string[],
  output: Output,
  environment: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  const title = `\n── ${name}\n`;
  if (output === 'as it goes') {
    process.stdout.write(title);
    // A person's terminal is the runner's own; elsewhere its words are kept too.
    return run(argv, process.stdout.isTTY ? 'inherit' : 'shown', environment);
  }
  const ran = await run(argv, 'kept', environment);
  process.stdout.write(`${title}${ran.output}\n`);
  return ran;
}

interface Ran {
  readonly code: number | null;
  readonly seconds: number;
  readonly processorSeconds: number | undefined;
  /** Empty where it went to a terminal. */
  readonly output: string;
}

/** What Node has compiled, types removed, is there for the hundreds of workers and sites that a run starts. */
const COMPILED = join(CHECKOUT, 'node_modules/.cache/compiled');

let childrenBefore = secondsOfChildren();

/** Processor seconds of the child that has just ended: they are added up as children end. */
function sinceLastChild(): number | undefined {
  const now = secondsOfChildren();
  const since = now === undefined ? undefined : now - (childrenBefore ?? 0);
  childrenBefore = now;
  return since;
}

function run(
  argv: string[],
  output: 'inherit' | 'shown' | 'kept',
  environment: NodeJS.ProcessEnv = {},
) {
  const started = Date.now();
  const stream = output === 'inherit' ? output : 'pipe';
  return new Promise<Ran>((resolveRun, reject) => {
    const child = spawn(process.execPath, argv, {
      cwd: CHECKOUT,
      stdio: ['ignore', stream, stream],
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...environment },
    });
    const chunks: Buffer[] = [];
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      if (output === 'shown') process.stdout.write(chunk);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    // Its time is added to this process's when it has ended, before anything else can end.
    let processorSeconds: number | undefined;
    child.on('exit', () => (processorSeconds = sinceLastChild()));
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      const seconds = (Date.now() - started) / 1000;
      resolveRun({ code, seconds, processorSeconds, output: Buffer.concat(chunks).toString() });
    });
  });
}
