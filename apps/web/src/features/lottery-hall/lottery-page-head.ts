import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Page } from '../../lib/page.ts';
import type { Services } from '../../lib/services.ts';
import type { LotterySearch } from '../../parts/lottery/lottery-search.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';

const TITLES = {
  '/lottery': msg`Lotteries`,
  '/vnlottery': msg`Vietnam lotteries`,
  '/elott': msg`Electronic lotteries`,
};

/** The head of a hall of lotteries. */
export function hallPage({ texts: { i18n } }: Services, path: LotteryPath): Page {
  return { title: TITLES[path], about: aboutDraws(i18n, i18n._(TITLES[path])), path };
}

/**
 * The head of one lottery, of its results, of a proof or of the reader's bets: one address, whichever of the three screens
 * shows it.
 */
export function lotteryPage(
  { texts: { i18n } }: Services,
  { gameCode, gameName }: { gameCode: string; gameName: string },
  { view, numero }: Pick<LotterySearch, 'view' | 'numero'>,
): Page {
  const own = new URLSearchParams({
    gameCode,
    ...(view && { view }),
    ...(numero !== undefined && { numero }),
  });
  const shared = { title: gameName, path: `/lottery?${own}` };
  const issue = numero === undefined ? [] : [numero];
  if (view === 'results') {
    const about = i18n._(msg`${gameName}: the numbers of past draws, with statistics.`);
    return { ...shared, part: [i18n._(msg`Results`), ...issue], about };
  }
  if (view === 'proof') {
    const about = i18n._(msg`${gameName}: a draw’s proof, which your browser recomputes.`);
    return { ...shared, part: [i18n._(msg`Verify a draw`), ...issue], about };
  }
  if (view === 'bets') {
    const about = i18n._(msg`${gameName}: your bets, with their results and receipts.`);
    return { ...shared, part: [i18n._(msg`My bets`), ...issue], about, unlisted: true };
  }
  return { ...shared, part: issue, about: aboutDraws(i18n, gameName) };
}

const aboutDraws = (i18n: I18n, name: string) =>
  i18n._(
    msg`${name}: draws with a live countdown, results with statistics, and proofs that your browser recomputes.`,
  );
