import { endpoints } from '@palpite/contract';
import { handler } from '#kernel/http/handler.ts';

/** The lottery menu: empty while no lottery is offered, and then the client shows no lottery entry. */
export const lotteryGetMenu = handler(endpoints.lottery.getMenu, {
  answer: () => ({ gameMenus: [] }),
});
