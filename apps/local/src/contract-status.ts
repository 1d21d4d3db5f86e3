/** `npm run contract:status`: which calls of the contract the reference operator answers, and which not yet. */
import { endpoints } from '@palpite/contract';
import { contractStatus, contractStatusText } from '@palpite/contract/status.ts';
import { handlers } from '@palpite/operator/handlers.ts';
import { notBuilt } from '@palpite/operator/http/handler.ts';

const answered = new Map(Object.entries(handlers).map(([name, by]) => [name, by !== notBuilt]));
process.stdout.write(
  contractStatusText(contractStatus(endpoints, (name) => answered.get(name) === true)),
);
