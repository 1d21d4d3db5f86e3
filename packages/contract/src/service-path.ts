import des from 'des.js';
import * as v from 'valibot';
import { address } from './wire.ts';

/**
 * The form that the customer-service address travels in: DES-ECB with PKCS#7 as base64, then the eight characters of
 * the key. The key travels beside what it locks, so this hides the address from a glance and protects nothing.
 */

/** The kind of path that is written in this form. */
export const SERVICE_PATH_TYPE = 3;

const KEY_CHARACTERS = 8;
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Writes an address in the form of type 3, under a key of its own. */
export function sealServicePath(path: string): string {
  const places = crypto.getRandomValues(new Uint8Array(KEY_CHARACTERS));
  // A little uneven over the alphabet, which is of no matter to a key that is sent along.
  const key = [...places].map((place) => ALPHABET[place % ALPHABET.length]).join('');
  const bytes = des.DES.create({ type: 'encrypt', key: bytesOf(key) }).final(bytesOf(path));
  return `${btoa(String.fromCharCode(...bytes))}${key}`;
}

/**
 * Reads an address of type 3.
 * @returns a path of this site or another site's address over TLS
 * @throws Error when the text is not in that form, or holds anything else than such an address
 */
export function openServicePath(sealed: string): string {
  const key = bytesOf(sealed.slice(-KEY_CHARACTERS));
  const locked = Uint8Array.from(atob(sealed.slice(0, -KEY_CHARACTERS)), (character) =>
    character.charCodeAt(0),
  );
  const bytes = des.DES.create({ type: 'decrypt', key }).final(locked);
  const path = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  return v.parse(address, path);
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
