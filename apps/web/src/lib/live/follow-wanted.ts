import { type LiveHello, type LiveRequest, MOST_NAMES } from '@palpite/contract/live.ts';
import { channelsWanted, takeAgain, wantedChannels } from './wanted-channels.ts';

/** Requests follow each other no faster: the operator closes connections that ask without end. */
const PACE_MILLISECONDS = 500;

/** What a hello names: what fits, and the rest, which an operator of the release before does not read. */
export function namesInHello(
  wanted: readonly string[],
  always: readonly string[] = [],
): Pick<LiveHello, 'channels' | 'more'> {
  const names = [...always, ...wanted];
  const more = names.slice(MOST_NAMES);
  return { channels: names.slice(0, MOST_NAMES), ...(more.length > 0 && { more }) };
}

/**
 * Follows what screens come to want, and what they want no more, over an open connection.
 * @param followed what its hello has named of it
 * @returns ends it
 */
export function followWanted(
  say: (request: LiveRequest) => void,
  followed: readonly string[],
): () => void {
  let known = new Set(followed);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saidAt = Number.NEGATIVE_INFINITY;
  const look = () => {
    timer = undefined;
    const wanted = new Set(channelsWanted());
    const again = new Set(takeAgain());
    const left = Array.from(known).filter((name) => !wanted.has(name));
    const fresh = Array.from(wanted).filter((name) => !known.has(name) || again.has(name));
    known = wanted;
    if (left.length + fresh.length > 0) saidAt = performance.now();
    sayInParts(say, 'unsubscribe', left);
    sayInParts(say, 'subscribe', fresh);
  };
  const plan = () => {
    timer ??= setTimeout(look, Math.max(0, saidAt + PACE_MILLISECONDS - performance.now()));
  };
  const unsubscribe = wantedChannels().subscribe(plan);
  plan();
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

function sayInParts(
  say: (request: LiveRequest) => void,
  type: LiveRequest['type'],
  names: readonly string[],
): void {
  for (let at = 0; at < names.length; at += MOST_NAMES) {
    say({ type, channels: names.slice(at, at + MOST_NAMES) });
  }
}

/**
 * Tells the leading tab, while this one does not lead, what this one wants and what it has missed, until `gone`.
 * @returns says it in any case: the leading tab may be another one
 */
export function tellWanted(
  isLeading: () => boolean,
  tell: (names: readonly string[], missed: readonly string[]) => void,
  gone: AbortSignal,
): () => void {
  let said = '';
  const say = (isChange: boolean) => {
    if (isLeading()) return;
    const { own } = wantedChannels().getState();
    const before = said;
    said = `${own}`;
    const missed = takeAgain();
    if (isChange && missed.length === 0 && said === before) return;
    if (own.length > 0 || before !== '') tell(own, missed);
  };
  gone.addEventListener(
    'abort',
    wantedChannels().subscribe(() => say(true)),
  );
  return () => say(false);
}
