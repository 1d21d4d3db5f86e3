import { randomBytes } from 'node:crypto';
import { CHAT_PATH } from '@palpite/contract/chat-path.ts';
import { SYSTEM_STATUS } from '@palpite/contract/system.ts';
import { loadCatalogue } from '../lib/i18n/language.ts';
import { pageTextsElement } from '../lib/i18n/page-texts.ts';
import { compileOwnTexts } from './own-texts.ts';
import type { Boot, Preload, PublicStatus } from '../lib/boot.ts';
import { LANGUAGE_TAGS } from '@palpite/domain';
import { hasFlag } from '../lib/flag.ts';
import type { Transport } from '../lib/transport.ts';
import { timeZoneText } from '../lib/time-text.ts';
import type { RequestContext } from '../router.tsx';
import { AssetManifest } from './asset-manifest.ts';
import { chooseEncoding, compressStream, compressText, type Encoding } from './compress.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { FreshCache } from './fresh-cache.ts';
import { mainPictureLink } from './main-picture.ts';
import { type PageRequest, pageKey, readPageRequest } from './page-request.ts';
import { askVisitorStatus, StatusSource } from './page-status.ts';
import { isForSearchEngines } from './search-engines.ts';
import { securityHeaders } from './security-headers.ts';
import { isVisitorPage } from './shared-address.ts';
import { sharePage } from './shared-page.ts';
import { siteFile } from './site-file.ts';
import { SITEMAP_PATH, sitemap, sitemapAnswer } from './sitemap.ts';

export interface SiteParts {
  api: (request: Request) => Promise<Response>;
  render: (request: Request, options: { context: RequestContext }) => Promise<Response> | Response;
  /** The client build's manifest; undefined where there is no build. */
  manifest: URL | undefined;
  /** A looser policy for the development server's own scripts, and no shared pages. */
  development: boolean;
}

/** A page that may be given to anybody, in each encoding that somebody has asked for. */
interface KeptPage {
  html: string;
  policy: string;
  /** What a browser asks for before it has read the page. */
  link: string | undefined;
  encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

interface Rendering {
  page: PageRequest;
  status: PublicStatus;
  nonce: string;
  location?: Boot['location'];
  preloads: Preload[];
  /** Told the keys of the texts that the page shows. */
  usedTexts: Set<string>;
  /** What it asks the operator by; the visitor's own way by default. */
  transport?: Transport;
}

/** A call for a page failed; the page itself says so to the visitor. */
class PartFailedError extends Error {}

/** A transport that remembers whether a call was turned away or failed, which a screen tells in its own words. */
function watched(transport: Transport): Transport & { failed(): boolean } {
  let failed = false;
  return {
    ...transport,
    failed: () => failed,
    async fetch(...asked) {
      try {
        const answer = await transport.fetch(...asked);
        failed ||= answer.status === 429 || answer.status >= 500;
        return answer;
      } catch (error) {
        failed = true;
        throw error;
      }
    },
  };
}

/**
 * A CDN may give a page to requests of the same second, and to no later one: it cannot know that the brand was closed
 * since, and a closed site that is shown as open is worse than one request a second.
 */
const SHARED = 'public, max-age=0, s-maxage=1';
const UNSHARED = 'private, no-store';

/** Renders pages: for everybody where it can, for one request where it must. */
export class Site {
  readonly #parts: SiteParts;
  readonly #manifest: AssetManifest;
  readonly #statuses = new StatusSource();
  readonly #pages = new FreshCache<KeptPage | null>({
    freshMilliseconds: 5_000,
    staleMilliseconds: 60_000,
    capacity: 500,
  });

  readonly #sitemaps = new FreshCache<string>({
    freshMilliseconds: 60_000,
    staleMilliseconds: 600_000,
    capacity: 100,
  });

  constructor(parts: SiteParts) {
    this.#parts = parts;
    this.#manifest = new AssetManifest(parts.manifest);
  }

  async answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const transport = this.#transport(url);
    // Which languages the brand offers says in which one its own texts are asked for.
    const page = readPageRequest(request, await this.#statuses.get(url.host, transport));
    const shared = await this.#statuses.get(url.host, transport, page.language);
    const file = siteFile(shared, page, { transport, manifest: this.#manifest });
    if (file) return file;
    const status = shared.restrictsCallers ? await this.#visitorStatus(request, page) : shared;
    const open = status.status === SYSTEM_STATUS.normal;
    if (open && url.pathname === SITEMAP_PATH) return this.#sitemap(status, transport);
    if (!open || this.#parts.development || !isVisitorPage(page.url))
      return this.#streamed(request, page, status);
    const kept = await this.#pages
      .get(pageKey(page, status), () => this.#keep(page, status))
      .catch((error: unknown) => {
        if (error instanceof PartFailedError) return null;
        throw error;
      });
    return kept ? this.#shared(request, page, status, kept) : this.#streamed(request, page, status);
  }

  /** The status for this visitor alone, where the brand is not open to everybody. */
  async #visitorStatus({ headers }: Request, { url, language }: PageRequest) {
    const { location: _, ...status } = await askVisitorStatus(
      url.host,
      this.#transport(url),
      headers,
      language,
    );
    return status;
  }

  async #sitemap(status: PublicStatus, transport: Transport): Promise<Response> {
    const host = new URL(transport.baseUrl).host;
    return sitemapAnswer(
      await this.#sitemaps.get(`${status.version} ${host}`, () => sitemap(status, transport)),
    );
  }

  /** Calls from a rendering go straight to the operator in this process. */
  #transport(url: URL): Transport {
    const { api } = this.#parts;
    return {
      baseUrl: url.origin,
      fetch: (address, init) => {
        const request = new Request(address, init);
        // No socket writes it here, and the operator finds the brand by it.
        request.headers.set('Host', url.host);
        return api(request);
      },
    };
  }

  async #render(request: Request, rendering: Rendering) {
    const { page, nonce, location, preloads, usedTexts } = rendering;
    const { transport = this.#transport(page.url) } = rendering;
    const { url, language, theme } = page;
    const own = compileOwnTexts(rendering.status);
    const timeZoneName = timeZoneText(own.status.timeZone, LANGUAGE_TAGS[language]);
    const { origin } = url;
    const boot: Boot = { origin, language, theme, location, preloads, timeZoneName, ...own };
    const context = { boot, nonce, usedTexts, transport };
    return this.#parts.render(request, { context });
  }

  /** A page for this request alone, sent while it is being made. */
  async #streamed(request: Request, page: PageRequest, status: PublicStatus): Promise<Response> {
    const nonce = newNonce();
    const asked = page.handsOver ? new Request(page.url, request) : request;
    const response = await this.#render(asked, {
      page,
      status,
      nonce,
      location: await this.#locate(request, page, status),
      // What a stream will show is not known when its head is sent: all the texts come with it.
      preloads: [
        ...this.#manifest.fonts(status.info.whitelabel.face.type),
        ...this.#manifest.texts(page.language),
      ],
      usedTexts: new Set(),
    });
    const source = [`'nonce-${nonce}'`];
    const headers = this.#headers(page, status, this.#policy(page, status, source, source));
    headers.set('Cache-Control', UNSHARED);
    const location = response.headers.get('location');
    if (location) headers.set('Location', location);
    const code = httpStatus(status, response.status);
    const end = status.maintenance?.maintenanceEnd;
    if (code === 503 && end) headers.set('Retry-After', new Date(end).toUTCString());
    if (!response.body) return new Response(null, { status: code, headers });
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    const body = compressStream(response.body, encoding);
    return new Response(body, { status: code, headers });
  }

  /** Where the visitor comes from, for the one page that says so; every other is for anybody. */
  async #locate({ headers }: Request, { url, language }: PageRequest, status: PublicStatus) {
    if (status.status !== SYSTEM_STATUS.restricted) return undefined;
    return (await askVisitorStatus(url.host, this.#transport(url), headers, language)).location;
  }

  /**
   * Makes a page for everybody; null when it turns out to be a redirect, a failure or not shareable.
   * @throws PartFailedError when what it shows could not all be asked for: it is nobody else's failure
   */
  async #keep(page: PageRequest, status: PublicStatus): Promise<KeptPage | null> {
    const nonce = newNonce();
    // Nothing of the request that happened to come first may reach the page.
    const request = new Request(page.url, { headers: { Accept: 'text/html' } });
    const usedTexts = new Set<string>();
    const preloads = this.#manifest.fonts(status.info.whitelabel.face.type);
    const transport = watched(this.#transport(page.url));
    const rendering = { page, status, nonce, preloads, usedTexts, transport };
    const response = await this.#render(request, rendering);
    const html = await response.text();
    if (transport.failed()) throw new PartFailedError();
    const shared = response.status === 200 ? sharePage(html, nonce) : undefined;
    if (!shared) return null;
    const texts = pageTextsElement(await loadCatalogue(page.language), usedTexts);
    const policy = this.#policy(page, status, shared.scripts, shared.styles);
    return {
      html: shared.html.replace('</head>', () => `${texts}</head>`),
      policy,
      link: mainPictureLink(shared.html),
      encoded: new Map(),
    };
  }

  async #shared(
    request: Request,
    page: PageRequest,
    status: PublicStatus,
    kept: KeptPage,
  ): Promise<Response> {
    const headers = this.#headers(page, status, kept.policy);
    // A CDN does not know whom the site is open to, and may not keep who handed a token over.
    const unshared = status.restrictsCallers || page.handsOver;
    headers.set('Cache-Control', unshared ? UNSHARED : SHARED);
    if (kept.link) headers.set('Link', kept.link);
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    let bytes = kept.encoded.get(encoding);
    if (!bytes) {
      bytes = compressText(kept.html, encoding);
      kept.encoded.set(encoding, bytes);
    }
    return new Response(request.method === 'HEAD' ? null : await bytes, { headers });
  }

  #policy(
    page: PageRequest,
    status: PublicStatus,
    scripts: readonly string[],
    styles: readonly string[],
  ): string {
    return contentSecurityPolicy({
      scripts,
      styles,
      frames: isRoom(page, status) ? [] : status.gamesOrigins,
      chat: hasFlag(status, 'CBS3') && !isRoom(page, status),
      framed: isRoom(page, status),
      addresses: status.siteOrigins.filter((origin) => origin !== page.url.origin),
      images: status.info.imageCDNs,
      analytics: status.info.analytics.gtagId !== null,
      firebase: status.info.firebase,
      secure: page.secure,
      development: this.#parts.development,
    });
  }

  #headers(page: PageRequest, status: PublicStatus, policy: string): Headers {
    const headers = securityHeaders({
      frames: status.gamesOrigins,
      secure: page.secure,
      handsOver: page.handsOver,
      framed: isRoom(page, status),
    });
    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.set('Content-Security-Policy', policy);
    // The two cookies are language and theme; the host, which says which brand, is part of every key.
    headers.set('Vary', 'Cookie, Accept-Encoding');
    if (page.handsOver || !isForSearchEngines(page.url)) headers.set('X-Robots-Tag', 'noindex');
    return headers;
  }
}

/** A closed site says so to programs too: 503 while it is worked on, 403 where it is not open. */
function httpStatus({ status }: PublicStatus, rendered: number): number {
  if (status === SYSTEM_STATUS.maintenance) return 503;
  return status === SYSTEM_STATUS.restricted ? 403 : rendered;
}

/** Whether it is the chat room, the one page that pages of its own origin may frame. */
const isRoom = ({ url }: PageRequest, status: PublicStatus): boolean =>
  url.pathname === CHAT_PATH && hasFlag(status, 'CBS3');

/** 144 random bits: nothing that a page shows can contain it by chance or by design. */
function newNonce(): string {
  return randomBytes(18).toString('base64');
}
