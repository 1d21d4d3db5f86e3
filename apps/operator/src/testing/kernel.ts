/** What tests and measurements of other packages use of the kernel. */
export { startEvents } from '#kernel/live/testing/connect.ts';
export { ODDS, openValueSite } from '#kernel/live/testing/values.ts';
export { createPasswordHasher } from '#kernel/secrets/password-hash.ts';
export { tokenHash } from '#kernel/secrets/token.ts';
export { runJob } from '#kernel/work/run-job.ts';
