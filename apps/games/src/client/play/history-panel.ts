/** The player's rounds in this game, with a link to verify each. */
import { momentText } from '@palpite/domain/moment-text.ts';
import type { RoundPage } from '../../api-shapes.ts';
import { button, el } from '../dom.ts';
import type { MoneyFormat } from '../money.ts';
import type { Texts } from '../texts/texts.ts';
import { siteZone, zoneName } from './site-zone.ts';
import { verifyAddress } from '../../verify-address.ts';

type Round = RoundPage['rounds'][number];

/** The panel's content; older rounds load page by page. */
export function historyContent(
  texts: Texts,
  money: MoneyFormat,
  first: RoundPage,
  load: (after: string) => Promise<RoundPage>,
): Node[] {
  const { history } = texts;
  if (first.rounds.length === 0) return [el('p', {}, history.empty)];
  const body = el('tbody');
  const timeZone = siteZone(location.href);
  const zone = zoneName(timeZone, new Date(), document.documentElement.lang);
  const titles = [`${history.at} (${zone})`, history.stake, history.win, history.verify];
  const head = el('tr', {}, ...titles.map((title) => el('th', { scope: 'col' }, title)));
  const more = button({ class: 'plain' }, () => void add(), history.more);
  let next: string | null = null;
  const append = (page: RoundPage) => {
    body.append(...page.rounds.map((round) => row(texts, money, timeZone, round)));
    next = page.next;
    more.hidden = next === null;
  };
  const add = async () => {
    if (next === null) return;
    more.disabled = true;
    try {
      append(await load(next));
    } finally {
      more.disabled = false;
    }
  };
  append(first);
  return [el('table', { class: 'rounds' }, el('thead', {}, head), body), more];
}

function row({ history }: Texts, money: MoneyFormat, timeZone: string, round: Round): HTMLElement {
  const link = el(
    'a',
    {
      href: verifyAddress(round, document.documentElement.lang),
      target: '_blank',
      rel: 'noopener',
    },
    history.verify,
  );
  return el(
    'tr',
    {},
    el(
      'td',
      {},
      momentText(round.at, timeZone, document.documentElement.lang),
      el('small', {}, history.states[round.state]),
    ),
    el('td', { class: 'number' }, money(round.stakeMinor)),
    el('td', { class: 'number' }, round.winMinor === null ? '—' : money(round.winMinor)),
    el('td', {}, round.winMinor === null ? '—' : link),
  );
}
