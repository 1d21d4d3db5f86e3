#!/usr/bin/env node
// The launcher behind the npm scripts. It runs on whatever Node the machine has (18 or newer), without
// any dependency: it installs what package-lock.json names when that has not been done yet, then hands
// over to the Node version that the project pins, with node_modules/.bin first in PATH.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded, pinnedNode } from './install.mjs';
import { Stop } from './stop.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const COMPILED = join(root, 'node_modules', '.cache', 'compiled');
/** Milliseconds since 1970: what a person waits for begins here. */
const LAUNCHED_AT = performance.timeOrigin;

/** What each npm script runs: Node's own flags, a file of the checkout, arguments; the caller's follow. */
const COMMANDS = {
  start: ['apps/local/src/main.ts'],
  // Node restarts it when a file that the server has loaded changes; Vite reloads the client in place.
  dev: ['--watch', '--watch-preserve-output', 'apps/local/src/dev.ts'],
  build: ['apps/local/src/build-command.ts'],
  operator: ['apps/local/src/operator-command.ts'],
  brand: ['brands/maker/main.ts'],
  'contract-status': ['apps/local/src/contract-status.ts'],
  test: ['scripts/test.ts'],
  prove: ['scripts/prove.ts'],
  shots: ['tests/journeys/shots/main.ts'],
  bench: ['bench/main.ts'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'format', '--write'],
  lint: ['node_modules/oxlint/bin/oxlint'],
  types: ['node_modules/typescript/bin/tsc', '--noEmit'],
};

async function main() {
  const [command = '', ...args] = process.argv.slice(2);
  const entry = COMMANDS[command];
  if (!entry) {
    throw new Stop(`Unknown command "${command}". Known: ${Object.keys(COMMANDS).join(', ')}.`, 2);
  }
  await installIfNeeded(root);
  handOver(pinnedNode(root), [...entry, ...args]);
}

/** Runs the entry in the pinned Node; its end, exit code or signal, becomes this process's end. */
function handOver(node, argv) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  // The channel tells the child when this launcher is gone, even when it was killed outright.
  const child = spawn(node, argv, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: path,
      LAUNCHED_AT: String(LAUNCHED_AT),
      // What Node has compiled, types removed, for the next start.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? COMPILED,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(cannotRun(node, error)));
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1));
  });
}

/** npm passes a signal on to the shell between it and this process, and that shell ends without a word. */
function whenOrphaned(act) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    act();
  }, 250);
  look.unref();
}

function cannotRun(node, error) {
  return new Stop(
    `The project's own Node (${node}) does not run on this machine: ${error.message}.\n` +
      'On Alpine and other musl systems its binary has no loader. Install Node 24 yourself, ' +
      'make sure that "node --version" says v24 or newer, and run the command again.',
    1,
  );
}

function fail(error) {
  if (error instanceof Stop) process.stderr.write(`\n${error.message}\n`);
  else process.stderr.write(`\n${error?.stack ?? error}\n`);
  process.exit(error instanceof Stop ? error.exitCode : 1);
}

main().catch(fail);
