/** The operator as a child process for the crash suite: started, watched, killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
// oxlint-disable-next-line time/no-sleep -- the process that is killed tells nothing: it is asked again until it answers
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { OperatorProcessSettings } from './operator-process.ts';

const PROCESS = fileURLToPath(new URL('operator-process.ts', import.meta.url));
const SKEWED_CLOCK = new URL('skewed-clock.ts', import.meta.url).href;
/** A limit for a suite that hangs; the speed of a start is not tested here. */
const READY_LIMIT_MS = 60_000;
const LINES_KEPT = 40;

export class KillableOperator {
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown>;
  readonly #started: Promise<unknown>;
  readonly #lines: string[] = [];
  #killed = false;

  /** @param skewMilliseconds by how much the process's own clock is wrong */
  constructor(settings: OperatorProcessSettings, skewMilliseconds = 0) {
    const given = ['--import', SKEWED_CLOCK, PROCESS, JSON.stringify(settings)];
    this.#child = spawn(process.execPath, given, {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, SKEW_MILLISECONDS: `${skewMilliseconds}` },
    });
    const keep = (chunk: Buffer) => {
      this.#lines.push(...chunk.toString().trimEnd().split('\n'));
    };
    this.#child.stdout?.on('data', keep);
    this.#child.stderr?.on('data', keep);
    this.#exited = once(this.#child, 'exit');
    this.#started = once(this.#child, 'message');
  }

  /** Its log lines so far at level `error`, and what it printed as it ended. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /**
   * Waits until it is ready.
   * @throws Error with its output, when it exits or takes too long
   */
  async ready(origin: string): Promise<void> {
    await Promise.race([this.#started, this.#exited]);
    const limit = Date.now() + READY_LIMIT_MS;
    for (;;) {
      this.assertAlive();
      const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
        () => undefined,
      );
      await answer?.body?.cancel();
      if (answer?.status === 200) return;
      if (Date.now() > limit)
        throw new Error(`the operator does not become ready: ${this.#said()}`);
      await sleep(5);
    }
  }

  /** @throws Error with its output, when it has exited without being killed */
  assertAlive(): void {
    if (this.isAlive || this.#killed) return;
    throw new Error(`the operator ended by itself: ${this.#said()}`);
  }

  /** SIGKILL: nothing is closed, nothing is printed. */
  async kill(): Promise<void> {
    this.assertAlive();
    this.#killed = true;
    this.#child.kill('SIGKILL');
    await this.#exited;
  }

  #said(): string {
    return this.#lines.slice(-LINES_KEPT).join('\n');
  }
}
