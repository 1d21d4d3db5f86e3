import { type Kind, SHAPES } from '@palpite/lottery/games.ts';
import type { IssueRow } from '../tables/lottery.table.ts';
import { entropyOf } from './issue-entropy.ts';
import { isBroughtIn, isSeeded, stateOf } from './issue.ts';

/** A seed that is not revealed by so many minutes after the time of its draw is a fault that the record keeps. */
export const LATE_MINUTES = 10;

/** All that is published of an issue by now. */
export const proofView = (issue: IssueRow, kind: Kind, now: Date) => ({
  brand: issue.brandCode,
  game: issue.gameCode,
  numero: issue.numero,
  shape: SHAPES[kind],
  state: stateOf(issue),
  closesAt: issue.closesAt.toISOString(),
  drawsAt: issue.drawsAt.toISOString(),
  source: isSeeded(issue) ? ('seed' as const) : ('official' as const),
  commitment: issue.commitment,
  chain: chainView(issue),
  signature: issue.signature,
  betCount: issue.betCount,
  root: issue.root,
  closedAt: issue.closedAt?.toISOString() ?? null,
  closeSignature: issue.closeSignature,
  seed: issue.seed,
  drand: drandView(issue),
  entropy: entropyOf(issue, issue.drandSignature),
  later: issue.drandLater,
  mixedRound: issue.mixedRound,
  drandSignature: issue.drandSignature,
  numbers: issue.numbers ?? [],
  drawnAt: issue.drawnAt?.toISOString() ?? null,
  drawSignature: issue.drawSignature,
  lateSince: lateSince(issue, now),
  refusedAt: issue.refusedAt?.toISOString() ?? null,
  voidedAt: issue.voidedAt?.toISOString() ?? null,
  broughtIn: isBroughtIn(issue),
});

function lateSince(issue: IssueRow, now: Date): string | null {
  const { drawsAt, drawnAt } = issue;
  const due = new Date(drawsAt.getTime() + LATE_MINUTES * 60_000);
  return isSeeded(issue) && (drawnAt ?? now) > due ? due.toISOString() : null;
}

/** The anchor of its seeds' chain and its own place in it: named before its sales. */
const chainView = ({ chainAnchor: anchor, chainPlace: place }: IssueRow) =>
  anchor === null || place === null ? null : { anchor, place };

/** The round that the issue named, before its sales. */
const drandView = ({ drandRound: round, drandKey: publicKey }: IssueRow) =>
  round === null || publicKey === null ? null : { round, publicKey };
