import type { Language } from './language.ts';

/** The names of one thing by language, as its maker gave them; everything has the English one. */
export type Titles = Readonly<Partial<Record<Language, string>>> & { readonly EN: string };
