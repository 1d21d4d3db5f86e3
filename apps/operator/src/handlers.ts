import type { endpoints } from '@palpite/contract';
import type { NamedEndpoint } from '@palpite/contract/endpoint-tree.ts';
import {
  affiliateLinkCreate,
  affiliateLinkDisable,
  affiliateLinkList,
  affiliateLinkRecordVisit,
} from './modules/agent/affiliate-links.ts';
import { teamList } from './modules/insight/team/list-team.ts';
import { downlineRegister } from './modules/agent/register-downline.ts';
import { teamGetOverview } from './modules/insight/team/team-overview.ts';
import {
  announcementListForAgents,
  announcementList,
} from './modules/talk/announcement/list-announcements.ts';
import {
  authenticatorConfirm,
  authenticatorEnrol,
  authenticatorGet,
} from './modules/identity/authenticator/enrol.ts';
import {
  authenticatorDisable,
  authenticatorRenewRecoveryCodes,
} from './modules/identity/authenticator/disable-authenticator.ts';
import { countryList } from './modules/identity/account/country-codes.ts';
import { systemListDomainRoutes } from './modules/brand/domain-routes.ts';
import { systemGetHelpCenter } from './modules/brand/help-center.ts';
import { systemGetRegisterSettings } from './modules/identity/registration/register-settings.ts';
import { systemGetState, systemGetStatus } from './modules/brand/status.ts';
import { systemGetMenu } from './modules/brand/whitelabel.ts';
import { gameListClasses } from './modules/play/catalogue/game-classes.ts';
import { lotteryGetMenu } from './modules/play/catalogue/game-menus.ts';
import {
  gameList,
  gameListHot,
  vendorListCategories,
  gameGet,
  gameListForVisitor,
} from './modules/play/catalogue/list-games.ts';
import {
  favouriteAdd,
  favouriteListIds,
  favouriteList,
  favouriteRemove,
  gameListRecent,
} from './modules/play/catalogue/member-games.ts';
import { vendorList } from './modules/play/catalogue/vendor-lanes.ts';
import {
  chatEnter,
  chatSetLanguage,
  chatMarkRead,
  chatCountUnread,
  chatGetUrl,
} from './modules/talk/chat/chat-calls.ts';
import { chatListMessages, chatSendMessage } from './modules/talk/chat/chat-messages.ts';
import { verificationSendLoginCode } from './modules/identity/login/send-login-code.ts';
import { verificationSendRegisterCode } from './modules/identity/registration/send-register-code.ts';
import { contactList } from './modules/identity/contact/list-contacts.ts';
import { contactSendCode } from './modules/identity/contact/send-contact-code.ts';
import { contactSet } from './modules/identity/contact/set-contact.ts';
import { depositCreate } from './modules/money/deposit/create-order.ts';
import { depositListMethods } from './modules/money/deposit/list-methods.ts';
import {
  depositCancel,
  depositGet,
  depositList,
  depositMarkPaid,
} from './modules/money/deposit/own-orders.ts';
import { bindHandlers, type HandlersOf, notBuilt } from './kernel/http/handler.ts';
import { gameLaunch } from './modules/play/launch/launch-game.ts';
import { memberSetAvatar } from './modules/identity/account/choose-avatar.ts';
import { memberSetNickname } from './modules/identity/account/choose-nickname.ts';
import { memberGetAvatar } from './modules/identity/account/get-member-avatar.ts';
import { memberGetIcon } from './modules/identity/account/get-member-icon.ts';
import { memberGet } from './modules/identity/account/get-member-info.ts';
import { messageListCorrespondents } from './modules/talk/message/correspondents.ts';
import { messageGet, messageList } from './modules/talk/message/list-messages.ts';
import {
  messageDelete,
  messageMarkRead,
  messageRestore,
} from './modules/talk/message/mark-messages.ts';
import { messageSend } from './modules/talk/message/send-message.ts';
import { messageCountUnread } from './modules/talk/message/unread-count.ts';
import type { Own } from './own.ts';
import { passwordChange } from './modules/identity/password/change-password.ts';
import { passwordSendResetCode } from './modules/identity/password/forgot-password-by-email.ts';
import { passwordResetByEmail } from './modules/identity/password/set-password-by-email.ts';
import { passwordResetByPhone } from './modules/identity/password/set-password-by-phone.ts';
import { payoutAccountAdd } from './modules/money/payout/add-payout-account.ts';
import { payoutAccountList } from './modules/money/payout/payout-overview.ts';
import { payeeNameSet } from './modules/money/payout/set-payee-name.ts';
import { paymentPasswordSet } from './modules/money/payout/set-payment-password.ts';
import { promotionGet } from './modules/promotion/get-promotion.ts';
import { promotionList } from './modules/promotion/list-promotions.ts';
import { movementList } from './modules/insight/record/account-record.ts';
import { betGet } from './modules/insight/record/bet-detail.ts';
import { betList } from './modules/insight/record/betting-record.ts';
import { affiliateCodeCheck } from './modules/agent/affiliate-check.ts';
import {
  memberRegister,
  memberRegisterByMobile,
} from './modules/identity/registration/register.ts';
import { memberCheckUsername } from './modules/identity/registration/username-check.ts';
import { secondFactorVerify } from './modules/identity/second-factor/give-second-factor.ts';
import { secondFactorSendCode } from './modules/identity/second-factor/send-factor-code.ts';
import { sessionLoginAsGuest } from './modules/identity/login/free-play-login.ts';
import { captchaGet } from './modules/identity/captcha/get-captcha.ts';
import { sessionHandOver } from './modules/identity/login/hand-over.ts';
import { sessionListLoginAttempts } from './modules/identity/session/list-login-attempts.ts';
import { sessionList } from './modules/identity/session/list-sessions.ts';
import { sessionLogin } from './modules/identity/login/login.ts';
import { sessionLoginByToken } from './modules/identity/login/login-by-token.ts';
import {
  sessionLogout,
  sessionRevokeAll,
  sessionRevoke,
  sessionRevokeOthers,
} from './modules/identity/login/logout.ts';
import { sessionReauthenticate } from './modules/identity/login/reauthenticate.ts';
import { customerServiceListPaths } from './modules/talk/support/customer-service-paths.ts';
import { termsGet, termsAgree } from './modules/identity/terms/agree-to-terms.ts';
import { turnoverGet } from './modules/money/turnover/get-turnover.ts';
import { walletGetBalance } from './modules/money/wallet/get-balance.ts';
import { winnerList } from './modules/insight/winner/winner-board.ts';
import { withdrawalCancel } from './modules/money/withdrawal/cancel-withdrawal.ts';
import { withdrawalConfirmReceipt } from './modules/money/withdrawal/confirm-receipt.ts';
import { withdrawalGet, withdrawalList } from './modules/money/withdrawal/list-withdrawals.ts';
import {
  withdrawalGetReceiptImage,
  withdrawalUploadReceiptImage,
} from './modules/money/withdrawal/receipt-images.ts';
import { payoutAccountRemove } from './modules/money/withdrawal/remove-payout-account.ts';
import { withdrawalRequest } from './modules/money/withdrawal/request-withdrawal.ts';
import { withdrawalGetOptions } from './modules/money/withdrawal/withdrawal-options.ts';

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
  ...bindHandlers(undefined, talk),
  ...bindHandlers(undefined, promotion),
  ...bindHandlers(own.agent, agent),
  ...bindHandlers(own.insight, insight),
  ...unanswered,
});

export const isBuilt = ({ constant }: NamedEndpoint): boolean => !(constant in unanswered);
