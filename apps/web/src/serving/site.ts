import { randomBytes } from 'node:crypto';
import { CHAT_PATH } from '@palpite/contract/chat-path.ts';
import { SYSTEM_STATUS } from '@palpite/contract/system.ts';
import type { PublicStatus } from '../lib/boot.ts';
import { hasFlag } from '../lib/flag.ts';
import type { Transport } from '../lib/transport.ts';
import { AssetManifest } from './asset-manifest.ts';
import { busyAnswer } from './busy-page.ts';
import { chooseEncoding } from './compress.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { FreshCache } from './fresh-cache.ts';
import { BusyError, encodedPage, type KeptPage, KeptPages } from './kept-pages.ts';
import { type CallOperator, operatorTransport } from './operator-transport.ts';
import type { Drawing, DrawingContext, PageJob } from './page-drawing.ts';
import { type PageRequest, pageKey, readPageRequest } from './page-request.ts';
import { askVisitorStatus, StatusSource } from './page-status.ts';
import { isForSearchEngines } from './search-engines.ts';
import { securityHeaders } from './security-headers.ts';
import { isVisitorPage } from './shared-address.ts';
import { siteFile } from './site-file.ts';
import { SITEMAP_PATH, sitemap, sitemapAnswer } from './sitemap.ts';
import { isUnknownAddress, mergeUnknown } from './unknown-address.ts';

export interface SiteParts {
  readonly api: CallOperator;
  /** Draws a page in this thread or in another; `busy` where too many wait to be drawn already. */
  readonly draw: (job: PageJob, context: DrawingContext) => Promise<Drawing | 'busy'>;
  /** The client build's manifest; undefined where there is no build. */
  readonly manifest: URL | undefined;
  /** A looser policy for the development server's own scripts, and no shared pages. */
  readonly development: boolean;
}

/**
 * A CDN may give a page to requests of the same second, and to no later one: it cannot know that the brand was closed
 * since, and a closed site that is shown as open is worse than one request a second.
 */
const SHARED = 'public, max-age=0, s-maxage=1';
const UNSHARED = 'private, no-store';
/** A page for everybody is drawn to its end, also when the visitor who asked first has left. */
const UNSTOPPED = new AbortController().signal;

/** Answers with pages: one for everybody where it can, one for this request where it must. */
export class Site {
  readonly #parts: SiteParts;
  readonly #manifest: AssetManifest;
  readonly #statuses = new StatusSource();
  readonly #pages = new KeptPages();
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
    try {
      return await this.#page(request, page, status, open && !this.#parts.development);
    } catch (error) {
      if (error instanceof BusyError) return busyAnswer(status, page);
      throw error;
    }
  }

  async #page(
    request: Request,
    asked: PageRequest,
    status: PublicStatus,
    mayShare: boolean,
  ): Promise<Response> {
    const page = { ...asked, url: mayShare ? mergeUnknown(asked.url) : asked.url };
    if (!mayShare || !(isVisitorPage(page.url) || isUnknownAddress(page.url)))
      return this.#alone(request, asked, status);
    const kept = await this.#pages.get(
      pageKey(page, status),
      () => this.#draw(page, status),
      (scripts, styles) => this.#policy(page, status, scripts, styles),
    );
    return kept ? this.#shared(request, page, status, kept) : this.#alone(request, asked, status);
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

  #transport(url: URL): Transport {
    return operatorTransport(this.#parts.api, url);
  }

  /** Draws a page for everybody: nothing of the request that happened to come first may reach it. */
  async #draw({ url, language, theme }: PageRequest, status: PublicStatus) {
    const job: PageJob = {
      url: url.href,
      headers: { Accept: 'text/html' },
      language,
      theme,
      status,
      nonce: newNonce(),
      preloads: this.#manifest.fonts(status.info.whitelabel.face.type),
      isShared: true,
      encoding: 'identity',
    };
    const { api: call, draw } = this.#parts;
    const drawing = await draw(job, { call, signal: UNSTOPPED });
    return drawing === 'busy' ? drawing : drawing.head;
  }

  /** A page for this request alone. */
  async #alone(request: Request, page: PageRequest, status: PublicStatus): Promise<Response> {
    const nonce = newNonce();
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    const job: PageJob = {
      url: page.url.href,
      // What programs that read pages get has no part that a script would put in its place.
      headers: { Accept: 'text/html', 'User-Agent': request.headers.get('user-agent') ?? '' },
      language: page.language,
      theme: page.theme,
      status,
      nonce,
      location: await this.#locate(request, page, status),
      // Where people play and sign in, the next thing that is pressed shows other texts: all of them come with the page.
      preloads: [
        ...this.#manifest.fonts(status.info.whitelabel.face.type),
        ...this.#manifest.texts(page.language),
      ],
      isShared: false,
      encoding,
    };
    const { api: call, draw } = this.#parts;
    const drawing = await draw(job, { call, signal: request.signal });
    if (drawing === 'busy') throw new BusyError();
    const { head, body } = drawing;
    if (head.kind !== 'alone') throw new Error(`A page for one request was drawn as ${head.kind}`);
    const source = [`'nonce-${nonce}'`];
    const headers = this.#headers(page, status, this.#policy(page, status, source, source));
    headers.set('Cache-Control', UNSHARED);
    if (head.location) headers.set('Location', head.location);
    const code = httpStatus(status, head.status);
    const end = status.maintenance?.maintenanceEnd;
    if (code === 503 && end) headers.set('Retry-After', new Date(end).toUTCString());
    if (!body) return new Response(null, { status: code, headers });
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    return new Response(body, { status: code, headers });
  }

  /** Where the visitor comes from, for the one page that says so; every other is for anybody. */
  async #locate({ headers }: Request, { url, language }: PageRequest, status: PublicStatus) {
    if (status.status !== SYSTEM_STATUS.restricted) return undefined;
    return (await askVisitorStatus(url.host, this.#transport(url), headers, language)).location;
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
    const bytes = await encodedPage(kept, encoding);
    const body = request.method === 'HEAD' ? null : bytes;
    return new Response(body, { status: kept.status, headers });
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
      framesOwn: framesOwn(status) && !isRoom(page, status),
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

/** Whether the brand has something that its pages frame: the chat room, the panel of customer service. */
function framesOwn(status: PublicStatus): boolean {
  const { available, panel } = status.info.customerService;
  return hasFlag(status, 'CBS3') || (available && panel);
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
