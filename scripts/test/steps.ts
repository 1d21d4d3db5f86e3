import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getBrowser, NoBrowserError } from '../browser.ts';
import { playwrightReport, type Report, vitestReport } from './counts.ts';

export const CHECKOUT = resolve(import.meta.dirname, '../..');

export interface Outcome {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** Undefined for a step that runs no tests (format, lint, types, build). */
  readonly report: Report | undefined;
}

const BIN = 'node_modules';
const TOOLS = {
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

/** A suite: the words pick files by their path. */
export type Suite = (filters: readonly string[]) => Promise<Outcome>;

/** Suites, in the order in which they run. */
export const SUITES = {
  unit: (filters) => vitest('unit', filters),
  // Before the suites that start a whole site, so that none of them waits for it.
  build: () => loud('build', [TOOLS.build]),
  server: (filters) => vitest('server', filters),
  web: (filters) => vitest('web', filters),
  crash: (filters) => vitest('crash', filters),
  journeys: (filters) => journeys(filters),
} satisfies Record<string, Suite>;

function vitest(project: string, filters: readonly string[]): Promise<Outcome> {
  return counted(project, vitestReport, (file) => [
    TOOLS.vitest,
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...filters,
  ]);
}

async function journeys(filters: readonly string[]): Promise<Outcome> {
  try {
    getBrowser((line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    process.stdout.write(`\n── journeys\n${error.message}\n`);
    return { name: 'journeys', ok: false, seconds: 0, report: undefined };
  }
  return counted(
    'journeys',
    (report) => playwrightReport(report, (path) => readFileSync(path, 'utf8')),
    () => [TOOLS.playwright, 'test', '--reporter=list,json', ...filters],
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  );
}

async function counted(
  name: string,
  read: (report: unknown) => Report,
  argv: (reportFile: string) => string[],
  environment: (reportFile: string) => NodeJS.ProcessEnv = () => ({}),
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'palpite-test-'));
  const file = join(folder, 'report.json');
  process.stdout.write(`\n── ${name}\n`);
  const { code, seconds } = await run(argv(file), 'inherit', environment(file));
  let report: Report;
  try {
    report = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    const failures = [`the runner of ${name} ended with ${code} before it wrote its report`];
    report = { passed: 0, failed: 1, skipped: 0, failures };
  }
  rmSync(folder, { recursive: true, force: true });
  const ok = code === 0 && report.failed === 0;
  return { name, ok, seconds, report: ok || report.failed > 0 ? report : { ...report, failed: 1 } };
}

/** Runs a check and shows its output only when it fails. */
async function quiet(name: string, argv: string[]): Promise<Outcome> {
  const { code, seconds, output } = await run(argv, 'pipe');
  if (code !== 0) process.stdout.write(`\n── ${name}\n${output}\n`);
  return { name, ok: code === 0, seconds, report: undefined };
}

async function loud(name: string, argv: string[]): Promise<Outcome> {
  process.stdout.write(`\n── ${name}\n`);
  const { code, seconds } = await run(argv, 'inherit');
  return { name, ok: code === 0, seconds, report: undefined };
}

interface Ran {
  readonly code: number | null;
  readonly seconds: number;
  readonly output: string;
}

function run(argv: string[], output: 'inherit' | 'pipe', environment: NodeJS.ProcessEnv = {}) {
  const started = Date.now();
  return new Promise<Ran>((resolveRun, reject) => {
    const child = spawn(process.execPath, argv, {
      cwd: CHECKOUT,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...environment },
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      const seconds = (Date.now() - started) / 1000;
      resolveRun({ code, seconds, output: Buffer.concat(chunks).toString() });
    });
  });
}
