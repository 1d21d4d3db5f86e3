import { COOKIES, readCookie, writeCookie } from './cookie.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The saved theme; light when nothing is saved, whatever the system prefers. */
export function themeFromCookies(cookies: string): Theme {
  return readCookie(cookies, COOKIES.theme) === 'dark' ? 'dark' : 'light';
}

/** The theme that the document shows now. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Shows and keeps a theme. The attribute on `<html>` is its only home in the page. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  writeCookie(COOKIES.theme, theme);
  // The browser's own bar around an installed site.
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(document.documentElement).backgroundColor);
}
