import { PERMISSIONS } from '@palpite/domain';
import type { GenericSchema } from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { errorsOf } from './endpoint-errors.ts';
import { type EndpointTree, eachEndpoint, type NamedEndpoint } from './endpoint-tree.ts';
import { ERROR_STATUS } from './errors.ts';
import { componentSchemas, jsonSchemaOf } from './openapi-schemas.ts';
import { escapeHtml, shapeAnchor, shapeHtml } from './shape-html.ts';

/**
 * The contract as one readable page: self-contained HTML without scripts, calls grouped by noun, each call and shape with
 * its own anchor.
 */

export interface DocsPageOptions {
  readonly title: string;
  /** The nonce for `<style>`, for a content security policy that requires one. */
  readonly nonce?: string;
}

/** The whole page. */
export function docsPage(endpoints: EndpointTree, options: DocsPageOptions): string {
  const nouns = Object.entries(Object.groupBy(eachEndpoint(endpoints), ({ noun }) => noun));
  const title = escapeHtml(options.title);
  const nonce = options.nonce === undefined ? '' : ` nonce="${escapeHtml(options.nonce)}"`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style${nonce}>${STYLE}</style>
</head>
<body>
<nav aria-label="Calls">
<ul>
${nouns.map(([noun, calls = []]) => navigationHtml(noun, calls)).join('\n')}
<li><a href="#shapes">Shapes</a></li>
</ul>
</nav>
<main>
<h1>${title}</h1>
${INTRODUCTION}
${nouns.map(([noun, calls = []]) => nounHtml(noun, calls)).join('\n')}
<section aria-labelledby="shapes">
<h2 id="shapes">Shapes</h2>
${Object.entries(componentSchemas())
  .map(
    ([name, schema]) =>
      `<h3 id="${escapeHtml(shapeAnchor(name))}">${escapeHtml(name)}</h3>\n<pre tabindex="0">${shapeHtml(schema)}</pre>`,
  )
  .join('\n')}
</section>
</main>
</body>
</html>
`;
}

type Calls = readonly NamedEndpoint[];

function navigationHtml(noun: string, calls: Calls): string {
  const links = calls.map(
    ({ name }) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`,
  );
  return `<li><a href="#${escapeHtml(noun)}">${escapeHtml(noun)}</a><ul>${links.join('')}</ul></li>`;
}

function nounHtml(noun: string, calls: Calls): string {
  const anchor = escapeHtml(noun);
  return `<section aria-labelledby="${anchor}">
<h2 id="${anchor}">${anchor}</h2>
${calls.map(({ name, endpoint }) => callHtml(name, endpoint)).join('\n')}
</section>`;
}

function callHtml(name: string, endpoint: Endpoint): string {
  const errors = errorsOf(endpoint).map(
    (code) => `<code>${escapeHtml(code)}</code>&nbsp;${ERROR_STATUS[code]}`,
  );
  return `<article aria-labelledby="${escapeHtml(name)}">
<h3 id="${escapeHtml(name)}"><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></h3>
<p><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></p>
<p>${escapeHtml(endpoint.summary)}</p>
<p class="marks">${marksOf(endpoint)
    .map((mark) => `<span>${escapeHtml(mark)}</span>`)
    .join(' ')}</p>
${blockHtml('Query', endpoint.query)}${blockHtml(bodyTitle(endpoint), endpoint.body)}${blockHtml('Answer (value)', endpoint.value)}<details><summary>May answer with ${errors.length} errors</summary><p>${errors.join(', ')}</p></details>
</article>`;
}

function marksOf(endpoint: Endpoint): string[] {
  return [
    endpoint.origin === 'spec' ? 'listed in the specification' : 'extension',
    { none: 'no token', optional: 'token optional', required: 'token (T)' }[endpoint.token],
    endpoint.encrypted ? 'encrypted (E)' : '',
    { safe: 'changes nothing', natural: 'safe to repeat', key: 'needs an Idempotency-Key' }[
      endpoint.idempotency
    ],
    endpoint.permission === 'site' ? '' : `for ${PERMISSIONS[endpoint.permission].join(', ')}`,
    endpoint.flag === undefined ? '' : `with ${endpoint.flag}`,
  ].filter((mark) => mark !== '');
}

function bodyTitle(endpoint: Endpoint): string {
  if (endpoint.encrypted) return 'Body, sealed';
  return endpoint.bodyType === 'form' ? 'Body, as a form' : 'Body';
}

function blockHtml(title: string, schema: GenericSchema | undefined): string {
  if (schema === undefined) return '';
  return `<h4>${title}</h4>\n<pre tabindex="0">${shapeHtml(jsonSchemaOf(schema))}</pre>\n`;
}

const INTRODUCTION = `<p>Every answer is an envelope <code>{ success, message, value }</code>: <code>message</code>
is <code>ok</code> or a stable error code, and the HTTP status agrees with it. Amounts are integer minor units as
text; instants are ISO 8601 in UTC. The same table as a machine reads it: <a href="/openapi.json">OpenAPI 3.1</a>.</p>
<p>Headers: <code>Merchant-Code</code>, <code>Language</code> (PT without it),
<code>Authorization: Bearer …</code> where a token is needed, <code>Idempotency-Key</code> where one is needed,
<code>X-Request-Id</code>. Encrypted calls take <code>application/jose</code>: a compact JWE (ECDH-ES, A256GCM) made
with a key of the status answer, whose plaintext is <code>{ iat, jti, aud, body }</code>.</p>`;

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5d8de, #3a3f4a); --soft: light-dark(#f4f5f7, #1d2027);
  --accent: light-dark(#0b5cad, #7db8f5); --quiet: light-dark(#565d6b, #a7aebd); }
* { box-sizing: border-box; }
body { margin: 0; display: grid; grid-template-columns: 16rem minmax(0, 1fr); font: 15px/1.55 system-ui, sans-serif;
  background: light-dark(#fff, #14161b); color: light-dark(#1a1d23, #e7e9ee); }
nav { position: sticky; top: 0; height: 100dvh; overflow: auto; padding: 1rem; border-inline-end: 1px solid var(--line); }
nav ul { list-style: none; margin: 0; padding: 0; } nav ul ul { padding-inline-start: .75rem; margin-block-end: .5rem; }
nav ul ul a { color: var(--quiet); }
main { padding: 1.5rem 2rem 6rem; max-width: 60rem; }
a { color: var(--accent); text-decoration: none; } main p a, a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
h2 { margin-block-start: 3rem; border-block-end: 1px solid var(--line); text-transform: capitalize; }
h3 a { color: inherit; } h4 { margin: 1rem 0 .25rem; }
article { margin-block: 2rem; }
pre { background: var(--soft); border: 1px solid var(--line); border-radius: 8px; padding: .75rem 1rem; overflow: auto; }
pre small { color: var(--quiet); } code, pre { font: 13px/1.5 ui-monospace, monospace; }
pre i { font-style: normal; color: var(--quiet); } pre b { font-weight: 500; color: light-dark(#8a3b12, #f0b389); }
.marks span { display: inline-block; border: 1px solid var(--line); border-radius: 99px; padding: 0 .6rem;
  font-size: 13px; color: var(--quiet); }
@media (max-width: 48rem) { body { display: block; } nav { position: static; height: auto; max-height: 40dvh;
  border-inline-end: 0; border-block-end: 1px solid var(--line); } main { padding: 1rem; } }
`;
