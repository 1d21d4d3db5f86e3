import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonTone = 'accent' | 'neutral' | 'quiet' | 'danger' | 'art' | 'bar' | 'barQuiet';
export type ButtonSize = 'sm' | 'md' | 'lg';

const TONES: Record<ButtonTone, string> = {
  accent:
    // The lower edge is its own darker colour; a calm face has the same one.
    // One that is off is quieter than any that is on, and keeps a thin edge: without it, it would be muted text.
    'bg-action text-on-action shadow-edge hover:bg-action-strong active:bg-action-strong active:translate-y-px disabled:bg-sunken disabled:text-subtle/70 disabled:shadow-none disabled:inset-ring disabled:inset-ring-border',
  neutral: 'button-neutral',
  quiet: 'text-muted hover:bg-sunken hover:text-default active:bg-sunken disabled:text-subtle',
  danger:
    'border border-negative text-negative hover:bg-negative hover:text-surface active:bg-negative active:text-surface disabled:border-border disabled:bg-transparent disabled:text-subtle',
  // On a picture: readable on any art, in both themes.
  art: 'bg-scrim/70 text-on-art backdrop-blur-sm hover:bg-scrim active:bg-scrim',
  // In the header, which has colours of its own.
  bar: 'border border-bar-line text-on-bar hover:bg-bar-field active:bg-bar-field',
  barQuiet: 'text-on-bar hover:bg-bar-field active:bg-bar-field',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'control-sm px-3 text-13',
  md: 'control-md px-4 text-14',
  lg: 'control-lg px-5 text-16',
};

const SQUARES: Record<ButtonSize, string> = {
  sm: 'control-square-sm',
  md: 'control-square-md',
  lg: 'size-12',
};

export interface ButtonLook {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** As wide as its place. */
  block?: boolean;
}

/** The look of a button, for whatever element carries it (a link that acts as one). */
export function buttonClass({
  tone = 'neutral',
  size = 'md',
  block = false,
}: ButtonLook = {}): string {
  return classNames(
    'button-shape inline-flex max-w-full gap-2 py-1 text-center font-semibold select-none',
    TONES[tone],
    SIZES[size],
    block && 'w-full',
  );
}

/** The look of a square button that shows an icon alone. */
export function iconButtonClass({ tone = 'quiet', size = 'md' }: ButtonLook = {}): string {
  return classNames('button-shape inline-flex', TONES[tone], SQUARES[size]);
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is going on: the button keeps its size and name and ignores further presses. */
  busy?: boolean;
  icon?: ReactNode;
}

/** A button with a text. */
export function Button({
  tone,
  size,
  block,
  busy = false,
  icon,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- `type` is one of the three, `button` by default
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={classNames(buttonClass({ tone, size, block }), 'relative', className)}
    >
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner size={18} />
        </span>
      )}
      <span className={classNames('contents', busy && '*:opacity-0')}>
        {icon}
        <span className="min-w-0">{children}</span>
      </span>
    </button>
  );
}

interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children'>,
    Omit<ButtonLook, 'block'> {
  /** Its name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
}

/** A button that shows an icon alone; `label` is its name. */
export function IconButton({ label, icon, tone, size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(iconButtonClass({ tone, size }), className)}
    >
      {icon}
    </button>
  );
}
