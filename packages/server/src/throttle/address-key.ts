/** What counts as one address: an IPv6 customer has a whole /64, so that is counted; an IPv4 address counts alone. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const gap = address.includes('::')
    ? Array(Math.max(0, 8 - left.length - right.length)).fill('0')
    : [];
  return `${[...left, ...gap, ...right].slice(0, 4).join(':')}::/64`;
}
