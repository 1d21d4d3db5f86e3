-- Counters of attempts: a crash may forget them, so they cost no write-ahead log.
ALTER TABLE "operator"."rate_limit" SET UNLOGGED;
