/** What the test files of other packages begin with. Imports Vitest: measurements use the other doors. */
export { withGameHost } from '#modules/seamless/testing/with-game-host.ts';
export { withOperator } from './with-operator.ts';
