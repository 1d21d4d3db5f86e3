import type { Language } from '@palpite/domain';
import { type Notice, type Notices, noticeOf } from '#kernel/notify/notice.ts';
import { defineText } from '#kernel/texts/define-text.ts';
import { textIn } from '#kernel/texts/texts.ts';
import type { CodePurpose } from './verification-code.ts';

const SUBJECT = defineText(/*i18n*/ { id: 'code.subject', message: 'your code' });

/**
 * A message states first what its code is for, so that its reader does not read it to a stranger for something else.
 */
const CODE_MESSAGES = {
  register: {
    title: SUBJECT,
    text: defineText(
      /*i18n*/ { id: 'code.register', message: '{code} is your code to register. {warning}' },
    ),
  },
  login: {
    title: SUBJECT,
    text: defineText(
      /*i18n*/ { id: 'code.login', message: '{code} is your code to log in. {warning}' },
    ),
  },
  password: {
    title: SUBJECT,
    text: defineText(
      /*i18n*/ {
        id: 'code.password',
        message: '{code} is your code to choose a new password. {warning}',
      },
    ),
  },
  'second-factor': {
    title: SUBJECT,
    text: defineText(
      /*i18n*/ {
        id: 'code.second-factor',
        message: '{code} is your code to confirm a login to your account. {warning}',
      },
    ),
  },
  contact: {
    title: SUBJECT,
    text: defineText(
      /*i18n*/ {
        id: 'code.contact',
        message: '{code} is your code to confirm this contact for your account. {warning}',
      },
    ),
  },
} as const satisfies Notices & Record<CodePurpose, unknown>;

const WARNING = defineText(
  /*i18n*/ {
    id: 'code.warning',
    message:
      'Valid for {minutes} minutes. Do not share it with anyone. If you did not ask for it, do nothing.',
  },
);
/** For a second proof: the person who requested that code knows the password. */
const PASSWORD_KNOWN = defineText(
  /*i18n*/ {
    id: 'code.passwordKnown',
    message:
      'Valid for {minutes} minutes. Do not share it with anyone. If you are not logging in, someone knows your password: change it.',
  },
);

/** The message that carries a code. */
export function codeMessage(
  language: Language,
  purpose: CodePurpose,
  code: string,
  minutes: number,
): Notice {
  const warning = purpose === 'second-factor' ? PASSWORD_KNOWN : WARNING;
  return noticeOf(CODE_MESSAGES[purpose], {
    code,
    warning: textIn(language, warning, { minutes }),
  });
}
