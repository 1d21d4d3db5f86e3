/** Paths that a visitor may see even where the operator shows nothing without a login (spec section 2). */
const OPEN_PATHS: ReadonlySet<string> = new Set([
  '/login',
  '/agent',
  '/register',
  '/register.html',
  '/helpmc',
  '/download',
  '/lottery/verify',
]);

/** Whether `pathname` is shown to signed-in accounts alone. */
export function isGuarded(settings: { loginToHomePage: boolean }, pathname: string): boolean {
  return settings.loginToHomePage && !OPEN_PATHS.has(pathname);
}
