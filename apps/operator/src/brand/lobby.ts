import type { WelcomeMoney } from '@palpite/contract/system.ts';
import type { GameCategory } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { LiveBrand } from '../http/live-brand.ts';
import type { Services } from '../services.ts';

/** What there is to play. */
export interface Lobby {
  /** The first vendors in the order of menus. */
  vendors(
    database: Database,
    most: number,
  ): Promise<readonly { readonly code: string; readonly name: string }[]>;
  /** The categories that have games. */
  categories(database: Database): Promise<ReadonlySet<GameCategory>>;
}

/** What a brand's pages need of higher modules. */
export interface BrandNeeds {
  readonly lobby: Lobby;
  /** Where games are shown from, as browsers reach it. */
  readonly gamesOrigin: string;
  /** The Firebase Auth emulator that stands in for Firebase; null for Firebase itself. */
  readonly firebaseEmulator: string | null;
  /** What a brand gives to those who register now. */
  welcomeOf(
    brand: LiveBrand,
    services: Pick<Services, 'config'>,
  ): {
    readonly openingBalance: WelcomeMoney | null;
    readonly registrationBonus: WelcomeMoney | null;
  };
}
