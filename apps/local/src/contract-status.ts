/** `npm run contract:status`: which calls of the contract the reference operator answers, and which not yet. */
import { endpoints } from '@palpite/contract';
import { contractStatus, contractStatusText } from '@palpite/contract/status.ts';
import { isBuilt } from '@palpite/operator/handlers.ts';

process.stdout.write(contractStatusText(contractStatus(endpoints, isBuilt)));
