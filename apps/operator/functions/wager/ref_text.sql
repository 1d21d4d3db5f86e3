create or replace function operator.ref_text(p_ref bytea) returns text language sql immutable strict as $$
  select case get_byte(p_ref, 0) when 1 then encode(substring(p_ref from 2), 'hex')::uuid::text
    else convert_from(substring(p_ref from 2), 'UTF8') end
$$;
