/** The avatars on offer: two colours each, behind the account's initials. */
export const AVATARS = {
  ember: ['#b3391f', '#ffd9c7'],
  lagoon: ['#0f5f73', '#d2f3f7'],
  meadow: ['#2f6b2a', '#dcf5cf'],
  plum: ['#6b2a6e', '#f6dcf7'],
  night: ['#25305e', '#dbe3ff'],
  honey: ['#7a5200', '#ffefc2'],
} as const satisfies Record<string, readonly [string, string]>;
export type AvatarId = keyof typeof AVATARS;

export const AVATAR_IDS = Object.keys(AVATARS) as readonly AvatarId[];

/** True when an avatar of that name is on offer. */
export function isAvatarId(value: string): value is AvatarId {
  return Object.hasOwn(AVATARS, value);
}

/** The initials of a nickname, one or two letters: the first of its first two words. */
export function initialsOf(nickname: string): string {
  const letters = nickname
    .split(/[\s._-]+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '');
  return letters.slice(0, 2).join('').toLocaleUpperCase() || '–';
}

/** The address of the picture `avatarId` with these initials. */
export function avatarAddress(avatarId: AvatarId, initials: string): string {
  return `/images/avatar/${avatarId}.svg?initials=${encodeURIComponent(initials)}`;
}

/** @param initials one or two letters or digits; nothing else is allowed, because the text is inserted into markup */
export function drawAvatar(avatarId: AvatarId, initials: string): string {
  const [paper, ink] = AVATARS[avatarId];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="48" fill="${paper}"/><text x="48" y="48" dy="0.36em" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="600" font-size="38" fill="${ink}">${initials}</text></svg>`;
}
