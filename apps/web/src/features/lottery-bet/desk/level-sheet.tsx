import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../lib/load-failed.tsx';
import { useServices } from '../../../lib/services.ts';
import { lotteryGameQuery } from '../../../parts/lottery/lottery-queries.ts';
import { findPlay } from '../lines/counted.ts';
import { returnsText } from '../offer/odds-text.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import { LevelChoice } from './level-choice.tsx';
import type { DeskCount } from './use-desk-count.ts';

export interface LevelSheetProps {
  game: LotteryOffer;
  play: OfferedPlay;
  level: number;
  /** What is on the board, whose stake the rebate is of. */
  count: DeskCount;
  onLevel: (level: number) => void;
  onClose: () => void;
}

/** A higher prize, or more of each stake back: both sides of each level in figures. */
export function LevelSheet({ game, play, level, count, onLevel, onClose }: LevelSheetProps) {
  const { t, i18n } = useLingui();
  const [picked, setPicked] = useState(level);
  const levels = useEachLevel(game, play);
  const isKnown = levels.some(({ prizeLevel, priced }) => prizeLevel === picked && priced);
  const highest = findPlay(game, play.row.code) ?? play;
  const returns = returnsText(i18n, highest);
  return (
    <Modal
      name="lottery-level"
      open
      size="md"
      title={t`Prize or rebate`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <Button
          size="lg"
          tone="accent"
          disabled={!isKnown}
          onClick={() => {
            onLevel(picked);
            onClose();
          }}
        >
          <Trans>Use this level</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-14 text-muted">
          {t`Both sides return the same on average, ${returns} of the stake. At a lower prize a part of each stake comes back as a rebate when the draw settles the bet, whatever is drawn.`}
        </p>
        <p className="text-13 text-muted">
          <Trans>
            Wins and rebates are rounded down to the smallest unit of money, so the rebate of a
            small stake may be less, or nothing.
          </Trans>
        </p>
        <Levels game={game} levels={levels} count={count} picked={picked} onPick={setPicked} />
      </div>
    </Modal>
  );
}

interface LevelsProps extends Pick<LevelSheetProps, 'game' | 'count'> {
  levels: ReturnType<typeof useEachLevel>;
  picked: number;
  onPick: (level: number) => void;
}

function Levels({ game, levels, count, picked, onPick }: LevelsProps) {
  const { t } = useLingui();
  const failed = levels.find(({ error }) => error !== null);
  if (failed) {
    return (
      <LoadFailed
        headingLevel={3}
        error={failed.error}
        busy={failed.isFetching}
        onRetry={() => {
          for (const each of levels) if (each.error) each.refetch();
        }}
      />
    );
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{t`Prize level`}</legend>
      {levels.map(({ prizeLevel, priced }) =>
        priced ? (
          <LevelChoice
            key={prizeLevel}
            game={game}
            play={priced}
            level={prizeLevel}
            count={count}
            checked={picked === prizeLevel}
            onPick={() => onPick(prizeLevel)}
          />
        ) : (
          <Skeleton key={prizeLevel} className="h-16 w-full" />
        ),
      )}
    </fieldset>
  );
}

/** The play at each level, the highest prize first. */
function useEachLevel(game: LotteryOffer, play: OfferedPlay) {
  const services = useServices();
  const levels = game.prizeLevels.map(({ prizeLevel }) => prizeLevel).toReversed();
  const answers = useQueries({
    queries: levels.map((level) =>
      lotteryGameQuery(services, game.gameCode, level === game.prizeLevel ? undefined : level),
    ),
  });
  return answers.map(({ data, error, isFetching, refetch }, at) => ({
    prizeLevel: levels[at] ?? game.prizeLevel,
    priced: data && findPlay(data, play.row.code),
    error: data ? null : error,
    isFetching,
    refetch: () => void refetch(),
  }));
}
