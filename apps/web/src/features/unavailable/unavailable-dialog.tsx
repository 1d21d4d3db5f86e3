import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@palpite/ui/modal.tsx';
import { useQuery } from '@tanstack/react-query';
import Wrench from 'lucide-react/icons/wrench';
import { gameQuery } from '../../catalogue/catalogue-queries.ts';
import { GameGrid } from '../../catalogue/game-grid.tsx';
import { useServices } from '../../lib/services.ts';

/** More than an operator suggests: all of them are seen at once. */
const SUGGESTED = 12;

interface UnavailableDialogProps {
  nodeId: string;
  onClose: () => void;
}

/** A game that cannot be opened now: says so, and what it means, and offers others of its kind. */
export function UnavailableDialog({ nodeId, onClose }: UnavailableDialogProps) {
  const { t } = useLingui();
  const { data } = useQuery(gameQuery(useServices(), nodeId));
  const suggestions = data?.suggestions ?? [];
  const name = data?.game.gameName;
  return (
    <Modal
      name="unavailable"
      title={name ?? t`Under maintenance`}
      closeLabel={t`Close`}
      size="md"
      open
      onClose={onClose}
    >
      <p className="flex items-start gap-3 rounded-box bg-sunken p-4 text-14">
        <Wrench size={20} className="shrink-0 text-warning" />
        <Trans>
          This game is under maintenance. Your balance and unfinished rounds are kept; it opens
          again as soon as its provider is done.
        </Trans>
      </p>
      {(data === undefined || suggestions.length > 0) && (
        <section aria-label={t`Play meanwhile`} className="mt-5">
          <h3 className="mb-3 text-14 font-bold">
            <Trans>Play meanwhile</Trans>
          </h3>
          <GameGrid
            games={data?.suggestions}
            columnsClass="grid-cols-3 sm:grid-cols-4"
            eager={SUGGESTED}
            places={4}
          />
        </section>
      )}
    </Modal>
  );
}
