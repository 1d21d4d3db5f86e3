/**
 * The time zone of the site's records, which the launch puts in the address, so that a round has the same time in the
 * game's history as there. The browser's own when the address names no valid one.
 */
export function siteZone(address: string): string {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const named = new URL(address).searchParams.get('zone');
  if (!named) return own;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions().timeZone;
  } catch {
    return own;
  }
}

/** The zone's short name at an instant, e.g. `BRT`. @param tag BCP 47 tag of the reader's language */
export function zoneName(timeZone: string, at: Date, tag: string): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
