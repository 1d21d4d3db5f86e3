import * as v from 'valibot';
import { id } from './wire.ts';

/** A public key to seal E payloads with; clients use the first of the list. */
export const encryptionKey = v.object({
  kid: id,
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  y: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  use: v.literal('enc'),
  alg: v.literal('ECDH-ES'),
});
export type EncryptionKey = v.InferOutput<typeof encryptionKey>;
