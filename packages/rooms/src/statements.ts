import type { Pool, PoolClient } from 'pg';

/** Runs a statement, which each connection prepares once. @param on another connection than one of the pool */
export type Run = <Row extends object>(
  name: string,
  text: string,
  values: unknown[],
  on?: PoolClient | Pool,
) => Promise<Row[]>;

/** Runs the statements of a schema, by names that no other schema's statements have. */
export const statements =
  (pool: Pool, schema: string): Run =>
  async <Row extends object>(
    name: string,
    text: string,
    values: unknown[],
    on: PoolClient | Pool = pool,
  ) =>
    (await on.query<Row>({ name: `${schema} ${name}`, text, values })).rows;
