import { useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import type { Kind } from '@palpite/lottery/games.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { carColour, carInk } from '../../parts/lottery/car-colours.ts';
import { DrawnNumbers } from '../../parts/lottery/drawn-numbers.tsx';

/** So many of a draw are shown where there is little room. */
const SHOWN = 10;

/** So many fit a card in one line as they are elsewhere. */
const FEW = 7;

/** What a fast game drew last, in a line or two whatever its count. */
export function LastNumbers({ game: { lastDraw }, kind }: { game: LotteryGame; kind: Kind }) {
  const { t } = useLingui();
  if (!lastDraw) return <p className="text-13 text-muted">{t`No draw yet`}</p>;
  const { numbers, prize } = lastDraw;
  const sum = numbers.reduce((total, number) => total + Number(number), 0);
  return (
    <div className="relative min-w-0 flex-1 sm:contents">
      <p className="text-13 text-muted max-sm:sr-only">{t`Last draw`}</p>
      {numbers.length > FEW ? (
        <Many numbers={numbers} kind={kind} />
      ) : (
        <div className="flex items-center gap-2 sm:col-span-2">
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

/** Ten to a line; where a card is narrow five, and of twenty the first ten. */
function Many({ numbers, kind }: { numbers: readonly string[]; kind: Kind }) {
  const { t } = useLingui();
  const rest = numbers.length - SHOWN;
  return (
    <div className="@container sm:col-span-2">
      <ol
        aria-label={t`Drawn numbers`}
        className="grid max-w-80 grid-cols-5 gap-1 text-center text-12 font-semibold tabular @min-[15rem]:grid-cols-10"
      >
        {numbers.map((number, at) => (
          <li
            key={number}
            className={classNames(
              'rounded-chip py-1',
              kind !== 'pk10' && 'bg-sunken',
              at >= SHOWN && '@max-[15rem]:sr-only',
            )}
            style={
              kind === 'pk10'
                ? { backgroundColor: carColour(Number(number)), color: carInk(Number(number)) }
                : undefined
            }
          >
            {kind === 'pk10' ? Number(number) : number}
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <p
          aria-hidden="true"
          className="mt-1 text-12 text-muted tabular @min-[15rem]:hidden"
        >{`+${rest}`}</p>
      )}
    </div>
  );
}
