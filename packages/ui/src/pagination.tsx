import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { pageSteps } from './page-steps.ts';

interface PaginationProps {
  label: string;
  page: number;
  totalPages: number;
  /** A link (or button) to a page; `className` and `attributes` belong on it. */
  renderPage: (step: PageLink) => ReactNode;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
}

export interface PageLink {
  page: number;
  content: ReactNode;
  className: string;
  /** The page that is shown: its link says so with `aria-current`. */
  current: boolean;
  attributes: { 'aria-label': string; rel?: 'prev' | 'next' };
}

const stepClass =
  'inline-flex control-square-md items-center justify-center rounded-control text-14 font-semibold tabular text-muted transition-colors duration-150 hover:bg-sunken hover:text-default aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-strong';

/** Numbered pages: one at each end, three around the current one. */
export function Pagination({
  label,
  page,
  totalPages,
  renderPage,
  previousLabel,
  nextLabel,
  pageLabel,
}: PaginationProps) {
  if (totalPages <= 1) return null;
  const edge = (to: number, rel: 'prev' | 'next') => {
    const content = rel === 'prev' ? <ChevronLeft size={20} /> : <ChevronRight size={20} />;
    const name = rel === 'prev' ? previousLabel : nextLabel;
    if (to < 1 || to > totalPages)
      return (
        <span
          className={classNames(stepClass, 'pointer-events-none opacity-40')}
          aria-hidden="true"
        >
          {content}
        </span>
      );
    return renderPage({
      page: to,
      content,
      className: stepClass,
      current: false,
      attributes: { 'aria-label': name, rel },
    });
  };
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center justify-center gap-1">
        <li>{edge(page - 1, 'prev')}</li>
        {pageSteps(page, totalPages).map((step) => (
          <li key={step.key}>
            {step.page === null ? (
              <span className="inline-block w-6 text-center text-muted">…</span>
            ) : (
              renderPage({
                page: step.page,
                content: step.page,
                className: stepClass,
                current: step.page === page,
                attributes: { 'aria-label': pageLabel(step.page) },
              })
            )}
          </li>
        ))}
        <li>{edge(page + 1, 'next')}</li>
      </ol>
    </nav>
  );
}
