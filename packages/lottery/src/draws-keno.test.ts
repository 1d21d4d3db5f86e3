import { expectDraws } from './testing/expect-draws.ts';
import { KENO_READERS, kenoMachine } from './testing/keno-readers.ts';

expectDraws('keno', kenoMachine, KENO_READERS);
