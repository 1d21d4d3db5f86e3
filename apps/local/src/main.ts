/** `npm start`: the whole site on this machine, until it is told to stop. */
import { announce } from './announce.ts';
import { readSettings } from './settings.ts';
import { type Site, startSite } from './site.ts';
import { runUntilStopped } from './until-stopped.ts';

await runUntilStopped(async (say): Promise<Site> => {
  const settings = readSettings(process.env);
  const site = await startSite({ ...settings, say });
  announce(site, say);
  process.send?.({ type: 'ready', origins: site.origins, gamesOrigin: site.gamesOrigin });
  return site;
});
