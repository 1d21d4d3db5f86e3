const MAIN_PICTURE = /<picture\b[^>]*>((?:<source\b[^>]*>)*)<img\b[^>]*\bfetchPriority="high"/;
const SOURCE = /<source\b[^>]*>/g;
const ATTRIBUTE = /\b(media|type|srcSet|sizes)="([^"]*)"/g;
/** What an address and a parameter of the header may hold: nothing else could end it. */
const ADDRESS = /^[\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f-\x7e]+$/;
const QUOTABLE = /^[\x20\x21\x23-\x5b\x5d-\x7e]+$/;

/**
 * The `Link` header (RFC 8288) by which a browser asks for a page's main picture as soon as the answer begins: before
 * the scripts, with which it would share a slow line, and early enough for an intermediary's hints (RFC 8297).
 *
 * The main picture is the first that is drawn with a high priority. Its first format alone is preloaded, by the
 * browsers that read it, in a narrow and a wide shape where it has both.
 *
 * @param html a page of ours, as React wrote it
 * @returns undefined where there is no such picture
 */
export function mainPictureLink(html: string): string | undefined {
  const sources = [...(MAIN_PICTURE.exec(html)?.[1] ?? '').matchAll(SOURCE)].map(([tag]) =>
    attributesOf(tag),
  );
  const shapes = sources.filter(({ type }) => type === sources[0]?.type);
  const narrow = shapes.find(({ media }) => media)?.media;
  const links = shapes.flatMap(({ type, media, srcSet = '', sizes }) => {
    const [address = ''] = srcSet.split(' ', 1);
    if (!ADDRESS.test(address)) return [];
    const wide = narrow && `not all and ${narrow}`;
    const parameters = { type, media: media ?? wide, imagesrcset: srcSet, imagesizes: sizes };
    return [
      `<${address}>; rel=preload; as=image; fetchpriority=high`,
      ...Object.entries(parameters).flatMap(([name, value]) =>
        value && QUOTABLE.test(value) ? `${name}="${value}"` : [],
      ),
    ].join('; ');
  });
  return links.join(', ') || undefined;
}

function attributesOf(tag: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...tag.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [name, unescaped(value)]),
  );
}

function unescaped(value: string): string {
  return value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
