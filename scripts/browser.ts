/** The browser for journeys, pictures and measurements: the system's Chromium, else Playwright's own. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** As root Chromium has no sandbox; the rest keeps it from calling home while it is measured. */
export const BROWSER_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What decides where a browser is found and how one is got. */
export interface Machine {
  /** Folders of programs, as in PATH. */
  readonly path: string;
  readonly root: boolean;
  /** Whole paths where a browser may stand. */
  readonly places: readonly string[];
  /** The command that downloads Playwright's own, its program first. */
  readonly download: readonly [string, ...string[]];
}

const DOWNLOAD = join(import.meta.dirname, '../node_modules/playwright/cli.js');

function thisMachine(): Machine {
  return {
    path: process.env.PATH ?? '',
    root: process.getuid?.() === 0,
    places: [process.env.CHROMIUM_PATH ?? '', ...PLACES, chromium.executablePath()],
    download: [process.execPath, DOWNLOAD, 'install', 'chromium'],
  };
}

export class NoBrowserError extends Error {
  constructor(machine: Machine, tried: readonly string[] = []) {
    const command = program('apt-get', machine)
      ? 'sudo apt-get install chromium'
      : 'npx playwright install chromium';
    super(
      [
        'No browser was found.',
        ...tried,
        'Install one with this command, then run again:',
        `  ${command}`,
      ].join('\n'),
    );
    this.name = 'NoBrowserError';
  }
}

/**
 * The path of a Chromium that is there.
 * @throws NoBrowserError whose message holds the one command that gets it
 */
export function findBrowser(machine = thisMachine()): string {
  const found = present(machine);
  if (found === undefined) throw new NoBrowserError(machine);
  return found;
}

/**
 * The path of a Chromium, which is installed when there is none: as root Debian's package, else, and where that fails,
 * Playwright's own download into the home folder.
 * @throws NoBrowserError whose message says what was tried, and the one command that gets it
 */
export function getBrowser(say: (line: string) => void, machine = thisMachine()): string {
  const found = present(machine);
  if (found !== undefined) return found;
  const tried: string[] = [];
  for (const { name, commands } of ways(machine)) {
    say(`No browser was found: installing ${name}.`);
    try {
      for (const [file, ...words] of commands) install(file, words);
    } catch (error) {
      tried.push(`Installing ${name} failed: ${reason(error)}`);
    }
    const installed = present(machine);
    if (installed !== undefined) return installed;
  }
  throw new NoBrowserError(machine, tried);
}

interface Way {
  readonly name: string;
  readonly commands: readonly (readonly [string, ...string[]])[];
}

function ways(machine: Machine): Way[] {
  const apt = machine.root ? program('apt-get', machine) : undefined;
  const debian: Way[] = apt
    ? [
        {
          name: 'the package chromium',
          commands: [
            [apt, 'update', '-qq'],
            [apt, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
          ],
        },
      ]
    : [];
  return [...debian, { name: "Playwright's Chromium", commands: [machine.download] }];
}

function install(file: string, words: readonly string[]): void {
  execFileSync(file, words, {
    stdio: 'pipe',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** The last line that the installer wrote, or why it could not begin. */
function reason(error: unknown): string {
  const { stderr } = error as { stderr?: Buffer };
  const lines = (stderr?.toString() ?? '').split('\n').filter((line) => line.trim() !== '');
  return lines.at(-1) ?? (error as Error).message;
}

function present(machine: Machine): string | undefined {
  const named = NAMES.map((name) => program(name, machine));
  return [...named, ...machine.places].find((path) => path && existsSync(path));
}

function program(name: string, { path }: Machine): string | undefined {
  return path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
