/** `npm run build`: the clients from the present sources; nothing to do when they are there already. */
import { StartError } from './start-error.ts';
import { gamesBuild, webBuild } from './client-builds.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
try {
  const web = await webBuild(say);
  const games = await gamesBuild(say);
  say(`The web client is in ${web.clientDirectory}, the game client in ${games}.`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
