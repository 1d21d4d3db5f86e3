import { expectDraws } from './testing/expect-draws.ts';
import { KENO_READERS } from './testing/keno-readers.ts';

expectDraws('keno', KENO_READERS);
