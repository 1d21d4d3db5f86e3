import des from 'des.js';
import * as v from 'valibot';
import { address } from './wire.ts';

/**
 * The format of the customer-service address: DES-ECB with PKCS#7 as base64, followed by the eight characters of the key.
 * Since the key is sent along, this obscures the address but does not protect it.
 */

/** The kind of path that uses this format. */
export const SERVICE_PATH_TYPE = 3;

const KEY_CHARACTERS = 8;
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Encodes an address as type 3, with a new key. */
export function sealServicePath(path: string): string {
  const places = crypto.getRandomValues(new Uint8Array(KEY_CHARACTERS));
  // Slightly uneven over the alphabet, which does not matter for a key that is sent along.
  const key = [...places].map((place) => ALPHABET[place % ALPHABET.length]).join('');
  const bytes = des.DES.create({ type: 'encrypt', key: bytesOf(key) }).final(bytesOf(path));
  return `${btoa(String.fromCharCode(...bytes))}${key}`;
}

/**
 * Decodes an address of type 3.
 * @returns a path of this site or another site's address over TLS
 * @throws Error when the text is not in that format, or is not such an address
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
