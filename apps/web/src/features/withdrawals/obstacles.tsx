import { Trans } from '@lingui/react/macro';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useRef } from 'react';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { isOfSetup, ObstacleText } from '../../parts/money/withdrawable/obstacle-text.tsx';

/** Each reason that prevents any withdrawal, apart from what the first one sets up. */
export function Obstacles({ options }: { options: WithdrawalOptions }) {
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  const obstacles = options.obstacles.filter((obstacle) => !isOfSetup(obstacle, options));
  return (
    <div ref={box} className="contents">
      {obstacles.length > 0 && (
        <section
          aria-labelledby="withdrawal-obstacles"
          className="flex flex-col gap-2 rounded-card border border-border bg-surface p-5 md:p-6"
        >
          <h2 id="withdrawal-obstacles" className="text-16 font-bold outline-none">
            <Trans>Before you can withdraw</Trans>
          </h2>
          <ul className="flex flex-col divide-y divide-border">
            {obstacles.map((obstacle) => (
              <li key={obstacle} className="flex items-center gap-x-3 py-3 last:pb-0">
                <CircleAlert size={20} className="shrink-0 text-warning" />
                <p className="min-w-40 flex-1 text-14">
                  <ObstacleText obstacle={obstacle} options={options} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
