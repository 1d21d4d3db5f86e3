/**
 * Seals server seeds until they are revealed; otherwise read access to the database would be enough to predict every
 * round. AES-256-GCM with the host's key, bound to the seed's hash, so that no sealed seed can replace another.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface SeedBox {
  /** @param serverSeedHash the hash that the player sees */
  seal(serverSeed: string, serverSeedHash: string): string;
  /** @throws Error when it was altered, belongs to another hash, or was sealed with another key */
  open(sealed: string, serverSeedHash: string): string;
}

/**
 * @param seedKey 32 bytes as base64url text
 * @throws Error with a sentence that explains what is needed
 */
export function createSeedBox(seedKey: string): SeedBox {
  const key = Buffer.from(seedKey, 'base64url');
  if (key.length !== KEY_BYTES) {
    throw new Error(
      'The key that players’ seeds are sealed with is not 32 bytes of base64url text.',
    );
  }
  return {
    seal(serverSeed, serverSeedHash) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(serverSeedHash));
      const sealed = Buffer.concat([cipher.update(serverSeed, 'hex'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, serverSeedHash) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(serverSeedHash))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(opened).toString('hex');
    },
  };
}
