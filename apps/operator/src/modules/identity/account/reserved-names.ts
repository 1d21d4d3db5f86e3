import { foldUsername } from '@palpite/domain';

/** Names that look like the operator's own, whatever digits follow: `Admin`, `support24`. */
const RESERVED = new Set([
  'admin',
  'administrator',
  'atendimento',
  'cashier',
  'casino',
  'dealer',
  'guest',
  'help',
  'house',
  'moderator',
  'official',
  'oficial',
  'operator',
  'palpite',
  'payments',
  'root',
  'security',
  'staff',
  'superuser',
  'suporte',
  'support',
  'system',
]);

export interface NameNeeds {
  /** Folded names of the operator's own accounts in every brand. */
  readonly reservedNames: readonly string[];
}

/**
 * Whether a nickname looks like the operator's own, as a whole or by one of its words, because other members read it.
 */
export function passesForHouse(needs: NameNeeds, nickname: string, brandCode: string): boolean {
  const words = foldUsername(nickname).split(/[ ._'-]+/);
  return [words.join(''), ...words].some((word) => isReservedName(needs, word, brandCode));
}

/** @param usernameKey the folded name */
export function isReservedName(
  { reservedNames }: NameNeeds,
  usernameKey: string,
  brandCode: string,
): boolean {
  const bare = usernameKey.replace(/\d+$/, '');
  return RESERVED.has(bare) || bare === brandCode || reservedNames.includes(usernameKey);
}
