import { brand } from '@palpite/operator/testing/tables';
import { UNHURRIED } from '@palpite/operator/testing/identity';
import {
  FIREBASE_PROJECT,
  type FirebaseServer,
  startFirebase,
} from '@palpite/operator/testing/firebase';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import { eq } from 'drizzle-orm';
import type { PublicStatus } from '../lib/boot.ts';

/**
 * An operator whose default brand has its codes sent by Firebase, and a server that speaks as Firebase does: browsers are led to
 * it as to an emulator, while the operator looks at what it really signs.
 */
export async function withFirebase(): Promise<{
  operator: TestOperator;
  firebase: FirebaseServer;
  status: (status: PublicStatus) => PublicStatus;
}> {
  const now = () => new Date();
  const firebase = await startFirebase(now);
  const operator = await createTestOperator({
    config: { now, firebase: { keysUrl: firebase.keysUrl } },
    limits: UNHURRIED,
  });
  const { database, brands } = operator.services;
  await database
    .update(brand)
    .set({ overrides: { settings: { firebase: FIREBASE_PROJECT } } })
    .where(eq(brand.code, 'palpite'));
  brands.forget();
  return {
    operator,
    firebase,
    status: (status) => ({
      ...status,
      info: {
        ...status.info,
        firebase: status.info.firebase && { ...status.info.firebase, emulatorUrl: firebase.url },
      },
    }),
  };
}
