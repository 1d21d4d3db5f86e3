import type { EmblaCarouselType } from 'embla-carousel';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { useAttention } from './use-attention.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

interface CarouselProps {
  label: string;
  slides: readonly { id: string; name?: string; content: ReactNode }[];
  /** What a screen reader calls the whole, in the reader's language: “carousel”. */
  roleName: string;
  /** And one of it: “slide”. */
  slideRoleName: string;
  /** What a screen reader calls one slide, e.g. “2 of 4”. */
  slideLabel: (number: number) => string;
  /** Names of the buttons. */
  showSlideLabel: (number: number) => string;
  pauseLabel: string;
  playLabel: string;
  /** Where the brand draws it in another way: classes of the slides' frame and of the row of dots. */
  look?: { frame: string; dots: string; timeline?: boolean };
}

/** Below the slides, so that they lie on nothing that a slide shows. 28 px high: a placeholder includes them. */
const BUTTONS = 'h-7 items-center';
/** More dots than a phone is wide move under the finger. */
const DOTS_AT_ONCE = 7;
const FEW_BUTTONS = 'justify-center';
const MANY_BUTTONS = 'no-scrollbar overflow-x-auto';

/**
 * One slide a view, 20 px between them. The first is plain HTML; the rest of the machinery comes once the page
 * is idle, and only where there is more than one slide. It loops and moves by itself every five seconds, unless
 * it is paused, looked at (hover), worked in (focus), or motion is unwanted.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, roleName, slideRoleName, look } = props;
  const { slideLabel, pauseLabel, playLabel } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const many = slides.length > 1;
  const reduced = useReducedMotion();
  const dots = useRef<HTMLDivElement>(null);
  const machine = useRef<EmblaCarouselType>(null);
  const [paused, setPaused] = useState(false);
  const section = useRef<HTMLElement>(null);
  const attended = useAttention(section);

  const mark = () => markSlide(machine.current?.selectedScrollSnap() ?? 0, viewport, dots);
  const markNow = useEffectEvent(mark);
  // Slides that come or go.
  useEffect(() => markNow(), [slides]);

  return (
    <section ref={section} aria-roledescription={roleName} aria-label={label}>
      <div ref={viewport} className={look?.frame ?? 'overflow-hidden rounded-card'}>
        <div className={classNames('flex touch-pan-y', many && '-ml-5')}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              role="group"
              aria-roledescription={slideRoleName}
              aria-label={slideLabel(index + 1)}
              inert={index !== 0}
              className={classNames('min-w-0 flex-[0_0_100%]', many && 'pl-5')}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {many && (
        <Machinery
          viewport={viewport}
          machine={machine}
          moves={!paused && !reduced && !attended}
          onSelect={mark}
        />
      )}
      {many && (
        <Dots {...props} dots={dots} machine={machine} reduced={reduced}>
          {!reduced && (
            <IconButton
              label={paused ? playLabel : pauseLabel}
              icon={paused ? <Play size={16} /> : <Pause size={16} />}
              size="sm"
              className="size-7! rounded-full"
              onClick={() => setPaused(!paused)}
            />
          )}
        </Dots>
      )}
    </section>
  );
}

interface DotsProps extends Pick<CarouselProps, 'slides' | 'showSlideLabel' | 'look'> {
  dots: RefObject<HTMLDivElement | null>;
  machine: RefObject<EmblaCarouselType | null>;
  reduced: boolean;
  /** What pauses it. */
  children: ReactNode;
}

/** A button for each slide. */
function Dots({ slides, showSlideLabel, look, dots, machine, reduced, children }: DotsProps) {
  const many = slides.length > DOTS_AT_ONCE;
  return (
    <div
      ref={dots}
      className={classNames(
        'flex',
        look?.dots ?? classNames(BUTTONS, many ? MANY_BUTTONS : FEW_BUTTONS),
      )}
    >
      {slides.map((slide, index) => (
        <SlideButton
          key={slide.id}
          label={showSlideLabel(index + 1)}
          isFirst={index === 0}
          name={look?.timeline ? slide.name : undefined}
          onPress={() => machine.current?.scrollTo(index, reduced)}
        />
      ))}
      {children}
    </div>
  );
}

interface SlideButtonProps {
  label: string;
  /** Which one is shown later is marked by hand. */
  isFirst: boolean;
  /** The slide's own name: then the button is a bead on a line with the name below it. */
  name: string | undefined;
  onPress: () => void;
}

function SlideButton({ label, isFirst, name, onPress }: SlideButtonProps) {
  if (name === undefined) {
    return (
      <button
        type="button"
        aria-label={label}
        aria-current={isFirst}
        className="group/dot relative grid h-7 min-w-6 place-items-center before:absolute before:-inset-y-2 before:inset-x-0 touch:min-w-8"
        onClick={onPress}
      >
        <span className="block h-1.5 w-1.5 rounded-full bg-(--dot,var(--color-border-strong)) transition-[width,background-color] duration-200 group-aria-[current=true]/dot:w-5 group-aria-[current=true]/dot:bg-(--dot-on,var(--color-accent-strong))" />
      </button>
    );
  }
  return (
    <button
      type="button"
      aria-label={`${label}: ${name}`}
      aria-current={isFirst}
      className="group/dot relative flex min-w-0 flex-1 flex-col justify-start pt-3 text-left text-muted before:absolute before:-inset-y-2 before:inset-x-0 hover:text-default aria-[current=true]:text-default"
      onClick={onPress}
    >
      <span className="relative block h-px w-full bg-border-strong">
        <span className="absolute -top-1 left-0 size-2.25 rounded-full border border-border-strong bg-canvas group-aria-[current=true]/dot:-top-1.25 group-aria-[current=true]/dot:size-2.75 group-aria-[current=true]/dot:border-transparent group-aria-[current=true]/dot:bg-ceremony" />
      </span>
      <span className="display mt-1.5 block truncate py-1 pr-3 text-16 group-aria-[current=false]/dot:md:max-lg:invisible max-md:hidden lg:text-20">
        {name}
      </span>
    </button>
  );
}

interface MachineryProps {
  viewport: RefObject<HTMLDivElement | null>;
  machine: RefObject<EmblaCarouselType | null>;
  moves: boolean;
  onSelect: () => void;
}

/** Loads the slide machinery when the page is idle, and moves it: that it has come draws nothing else again. */
function Machinery({ viewport, machine, moves, onSelect }: MachineryProps) {
  const [ready, setReady] = useState(false);
  const select = useEffectEvent(onSelect);

  useEffect(() => {
    let gone = false;
    const load = async () => {
      const { default: createEmbla } = await import('embla-carousel');
      if (gone || !viewport.current) return;
      const made = createEmbla(viewport.current, { loop: true, duration: 22 });
      machine.current = made;
      made.on('select', () => select());
      setReady(true);
    };
    const cancel = whenIdle(() => {
      // Without it the first slide is shown, whole and usable.
      load().catch(() => undefined);
    });
    return () => {
      gone = true;
      cancel();
      machine.current?.destroy();
      machine.current = null;
    };
  }, [viewport, machine]);

  useAutoplay(ready && moves, () => machine.current?.scrollNext());
  return null;
}

/** By hand: a page that is only looked at draws no slide and no dot again, as long as it is open. */
function markSlide(
  selected: number,
  viewport: RefObject<HTMLDivElement | null>,
  dots: RefObject<HTMLDivElement | null>,
): void {
  const slides = viewport.current?.querySelectorAll<HTMLElement>(':scope > * > *') ?? [];
  for (const [index, slide] of [...slides].entries()) {
    slide.inert = index !== selected;
    dots.current?.children[index]?.setAttribute('aria-current', `${index === selected}`);
  }
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
