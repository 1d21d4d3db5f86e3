import { useLingui } from '@lingui/react/macro';
import type { Kind } from '@palpite/lottery/games.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.ts';
import { plays } from '../../../lib/session/session-record.ts';
import { useMember } from '../../../parts/identity/use-session.ts';
import { Car } from '../../../parts/lottery/car.tsx';
import { Die } from '../../../parts/lottery/die.tsx';
import { issueText, shortNumero } from '../../../parts/lottery/issue-text.ts';
import { drawsQuery, issueQuery } from '../../../parts/lottery/lottery-queries.ts';
import type { LotteryOffer } from '../offer/offer.ts';

const SHOWN = 6;

/** The newest draws with their numbers. The fast games show theirs to members and guests alone. */
export function LastDraws({ game }: { game: LotteryOffer }) {
  const { t, i18n } = useLingui();
  const services = useServices();
  const { gameCode, gameGroupCode, kind } = game;
  const member = useMember();
  const asked = useQuery({
    ...drawsQuery(services, { gameCode, gameGroupCode, count: SHOWN }),
    enabled: member !== null && plays(member),
  });
  // The newest comes with the sale, at once when it is drawn.
  const { data: issue } = useQuery(issueQuery(services, gameCode));
  const newest = issue?.last ? [issue.last] : [];
  const older = (asked.data?.list ?? []).filter(({ numero }) => numero !== newest[0]?.numero);
  const said = (of: string) => {
    const numero = issueText(of, i18n.locale);
    return t`Issue ${numero}`;
  };
  const draws = [...newest, ...older].slice(0, SHOWN);
  if (draws.length === 0) return null;
  return (
    <section aria-label={t`Last draws`} className="pt-4">
      <h2 className="px-2 pb-1 font-display text-14 font-bold text-muted">{t`Last draws`}</h2>
      <ol className="flex flex-col">
        {draws.map(({ numero, prizes }) => (
          <li
            key={numero}
            className="flex items-center gap-2 border-b border-border px-2 py-1.5 last:border-0"
          >
            <span className="w-9 shrink-0 text-12 text-muted tabular">
              <span className="sr-only">{said(numero)}</span>
              {/* The day is the same for nearly all of them. */}
              <span aria-hidden="true">{shortNumero(numero)}</span>
            </span>
            <Numbers kind={kind} numbers={prizes.flatMap((prize) => prize.numbers)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Numbers({ kind, numbers }: { kind: Kind; numbers: readonly string[] }) {
  if (kind === 'k3') {
    const sum = numbers.reduce((total, face) => total + Number(face), 0);
    return (
      <span className="flex items-center gap-1">
        {numbers.map((face, at) => (
          <Die key={at} face={Number(face)} size="xs" />
        ))}
        <b className="pl-1 text-14 tabular">{sum}</b>
      </span>
    );
  }
  if (kind === 'pk10') {
    return (
      <span className="grid grid-cols-5 gap-1">
        {numbers.map((car) => (
          <Car key={car} symbol={car} size="xs" />
        ))}
      </span>
    );
  }
  const many = numbers.length > 10;
  return (
    <span className={many ? 'text-12 tabular' : 'text-14 font-semibold tabular'}>
      {numbers.join(many ? ' ' : ' · ')}
    </span>
  );
}
