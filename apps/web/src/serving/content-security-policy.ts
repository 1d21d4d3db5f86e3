import { ANALYTICS_POLICY } from '../lib/analytics.ts';
import { RECAPTCHA_SCRIPTS } from '../parts/identity/codes/recaptcha-policy.ts';
import { WORKER_POLICY } from '../lib/site-worker.ts';

/**
 * What a page may load, run and frame. One policy is written here and nowhere else.
 *
 * A page for one request carries a nonce; a page that a CDN may share carries the hashes of exactly the
 * elements that were rendered with the nonce, since a nonce served twice protects nobody.
 */
export interface PolicySources {
  /** `'nonce-…'` or `'sha256-…'` sources of the page's own inline scripts and styles. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins that games may be framed from. */
  frames: readonly string[];
  /** The page may frame pages of this origin: the chat room, the desk of customer service. */
  framesOwn: boolean;
  /** The page is the chat room: pages of this origin may frame it, and it frames nothing. */
  framed: boolean;
  /** The site's own addresses, whose speed a page may measure. */
  addresses: readonly string[];
  /** Origins of pictures beside the site's own. */
  images: readonly string[];
  /** True when the operator has set an analytics id; its hosts stay shut otherwise. */
  analytics: boolean;
  /** Set where Firebase sends the codes that prove a number; its hosts stay shut otherwise. */
  firebase: { readonly emulatorUrl: string | null } | null;
  /** True behind TLS. */
  secure: boolean;
  /** The development server injects styles, an inline preamble and a socket. */
  development: boolean;
}

const ANALYTICS_SCRIPTS = 'https://www.googletagmanager.com';
const ANALYTICS_REPORTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Firebase's own calls, and reCAPTCHA, by which it tells people from programs. */
const FIREBASE_CALLS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://www.google.com/recaptcha/',
];
const RECAPTCHA_FRAMES = [
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
];

/** What Firebase needs; an emulator asks for no proof of being a person. */
function firebaseSources({ firebase }: Pick<PolicySources, 'firebase'>) {
  if (firebase === null) return { scripts: [], frames: [], calls: [], policies: [] };
  const { emulatorUrl } = firebase;
  if (emulatorUrl !== null) return { scripts: [], frames: [], calls: [emulatorUrl], policies: [] };
  return {
    scripts: RECAPTCHA_SCRIPTS,
    frames: RECAPTCHA_FRAMES,
    calls: FIREBASE_CALLS,
    // reCAPTCHA keeps to Trusted Types under names that Google has not fixed.
    policies: ['*'],
  };
}

function directive(name: string, sources: readonly string[]): string {
  return `${name} ${sources.length === 0 ? "'none'" : sources.join(' ')}`;
}

/** The policy's header value. */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { development: dev, analytics } = sources;
  // A nonce or a hash switches 'unsafe-inline' off, so development has one or the other.
  const inline = (own: readonly string[]) => (dev ? ["'unsafe-inline'"] : own);
  const firebase = firebaseSources(sources);
  const directives = [
    directive('default-src', []),
    directive('base-uri', []),
    directive('object-src', []),
    directive('form-action', ["'self'"]),
    directive('frame-ancestors', sources.framed ? ["'self'"] : []),
    directive('frame-src', [
      ...sources.frames,
      ...(sources.framesOwn ? ["'self'"] : []),
      ...firebase.frames,
    ]),
    directive('script-src', [
      "'self'",
      ...inline(sources.scripts),
      ...(analytics ? [ANALYTICS_SCRIPTS] : []),
      ...firebase.scripts,
    ]),
    directive('style-src', ["'self'", ...inline(sources.styles)]),
    // React's style properties: positions and sizes computed by components, never text from anywhere.
    directive('style-src-attr', ["'unsafe-inline'"]),
    directive('img-src', ["'self'", 'data:', 'blob:', ...sources.images]),
    directive('font-src', ["'self'"]),
    directive('media-src', ["'self'"]),
    directive('manifest-src', ["'self'"]),
    directive('worker-src', ["'self'"]),
    directive('connect-src', [
      "'self'",
      ...sources.addresses,
      ...(analytics ? ANALYTICS_REPORTS : []),
      ...firebase.calls,
      ...(dev ? ['ws:'] : []),
    ]),
  ];
  if (!dev) {
    directives.push("require-trusted-types-for 'script'");
    directives.push(
      directive('trusted-types', [
        WORKER_POLICY,
        ...(analytics ? [ANALYTICS_POLICY] : []),
        ...firebase.policies,
      ]),
    );
  }
  if (sources.secure) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}
