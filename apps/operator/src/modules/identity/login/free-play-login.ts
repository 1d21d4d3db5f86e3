import { randomInt } from 'node:crypto';
import { endpoints, freePlayHeader } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { GUEST_ACCOUNT_TYPE } from '@palpite/domain';
import * as v from 'valibot';
import { account } from '../tables/account.table.ts';
import { handlerOf } from '#kernel/http/handler.ts';
import type { OpenMoney } from '../account/open-money.ts';
import { openSealed } from '#kernel/http/open-sealed.ts';
import { startSession } from '../session/start-session.ts';

/**
 * Opens a guest account with its own wallet and signs it in. Each call makes one, so an address may make only so many;
 * a job closes them when their day is over.
 */
export const sessionLoginAsGuest = handlerOf<{ readonly openMoney: OpenMoney }>()(
  endpoints.session.loginAsGuest,
  {
    async prepare({ body, services, brand, address, now }) {
      const binding = { brandCode: brand.code, token: null };
      const sealed = await openSealed(
        services,
        endpoints.session.loginAsGuest,
        body.header,
        binding,
        now,
      );
      await sealed.claimed;
      const header = v.safeParse(freePlayHeader, sealed.body);
      if (!header.success) throw new ContractError('payload_unreadable');
      if (header.output.merchantCode !== brand.code) throw new ContractError('unknown_merchant');
      await services.throttles.spend('guest-address', { address });
      return header.output;
    },
    async work(call, { language }) {
      const { tx, services, brand, address, country, userAgent, now, own } = call;
      const { limits, metrics } = services;
      // Twelve random digits: no two guests collide, and the name does not reveal how many there are.
      const digits = String(randomInt(1e12)).padStart(12, '0');
      const [guest] = await tx
        .insert(account)
        .values({
          brandCode: brand.code,
          username: `guest${digits}`,
          usernameKey: `guest${digits}`,
          type: GUEST_ACCOUNT_TYPE,
          isMember: false,
          nickname: `Guest ${digits.slice(-4)}`,
          language,
          currency: brand.currency,
          createdAt: now,
          expiresAt: new Date(now.getTime() + limits.guestSeconds * 1_000),
        })
        .returning();
      if (guest === undefined) throw new Error('a guest account was not written');
      await own.openMoney(call, guest.id, { kind: 'guest' });
      metrics.logins.inc({ brand: brand.code, method: 'freeplay', outcome: 'ok' });
      return startSession(tx, guest, {
        method: 'freeplay',
        address,
        country,
        userAgent,
        language,
        now,
        limits,
      });
    },
  },
);
