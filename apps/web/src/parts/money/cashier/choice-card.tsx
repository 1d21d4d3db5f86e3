import type { ComponentProps, ReactNode } from 'react';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> {
  title: ReactNode;
  icon?: ReactNode;
  /** What must be known before it is chosen. */
  children?: ReactNode;
}

/** One of several choices of a form, with what it means. `ref` reaches the input, so a form library can register it. */
export function ChoiceCard({ title, icon, children, ...input }: ChoiceCardProps) {
  return (
    <label className="relative flex min-h-16 min-w-0 items-center gap-3 rounded-box border border-border bg-surface px-4 py-3 transition-colors duration-150 hover:border-border-strong has-checked:border-accent has-checked:bg-accent-soft has-disabled:bg-sunken has-disabled:hover:border-border has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input {...input} type="radio" className="peer sr-only" />
      {icon && (
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-muted peer-checked:bg-surface peer-checked:text-accent-strong"
        >
          {icon}
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="text-14 font-semibold wrap-anywhere">{title}</span>
        {children && <span className="text-12 text-muted wrap-anywhere">{children}</span>}
      </span>
      {/* Which one is chosen, also where its colours say nothing. */}
      <span
        aria-hidden="true"
        className="size-5 shrink-0 rounded-full border border-border-strong peer-checked:border-6 peer-checked:border-accent peer-disabled:invisible"
      />
    </label>
  );
}
