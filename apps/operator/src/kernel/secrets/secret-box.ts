import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CompactEncrypt, compactDecrypt } from 'jose';

/** The purpose of a sealed text. Each has a key of its own: a text sealed for one opens for no other. */
export type SecretPurpose =
  | 'payload-key'
  | 'vendor-secret'
  | 'captcha'
  | 'support-pass'
  | 'chat-look'
  | 'hand-over'
  | 'kept-answer'
  | 'authenticator'
  | 'second-factor'
  | 'payout-account'
  | 'outbox'
  | 'work'
  | 'lottery-seed'
  | 'staff-authenticator';

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
  const keys: Record<SecretPurpose, Uint8Array> = {
    'payload-key': keyOf('payload-key'),
    'vendor-secret': keyOf('vendor-secret'),
    captcha: keyOf('captcha'),
    'support-pass': keyOf('support-pass'),
    'chat-look': keyOf('chat-look'),
    'hand-over': keyOf('hand-over'),
    'kept-answer': keyOf('kept-answer'),
    authenticator: keyOf('authenticator'),
    'second-factor': keyOf('second-factor'),
    'payout-account': keyOf('payout-account'),
    outbox: keyOf('outbox'),
    work: keyOf('work'),
    'lottery-seed': keyOf('lottery-seed'),
    'staff-authenticator': keyOf('staff-authenticator'),
  };
  return {
    derive: (use) => Buffer.from(keyOf(use)).toString('base64url'),
    seal: (purpose, text) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(keys[purpose]),
    async open(purpose, sealed) {
      const { plaintext } = await compactDecrypt(sealed, keys[purpose], {
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
