import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useServices } from '../../lib/services.ts';

/** The way back, on the page that the shell leaves without bars; where the operator shows them there, they have it. */
export function WayHome() {
  const { brandName, settings } = useServices().boot.status;
  if (settings.barsOnFullScreenPages) return null;
  return (
    <nav className="-mb-2">
      <Link
        to="/"
        className="inline-flex control-md items-center gap-2 rounded-control text-14 font-semibold text-muted hover:text-default"
      >
        <ArrowLeft size={18} />
        <Trans>Back to {brandName}</Trans>
      </Link>
    </nav>
  );
}
