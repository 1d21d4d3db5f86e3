/** When the newest announcement that this browser has shown was published, ISO 8601. */
export const SEEN_KEY = 'announcementsSeen';

type Published = readonly { readonly timestamp: string }[];

/** Whether there is one that this browser has not shown yet. */
export function hasNewAnnouncement(list: Published): boolean {
  const seen = localStorage.getItem(SEEN_KEY) ?? '';
  return newest(list) > seen;
}

/** Marks these as shown, so that none of them opens by itself again. */
export function rememberAnnouncements(list: Published): void {
  if (hasNewAnnouncement(list)) localStorage.setItem(SEEN_KEY, newest(list));
}

/** Stores only the newest date, so that withdrawing that announcement does not make an older one new. */
function newest(list: Published): string {
  return list.reduce((latest, { timestamp }) => (timestamp > latest ? timestamp : latest), '');
}
