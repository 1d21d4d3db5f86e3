import { endpoints, type LaunchRequest } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { foldUsername } from '@palpite/domain';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import type { Caller } from '#kernel/http/caller.ts';
import { handlerOf } from '#kernel/http/handler.ts';
import { tokenHash } from '#kernel/secrets/token.ts';
import { admitGuest, type Engine, type OpenLaunch } from '#modules/wager/index.ts';

export interface LaunchNeeds {
  readonly engines: readonly Pick<Engine, 'launch'>[];
}

/** Opens a game of whatever engine: it answers where the site shows it. */
export const gameLaunch = handlerOf<LaunchNeeds>()(endpoints.game.launch, {
  prepare: ({ body, own }) => launchOf(own.engines, body),
  work(call, open: OpenLaunch) {
    const { body, session, brand } = call;
    checkCaller(body, session, brand);
    admitGuest(session.type, brand);
    return open(call);
  },
});

function launchOf(engines: LaunchNeeds['engines'], body: LaunchRequest): Promise<OpenLaunch> {
  for (const engine of engines) {
    const launch = engine.launch?.(body) ?? null;
    if (launch !== null) return launch;
  }
  throw new Error(`no engine opens ${body.launchMode}`);
}

/**
 * The payload repeats the caller (LAUNCH-02); it must match the session.
 * @throws ContractError `invalid_request` naming the field
 */
function checkCaller(body: LaunchRequest, session: Caller, brand: LiveBrand): void {
  const agrees = {
    merchantCode: body.merchantCode === brand.code,
    username: foldUsername(body.username) === foldUsername(session.username),
    token: session.tokenHash.equals(tokenHash(body.token)),
  };
  const fields = Object.entries(agrees)
    .filter(([, right]) => !right)
    .map(([field]) => ({ field, reason: 'does not belong to this session' }));
  if (fields.length > 0) throw new ContractError('invalid_request', { fields });
}
