import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { lotteryGame, lotteryGroup, prizeMode } from './game.ts';
import { id, instant, label, language } from './wire.ts';

/** Lottery menus and drawn numbers. `numero` is the wire's word for an issue, one numbered draw of a game. */

const device = v.optional(v.literal('WEB'));
const howMany = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)));

export const lotteryGetMenu = endpoint({
  module: 'lottery',
  summary: 'The lottery menu: groups and their games',
  method: 'GET',
  path: '/lgw/games/game_menus',
  query: v.object({ prizeMode: v.optional(prizeMode), device }),
  value: v.object({ gameMenus: v.array(lotteryGroup) }),
  idempotency: 'safe',
});

export const lotteryListPopular = endpoint({
  module: 'lottery',
  summary: 'The lotteries that many play, twenty unless another count is given',
  method: 'GET',
  path: '/lgw/games/popular',
  query: v.object({
    count: howMany,
    prizeMode: v.optional(prizeMode),
    device,
    language: v.optional(language),
  }),
  value: v.object({ list: v.array(lotteryGame) }),
  idempotency: 'safe',
});

export const lotteryGetVietnamMenu = endpoint({
  module: 'lottery',
  summary: 'The Vietnam lottery menu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  query: v.object({ prizeMode: v.optional(prizeMode), device }),
  value: v.object({ gameMenus: v.array(lotteryGroup) }),
  idempotency: 'safe',
});

export const lotteryListVietnamRecent = endpoint({
  module: 'lottery',
  summary: 'Vietnam lotteries that the member played last, newest first',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  token: 'required',
  permission: 'play',
  value: v.object({ list: v.array(lotteryGame) }),
  idempotency: 'safe',
});

/** The numbers of one prize of a draw, in the order drawn. */
const prizeNumbers = v.object({
  /** The prize's code, best first (ĐB, G1 …), or the only row of the game. */
  prize: id,
  labelName: label,
  numbers: v.array(v.pipe(v.string(), v.regex(/^\d{1,8}$/))),
});

export const openedDraw = v.object({
  gameCode: id,
  numero: id,
  openedAt: instant,
  prizes: v.array(prizeNumbers),
});

export const lotteryListVietnamDraws = endpoint({
  module: 'lottery',
  summary: 'The last draws of a Vietnam lottery, a hundred unless another count is given',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  query: v.object({ gameCode: id, count: howMany }),
  value: v.object({ list: v.array(openedDraw) }),
  errors: ['game_not_found'],
  idempotency: 'safe',
});

export const lotteryListDraws = endpoint({
  module: 'lottery',
  summary: 'The last draws of one lottery, or the last draw of each',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  token: 'required',
  permission: 'play',
  query: v.object({ gameCode: v.optional(id), count: howMany }),
  value: v.object({ list: v.array(openedDraw) }),
  errors: ['game_not_found'],
  idempotency: 'safe',
});
