import * as v from 'valibot';
import { NO_MONEY, staffUseCases } from '#kernel/staff/use-case.ts';

/** The keys store their new one themselves. */
export const rotatePayloadKey = staffUseCases().outside({
  name: 'keys.rotate-payload',
  roles: ['admin'],
  fourEyes: NO_MONEY,
  input: v.strictObject({}),
  run: ({ services }) => services.payloadKeys.rotate(),
});
