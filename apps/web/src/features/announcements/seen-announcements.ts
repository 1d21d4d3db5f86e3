/** When the newest announcement was published that this browser has shown, ISO 8601. */
export const SEEN_KEY = 'announcementsSeen';

type Published = readonly { readonly timestamp: string }[];

/** Whether there is one that this browser has not shown yet. */
export function hasNewAnnouncement(list: Published): boolean {
  const seen = localStorage.getItem(SEEN_KEY) ?? '';
  return newest(list) > seen;
}

/** Remembers that these have been shown: none of them opens by itself again. */
export function rememberAnnouncements(list: Published): void {
  if (hasNewAnnouncement(list)) localStorage.setItem(SEEN_KEY, newest(list));
}

/** By the one mark of the newest, so that one taken back does not make an older one new. */
function newest(list: Published): string {
  return list.reduce((latest, { timestamp }) => (timestamp > latest ? timestamp : latest), '');
}
