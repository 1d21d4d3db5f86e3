import { createTestOperator, type TestOperator } from '@palpite/operator/testing';

/** An operator whose clock shows the present, as the page's does; it lets a test do more in a minute than a person would. */
export const createPresentOperator = (): Promise<TestOperator> =>
  createTestOperator({
    config: { now: () => new Date() },
    limits: { loginPerAddressPerMinute: 1_000, generalPerMinute: 100_000 },
  });
