import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { type DialogState, useDialog } from './use-dialog.ts';

interface ModalProps extends DialogState {
  /** Which dialog this is, for styles and tests: `login`, `filters`. */
  name: string;
  title: string;
  /** Of what it is about, as a second part of its name: below the title, in small digits. */
  number?: string;
  /** The close button; without it Escape, a click outside or a button inside close. */
  showClose?: boolean;
  /** The side of the title that the close button is on. */
  closePos?: 'start' | 'end';
  /** Darkens the page behind. */
  hasBg?: boolean;
  closeLabel: string;
  size?: 'sm' | 'md' | 'lg';
  /** Takes all the height that it may have from the start: what it shows comes later, and must not move it. */
  tall?: boolean;
  /** On a wide screen in the lower corner: what is beneath stays in sight. */
  corner?: boolean;
  /** On a wide screen along the end edge of the column: what it was opened from stays in sight. */
  docked?: boolean;
  /** Stays in view below the content: the buttons that decide. */
  footer?: ReactNode;
  children: ReactNode;
}

const DOCKED =
  'xl:my-8 xl:mr-[max(2rem,calc((100vw-var(--container-content))/2))] xl:ml-auto xl:h-[calc(100dvh-4rem)] xl:max-w-[25.25rem]!';

const WIDTHS = { sm: 'md:max-w-md', md: 'md:max-w-xl', lg: 'md:max-w-3xl' };

/** Shared motion: up from the bottom edge on phones, a short rise elsewhere. */
export const dialogMotionClass = classNames(
  'transition-[opacity,translate,display,overlay] transition-discrete duration-200 ease-out',
  'translate-y-8 opacity-0 open:translate-y-0 open:opacity-100 starting:open:translate-y-8 starting:open:opacity-0',
  'md:translate-y-2 md:starting:open:translate-y-2',
  'backdrop:transition-[background-color,display,overlay] backdrop:transition-discrete backdrop:duration-200',
  'backdrop:bg-transparent starting:open:backdrop:bg-transparent',
);

/** The title's band, as the brand's shell draws it: a field of its colour, or a rule. */
export const dialogHeadClass = classNames(
  'shell-rail:border-b shell-rail:border-border',
  'shell-side:bg-ceremony shell-side:text-on-ceremony',
  'shell-top:border-b-2 shell-top:border-action shell-top:bg-ceremony shell-top:text-on-ceremony',
);

/** A dialog over the page: a sheet from the bottom on phones, a panel in the middle elsewhere. */
export function Modal({
  name,
  title,
  number,
  showClose = true,
  closePos = 'end',
  hasBg = true,
  closeLabel,
  size = 'sm',
  tall = false,
  corner = false,
  docked = false,
  footer,
  children,
  open,
  onClose,
  dismissible,
}: ModalProps) {
  const titleId = useId();
  const { ref } = useDialog({ open, onClose, dismissible });
  return (
    <dialog
      ref={ref}
      open={open}
      data-modal={name}
      aria-labelledby={titleId}
      className={classNames(
        'fixed inset-0 z-50 m-0 mt-auto h-fit w-full max-w-none overflow-visible bg-transparent p-0 text-default',
        corner ? 'md:mt-auto md:mr-6 md:mb-6 md:ml-auto' : 'md:m-auto',
        WIDTHS[size],
        dialogMotionClass,
        // Drawn by a server and half read, it would grow upwards as the rest of it comes.
        '[&:not(:modal):not(:has(>[data-end]))]:invisible',
        docked && DOCKED,
        hasBg &&
          (docked
            ? 'open:backdrop:bg-scrim/60 xl:open:backdrop:bg-scrim/25'
            : 'open:backdrop:bg-scrim/60'),
      )}
    >
      {open && (
        <div
          className={classNames(
            'flex max-h-[calc(100dvh-3rem)] flex-col rounded-t-card border border-border bg-overlay shadow-overlay md:max-h-[calc(100dvh-4rem)] md:rounded-card',
            tall && 'h-180',
            docked && 'xl:h-full xl:max-h-none! xl:rounded-l-none',
          )}
        >
          <ModalHead
            titleId={titleId}
            {...{ title, number, closePos, closeLabel, docked }}
            onClose={showClose ? onClose : undefined}
          />
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-4 pb-5">
            {children}
          </div>
          {footer && (
            <div className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-border px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </div>
      )}
      <span data-end hidden />
    </dialog>
  );
}

interface ModalHeadProps
  extends Pick<ModalProps, 'title' | 'number' | 'closePos' | 'closeLabel' | 'docked'> {
  titleId: string;
  /** Without it there is no close button. */
  onClose: (() => void) | undefined;
}

function ModalHead(props: ModalHeadProps) {
  const { titleId, title, number, closePos, closeLabel, docked, onClose } = props;
  return (
    <div
      className={classNames(
        'flex min-h-14 shrink-0 items-center gap-2 rounded-t-[inherit] py-1.5 pr-2 pl-5 [--color-focus:currentColor]',
        dialogHeadClass,
        closePos === 'start' && 'flex-row-reverse justify-end pr-5 pl-2',
      )}
    >
      <h2
        id={titleId}
        tabIndex={-1}
        data-dialog-title
        className={classNames(
          'display min-w-0 flex-1 text-20 wrap-anywhere outline-none shell-top:uppercase',
          docked && 'xl:text-16',
        )}
      >
        {title}
        {number !== undefined && (
          <>
            {' '}
            <span className="block font-mono text-13 leading-4 font-normal tracking-normal normal-case">
              {number}
            </span>
          </>
        )}
      </h2>
      {onClose && (
        <IconButton
          label={closeLabel}
          icon={<X size={20} />}
          className="text-inherit!"
          onClick={onClose}
        />
      )}
    </div>
  );
}
