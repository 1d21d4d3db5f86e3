import { createHash } from 'node:crypto';

/**
 * What a call asks for, in 16 bytes of SHA-256, written as a UUID: the same key with another request is a conflict. The
 * order of the fields does not matter.
 */
export function requestHash(kind: string, request: object): string {
  const fields = Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .toSorted(([first], [second]) => (first < second ? -1 : 1));
  const hex = createHash('sha256')
    .update(JSON.stringify([kind, fields], plain))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

const plain = (_name: string, value: unknown) =>
  typeof value === 'bigint' ? value.toString() : value;
