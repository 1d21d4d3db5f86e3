import { Trans, useLingui } from '@lingui/react/macro';
import type { Promotion } from '@palpite/contract/promotion.ts';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@palpite/ui/state-panel.tsx';
import { tabClass, tabRowClass } from '@palpite/ui/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import CalendarX from 'lucide-react/icons/calendar-x';
import { ChoiceLink } from '../../lib/choice-link.tsx';
import { useServices } from '../../lib/services.ts';
import { useScene } from '../../lib/use-scene.ts';
import { promotionsQuery } from '../../parts/promotion/promotion-queries.ts';
import { CATEGORY_NAMES } from './category-names.ts';
import { PromotionCard } from './promotion-card.tsx';

interface PromotionListProps {
  /** The requested kind; any other text shows all. */
  category: string | undefined;
  /** Shown elsewhere on the page, and so not in the list. */
  without?: string;
}

/** Current and coming promotions, of all categories or of one. */
export function PromotionList({ category, without }: PromotionListProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(promotionsQuery(useServices()));
  if (!data) {
    if (!error) return <ListPlace />;
    return (
      <ErrorState
        title={t`The promotions could not be loaded`}
        actions={
          <Button tone="accent" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  const others = data.list.filter(({ id }) => id !== without);
  if (without !== undefined) return <OtherPromotions list={others} />;
  const categories = categoriesOf(others);
  const chosen = categories.find((each) => each === category);
  const list = others.filter((each) => chosen === undefined || each.category === chosen);
  return (
    <>
      {categories.length > 1 && <CategoryTabs categories={categories} chosen={chosen} />}
      {list.length === 0 ? <NoPromotions /> : <Cards list={list} headingLevel={2} />}
    </>
  );
}

type Category = Promotion['category'];

/** The non-empty categories, in their order. */
function categoriesOf(list: readonly Promotion[]): Category[] {
  const there = new Set(list.map(({ category }) => category));
  return (Object.keys(CATEGORY_NAMES) as Category[]).filter((category) => there.has(category));
}

function CategoryTabs({
  categories,
  chosen,
}: {
  categories: readonly Category[];
  chosen: Category | undefined;
}) {
  const { i18n, t } = useLingui();
  const tab = (category: Category | undefined, name: string) => (
    <li key={category ?? ''}>
      <ChoiceLink
        to="/promotions"
        search={{ category }}
        resetScroll={false}
        current={chosen === category}
        className={tabClass}
      >
        {name}
      </ChoiceLink>
    </li>
  );
  return (
    <nav aria-label={t`Kinds of promotions`}>
      <ul className={tabRowClass}>
        {tab(undefined, t`All promotions`)}
        {categories.map((category) => tab(category, i18n._(CATEGORY_NAMES[category])))}
      </ul>
    </nav>
  );
}

function OtherPromotions({ list }: { list: readonly Promotion[] }) {
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="other-promotions" className="flex flex-col gap-3">
      <h2 id="other-promotions" className="text-20 font-bold">
        <Trans>Other promotions</Trans>
      </h2>
      <Cards list={list} headingLevel={3} />
    </section>
  );
}

const gridClass = 'grid gap-4 lg:grid-cols-5';
/** Unequal pairs, the wider first and then last; one that is left over has a line of its own. */
const placeClass = (index: number, count: number) => {
  if (index === count - 1 && index % 2 === 0) return 'lg:col-span-5';
  return index % 4 === 0 || index % 4 === 3 ? 'lg:col-span-3' : 'lg:col-span-2';
};

function Cards({ list, headingLevel }: { list: readonly Promotion[]; headingLevel: 2 | 3 }) {
  return (
    <ul className={gridClass}>
      {list.map((promotion, index) => (
        <li key={promotion.id} className={placeClass(index, list.length)}>
          <PromotionCard
            promotion={promotion}
            first={headingLevel === 2 && index === 0}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}

function NoPromotions() {
  const { t } = useLingui();
  return (
    <EmptyState
      scene={useScene('empty')}
      picture={<CalendarX size={28} />}
      title={t`No promotions at the moment`}
      actions={
        <Link to="/" className={buttonClass({ tone: 'neutral' })}>
          <Trans>Go home</Trans>
        </Link>
      }
    >
      <Trans>New promotions will appear here with their conditions.</Trans>
    </EmptyState>
  );
}

function ListPlace() {
  return (
    <div className={gridClass}>
      <Skeleton className="h-76 rounded-card lg:col-span-3" />
      <Skeleton className="h-76 rounded-card lg:col-span-2" />
    </div>
  );
}
