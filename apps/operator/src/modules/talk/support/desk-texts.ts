import { defineText } from '#kernel/texts/define-text.ts';

/** The texts of the customer-service page. */
export const DESK_TEXTS = {
  title: defineText(/*i18n*/ { id: 'desk.title', message: 'Customer service' }),
  vip: defineText(/*i18n*/ { id: 'desk.vip', message: 'VIP' }),
  promise: defineText(
    /*i18n*/ {
      id: 'desk.promise',
      message:
        'Leave a message. Our team reads it and the answer appears here. This is a demonstration site, so there may be no one on duty.',
    },
  ),
  signedInAs: defineText(/*i18n*/ { id: 'desk.signedInAs', message: 'Logged in as {username}.' }),
  visitor: defineText(/*i18n*/ { id: 'desk.visitor', message: 'You are writing as a visitor.' }),
  message: defineText(/*i18n*/ { id: 'desk.message', message: 'Your message' }),
  messageHint: defineText(
    /*i18n*/ { id: 'desk.messageHint', message: 'Never write your password or a card number.' },
  ),
  email: defineText(/*i18n*/ { id: 'desk.email', message: 'Email (optional)' }),
  emailHint: defineText(
    /*i18n*/ { id: 'desk.emailHint', message: 'Only if you want a reply by email.' },
  ),
  send: defineText(/*i18n*/ { id: 'desk.send', message: 'Send message' }),
  sent: defineText(/*i18n*/ { id: 'desk.sent', message: 'Your message has arrived' }),
  keepReference: defineText(
    /*i18n*/ {
      id: 'desk.keepReference',
      message: 'Keep this number. With it you can read the answer here.',
    },
  ),
  earlier: defineText(/*i18n*/ { id: 'desk.earlier', message: 'Your messages' }),
  waiting: defineText(/*i18n*/ { id: 'desk.waiting', message: 'Not answered yet' }),
  answer: defineText(/*i18n*/ { id: 'desk.answer', message: 'Answer' }),
  findTitle: defineText(/*i18n*/ { id: 'desk.findTitle', message: 'Read an answer' }),
  reference: defineText(/*i18n*/ { id: 'desk.reference', message: 'Reference number' }),
  find: defineText(/*i18n*/ { id: 'desk.find', message: 'Show' }),
  notFound: defineText(
    /*i18n*/ {
      id: 'desk.notFound',
      message: 'There is no message with this number. Check it and try again.',
    },
  ),
  messageMissing: defineText(
    /*i18n*/ { id: 'desk.messageMissing', message: 'Write a message of 3 to 2,000 characters.' },
  ),
  emailWrong: defineText(
    /*i18n*/ {
      id: 'desk.emailWrong',
      message: 'This is not an email address. Correct it or leave it empty.',
    },
  ),
  tooMany: defineText(
    /*i18n*/ {
      id: 'desk.tooMany',
      message: 'Too many messages from here. Nothing was sent; try again in an hour.',
    },
  ),
  another: defineText(/*i18n*/ { id: 'desk.another', message: 'Write another message' }),
  answerCame: defineText(
    /*i18n*/ { id: 'desk.answerCame', message: 'Customer service has answered.' },
  ),
  readAnswer: defineText(/*i18n*/ { id: 'desk.readAnswer', message: 'Read the answer' }),
  keptHere: defineText(
    /*i18n*/ { id: 'desk.keptHere', message: 'This browser keeps these numbers for 30 days.' },
  ),
  forget: defineText(/*i18n*/ { id: 'desk.forget', message: 'Remove them from this browser' }),
} as const;

export type DeskTexts = Readonly<Record<keyof typeof DESK_TEXTS, string>>;
