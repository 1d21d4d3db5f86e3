/** What tests of other packages use of module talk. */
export { answerMessage } from '#modules/talk/support/answer-message.ts';
