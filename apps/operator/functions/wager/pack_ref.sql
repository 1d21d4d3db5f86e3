-- An engine's id, packed: a UUID takes 17 bytes instead of 37. Different ids are packed differently.
create or replace function operator.pack_ref(p_ref text) returns bytea language plpgsql immutable strict as $$
begin
  if p_ref ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    return '\x01'::bytea || uuid_send(p_ref::uuid);
  end if;
  return '\x00'::bytea || convert_to(p_ref, 'UTF8');
end $$;
