/** The common form of two spellings of one account name: trimmed, compatibility-folded, lower case. */
export function foldUsername(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}
