/**
 * Home as visitors of advertisements ask for it, each by an address of their own, against home as everybody asks for
 * it: the page is drawn once, whatever hangs on its address. Both are asked for in turns, so that whatever else the
 * machine does falls on both.
 */
import { withSite } from './bench-site.ts';
import { median, type Part, percentile } from './result.ts';

const VISITORS = 300;
const RATIO_BOUND = 1.5;

/** The bench asks more in a minute than one address may. */
const environment = { LIMITS: JSON.stringify({ generalPerMinute: 1_000_000 }) };

export const advertised: Part = {
  name: 'advertised',
  title: 'Home by an advertisement',
  measure: (say) =>
    withSite(
      async ({ origins: [origin] }) => {
        const shared: number[] = [];
        const marked: number[] = [];
        for (let visitor = 0; visitor < VISITORS; visitor += 1) {
          shared.push(await answerTime(`${origin}/`));
          const marks = `utm_source=paper&gclid=${visitor}&referralCode=FRIEND${visitor}`;
          marked.push(await answerTime(`${origin}/?${marks}`));
        }
        say(`  ${marked.length} visitors`);
        return [
          { what: 'home, median', value: median(shared), unit: 'ms' },
          { what: 'home by an advertisement, median', value: median(marked), unit: 'ms' },
          {
            what: 'by an advertisement, 95 of 100 within',
            value: percentile(marked, 95),
            unit: 'ms',
          },
          {
            what: 'by an advertisement ÷ home, medians',
            value: median(marked) / median(shared),
            unit: '',
            bound: RATIO_BOUND,
          },
        ];
      },
      { environment },
    ),
};

/** Milliseconds until the whole page has come. */
async function answerTime(address: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`);
  return performance.now() - began;
}
