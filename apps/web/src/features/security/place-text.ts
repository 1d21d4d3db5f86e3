import { namesFormat } from '@palpite/domain/formats.ts';

/** A place: the network address, and the country if the operator knows it. */
export function placeText(
  { address, country }: { address: string; country: string | null },
  locale: string,
): string {
  if (country === null) return address;
  const name = namesFormat(locale, { type: 'region' }).of(country) ?? country;
  return `${address} · ${name}`;
}
