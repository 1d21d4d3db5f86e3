import { calls as affiliateLink } from './affiliate-link.ts';
import { calls as agentContract } from './agent-contract.ts';
import { calls as announcement } from './announcement.ts';
import { calls as authenticator } from './authenticator.ts';
import { calls as captcha } from './captcha.ts';
import { calls as catalogue } from './catalogue.ts';
import { calls as chat } from './chat.ts';
import { calls as contact } from './contact.ts';
import { calls as country } from './country.ts';
import { calls as customerService } from './customer-service.ts';
import { calls as deposit } from './deposit.ts';
import { type CallName, mergeTrees } from './endpoint-tree.ts';
import { calls as favourite } from './favourite.ts';
import { calls as feedback } from './feedback.ts';
import { calls as launch } from './launch.ts';
import { calls as lottery } from './lottery.ts';
import { calls as lotteryBet } from './lottery-bet.ts';
import { calls as lotteryBetTotals } from './lottery-bet-totals.ts';
import { calls as lotteryChase } from './lottery-chase.ts';
import { calls as member } from './member.ts';
import { calls as message } from './message.ts';
import { calls as mission } from './mission.ts';
import { calls as password } from './password.ts';
import { calls as payout } from './payout.ts';
import { calls as points } from './points.ts';
import { calls as promotion } from './promotion.ts';
import { calls as record } from './record.ts';
import { calls as registration } from './registration.ts';
import { calls as room } from './room.ts';
import { calls as secondFactor } from './second-factor.ts';
import { calls as session } from './session.ts';
import { calls as system } from './system.ts';
import { calls as team } from './team.ts';
import { calls as terms } from './terms.ts';
import { calls as turnover } from './turnover.ts';
import { calls as verification } from './verification.ts';
import { calls as wallet } from './wallet.ts';
import { calls as winner } from './winner.ts';
import { calls as withdrawal } from './withdrawal.ts';
import { calls as withdrawalReceipt } from './withdrawal-receipt.ts';

export * from './brand.ts';
export * from './call-error.ts';
export { type Captcha, type CaptchaAnswer, captcha, captchaAnswer } from './captcha.ts';
export { createCipher, type PayloadCipher, randomId } from './cipher.ts';
export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts';
export { type Country, country } from './country.ts';
export * from './encryption-key.ts';
export * from './endpoint.ts';
export * from './endpoint-tree.ts';
export * from './envelope.ts';
export * from './errors.ts';
export * from './face.ts';
export * from './field-rule.ts';
export * from './game.ts';
export { type LaunchAnswer, type LaunchRequest, launchAddress, launchRequest } from './launch.ts';
export { clubLabel, type MemberInfo, memberInfo } from './member.ts';
export { readQuery, writeQuery } from './query.ts';
export * from './refusal.ts';
export {
  freePlayHeader,
  type LoginRequest,
  loginRequest,
  type SessionStart,
  sessionStart,
} from './session.ts';
export {
  type Settings,
  SYSTEM_STATUS,
  type SystemStatus,
  settings,
  systemStatus,
} from './system.ts';
export * from './theme.ts';
export { type WalletBalance, walletBalance } from './wallet.ts';
export type { Money, Picture } from './wire.ts';

/**
 * The whole contract, as a table of contents: every call that the site makes, by noun and verb. Each file lists its own; a
 * noun may have calls in several. The constant of a call has the same name (`deposit.create` is `depositCreate`), and
 * so has its handler. The typed client, the server's registration, OpenAPI and the documentation are made from this tree.
 */
export const endpoints = mergeTrees(
  // The site
  system,
  country,

  // Identity
  session,
  secondFactor,
  captcha,
  verification,
  password,
  authenticator,
  terms,
  registration,
  member,
  contact,

  // Money
  wallet,
  deposit,
  withdrawal,
  withdrawalReceipt,
  payout,
  turnover,

  // Games
  catalogue,
  launch,
  favourite,
  room,
  lottery,
  lotteryBet,
  lotteryBetTotals,
  lotteryChase,
  record,
  winner,

  // Messages and chat
  announcement,
  message,
  chat,
  customerService,
  feedback,

  // Promotions
  mission,
  promotion,
  points,

  // Agents
  team,
  affiliateLink,
  agentContract,
);

export type Endpoints = typeof endpoints;
export type EndpointName = CallName<Endpoints>;
