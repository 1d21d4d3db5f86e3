import { createHash } from 'node:crypto';

/** A page without a nonce in it, and the policy sources of the inline elements it was rendered with. */
export interface SharedPage {
  html: string;
  scripts: readonly string[];
  styles: readonly string[];
}

const INLINE_ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Data is never run, so it needs no leave to. */
const DATA = / type="application\/(ld\+)?json"/;
const NONCE_META = /<meta[^>]*property="csp-nonce"[^>]*>/g;

/**
 * Turns a page rendered with `nonce` into one that may be shared: the elements that carry the nonce are
 * hashed, then every nonce is removed. An element without it is never hashed, so nothing that slipped
 * into the page by another way is allowed to run.
 *
 * @returns undefined when the nonce stands anywhere else in the page: such a page must not be shared.
 */
export function sharePage(page: string, nonce: string): SharedPage | undefined {
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = '', content = ''] of page.matchAll(INLINE_ELEMENT)) {
    if (DATA.test(attributes) || content === '') continue;
    if (!attributes.includes(attribute)) continue;
    const source = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    (tag === 'script' ? scripts : styles).add(source);
  }
  const html = page.replace(NONCE_META, '').replaceAll(attribute, '');
  if (html.includes(nonce)) return undefined;
  return { html, scripts: [...scripts], styles: [...styles] };
}
