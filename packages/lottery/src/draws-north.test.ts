import { expectDraws } from './testing/expect-draws.ts';
import { vietnamMachine, vietnamReaders } from './testing/vietnam-readers.ts';

expectDraws(
  'north',
  () => vietnamMachine('north'),
  vietnamReaders({ two: [23, 27], three: [20, 23] }),
);
