import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@palpite/ui/button.tsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';

interface LinePagerProps {
  /** From 0. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The way through a long slip. Its buttons stay at the ends, so that the focus does. */
export function LinePager({ page, pages, onPage }: LinePagerProps) {
  const { t } = useLingui();
  const number = page + 1;
  const total = pages;
  const go = (to: number) => to >= 0 && to < pages && onPage(to);
  return (
    <div className="flex items-center justify-between border-t border-border px-4 text-13">
      <IconButton
        label={t`Previous page`}
        icon={<ChevronLeft size={18} />}
        aria-disabled={page === 0}
        className="aria-disabled:text-subtle"
        onClick={() => go(page - 1)}
      />
      <span role="status" className="tabular">{t`${number} of ${total}`}</span>
      <IconButton
        label={t`Next page`}
        icon={<ChevronRight size={18} />}
        aria-disabled={number === pages}
        className="aria-disabled:text-subtle"
        onClick={() => go(page + 1)}
      />
    </div>
  );
}
