import { dayIn } from '@palpite/domain';
import type { Pool } from 'pg';

/** The read models as a reader of the acts would write them down, and as they are. */

const ZONE = 'America/Sao_Paulo';

interface ActRow {
  readonly id: string;
  readonly at: Date;
  readonly placed: Date;
  readonly kind: string;
  readonly wager_id: string;
  readonly account_id: string;
  readonly product: string;
  readonly captured: string;
  readonly valid: string;
  readonly paid: string;
}

const ACTS = `
  select a.id, ledger.time_of(a.id) as at, ledger.time_of(w.id) as placed, a.kind::text, a.wager_id, w.account_id, w.product,
    coalesce(a.captured_minor, 0) as captured, coalesce(a.valid_minor, 0) as valid, coalesce(a.paid_minor, 0) as paid
  from operator.act a join operator.wager w on w.id = a.wager_id order by a.id`;

class Sums {
  readonly #rows = new Map<string, bigint[]>();
  add(name: readonly unknown[], amounts: readonly bigint[]): void {
    const key = name.join(' ');
    const before = this.#rows.get(key) ?? amounts.map(() => 0n);
    this.#rows.set(
      key,
      before.map((each, at) => each + (amounts[at] ?? 0n)),
    );
  }
  /** Rows of nothing say nothing: a model may have them or not. */
  lines(): string[] {
    return [...this.#rows]
      .filter(([, amounts]) => amounts.some((each) => each !== 0n))
      .map(([key, amounts]) => `${key}: ${amounts.join(' ')}`)
      .toSorted();
  }
}

/** What the acts say. */
export async function talliesOfActs(pool: Pool) {
  const uplines = await uplinesIn(pool);
  const { rows } = await pool.query<ActRow>(ACTS);
  const members = new Sums();
  const agents = new Sums();
  const corrections = new Sums();
  const playedOn = new Map<string, Set<string>>();
  const decidedOn = new Map<string, string>();
  for (const row of rows) {
    const { kind, account_id: account, product, wager_id: wager } = row;
    const day = dayIn(ZONE, row.at);
    const [captured, valid, paid] = [BigInt(row.captured), BigInt(row.valid), BigInt(row.paid)];
    const decided = kind === 's' || kind === 'c' ? 1n : 0n;
    if ('scv'.includes(kind)) decidedOn.set(wager, day);
    if (!'wscr'.includes(kind)) continue;
    members.add([account, day, product], [captured, valid, paid, 0n, decided]);
    members.add([account, dayIn(ZONE, row.placed), product], [0n, 0n, 0n, valid, 0n]);
    for (const agent of uplines(account)) {
      agents.add([agent, day, product], [captured, valid, paid, decided]);
    }
    if (decided > 0n) {
      playedOn.set(account, (playedOn.get(account) ?? new Set()).add(day));
    }
    if (kind === 'r') {
      corrections.add([account, day, decidedOn.get(wager), product], [captured, valid, paid]);
    }
  }
  return {
    members: members.lines(),
    agents: agents.lines(),
    corrections: corrections.lines(),
    active: activeOf(playedOn, uplines),
  };
}

function activeOf(
  playedOn: ReadonlyMap<string, ReadonlySet<string>>,
  uplines: (account: string) => readonly string[],
): string[] {
  const active = new Sums();
  for (const [account, days] of playedOn) {
    const sorted = [...days].toSorted();
    for (const [at, day] of sorted.entries()) {
      for (const agent of uplines(account)) {
        active.add([agent, day, sorted[at - 1] ?? '-infinity'], [1n]);
      }
    }
  }
  return active.lines();
}

/** Goes up link by link, so that the closure is tested too. */
async function uplinesIn(pool: Pool) {
  const { rows } = await pool.query<{ id: string; upline_id: string | null }>(
    'select id, upline_id from operator.account',
  );
  const above = new Map(rows.map(({ id, upline_id }) => [id, upline_id]));
  return (account: string): readonly string[] => {
    const line: string[] = [];
    for (let at = above.get(account); at; at = above.get(at)) line.push(at);
    return line;
  };
}

/** What the read models say. */
export async function talliesOfModels(pool: Pool) {
  const read = async (columns: string, amounts: string, table: string) => {
    const { rows } = await pool.query<{ line: string }>(`
      select concat_ws(' ', ${columns}) || ': ' || concat_ws(' ', ${amounts}) as line from operator.${table}
      where (${amounts.replaceAll(', ', ' <> 0 or ')} <> 0)`);
    return rows.map(({ line }) => line).toSorted();
  };
  const play = 'captured_minor, valid_minor, payout_minor';
  return {
    members: await read(
      'account_id, day, product',
      `${play}, turnover_minor, decided`,
      'member_day',
    ),
    agents: await read('agent_id, day, product', `${play}, decided`, 'agent_day'),
    corrections: await read('account_id, day, for_day, product', play, 'day_correction'),
    active: await read('agent_id, day, before_day', 'members', 'agent_active_day'),
  };
}

/** How many of each team were last seen in which hour, by the logins and by the model; and each member's last moment. */
export async function teamSeen(pool: Pool): Promise<{ logins: string[]; model: string[] }> {
  const linesOf = async (seen: string, hours: string) => {
    const { rows } = await pool.query<{ line: string }>(`
      with seen as (${seen}), hours as (${hours})
      select 'member ' || account_id || ' ' || seen_at as line from seen
      union all
      select 'agent ' || agent_id || ' ' || hour || ' ' || members from hours where members <> 0`);
    return rows.map(({ line }) => line).toSorted();
  };
  const logins = await linesOf(
    `select a.id as account_id, greatest(a.created_at, max(h.at)) as seen_at from operator.account a
     left join operator.login_history h on h.account_id = a.id and h.outcome = 'ok'
     where a.type <> 4 group by a.id`,
    `select c.ancestor_id as agent_id, date_trunc('hour', seen_at, 'UTC') as hour, count(*) as members
     from seen join operator.team_closure c on c.descendant_id = seen.account_id group by 1, 2`,
  );
  const model = await linesOf(
    'select account_id, seen_at from operator.member_seen',
    'select agent_id, hour, members from operator.agent_seen_hour',
  );
  return { logins, model };
}

/** What teams have in their wallets: by the ledger, and by the model. */
export async function teamBalances(pool: Pool): Promise<{ ledger: string[]; model: string[] }> {
  const { rows } = await pool.query<{ agent: string; ledger: string; model: string }>(`
    select c.ancestor_id as agent, sum(l.balance_minor)::text as ledger,
      coalesce((select balance_minor from operator.agent_balance b where b.agent_id = c.ancestor_id), 0)::text as model
    from operator.team_closure c join ledger.account l on l.ref = 'player:' || c.descendant_id || ':main'
    group by 1 order by 1`);
  return { ledger: rows.map((row) => row.ledger), model: rows.map((row) => row.model) };
}

/** Every row of every read model that says something, for a comparison with a rebuild. */
export async function linesOfModels(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select 'member_day ' || to_json(t) as line from operator.member_day t
    union all select 'agent_day ' || to_json(t) from operator.agent_day t
    union all select 'agent_active_day ' || to_json(t) from operator.agent_active_day t
    union all select 'day_correction ' || to_json(t) from operator.day_correction t
    union all select 'agent_team_day ' || to_json(t) from operator.agent_team_day t
    union all select 'member_balance ' || to_json(t) from operator.member_balance t
    union all select 'agent_balance ' || to_json(t) from operator.agent_balance t
    union all select 'member_seen ' || to_json(t) from operator.member_seen t
    union all select 'agent_seen_hour ' || to_json(t) from operator.agent_seen_hour t where members <> 0`);
  return rows.map(({ line }) => line).toSorted();
}
