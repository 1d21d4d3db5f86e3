import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Ticket from 'lucide-react/icons/ticket';
import { useStore } from 'zustand';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { type Spoken, useSaying } from '../../../parts/bet/announcer.tsx';
import { issueText } from '../../../parts/lottery/issue-text.ts';
import { costOf } from '../lines/counted.ts';
import type { SlipBodyProps } from './slip-body.tsx';
import { SlipBody } from './slip-body-later.tsx';

/** The slip beside the board, where there is room for it. */
export function SlipPanel({ spoken, ...props }: SlipBodyProps & { spoken: Spoken }) {
  const { t, i18n } = useLingui();
  useSlipSaying(spoken, props);
  const { game, slip, sales } = props;
  const isOwn = useStore(slip.state.store, ({ lines }) =>
    lines.every(({ gameCode }) => gameCode === game.gameCode),
  );
  // Lines of several lotteries say their issues themselves.
  const numero = isOwn ? sales.get(game.gameCode)?.issue?.numero : undefined;
  const issue = issueText(numero ?? '', i18n.locale);
  return (
    <section
      aria-label={t`Slip`}
      className="sticky top-[calc(var(--header-height)+1rem)] hidden [--slip-edge:--spacing(4)] h-[calc(100dvh-var(--header-height)-4.5rem)] min-h-112 flex-col overflow-hidden rounded-card border border-border bg-surface @4xl:col-start-2 @4xl:row-span-3 @4xl:row-start-1 @4xl:flex @min-[68rem]:col-start-3"
    >
      {/* Torn off a pad. */}
      <header className="relative z-1 flex items-center gap-2 bg-ceremony px-4 py-3 text-on-ceremony after:absolute after:inset-x-0 after:top-full after:h-1.5 after:bg-[radial-gradient(circle_at_50%_0,var(--color-ceremony)_4px,transparent_4.5px)] after:bg-size-[12px_6px] shell-rail:border-b shell-rail:border-border shell-rail:bg-raised shell-rail:text-default shell-rail:after:hidden">
        <Ticket size={20} aria-hidden="true" />
        <h2 className="text-16 font-bold">{t`Slip`}</h2>
        {numero !== undefined && <p className="ml-auto text-13">{t`Issue ${issue}`}</p>}
      </header>
      <SlipBody {...props} />
    </section>
  );
}

/** Says what the slip holds when it changes. */
function useSlipSaying(spoken: Spoken, { game, offers, slip }: SlipBodyProps): void {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const lines = useStore(slip.state.store, (state) => state.lines);
  const count = lines.length;
  const total = moneyText(String(costOf(offers, lines)), game.limits.currency);
  useSaying(
    spoken,
    count === 0 ? '' : t`Slip: ${plural(count, { one: '# line', other: '# lines' })}, ${total}`,
  );
}
