import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@palpite/ui/button.tsx';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';

interface GameBarProps {
  name: string;
  fullScreen: { possible: boolean; active: boolean; toggle: () => Promise<void> };
  onReload: () => void;
  onLeave: () => void;
}

/** What a player can do with a game other than play it. */
export function GameBar({ name, fullScreen, onReload, onLeave }: GameBarProps) {
  const { t } = useLingui();
  return (
    <div className="flex h-12 shrink-0 items-center gap-1 border-b border-border bg-surface pr-2 pl-4">
      <h1 className="min-w-0 flex-1 truncate text-14 font-bold">{name}</h1>
      <IconButton label={t`Reload game`} icon={<RotateCw size={20} />} onClick={onReload} />
      {fullScreen.possible && (
        <IconButton
          label={fullScreen.active ? t`Leave full screen` : t`Full screen`}
          icon={fullScreen.active ? <Minimize size={20} /> : <Maximize size={20} />}
          onClick={() => void fullScreen.toggle()}
        />
      )}
      <IconButton label={t`Leave game`} icon={<X size={20} />} onClick={onLeave} />
    </div>
  );
}
