import { Listeners, perTab } from '@palpite/ui/tab.ts';

/** When the newest announcement that this browser has shown or closed was published, ISO 8601. */
export const SEEN_KEY = 'announcementsSeen';
/** The same of the newest important one that it has shown: closing a line is not reading it. */
export const IMPORTANT_KEY = 'importantSeen';

type Published = readonly { readonly timestamp: string; readonly isImportant: boolean }[];

const inTab = perTab(() => new Listeners());

/** When the newest seen one was published, as a store; empty where none was. */
export const seenAnnouncements = {
  subscribe(listen: () => void): () => void {
    const end = inTab().subscribe(listen);
    window.addEventListener('storage', listen);
    return () => {
      end();
      window.removeEventListener('storage', listen);
    };
  },
  newest: (): string => localStorage.getItem(SEEN_KEY) ?? '',
};

/** Whether an important one has not been shown in this browser yet. */
export function isUnshown({ timestamp }: { readonly timestamp: string }): boolean {
  return timestamp > (localStorage.getItem(IMPORTANT_KEY) ?? '');
}

/** Marks this one as seen: its line goes. */
export function closeAnnouncement({ timestamp }: { readonly timestamp: string }): void {
  keepNewest(SEEN_KEY, timestamp);
}

/** Marks these as seen and, where one is important, as shown: it does not open itself again. */
export function rememberAnnouncements(shown: Published): void {
  for (const { timestamp, isImportant } of shown) {
    keepNewest(SEEN_KEY, timestamp);
    if (isImportant) keepNewest(IMPORTANT_KEY, timestamp);
  }
}

/** Stores only the newest date, so that withdrawing that announcement does not make an older one new. */
function keepNewest(key: string, timestamp: string): void {
  if (timestamp <= (localStorage.getItem(key) ?? '')) return;
  localStorage.setItem(key, timestamp);
  inTab().tell();
}
