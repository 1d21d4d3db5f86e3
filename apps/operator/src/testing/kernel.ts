/** What tests and measurements of other packages use of the kernel. */
export { startEvents } from '#kernel/live/testing.ts';
export { ODDS, openValueSite } from '#kernel/live/values/testing.ts';
export { createPasswordHasher } from '#kernel/secrets/password-hash.ts';
export { tokenHash } from '#kernel/secrets/token.ts';
export { runJob } from '#kernel/work/run-job.ts';
