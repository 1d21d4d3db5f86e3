import { buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import type { ReactNode } from 'react';

interface BarButtonProps {
  name: string;
  icon: ReactNode;
  can: boolean;
  onPress: () => void;
}

/** It keeps the focus when there is nothing more to do, so that the keyboard does not lose its place. */
export function BarButton({ name, icon, can, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={!can}
      aria-label={name}
      title={name}
      className={classNames(
        buttonClass({ tone: 'quiet' }),
        'min-h-11 min-w-11 px-2 mouse:min-h-9 aria-disabled:text-subtle aria-disabled:hover:bg-transparent',
      )}
      onClick={() => can && onPress()}
    >
      {icon}
      <span className="hidden @min-[40rem]:inline">{name}</span>
    </button>
  );
}
