import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CompactEncrypt, compactDecrypt } from 'jose';

declare const declared: unique symbol;

/**
 * The purpose of a sealed text: the kernel's own, or one that a module declares. Each has a key of its own: a text sealed
 * for one opens for no other.
 */
export type SecretPurpose =
  | 'payload-key'
  | 'kept-answer'
  | 'work'
  | (string & { readonly [declared]: true });

/** Declares a purpose of a module. Its key follows from the name: under another name, nothing sealed before opens. */
export const defineSecret = (name: string): SecretPurpose => name as SecretPurpose;

/** Seals text with keys that never enter the database. */
export interface SecretBox {
  seal(purpose: SecretPurpose, text: string): Promise<string>;
  /** @throws when `sealed` was altered, or sealed for another purpose or with another master key */
  open(purpose: SecretPurpose, sealed: string): Promise<string>;
  /** A separate secret for `use`, the same in every process: base64url text of 32 bytes. */
  derive(use: string): string;
}

const MASTER_KEY_BYTES = 32;

/** Derives a key per purpose from the master key (HKDF-SHA-256) and seals with A256GCM (compact JWE). */
export function createSecretBox(masterKey: Uint8Array): SecretBox {
  const keyOf = (use: string) =>
    new Uint8Array(hkdfSync('sha256', masterKey, '', `palpite ${use}`, 32));
  const keys = new Map<string, Uint8Array>();
  const keyFor = (purpose: SecretPurpose) => {
    const key = keys.get(purpose) ?? keyOf(purpose);
    keys.set(purpose, key);
    return key;
  };
  return {
    derive: (use) => Buffer.from(keyOf(use)).toString('base64url'),
    seal: (purpose, text) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(keyFor(purpose)),
    async open(purpose, sealed) {
      const { plaintext } = await compactDecrypt(sealed, keyFor(purpose), {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      return new TextDecoder().decode(plaintext);
    },
  };
}

/**
 * The master key: the configured one, or the data folder's own (mode 0600), made at first start.
 * Several machines on one database need the configured one, since they share no folder.
 * @throws Error with a sentence for the operator when the key is not 32 bytes of base64url
 */
export async function readMasterKey(
  dataDirectory: string,
  configured: string | undefined,
): Promise<Uint8Array> {
  if (configured !== undefined) return decodeMasterKey(configured, 'MASTER_KEY');
  const path = join(dataDirectory, 'master-key');
  await mkdir(dataDirectory, { recursive: true });
  const found = await readIfThere(path);
  if (found !== undefined) return decodeMasterKey(found.trim(), path);
  // Written to another name and linked into place, so that two processes that start at once agree on one whole file.
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(MASTER_KEY_BYTES).toString('base64url'), { mode: 0o600 });
  await link(draft, path).catch(ignoreExisting);
  await rm(draft);
  return decodeMasterKey((await readFile(path, 'utf8')).trim(), path);
}

function decodeMasterKey(text: string, source: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== MASTER_KEY_BYTES) {
    throw new Error(
      `The master key in ${source} is not 32 bytes of base64url text. Restore the file from a backup, or set MASTER_KEY to the key that this database was set up with.`,
    );
  }
  return new Uint8Array(bytes);
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
