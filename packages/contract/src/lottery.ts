import { KINDS, shape } from '@palpite/lottery/games.ts';
import { pricedPlay } from '@palpite/lottery/play.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { lotteryGame, lotteryGroup, prizeMode } from './game.ts';
import {
  count,
  currency,
  decimal,
  id,
  instant,
  label,
  language,
  positiveMinorUnits,
  seconds,
} from './wire.ts';

/**
 * Lottery menus, games, drawn numbers and their proofs; bets are in `lottery-bet.ts`. `numero` is the wire's word for an
 * issue, one numbered draw of a game.
 */

const device = v.optional(v.literal('WEB'));
const howMany = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)));

export const lotteryGetMenu = endpoint({
  summary: 'The lottery menu: groups and their games',
  method: 'GET',
  path: '/lgw/games/game_menus',
  query: v.object({ prizeMode: v.optional(prizeMode), device }),
  value: v.object({ gameMenus: v.array(lotteryGroup) }),
  idempotency: 'safe',
  staleOn: { draw: 2 },
});

export const lotteryListPopular = endpoint({
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
  summary: 'The Vietnam lottery menu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  query: v.object({ prizeMode: v.optional(prizeMode), device }),
  value: v.object({ gameMenus: v.array(lotteryGroup) }),
  idempotency: 'safe',
  staleOn: { draw: 2 },
});

export const lotteryListVietnamRecent = endpoint({
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
  summary: 'The last draws of a Vietnam lottery, a hundred unless another count is given',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  query: v.object({ gameCode: id, count: howMany }),
  value: v.object({ list: v.array(openedDraw) }),
  errors: ['game_not_found'],
  idempotency: 'safe',
  staleOn: { draw: 1 },
});

export const lotteryListDraws = endpoint({
  summary: 'The last draws of one lottery, or the last draw of each',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  token: 'required',
  permission: 'play',
  query: v.object({ gameCode: v.optional(id), count: howMany }),
  value: v.object({ list: v.array(openedDraw) }),
  errors: ['game_not_found'],
  idempotency: 'safe',
  staleOn: { draw: 1 },
});

/** Draws that anyone may see of a lottery, at most; the last hundred are for those who play. */
export const MOST_OPEN_DRAWS = 20;

export const lotteryListLastDraws = endpoint({
  summary: 'The last draws of a lottery, for anyone: twenty at most',
  method: 'GET',
  path: '/wps/lottery/draws',
  origin: 'extension',
  query: v.object({
    gameCode: id,
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_OPEN_DRAWS))),
  }),
  value: v.object({ list: v.array(openedDraw) }),
  errors: ['game_not_found'],
  idempotency: 'safe',
  staleOn: { draw: 1 },
});

export const lotteryGetStatistics = endpoint({
  summary: 'How often each number came in the last 10,000 draws, and whether chance explains it',
  method: 'GET',
  path: '/wps/lottery/statistics',
  origin: 'extension',
  query: v.object({ gameCode: id }),
  value: v.object({
    /** The newest draw that is counted; null before the first. */
    numero: v.nullable(id),
    drawCount: count,
    /** How many of them had their seed revealed late, as `lateSince` of a proof says. */
    lateCount: count,
    places: v.array(
      v.object({
        /** Of the draw, from 1; null for all places together. */
        place: v.nullable(count),
        /** Of each symbol of the shape in its order; of a table, of the last two digits from 00 to 99. */
        times: v.array(count),
        /** Pearson's chi-square of these counts against equal ones. */
        chiSquare: decimal,
        degrees: count,
        /** Its standard deviations above its mean: above 3 is worth a look. */
        deviations: decimal,
      }),
    ),
    /** Of dice alone: how often each sum came. */
    sums: v.array(v.object({ sum: count, times: count })),
  }),
  errors: ['game_not_found'],
  idempotency: 'safe',
  staleOn: { draw: 5 },
});

/** 32 bytes as hexadecimal text. */
export const hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** An issue whose bets are taken or were: `open`, sales closed, drawn (or void), every bet of it settled (or returned). */
export const ISSUE_STATES = ['open', 'closed', 'drawn', 'settled'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

export const lotteryIssue = v.object({
  numero: id,
  opensAt: instant,
  /** Bets from this instant on are refused, by the operator's clock. */
  closesAt: instant,
  drawsAt: instant,
  state: v.picklist(ISSUE_STATES),
  /** Published before its sales open; null where the numbers come from an official draw. */
  commitment: v.nullable(hex32),
});

/** A play as it is offered: its row (`@palpite/lottery`) says everything that is counted, priced and won. */
const offeredPlay = v.object({
  row: pricedPlay,
  /** Its odds follow the prize level; those of another play are fixed, and a line of it names none. */
  takesLevel: v.boolean(),
  /** What a unit returns on average, in percent: of the least and of the best bet of the row. */
  returnPercent: v.object({ least: decimal, most: decimal }),
});

/** What one line and one slip may cost, in minor units of the brand's currency. */
export const lotteryLimits = v.object({
  currency,
  leastUnitMinor: positiveMinorUnits,
  /** The prices of a unit that the scales 2, 0.2, 0.02 and 0.002 have in this currency; finer ones are left out. */
  unitScales: v.array(v.object({ scale: count, unitMinor: positiveMinorUnits })),
  mostLineMinor: positiveMinorUnits,
  mostLines: count,
  /** The most that all members together may win on one number of an issue. */
  numberCapMinor: positiveMinorUnits,
  /** The same on a play that no single number wins. */
  playCapMinor: positiveMinorUnits,
});

export const lotteryGetGame = endpoint({
  summary:
    'A lottery as its betting view needs it: what it draws, its plays with their prices, its limits',
  method: 'GET',
  path: '/wps/lottery/game',
  origin: 'extension',
  query: v.object({
    gameCode: id,
    /** The level that the rows are priced at, one of `prizeLevels`; without it the highest. */
    prizeLevel: v.optional(count),
  }),
  value: v.object({
    gameCode: id,
    gameName: label,
    gameGroupCode: id,
    kind: v.picklist(KINDS),
    shape,
    /** Prize of three-direct for a bet of two units, that the rows are priced at; a fair one would be 2000. */
    prizeLevel: count,
    /** What a line may choose, the least first: a lower prize, or a higher rebate in percent of the stake. */
    prizeLevels: v.array(v.object({ prizeLevel: count, rebatePercent: decimal })),
    plays: v.array(offeredPlay),
    limits: lotteryLimits,
    maintenance: v.boolean(),
  }),
  errors: ['game_not_found', 'field_invalid'],
  idempotency: 'safe',
});

export const lotteryGetIssue = endpoint({
  summary: 'The issue on sale, with the operator’s clock for the countdown, and the last drawn one',
  method: 'GET',
  path: '/wps/lottery/issue',
  origin: 'extension',
  query: v.object({ gameCode: id }),
  value: v.object({
    /** The database's clock, which closes the sales. */
    serverTime: instant,
    /** Null while none is on sale. */
    onSale: v.nullable(lotteryIssue),
    /** Until `closesAt` of the one on sale. */
    secondsLeft: v.nullable(seconds),
    /** Sales are closed and the numbers are still to come, the oldest first. */
    awaiting: v.array(lotteryIssue),
    last: v.nullable(openedDraw),
  }),
  errors: ['game_not_found'],
  idempotency: 'safe',
  staleOn: { draw: 0 },
});

/** An Ed25519 signature (RFC 8032) of the operator, with one of `lottery.listSigningKeys`. */
export const signature = v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/));

/** The rule for a root that comes too late for its round (`roundAfterRoot` of `@palpite/lottery`). */
const laterRule = v.object({ periodSeconds: count, marginSeconds: count, stepRounds: count });

/** All that is published of an issue; `verifyDraw` of `@palpite/lottery` recomputes it. */
export const drawProof = v.object({
  brand: id,
  game: id,
  numero: id,
  shape,
  state: v.picklist(ISSUE_STATES),
  closesAt: instant,
  drawsAt: instant,
  /** `seed`: drawn from the committed seed. `official`: the numbers come from outside, and only the bets are proved. */
  source: v.picklist(['seed', 'official']),
  commitment: v.nullable(hex32),
  /**
   * Seeds that were fixed at once, each the hash of the next: the anchor, named before the sales, commits to all of them.
   * Null for an issue whose seed was made alone.
   */
  chain: v.nullable(v.object({ anchor: hex32, place: count })),
  /**
   * The operator's Ed25519 signature (RFC 8032) under brand, game, numero, closesAt, commitment, chain and drand, made with
   * the issue (`sealMessage` of `@palpite/lottery`); null where the numbers come from outside, and for older issues.
   */
  signature: v.nullable(signature),
  /** From the close on. */
  betCount: v.nullable(count),
  root: v.nullable(hex32),
  closedAt: v.nullable(instant),
  /** Under the times, count, root and round of the close (`closeMessage`); null for issues closed before there were any. */
  closeSignature: v.nullable(signature),
  /** Revealed with the numbers. */
  seed: v.nullable(hex32),
  /**
   * The round of a public drand network that the numbers are mixed with, named before the sales, and the network's key; null
   * where there is none.
   */
  drand: v.nullable(
    v.object({
      round: count,
      publicKey: v.pipe(v.string(), v.regex(/^[0-9a-f]{192}$/)),
    }),
  ),
  /** Named with the round; null where there is none, and for issues from before there was a rule: the named round is mixed in. */
  later: v.nullable(laterRule),
  /** From the close on, the round that the rule gives: the named one, or a later one where the root came too late for it. */
  mixedRound: v.nullable(count),
  /** That round, once it was mixed in: its randomness is the hash of its signature. */
  entropy: v.nullable(v.object({ round: count, randomness: hex32 })),
  drandSignature: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/))),
  numbers: v.array(v.pipe(v.string(), v.regex(/^\d{1,8}$/))),
  drawnAt: v.nullable(instant),
  /** Under what the draw published, and the signature of its close (`drawnMessage`). */
  drawSignature: v.nullable(signature),
  /** By when the seed was due, if it was not revealed by then: a fault that stays in the record. Bets stay as they are. */
  lateSince: v.nullable(instant),
  /**
   * When the draw was refused, since its opened seed was not the one of its commitment: a fault that stays in the record.
   * Nothing was drawn or paid then.
   */
  refusedAt: v.nullable(instant),
  /** The draw did not take place: every bet on it returns. It has no numbers then. */
  voidedAt: v.nullable(instant),
  /**
   * The station drew it before this brand sold the lottery, and its numbers were brought in: nothing was bet on it here, and
   * nothing of it is proved. `root` is null then.
   */
  broughtIn: v.boolean(),
});

export const lotteryGetProof = endpoint({
  summary: 'What is published of an issue: commitment, Merkle root of its bets, seed, numbers',
  method: 'GET',
  path: '/wps/lottery/proof',
  origin: 'extension',
  query: v.object({ gameCode: id, numero: id }),
  value: drawProof,
  errors: ['game_not_found', 'not_found'],
  idempotency: 'safe',
  staleOn: { draw: 0 },
});

export const lotteryListSigningKeys = endpoint({
  summary: 'The Ed25519 keys that sign what an issue names before its sales',
  method: 'GET',
  path: '/wps/lottery/signing-keys',
  origin: 'extension',
  value: v.object({ list: v.array(v.object({ publicKey: hex32, since: instant })) }),
  idempotency: 'safe',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  lottery: {
    getMenu: lotteryGetMenu,
    listPopular: lotteryListPopular,
    getVietnamMenu: lotteryGetVietnamMenu,
    listVietnamRecent: lotteryListVietnamRecent,
    listVietnamDraws: lotteryListVietnamDraws,
    listDraws: lotteryListDraws,
    listLastDraws: lotteryListLastDraws,
    getStatistics: lotteryGetStatistics,
    getGame: lotteryGetGame,
    getIssue: lotteryGetIssue,
    getProof: lotteryGetProof,
    listSigningKeys: lotteryListSigningKeys,
  },
} as const satisfies EndpointTree;
