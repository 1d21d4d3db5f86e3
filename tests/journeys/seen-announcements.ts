/** Runs in the page before its own scripts: marks every announcement as seen, so that none has a line or opens itself. */
export function rememberAnnouncements(): void {
  try {
    localStorage.setItem('announcementsSeen', '9999');
    localStorage.setItem('importantSeen', '9999');
  } catch {
    // A frame without storage has no announcements either.
  }
}
