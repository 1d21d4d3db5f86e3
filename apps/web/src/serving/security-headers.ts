/**
 * The headers that every page carries beside its Content-Security-Policy.
 *
 * `same-origin-allow-popups`: customer service and some games open in a window of their own.
 */
export function securityHeaders(input: {
  frames: readonly string[];
  secure: boolean;
  /** The address signs its bearer in: it goes along with nothing that the page asks for. */
  handsOver: boolean;
  /** Pages of this origin may frame it. */
  framed: boolean;
}): Headers {
  const frames = input.frames.map((origin) => `"${origin}"`).join(' ');
  const headers = new Headers({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': input.handsOver ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': input.framed ? 'SAMEORIGIN' : 'DENY',
    'Permissions-Policy': [
      `fullscreen=(self${frames ? ` ${frames}` : ''})`,
      `autoplay=(self${frames ? ` ${frames}` : ''})`,
      ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'].map(
        (feature) => `${feature}=()`,
      ),
    ].join(', '),
  });
  if (input.secure) {
    headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
  return headers;
}
