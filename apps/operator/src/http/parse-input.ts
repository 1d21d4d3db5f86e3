import type { BodyOutput, Endpoint, QueryOutput } from '@palpite/contract/endpoint.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { readQuery } from '@palpite/contract/query.ts';
import * as v from 'valibot';

/** A request's query and body as they arrived: decoded, not yet believed. */
export interface RawInput {
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** One thing that does not fit: where it stands (`username`, `items.0.id`) and what was expected there. */
export interface FieldProblem {
  readonly field: string;
  readonly reason: string;
}

/**
 * Reads a request by the endpoint's schemas.
 * @throws ContractError `invalid_request` whose value is `{ fields: FieldProblem[] }`; values are never repeated
 */
export function parseInput<E extends Endpoint>(
  endpoint: E,
  input: RawInput,
): { query: QueryOutput<E>; body: BodyOutput<E> } {
  const problems: FieldProblem[] = [];
  const query =
    endpoint.query === undefined
      ? undefined
      : read(endpoint.query, readQuery(endpoint.query, input.query), problems);
  const body = endpoint.body === undefined ? undefined : read(endpoint.body, input.body, problems);
  if (problems.length > 0) throw new ContractError('invalid_request', { fields: problems });
  return { query: query as QueryOutput<E>, body: body as BodyOutput<E> };
}

function read(schema: v.GenericSchema, input: unknown, problems: FieldProblem[]): unknown {
  const nul = pathOfNul(input);
  if (nul !== undefined) {
    problems.push({ field: nul, reason: 'expected text without NUL characters' });
    return undefined;
  }
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  for (const issue of result.issues) {
    problems.push({
      field: (v.getDotPath(issue) ?? '').slice(0, 200),
      reason: `expected ${issue.expected ?? issue.requirement ?? issue.type}`.slice(0, 200),
    });
  }
  return undefined;
}

/** PostgreSQL's text cannot hold U+0000, so no field may: found here, it names the field instead of failing there. */
function pathOfNul(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, item] of Object.entries(value)) {
    const within = pathOfNul(item);
    if (within !== undefined) return (within === '' ? name : `${name}.${within}`).slice(0, 200);
  }
  return undefined;
}
