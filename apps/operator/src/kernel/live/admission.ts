import { createReadOrigin } from '@palpite/server/http/client-address.ts';
import { addressKey } from '@palpite/server/throttle/address-key.ts';
import type { LiveHello } from '@palpite/contract/live.ts';
import { closedTo } from '../brand/closed-to.ts';
import type { LiveBrand } from '../brand/live-brand.ts';
import { tokenHash } from '../secrets/token.ts';
import type { Services } from '../services.ts';
import type { LiveCaller } from './channel.ts';
import type { LivePorts } from './hub-state.ts';

/** A connection that was let in at the door; it has not said yet who it is. */
export interface Arrived {
  readonly brand: LiveBrand;
  /** Frees its place; twice is once. */
  leave(this: void): void;
}

/** Why a connection is refused, as an HTTP status. */
export type Refused = 403 | 404 | 429 | 503;

/** Who may connect, and how many: for both kinds of wire. */
export interface Admission {
  arrive(headers: Headers, peer: string | undefined): Promise<Arrived | Refused>;
  /** The caller of a token; null when its session is over. A visitor has no token. */
  callerOf(brand: LiveBrand, hello: LiveHello): Promise<LiveCaller | null>;
  /** Lets no client in from now on. */
  close(): void;
}

export function createAdmission(
  { brands, config, limits, throttles, now }: Services,
  findCaller: LivePorts['findCaller'],
): Admission {
  const readOrigin = createReadOrigin(config.trustedProxies ?? [], config.countryHeader);
  const byAddress = new Map<string, number>();
  let open = 0;
  let closed = false;

  const takePlace = (address: string) => {
    const key = addressKey(address);
    const count = byAddress.get(key) ?? 0;
    if (open >= limits.liveConnections || count >= limits.liveConnectionsPerAddress) return null;
    open += 1;
    byAddress.set(key, count + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      open -= 1;
      const rest = (byAddress.get(key) ?? 1) - 1;
      if (rest === 0) byAddress.delete(key);
      else byAddress.set(key, rest);
    };
  };

  return {
    async arrive(headers, peer) {
      if (closed) return 503;
      const { address, host, country } = readOrigin(headers, peer);
      if (!isOwnPage(headers.get('origin'), host)) return 403;
      const leave = takePlace(address);
      if (leave === null) return 429;
      try {
        const brand = await brands.byHost(host);
        if (brand === undefined) {
          leave();
          return 404;
        }
        const why = closedTo(brand, { address, country });
        if (why !== null) {
          leave();
          return why === 'maintenance' ? 503 : 403;
        }
        await throttles.general(address);
        return { brand, leave };
      } catch {
        leave();
        return 429;
      }
    },
    async callerOf(brand, { token }) {
      if (token === null) return { brand, caller: null };
      const caller = await findCaller(brand, tokenHash(token), now());
      return caller === null ? null : { brand, caller };
    },
    close() {
      closed = true;
    },
  };
}

/** Pages of the site itself; a program that is no browser says no origin. */
function isOwnPage(origin: string | null, host: string): boolean {
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).hostname === host;
}
