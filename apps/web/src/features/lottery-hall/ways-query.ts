import type { Services } from '../../lib/services.ts';
import {
  isVietnam,
  lotteryMenuQuery,
  vietnamMenuQuery,
} from '../../parts/lottery/lottery-queries.ts';

/** The menu that has the games next to one of this group. */
export const waysQuery = (services: Services, gameGroupCode: string) =>
  isVietnam(gameGroupCode) ? vietnamMenuQuery(services) : lotteryMenuQuery(services, 'Elott');
