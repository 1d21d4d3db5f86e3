import { useLingui } from '@lingui/react/macro';
import { CopyButton } from '../../lib/copy-button.tsx';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';
import { Panel } from '../../parts/lottery/panel.tsx';

/** What is published, to recompute elsewhere. */
export function ProofFigures({
  proof,
  publicKeys,
}: {
  proof: DrawProof;
  publicKeys: readonly string[];
}) {
  const { t } = useLingui();
  const { brand, game, numero, commitment, chain, signature, seed, root, source, broughtIn } =
    proof;
  const { drand, entropy, drandSignature } = proof;
  const round = proof.mixedRound ?? drand?.round ?? 0;
  const place = (chain?.place ?? 0) + 1;
  const sealed = [
    { name: t`Seal (SHA-256 of the seed)`, figure: commitment },
    { name: t`Seed`, figure: seed },
  ];
  const figures = [
    { name: t`Brand, game and issue`, figure: `${brand} ${game} ${numero}` },
    ...(broughtIn ? [] : [{ name: t`Root of the bets`, figure: root }]),
    ...(source === 'seed' ? sealed : []),
    ...(chain === null
      ? []
      : [{ name: t`Anchor of the day; this seed has place ${place}`, figure: chain.anchor }]),
    ...(signature === null
      ? []
      : [
          { name: t`Signature of seal and anchor (Ed25519)`, figure: signature },
          { name: t`Public key of the signature`, figure: publicKeys.join(' ') },
        ]),
    ...(proof.closeSignature === null
      ? []
      : [{ name: t`Signature of root, count and times`, figure: proof.closeSignature }]),
    ...(proof.drawSignature === null
      ? []
      : [{ name: t`Signature of the draw`, figure: proof.drawSignature }]),
    ...(drand === null
      ? []
      : [
          { name: t`Public round ${round} of drand`, figure: entropy?.randomness ?? null },
          { name: t`Signature of the round (BLS12-381)`, figure: drandSignature },
          { name: t`Public key of the drand network`, figure: drand.publicKey },
        ]),
  ];
  return (
    <Panel title={t`Figures for experts`}>
      <dl className="flex flex-col gap-4 p-4">
        {figures.map(({ name, figure }) => (
          <div key={name}>
            <dt className="flex items-center justify-between gap-2 text-14 font-semibold">
              {name}
              {figure !== null && (
                <CopyButton size="sm" tone="quiet" text={figure} label={t`Copy: ${name}`} />
              )}
            </dt>
            <dd className="rounded-box bg-sunken p-3 font-mono text-13 break-all">
              {figure ?? t`not published yet`}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
