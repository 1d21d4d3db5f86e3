import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import type { LiveChannel } from '@palpite/contract/live.ts';
import type { LiveBrand } from '../brand/live-brand.ts';
import { authorise } from '../http/authorise.ts';
import type { Caller } from '../http/caller.ts';

/** Who is at the other end of a live connection. */
export interface LiveCaller {
  readonly brand: LiveBrand;
  /** Null for a visitor. */
  readonly caller: Caller | null;
}

/** What a module says about a channel of its own. */
export interface ChannelRule {
  /** The key of the caller's own channel; null when they have none. */
  own(caller: LiveCaller): string | null;
  /** Whether the caller may follow that one. Asked at each subscription, and again while it lasts. */
  may(caller: LiveCaller, key: string): boolean;
}

export type ChannelRules = Readonly<Record<LiveChannel, ChannelRule>>;

/** A channel by its full name, `account:7`, and as the client named it. */
export interface NamedChannel {
  readonly name: string;
  readonly asked: string;
}

/** The channel that a client means; null when there is none, or none of theirs. */
export function allowedChannel(
  rules: ChannelRules,
  caller: LiveCaller,
  asked: string,
): NamedChannel | null {
  const [kind = '', named] = asked.split(':', 2);
  if (!Object.hasOwn(rules, kind)) return null;
  const rule = rules[kind as LiveChannel];
  const key = named ?? rule.own(caller);
  if (key === null || !rule.may(caller, key)) return null;
  return { name: `${kind}:${key}`, asked };
}

/** The account of a channel `account:7`; undefined for other channels. */
export function accountOf(name: string): number | undefined {
  return name.startsWith('account:') ? Number(name.slice('account:'.length)) : undefined;
}

/** Whether the caller may make a call: a channel that says when its answer is stale is open to the same people. */
export function mayCall(endpoint: Endpoint, { brand, caller }: LiveCaller): boolean {
  try {
    authorise(endpoint, caller, brand);
    return true;
  } catch (error) {
    if (error instanceof ContractError) return false;
    throw error;
  }
}
