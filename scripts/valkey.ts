/** A server of Valkey's protocol for tests and measurements: Valkey's own, or Debian's Redis. */
import {
  debianInstall,
  findProgram,
  install,
  type ProgramPlaces,
  thisMachinesPrograms,
} from './programs.ts';

const NAMES = ['valkey-server', 'redis-server'];
const PACKAGE = 'redis-server';

/** The path of a server's program; undefined where there is none. */
export const findValkey = (places = thisMachinesPrograms()): string | undefined =>
  NAMES.map((name) => findProgram(name, places)).find((file) => file !== undefined);

/**
 * The path of a server's program. As root Debian's package is installed where there is none.
 * @param say takes a line about what is installed, and one about what could not be
 * @returns undefined where it cannot be had
 */
export function getValkey(
  say: (line: string) => void,
  places: ProgramPlaces = thisMachinesPrograms(),
): string | undefined {
  const found = findValkey(places);
  if (found !== undefined) return found;
  const commands = debianInstall(PACKAGE, places);
  if (commands === undefined) {
    say(
      `No Valkey was found; tests over it are left out. sudo apt-get install ${PACKAGE} gets one.`,
    );
    return undefined;
  }
  say(`No Valkey was found: installing the package ${PACKAGE}.`);
  const failure = install(commands);
  const installed = findValkey(places);
  if (installed === undefined) {
    say(`Installing ${PACKAGE} failed: ${failure}. Tests over Valkey are left out.`);
  }
  return installed;
}
