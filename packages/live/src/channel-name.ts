export const fullName = (channel: string, key: string): string => `${channel}:${key}`;

/** The channel and the key of a name; the key is undefined where a client names its own. */
export function splitName(name: string): [channel: string, key: string | undefined] {
  const at = name.indexOf(':');
  return at < 0 ? [name, undefined] : [name.slice(0, at), name.slice(at + 1)];
}
