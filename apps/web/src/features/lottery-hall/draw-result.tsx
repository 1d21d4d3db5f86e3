import { useLingui } from '@lingui/react/macro';
import type { SequenceShape } from '@palpite/lottery/games.ts';
import { headTailTable } from '@palpite/lottery/statistics.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { DrawnNumbers } from '../../parts/lottery/drawn-numbers.tsx';
import { issueText } from '../../parts/lottery/issue-text.ts';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import type { OpenedDraw } from '../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { Panel } from '../../parts/lottery/panel.tsx';
import { PrizeTable } from '../../parts/lottery/prize-table.tsx';
import { KenoBoard } from './keno-board.tsx';
import { RegionTable } from './region-table.tsx';
import type { StationDraw } from './sister-draws.ts';
import { SumLine } from './sum-line.tsx';

interface DrawResultProps {
  path: LotteryPath;
  game: LotteryOffer;
  draw: OpenedDraw;
  /** What the stations of its region drew on that day, it among them. */
  stations: readonly StationDraw[];
}

/** One draw: its prizes with the table of heads and tails, or its numbers on a board. */
export function DrawResult({ path, game, draw, stations }: DrawResultProps) {
  const { t, i18n } = useLingui();
  const numero = issueText(draw.numero, i18n.locale);
  const numbers = draw.prizes.flatMap((prize) => prize.numbers);
  if (game.shape.kind === 'sequence') {
    return <SequenceResult game={game} shape={game.shape} draw={draw} numbers={numbers} />;
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
      <Panel title={t`Prizes`} note={game.gameName}>
        {game.kind === 'south' ? (
          <RegionTable
            path={path}
            gameCode={game.gameCode}
            stations={stations}
            caption={t`Prizes of issue ${numero}`}
          />
        ) : (
          <PrizeTable draw={draw} caption={t`Prizes of issue ${numero}`} />
        )}
      </Panel>
      <Panel title={t`Heads and tails`} note={t`the last two digits of every prize`}>
        <HeadTails
          numbers={numbers.map((number) => number.slice(-2))}
          special={numbers[0]?.slice(-2) ?? ''}
        />
      </Panel>
    </div>
  );
}

interface SequenceResultProps {
  game: LotteryOffer;
  shape: SequenceShape;
  draw: OpenedDraw;
  numbers: readonly string[];
}

/** The numbers of Keno on its board, and in the order they came beside it. */
function SequenceResult({ game, shape, draw, numbers }: SequenceResultProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Drawn numbers`}>
      <div className="grid items-center gap-6 p-4 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <KenoBoard shape={shape} numbers={numbers} />
        <div className="flex flex-col gap-4">
          <SumLine game={game} numbers={numbers} />
          <div>
            <h3 className="mb-2 text-14 text-muted">{t`In the order drawn`}</h3>
            <DrawnNumbers kind={game.kind} draw={draw} size="sm" />
          </div>
        </div>
      </div>
    </Panel>
  );
}

/** @param special the last two digits of the special prize, which is marked */
function HeadTails({ numbers, special }: { numbers: readonly string[]; special: string }) {
  const { t } = useLingui();
  const whole = (digits: readonly string[], write: (digit: string) => string) =>
    digits.length === 0
      ? '–'
      : digits.map(write).map((number, at) => (
          <span
            key={at}
            className={classNames(
              'mr-2 inline-block',
              number === special &&
                'font-bold text-accent-strong underline decoration-2 underline-offset-3',
            )}
          >
            {number}
          </span>
        ));
  return (
    <table className="w-full border-collapse text-left text-14">
      <caption className="sr-only">{t`Heads and tails`}</caption>
      <thead>
        <tr className="border-b border-border text-13 text-muted">
          <th scope="col" className="w-16 px-3 py-2 text-center">{t`Digit`}</th>
          <th scope="col" className="w-1/2 px-3 py-2">{t`Begins with it`}</th>
          <th scope="col" className="px-3 py-2">{t`Ends with it`}</th>
        </tr>
      </thead>
      <tbody className="tabular">
        {headTailTable(numbers).map(({ digit, heads, tails }) => (
          <tr key={digit} className="border-b border-border last:border-0">
            <th scope="row" className="bg-sunken px-3 py-2 text-center text-16 font-bold">
              {digit}
            </th>
            <td className="px-3 py-2">{whole(tails, (tail) => `${digit}${tail}`)}</td>
            <td className="px-3 py-2">{whole(heads, (head) => `${head}${digit}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
