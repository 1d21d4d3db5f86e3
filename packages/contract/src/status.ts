import type { Endpoint } from './endpoint.ts';
import { type EndpointTree, eachEndpoint, type NamedEndpoint } from './endpoint-tree.ts';

/** Which calls an operator has implemented, based on the table and its handlers alone. */

export interface CallStatus {
  readonly name: string;
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly origin: Endpoint['origin'];
}

export interface ContractStatus {
  readonly built: readonly CallStatus[];
  readonly notBuilt: readonly CallStatus[];
}

/** Groups the calls of the table by whether `isBuilt` reports a handler for them, in table order. */
export function contractStatus(
  endpoints: EndpointTree,
  isBuilt: (call: NamedEndpoint) => boolean,
): ContractStatus {
  const built: CallStatus[] = [];
  const notBuilt: CallStatus[] = [];
  for (const call of eachEndpoint(endpoints)) {
    const { method, path, origin } = call.endpoint;
    (isBuilt(call) ? built : notBuilt).push({ name: call.name, method, path, origin });
  }
  return { built, notBuilt };
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
    for (const { name, method, path } of notBuilt) {
      lines.push(`  ${name.padEnd(36)} ${method.padEnd(7)} ${path}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
