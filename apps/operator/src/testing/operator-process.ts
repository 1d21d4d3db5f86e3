/**
 * An operator as a process of its own, so that a test can kill it: put together in the order of a site's
 * start, behind the site's own listener. Settings come as JSON in the argument.
 */
import { listen } from '@palpite/local/listener.ts';
import { createOperator, type OperatorConfig } from '#index.ts';

/** The settings of such a process. */
export interface OperatorProcessSettings {
  readonly port: number;
  readonly config: OperatorConfig;
}

const { port, config } = JSON.parse(process.argv[2] ?? '{}') as OperatorProcessSettings;
const listener = await listen('127.0.0.1', port, 'the operator');
const operator = await createOperator(config);
await operator.migrate();
await operator.seed();
await operator.start();
listener.answerWith((request, bindings) => operator.app.fetch(request, bindings));
listener.upgradeWith(operator.live.upgrade);
process.send?.('ready');
