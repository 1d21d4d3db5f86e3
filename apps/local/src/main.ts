/** `npm start`: the whole site on this machine, until it is stopped. */
import { flushCompileCache } from 'node:module';
import { announce } from './announce.ts';
import { readSettings } from './settings.ts';
import { type Site, startSite } from './site.ts';
import type { ReadyMessage } from './site-process.ts';
import { runUntilStopped } from './run-until-stopped.ts';

await runUntilStopped(async (say): Promise<Site> => {
  const settings = readSettings(process.env, process.argv.slice(2));
  const site = await startSite({ ...settings, say });
  announce(site, say);
  const { origins, gamesOrigin, databaseUrl, dataDirectory } = site;
  const ready: ReadyMessage = { type: 'ready', origins, gamesOrigin, databaseUrl, dataDirectory };
  process.send?.(ready);
  // Else a site that is killed outright never leaves what it has compiled to the next.
  flushCompileCache();
  return site;
});
