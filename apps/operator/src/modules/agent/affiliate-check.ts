import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { handler } from '#kernel/http/handler.ts';
import { findInviter } from './invite-code.ts';

/** Whether a code is an agent's of this brand, for a site of this brand. */
export const affiliateCodeCheck = handler(
  endpoints.affiliateCode.check,
  async ({ query, brand, services, tx }) => {
    const domain = URL.parse(query.domain);
    const site = domain === null ? undefined : await services.brands.byHost(domain.hostname);
    const inviter =
      site?.code === brand.code ? await findInviter(tx, brand.code, query.code, 'affiliate') : null;
    if (inviter === null) throw new ContractError('invalid_affiliate_code');
    return null;
  },
);
