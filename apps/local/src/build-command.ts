/** `npm run build`: the web client from the present sources; nothing to do when it is there already. */
import { StartError } from './start-error.ts';
import { webBuild } from './web-build.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
try {
  const build = await webBuild(say);
  say(`The web client is in ${build.clientDirectory}.`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
