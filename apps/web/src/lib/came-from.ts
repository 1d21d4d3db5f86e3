import { shortText } from './search-value.ts';

/** The page of this site that led to the login page: a login there goes back to it. */
export function cameFrom(value: unknown): string | undefined {
  return shortText(value, 512, /^\/(?![/\\])/);
}
