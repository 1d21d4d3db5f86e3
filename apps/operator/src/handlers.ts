import type { endpoints } from '@palpite/contract';
import type { NamedEndpoint } from '@palpite/contract/endpoint-tree.ts';
import {
  affiliateLinkCreate,
  affiliateLinkDisable,
  affiliateLinkList,
  affiliateLinkRecordVisit,
} from './agent/affiliate-links.ts';
import { teamList } from './agent/list-team.ts';
import { downlineRegister } from './agent/register-downline.ts';
import { teamGetOverview } from './agent/team-overview.ts';
import { announcementListForAgents, announcementList } from './announcement/list-announcements.ts';
import {
  authenticatorConfirm,
  authenticatorEnrol,
  authenticatorGet,
} from './authenticator/enrol.ts';
import {
  authenticatorDisable,
  authenticatorRenewRecoveryCodes,
} from './authenticator/disable-authenticator.ts';
import { countryList } from './brand/country-codes.ts';
import { systemListDomainRoutes } from './brand/domain-routes.ts';
import { systemGetHelpCenter } from './brand/help-center.ts';
import { systemGetRegisterSettings } from './brand/register-settings.ts';
import { systemGetState, systemGetStatus } from './brand/status.ts';
import { systemGetMenu } from './brand/whitelabel.ts';
import { gameListClasses } from './catalogue/game-classes.ts';
import { lotteryGetMenu } from './catalogue/game-menus.ts';
import {
  gameList,
  gameListHot,
  vendorListCategories,
  gameGet,
  gameListForVisitor,
} from './catalogue/list-games.ts';
import {
  favouriteAdd,
  favouriteListIds,
  favouriteList,
  favouriteRemove,
  gameListRecent,
} from './catalogue/member-games.ts';
import { vendorList } from './catalogue/vendor-lanes.ts';
import {
  chatEnter,
  chatSetLanguage,
  chatMarkRead,
  chatCountUnread,
  chatGetUrl,
} from './chat/chat-calls.ts';
import { chatListMessages, chatSendMessage } from './chat/chat-messages.ts';
import { verificationSendLoginCode } from './codes/send-login-code.ts';
import { verificationSendRegisterCode } from './codes/send-register-code.ts';
import { contactList } from './contact/list-contacts.ts';
import { contactSendCode } from './contact/send-contact-code.ts';
import { contactSet } from './contact/set-contact.ts';
import { depositCreate } from './deposit/create-order.ts';
import { depositListMethods } from './deposit/list-methods.ts';
import { depositCancel, depositGet, depositList, depositMarkPaid } from './deposit/own-orders.ts';
import { bindHandlers, type HandlersOf, notBuilt } from './http/handler.ts';
import { gameLaunch } from './launch/launch-game.ts';
import { memberSetAvatar } from './member/choose-avatar.ts';
import { memberSetNickname } from './member/choose-nickname.ts';
import { memberGetAvatar } from './member/get-member-avatar.ts';
import { memberGetIcon } from './member/get-member-icon.ts';
import { memberGet } from './member/get-member-info.ts';
import { messageListCorrespondents } from './message/correspondents.ts';
import { messageGet, messageList } from './message/list-messages.ts';
import { messageDelete, messageMarkRead, messageRestore } from './message/mark-messages.ts';
import { messageSend } from './message/send-message.ts';
import { messageCountUnread } from './message/unread-count.ts';
import type { Own } from './own.ts';
import { passwordChange } from './password/change-password.ts';
import { passwordSendResetCode } from './password/forgot-password-by-email.ts';
import { passwordResetByEmail } from './password/set-password-by-email.ts';
import { passwordResetByPhone } from './password/set-password-by-phone.ts';
import { payoutAccountAdd } from './payout/add-payout-account.ts';
import { payoutAccountList } from './payout/payout-overview.ts';
import { payeeNameSet } from './payout/set-payee-name.ts';
import { paymentPasswordSet } from './payout/set-payment-password.ts';
import { promotionGet } from './promotion/get-promotion.ts';
import { promotionList } from './promotion/list-promotions.ts';
import { movementList } from './record/account-record.ts';
import { betGet } from './record/bet-detail.ts';
import { betList } from './record/betting-record.ts';
import { affiliateCodeCheck } from './registration/affiliate-check.ts';
import { memberRegister, memberRegisterByMobile } from './registration/register.ts';
import { memberCheckUsername } from './registration/username-check.ts';
import { secondFactorVerify } from './second-factor/give-second-factor.ts';
import { secondFactorSendCode } from './second-factor/send-factor-code.ts';
import { sessionLoginAsGuest } from './session/free-play-login.ts';
import { captchaGet } from './session/get-captcha.ts';
import { sessionHandOver } from './session/hand-over.ts';
import { sessionListLoginAttempts } from './session/list-login-attempts.ts';
import { sessionList } from './session/list-sessions.ts';
import { sessionLogin } from './session/login.ts';
import { sessionLoginByToken } from './session/login-by-token.ts';
import {
  sessionLogout,
  sessionRevokeAll,
  sessionRevoke,
  sessionRevokeOthers,
} from './session/logout.ts';
import { sessionReauthenticate } from './session/reauthenticate.ts';
import { customerServiceListPaths } from './support/customer-service-paths.ts';
import { termsGet, termsAgree } from './terms/agree-to-terms.ts';
import { turnoverGet } from './turnover/get-turnover.ts';
import { walletGetBalance } from './wallet/get-balance.ts';
import { winnerList } from './winner/winner-board.ts';
import { withdrawalCancel } from './withdrawal/cancel-withdrawal.ts';
import { withdrawalConfirmReceipt } from './withdrawal/confirm-receipt.ts';
import { withdrawalGet, withdrawalList } from './withdrawal/list-withdrawals.ts';
import {
  withdrawalGetReceiptImage,
  withdrawalUploadReceiptImage,
} from './withdrawal/receipt-images.ts';
import { payoutAccountRemove } from './withdrawal/remove-payout-account.ts';
import { withdrawalRequest } from './withdrawal/request-withdrawal.ts';
import { withdrawalGetOptions } from './withdrawal/withdrawal-options.ts';

/** The handlers of the contract's calls, by module. */
const brand = {
  systemGetStatus,
  systemGetState,
  systemGetMenu,
  systemListDomainRoutes,
  systemGetHelpCenter,
};
const identity = {
  systemGetRegisterSettings,
  countryList,
  sessionLogin,
  sessionHandOver,
  sessionLoginByToken,
  sessionLoginAsGuest,
  sessionLogout,
  sessionRevokeAll,
  sessionRevokeOthers,
  sessionRevoke,
  sessionList,
  sessionListLoginAttempts,
  sessionReauthenticate,
  secondFactorSendCode,
  secondFactorVerify,
  captchaGet,
  memberRegister,
  memberRegisterByMobile,
  memberCheckUsername,
  verificationSendLoginCode,
  verificationSendRegisterCode,
  passwordChange,
  passwordSendResetCode,
  passwordResetByPhone,
  passwordResetByEmail,
  authenticatorGet,
  authenticatorEnrol,
  authenticatorConfirm,
  authenticatorDisable,
  authenticatorRenewRecoveryCodes,
  termsGet,
  termsAgree,
  memberGet,
  memberGetIcon,
  memberGetAvatar,
  memberSetAvatar,
  memberSetNickname,
  contactList,
  contactSendCode,
  contactSet,
};
const money = {
  walletGetBalance,
  depositListMethods,
  depositCreate,
  depositGet,
  depositList,
  depositCancel,
  depositMarkPaid,
  withdrawalGetOptions,
  withdrawalRequest,
  withdrawalList,
  withdrawalGet,
  withdrawalCancel,
  withdrawalConfirmReceipt,
  withdrawalUploadReceiptImage,
  withdrawalGetReceiptImage,
  payoutAccountList,
  payoutAccountAdd,
  payoutAccountRemove,
  payeeNameSet,
  paymentPasswordSet,
  turnoverGet,
};
const play = {
  vendorList,
  gameList,
  gameListForVisitor,
  gameGet,
  gameListClasses,
  gameListHot,
  vendorListCategories,
  gameListRecent,
  favouriteListIds,
  favouriteList,
  favouriteAdd,
  favouriteRemove,
  gameLaunch,
  lotteryGetMenu,
};
const talk = {
  announcementList,
  messageCountUnread,
  messageList,
  messageGet,
  messageMarkRead,
  messageDelete,
  messageRestore,
  messageListCorrespondents,
  messageSend,
  announcementListForAgents,
  customerServiceListPaths,
  chatGetUrl,
  chatCountUnread,
  chatSetLanguage,
  chatEnter,
  chatListMessages,
  chatSendMessage,
  chatMarkRead,
};
const promotion = {
  promotionList,
  promotionGet,
};
const agent = {
  affiliateCodeCheck,
  downlineRegister,
  affiliateLinkList,
  affiliateLinkCreate,
  affiliateLinkDisable,
  affiliateLinkRecordVisit,
};
const insight = {
  betList,
  betGet,
  movementList,
  winnerList,
  teamGetOverview,
  teamList,
};

/** Calls without a handler yet: 501. */
const unanswered = {
  walletTransfer: notBuilt,
  walletListVendorWallets: notBuilt,
  walletGetFunds: notBuilt,
  roomList: notBuilt,
  lotteryListPopular: notBuilt,
  lotteryGetVietnamMenu: notBuilt,
  lotteryListVietnamRecent: notBuilt,
  lotteryListVietnamDraws: notBuilt,
  lotteryListDraws: notBuilt,
  missionGetSummary: notBuilt,
  missionGetLeaderboard: notBuilt,
  promotionClaimRaffle: notBuilt,
  pointsGetBalance: notBuilt,
  pointsListRewards: notBuilt,
  pointsRedeem: notBuilt,
  pointsListRedemptions: notBuilt,
  pointsGetConfig: notBuilt,
  pointsListTransactions: notBuilt,
  pointsConvert: notBuilt,
  agentContractProcessDividend: notBuilt,
  agentContractProcessDailySalary: notBuilt,
  agentContractProcessHourlySalary: notBuilt,
  agentContractProcessRealTimeSalary: notBuilt,
  agentContractListKinds: notBuilt,
  agentContractList: notBuilt,
  agentContractListBills: notBuilt,
  feedbackSend: notBuilt,
  feedbackUploadImage: notBuilt,
} as const;

/** Every call of the contract and its handler. @param own what the rooms of each module keep for themselves */
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

export const isBuilt = ({ constant }: NamedEndpoint): boolean => !(constant in unanswered);
