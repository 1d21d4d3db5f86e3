import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';

interface CentreBarProps {
  title?: string;
  /** Stands ahead of the title: the way back to the menu. */
  start?: ReactNode;
  onClose: () => void;
}

/** The bar above a view: what it is, and the way out. */
export function CentreBar({ title, start, onClose }: CentreBarProps) {
  const { t } = useLingui();
  return (
    <div
      className={classNames(
        'flex h-16 shrink-0 items-center gap-1 border-b border-border bg-surface pr-2 md:pr-4',
        start ? 'pl-1' : 'pl-4 md:pl-6',
      )}
    >
      {start}
      <div className="min-w-0 flex-1">{title !== undefined && <CentreTitle title={title} />}</div>
      <IconButton label={t`Close`} icon={<X size={20} />} onClick={onClose} />
    </div>
  );
}

/**
 * The heading of a view. What lies behind the dialog is out of reach, so it is the first of its kind; and it has the
 * focus when its view comes, since what was pressed may be gone.
 */
function CentreTitle({ title }: { title: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), [title]);
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      data-autofocus
      className="display line-clamp-2 py-0.5 text-20 text-balance wrap-anywhere outline-none shell-top:uppercase md:text-24"
    >
      {title}
    </h1>
  );
}
