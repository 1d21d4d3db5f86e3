/** What tests and measurements of other packages use of module play, and of the records of what was played. */
export { type Ending, playAt } from '#modules/insight/record/testing.ts';
export { compareVendor } from '#modules/play/engines/seamless/compare-vendor.ts';
export {
  type ManyCalls,
  recordCalls,
  theirPage,
} from '#modules/play/engines/seamless/testing-records.ts';
export {
  QUICKNET_KEY,
  QUICKNET_RANDOMNESS,
  QUICKNET_ROUNDS,
  startRelay,
} from '#modules/play/engines/lottery/drand/testing.ts';
export {
  drawIssue,
  line,
  makeIssues,
  numeroOf,
  placeSlip,
  playOnly,
  workUntil,
} from '#modules/play/engines/lottery/testing.ts';
export {
  anyGame,
  startGameHost,
  type TestGameHost,
  type TestVendor,
  testVendor,
} from '#modules/play/engines/seamless/testing.ts';
export { playOnce } from '#modules/play/wager/testing.ts';
