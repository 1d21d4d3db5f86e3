import { shortText } from './search-value.ts';

/** Where the login page was come to from, of this site alone: whoever signs in there goes on with it. */
export function cameFrom(value: unknown): string | undefined {
  return shortText(value, 512, /^\/(?![/\\])/);
}
