import { useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import type { Kind } from '@palpite/lottery/games.ts';
import { carColour } from '../../parts/lottery/car-colours.ts';
import { DrawnNumbers } from '../../parts/lottery/drawn-numbers.tsx';

/** So many fit a card in one line as they are elsewhere. */
const FEW = 7;

/** What a fast game drew last, in a line or two whatever its count. */
export function LastNumbers({ game: { lastDraw }, kind }: { game: LotteryGame; kind: Kind }) {
  const { t } = useLingui();
  if (!lastDraw) return <p className="text-13 text-muted">{t`No draw yet`}</p>;
  const { numbers, prize } = lastDraw;
  const sum = numbers.reduce((total, number) => total + Number(number), 0);
  return (
    <div className="min-w-0 flex-1 sm:flex-none">
      <p className="mb-1.5 text-13 text-muted max-sm:sr-only">{t`Last draw`}</p>
      {numbers.length > FEW ? (
        <Many numbers={numbers} kind={kind} />
      ) : (
        <div className="flex items-center gap-2">
          <DrawnNumbers
            kind={kind}
            draw={{ prizes: [{ prize, labelName: '', numbers }] }}
            size="sm"
          />
          {kind === 'k3' && <span className="text-14 font-bold tabular">{t`Sum ${sum}`}</span>}
        </div>
      )}
    </div>
  );
}

/** Ten to a line. */
function Many({ numbers, kind }: { numbers: readonly string[]; kind: Kind }) {
  const { t } = useLingui();
  return (
    <ol
      aria-label={t`Drawn numbers`}
      className="grid max-w-72 grid-cols-10 gap-0.5 text-center text-12 font-semibold tabular"
    >
      {numbers.map((number) => (
        <li
          key={number}
          className={
            kind === 'pk10' ? 'rounded-chip py-1 text-on-art' : 'rounded-chip bg-sunken py-1'
          }
          style={kind === 'pk10' ? { backgroundColor: carColour(Number(number)) } : undefined}
        >
          {kind === 'pk10' ? Number(number) : number}
        </li>
      ))}
    </ol>
  );
}
