/** Takes the place of the web room's build in tests of rendering threads: each job says what its page does. */
import { once } from 'node:events';
import type { Drawing, DrawingContext } from '../web.ts';

export type TestJob = {
  readonly isShared: boolean;
  readonly does:
    | 'asks'
    | 'has a body'
    | 'leaves a call'
    | 'takes that call'
    | 'waits'
    | 'throws'
    | 'ends its thread'
    | 'never yields';
  /** What a page that asks or has a body is made of. */
  readonly parts?: readonly string[];
};

export function createPageDrawing() {
  /** What a page of this thread asked for and did not wait for. */
  let left = Promise.resolve('nothing');
  return async (job: TestJob, { call, signal }: DrawingContext): Promise<Drawing> => {
    if (job.does === 'throws') throw new Error('a defect of the page');
    if (job.does === 'ends its thread') process.exit(3);
    if (job.does === 'leaves a call') {
      left = call(new Request('http://localhost:3000/left')).then(
        (answer) => answer.text(),
        (error: Error) => error.message,
      );
      return { head: 'left', body: null };
    }
    if (job.does === 'takes that call') return { head: await left, body: null };
    if (job.does === 'waits' || job.does === 'never yields') {
      const begun = call(new Request('http://localhost:3000/begun'));
      while (job.does === 'never yields');
      await begun;
      await once(signal, 'abort');
      throw signal.reason;
    }
    if (job.does === 'has a body') {
      return { head: 'alone', body: new TextEncoder().encode(job.parts?.join('')) };
    }
    const answers = (job.parts ?? []).map(async (path) => {
      const answer = await call(
        new Request(`http://localhost:3000${path}`, { headers: { Host: 'en.localhost' } }),
      );
      return `${answer.status} ${await answer.text()}`;
    });
    return { head: await Promise.all(answers), body: null };
  };
}
