/** What tests and measurements of other packages use of the wager and its engines, and of the records of what was played. */
export { type Ending, playAt } from '#modules/insight/record/testing/play.ts';
export { compareVendor } from '#modules/seamless/compare-vendor.ts';
export {
  type ManyCalls,
  recordCalls,
  theirPage,
} from '#modules/seamless/testing/records.ts';
export {
  QUICKNET_KEY,
  QUICKNET_RANDOMNESS,
  QUICKNET_ROUNDS,
  startRelay,
} from '#modules/lottery/drand/testing.ts';
export {
  drawIssue,
  issueOf,
  line,
  makeIssues,
  numeroOf,
  placeSlip,
  playOnly,
  workUntil,
} from '#modules/lottery/testing/bets.ts';
export {
  anyGame,
  startGameHost,
  type TestGameHost,
  type TestVendor,
  testVendor,
} from '#modules/seamless/testing/vendor.ts';
export { playOnce } from '#modules/wager/testing/bets.ts';
