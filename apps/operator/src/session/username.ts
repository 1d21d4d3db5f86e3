/** What two spellings of one account name have in common: trimmed, compatibility-folded, lower case. */
export function foldUsername(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}
