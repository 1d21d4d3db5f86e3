import type { Site } from './site.ts';

/** When the launcher began (`scripts/run.mjs`), or this process where it was started without it. */
const begun = () => Number(process.env.LAUNCHED_AT) || performance.timeOrigin;

/** Prints how long a person has waited, where the site is and with which demo accounts to enter it. */
export function announce(site: Site, say: (line: string) => void): void {
  say('');
  say(`Ready after ${((Date.now() - begun()) / 1000).toFixed(1)} s.`);
  say('');
  for (const origin of site.origins) say(`  ${origin}`);
  say(`  ${site.gamesOrigin}  (the game host)`);
  for (const { code, name } of site.brands) {
    const accounts = site.demoAccounts.filter(({ brandCode }) => brandCode === code);
    if (accounts.length === 0) continue;
    say('');
    say(`Demo accounts of ${name} (play money):`);
    for (const { type, username, password, isMember } of accounts) {
      const side = isMember ? '' : ', logs in at /agent';
      say(`  ${username.padEnd(10)} ${password}   account type ${type}${side}`);
    }
  }
  say('');
  say('Ctrl-C stops it.');
}
