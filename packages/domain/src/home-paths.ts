/** Addresses that show home; the first is the canonical one (spec section 2). */
export const HOME_PATHS = ['/', '/home', '/index', '/index.html'] as const;
