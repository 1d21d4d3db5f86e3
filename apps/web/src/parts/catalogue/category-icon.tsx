import type { GameCategory } from '@palpite/domain';
import Cherry from 'lucide-react/icons/cherry';
import Crown from 'lucide-react/icons/crown';
import Dices from 'lucide-react/icons/dices';
import Feather from 'lucide-react/icons/feather';
import Fish from 'lucide-react/icons/fish';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Gem from 'lucide-react/icons/gem';
import Spade from 'lucide-react/icons/spade';
import Swords from 'lucide-react/icons/swords';
import Ticket from 'lucide-react/icons/ticket';
import Trophy from 'lucide-react/icons/trophy';
import Zap from 'lucide-react/icons/zap';
import type { ComponentType } from 'react';

const ICONS: Record<GameCategory, ComponentType<{ size?: number; className?: string }>> = {
  ELOTT: Dices,
  LIVE: Spade,
  SPORTS: Trophy,
  FISH: Fish,
  RNG: Cherry,
  PVP: Swords,
  ESPORTS: Gamepad2,
  LOTT: Ticket,
  INHOUSE: Crown,
  COCKFIGHT: Feather,
  MINI: Zap,
  JACKPOT: Gem,
};

/** The mark of a category of games; decoration beside its name. */
export function CategoryIcon({ category, size = 20 }: { category: GameCategory; size?: number }) {
  const Icon = ICONS[category];
  return <Icon size={size} />;
}
