/** What is said between the site and a thread that renders: one port for each page. */
import type { MessagePort } from 'node:worker_threads';
import type { Drawing } from './web.ts';

/** A request of the contract, as it crosses to the site's thread. */
export interface SentCall {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly [string, string][];
  readonly body: ArrayBuffer | undefined;
}

/** Its answer; what failed crosses as words. */
export type SentAnswer =
  | {
      readonly status: number;
      readonly headers: readonly [string, string][];
      readonly body: ArrayBuffer;
    }
  | { readonly failed: string };

/** What a thread says of its page: its calls, and then the page or a failure. */
export type FromThread =
  | { readonly type: 'call'; readonly id: number; readonly call: SentCall }
  | { readonly type: 'drawn'; readonly drawing: Drawing }
  | { readonly type: 'failed'; readonly story: string };

/** What the site says to the thread. */
export type ToThread =
  | { readonly type: 'answer'; readonly id: number; readonly answer: SentAnswer }
  | { readonly type: 'stop' };

/** One page to be rendered. */
export interface RenderTask {
  readonly job: unknown;
  readonly port: MessagePort;
}

/** What a rendering thread is started with. */
export interface RenderThreadData {
  /** Address of the module that exports `createPageDrawing`. */
  readonly entry: string;
}
