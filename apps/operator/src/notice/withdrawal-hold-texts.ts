import type { Language } from '@palpite/domain';

/** Why withdrawals are held without anybody having typed a reason. */
export type WithdrawalHoldReason =
  | 'account-locked'
  | 'payee-name-changed'
  | 'payout-account-removed';

/** As their members read it: each is one sentence. */
export const WITHDRAWAL_HOLD_REASONS: Record<Language, Record<WithdrawalHoldReason, string>> = {
  EN: {
    'account-locked': 'Your account was locked.',
    'payee-name-changed': 'The real name of your account was changed.',
    'payout-account-removed': 'Its payout account was removed.',
  },
  PT: {
    'account-locked': 'Sua conta foi bloqueada.',
    'payee-name-changed': 'O nome verdadeiro da sua conta foi alterado.',
    'payout-account-removed': 'A conta de saque de destino foi removida.',
  },
  ZH: {
    'account-locked': '您的账户曾被锁定。',
    'payee-name-changed': '您账户的真实姓名已更改。',
    'payout-account-removed': '该笔提款的收款账户已被移除。',
  },
  ID: {
    'account-locked': 'Akun Anda dikunci.',
    'payee-name-changed': 'Nama asli akun Anda diubah.',
    'payout-account-removed': 'Rekening tujuan penarikan ini dihapus.',
  },
  TH: {
    'account-locked': 'บัญชีของคุณถูกล็อก',
    'payee-name-changed': 'ชื่อจริงในบัญชีของคุณถูกเปลี่ยน',
    'payout-account-removed': 'บัญชีรับเงินปลายทางถูกลบแล้ว',
  },
  VI: {
    'account-locked': 'Tài khoản của bạn đã bị khóa.',
    'payee-name-changed': 'Họ tên thật của tài khoản đã được đổi.',
    'payout-account-removed': 'Tài khoản nhận tiền của lệnh rút này đã bị xóa.',
  },
};
