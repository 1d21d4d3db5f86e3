import { useLingui } from '@lingui/react/macro';
import type { StepName, Unchecked } from './check-saved.ts';

/** What each step is called and proves. */
export function useStepTexts(): Readonly<Record<StepName, readonly [title: string, text: string]>> {
  const { t } = useLingui();
  return {
    whole: [
      t`As it was saved`,
      t`The text has the mark that it was saved with: nothing in it was edited or lost since.`,
    ],
    keys: [
      t`Key of the site`,
      t`The key that was saved with the text is among those that are used here. A site that changed its key would be seen.`,
    ],
    accepted: [
      t`Bet accepted`,
      t`The site signed that it accepted exactly this bet, at this price and time.`,
    ],
    inclusion: [
      t`Bet in the list`,
      t`The bet and its path give the root of all bets, so it was in the list of the draw.`,
    ],
    second: [t`Second station`, t`The bet names the other draw, so that its numbers decide too.`],
    seal: [
      t`Seal signed`,
      t`Before the sales the site signed the hash of the seed and the time of the close: it cannot claim others.`,
    ],
    close: [
      t`Close signed`,
      t`The site signed the root, the count of bets and the times: another list for other players would be evidence against it.`,
    ],
    times: [t`Times in order`, t`The list of bets was closed before the numbers could be known.`],
    seed: [t`Seed`, t`The seed is the one whose hash was sealed: it was not chosen afterwards.`],
    round: [
      t`Public round`,
      t`The network drand signed the round that is mixed in: the site did not know the numbers while it sold.`,
    ],
    numbers: [t`Numbers`, t`Your browser draws them again from the seed and gets the same ones.`],
    drawn: [t`Result signed`, t`The site signed these numbers and this seed.`],
  };
}

/** Why a step could not be checked. */
export function useUncheckedTexts(): Readonly<Record<Unchecked, string>> {
  const { t } = useLingui();
  return {
    'no-keys': t`There is no key to check with. Load the site’s, or type one.`,
    'not-signed': t`The text has no such signature. Older draws have none.`,
    open: t`It was saved before the sale closed.`,
    'no-path': t`The path is missing. Save the receipt again.`,
    'taken-back': t`The bet was taken back, so it is in no list.`,
    'not-drawn': t`It was saved before the draw.`,
    official: t`The numbers come from an official draw; there is no seed.`,
    void: t`The draw did not take place.`,
    refused: t`The draw was refused: the seed that was opened is not the sealed one.`,
    'brought-in': t`It was drawn before this site sold the lottery.`,
    coming: t`Your browser is computing it.`,
    'no-curve': t`The code of this check could not be loaded. Check again later.`,
  };
}
