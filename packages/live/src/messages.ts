import { type ValueChange, valueChange } from '@palpite/contract/live-value.ts';
import * as v from 'valibot';

/** What processes send each other: changes of values, and names whose whole values a process wants. */
const message = v.object({
  /** The process that sends it. */
  from: v.string(),
  changes: v.array(v.tuple([v.string(), valueChange])),
  wants: v.array(v.string()),
});
export type ValueMessage = v.InferOutput<typeof message>;

/** @returns undefined for what a process of another release sends and this one cannot read */
export function readMessage(text: string): ValueMessage | undefined {
  try {
    return v.parse(message, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The messages that carry all of it, each within the bytes of the carrier; what is larger by itself is sent by itself. */
export function packMessages(
  from: string,
  changes: Iterable<readonly [name: string, change: ValueChange]>,
  wants: Iterable<string>,
  mostBytes: number,
): string[] {
  const empty = JSON.stringify({ from, changes: [], wants: [] });
  const messages: string[] = [];
  const fill = (items: string[], wrap: (inside: string) => string) => {
    let inside: string[] = [];
    let bytes = Buffer.byteLength(empty);
    const close = () => {
      if (inside.length > 0) messages.push(wrap(inside.join(',')));
      inside = [];
      bytes = Buffer.byteLength(empty);
    };
    for (const item of items) {
      const more = Buffer.byteLength(item) + 1;
      if (bytes + more > mostBytes) close();
      inside.push(item);
      bytes += more;
    }
    close();
  };
  const head = `{"from":${JSON.stringify(from)}`;
  fill(
    Array.from(changes, (item) => JSON.stringify(item)),
    (inside) => `${head},"changes":[${inside}],"wants":[]}`,
  );
  fill(
    Array.from(wants, (item) => JSON.stringify(item)),
    (inside) => `${head},"changes":[],"wants":[${inside}]}`,
  );
  return messages;
}
