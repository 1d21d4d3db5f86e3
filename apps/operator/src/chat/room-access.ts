import { HEADERS } from '@palpite/contract/envelope.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Context } from 'hono';
import type { OperatorEnv } from '../http/frame.ts';
import type { LiveBrand } from '../http/live-brand.ts';
import type { Services } from '../services.ts';
import { findParticipant, type Participant } from './find-participant.ts';
import { type ChatPass, openPass } from './chat-pass.ts';

export type Page = Context<OperatorEnv>;

/** The brand whose host was asked, as any page of it is counted. */
export async function arrive(c: Page, services: Services): Promise<LiveBrand> {
  c.set('operation', 'chat room');
  const { host, address } = c.get('arrival');
  await services.throttles.general(address);
  const brand = await services.brands.byHost(host);
  if (brand === undefined) throw new ContractError('unknown_merchant');
  return brand;
}

/** Whether whoever shows this pass is let in now; null where not. */
export function enter(c: Page, services: Services, brand: LiveBrand, pass: ChatPass) {
  const { address, country, now } = c.get('arrival');
  return findParticipant(services, brand, pass, { address, country }, now);
}

/** @throws ContractError `session_expired` for whoever is not let in any longer */
export async function requireParticipant(
  c: Page,
  services: Services,
  brand: LiveBrand,
  pass: ChatPass,
): Promise<Participant> {
  const participant = await enter(c, services, brand, pass);
  if (participant === null) throw new ContractError('session_expired');
  return participant;
}

/** Who speaks from an open window. @throws ContractError `unauthenticated` | `session_expired` */
export async function recognise(c: Page, services: Services) {
  const brand = await arrive(c, services);
  const shown = /^Bearer (\S{20,4096})$/.exec(c.req.header(HEADERS.authorization) ?? '')?.[1];
  const audience = { use: 'room', brandCode: brand.code } as const;
  const pass = await openPass(services.secrets, c.get('arrival').now, audience, shown ?? '');
  if (pass === null) throw new ContractError('unauthenticated');
  return { brand, pass, participant: await requireParticipant(c, services, brand, pass) };
}
