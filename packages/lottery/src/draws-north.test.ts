import { expectDraws } from './testing/expect-draws.ts';
import { vietnamReaders } from './testing/vietnam-readers.ts';

expectDraws('north', vietnamReaders({ two: [23, 27], three: [20, 23] }));
