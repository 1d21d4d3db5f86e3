/** The browser for journeys, pictures and measurements: the system's Chromium, else Playwright's own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import {
  type Command,
  debianInstall,
  findProgram,
  install,
  type ProgramPlaces,
  thisMachinesPrograms,
} from './programs.ts';

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
export interface Machine extends ProgramPlaces {
  /** Whole paths where a browser may stand. */
  readonly places: readonly string[];
  /** The command that downloads Playwright's own, its program first. */
  readonly download: Command;
}

const DOWNLOAD = join(import.meta.dirname, '../node_modules/playwright/cli.js');

function thisMachine(): Machine {
  return {
    ...thisMachinesPrograms(),
    places: [process.env.CHROMIUM_PATH ?? '', ...PLACES, chromium.executablePath()],
    download: [process.execPath, DOWNLOAD, 'install', 'chromium'],
  };
}

export class NoBrowserError extends Error {
  constructor(machine: Machine, tried: readonly string[] = []) {
    const command = findProgram('apt-get', machine)
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
    const failure = install(commands);
    if (failure !== undefined) tried.push(`Installing ${name} failed: ${failure}`);
    const installed = present(machine);
    if (installed !== undefined) return installed;
  }
  throw new NoBrowserError(machine, tried);
}

interface Way {
  readonly name: string;
  readonly commands: readonly Command[];
}

function ways(machine: Machine): Way[] {
  const debian = debianInstall('chromium', machine);
  return [
    ...(debian ? [{ name: 'the package chromium', commands: debian }] : []),
    { name: "Playwright's Chromium", commands: [machine.download] },
  ];
}

function present(machine: Machine): string | undefined {
  const named = NAMES.map((name) => findProgram(name, machine));
  return [...named, ...machine.places].find((path) => path && existsSync(path));
}
