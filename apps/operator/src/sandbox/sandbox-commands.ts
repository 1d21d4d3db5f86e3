import { type Command, command, CommandError, printTable, word } from '#backoffice/index.ts';
import { fillCatalogue, MAX_CATALOGUE_SIZE, renewDemo } from './staff/sandbox-use-cases.ts';

/** The part that a real operator leaves out. */
export const sandboxCommands: readonly Command[] = [
  command({
    name: 'catalogue fill',
    usage: '<games>',
    summary: `Grow the catalogue to at least this many games, up to ${MAX_CATALOGUE_SIZE}; no game is removed`,
    useCase: fillCatalogue,
    input(typed) {
      const text = word(typed, 0, 'number of games');
      const games = Number(text);
      if (!/^\d{1,6}$/.test(text) || games < 1 || games > MAX_CATALOGUE_SIZE) {
        throw new CommandError(`Invalid number "${text}": expected 1 to ${MAX_CATALOGUE_SIZE}.`);
      }
      return { games };
    },
    print: (added, { say }) =>
      say(added === 0 ? 'The catalogue is already that large.' : `${added} games added.`),
  }),
  command({
    name: 'accounts renew-demo',
    usage: '',
    summary: 'Set and show new passwords for the existing demo accounts',
    useCase: renewDemo,
    input: () => ({}),
    print(renewed, printer) {
      const rows = renewed.map(({ brandCode, username, password }) => [
        brandCode,
        username,
        password,
      ]);
      printTable(printer, [['brand', 'username', 'password'], ...rows]);
    },
  }),
];
