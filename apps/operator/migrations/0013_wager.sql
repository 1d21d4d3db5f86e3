-- What is done to a wager: one call for each act, with its transfer, its row and its event.
--
-- Order of locks: 1 gates by account, 2 slip, 3 issue (advisory), 4 wager, 5 exposure by key, 6 ledger accounts by number.
-- The gate serializes all of an account's acts, so a wager read under it cannot change. A refusal is an answer while
-- nothing is written, and an exception that a block turns into the answer afterwards.
--
-- Functions run with the caller's rights. Those that are called from outside fix their plans by index, since plans made
-- while the tables were young would stay sequential.

create type operator.play_answer as (
  code text,             -- 'ok', or why not
  detail jsonb,          -- what the refusal is about
  balance_minor bigint,  -- of the main wallet, right after the act
  act_id bigint,         -- also the version of that balance
  wager_id bigint,
  replayed boolean
);

-- An engine's id, packed: a UUID takes 17 bytes instead of 37. Different ids are packed differently.
create function operator.pack_ref(p_ref text) returns bytea language plpgsql immutable strict as $$
begin
  if p_ref ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    return '\x01'::bytea || uuid_send(p_ref::uuid);
  end if;
  return '\x00'::bytea || convert_to(p_ref, 'UTF8');
end $$;

create function operator.ref_text(p_ref bytea) returns text language sql immutable strict as $$
  select case get_byte(p_ref, 0) when 1 then encode(substring(p_ref from 2), 'hex')::uuid::text
    else convert_from(substring(p_ref from 2), 'UTF8') end
$$;

create function operator.refused(p_code text, p_detail jsonb default null) returns operator.play_answer
language sql immutable as $$
  select row(p_code, p_detail, null, null, null, null)::operator.play_answer
$$;

-- The answer to a key that was used before; null for a new one. Ask it under the gate's lock.
create function operator.kept_answer(p_key uuid, p_request uuid) returns operator.play_answer language plpgsql as $$
declare
  v_answer operator.play_answer;
  v_act operator.act;
  v_id bigint;
begin
  select k.transfer_id into v_id from ledger.used_key k where k.key_hash = p_key;
  if not found then
    return null;
  end if;
  select * into v_act from operator.act where id = v_id;
  -- One that is no act, or of a detached week, cannot be compared.
  if not found or v_act.request_hash <> p_request then
    return operator.refused('conflict');
  end if;
  return row('ok', null, v_act.balance_minor, v_act.id, v_act.wager_id, true)::operator.play_answer;
end $$;

create function operator.find_wager(p_id bigint) returns operator.open_wager language plpgsql as $$
declare
  v_wager operator.open_wager;
begin
  select * into v_wager from operator.open_wager where id = p_id;
  if not found then
    -- Planned for its partition alone.
    execute 'select * from operator.ended_wager where id = $1' into v_wager using p_id;
  end if;
  return v_wager;
end $$;

-- An amount in proportion to the parts: whole units, the largest remainders first. Nothing to go by: all to the first.
create function operator.split(p_amount bigint, p_parts bigint[]) returns bigint[] language sql immutable as $$
  select case
    when cardinality(p_parts) = 1 then array[p_amount]
    when coalesce((select sum(p) from unnest(p_parts) p), 0) = 0
      then array[p_amount] || array_fill(0::bigint, array[cardinality(p_parts) - 1])
    else (
      with share as (
        select place, div(p_amount::numeric * part, sum(part) over ()) as whole,
          mod(p_amount::numeric * part, sum(part) over ()) as rest
        from unnest(p_parts) with ordinality as u(part, place)
      ), ranked as (
        select place, whole, row_number() over (order by rest desc, place) as rank,
          p_amount - sum(whole) over () as spare
        from share
      )
      select array_agg((whole + case when rank <= spare then 1 else 0 end)::bigint order by place) from ranked
    ) end
$$;

-- Two lists of parts, by credit, as one: `p_credits` with what is new at its end.
create function operator.joined_credits(p_credits bigint[], p_more bigint[]) returns bigint[] language sql immutable as $$
  select p_credits || coalesce(array_agg(c order by place) filter (where c <> all (p_credits)), '{}')
  from unnest(p_more) with ordinality as u(c, place)
$$;

-- Parts of some credits as a list for all of them.
create function operator.aligned(p_all bigint[], p_credits bigint[], p_parts bigint[]) returns bigint[]
language sql immutable as $$
  select array_agg(coalesce(p_parts[array_position(p_credits, c)], 0) order by place)
  from unnest(p_all) with ordinality as u(c, place)
$$;

create function operator.plus(p_one bigint[], p_other bigint[], p_sign int default 1) returns bigint[]
language sql immutable as $$
  select array_agg(coalesce(a, 0) + p_sign * coalesce(b, 0) order by place)
  from unnest(p_one, p_other) with ordinality as u(a, b, place)
$$;

-- The gate with the counters of that day: those of a day, week or month that is over begin at nothing.
create function operator.gate_on(g operator.stake_gate, p_day date) returns operator.stake_gate language plpgsql immutable as $$
begin
  if g.day = p_day then
    return g;
  end if;
  g.day_staked_minor := 0;
  g.day_lost_minor := 0;
  if date_trunc('week', g.day) <> date_trunc('week', p_day) then
    g.week_staked_minor := 0;
    g.week_lost_minor := 0;
  end if;
  if date_trunc('month', g.day) <> date_trunc('month', p_day) then
    g.month_staked_minor := 0;
    g.month_lost_minor := 0;
  end if;
  g.day := p_day;
  return g;
end $$;

-- Counts play; with `p_at` it is a stake, which keeps its session alive.
create function operator.count_play(
  g operator.stake_gate, p_staked bigint, p_lost bigint, p_at timestamptz default null, p_session bigint default null
) returns void language plpgsql as $$
begin
  g := operator.gate_on(g, (ledger.now() at time zone g.time_zone)::date);
  update operator.stake_gate set
    day = g.day,
    day_staked_minor = greatest(g.day_staked_minor + p_staked, 0),
    week_staked_minor = greatest(g.week_staked_minor + p_staked, 0),
    month_staked_minor = greatest(g.month_staked_minor + p_staked, 0),
    day_lost_minor = g.day_lost_minor + p_lost,
    week_lost_minor = g.week_lost_minor + p_lost,
    month_lost_minor = g.month_lost_minor + p_lost,
    last_stake_at = coalesce(p_at, g.last_stake_at),
    last_stake_session = case when p_at is null then g.last_stake_session else p_session end
  where account_id = g.account_id;
end $$;

-- Why the gate lets a stake not pass, as far as its own row says; null when it does.
create function operator.gate_refusal(g operator.stake_gate, p_amount bigint) returns operator.play_answer
language plpgsql as $$
declare
  v_now timestamptz := ledger.now();
  v_periods text[] := array['day', 'week', 'month'];
  v_staked bigint[];
  v_lost bigint[];
begin
  if g.blocked_until > v_now then
    return operator.refused('blocked', jsonb_build_object('until', g.blocked_until));
  end if;
  if p_amount = 0 or (g.stake_limits_minor is null and g.loss_limits_minor is null) then
    return null;
  end if;
  g := operator.gate_on(g, (v_now at time zone g.time_zone)::date);
  v_staked := array[g.day_staked_minor, g.week_staked_minor, g.month_staked_minor];
  v_lost := array[g.day_lost_minor, g.week_lost_minor, g.month_lost_minor];
  for i in 1 .. 3 loop
    if v_staked[i] + p_amount > g.stake_limits_minor[i] then
      return operator.refused('stake_limit', jsonb_build_object('period', v_periods[i],
        'limitMinor', g.stake_limits_minor[i]::text, 'leftMinor', greatest(g.stake_limits_minor[i] - v_staked[i], 0)::text));
    end if;
    if v_lost[i] + p_amount > g.loss_limits_minor[i] then
      return operator.refused('loss_limit', jsonb_build_object('period', v_periods[i],
        'limitMinor', g.loss_limits_minor[i]::text, 'leftMinor', greatest(g.loss_limits_minor[i] - v_lost[i], 0)::text));
    end if;
  end loop;
  return null;
end $$;

-- Reserves under a cap. If its stripe is full, all stripes are locked in order and room is moved between them, so that
-- the cap is used to the unit and racing bets meet only near its end. Without a cap everything passes.
create function operator.reserve_exposure(p_key text, p_stripe int, p_amount bigint) returns boolean language plpgsql as $$
declare
  v_free bigint;
  v_need bigint;
  s record;
begin
  begin
    update operator.exposure set liability_minor = liability_minor + p_amount
    where key = p_key and stripe = p_stripe and liability_minor + p_amount <= cap_minor;
    if found then
      return true;
    end if;
    -- An update that waited and then found no room keeps its row locked. Undoing it releases the row: no deadlock.
    raise exception using errcode = 'PLAY2';
  exception when sqlstate 'PLAY2' then
    null;
  end;
  perform 1 from operator.exposure where key = p_key order by stripe for update;
  select sum(cap_minor - liability_minor) into v_free from operator.exposure where key = p_key;
  if v_free is null or v_free < p_amount then
    return v_free is null;
  end if;
  select p_amount - (cap_minor - liability_minor) into v_need from operator.exposure where key = p_key and stripe = p_stripe;
  for s in
    select stripe, cap_minor - liability_minor as free from operator.exposure
    where key = p_key and stripe <> p_stripe order by stripe
  loop
    exit when v_need <= 0;
    update operator.exposure set cap_minor = cap_minor - least(s.free, v_need) where key = p_key and stripe = s.stripe;
    update operator.exposure set cap_minor = cap_minor + least(s.free, v_need) where key = p_key and stripe = p_stripe;
    v_need := v_need - least(s.free, v_need);
  end loop;
  update operator.exposure set liability_minor = liability_minor + p_amount where key = p_key and stripe = p_stripe;
  return true;
end $$;

-- The stripe of an account under a cap.
create function operator.stripe_of(p_key text, p_account bigint) returns int language sql stable as $$
  select (p_account % greatest(count(*), 1))::int from operator.exposure where key = p_key
$$;

-- Gives back what a wager reserved (`facts.exposure`), as much of it as `p_part` of `p_whole`. Returns its facts after that.
create function operator.release_exposure(w operator.open_wager, p_part bigint, p_whole bigint) returns jsonb
language plpgsql as $$
declare
  v_facts jsonb := w.facts;
  e record;
begin
  if v_facts is null or not v_facts ? 'exposure' then
    return v_facts;
  end if;
  for e in select key, value::bigint as minor, div(value::numeric * p_part, greatest(p_whole, 1))::bigint as part
    from jsonb_each_text(v_facts -> 'exposure') order by key
  loop
    update operator.exposure set liability_minor = greatest(liability_minor - e.part, 0)
    where key = e.key and stripe = operator.stripe_of(e.key, w.account_id);
    v_facts := jsonb_set(v_facts, array['exposure', e.key], to_jsonb(e.minor - e.part));
  end loop;
  return v_facts;
end $$;

-- A new act. Its week's tables are made now if the work that makes them ahead was missed.
create function operator.write_act(p_act operator.act) returns void language plpgsql as $$
begin
  if to_regclass('operator.act_w' || lpad(ledger.week_of(p_act.id)::text, 4, '0')) is null then
    perform operator.make_play_weeks(1);
  end if;
  insert into operator.act values (p_act.*);
end $$;

create function operator.balance_in(p_answer ledger.answer, p_account bigint) returns bigint language plpgsql as $$
declare
  v_balance bigint := p_answer.balances[array_position(p_answer.ids, p_account)];
begin
  if v_balance is null then
    select a.balance_minor into v_balance from ledger.account a where a.account_id = p_account;
  end if;
  return v_balance;
end $$;

-- From which credits a stake comes, in their order; null when they have not enough.
create function operator.fund(p_credits bigint[], p_amount bigint) returns bigint[] language plpgsql as $$
declare
  v_left bigint := p_amount;
  v_parts bigint[] := '{}';
  c record;
begin
  for c in
    select u.place, a.balance_minor from unnest(p_credits) with ordinality as u(id, place)
    join ledger.account a on a.account_id = u.id order by u.place
  loop
    v_parts[c.place] := least(c.balance_minor, v_left);
    v_left := v_left - v_parts[c.place];
  end loop;
  return case when v_left = 0 then v_parts end;
end $$;

-- The ledger refuses what was decided here: a repeat under another account, or a defect.
create function operator.ledger_refusal(l ledger.answer) returns operator.play_answer language plpgsql as $$
begin
  if l.outcome = 'insufficient_funds' then
    return operator.refused('insufficient_funds');
  end if;
  if l.outcome = 'key_reused' or l.replayed then
    return operator.refused('conflict');
  end if;
  raise exception 'the ledger answered % (%)', l.outcome, l.detail;
end $$;

-- Takes a stake for a wager that is drafted (no id) or open, under the gate's lock: hold, rows, counters, event.
create function operator.add_stake(
  g operator.stake_gate, w operator.open_wager, p_amount bigint, p_key uuid, p_request uuid, p_ref bytea,
  p_name uuid, p_at timestamptz, p_session bigint
) returns operator.play_answer language plpgsql as $$
declare
  a operator.play_answer := operator.gate_refusal(g, p_amount);
  l ledger.answer;
  v_is_new boolean := w.id is null;
  v_credits bigint[] := g.credits[1:1];
  v_parts bigint[] := array[p_amount];
  v_act operator.act;
begin
  if a.code is not null then
    return a;
  end if;
  if v_is_new then
    w.id := ledger.new_id(0);
    if to_regclass('operator.act_w' || lpad(ledger.week_of(w.id)::text, 4, '0')) is null then
      perform operator.make_play_weeks(1);
    end if;
  end if;
  if p_amount = 0 then
    l := ledger.post_by_id(p_key, 'bet', 'B' || w.id, '', '{}', '{}', '{}');
  else
    for v_attempt in 1 .. 3 loop
      if cardinality(g.credits) > 1 then
        v_parts := operator.fund(g.credits, p_amount);
        if v_parts is null then
          return operator.refused('insufficient_funds');
        end if;
        if v_parts[1] < p_amount and p_amount > g.grant_max_minor then
          return operator.refused('grant_max', jsonb_build_object('limitMinor', g.grant_max_minor::text));
        end if;
        select array_agg(c order by place), array_agg(part order by place) into v_credits, v_parts
        from unnest(g.credits, v_parts) with ordinality as u(c, part, place) where part > 0;
      end if;
      -- A hold that was emptied is over: the next stake begins another.
      l := ledger.hold_by_id(p_key, 'bet', 'B' || w.id, '', case when w.stake_minor > 0 then w.hold_id end,
        g.hold_account, v_credits, v_parts);
      -- A withdrawal may have taken of a credit since it was read.
      exit when l.outcome <> 'insufficient_funds' or cardinality(g.credits) = 1;
    end loop;
  end if;
  if l.outcome <> 'posted' or l.replayed then
    return operator.ledger_refusal(l);
  end if;
  if p_amount > 0 and not (w.stake_minor > 0) then
    w.hold_id := l.transfer_id;
  end if;
  if w.credits is not null or v_credits <> g.credits[1:1] then
    w.parts := coalesce(w.parts, array[w.stake_minor]);
    w.credits := operator.joined_credits(coalesce(w.credits, g.credits[1:1]), v_credits);
    v_parts := operator.aligned(w.credits, v_credits, v_parts);
    w.parts := operator.plus(v_parts, w.parts);
  else
    v_parts := null;
  end if;
  w.stake_minor := w.stake_minor + p_amount;
  if v_is_new then
    insert into operator.wager_key (key_hash, wager_id) values (p_name, w.id) on conflict do nothing;
    if not found then
      -- Another account gave this name just now: the next attempt sees it.
      raise exception 'the name of a wager was given just now' using errcode = 'serialization_failure';
    end if;
    insert into operator.open_wager values (w.*);
  else
    update operator.open_wager set stake_minor = w.stake_minor, hold_id = w.hold_id, credits = w.credits, parts = w.parts
    where id = w.id;
  end if;
  a := row('ok', null, operator.balance_in(l, g.credits[1]), l.transfer_id, w.id, false);
  v_act.id := l.transfer_id;
  v_act.wager_id := w.id;
  v_act.kind := 'p';
  v_act.amount_minor := p_amount;
  v_act.balance_minor := a.balance_minor;
  v_act.parts := v_parts;
  v_act.request_hash := p_request;
  v_act.engine_ref := p_ref;
  perform operator.write_act(v_act);
  perform operator.count_play(g, p_amount, p_amount, p_at, p_session);
  perform operator.emit(w.brand_code, w.account_id, case w.status when 'p' then 'wager.pending' else 'wager.placed' end,
    jsonb_build_object('wagerId', w.id, 'actId', l.transfer_id, 'product', w.product, 'nodeId', w.node_id, 'stakeMinor', p_amount,
      'balanceMinor', a.balance_minor));
  return a;
end $$;

-- Where a credit's money goes now.
create function operator.destination_of(p_credit bigint) returns bigint language sql stable as $$
  select coalesce((select e.goes_to from operator.ended_credit e where e.credit_id = p_credit), p_credit)
$$;

-- The postings that pay parts to their credits, with the repayment of a debt from what reaches the main wallet.
create function operator.payout_lines(
  g operator.stake_gate, p_credits bigint[], p_parts bigint[],
  out sources bigint[], out destinations bigint[], out amounts bigint[]
) language plpgsql as $$
declare
  v_to bigint;
  v_main bigint := 0;
  v_debt bigint;
begin
  sources := '{}';
  destinations := '{}';
  amounts := '{}';
  for i in 1 .. cardinality(p_parts) loop
    continue when p_parts[i] = 0;
    v_to := case when p_credits[i] = g.credits[1] then p_credits[i] else operator.destination_of(p_credits[i]) end;
    -- A forfeited credit's share stays with the house.
    continue when v_to = g.house_account;
    sources := sources || g.house_account;
    destinations := destinations || v_to;
    amounts := amounts || p_parts[i];
    if v_to = g.credits[1] then
      v_main := v_main + p_parts[i];
    end if;
  end loop;
  if g.owed_account is null or v_main = 0 then
    return;
  end if;
  select least(a.balance_minor, v_main) into v_debt from ledger.account a where a.account_id = g.owed_account;
  if v_debt > 0 then
    sources := sources || g.credits[1] || g.owed_account;
    destinations := destinations || g.house_account || g.house_owed_account;
    amounts := amounts || v_debt || v_debt;
  end if;
end $$;

-- Takes parts from a wager's hold: captured by the house or given back; further postings go along.
create function operator.move_hold(
  g operator.stake_gate, w operator.open_wager, p_key uuid, p_kind text, p_captured bigint[], p_released bigint[],
  p_sources bigint[], p_destinations bigint[], p_amounts bigint[]
) returns ledger.answer language plpgsql as $$
declare
  v_credits bigint[] := coalesce(w.credits, g.credits[1:1]);
  v_to bigint;
begin
  if cardinality(v_credits) > 1 or v_credits[1] <> g.credits[1] then
    -- What goes back to an ended credit goes on from there.
    for i in 1 .. cardinality(v_credits) loop
      v_to := operator.destination_of(v_credits[i]);
      if p_released[i] > 0 and v_to <> v_credits[i] then
        p_sources := p_sources || v_credits[i];
        p_destinations := p_destinations || v_to;
        p_amounts := p_amounts || p_released[i];
      end if;
    end loop;
    select array_agg(c order by place), array_agg(captured order by place), array_agg(released order by place)
    into v_credits, p_captured, p_released
    from unnest(v_credits, p_captured, p_released) with ordinality as u(c, captured, released, place)
    where captured + released > 0;
  end if;
  if v_credits is null or p_captured[1] + p_released[1] = 0 then
    return ledger.post_by_id(p_key, p_kind, 'B' || w.id, '', p_sources, p_destinations, p_amounts);
  end if;
  return ledger.resolve_hold_by_id(p_key, p_kind, 'B' || w.id, '', w.hold_id, g.house_account,
    v_credits, p_captured, p_released, p_sources, p_destinations, p_amounts);
end $$;

-- Ends an open wager: all of its stake to the house, the payout from it.
create function operator.settle_open(
  g operator.stake_gate, w operator.open_wager, p_status "char", p_payout bigint, p_valid bigint, p_version smallint,
  p_key uuid, p_request uuid, p_ref bytea
) returns operator.play_answer language plpgsql as $$
declare
  a operator.play_answer;
  l ledger.answer;
  v_held bigint[] := coalesce(w.parts, array[w.stake_minor]);
  v_paid bigint[] := case when w.parts is null then array[p_payout] else operator.split(p_payout, w.parts) end;
  v_lines record;
  v_act operator.act;
begin
  v_lines := operator.payout_lines(g, coalesce(w.credits, g.credits[1:1]), v_paid);
  l := operator.move_hold(g, w, p_key, case when p_payout > 0 then 'win' else 'loss' end, v_held,
    array_fill(0::bigint, array[cardinality(v_held)]), v_lines.sources, v_lines.destinations, v_lines.amounts);
  if l.outcome <> 'posted' or l.replayed then
    return operator.ledger_refusal(l);
  end if;
  delete from operator.open_wager where id = w.id;
  w.status := p_status;
  w.version := p_version;
  w.payout_minor := w.payout_minor + p_payout;
  w.valid_minor := p_valid;
  w.settled_at := ledger.now();
  insert into operator.ended_wager values (w.*);
  a := row('ok', null, operator.balance_in(l, g.credits[1]), l.transfer_id, w.id, false);
  v_act.id := l.transfer_id;
  v_act.wager_id := w.id;
  v_act.kind := p_status;
  v_act.amount_minor := p_payout;
  v_act.balance_minor := a.balance_minor;
  v_act.captured_minor := w.stake_minor;
  v_act.valid_minor := p_valid;
  v_act.paid_minor := p_payout;
  v_act.parts := case when w.parts is not null then v_paid end;
  v_act.request_hash := p_request;
  v_act.engine_ref := p_ref;
  perform operator.write_act(v_act);
  if p_payout > 0 then
    perform operator.count_play(g, 0, -p_payout);
  end if;
  perform operator.emit(w.brand_code, w.account_id, 'wager.settled',
    jsonb_build_object('wagerId', w.id, 'actId', l.transfer_id, 'product', w.product, 'nodeId', w.node_id,
      'capturedMinor', w.stake_minor, 'validMinor', p_valid, 'payoutMinor', p_payout, 'version', p_version, 'balanceMinor', a.balance_minor));
  return a;
end $$;

-- A payout of an open wager that goes on.
create function operator.pay_open(
  g operator.stake_gate, w operator.open_wager, p_amount bigint, p_key uuid, p_request uuid, p_ref bytea
) returns operator.play_answer language plpgsql as $$
declare
  a operator.play_answer;
  l ledger.answer;
  v_paid bigint[] := case when w.parts is null then array[p_amount] else operator.split(p_amount, w.parts) end;
  v_lines record;
  v_act operator.act;
begin
  v_lines := operator.payout_lines(g, coalesce(w.credits, g.credits[1:1]), v_paid);
  l := ledger.post_by_id(p_key, 'win', 'B' || w.id, '', v_lines.sources, v_lines.destinations, v_lines.amounts);
  if l.outcome <> 'posted' or l.replayed then
    return operator.ledger_refusal(l);
  end if;
  update operator.open_wager set payout_minor = payout_minor + p_amount where id = w.id;
  a := row('ok', null, operator.balance_in(l, g.credits[1]), l.transfer_id, w.id, false);
  v_act.id := l.transfer_id;
  v_act.wager_id := w.id;
  v_act.kind := 'w';
  v_act.amount_minor := p_amount;
  v_act.balance_minor := a.balance_minor;
  v_act.paid_minor := p_amount;
  v_act.parts := case when w.parts is not null then v_paid end;
  v_act.request_hash := p_request;
  v_act.engine_ref := p_ref;
  perform operator.write_act(v_act);
  if p_amount > 0 then
    perform operator.count_play(g, 0, -p_amount);
  end if;
  perform operator.emit(w.brand_code, w.account_id, 'wager.paid',
    jsonb_build_object('wagerId', w.id, 'actId', l.transfer_id, 'product', w.product, 'nodeId', w.node_id, 'payoutMinor', p_amount,
      'balanceMinor', a.balance_minor));
  return a;
end $$;

-- Gives a stake of an open wager back: `p_parts` of it, or all. Nothing left in play: the wager is void.
create function operator.give_back(
  g operator.stake_gate, w operator.open_wager, p_amount bigint, p_parts bigint[], p_is_last boolean, p_version smallint,
  p_key uuid, p_request uuid, p_ref bytea
) returns operator.play_answer language plpgsql as $$
declare
  a operator.play_answer;
  l ledger.answer;
  v_parts bigint[] := coalesce(p_parts, array[p_amount]);
  v_act operator.act;
begin
  w.facts := operator.release_exposure(w, p_amount, w.stake_minor);
  if w.credits is not null then
    v_parts := operator.aligned(w.credits, w.credits[1:cardinality(v_parts)], v_parts);
  end if;
  l := operator.move_hold(g, w, p_key, 'bet-cancelled', array_fill(0::bigint, array[cardinality(v_parts)]), v_parts,
    '{}', '{}', '{}');
  if l.outcome <> 'posted' or l.replayed then
    -- Room under a cap may have been given back already: the next attempt finds the key used.
    raise exception 'the ledger answered % (%)', l.outcome, l.detail using errcode = 'serialization_failure';
  end if;
  w.facts := coalesce(w.facts, '{}') || jsonb_build_object('cancelled',
    coalesce((w.facts ->> 'cancelled')::bigint, 0) + p_amount);
  if p_is_last then
    delete from operator.open_wager where id = w.id;
    w.status := 'v';
    w.version := p_version;
    w.settled_at := ledger.now();
    w.valid_minor := 0;
    -- What it was made of, for a result that comes after all.
    w.credits := coalesce(w.credits, g.credits[1:1]);
    w.parts := coalesce(w.parts, array[w.stake_minor]);
    w.stake_minor := 0;
    insert into operator.ended_wager values (w.*);
  else
    w.parts := case when w.parts is not null then operator.plus(w.parts, v_parts, -1) end;
    update operator.open_wager set stake_minor = stake_minor - p_amount, parts = w.parts, facts = w.facts where id = w.id;
  end if;
  a := row('ok', null, operator.balance_in(l, g.credits[1]), l.transfer_id, w.id, false);
  v_act.id := l.transfer_id;
  v_act.wager_id := w.id;
  v_act.kind := 'v';
  v_act.amount_minor := p_amount;
  v_act.balance_minor := a.balance_minor;
  v_act.parts := case when p_parts is not null then v_parts end;
  v_act.request_hash := p_request;
  v_act.engine_ref := p_ref;
  perform operator.write_act(v_act);
  perform operator.count_play(g, -p_amount, -p_amount);
  perform operator.emit(w.brand_code, w.account_id, 'wager.voided',
    jsonb_build_object('wagerId', w.id, 'actId', l.transfer_id, 'product', w.product, 'nodeId', w.node_id, 'stakeMinor', p_amount,
      'ended', p_is_last, 'balanceMinor', a.balance_minor));
  return a;
end $$;

-- An act that moves nothing: recorded, so that its repeat has its answer.
create function operator.note_act(
  g operator.stake_gate, p_wager bigint, p_kind "char", p_label text, p_amount bigint, p_key uuid, p_request uuid, p_ref bytea,
  p_facts jsonb default null
) returns operator.play_answer language plpgsql as $$
declare
  l ledger.answer;
  v_act operator.act;
begin
  l := ledger.post_by_id(p_key, p_label, coalesce('B' || p_wager, ''), '', '{}', '{}', '{}');
  if l.outcome <> 'posted' or l.replayed then
    return operator.ledger_refusal(l);
  end if;
  v_act.id := l.transfer_id;
  v_act.wager_id := p_wager;
  v_act.kind := p_kind;
  v_act.amount_minor := p_amount;
  v_act.balance_minor := operator.balance_in(l, g.credits[1]);
  v_act.request_hash := p_request;
  v_act.engine_ref := p_ref;
  v_act.facts := p_facts;
  perform operator.write_act(v_act);
  return row('ok', null, v_act.balance_minor, l.transfer_id, p_wager, false)::operator.play_answer;
end $$;
