import type { Endpoint } from './endpoint.ts';

/** Which calls an operator has built, from the table and its handlers alone. */

export interface CallStatus {
  readonly name: string;
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly module: string;
  readonly origin: Endpoint['origin'];
}

export interface ContractStatus {
  readonly built: readonly CallStatus[];
  readonly notBuilt: readonly CallStatus[];
}

/** Sorts the calls of the table by whether `isBuilt` says that a handler answers them; table order is kept. */
export function contractStatus(
  endpoints: Record<string, Endpoint>,
  isBuilt: (name: string) => boolean,
): ContractStatus {
  const calls = Object.entries(endpoints).map(([name, { method, path, module, origin }]) => ({
    name,
    method,
    path,
    module,
    origin,
  }));
  return {
    built: calls.filter(({ name }) => isBuilt(name)),
    notBuilt: calls.filter(({ name }) => !isBuilt(name)),
  };
}

/** The status as text for a terminal: a summary, then each call that is not built, by module. */
export function contractStatusText(status: ContractStatus): string {
  const { built, notBuilt } = status;
  const total = built.length + notBuilt.length;
  const lines = [`${built.length} of ${total} calls are built.`];
  if (notBuilt.length > 0) {
    lines.push(`${notBuilt.length} answer 501 not_implemented:`);
    const width = Math.max(...notBuilt.map(({ name }) => name.length));
    for (const { module, name, method, path } of notBuilt.toSorted((a, b) =>
      a.module.localeCompare(b.module),
    )) {
      lines.push(`  ${module}: ${name.padEnd(width)}  ${method} ${path}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
