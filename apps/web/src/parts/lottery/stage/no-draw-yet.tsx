import { useLingui } from '@lingui/react/macro';
import type { Kind } from '@palpite/lottery/games.ts';
import { familyGround } from '../family-ground.ts';
import { stageHeight } from './stage-size.ts';

/** The empty stage of a game that has had no draw. */
export function NoDrawYet({ kind }: { kind: Kind }) {
  const { t } = useLingui();
  return (
    <p
      className={`grid place-items-center rounded-card text-14 font-semibold text-on-art ${stageHeight(kind)} ${familyGround(kind)}`}
    >
      {t`No draw yet`}
    </p>
  );
}
