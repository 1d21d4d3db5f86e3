/** Vitest's `globalSetup`: says where tests find a server of Valkey's protocol, which is installed when there is none. */
import { getValkey } from '../valkey.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of `valkey-server` or `redis-server`; null where neither can be had. */
    valkeyProgram: string | null;
  }
}

export default function setup(project: {
  provide(key: 'valkeyProgram', value: string | null): void;
}): void {
  const found = getValkey((line) => void process.stdout.write(`${line}\n`));
  project.provide('valkeyProgram', found ?? null);
}
