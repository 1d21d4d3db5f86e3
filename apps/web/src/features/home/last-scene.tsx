import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Picture } from '@palpite/ui/picture.tsx';
import type { CSSProperties } from 'react';
import { GameLink } from '../../parts/catalogue/game-link.tsx';
import { useFeatureMarks } from '../../parts/catalogue/use-feature-mark.ts';
import { LEAD_HEIGHT } from './strip-frame.tsx';
import { type NextGame, useNextGame } from './use-next-game.ts';

/** The scene of the game that was left, or of the first that the brand shows: one name, one button. */
export function LastScene() {
  const next = useNextGame();
  // Its ground is there before it: nothing moves, and nothing flashes.
  return (
    <div
      className={classNames(
        LEAD_HEIGHT,
        'ink-1 relative isolate overflow-hidden bg-ink text-on-ink',
      )}
    >
      {next && <Scene {...next} />}
    </div>
  );
}

function Scene({ game, isPlayed, reason }: NextGame) {
  const { t } = useLingui();
  const { gameName: name, vendorName, picture, widePicture } = game;
  const marks = useFeatureMarks(game);
  const wide = widePicture ?? picture;
  // The name is written next to it: of a wide picture its figure is shown, which is on the right, without the lettering.
  const shown = widePicture ? Math.round(wide.width * 0.55) : wide.width;
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute top-0 right-0 -z-1 aspect-(--of-scene) h-full max-w-[72%] [mask-image:linear-gradient(to_right,transparent,black_34%)] [&_img]:object-right"
        style={{ '--of-scene': `${shown} / ${wide.height}` } as CSSProperties}
      >
        <Picture source={wide} alt="" sizes="(width < 48rem) 22rem, 50rem" loading="eager" fill />
      </span>
      <div className="flex h-full w-[56%] flex-col items-start justify-center gap-1 px-3 md:w-[55%] md:gap-2 md:px-8">
        <p className="flex items-center gap-3 text-12 md:text-14">
          <span aria-hidden="true" className="h-px w-6 bg-ceremony max-md:hidden md:w-12" />
          {reason}
        </p>
        <h3 className="display -mb-[0.2em] line-clamp-2 pb-[0.32em] text-20 text-balance md:text-40 lg:text-[3.25rem] lg:leading-14!">
          {name}
        </h3>
        <p className="text-14 opacity-85 max-md:hidden">
          {vendorName}
          {marks && ' · '}
          {marks}
        </p>
        <GameLink
          game={game}
          aria-label={isPlayed ? t`Carry on: ${name}` : t`Play: ${name}`}
          className={`${buttonClass({ tone: 'accent' })} mt-1 border-0! bg-(--on-ink)! text-(--ink)! md:mt-2`}
        >
          {isPlayed ? <Trans context="game">Carry on</Trans> : <Trans context="game">Play</Trans>}
        </GameLink>
      </div>
    </>
  );
}
