/** The package comes without types; this is what we call of it. */
declare module 'fontverter' {
  /** Recognises the form of `font` by its first bytes. */
  export function convert(font: Uint8Array, to: 'sfnt' | 'woff' | 'woff2'): Promise<Uint8Array>;
}
