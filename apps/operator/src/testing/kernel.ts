/** What tests and measurements of other packages use of the kernel. */
export { createNotifications } from '@palpite/server/database/notifications.ts';
export { startEvents } from '#kernel/live/testing/connect.ts';
export { openValueSite } from '#kernel/live/testing/values.ts';
export { createPasswordHasher } from '#kernel/secrets/password-hash.ts';
export { tokenHash } from '#kernel/secrets/token.ts';
export { runJob } from '@palpite/work/run-job.ts';
