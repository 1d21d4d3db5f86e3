import type { WelcomeMoney } from '@palpite/contract/system.ts';
import type { GameCategory } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import type { Services } from '#kernel/services.ts';

/** The games on offer. */
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
  /** The origin of games for browsers. */
  readonly gamesOrigin: string;
  /** The Firebase Auth emulator that replaces Firebase; null for Firebase itself. */
  readonly firebaseEmulator: string | null;
  /** What a brand currently gives to new accounts. */
  welcomeOf(
    brand: LiveBrand,
    services: Pick<Services, 'config'>,
  ): {
    readonly openingBalance: WelcomeMoney | null;
    readonly registrationBonus: WelcomeMoney | null;
  };
}
