import type { endpoints } from '@palpite/contract';
import {
  affiliateLinkCreate,
  affiliateLinkDisable,
  affiliateLinks,
  affiliateVisit,
} from './agent/affiliate-links.ts';
import { teamList } from './agent/list-team.ts';
import { downlineRegister } from './agent/register-downline.ts';
import { teamOverview } from './agent/team-overview.ts';
import { agentAnnouncements, listAnnouncements } from './announcement/list-announcements.ts';
import {
  authenticatorConfirm,
  authenticatorEnrol,
  authenticatorStatus,
} from './authenticator/enrol.ts';
import { authenticatorDisable, recoveryCodesRenew } from './authenticator/disable-authenticator.ts';
import { countryCodes } from './brand/country-codes.ts';
import { domainRoutes } from './brand/domain-routes.ts';
import { helpCenter } from './brand/help-center.ts';
import { registerSettings } from './brand/register-settings.ts';
import { siteState, status } from './brand/status.ts';
import { whitelabelMenu } from './brand/whitelabel.ts';
import { gameClasses } from './catalogue/game-classes.ts';
import { gameMenus } from './catalogue/game-menus.ts';
import {
  gameList,
  hotGames,
  vassGameType,
  visitorGame,
  visitorGameList,
} from './catalogue/list-games.ts';
import {
  favouriteAdd,
  favouriteIds,
  favouriteList,
  favouriteRemove,
  recentGames,
} from './catalogue/member-games.ts';
import { newGameVendor } from './catalogue/vendor-lanes.ts';
import { chatEnter, chatLanguage, chatRead, chatUnread, chatUrl } from './chat/chat-calls.ts';
import { chatMessages, chatSay } from './chat/chat-messages.ts';
import { sendLoginCode } from './codes/send-login-code.ts';
import { sendRegisterCode } from './codes/send-register-code.ts';
import { listContacts } from './contact/list-contacts.ts';
import { sendContactCode } from './contact/send-contact-code.ts';
import { setContact } from './contact/set-contact.ts';
import { depositCreate } from './deposit/create-order.ts';
import { depositMethods } from './deposit/list-methods.ts';
import { depositCancel, depositDetail, depositList, depositPaid } from './deposit/own-orders.ts';
import { bindHandlers, type HandlersOf, notBuilt } from './http/handler.ts';
import { launchGame } from './launch/launch-game.ts';
import { chooseAvatar } from './member/choose-avatar.ts';
import { chooseNickname } from './member/choose-nickname.ts';
import { getMemberAvatar } from './member/get-member-avatar.ts';
import { getMemberIcon } from './member/get-member-icon.ts';
import { getMemberInfo } from './member/get-member-info.ts';
import { listCorrespondents } from './message/correspondents.ts';
import { getMessage, listMessages } from './message/list-messages.ts';
import { deleteMessage, readMessages, restoreMessage } from './message/mark-messages.ts';
import { sendMessage } from './message/send-message.ts';
import { unreadCount } from './message/unread-count.ts';
import type { Own } from './own.ts';
import { changePassword } from './password/change-password.ts';
import { forgotPasswordByEmail } from './password/forgot-password-by-email.ts';
import { setPasswordByEmail } from './password/set-password-by-email.ts';
import { setPasswordByPhone } from './password/set-password-by-phone.ts';
import { addPayoutAccount } from './payout/add-payout-account.ts';
import { payoutAccounts } from './payout/payout-overview.ts';
import { setPayeeName } from './payout/set-payee-name.ts';
import { setPaymentPassword } from './payout/set-payment-password.ts';
import { getPromotion } from './promotion/get-promotion.ts';
import { listPromotions } from './promotion/list-promotions.ts';
import { accountRecord } from './record/account-record.ts';
import { betDetail } from './record/bet-detail.ts';
import { bettingRecord } from './record/betting-record.ts';
import { affiliateCheck } from './registration/affiliate-check.ts';
import { register, registerMobile } from './registration/register.ts';
import { usernameCheck } from './registration/username-check.ts';
import { giveSecondFactor } from './second-factor/give-second-factor.ts';
import { sendFactorCode } from './second-factor/send-factor-code.ts';
import { freePlayLogin } from './session/free-play-login.ts';
import { getCaptcha } from './session/get-captcha.ts';
import { sessionHandOver } from './session/hand-over.ts';
import { listLoginAttempts } from './session/list-login-attempts.ts';
import { listSessions } from './session/list-sessions.ts';
import { login } from './session/login.ts';
import { loginByToken } from './session/login-by-token.ts';
import {
  logout,
  revokeAllSessions,
  revokeOneSession,
  revokeOtherSessions,
} from './session/logout.ts';
import { reauthenticate } from './session/reauthenticate.ts';
import { customerServicePaths } from './support/customer-service-paths.ts';
import { getTerms, termsAgree } from './terms/agree-to-terms.ts';
import { getTurnover } from './turnover/get-turnover.ts';
import { getBalance } from './wallet/get-balance.ts';
import { winnerBoard } from './winner/winner-board.ts';
import { cancelWithdrawal } from './withdrawal/cancel-withdrawal.ts';
import { confirmReceipt } from './withdrawal/confirm-receipt.ts';
import { getWithdrawal, listWithdrawals } from './withdrawal/list-withdrawals.ts';
import { getReceiptImage, uploadReceiptImage } from './withdrawal/receipt-images.ts';
import { removePayoutAccount } from './withdrawal/remove-payout-account.ts';
import { requestWithdrawal } from './withdrawal/request-withdrawal.ts';
import { withdrawalOptions } from './withdrawal/withdrawal-options.ts';

/** Who answers the calls of the contract, by module. */
const brand = {
  status,
  siteState,
  whitelabelMenu,
  domainRoutes,
  helpCenter,
};
const identity = {
  registerSettings,
  countryCodes,
  login,
  sessionHandOver,
  loginByToken,
  freePlayLogin,
  logout,
  sessionRevokeAll: revokeAllSessions,
  sessionRevokeOthers: revokeOtherSessions,
  sessionRevoke: revokeOneSession,
  sessionList: listSessions,
  loginAttempts: listLoginAttempts,
  reauthenticate,
  secondFactorCode: sendFactorCode,
  secondFactor: giveSecondFactor,
  captcha: getCaptcha,
  register,
  registerMobile,
  usernameCheck,
  smsNoLogin: sendLoginCode,
  smsRegister: sendRegisterCode,
  changePassword,
  forgotPasswordByEmail,
  setPasswordByPhone,
  setPasswordByEmail,
  authenticatorStatus,
  authenticatorEnrol,
  authenticatorConfirm,
  authenticatorDisable,
  recoveryCodesRenew,
  terms: getTerms,
  termsAgree,
  memberInfo: getMemberInfo,
  memberIcon: getMemberIcon,
  memberAvatar: getMemberAvatar,
  avatarChoose: chooseAvatar,
  nicknameChoose: chooseNickname,
  contactList: listContacts,
  contactCode: sendContactCode,
  contactSet: setContact,
};
const money = {
  balance: getBalance,
  depositMethods,
  depositCreate,
  depositDetail,
  depositList,
  depositCancel,
  depositPaid,
  withdrawalOptions,
  withdrawalRequest: requestWithdrawal,
  withdrawalList: listWithdrawals,
  withdrawalDetail: getWithdrawal,
  withdrawalCancel: cancelWithdrawal,
  withdrawalReceipt: confirmReceipt,
  withdrawalImageUpload: uploadReceiptImage,
  withdrawalImage: getReceiptImage,
  payoutAccounts,
  payoutAccountAdd: addPayoutAccount,
  payoutAccountRemove: removePayoutAccount,
  payeeNameSet: setPayeeName,
  paymentPasswordSet: setPaymentPassword,
  turnover: getTurnover,
};
const play = {
  newGameVendor,
  gameList,
  visitorGameList,
  visitorGame,
  gameClasses,
  hotGames,
  vassGameType,
  recentGames,
  favouriteIds,
  favouriteList,
  favouriteAdd,
  favouriteRemove,
  launchGame,
  gameMenus,
};
const talk = {
  announcements: listAnnouncements,
  unreadCount,
  messageList: listMessages,
  messageDetail: getMessage,
  messageRead: readMessages,
  messageDelete: deleteMessage,
  messageRestore: restoreMessage,
  messageCorrespondents: listCorrespondents,
  messageSend: sendMessage,
  agentAnnouncements,
  customerServicePaths,
  chatUrl,
  chatUnread,
  chatLanguage,
  chatEnter,
  chatMessages,
  chatSay,
  chatRead,
};
const promotion = {
  promotionList: listPromotions,
  promotionDetail: getPromotion,
};
const agent = {
  affiliateCheck,
  downlineRegister,
  affiliateLinks,
  affiliateLinkCreate,
  affiliateLinkDisable,
  affiliateVisit,
};
const insight = {
  bettingRecord,
  betDetail,
  accountRecord,
  winnerBoard,
  teamOverview,
  teamList,
};

/** Calls that nobody answers yet: 501. */
const unanswered = {
  walletTransfer: notBuilt,
  merchantWallet: notBuilt,
  consolidatedFunds: notBuilt,
  roomList: notBuilt,
  popularLotteries: notBuilt,
  vietnamMenu: notBuilt,
  vietnamRecent: notBuilt,
  vietnamOpenedNumbers: notBuilt,
  openedNumbers: notBuilt,
  missionSummary: notBuilt,
  missionLeaderboard: notBuilt,
  claimRaffle: notBuilt,
  pointsBalance: notBuilt,
  pointsRewards: notBuilt,
  pointsRedeem: notBuilt,
  pointsRedemptions: notBuilt,
  pointsConfig: notBuilt,
  pointsTransactions: notBuilt,
  pointsConvert: notBuilt,
  dividend: notBuilt,
  dailySalary: notBuilt,
  hourlySalary: notBuilt,
  realTimeSalary: notBuilt,
  consolidatedContract: notBuilt,
  agentContracts: notBuilt,
  contractBills: notBuilt,
  feedback: notBuilt,
  imageUpload: notBuilt,
} as const;

/** Every call of the contract and who answers it. @param own what the rooms of each module keep for themselves */
export const createHandlers = (own: Own): HandlersOf<typeof endpoints> => ({
  ...bindHandlers(own.brand, brand),
  ...bindHandlers(own.identity, identity),
  ...bindHandlers(own.money, money),
  ...bindHandlers(own.play, play),
  ...bindHandlers(own.talk, talk),
  ...bindHandlers(undefined, promotion),
  ...bindHandlers(own.agent, agent),
  ...bindHandlers(own.insight, insight),
  ...unanswered,
});

export const isBuilt = (call: string): boolean => !(call in unanswered);
