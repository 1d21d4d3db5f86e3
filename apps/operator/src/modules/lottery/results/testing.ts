import type { Pool } from 'pg';

/** A result of the North, in the order of its prizes: a number of each width, from the special prize on. */
export const NORTH_NUMBERS: readonly string[] = [
  [5, 10],
  [4, 10],
  [3, 3],
  [2, 4],
].flatMap(([digits = 0, count = 0]) =>
  Array.from({ length: count }, (_, nth) => String(nth + 1).padStart(digits, '0')),
);

/** A result of the South and of Central whose numbers end in these two digits in turn, from the special prize on. */
export const southNumbers = (...endings: readonly string[]): readonly string[] =>
  [6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2].map((digits, at) =>
    (endings[at % endings.length] ?? '').padStart(digits, '9'),
  );

/** Brings the next draw of a game forward to now, at every brand. @returns its number */
export async function dueDraw(
  { database }: { readonly database: { readonly pool: Pool } },
  gameCode: string,
): Promise<string> {
  const { rows } = await database.pool.query<{ numero: string }>(
    `update operator.lottery_issue set draws_at = ledger.now()
     where game_code = $1 and numero = (
       select min(numero) from operator.lottery_issue where game_code = $1 and drawn_at is null)
     returning numero`,
    [gameCode],
  );
  const [first] = rows;
  if (first === undefined) throw new Error(`${gameCode} has no draw to come`);
  return first.numero;
}
