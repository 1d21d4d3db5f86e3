import type { Notices } from '#kernel/notify/notice.ts';
import { defineText } from '#kernel/texts/define-text.ts';

/** Replaces the name of a device whose browser does not identify itself. */
export const UNKNOWN_DEVICE = defineText(
  /*i18n*/ { id: 'account.unknownDevice', message: 'unknown device' },
);

/**
 * Notices about an account's security. A new password is reported without a link: its owner cannot log in to follow
 * one.
 */
export const ACCOUNT_NOTICES = {
  'login-elsewhere': {
    title: defineText(
      /*i18n*/ {
        id: 'account.login-elsewhere.title',
        message: 'login from a new device or network',
      },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'account.login-elsewhere.text',
        message:
          'there was a login to {account} from a new device or network: {device}, {address}, {time}. If it was not you, change your password and log out everywhere: {link}',
      },
    ),
  },
  'new-password': {
    title: defineText(
      /*i18n*/ { id: 'account.new-password.title', message: 'your password was changed' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'account.new-password.text',
        message:
          'the password of {account} was changed on {time} from {address}. If it was not you, choose another one at once with “Forgot password” and write to customer service.',
      },
    ),
  },
  'two-step-on': {
    title: defineText(
      /*i18n*/ { id: 'account.two-step-on.title', message: 'two-step login is on' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'account.two-step-on.text',
        message:
          'two-step login was turned on for {account} on {time} from {address}. If it was not you, write to customer service at once: {link}',
      },
    ),
  },
  'two-step-off': {
    title: defineText(
      /*i18n*/ { id: 'account.two-step-off.title', message: 'two-step login is off' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'account.two-step-off.text',
        message:
          'two-step login was turned off for {account} on {time} from {address}. If it was not you, change your password at once and turn it on again: {link}',
      },
    ),
  },
  'two-step-off-by-us': {
    title: defineText(
      /*i18n*/ { id: 'account.two-step-off-by-us.title', message: 'two-step login is off' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'account.two-step-off-by-us.text',
        message:
          'customer service turned two-step login off for {account} on {time}. If you did not ask for it, change your password at once: {link}',
      },
    ),
  },
  'new-recovery-codes': {
    title: defineText(
      /*i18n*/ { id: 'account.new-recovery-codes.title', message: 'new recovery codes' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'account.new-recovery-codes.text',
        message:
          'new recovery codes were made for {account} on {time} from {address}; the old ones no longer work. If it was not you, change your password at once and make new ones: {link}',
      },
    ),
  },
  'new-mobile': {
    title: defineText(
      /*i18n*/ { id: 'account.new-mobile.title', message: 'your mobile number was changed' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'account.new-mobile.text',
        message:
          'the mobile number of {account} was changed on {time} from {address}. If it was not you, change your password at once and write to customer service: {link}',
      },
    ),
  },
  'new-email': {
    title: defineText(
      /*i18n*/ { id: 'account.new-email.title', message: 'your email address was changed' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'account.new-email.text',
        message:
          'the email address of {account} was changed on {time} from {address}. If it was not you, change your password at once and write to customer service: {link}',
      },
    ),
  },
} as const satisfies Notices;
