import { classNames } from '@palpite/ui/class-names.ts';
import type { ReactNode, Ref } from 'react';

interface StagePanelProps {
  ref?: Ref<HTMLElement>;
  id: string;
  title: ReactNode;
  /** Below the title, on its ink. */
  head?: ReactNode;
  /** Of the head: its ink. */
  className: string;
  children: ReactNode;
}

/** Hung next to the stage on two cords, on wide screens. */
export function StagePanel({ ref, id, title, head, className, children }: StagePanelProps) {
  return (
    <aside
      ref={ref}
      aria-labelledby={id}
      className="relative mt-11 hidden flex-col rounded-[1.5rem] border border-action/60 bg-surface lg:flex"
    >
      <span aria-hidden="true" className="cord left-14" />
      <span aria-hidden="true" className="cord right-14" />
      <div
        className={classNames('rounded-t-[1.45rem] bg-ink px-5 pt-5 pb-4 text-on-ink', className)}
      >
        <h2 id={id} className="display text-24 uppercase">
          {title}
        </h2>
        {head}
      </div>
      {children}
    </aside>
  );
}
