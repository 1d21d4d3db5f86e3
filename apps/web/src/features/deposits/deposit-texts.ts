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

/** How an order stands, in words. */
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

/** How a refund of an order stands, in words. */
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

/** How an order stands, in a word: by its refund where money goes back. */
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
  cancelled: msg`You cancelled this deposit. Do not pay it any more; if you have paid already, we look at it when the money comes.`,
  'provider-refused': msg`The payment was refused by whoever takes it. Nothing came to your balance.`,
  'review-refused': msg`We could not accept this payment and added nothing to your balance.`,
};

/** Why a person looks at an order. */
export const REVIEW_TEXTS: Readonly<Record<ReviewReason, MessageDescriptor>> = {
  channel: msg`We are checking that your payment has come. You need not do anything.`,
  amount: msg`Another amount came than this deposit asked for. We are checking it; no money is lost.`,
  late: msg`Your payment came after this deposit had ended. We are checking it; no money is lost.`,
  'paid-twice': msg`This deposit was paid twice. We are checking the second payment; no money is lost.`,
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
