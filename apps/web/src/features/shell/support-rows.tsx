import { Trans } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Headset from 'lucide-react/icons/headset';
import { type ReactNode, useId, useState } from 'react';
import { sideRowClass } from '../../lib/side-row.ts';

/** Support: contacts and information. In a narrow menu its rows are not folded, as icons. */
export function SupportRows({ children }: { children: ReactNode }) {
  const listId = useId();
  const [open, setOpen] = useState(true);
  return (
    <li className="mt-2 border-t border-border pt-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className={classNames(sideRowClass, 'hidden! @min-[12rem]/side:flex!')}
      >
        <Headset size={20} className="shrink-0" />
        <span className="min-w-0 flex-1">
          <Trans>Customer service</Trans>
        </span>
        <ChevronDown
          size={18}
          className={classNames('shrink-0 transition-[rotate] duration-150', open && 'rotate-180')}
        />
      </button>
      <ul
        id={listId}
        className={classNames(
          'flex flex-col gap-0.5',
          !open && '@min-[12rem]/side:hidden',
          '@min-[12rem]/side:ml-6 @min-[12rem]/side:border-l @min-[12rem]/side:border-border @min-[12rem]/side:pl-2',
        )}
      >
        {children}
      </ul>
    </li>
  );
}
