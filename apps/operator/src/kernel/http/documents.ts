import { randomBytes } from 'node:crypto';
import { docsPage } from '@palpite/contract/docs-page.ts';
import type { EndpointTree } from '@palpite/contract/endpoint-tree.ts';
import { openApiDocument } from '@palpite/contract/openapi.ts';
import type { Hono } from 'hono';
import type { OperatorEnv } from './frame.ts';

const TITLE = 'Palpite contract';
/** The placeholder in the cached page for each answer's own nonce. */
const NONCE_PLACE = 'nonce-of-this-answer';

/** The contract in two forms, made from the table at the first request: for programs and for readers. */
export function mountDocuments(app: Hono<OperatorEnv>, endpoints: EndpointTree): void {
  let document: string | undefined;
  let page: string | undefined;

  app.get('/openapi.json', (c) => {
    document ??= JSON.stringify(openApiDocument(endpoints, { title: TITLE, version: '1' }));
    c.header('Cache-Control', 'public, max-age=300');
    return c.body(document, 200, { 'Content-Type': 'application/json; charset=utf-8' });
  });

  app.get('/docs/api', (c) => {
    page ??= docsPage(endpoints, { title: TITLE, nonce: NONCE_PLACE });
    const nonce = randomBytes(16).toString('base64');
    c.header('Cache-Control', 'no-store');
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    );
    return c.html(page.replace(NONCE_PLACE, nonce));
  });
}
