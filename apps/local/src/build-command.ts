/**
 * `npm run build`: the clients from the present sources; nothing to do when they are there already. With `web` or `games`
 * that one alone.
 */
import { buildHere, type RoomName } from './client-builds.ts';
import { StartError } from './start-error.ts';

const ROOMS: readonly RoomName[] = ['web', 'games'];
const wanted = ROOMS.filter((room) => process.argv.length === 2 || process.argv.includes(room, 2));

const say = (line: string) => void process.stdout.write(`${line}\n`);
try {
  for (const room of wanted) {
    const directory = await buildHere(room, say);
    if (wanted.length > 1) say(`The build of apps/${room} is in ${directory}.`);
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
