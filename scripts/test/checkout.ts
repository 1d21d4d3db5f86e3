import { relative, resolve } from 'node:path';

export const CHECKOUT = resolve(import.meta.dirname, '../..');

/** A file's path as a person writes it: from the root of the checkout. */
export const fromRoot = (path: string): string => relative(CHECKOUT, resolve(CHECKOUT, path));
