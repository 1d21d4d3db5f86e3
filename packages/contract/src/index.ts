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
import type { CallName, EndpointTree } from './endpoint-tree.ts';
import * as favourite from './favourite.ts';
import * as feedback from './feedback.ts';
import * as launch from './launch.ts';
import * as lottery from './lottery.ts';
import * as lotteryBet from './lottery-bet.ts';
import * as lotteryChase from './lottery-chase.ts';
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
 * The whole contract, as a table of contents: every call that the site makes, by noun and verb. The constant of a call has
 * the same name (`deposit.create` is `depositCreate`), and so has its handler. The typed client, the server's
 * registration, OpenAPI and the documentation are made from this tree.
 */
export const endpoints = {
  // The site
  system: {
    getStatus: system.systemGetStatus,
    getState: system.systemGetState,
    getMenu: system.systemGetMenu,
    getRegisterSettings: system.systemGetRegisterSettings,
    listDomainRoutes: system.systemListDomainRoutes,
    getHelpCenter: system.systemGetHelpCenter,
  },
  country: {
    list: country.countryList,
  },

  // Identity
  session: {
    login: session.sessionLogin,
    handOver: session.sessionHandOver,
    loginByToken: session.sessionLoginByToken,
    loginAsGuest: session.sessionLoginAsGuest,
    logout: session.sessionLogout,
    revokeAll: session.sessionRevokeAll,
    revokeOthers: session.sessionRevokeOthers,
    revoke: session.sessionRevoke,
    list: session.sessionList,
    listLoginAttempts: session.sessionListLoginAttempts,
    reauthenticate: session.sessionReauthenticate,
  },
  secondFactor: {
    sendCode: secondFactor.secondFactorSendCode,
    verify: secondFactor.secondFactorVerify,
  },
  captcha: {
    get: captcha.captchaGet,
  },
  verification: {
    sendLoginCode: verification.verificationSendLoginCode,
    sendRegisterCode: verification.verificationSendRegisterCode,
  },
  password: {
    change: password.passwordChange,
    sendResetCode: password.passwordSendResetCode,
    resetByPhone: password.passwordResetByPhone,
    resetByEmail: password.passwordResetByEmail,
  },
  authenticator: {
    get: authenticator.authenticatorGet,
    enrol: authenticator.authenticatorEnrol,
    confirm: authenticator.authenticatorConfirm,
    disable: authenticator.authenticatorDisable,
    renewRecoveryCodes: authenticator.authenticatorRenewRecoveryCodes,
  },
  terms: {
    get: terms.termsGet,
    agree: terms.termsAgree,
  },
  member: {
    register: registration.memberRegister,
    registerByMobile: registration.memberRegisterByMobile,
    checkUsername: registration.memberCheckUsername,
    get: member.memberGet,
    getIcon: member.memberGetIcon,
    getAvatar: member.memberGetAvatar,
    setAvatar: member.memberSetAvatar,
    setNickname: member.memberSetNickname,
  },
  contact: {
    list: contact.contactList,
    sendCode: contact.contactSendCode,
    set: contact.contactSet,
  },

  // Money
  wallet: {
    getBalance: wallet.walletGetBalance,
    transfer: wallet.walletTransfer,
    listVendorWallets: wallet.walletListVendorWallets,
    getFunds: wallet.walletGetFunds,
  },
  deposit: {
    listMethods: deposit.depositListMethods,
    create: deposit.depositCreate,
    get: deposit.depositGet,
    list: deposit.depositList,
    cancel: deposit.depositCancel,
    markPaid: deposit.depositMarkPaid,
  },
  withdrawal: {
    getOptions: withdrawal.withdrawalGetOptions,
    request: withdrawal.withdrawalRequest,
    list: withdrawal.withdrawalList,
    get: withdrawal.withdrawalGet,
    cancel: withdrawal.withdrawalCancel,
    confirmReceipt: withdrawalReceipt.withdrawalConfirmReceipt,
    uploadReceiptImage: withdrawalReceipt.withdrawalUploadReceiptImage,
    getReceiptImage: withdrawalReceipt.withdrawalGetReceiptImage,
  },
  payoutAccount: {
    list: payout.payoutAccountList,
    add: payout.payoutAccountAdd,
    remove: payout.payoutAccountRemove,
  },
  payeeName: {
    set: payout.payeeNameSet,
  },
  paymentPassword: {
    set: payout.paymentPasswordSet,
  },
  turnover: {
    get: turnover.turnoverGet,
  },

  // Games
  vendor: {
    list: catalogue.vendorList,
    listCategories: catalogue.vendorListCategories,
  },
  game: {
    list: catalogue.gameList,
    listForVisitor: catalogue.gameListForVisitor,
    get: catalogue.gameGet,
    listFilters: catalogue.gameListFilters,
    search: catalogue.gameSearch,
    listHot: catalogue.gameListHot,
    listChosen: catalogue.gameListChosen,
    listCollections: catalogue.gameListCollections,
    listRecent: catalogue.gameListRecent,
    listLikeRecent: catalogue.gameListLikeRecent,
    launch: launch.gameLaunch,
  },
  favourite: {
    listIds: favourite.favouriteListIds,
    list: favourite.favouriteList,
    add: favourite.favouriteAdd,
    remove: favourite.favouriteRemove,
  },
  room: {
    list: room.roomList,
  },
  lottery: {
    getMenu: lottery.lotteryGetMenu,
    listPopular: lottery.lotteryListPopular,
    getVietnamMenu: lottery.lotteryGetVietnamMenu,
    listVietnamRecent: lottery.lotteryListVietnamRecent,
    listVietnamDraws: lottery.lotteryListVietnamDraws,
    listDraws: lottery.lotteryListDraws,
    listLastDraws: lottery.lotteryListLastDraws,
    getStatistics: lottery.lotteryGetStatistics,
    getGame: lottery.lotteryGetGame,
    getIssue: lottery.lotteryGetIssue,
    getProof: lottery.lotteryGetProof,
    listSigningKeys: lottery.lotteryListSigningKeys,
    getRoom: lotteryBet.lotteryGetRoom,
    placeSlip: lotteryBet.lotteryPlaceSlip,
    cancelBet: lotteryBet.lotteryCancelBet,
    listBets: lotteryBet.lotteryListBets,
    getReceipt: lotteryBet.lotteryGetReceipt,
    placeChase: lotteryChase.lotteryPlaceChase,
    listChases: lotteryChase.lotteryListChases,
    stopChase: lotteryChase.lotteryStopChase,
  },
  bet: {
    list: record.betList,
    getTotals: record.betGetTotals,
    get: record.betGet,
    listOfSlip: record.betListOfSlip,
  },
  movement: {
    list: record.movementList,
    getTotals: record.movementGetTotals,
  },
  winner: {
    list: winner.winnerList,
  },

  // Messages and chat
  announcement: {
    list: announcement.announcementList,
    listForAgents: announcement.announcementListForAgents,
  },
  message: {
    countUnread: announcement.messageCountUnread,
    list: message.messageList,
    get: message.messageGet,
    markRead: message.messageMarkRead,
    delete: message.messageDelete,
    restore: message.messageRestore,
    listCorrespondents: message.messageListCorrespondents,
    send: message.messageSend,
  },
  chat: {
    getUrl: chat.chatGetUrl,
    countUnread: chat.chatCountUnread,
    setLanguage: chat.chatSetLanguage,
    enter: chat.chatEnter,
    listMessages: chat.chatListMessages,
    sendMessage: chat.chatSendMessage,
    markRead: chat.chatMarkRead,
  },
  customerService: {
    listPaths: customerService.customerServiceListPaths,
  },
  feedback: {
    send: feedback.feedbackSend,
    uploadImage: feedback.feedbackUploadImage,
  },

  // Promotions
  mission: {
    getSummary: mission.missionGetSummary,
    getLeaderboard: mission.missionGetLeaderboard,
  },
  promotion: {
    list: promotion.promotionList,
    get: promotion.promotionGet,
    claimRaffle: promotion.promotionClaimRaffle,
  },
  points: {
    getBalance: points.pointsGetBalance,
    listRewards: points.pointsListRewards,
    redeem: points.pointsRedeem,
    listRedemptions: points.pointsListRedemptions,
    getConfig: points.pointsGetConfig,
    listTransactions: points.pointsListTransactions,
    convert: points.pointsConvert,
  },

  // Agents
  team: {
    getOverview: team.teamGetOverview,
    list: team.teamList,
  },
  downline: {
    register: team.downlineRegister,
  },
  affiliateLink: {
    list: affiliateLink.affiliateLinkList,
    create: affiliateLink.affiliateLinkCreate,
    disable: affiliateLink.affiliateLinkDisable,
    recordVisit: affiliateLink.affiliateLinkRecordVisit,
  },
  affiliateCode: {
    check: registration.affiliateCodeCheck,
  },
  agentContract: {
    processDividend: agentContract.agentContractProcessDividend,
    processDailySalary: agentContract.agentContractProcessDailySalary,
    processHourlySalary: agentContract.agentContractProcessHourlySalary,
    processRealTimeSalary: agentContract.agentContractProcessRealTimeSalary,
    listKinds: agentContract.agentContractListKinds,
    list: agentContract.agentContractList,
    listBills: agentContract.agentContractListBills,
  },
} as const satisfies EndpointTree;

export type Endpoints = typeof endpoints;
export type EndpointName = CallName<Endpoints>;
