/** Runs in the page, before its own scripts: whatever is announced has been seen, so nothing opens by itself. */
export function rememberAnnouncements(): void {
  try {
    localStorage.setItem('announcementsSeen', '9999');
  } catch {
    // A frame without storage has no announcements either.
  }
}
