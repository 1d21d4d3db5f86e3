/**
 * What the site fetches before it is asked for, why, and how much of it: the one home of that policy.
 *
 * | What | When | Why | On a sparing connection |
 * |---|---|---|---|
 * | A part of the page that is near the screen | when the page is calm | a press finds it ready | the same |
 * | The games of a row that is at most 30 % of a screen below it | when home's rows have come to life | they are there when the reader is | once the row is on the screen |
 * | A part of the page that is further down, or hidden at this width | when the reader comes near it, or reaches it by keyboard | most visits never do | the same |
 * | All texts of the language: one file | when the page has loaded | whatever the browser draws later shows them | the same |
 * | The screen behind a link | when the link is pointed at or touched | it opens at once | when it is opened |
 * | The boards of a lottery's other plays: a few kilobytes | when the page is calm | a play opens at once | the same |
 * | The code of a dialog that a form may need | when the page is calm | it opens without a network | when it opens |
 * | The list of countries: one call | when the page has started | a form with a mobile number is whole at once | when such a form asks |
 *
 * Nothing else is fetched ahead. `bench/home-mobile.ts` holds home to a number of requests.
 */

import { NEAR_MARGIN } from '@palpite/ui/use-near-viewport.ts';

/** What some browsers say of the network; others say nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const SLOW = ['slow-2g', '2g', '3g'];

/** Whether the reader saves data or has a slow network: then only what the screen shows or the reader opens is fetched. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? '');
}

/** How far outside the screen is near, in percent of it. */
export function nearMargin(): string {
  return isSparing() ? '0%' : NEAR_MARGIN;
}

/**
 * Calls `want` once something in `around` comes near the screen; until then `around` is marked as far. What is
 * hidden at this width is far at any distance. An empty part cannot be watched, so it is wanted at once.
 * @param around has no box of its own, so what is in it is watched
 */
export function whenNear(around: HTMLElement, want: () => void): () => void {
  if (around.childElementCount === 0) {
    want();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) {
        // Not by React: a part that is still the server's HTML must not be drawn again.
        if ('later' in around.dataset) around.dataset.later = 'far';
        return;
      }
      observer.disconnect();
      if ('later' in around.dataset) around.dataset.later = 'coming';
      want();
    },
    { rootMargin: nearMargin() },
  );
  for (const element of boxesIn(around)) observer.observe(element);
  return () => observer.disconnect();
}

/** What is seen of it: a part within it has no box either, and would never come near. */
function boxesIn(around: Element): Element[] {
  return [...around.children].flatMap((child) =>
    child.classList.contains('contents') ? boxesIn(child) : child,
  );
}
