import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import type { OpenedDraw } from './lottery-queries.ts';
import { prizeName } from './play-names.ts';

interface PrizeTableProps {
  draw: Pick<OpenedDraw, 'prizes'>;
  caption: string;
  /** Numbers to light up: those that a member's bet has. */
  isHit?: (number: string, prize: string) => boolean;
}

const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4'];

/** How many numbers of a prize stand side by side: six are two rows of three. */
const columnsOf = (count: number) => COLUMNS[count <= 4 ? count : count % 3 === 0 ? 3 : 4];

/** All prizes of a draw, the best first. */
export function PrizeTable({ draw, caption, isHit }: PrizeTableProps) {
  const { t, i18n } = useLingui();
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t`Prize`}</th>
          <th scope="col">{t`Numbers`}</th>
        </tr>
      </thead>
      <tbody>
        {draw.prizes.map(({ prize, numbers }) => (
          <tr key={prize} className="border-b border-border last:border-0">
            <th scope="row" className="w-24 px-3 py-2.5 text-13 font-medium text-muted md:w-32">
              {prizeName(i18n, prize)}
            </th>
            <td className="px-3 py-2.5">
              <ul className={classNames('grid gap-y-1 text-center', columnsOf(numbers.length))}>
                {numbers.map((number, at) => (
                  <li key={at}>
                    <span
                      className={classNames(
                        'rounded-chip tabular font-bold tracking-wide',
                        prize === 'DB'
                          ? 'font-display text-32 text-accent-strong md:text-40'
                          : 'text-16 md:text-20',
                        isHit?.(number, prize) && 'bg-accent px-1.5 text-on-accent',
                      )}
                    >
                      {number}
                    </span>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
