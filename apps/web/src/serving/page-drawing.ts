import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import type { Boot, Preload, PublicStatus } from '../lib/boot.ts';
import { loadCatalogue } from '../lib/i18n/language.ts';
import { pageTextsElement } from '../lib/i18n/page-texts.ts';
import type { Theme } from '../lib/theme.ts';
import { timeZoneText } from '../lib/time-text.ts';
import type { Transport } from '../lib/transport.ts';
import { compressText, type Encoding, QUALITY } from './compress.ts';
import { FirstStyles } from './first-styles.ts';
import { mainPictureLink } from './main-picture.ts';
import { type CallOperator, operatorTransport } from './operator-transport.ts';
import { compileOwnTexts } from './own-texts.ts';
import { sharePage } from './shared-page.ts';
import { isUnknownAddress } from './unknown-address.ts';
import { VisitorAnswers } from './visitor-answers.ts';

/** All that a page is drawn from beside the operator's answers: plain data, so that another thread can draw it. */
export interface PageJob {
  readonly url: string;
  /** What is passed on of the request: nothing that says who sent it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly theme: Theme;
  readonly status: PublicStatus;
  readonly nonce: string;
  readonly location?: Boot['location'];
  readonly preloads: readonly Preload[];
  /** For everybody and kept, or for one request. */
  readonly isShared: boolean;
  /** Of a page for one request. */
  readonly encoding: Encoding;
}

/** What comes of a job: plain data too. */
export type DrawnHead =
  | { readonly kind: 'alone'; readonly status: number; readonly location: string | null }
  | {
      readonly kind: 'shared';
      readonly status: number;
      readonly html: string;
      /** The policy's sources of its own inline elements. */
      readonly scripts: readonly string[];
      readonly styles: readonly string[];
      /** What a browser asks for before it has read the page. */
      readonly link: string | undefined;
    }
  /** A page that should have been for everybody: a redirect, a failure, or one that still contains its nonce. */
  | { readonly kind: 'unshareable' }
  /** A page that should have been for everybody, and a call for it failed, which the page itself says. */
  | { readonly kind: 'lacking' };

export interface Drawing {
  readonly head: DrawnHead;
  /** Of a page for one request, compressed as the job says. */
  readonly body: Uint8Array<ArrayBuffer> | null;
}

export interface DrawingContext {
  readonly call: CallOperator;
  /** Aborted when the page is not wanted any more. */
  readonly signal: AbortSignal;
}

const BUILT_RULES = import.meta.env.PROD
  ? new URL('../client/.vite/style-rules.json', import.meta.url)
  : undefined;

/** Draws pages in this thread. */
export type DrawPage = (job: PageJob, context: DrawingContext) => Promise<Drawing>;

export function createPageDrawing(): DrawPage {
  const render = createStartHandler(defaultStreamHandler);
  const answers = new VisitorAnswers();
  const styles = FirstStyles.read(BUILT_RULES);
  return async (job, { call, signal }) => {
    const { restrictsCallers, version } = job.status;
    // A page that is kept asks each time. Where the operator looks at who asks, so does each call.
    const asked = job.isShared || restrictsCallers ? call : answers.of(version, call);
    const transport = operatorTransport(asked, new URL(job.url));
    const usedTexts = new Set<string>();
    const draw = (by: Transport) => {
      const context = { boot: bootOf(job), nonce: job.nonce, usedTexts, transport: by };
      return render(new Request(job.url, { headers: job.headers, signal }), { context });
    };
    if (job.isShared) {
      const watched = watchedTransport(transport);
      const response = await draw(watched);
      const html = styles.in(await response.text());
      if (watched.failed()) return { head: { kind: 'lacking' }, body: null };
      return { head: await shared(job, response.status, html, usedTexts), body: null };
    }
    const response = await draw(transport);
    const { status, headers } = response;
    const head: DrawnHead = { kind: 'alone', status, location: headers.get('location') };
    const html = styles.in(await response.text());
    return { head, body: html ? await compressText(html, job.encoding, QUALITY.sentOnce) : null };
  };
}

function bootOf({ url, language, theme, location, preloads, status }: PageJob): Boot {
  const own = compileOwnTexts(status);
  const timeZoneName = timeZoneText(own.status.timeZone, LANGUAGE_TAGS[language]);
  return { origin: new URL(url).origin, language, theme, location, preloads, timeZoneName, ...own };
}

async function shared(
  { url, nonce, language }: PageJob,
  status: number,
  html: string,
  usedTexts: ReadonlySet<string>,
): Promise<DrawnHead> {
  const usual = isUnknownAddress(new URL(url)) ? 404 : 200;
  const page = status === usual ? sharePage(html, nonce) : undefined;
  if (!page) return { kind: 'unshareable' };
  const texts = pageTextsElement(await loadCatalogue(language), usedTexts);
  return {
    kind: 'shared',
    status,
    html: page.html.replace('</head>', () => `${texts}</head>`),
    scripts: page.scripts,
    styles: page.styles,
    link: mainPictureLink(page.html),
  };
}

/** A transport that remembers whether a call was turned away or failed, which a screen tells in its own words. */
function watchedTransport(transport: Transport): Transport & { failed(): boolean } {
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
