/** Runs in the page before its own scripts: marks every announcement as seen, so that none opens by itself. */
export function rememberAnnouncements(): void {
  try {
    localStorage.setItem('announcementsSeen', '9999');
  } catch {
    // A frame without storage has no announcements either.
  }
}
