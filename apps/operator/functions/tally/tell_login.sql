-- Every login has its event, in its own statement: whoever writes one cannot forget the other.
create or replace function operator.tell_login() returns trigger language plpgsql as $$
begin
  perform operator.emit(new.brand_code, new.account_id, 'session.began', '{}');
  return null;
end $$;
