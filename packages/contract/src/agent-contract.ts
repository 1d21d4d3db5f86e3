import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import type { ErrorCode } from './errors.ts';
import { keyedPageQuery, keyedPages } from './paging.ts';
import {
  count,
  currency,
  day,
  decimal,
  id,
  instant,
  label,
  minorUnits,
  positiveMinorUnits,
  username,
} from './wire.ts';

/**
 * Contracts between an agent and a direct downline: dividend, daily, hourly and real-time salary. The four
 * listed calls act, each on its own kind and all with the same shape. The calls that read are extensions.
 */

export const contractKind = v.picklist(['dividend', 'daily', 'hourly', 'real-time']);
/** The period that a bill covers: a day, a week, half a month or a month. */
export const contractPeriod = v.picklist(['D', 'W', 'H', 'M']);

/** The rate, in percent, that applies once all of these thresholds are reached. */
export const contractTier = v.object({
  rate: decimal,
  periodValidBet: positiveMinorUnits,
  /** The downline's loss in the period, as the upline's profit. */
  periodProfitLoss: minorUnits,
  activeMembers: count,
  /** Daily or hourly bet amount, for the salaries. */
  betAmount: positiveMinorUnits,
});

const tiers = v.pipe(v.array(contractTier), v.minLength(1), v.maxLength(20));

export const agentContract = v.object({
  contractId: id,
  kind: contractKind,
  uplineUsername: label,
  downlineUsername: label,
  period: contractPeriod,
  tiers,
  currency,
  status: v.picklist(['pending', 'valid', 'rejected', 'ended', 'expired']),
  /** The request that waits for an answer, and who has to answer it. */
  openRequest: v.nullable(
    v.object({ requestKind: v.picklist(['new', 'termination']), mine: v.boolean() }),
  ),
  offeredAt: instant,
  validFrom: v.nullable(instant),
  endedAt: v.nullable(instant),
});

export const contractBill = v.object({
  billId: id,
  contractId: id,
  kind: contractKind,
  username: label,
  payer: label,
  from: day,
  to: day,
  stake: positiveMinorUnits,
  profitLoss: minorUnits,
  activeMembers: count,
  tier: v.nullable(contractTier),
  amount: positiveMinorUnits,
  received: positiveMinorUnits,
  currency,
  status: v.picklist([
    'awaiting',
    'issued',
    'part-issued',
    'payer-short',
    'target-missed',
    'rejected',
    'awaiting-claim',
    'claimed',
    'expired',
  ]),
});

export const contractAct = v.variant('action', [
  v.object({
    action: v.literal('offer'),
    downlineUsername: username,
    period: contractPeriod,
    tiers,
  }),
  v.object({ action: v.literal('request-termination'), contractId: id }),
  v.object({ action: v.literal('accept'), contractId: id }),
  v.object({ action: v.literal('reject'), contractId: id }),
  v.object({ action: v.literal('terminate'), contractId: id }),
  v.object({ action: v.literal('collect'), billId: id }),
]);
export type ContractAct = v.InferOutput<typeof contractAct>;

const act = {
  method: 'POST',
  token: 'required',
  permission: 'agent-centre',
  sensitive: true,
  body: contractAct,
  value: v.object({ contract: v.nullable(agentContract), bill: v.nullable(contractBill) }),
  errors: [
    'not_found',
    'not_direct_downline',
    'contract_not_held',
    'contract_request_open',
    'contract_state',
    'contract_tiers_invalid',
  ] as const satisfies readonly ErrorCode[],
  idempotency: 'key',
  changes: ['contract', 'balance'],
  throttle: 'money',
} as const;

export const agentContractProcessDividend = endpoint({
  ...act,
  summary: 'Dividend contracts: offer, answer, end, collect',
  path: '/wps/relay/MCS2_processDividendReq',
});

export const agentContractProcessDailySalary = endpoint({
  ...act,
  summary: 'Daily salary contracts: offer, answer, end, collect',
  path: '/wps/relay/MCS2_processDailySalContract',
});

export const agentContractProcessHourlySalary = endpoint({
  ...act,
  summary: 'Hourly salary contracts: offer, answer, end, collect',
  path: '/wps/relay/MCS2_processContractHourSalary',
});

export const agentContractProcessRealTimeSalary = endpoint({
  ...act,
  summary: 'Real-time salary contracts: offer, answer, end, collect',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
});

const reader = {
  method: 'GET',
  origin: 'extension',
  token: 'required',
  permission: 'agent-centre',
  idempotency: 'safe',
} as const;

export const agentContractListKinds = endpoint({
  ...reader,
  summary: 'Which kinds of contract are open to this agent',
  path: '/wps/agent/contract/consolidated',
  value: v.object({
    dailySalary: v.boolean(),
    /** How dividends are calculated; null when the feature is off. */
    dividendType: v.nullable(v.picklist(['turnover', 'loss'])),
    hourlySalary: v.boolean(),
    realTimeSalary: v.boolean(),
  }),
});

export const agentContractList = endpoint({
  ...reader,
  summary: 'Contracts of one kind: the agent’s own with the upline, and the downlines’',
  path: '/wps/agent/contracts',
  query: v.object({ ...keyedPageQuery(), kind: contractKind, username: v.optional(username) }),
  value: v.object({
    own: v.nullable(agentContract),
    list: v.array(agentContract),
    pages: keyedPages,
  }),
  staleOn: { contract: 0 },
});

export const agentContractListBills = endpoint({
  ...reader,
  summary: 'Bills of one kind of contract, newest first',
  path: '/wps/agent/contract/bills',
  query: v.object({
    ...keyedPageQuery(),
    kind: contractKind,
    scope: v.optional(v.picklist(['own', 'downlines'])),
    username: v.optional(username),
    from: v.optional(day),
    to: v.optional(day),
  }),
  value: v.object({ list: v.array(contractBill), pages: keyedPages }),
  staleOn: { contract: 0 },
});

/** The calls of this file, by noun and verb. */
export const calls = {
  agentContract: {
    processDividend: agentContractProcessDividend,
    processDailySalary: agentContractProcessDailySalary,
    processHourlySalary: agentContractProcessHourlySalary,
    processRealTimeSalary: agentContractProcessRealTimeSalary,
    listKinds: agentContractListKinds,
    list: agentContractList,
    listBills: agentContractListBills,
  },
} as const satisfies EndpointTree;
