/**
 * A process that serves rooms until it is killed: `node room-process.ts <database url> <settings>`. Its parent starts it and
 * sends it acts, which it answers, by messages (`room-child.ts`). With `die` it kills itself at a statement: before it is
 * sent, once it is sent, or once its answer is there.
 */
import { LEASE_MILLISECONDS } from '../rooms.ts';
import type { FromChild, RoomProcessSettings, ToChild } from './room-child.ts';
import { openRoomsProcess } from './rooms-process.ts';

/** A process that is to die while it gives its rooms away does so after these commits. */
const STOPS_AFTER = 8;
const STOPPING = ['release', 'bury'];

const [url = '', settings = '{}'] = process.argv.slice(2);
const { die, rollMilliseconds } = JSON.parse(settings) as RoomProcessSettings;
const one = openRoomsProcess(url, {
  rollMilliseconds,
  leaseMilliseconds: LEASE_MILLISECONDS,
  answerWithinMilliseconds: 60_000,
});
const say = (message: FromChild) => void process.send?.(message);
const end = () => void process.kill(process.pid, 'SIGKILL');

let left = die?.nth ?? 0;
/** A commit that pays is a step of its own. */
const isIt = (name: string) =>
  (name.startsWith('commit with') ? 'pay' : name) === die?.statement && (left -= 1) === 0;
let commits = 0;
one.hooks = {
  async before(name) {
    if (die?.when === 'after' || !isIt(name)) return;
    if (die?.when === 'before') end();
    // The statement is written to its socket first.
    setImmediate(end);
  },
  async after(name) {
    if (die?.when === 'after' && isIt(name)) end();
    if (!name.startsWith('commit')) return;
    commits += 1;
    if (commits === 1) say('leads');
    if (commits === STOPS_AFTER && STOPPING.includes(die?.statement ?? '')) void one.rooms.stop();
  },
};
process.on('message', (message: ToChild) => {
  if (message === 'start') return one.rooms.start();
  if ('open' in message) return void one.dice.open(message.open).then(() => say('opened'));
  const { room, entry } = message;
  one.dice.send(room, entry).then(
    (answer) => say({ entry, answer }),
    (error: Error) => say({ entry, error: error.message }),
  );
});
process.on('disconnect', end);
say('ready');
