/** What tests and measurements of other packages use of the kernel. */
export { createPasswordHasher } from '#kernel/secrets/password-hash.ts';
export { tokenHash } from '#kernel/secrets/token.ts';
export { runJob } from '#kernel/work/run-job.ts';
