import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Modal } from '@palpite/ui/modal.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { StationListProps } from './station-list.tsx';

const StationList = lazyPart(() => import('./station-list.tsx'), 'StationList');

/** Opens all lotteries in a sheet, where they have no column. @param props.always they never have one */
export function StationsButton({ gameCode, always }: StationListProps & { always: boolean }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        tone="barQuiet"
        label={t`Another lottery`}
        aria-haspopup="dialog"
        icon={<ChevronDown size={20} />}
        onClick={() => setOpen(true)}
        className={classNames('-ml-1 shrink-0 max-sm:w-7', !always && '@min-[68rem]:hidden')}
      />
      {isOpen && (
        <Modal
          name="lottery-stations"
          open
          tall
          title={t`All lotteries`}
          closeLabel={t`Close`}
          onClose={() => setOpen(false)}
        >
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <StationList gameCode={gameCode} />
          </Suspense>
        </Modal>
      )}
    </>
  );
}
