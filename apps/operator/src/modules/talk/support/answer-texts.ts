import { defineText } from '#kernel/texts/define-text.ts';

/** The texts around an answer of customer service in a member's inbox. */
export const ANSWER_TEXTS = {
  title: defineText(
    /*i18n*/ { id: 'answer.title', message: 'Customer service answered your message' },
  ),
  asked: defineText(/*i18n*/ { id: 'answer.asked', message: 'You wrote:' }),
  answer: defineText(/*i18n*/ { id: 'answer.answer', message: 'Answer' }),
  reference: defineText(/*i18n*/ { id: 'answer.reference', message: 'Reference number:' }),
} as const;
