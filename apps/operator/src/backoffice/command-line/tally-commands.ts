import { tallyStaff } from '#modules/tally/index.ts';
import { type Command, command } from './command.ts';

export const tallyCommands: readonly Command[] = [
  command({
    name: 'tally rebuild',
    usage: '',
    summary: 'Count the figures of reports and turnover again from all bets; the site stays open',
    useCase: tallyStaff.rebuildTally,
    input: () => ({}),
    print: (acts, { say }) => say(`The read models are rebuilt from ${acts} results and payouts.`),
  }),
];
