import type { Language } from '@palpite/domain';

/** What an account's holder is told of a new password. No link: people must not learn to follow links in mails. */
interface NewPasswordTexts {
  readonly text: string;
  /** An e-mail's subject. */
  readonly subject: string;
}

const TEXTS: Record<Language, NewPasswordTexts> = {
  EN: {
    text: '{brand}: the password of {account} was changed on {time} from {address}. If it was not you, choose another one at once with “Forgot password” and write to customer service.',
    subject: '{brand}: your password was changed',
  },
  PT: {
    text: '{brand}: a senha de {account} foi trocada em {time}, a partir de {address}. Se não foi você, escolha outra agora em “Esqueci a senha” e fale com o atendimento.',
    subject: '{brand}: sua senha foi trocada',
  },
  ZH: {
    text: '{brand}：{account} 的密码已于 {time} 从 {address} 修改。如非本人操作，请立即通过“忘记密码”重新设置，并联系客服。',
    subject: '{brand}：您的密码已修改',
  },
  ID: {
    text: '{brand}: kata sandi {account} diganti pada {time} dari {address}. Jika bukan Anda, segera buat yang baru lewat “Lupa kata sandi” dan hubungi layanan pelanggan.',
    subject: '{brand}: kata sandi Anda diganti',
  },
  TH: {
    text: '{brand}: รหัสผ่านของ {account} ถูกเปลี่ยนเมื่อ {time} จาก {address} หากไม่ใช่คุณ โปรดตั้งรหัสใหม่ทันทีที่ “ลืมรหัสผ่าน” และติดต่อฝ่ายบริการลูกค้า',
    subject: '{brand}: รหัสผ่านของคุณถูกเปลี่ยน',
  },
  VI: {
    text: '{brand}: mật khẩu của {account} đã được đổi lúc {time} từ {address}. Nếu không phải bạn, hãy đặt lại ngay bằng “Quên mật khẩu” và liên hệ chăm sóc khách hàng.',
    subject: '{brand}: mật khẩu của bạn đã được đổi',
  },
};

/** Writes the message about a new password. */
export function newPasswordMessage(
  language: Language,
  values: {
    readonly brand: string;
    readonly account: string;
    readonly address: string;
    readonly time: string;
  },
): { subject: string; text: string } {
  const { text, subject } = TEXTS[language];
  const fill = (words: string) =>
    words.replace(
      /\{(brand|account|address|time)\}/g,
      (_, name: keyof typeof values) => values[name],
    );
  return { subject: fill(subject), text: fill(text) };
}
