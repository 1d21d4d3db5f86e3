-- What was ordered before keeps the time that the brands promised.
UPDATE "operator"."deposit_order" SET "terms" = "terms" || '{"reviewMinutes": 240}';
