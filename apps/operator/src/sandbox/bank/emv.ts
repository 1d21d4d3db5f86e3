/** Payment codes of EMV's form ("EMV QR Code Specification for Payment Systems: Merchant-Presented Mode", 1.1). Pure. */

/** A field: two digits for its tag, two for the length of its value, the value. */
export function field(tag: string, value: string): string {
  if (value.length < 1 || value.length > 99) throw new RangeError(`field ${tag} does not fit`);
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

/** A whole code: its fields in order, and the checksum over all of it, the checksum's own tag and length included. */
export function sealed(fields: readonly string[]): string {
  const text = `${fields.join('')}6304`;
  return text + crc16(text).toString(16).toUpperCase().padStart(4, '0');
}

/** CRC-16 in EMV's variant: polynomial 0x1021 from 0xFFFF, without reflection. The text is ASCII. */
export function crc16(text: string): number {
  let crc = 0xff_ff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = ((crc & 0x80_00) === 0 ? crc << 1 : (crc << 1) ^ 0x10_21) & 0xff_ff;
    }
  }
  return crc;
}
