import { expectDraws } from './testing/expect-draws.ts';
import { twoStations, vietnamMachine, vietnamReaders } from './testing/vietnam-readers.ts';

expectDraws('south', () => vietnamMachine('south'), {
  ...vietnamReaders({ two: [17, 18], three: [16, 17] }),
  'da-xien  win': twoStations,
});
