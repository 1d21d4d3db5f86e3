/** `npm run dev`: the site from its sources. The web client reloads in place; a change elsewhere restarts. */
import { announce } from './announce.ts';
import { developmentWeb } from './development-web.ts';
import { readSettings } from './settings.ts';
import { startSite } from './site.ts';
import { runUntilStopped } from './run-until-stopped.ts';

await runUntilStopped(async (say) => {
  const site = await startSite({
    ...readSettings(process.env, process.argv.slice(2)),
    say,
    webSource: developmentWeb,
  });
  announce(site, say);
  return site;
});
