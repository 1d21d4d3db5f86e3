import { useLingui } from '@lingui/react/macro';
import type { Kind } from '@palpite/lottery/games.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { useReducedMotion } from '@palpite/ui/use-reduced-motion.ts';
import Play from 'lucide-react/icons/play';
import SkipForward from 'lucide-react/icons/skip-forward';
import { type ReactNode, useRef, useState } from 'react';
import { DrawnNumbers } from '../drawn-numbers.tsx';
import { familyGround } from '../family-ground.ts';
import { issueText } from '../issue-text.ts';
import type { OpenedDraw } from '../lottery-queries.ts';
import { BALL_DRUM } from './ball-drum.tsx';
import { BOAT_RACE } from './boat-race.tsx';
import { DICE_BOWL } from './dice-bowl.tsx';
import { LANTERNS } from './lanterns.tsx';
import { MOON_WALL } from './moon-wall.tsx';
import { NoDrawYet } from './no-draw-yet.tsx';
import { PRIZE_ROLL } from './prize-roll.tsx';
import type { Scene } from './scene.ts';
import { isFlat, runningHeight, stageHeight } from './stage-size.ts';
import { useDrawRun } from './use-draw-run.ts';

const SCENES: Readonly<Record<Kind, Scene>> = {
  north: PRIZE_ROLL,
  south: PRIZE_ROLL,
  '5d': LANTERNS,
  '11of5': BALL_DRUM,
  k3: DICE_BOWL,
  pk10: BOAT_RACE,
  keno: MOON_WALL,
};

interface DrawStageProps {
  kind: Kind;
  /** The newest one; null before the first. */
  draw: OpenedDraw | null;
  /** An older one, which was asked for. */
  isPast?: boolean;
}

/**
 * The last draw as its game draws it. A draw that comes while the page is open is acted out; its numbers are the
 * operator's, known before the motion, which only tells them.
 */
export function DrawStage({ kind, draw, isPast = false }: DrawStageProps) {
  const { t, i18n } = useLingui();
  const stage = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const numero = draw?.numero ?? '';
  const issue = issueText(numero, i18n.locale);
  const { Still, motion } = SCENES[kind];
  const numbers = (draw?.prizes[0]?.numbers ?? []).join(' ');
  const run = useDrawRun(stage, {
    numero,
    motion,
    onDrawn: () => setSaid(t`Issue ${issue} is drawn: ${numbers}`),
  });
  if (draw === null) return <NoDrawYet kind={kind} />;
  return (
    // It keeps its place in the page while it is higher.
    <div className={classNames('relative', run.running && 'z-15', stageHeight(kind))}>
      <section
        aria-label={t`The draw`}
        data-running={run.running ? '' : undefined}
        className={classNames(
          'group/stage absolute inset-x-0 top-0 overflow-hidden rounded-card text-on-art transition-[height] duration-240',
          run.running ? `shadow-overlay ${runningHeight(kind)}` : 'h-full',
          familyGround(kind),
        )}
      >
        <Head kind={kind} issue={issue} isPast={isPast} run={run} />
        {/* The picture says nothing that the list below does not. */}
        <div
          ref={stage}
          key={numero}
          aria-hidden="true"
          className={classNames(
            'absolute inset-x-0 top-8 bottom-0 @3xl:top-9',
            isFlat(kind) && '@4xl:top-0 @4xl:right-40',
          )}
        >
          <Still draw={draw} />
        </div>
        <div className="sr-only">
          {!run.running && <DrawnNumbers kind={kind} draw={draw} size="sm" />}
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </section>
    </div>
  );
}

interface HeadProps {
  kind: Kind;
  /** In the reader's form. */
  issue: string;
  isPast: boolean;
  run: ReturnType<typeof useDrawRun>;
}

/** Which draw it is, and the way to see it again. */
function Head({ kind, issue, isPast, run }: HeadProps) {
  const { t } = useLingui();
  const reduced = useReducedMotion();
  return (
    <div
      className={classNames(
        'flex h-8 items-center gap-2 pr-1 pl-3 text-13 font-semibold @3xl:h-9 @3xl:px-4',
        // Low and wide: beside the numbers.
        isFlat(kind) &&
          '@4xl:ml-auto @4xl:h-full @4xl:w-fit @4xl:flex-col @4xl:items-end @4xl:justify-center @4xl:gap-0',
      )}
    >
      <p
        className={classNames('min-w-0 flex-1 truncate tabular', isFlat(kind) && '@4xl:flex-none')}
      >
        {run.running
          ? t`Drawing issue ${issue}`
          : isPast
            ? t`Issue ${issue}`
            : t`Last draw ${issue}`}
      </p>
      {(run.running || !reduced) && <RunButton run={run} />}
    </div>
  );
}

/** One element for both, so that the focus stays on it. */
function RunButton({ run }: { run: ReturnType<typeof useDrawRun> }) {
  const { t } = useLingui();
  return (
    <StageButton
      name={run.running ? t`Skip` : t`Watch again`}
      icon={run.running ? <SkipForward size={16} /> : <Play size={16} />}
      onPress={run.running ? run.skip : run.play}
    />
  );
}

interface StageButtonProps {
  name: string;
  icon: ReactNode;
  onPress: () => void;
}

function StageButton({ name, icon, onPress }: StageButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="relative z-10 inline-flex h-8 items-center gap-1.5 rounded-control px-2 outline-offset-0 after:absolute after:-inset-y-1.5 after:inset-x-0 hover:bg-[oklch(1_0_0/0.12)] focus-visible:outline-on-art @3xl:h-9"
    >
      {icon}
      {name}
    </button>
  );
}
