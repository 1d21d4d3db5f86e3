import type { Game } from '@palpite/contract';
import { afterAll, beforeAll } from 'vitest';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import type { TestOptions } from '#testing/with-operator.ts';
import {
  anyGame,
  startGameHost,
  type TestGameHost,
  type TestVendor,
  testVendor,
} from './vendor.ts';

/** The operator of a file's tests, and the game host that it opens games at. */
export function withGameHost({ config, ...options }: TestOptions = {}) {
  const operator = {} as TestOperator;
  const host = {} as TestGameHost;
  beforeAll(async () => {
    Object.assign(host, await startGameHost());
    const created = await createTestOperator({
      ...options,
      config: { ...config, gamesOrigin: host.origin },
    });
    Object.assign(operator, created);
  });
  afterAll(async () => {
    await operator.close();
    await host.close();
  });
  return { operator, host };
}

/** The same, with a game of the lobby and the vendor that it is from. */
export function withVendor(options: TestOptions = {}) {
  const { operator, host } = withGameHost(options);
  const game = {} as Game;
  const vendor = {} as TestVendor;
  beforeAll(async () => {
    Object.assign(game, await anyGame(operator.browser()));
    Object.assign(vendor, await testVendor(operator, game.vassalage));
  });
  return { operator, host, game, vendor };
}
