import { catalogueStaff } from '#modules/catalogue/index.ts';
import { type Command, command, flagOption, onOrOff, printTable, word } from './command.ts';

export const catalogueCommands: readonly Command[] = [
  command({
    name: 'catalogue list',
    usage: '[--closed]',
    summary: 'Vendors with their number of games; --closed lists the games under maintenance',
    options: { closed: { type: 'boolean' } },
    useCase: catalogueStaff.listCatalogue,
    input: (typed) => ({ closed: flagOption(typed, 'closed') }),
    print(listed, printer) {
      if (listed.kind === 'games') {
        const games = listed.games.map((each) => [each.vendorCode, each.code, each.titles.EN]);
        printTable(printer, [['studio', 'game', 'title'], ...games]);
        return;
      }
      const vendors = listed.vendors.map((each) => [
        each.code,
        each.name,
        String(each.games),
        each.maintenance ? 'all' : String(each.closed),
      ]);
      printTable(printer, [['code', 'studio', 'games', 'closed'], ...vendors]);
    },
  }),
  command({
    name: 'catalogue maintenance',
    usage: '<game or vendor> on|off',
    summary: 'Close or reopen a game or all games of a vendor; rounds in progress are finished',
    useCase: catalogueStaff.setMaintenance,
    input: (typed) => ({
      code: word(typed, 0, 'game or vendor'),
      closed: onOrOff(word(typed, 1, 'value: on or off')),
    }),
    print: ({ name, closed }, { say }) =>
      say(`${name} is ${closed ? 'under maintenance' : 'open'}.`),
  }),
];
