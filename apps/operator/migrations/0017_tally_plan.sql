-- A rebuild looks into the table that its own statement fills. Planned while that was empty, it would read all of it for
-- each member.
alter function operator.rebuild_tally() set enable_seqscan = off;
