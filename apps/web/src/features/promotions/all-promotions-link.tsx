import { Trans } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';

/** The link from one promotion back to all of them. */
export function AllPromotionsLink() {
  return (
    <Link
      to="/promotions"
      activeProps={{}}
      className={`${buttonClass({ tone: 'quiet', size: 'sm' })} -ml-2 self-start`}
    >
      <ArrowLeft size={18} />
      <Trans>All promotions</Trans>
    </Link>
  );
}
