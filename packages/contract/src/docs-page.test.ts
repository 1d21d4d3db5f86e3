import { describe, expect, test } from 'vitest';
import { docsPage } from './docs-page.ts';
import { eachEndpoint } from './endpoint-tree.ts';
import { endpoints } from './index.ts';
import { escapeHtml } from './shape-html.ts';

const page = docsPage(endpoints, { title: 'The contract', nonce: 'abc' });

describe('the page of the contract', () => {
  test.each(eachEndpoint(endpoints))(
    'has $name under an address of its own',
    ({ name, endpoint }) => {
      expect(page).toContain(`<h3 id="${name}">`);
      expect(page).toContain(`<code>${endpoint.method} ${endpoint.path}</code>`);
      expect(page).toContain(escapeHtml(endpoint.summary));
    },
  );

  test('has a target for each of its links, once', () => {
    const targets = [...page.matchAll(/ id="([^"]+)"/g)].map(([, target]) => target);
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(new Set(targets).size).toBe(targets.length);
    expect(links.filter((link) => !targets.includes(link))).toEqual([]);
  });

  test('holds no script and fetches nothing', () => {
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(|\son\w+=/i);
    expect(page).toContain('<style nonce="abc">');
  });

  test('shows text as text', () => {
    const hostile = {
      'a<b': { x: { ...endpoints.wallet.getBalance, summary: '<img src=x onerror=y>' } },
    };
    expect(docsPage(hostile, { title: '"><script>' })).not.toMatch(/<img|<script|a<b/);
  });
});
