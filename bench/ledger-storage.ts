/**
 * What rounds take on the disk: many of them are written as the operator's functions write them (a hold, and what
 * settles it, one in three with a payout), and each table's growth is scaled to a million rounds.
 */
import type { Ledger } from '@palpite/ledger';
import type { Pool } from 'pg';
import type { Figure } from './result.ts';

const FILL_ROUNDS = 200_000;
const CLIENTS = 4;
/** Rounds in a transaction: what is measured is the storage, not the commits. */
const CHUNK = 500;
const PLAYERS = 2_000;
const MILLION = 1_000_000;
const BYTES_PER_MEGABYTE = 1_000_000;

const ACCOUNTS = `
  select count(ledger.open_account('storage:' || player || part, 'BRL', 'bench', true, part = ':main'))
  from generate_series(1, $1) as player, unnest(array[':main', ':hold']) as part`;

const HOUSE = `select ledger.open_account('storage:house', 'BRL', 'bench', false, false)`;

const FUND = `
  select ledger.post('storage:fund:' || player, 'deposit', 'storage', '', array['storage:house'],
    array['storage:' || player || ':main'], array[1000000000], array['BRL'])
  from generate_series(1, $1) as player`;

const PLAY = `
  create function pg_temp.play(p_from int, p_to int, p_players int) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
  declare
    v_house bigint := (select account_id from ledger.account where ref = 'storage:house');
    v_main bigint; v_hold bigint; a ledger.answer;
  begin
    for i in p_from .. p_to loop
      select account_id into v_main from ledger.account where ref = 'storage:' || (1 + i % p_players) || ':main';
      select account_id into v_hold from ledger.account where ref = 'storage:' || (1 + i % p_players) || ':hold';
      a := ledger.hold_by_id(ledger.hash16('storage:' || i), 'bet', 'B' || ledger.new_id(), '', null, v_hold,
        array[v_main], array[100]);
      if i % 3 = 0 then
        a := ledger.resolve_hold_by_id(ledger.hash16('storage:end:' || i), 'win', 'B' || a.transfer_id, '', a.transfer_id,
          v_house, array[v_main], array[100], array[0], array[v_house], array[v_main], array[250]);
      else
        a := ledger.resolve_hold_by_id(ledger.hash16('storage:end:' || i), 'loss', 'B' || a.transfer_id, '',
          a.transfer_id, v_house, array[v_main], array[100], array[0], '{}', '{}', '{}');
      end if;
      if a.outcome <> 'posted' then raise exception 'round % was answered %', i, a.outcome; end if;
    end loop;
  end $$`;

const SIZES = `
  select regexp_replace(relname, '_w[0-9]+$', '') as name, sum(pg_total_relation_size(oid))::text as bytes
  from pg_class where relnamespace = 'ledger'::regnamespace and relkind = 'r' group by 1`;

const COUNTED = ['transfer', 'used_key', 'posting', 'seal'] as const;
/** The tables of what is in progress: small whatever was played. */
const IN_PROGRESS = ['open_hold', 'unsealed'] as const;

async function sizes(owner: Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await owner.query<{ name: string; bytes: string }>(SIZES);
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

async function playRounds(owner: Pool): Promise<void> {
  let next = 1;
  const play = async (): Promise<void> => {
    const client = await owner.connect();
    try {
      await client.query(PLAY);
      while (next <= FILL_ROUNDS) {
        const from = next;
        next += CHUNK;
        await client.query('select pg_temp.play($1, $2, $3)', [from, from + CHUNK - 1, PLAYERS]);
      }
    } finally {
      client.release(true);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, play));
}

/** Megabytes for a million rounds by table, and how long the audits of them take. */
export async function measureStorage(bench: {
  readonly owner: Pool;
  readonly ledger: Ledger;
  readonly say?: ((line: string) => void) | undefined;
}): Promise<Figure[]> {
  const { owner, ledger, say } = bench;
  await owner.query(HOUSE);
  await owner.query(ACCOUNTS, [PLAYERS]);
  await owner.query(FUND, [PLAYERS]);
  if (!(await ledger.makeCheckpoint()).ok) throw new Error('the ledger is not sound');
  const before = await sizes(owner);
  const began = performance.now();
  let busy = true;
  const sealing = (async () => {
    while (busy) if ((await ledger.seal()) === 0) await new Promise((go) => setTimeout(go, 100));
  })();
  await playRounds(owner);
  busy = false;
  await sealing;
  await ledger.seal();
  const rate = (FILL_ROUNDS * 1000) / (performance.now() - began);
  say?.(`  ${FILL_ROUNDS} rounds in a row: ${Math.round(rate)}/s with ${CLIENTS} clients`);
  const after = await sizes(owner);
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const perMillion = (bytes: number) => (bytes * MILLION) / FILL_ROUNDS / BYTES_PER_MEGABYTE;
  const figure = (what: string, bytes: number): Figure => ({
    what,
    value: perMillion(bytes),
    unit: 'MB',
  });
  const whole = await timed(() => ledger.verify());
  const since = await timed(() => ledger.verify({ sinceCheckpoint: true }));
  await ledger.makeCheckpoint();
  await playOne(ledger, owner);
  const small = await timed(() => ledger.verify({ sinceCheckpoint: true }));
  return [
    { what: `Rounds written by ${CLIENTS} clients, no commit each`, value: rate, unit: '/s' },
    ...COUNTED.map((name) => figure(`ledger.${name}, a million rounds`, grown(name))),
    figure(
      'These four together',
      COUNTED.reduce((sum, name) => sum + grown(name), 0),
    ),
    ...IN_PROGRESS.map((name) => ({
      what: `ledger.${name} after the fill`,
      value: (after.get(name) ?? 0) / BYTES_PER_MEGABYTE,
      unit: 'MB',
    })),
    { what: `Whole audit, ${FILL_ROUNDS} rounds and the bench's transfers`, ...whole },
    { what: `Audit since a checkpoint, ${FILL_ROUNDS} rounds`, ...since },
    { what: 'Audit since a checkpoint, one chunk of rounds', ...small },
  ];
}

/** One more chunk of rounds, for the audit of little. */
async function playOne(ledger: Ledger, owner: Pool): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query(PLAY);
    const from = FILL_ROUNDS + CHUNK;
    await client.query('select pg_temp.play($1, $2, $3)', [from, from + CHUNK - 1, PLAYERS]);
  } finally {
    client.release(true);
  }
  await ledger.seal();
}

async function timed(
  audit: () => Promise<{ ok: boolean }>,
): Promise<Pick<Figure, 'value' | 'unit'>> {
  const began = performance.now();
  if (!(await audit()).ok) throw new Error('the ledger is not sound after the fill');
  return { value: (performance.now() - began) / 1000, unit: 's' };
}
