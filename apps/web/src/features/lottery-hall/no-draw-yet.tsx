import { Trans, useLingui } from '@lingui/react/macro';
import type { Shape } from '@palpite/lottery/games.ts';
import { placesOf } from '@palpite/lottery/history.ts';
import { Countdown } from '../../parts/lottery/countdown.tsx';
import { DrawDay } from '../../parts/lottery/draw-day.tsx';
import { useIssueClock } from '../../parts/lottery/issue-clock.ts';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import { Panel } from '../../parts/lottery/panel.tsx';
import { PhaseMark } from '../../parts/lottery/phase-mark.tsx';
import { prizeName } from '../../parts/lottery/play-names.ts';
import { KenoBoard } from './keno-board.tsx';
import { OwnHour } from './own-hour.tsx';
import { useDrawSky } from './use-draw-sky.ts';

/** Before a lottery's first draw: when that is, and the empty places of what will be drawn. */
export function NoDrawYet({ game }: { game: LotteryOffer }) {
  const { t } = useLingui();
  const { ground, Backdrop, Disc } = useDrawSky();
  const { gameName, shape } = game;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[2fr_3fr]">
      <section
        aria-labelledby="no-draw"
        className="overflow-hidden rounded-card border border-border bg-surface"
      >
        <div
          aria-hidden="true"
          className={`relative isolate grid h-40 place-items-center overflow-hidden ${ground}`}
        >
          {Backdrop && <Backdrop />}
          <Disc lit={0.7} className="size-24" />
        </div>
        <div className="flex flex-col gap-3 p-4">
          <h2
            id="no-draw"
            className="font-display text-24 font-bold"
          >{t`Nothing was drawn yet`}</h2>
          <NextDraw game={game} />
        </div>
      </section>
      <Panel
        title={shape.kind === 'table' ? t`Prizes` : t`Drawn numbers`}
        {...(shape.kind === 'table' && { note: gameName })}
      >
        {shape.kind === 'table' ? <EmptyPrizes shape={shape} /> : <EmptyBalls shape={shape} />}
      </Panel>
    </div>
  );
}

/** Its lines are there before the times. */
function NextDraw({ game: { gameCode, maintenance } }: { game: LotteryOffer }) {
  const { issue, awaiting, phase, end } = useIssueClock(gameCode);
  // What has closed is drawn before what is on sale.
  const [waiting] = awaiting;
  const coming = waiting ?? issue;
  const mark = maintenance ? 'rest' : waiting ? 'closed' : phase;
  return (
    <>
      {(coming || phase === 'loading') && (
        <p className="min-h-15 text-14 text-muted">
          <Trans>No draw yet. The first numbers come here:</Trans>{' '}
          {coming && (
            <>
              <DrawDay game={{ nextDraw: coming }} /> <OwnHour instant={coming.drawsAt} />
            </>
          )}
        </p>
      )}
      <div className="h-12">
        {waiting || maintenance || phase === 'none' ? (
          <PhaseMark phase={mark} />
        ) : (
          end !== null && (
            <Countdown end={end} className="font-display text-40 leading-12 font-bold" />
          )
        )}
      </div>
    </>
  );
}

/** Each prize with as many empty places as it has numbers, each as wide as its digits. */
function EmptyPrizes({ shape }: { shape: Shape & { kind: 'table' } }) {
  const { t, i18n } = useLingui();
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{t`Prizes`}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t`Prize`}</th>
          <th scope="col">{t`Numbers`}</th>
        </tr>
      </thead>
      <tbody>
        {shape.prizes.map(({ code, count, digits }) => (
          <tr key={code} className="border-b border-border last:border-0">
            <th scope="row" className="w-24 px-3 py-2.5 text-13 font-medium text-muted md:w-32">
              {prizeName(i18n, code)}
            </th>
            <td className="px-3 py-2.5">
              <span className="sr-only">–</span>
              <span aria-hidden="true" className="flex flex-wrap justify-center gap-2">
                {Array.from({ length: count }, (_, place) => (
                  <span
                    key={place}
                    className={`rounded-chip border border-dashed border-border-strong ${code === 'DB' ? 'h-10' : 'h-7'}`}
                    style={{ width: `${digits * (code === 'DB' ? 1.4 : 0.85)}rem` }}
                  />
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EmptyBalls({ shape }: { shape: Shape & { kind: 'sequence' } }) {
  if (placesOf(shape) === 0) {
    return (
      <div className="p-4">
        <KenoBoard shape={shape} numbers={[]} />
      </div>
    );
  }
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-2 p-4">
      {Array.from({ length: shape.length }, (_, place) => (
        <span
          key={place}
          className="size-9 rounded-full border border-dashed border-border-strong"
        />
      ))}
    </div>
  );
}
