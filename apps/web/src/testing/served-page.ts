import { createHash } from 'node:crypto';

/** What a browser sends with every page; programs without it are given the whole page at once. */
export const BROWSER = {
  accept: 'text/html,application/xhtml+xml',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
} as const;

/** The directives of a page's policy, by name. */
export function policyOf(response: Response): Record<string, string[]> {
  const header = response.headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    header.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

interface InlineElement {
  tag: string;
  attributes: string;
  content: string;
}

/** The script and style elements that hold something themselves. */
export function inlineElements(html: string): InlineElement[] {
  return [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
    .map(([, tag = '', attributes = '', content = '']) => ({ tag, attributes, content }))
    .filter(({ content }) => content !== '');
}

/** The policy sources of a page's inline elements of one kind that are run or applied, each once. */
export function elementHashes(html: string, tag: 'script' | 'style'): string[] {
  const hashes = inlineElements(html)
    .filter(
      (element) => element.tag === tag && !/application\/(ld\+)?json/.test(element.attributes),
    )
    .map(({ content }) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  return [...new Set(hashes)];
}
