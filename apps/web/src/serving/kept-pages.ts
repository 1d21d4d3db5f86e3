import { compressText, type Encoding, QUALITY } from './compress.ts';
import { FreshCache } from './fresh-cache.ts';
import type { DrawnHead } from './page-drawing.ts';

/** A page that may be given to anybody, in each encoding that was asked for so far. */
export interface KeptPage {
  readonly status: number;
  readonly html: string;
  readonly policy: string;
  readonly link: string | undefined;
  readonly encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

/** Too much is being drawn: a page that is there already is given, any other has to be asked for later. */
export class BusyError extends Error {}

/** A call for a page failed; the page itself says so to the visitor, and only to them. */
class PartFailedError extends Error {}

/** The pages that everybody shares, drawn once each and renewed behind the visitor who finds one old. */
export class KeptPages {
  readonly #pages = new FreshCache<KeptPage | null>({
    freshMilliseconds: 5_000,
    staleMilliseconds: 60_000,
    // Many pages that have to be drawn must not take away those that need not be. A switch of the brand still holds: each
    // page is kept under the version of the brand's state.
    failedMilliseconds: 600_000,
    capacity: 500,
  });

  /**
   * The page of `key`; null where there is none for everybody, and one must be drawn for this request alone.
   * @throws BusyError when it is not there and cannot be drawn now
   */
  get(
    key: string,
    draw: () => Promise<DrawnHead | 'busy'>,
    policyOf: (scripts: readonly string[], styles: readonly string[]) => string,
  ): Promise<KeptPage | null> {
    let isOwn = false;
    const make = async () => {
      isOwn = true;
      const drawn = await draw();
      if (drawn === 'busy') throw new BusyError();
      if (drawn.kind === 'lacking') throw new PartFailedError();
      if (drawn.kind !== 'shared') return null;
      const { status, html, scripts, styles, link } = drawn;
      return { status, html, policy: policyOf(scripts, styles), link, encoded: new Map() };
    };
    return this.#pages
      .get(key, make)
      .catch((error: unknown) => {
        // Another visitor's turn was refused, whose page this one waited for: this one has a turn of its own.
        if (error instanceof BusyError && !isOwn) return this.#pages.get(key, make);
        throw error;
      })
      .catch((error: unknown) => {
        if (error instanceof PartFailedError) return null;
        throw error;
      });
  }
}

/** The bytes of a kept page, compressed once for all who accept the encoding. */
export function encodedPage(
  { html, encoded }: KeptPage,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = encoded.get(encoding) ?? compressText(html, encoding, QUALITY.kept);
  encoded.set(encoding, bytes);
  return bytes;
}
