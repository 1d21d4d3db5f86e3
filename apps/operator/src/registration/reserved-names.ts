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

/** @param usernameKey the folded name */
export function isReservedName(usernameKey: string, merchantCode: string): boolean {
  const bare = usernameKey.replace(/\d+$/, '');
  return RESERVED.has(bare) || bare === merchantCode;
}
