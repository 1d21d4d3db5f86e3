import type { Endpoint } from './endpoint.ts';

/** Which calls an operator has implemented, based on the table and its handlers alone. */

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

/** Groups the calls of the table by whether `isBuilt` reports a handler for them, in table order. */
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

/** The status as text for a terminal: how many calls are built, by origin, then the missing ones in table order. */
export function contractStatusText(status: ContractStatus): string {
  const { built, notBuilt } = status;
  const lines = (['spec', 'extension'] as const).map((origin) => {
    const done = built.filter((call) => call.origin === origin).length;
    const missing = notBuilt.filter((call) => call.origin === origin).length;
    return `${origin.padEnd(10)} ${done} of ${done + missing} calls are answered`;
  });
  if (notBuilt.length > 0) {
    lines.push('', 'These answer 501:');
    for (const { module, name, method, path } of notBuilt) {
      lines.push(`  ${module.padEnd(18)} ${method.padEnd(7)} ${path.padEnd(52)} ${name}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
