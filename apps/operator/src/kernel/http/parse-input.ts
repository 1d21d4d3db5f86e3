import type { BodyOutput, Endpoint, QueryOutput } from '@palpite/contract/endpoint.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { readQuery } from '@palpite/contract/query.ts';
import * as v from 'valibot';

/** A request's query and body as they arrived: decoded, not yet validated. */
export interface RawInput {
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** One invalid value: its place (`username`, `items.0.id`) and what was expected there. */
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
  const looked = { values: 0 };
  const unfit = findUnfit(input, 0, looked);
  if (unfit !== undefined) {
    problems.push({ ...unfit, field: unfit.field.slice(0, 200) });
    return undefined;
  }
  const result = v.safeParse(schema, input, { abortEarly: looked.values > MOST_NAMED });
  if (result.success) return result.output;
  for (const issue of result.issues) {
    problems.push({
      field: (v.getDotPath(issue) ?? '').slice(0, 200),
      reason: `expected ${issue.expected ?? issue.requirement ?? issue.type}`.slice(0, 200),
    });
  }
  return undefined;
}

/**
 * Of a form, every problem is named. An input of more values names its first: to find and to list thousands would take the
 * process long, and the answer would be many times as large as the request.
 */
const MOST_NAMED = 1_000;

/** No call nests deeper; a deeper body is made to exhaust a parser's stack. */
const DEEPEST = 16;

/**
 * What no schema states but every field must obey: a bounded depth, and text without U+0000, which PostgreSQL cannot
 * store. Found here, it names the field instead of failing there.
 */
function findUnfit(
  value: unknown,
  depth: number,
  looked: { values: number },
): FieldProblem | undefined {
  looked.values += 1;
  if (typeof value === 'string' && value.includes('\0')) {
    return { field: '', reason: 'expected text without NUL characters' };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEEPEST) return { field: '', reason: `expected at most ${DEEPEST} levels` };
  const names = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const name of names) {
    const problem = findUnfit(Reflect.get(value, name), depth + 1, looked);
    if (problem !== undefined) {
      return { ...problem, field: problem.field === '' ? `${name}` : `${name}.${problem.field}` };
    }
  }
  return undefined;
}
