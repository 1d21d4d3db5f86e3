import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Lines of a standard input that is no terminal, read ahead: between two questions none may be lost. */
let lines: AsyncIterator<string> | undefined;

/** Asks the person at the terminal, or reads the next line of what is piped in. @param hidden what is typed is not shown */
export async function ask(question: string, hidden?: 'hidden'): Promise<string> {
  if (!process.stdin.isTTY) {
    lines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
    const { value, done } = await lines.next();
    return done ? '' : value;
  }
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = hidden ? nowhere : process.stderr;
  if (hidden) process.stderr.write(question);
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
    if (hidden) process.stderr.write('\n');
  }
}
