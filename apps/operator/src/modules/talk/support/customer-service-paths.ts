import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { SERVICE_PATH_TYPE, sealServicePath } from '@palpite/contract/service-path.ts';
import { isGuest } from '@palpite/domain';
import type { SupportChannel } from '../tables/support.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { loadAccount } from '#modules/identity/index.ts';
import { SUPPORT_PATH } from './desk-page.ts';
import { issuePass } from './service-pass.ts';

/** The help centre's address, which may answer the question already. */
const HELP_PATH_TYPE = 1;

/**
 * Where customer service can be reached. The requested channel is only a wish: only members above the brand's rank get
 * the one for higher ranks.
 */
export const customerServiceListPaths = handler(
  endpoints.customerService.listPaths,
  async ({ query, brand, language, caller, tx, now, services }) => {
    const { settings } = brand;
    if (!settings.customerService) throw new ContractError('unavailable');
    const account = caller && !isGuest(caller.type) ? caller : null;
    const rank = account ? (await loadAccount(tx, account.accountId)).rankLevel : 0;
    const channel: SupportChannel =
      query.channel === 'vip' && rank > settings.vipAboveRank ? 'vip' : 'live';
    const pass = await issuePass(services.secrets, now, {
      brandCode: brand.code,
      channel,
      accountId: account?.accountId ?? null,
      sessionId: account?.sessionId ?? null,
      language,
    });
    return {
      paths: [
        { type: HELP_PATH_TYPE, path: '/helpmc' },
        { type: SERVICE_PATH_TYPE, path: sealServicePath(`${SUPPORT_PATH}?pass=${pass}`) },
      ],
    };
  },
);
