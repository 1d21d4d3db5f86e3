import * as affiliateLink from './affiliate-link.ts';
import * as agentContract from './agent-contract.ts';
import * as announcement from './announcement.ts';
import * as authenticator from './authenticator.ts';
import * as captcha from './captcha.ts';
import * as catalogue from './catalogue.ts';
import * as chat from './chat.ts';
import * as contact from './contact.ts';
import * as country from './country.ts';
import * as customerService from './customer-service.ts';
import * as deposit from './deposit.ts';
import type { Endpoint } from './endpoint.ts';
import * as favourite from './favourite.ts';
import * as feedback from './feedback.ts';
import * as launch from './launch.ts';
import * as lottery from './lottery.ts';
import * as member from './member.ts';
import * as message from './message.ts';
import * as mission from './mission.ts';
import * as password from './password.ts';
import * as payout from './payout.ts';
import * as points from './points.ts';
import * as promotion from './promotion.ts';
import * as record from './record.ts';
import * as registration from './registration.ts';
import * as room from './room.ts';
import * as secondFactor from './second-factor.ts';
import * as session from './session.ts';
import * as system from './system.ts';
import * as team from './team.ts';
import * as terms from './terms.ts';
import * as turnover from './turnover.ts';
import * as verification from './verification.ts';
import * as wallet from './wallet.ts';
import * as winner from './winner.ts';
import * as withdrawal from './withdrawal.ts';
import * as withdrawalReceipt from './withdrawal-receipt.ts';

export * from './brand.ts';
export * from './call-error.ts';
export { type Captcha, type CaptchaAnswer, captcha, captchaAnswer } from './captcha.ts';
export { createCipher, type PayloadCipher, randomId } from './cipher.ts';
export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts';
export { type Country, country } from './country.ts';
export * from './encryption-key.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './errors.ts';
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
  HOME_RAILS,
  type HomeRail,
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
 * The whole contract, as a table of contents: every call that the site makes, by name. The typed client, the server's
 * registration, OpenAPI and the documentation are made from this record.
 */
export const endpoints = {
  // system
  status: system.status,
  siteState: system.siteState,
  whitelabelMenu: system.whitelabelMenu,
  registerSettings: system.registerSettings,
  domainRoutes: system.domainRoutes,
  helpCenter: system.helpCenter,
  countryCodes: country.countryCodes,

  // session
  login: session.login,
  sessionHandOver: session.sessionHandOver,
  loginByToken: session.loginByToken,
  freePlayLogin: session.freePlayLogin,
  logout: session.logout,
  sessionRevokeAll: session.sessionRevokeAll,
  sessionRevokeOthers: session.sessionRevokeOthers,
  sessionRevoke: session.sessionRevoke,
  sessionList: session.sessionList,
  loginAttempts: session.loginAttempts,
  reauthenticate: session.reauthenticate,
  secondFactorCode: secondFactor.secondFactorCode,
  secondFactor: secondFactor.secondFactor,
  captcha: captcha.getCaptcha,

  // registration, codes and passwords
  register: registration.register,
  registerMobile: registration.registerMobile,
  usernameCheck: registration.usernameCheck,
  affiliateCheck: registration.affiliateCheck,
  smsNoLogin: verification.smsNoLogin,
  smsRegister: verification.smsRegister,
  changePassword: password.changePassword,
  forgotPasswordByEmail: password.forgotPasswordByEmail,
  setPasswordByPhone: password.setPasswordByPhone,
  setPasswordByEmail: password.setPasswordByEmail,
  authenticatorStatus: authenticator.authenticatorStatus,
  authenticatorEnrol: authenticator.authenticatorEnrol,
  authenticatorConfirm: authenticator.authenticatorConfirm,
  authenticatorDisable: authenticator.authenticatorDisable,
  recoveryCodesRenew: authenticator.recoveryCodesRenew,
  terms: terms.terms,
  termsAgree: terms.termsAgree,

  // member and wallet
  memberInfo: member.getMemberInfo,
  memberIcon: member.memberIcon,
  memberAvatar: member.memberAvatar,
  avatarChoose: member.avatarChoose,
  nicknameChoose: member.nicknameChoose,
  contactList: contact.contactList,
  contactCode: contact.contactCode,
  contactSet: contact.contactSet,
  balance: wallet.balance,
  walletTransfer: wallet.walletTransfer,
  merchantWallet: wallet.merchantWallet,
  consolidatedFunds: wallet.consolidatedFunds,

  // deposits
  depositMethods: deposit.depositMethods,
  depositCreate: deposit.depositCreate,
  depositDetail: deposit.depositDetail,
  depositList: deposit.depositList,
  depositCancel: deposit.depositCancel,
  depositPaid: deposit.depositPaid,

  // withdrawals
  withdrawalOptions: withdrawal.withdrawalOptions,
  withdrawalRequest: withdrawal.withdrawalRequest,
  withdrawalList: withdrawal.withdrawalList,
  withdrawalDetail: withdrawal.withdrawalDetail,
  withdrawalCancel: withdrawal.withdrawalCancel,
  withdrawalReceipt: withdrawalReceipt.withdrawalReceipt,
  withdrawalImageUpload: withdrawalReceipt.withdrawalImageUpload,
  withdrawalImage: withdrawalReceipt.withdrawalImage,

  // payout accounts and turnover requirements
  payoutAccounts: payout.payoutAccounts,
  payoutAccountAdd: payout.payoutAccountAdd,
  payoutAccountRemove: payout.payoutAccountRemove,
  payeeNameSet: payout.payeeNameSet,
  paymentPasswordSet: payout.paymentPasswordSet,
  turnover: turnover.turnover,

  // records
  bettingRecord: record.bettingRecord,
  betDetail: record.betDetail,
  accountRecord: record.accountRecord,

  // catalogue and launch
  newGameVendor: catalogue.newGameVendor,
  gameList: catalogue.gameList,
  visitorGameList: catalogue.visitorGameList,
  visitorGame: catalogue.visitorGame,
  gameClasses: catalogue.gameClasses,
  hotGames: catalogue.hotGames,
  vassGameType: catalogue.vassGameType,
  recentGames: catalogue.recentGames,
  favouriteIds: favourite.favouriteIds,
  favouriteList: favourite.favouriteList,
  favouriteAdd: favourite.favouriteAdd,
  favouriteRemove: favourite.favouriteRemove,
  roomList: room.roomList,
  launchGame: launch.launchGame,

  // lottery
  gameMenus: lottery.gameMenus,
  popularLotteries: lottery.popularLotteries,
  vietnamMenu: lottery.vietnamMenu,
  vietnamRecent: lottery.vietnamRecent,
  vietnamOpenedNumbers: lottery.vietnamOpenedNumbers,
  openedNumbers: lottery.openedNumbers,

  // announcements and messages
  announcements: announcement.announcements,
  unreadCount: announcement.unreadCount,
  messageList: message.messageList,
  messageDetail: message.messageDetail,
  messageRead: message.messageRead,
  messageDelete: message.messageDelete,
  messageRestore: message.messageRestore,
  messageCorrespondents: message.messageCorrespondents,
  messageSend: message.messageSend,

  // missions, promotions, winners
  missionSummary: mission.missionSummary,
  missionLeaderboard: mission.missionLeaderboard,
  promotionList: promotion.promotionList,
  promotionDetail: promotion.promotionDetail,
  claimRaffle: promotion.claimRaffle,
  winnerBoard: winner.winnerBoard,

  // points
  pointsBalance: points.pointsBalance,
  pointsRewards: points.pointsRewards,
  pointsRedeem: points.pointsRedeem,
  pointsRedemptions: points.pointsRedemptions,
  pointsConfig: points.pointsConfig,
  pointsTransactions: points.pointsTransactions,
  pointsConvert: points.pointsConvert,

  // agents, their teams and links
  teamOverview: team.teamOverview,
  teamList: team.teamList,
  downlineRegister: team.downlineRegister,
  affiliateLinks: affiliateLink.affiliateLinks,
  affiliateLinkCreate: affiliateLink.affiliateLinkCreate,
  affiliateLinkDisable: affiliateLink.affiliateLinkDisable,
  affiliateVisit: affiliateLink.affiliateVisit,
  agentAnnouncements: announcement.agentAnnouncements,

  // contracts between agents
  dividend: agentContract.dividend,
  dailySalary: agentContract.dailySalary,
  hourlySalary: agentContract.hourlySalary,
  realTimeSalary: agentContract.realTimeSalary,
  consolidatedContract: agentContract.consolidatedContract,
  agentContracts: agentContract.agentContracts,
  contractBills: agentContract.contractBills,

  // support and chat
  feedback: feedback.feedback,
  imageUpload: feedback.imageUpload,
  customerServicePaths: customerService.customerServicePaths,
  chatUrl: chat.chatUrl,
  chatUnread: chat.chatUnread,
  chatLanguage: chat.chatLanguage,
  chatEnter: chat.chatEnter,
  chatMessages: chat.chatMessages,
  chatSay: chat.chatSay,
  chatRead: chat.chatRead,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
