/** Programs of this machine that measurements and tests need: where they are, and how root gets those of Debian. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where programs are found, and whether packages may be installed. */
export interface ProgramPlaces {
  /** Folders of programs, as in PATH. */
  readonly path: string;
  readonly root: boolean;
}

/** A program to start, then its words. */
export type Command = readonly [file: string, ...words: string[]];

export const thisMachinesPrograms = (): ProgramPlaces => ({
  path: process.env.PATH ?? '',
  root: process.getuid?.() === 0,
});

/** The first program of that name; undefined where there is none. */
export function findProgram(name: string, { path }: Pick<ProgramPlaces, 'path'>) {
  return path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

/** What installs a package of Debian; undefined for all but root, and where there is no apt-get. */
export function debianInstall(
  name: string,
  places: ProgramPlaces,
): readonly [Command, Command] | undefined {
  const apt = places.root ? findProgram('apt-get', places) : undefined;
  if (apt === undefined) return undefined;
  return [
    [apt, 'update', '-qq'],
    [apt, 'install', '-y', '-qq', '--no-install-recommends', name],
  ];
}

/** Runs commands one after another. @returns why one failed; undefined when all went well */
export function install(commands: readonly Command[]): string | undefined {
  try {
    for (const [file, ...words] of commands) {
      execFileSync(file, words, {
        stdio: 'pipe',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
    return undefined;
  } catch (error) {
    return reason(error);
  }
}

/** The last line that the installer wrote, or why it could not begin. */
function reason(error: unknown): string {
  const { stderr } = error as { stderr?: Buffer };
  const lines = (stderr?.toString() ?? '').split('\n').filter((line) => line.trim() !== '');
  return lines.at(-1) ?? (error as Error).message;
}
