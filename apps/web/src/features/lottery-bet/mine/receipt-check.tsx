import { Trans, useLingui } from '@lingui/react/macro';
import { leafHash, leafText } from '@palpite/lottery/merkle.ts';
import { type Verified, verifyDraw } from '@palpite/lottery/verify.ts';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BadgeX from 'lucide-react/icons/badge-x';
import Hourglass from 'lucide-react/icons/hourglass';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { CopyButton } from '../../../lib/copy-button.tsx';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';
import { Panel } from '../../../parts/lottery/panel.tsx';
import type { Receipt } from './mine.ts';
import { ReceiptLimits } from './receipt-limits.tsx';
import { ReceiptPath } from './receipt-path.tsx';
import { ReceiptSigned } from './receipt-signed.tsx';
import { SecondDraw } from './second-draw.tsx';

/** The bet with another price, to see the check fail. */
function broken({ leaf, ...rest }: Receipt): Receipt {
  return {
    ...rest,
    leaf: leaf && { ...leaf, stakeMinor: `${BigInt(leaf.stakeMinor) + 1n}` },
  };
}

/** Whether the bet is under the root of its issue, as this browser computes it; undefined before the close. */
function inclusionOf({ leaf, inclusion, proof }: Receipt): Verified | undefined {
  const { root, betCount } = proof;
  if (!leaf || !inclusion || root === null || betCount === null) return undefined;
  const record = { ...proof, root, betCount, entropy: null, chain: null, drandSignature: null };
  return verifyDraw(record, { receipt: { leaf, ...inclusion } }).find(
    ({ step }) => step === 'inclusion',
  );
}

/** Recomputes the path from the bet to the root that was published for its issue. */
export function ReceiptCheck({ path, receipt }: { path: LotteryPath; receipt: Receipt }) {
  const { t } = useLingui();
  const [isBroken, setBroken] = useState(false);
  const shown = isBroken ? broken(receipt) : receipt;
  const { leaf, inclusion, proof } = shown;
  const found = inclusionOf(shown);
  const hash = leaf && hexOf(leafHash(leafText(leaf)));
  const figures = [
    ...(leaf && hash !== null
      ? [
          { name: t`Your bet, as it is hashed`, figure: leafText(leaf) },
          { name: t`Its mark (SHA-256)`, figure: hash },
        ]
      : []),
    ...(inclusion && inclusion.path.length > 0
      ? [{ name: t`Path to the root`, figure: inclusion.path.join('\n') }]
      : []),
    ...(proof.root === null ? [] : [{ name: t`Root of the bets`, figure: proof.root }]),
    ...(receipt.acceptance === null
      ? []
      : [{ name: t`Signature of the accepted bet`, figure: receipt.acceptance }]),
    ...(proof.closeSignature === null
      ? []
      : [{ name: t`Signature of root, count and times`, figure: proof.closeSignature }]),
  ];
  return (
    <Panel title={t`Receipt check`} note={t`computed in your browser`}>
      <div className="flex flex-col gap-4 p-4">
        <Verdict isCancelled={leaf === null} found={found} />
        <ReceiptSigned receipt={shown} />
        {found && (
          <Button
            className="self-start"
            aria-pressed={isBroken}
            onClick={() => setBroken(!isBroken)}
          >
            <Trans>Change the stake, and see it fail</Trans>
          </Button>
        )}
        {found && hash !== null && inclusion && (
          <ReceiptPath hash={hash} inclusion={inclusion} proof={proof} ok={found.ok} />
        )}
        <dl className="flex flex-col gap-3">
          {figures.map(({ name, figure }) => (
            <div key={name}>
              <dt className="flex items-center justify-between gap-2 text-14 font-semibold">
                {name}
                <CopyButton size="sm" tone="quiet" text={figure} label={t`Copy: ${name}`} />
              </dt>
              <dd className="rounded-box bg-sunken p-3 font-mono text-13 break-all whitespace-pre-wrap">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <Link
          to={path}
          search={{ gameCode: proof.game, view: 'proof', numero: proof.numero }}
          activeProps={{}}
          className={`${buttonClass()} self-start`}
        >
          <ShieldCheck size={18} />
          <Trans>Verify the draw</Trans>
        </Link>
        <ReceiptLimits proof={proof} />
        <SecondDraw path={path} receipt={shown} />
      </div>
    </Panel>
  );
}

function Verdict({ isCancelled, found }: { isCancelled: boolean; found: Verified | undefined }) {
  const { t } = useLingui();
  const [Icon, title, text] = isCancelled
    ? [Hourglass, t`This bet was taken back`, t`It is in no list: it took no part in the draw.`]
    : !found
      ? [
          Hourglass,
          t`The list is still open`,
          t`When the sale closes, all bets get one root. Your path to it is shown here then.`,
        ]
      : found.ok
        ? [
            BadgeCheck,
            t`Your bet is in the list`,
            t`From your bet and its path your browser has computed the root that the site published for this issue.`,
          ]
        : [
            BadgeX,
            t`Your bet is not in the list`,
            t`The figures lead to another root. If you did not change them yourself, send this page to customer service.`,
          ];
  return (
    <div role="status" className="flex items-center gap-3">
      <Icon
        size={44}
        strokeWidth={1.5}
        aria-hidden="true"
        className={classNames(
          'shrink-0',
          found?.ok === true && 'text-positive',
          found?.ok === false && 'text-negative',
        )}
      />
      <div className="min-w-0">
        <h3 className="text-16 font-bold">{title}</h3>
        <p className="text-14 text-muted">{text}</p>
      </div>
    </div>
  );
}

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
