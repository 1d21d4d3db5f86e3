/** Name of the one Trusted Types policy of the site; a page's policy allows it where there is an id. */
export const ANALYTICS_POLICY = 'palpite-analytics';
const TAG_ADDRESS = 'https://www.googletagmanager.com/gtag/js';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Counts this tab's visits from now on, or ends it. The tag is inserted with the first consent; the page's policy shuts
 * its host where the operator's status carries no id.
 */
export function countVisit(gtagId: string, agreed: boolean): void {
  // What the tag itself asks before it sends anything.
  Object.assign(window, { [`ga-disable-${gtagId}`]: !agreed });
  if (agreed && document.querySelector(`script[src^="${TAG_ADDRESS}"]`) === null) {
    insertTag(gtagId);
  }
}

function insertTag(gtagId: string): void {
  const script = document.createElement('script');
  script.async = true;
  const address = `${TAG_ADDRESS}?id=${encodeURIComponent(gtagId)}`;
  Object.assign(script, { src: trusted(address) });
  window.dataLayer ??= [];
  const tell: (...parts: unknown[]) => void = function () {
    // The tag tells commands from plain events by the type `Arguments`; an array would be ignored.
    window.dataLayer?.push(arguments);
  };
  tell('js', new Date());
  tell('config', gtagId);
  document.head.append(script);
}

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown };
}

/** The address as the browser's Trusted Types want it; where there are none, as it is. */
function trusted(address: string): unknown {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return address;
  const policy = factory.createPolicy(ANALYTICS_POLICY, {
    createScriptURL: (asked) => {
      if (!asked.startsWith(`${TAG_ADDRESS}?id=`)) throw new TypeError('Not the analytics tag');
      return asked;
    },
  });
  return policy.createScriptURL(address);
}
