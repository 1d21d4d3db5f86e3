import { memberSetAvatar } from './account/choose-avatar.ts';
import { memberSetNickname } from './account/choose-nickname.ts';
import { countryList } from './account/country-codes.ts';
import { memberGetAvatar } from './account/get-member-avatar.ts';
import { memberGetIcon } from './account/get-member-icon.ts';
import { memberGet } from './account/get-member-info.ts';
import {
  authenticatorDisable,
  authenticatorRenewRecoveryCodes,
} from './authenticator/disable-authenticator.ts';
import {
  authenticatorConfirm,
  authenticatorEnrol,
  authenticatorGet,
} from './authenticator/enrol.ts';
import { captchaGet } from './captcha/get-captcha.ts';
import { contactList } from './contact/list-contacts.ts';
import { contactSendCode } from './contact/send-contact-code.ts';
import { contactSet } from './contact/set-contact.ts';
import { sessionLoginAsGuest } from './login/free-play-login.ts';
import { sessionHandOver } from './login/hand-over.ts';
import { sessionLoginByToken } from './login/login-by-token.ts';
import { sessionLogin } from './login/login.ts';
import {
  sessionLogout,
  sessionRevoke,
  sessionRevokeAll,
  sessionRevokeOthers,
} from './login/logout.ts';
import { sessionReauthenticate } from './login/reauthenticate.ts';
import { verificationSendLoginCode } from './login/send-login-code.ts';
import { passwordChange } from './password/change-password.ts';
import { passwordSendResetCode } from './password/forgot-password-by-email.ts';
import { passwordResetByEmail } from './password/set-password-by-email.ts';
import { passwordResetByPhone } from './password/set-password-by-phone.ts';
import { systemGetRegisterSettings } from './registration/register-settings.ts';
import { memberRegister, memberRegisterByMobile } from './registration/register.ts';
import { verificationSendRegisterCode } from './registration/send-register-code.ts';
import { memberCheckUsername } from './registration/username-check.ts';
import { secondFactorVerify } from './second-factor/give-second-factor.ts';
import { secondFactorSendCode } from './second-factor/send-factor-code.ts';
import { sessionListLoginAttempts } from './session/list-login-attempts.ts';
import { sessionList } from './session/list-sessions.ts';
import { termsAgree, termsGet } from './terms/agree-to-terms.ts';

/** The calls that this module answers, by their constants' names. */
export const handlers = {
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
} as const;
