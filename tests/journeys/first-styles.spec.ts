import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { SAMPLE, sampled } from './proof.ts';

/** What the rules in a page's head leave out is nothing that the page shows: each element looks as with the whole sheet. */

const HOSTS = ['localhost', 'en.localhost', 'vn.localhost'];
/** Drawn once for everybody. */
const KEPT = ['/', '/rng', '/promotions', '/register', '/helpmc'];
/** Drawn for one request each. */
const ALONE = [
  '/login',
  '/search?q=dragon',
  '/lottery',
  '/?login=1',
  '/vnlottery?gameCode=vn-north&playType=lo2',
];

const LOOKS = [
  { width: 1440, theme: 'light' },
  { width: 360, theme: 'dark' },
];

const addresses = (port: string) =>
  HOSTS.flatMap((host) => [...KEPT, ...ALONE].map((path) => `http://${host}:${port}${path}`));

test('before its whole style sheet has come, a page looks as it does with it', {
  tag: SAMPLE,
}, async ({ page, context, site, watch }) => {
  test.slow();
  watch.expect(/net::ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  for (const [at, { width, theme }] of LOOKS.entries()) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of sampled(addresses(new URL(site.origin).port), 7, at)) {
      await context.addCookies([{ name: 'theme', value: theme, url: new URL(address).origin }]);
      await page.goto(address);
      const { held, changed } = await changesWithout(page);
      expect(held, address).toBeGreaterThan(50);
      expect(changed, `${address} at ${width} px, ${theme}`).toEqual([]);
    }
  }
});

/** What a reader can see of an element. */
const SEEN =
  'display visibility content position inset z-index order width height min-height aspect-ratio padding border ' +
  'border-radius outline color background-color background-image box-shadow opacity filter mask-image fill stroke ' +
  'stroke-width font-family font-size font-weight font-style line-height letter-spacing text-align text-transform ' +
  'text-decoration text-overflow white-space hyphens -webkit-line-clamp gap flex grid-template-columns align-items ' +
  'justify-content overflow transform translate rotate scale object-fit contain-intrinsic-size';

/** Takes the whole sheet out. @returns how many elements there are, and what another look they have */
function changesWithout(page: Page): Promise<{ held: number; changed: string[] }> {
  return page.evaluate((names) => {
    const still = new CSSStyleSheet();
    // What is far from the screen is laid out too: else a size depends on what the browser has come to.
    still.replaceSync(
      '*,::before,::after{animation:none!important;transition:none!important;content-visibility:visible!important}',
    );
    document.adoptedStyleSheets = [still];
    const elements = [...document.querySelectorAll('body, body *')];
    const looks = () =>
      elements.flatMap((element) =>
        [null, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          // A part without content is not there.
          if (part && style.content === 'none') return [];
          const { x, y } = element.getBoundingClientRect();
          return [
            `at ${x} ${y}`,
            ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
          ];
        }),
      );
    const whole = looks();
    const link = document.querySelector<HTMLLinkElement>('link[data-whole-styles]');
    if (!link?.sheet) throw new Error('the whole sheet has not come');
    link.sheet.disabled = true;
    const changed = looks().flatMap((look, at) => {
      const differing = look.flatMap((each, name) => {
        const before = whole[at]?.[name];
        return each === before ? [] : [`${before} -> ${each}`];
      });
      const element = elements[Math.floor(at / 3)];
      const named = `${element?.tagName} ${element?.getAttribute('class')}`;
      return differing.length > 0 ? [`${named}: ${differing.join('; ')}`] : [];
    });
    return { held: elements.length, changed: changed.slice(0, 5) };
  }, SEEN.split(' '));
}
