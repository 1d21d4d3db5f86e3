-- Owed work: what leaves the process, what time owes, what one transaction leaves to another. It replaces due columns,
-- timers in memory and calls from inside of transactions. The ADR "Work" says how it is claimed and finished.

create table operator.work (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  lane text,
  payload jsonb not null,
  due_at timestamptz not null,
  state text not null default 'open',
  attempts integer not null default 0,
  lease integer not null default 0,
  lease_until timestamptz,
  last_error text,
  owed_at timestamptz not null,
  ended_at timestamptz,
  constraint work_key_unique unique (key),
  constraint work_state_known check (state in ('open', 'done', 'failed', 'dropped')),
  constraint work_ended_once check ((state = 'open') = (ended_at is null))
) with (
  -- A queue: rows change three times in a second and then stay. Vacuum after so many changes, whatever its size.
  fillfactor = 70,
  autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_insert_threshold = 2000, autovacuum_vacuum_insert_scale_factor = 0,
  autovacuum_analyze_threshold = 2000, autovacuum_analyze_scale_factor = 0
);
create index work_due on operator.work (due_at, id) where state = 'open';
create index work_lane on operator.work (lane, id) where state in ('open', 'failed') and lane is not null;
create index work_failed on operator.work (id) where state = 'failed';
create index work_ended on operator.work (ended_at) where state in ('done', 'dropped');

create table operator.work_calendar (
  name text primary key,
  made_to timestamptz not null
);

-- What is under way becomes work.
insert into operator.work (kind, key, payload, due_at, owed_at)
select 'deposit.time-out', 'deposit:' || id || ':time-out', jsonb_build_object('orderId', id), expires_at, now()
from operator.deposit_order where status = 'awaiting-payment' order by expires_at;

insert into operator.work (kind, key, payload, due_at, owed_at)
select 'deposit.ask-refund', 'deposit:' || id || ':refund:' || refund_attempt,
  jsonb_build_object('orderId', id, 'attempt', refund_attempt), now(), now()
from operator.deposit_order where refund_state = 'under-way' and refund_asked_at is null order by id;

insert into operator.work (kind, key, payload, due_at, owed_at)
select 'withdrawal.advance', 'withdrawal:' || id || ':moved',
  jsonb_build_object('withdrawalId', id, 'dueAt', to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), due_at, now()
from operator.withdrawal where due_at is not null order by due_at;

insert into operator.work (kind, key, payload, due_at, owed_at)
select 'login.report-unfamiliar', 'unfamiliar-login:' || account_id || ':' || network || ':' || device,
  jsonb_build_object('accountId', account_id, 'network', network, 'device', device), now(), now()
from operator.known_device where message_due order by first_seen_at;

insert into operator.work (kind, key, lane, payload, due_at, owed_at)
select 'sandbox-bank.notify', 'sandbox-bank:' || id, 'sandbox-bank:' || reference,
  jsonb_build_object('noticeId', id), now(), now()
from operator.sandbox_bank_notice where told_at is null order by id;

drop index operator.known_device_message_due;
alter table operator.known_device drop column message_due;
drop index operator.deposit_order_waiting;
drop index operator.deposit_order_refund_untold;
alter table operator.deposit_order drop column refund_asked_at;
drop index operator.withdrawal_due;
drop index operator.sandbox_bank_notice_untold;
