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

export class NoBrowserError extends Error {
  constructor() {
    super(
      'No browser was found. Install one with this command, then run again:\n' +
        (existsSync('/usr/bin/apt-get')
          ? '  sudo apt-get install chromium'
          : '  npx playwright install chromium'),
    );
    this.name = 'NoBrowserError';
  }
}

/**
 * The path of a Chromium. On a CI machine (CI=true) that is Debian's and runs as root, one that is
 * missing is installed.
 * @throws NoBrowserError whose message holds the one command that gets it
 */
export function findBrowser(say: (line: string) => void = () => undefined): string {
  const found = present();
  if (found) return found;
  if (process.env.CI === 'true' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing the package chromium.');
    const options = {
      stdio: 'pipe' as const,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      options,
    );
    const installed = present();
    if (installed) return installed;
  }
  throw new NoBrowserError();
}

function present(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...PLACES,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && existsSync(path));
}
