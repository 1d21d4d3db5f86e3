/** What tests of other packages use of module play, and of the records of what was played. */
export { type Ending, playAt } from '#modules/insight/record/testing.ts';
export {
  anyGame,
  startGameHost,
  type TestGameHost,
  type TestVendor,
  testVendor,
} from '#modules/play/engines/seamless/testing.ts';
