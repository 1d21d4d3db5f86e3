import { foldUsername } from '../session/username.ts';

/** Names that would pass for the house, whatever digits follow: `Admin`, `support24`. */
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

/**
 * What the demo accounts are called in every brand: a start that makes them must find its own accounts under these
 * names, never a player's.
 */
export const DEMO_NAMES = [
  'agent1',
  'agent2',
  'agent41',
  'agent42',
  'affiliate',
  'member',
] as const;

/** Whether a nickname would pass for the house, as a whole or by one of its words: others read it. */
export function passesForHouse(nickname: string, brandCode: string): boolean {
  const words = foldUsername(nickname).split(/[ ._'-]+/);
  return [words.join(''), ...words].some((word) => isReservedName(word, brandCode));
}

/** @param usernameKey the folded name */
export function isReservedName(usernameKey: string, brandCode: string): boolean {
  const bare = usernameKey.replace(/\d+$/, '');
  const isDemo = DEMO_NAMES.some((name) => name === usernameKey);
  return RESERVED.has(bare) || bare === brandCode || isDemo;
}
