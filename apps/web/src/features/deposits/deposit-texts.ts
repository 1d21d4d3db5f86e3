import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  DepositFailure,
  DepositKind,
  DepositOrderSummary,
  DepositStatus,
  PaymentDetail,
  RefundState,
  ReviewReason,
} from '@palpite/contract/deposit.ts';
import type { BadgeTone } from '@palpite/ui/badge.tsx';
import type { LucideIcon } from 'lucide-react';
import Landmark from 'lucide-react/icons/landmark';
import QrCode from 'lucide-react/icons/qr-code';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import Wallet from 'lucide-react/icons/wallet';

/** The name of each status of an order. */
export const STATUS_NAMES: Readonly<Record<DepositStatus, MessageDescriptor>> = {
  'awaiting-payment': msg`Awaiting payment`,
  'awaiting-review': msg`Awaiting review`,
  processing: msg`Processing`,
  success: msg`Success`,
  failed: msg`Failed`,
  'timed-out': msg`Timed out`,
};

const STATUS_TONES: Readonly<Record<DepositStatus, BadgeTone>> = {
  'awaiting-payment': 'warning',
  'awaiting-review': 'info',
  processing: 'info',
  success: 'positive',
  failed: 'negative',
  'timed-out': 'neutral',
};

/** The name of each state of a refund. */
export const REFUND_NAMES: Readonly<Record<RefundState, MessageDescriptor>> = {
  'under-way': msg`Refund under way`,
  refunded: msg`Refunded`,
  failed: msg`Refund delayed`,
};

const REFUND_TONES: Readonly<Record<RefundState, BadgeTone>> = {
  'under-way': 'info',
  refunded: 'neutral',
  failed: 'warning',
};

/** The status of an order in a word: its refund's, when money goes back. */
export function standingOf({ status, refund }: Pick<DepositOrderSummary, 'status' | 'refund'>): {
  name: MessageDescriptor;
  tone: BadgeTone;
} {
  return refund === null
    ? { name: STATUS_NAMES[status], tone: STATUS_TONES[status] }
    : { name: REFUND_NAMES[refund.state], tone: REFUND_TONES[refund.state] };
}

/** Why an order failed, and what it means for the money. */
export const FAILURE_TEXTS: Readonly<Record<DepositFailure, MessageDescriptor>> = {
  cancelled: msg`You cancelled this deposit. Do not pay it now; if you have already paid, we will review the payment when it arrives.`,
  'provider-refused': msg`The payment provider refused the payment. Nothing was added to your balance.`,
  'review-refused': msg`We could not accept this payment and added nothing to your balance.`,
};

/** Why an order is on review. */
export const REVIEW_TEXTS: Readonly<Record<ReviewReason, MessageDescriptor>> = {
  channel: msg`We are checking that your payment has arrived. You do not need to do anything.`,
  amount: msg`The amount we received differs from this deposit. We are checking it; your money is safe.`,
  late: msg`Your payment arrived after this deposit had expired. We are checking it; your money is safe.`,
  'paid-twice': msg`This deposit was paid twice. We are checking the second payment; your money is safe.`,
};

/** The facts that a payer types or compares. */
export const DETAIL_NAMES: Readonly<Record<PaymentDetail, MessageDescriptor>> = {
  institution: msg`Bank`,
  branch: msg`Branch`,
  'account-number': msg`Account number`,
  holder: msg`Account holder`,
  reference: msg`Reference`,
};

export const KIND_ICONS: Readonly<Record<DepositKind, LucideIcon>> = {
  pix: QrCode,
  'bank-transfer': Landmark,
  'qr-transfer': ScanQrCode,
  'e-wallet': Wallet,
};
