import * as v from 'valibot';
import { MAX_CATALOGUE_SIZE, seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { renewDemoPasswords } from '../demo-accounts.ts';
import { NO_MONEY, staffUseCases } from '#kernel/staff/use-case.ts';

/** Staff's use cases for the demonstration; a real operator leaves them out. */

const { act, outside } = staffUseCases();

export { MAX_CATALOGUE_SIZE };

export const fillCatalogue = act({
  name: 'catalogue.fill',
  roles: ['admin'],
  fourEyes: NO_MONEY,
  input: v.strictObject({
    games: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(MAX_CATALOGUE_SIZE, `expected 1 to ${MAX_CATALOGUE_SIZE}`),
    ),
  }),
  run: ({ tx, services, now }, { games }) => seedCatalogue(tx, services.secrets, now, games),
});

/** It writes a file as well, so it is no single transaction. */
export const renewDemo = outside({
  name: 'accounts.renew-demo',
  roles: ['admin'],
  fourEyes: 'demo accounts hold play money',
  input: v.strictObject({}),
  run: ({ services }) => renewDemoPasswords(services),
});

export const sandboxUseCases = [fillCatalogue, renewDemo] as const;
