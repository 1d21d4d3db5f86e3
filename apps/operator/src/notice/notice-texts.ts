import type { RichText } from '@palpite/contract/rich-text.ts';
import type { Language } from '@palpite/domain';
import { PAYOUT_NOTICES, type PayoutNoticeKind } from './payout-notice-texts.ts';

/** What an account's holder is told of, so that nobody else does it unseen. */
export type NoticeKind = GuardNoticeKind | PayoutNoticeKind;

/** Of what guards the account. */
type GuardNoticeKind =
  | 'login-elsewhere'
  | 'new-password'
  | 'two-step-on'
  | 'two-step-off'
  | 'two-step-off-by-us'
  | 'new-recovery-codes'
  | 'new-mobile'
  | 'new-email';

/** What stands in a notice's places. */
export interface NoticeWords {
  readonly brand: string;
  readonly account: string;
  readonly time: string;
  readonly address: string;
  /** Empty where the browser says nothing that anybody knows it by. */
  readonly device: string;
  /** The page that shows what guards the account. */
  readonly link: string;
}

interface NoticeText {
  readonly text: string;
  /** An e-mail's subject, after the brand's name. */
  readonly subject: string;
}

interface NoticeTexts extends Record<GuardNoticeKind, NoticeText> {
  readonly unknownDevice: string;
}

/** A new password is told of without a link: who did not choose it cannot log in behind one. */
const TEXTS: Record<Language, NoticeTexts> = {
  EN: {
    'login-elsewhere': {
      text: '{brand}: there was a login to {account} from a new device or network: {device}, {address}, {time}. If it was not you, change your password and log out everywhere: {link}',
      subject: 'login from a new device or network',
    },
    'new-password': {
      text: '{brand}: the password of {account} was changed on {time} from {address}. If it was not you, choose another one at once with “Forgot password” and write to customer service.',
      subject: 'your password was changed',
    },
    'two-step-on': {
      text: '{brand}: two-step login was turned on for {account} on {time} from {address}. If it was not you, write to customer service at once: {link}',
      subject: 'two-step login is on',
    },
    'two-step-off': {
      text: '{brand}: two-step login was turned off for {account} on {time} from {address}. If it was not you, change your password at once and turn it on again: {link}',
      subject: 'two-step login is off',
    },
    'two-step-off-by-us': {
      text: '{brand}: customer service turned two-step login off for {account} on {time}. If you did not ask for it, change your password at once: {link}',
      subject: 'two-step login is off',
    },
    'new-recovery-codes': {
      text: '{brand}: new recovery codes were made for {account} on {time} from {address}; the old ones no longer work. If it was not you, change your password at once and make new ones: {link}',
      subject: 'new recovery codes',
    },
    'new-mobile': {
      text: '{brand}: the mobile number of {account} was changed on {time} from {address}. If it was not you, change your password at once and write to customer service: {link}',
      subject: 'your mobile number was changed',
    },
    'new-email': {
      text: '{brand}: the email address of {account} was changed on {time} from {address}. If it was not you, change your password at once and write to customer service: {link}',
      subject: 'your email address was changed',
    },
    unknownDevice: 'unknown device',
  },
  PT: {
    'login-elsewhere': {
      text: '{brand}: {account} entrou por um aparelho ou uma rede nova: {device}, {address}, {time}. Se não foi você, troque a senha e saia de todos os aparelhos: {link}',
      subject: 'login por um aparelho ou uma rede nova',
    },
    'new-password': {
      text: '{brand}: a senha de {account} foi trocada em {time}, a partir de {address}. Se não foi você, escolha outra agora em “Esqueci a senha” e fale com o atendimento.',
      subject: 'sua senha foi trocada',
    },
    'two-step-on': {
      text: '{brand}: o login em duas etapas de {account} foi ativado em {time}, a partir de {address}. Se não foi você, fale com o atendimento agora mesmo: {link}',
      subject: 'login em duas etapas ativado',
    },
    'two-step-off': {
      text: '{brand}: o login em duas etapas de {account} foi desativado em {time}, a partir de {address}. Se não foi você, troque a senha agora e ative-o de novo: {link}',
      subject: 'login em duas etapas desativado',
    },
    'two-step-off-by-us': {
      text: '{brand}: o atendimento desativou o login em duas etapas de {account} em {time}. Se você não pediu isso, troque a senha agora: {link}',
      subject: 'login em duas etapas desativado',
    },
    'new-recovery-codes': {
      text: '{brand}: novos códigos de recuperação de {account} foram gerados em {time}, a partir de {address}; os anteriores não valem mais. Se não foi você, troque a senha agora e gere outros: {link}',
      subject: 'novos códigos de recuperação',
    },
    'new-mobile': {
      text: '{brand}: o celular de {account} foi trocado em {time}, a partir de {address}. Se não foi você, troque a senha agora e fale com o atendimento: {link}',
      subject: 'seu celular foi trocado',
    },
    'new-email': {
      text: '{brand}: o e-mail de {account} foi trocado em {time}, a partir de {address}. Se não foi você, troque a senha agora e fale com o atendimento: {link}',
      subject: 'seu e-mail foi trocado',
    },
    unknownDevice: 'aparelho desconhecido',
  },
  ZH: {
    'login-elsewhere': {
      text: '{brand}：{account} 在新设备或新网络登录：{device}，{address}，{time}。如非本人操作，请修改密码并退出所有设备：{link}',
      subject: '新设备或新网络登录',
    },
    'new-password': {
      text: '{brand}：{account} 的密码已于 {time} 从 {address} 修改。如非本人操作，请立即通过“忘记密码”重新设置，并联系客服。',
      subject: '您的密码已修改',
    },
    'two-step-on': {
      text: '{brand}：{account} 已于 {time} 从 {address} 开启两步验证。如非本人操作，请立即联系客服：{link}',
      subject: '两步验证已开启',
    },
    'two-step-off': {
      text: '{brand}：{account} 已于 {time} 从 {address} 关闭两步验证。如非本人操作，请立即修改密码并重新开启：{link}',
      subject: '两步验证已关闭',
    },
    'two-step-off-by-us': {
      text: '{brand}：客服已于 {time} 为 {account} 关闭两步验证。如非您本人申请，请立即修改密码：{link}',
      subject: '两步验证已关闭',
    },
    'new-recovery-codes': {
      text: '{brand}：{account} 已于 {time} 从 {address} 重新生成恢复码，旧恢复码全部失效。如非本人操作，请立即修改密码并重新生成：{link}',
      subject: '恢复码已重新生成',
    },
    'new-mobile': {
      text: '{brand}：{account} 的手机号已于 {time} 从 {address} 更改。如非本人操作，请立即修改密码并联系客服：{link}',
      subject: '您的手机号已更改',
    },
    'new-email': {
      text: '{brand}：{account} 的邮箱已于 {time} 从 {address} 更改。如非本人操作，请立即修改密码并联系客服：{link}',
      subject: '您的邮箱已更改',
    },
    unknownDevice: '未知设备',
  },
  ID: {
    'login-elsewhere': {
      text: '{brand}: {account} masuk dari perangkat atau jaringan baru: {device}, {address}, {time}. Jika bukan Anda, ganti kata sandi dan keluar dari semua perangkat: {link}',
      subject: 'masuk dari perangkat atau jaringan baru',
    },
    'new-password': {
      text: '{brand}: kata sandi {account} diganti pada {time} dari {address}. Jika bukan Anda, segera buat yang baru lewat “Lupa kata sandi” dan hubungi layanan pelanggan.',
      subject: 'kata sandi Anda diganti',
    },
    'two-step-on': {
      text: '{brand}: login dua langkah untuk {account} diaktifkan pada {time} dari {address}. Jika bukan Anda, segera hubungi layanan pelanggan: {link}',
      subject: 'login dua langkah aktif',
    },
    'two-step-off': {
      text: '{brand}: login dua langkah untuk {account} dinonaktifkan pada {time} dari {address}. Jika bukan Anda, segera ganti kata sandi lalu aktifkan lagi: {link}',
      subject: 'login dua langkah nonaktif',
    },
    'two-step-off-by-us': {
      text: '{brand}: layanan pelanggan menonaktifkan login dua langkah untuk {account} pada {time}. Jika Anda tidak memintanya, segera ganti kata sandi: {link}',
      subject: 'login dua langkah nonaktif',
    },
    'new-recovery-codes': {
      text: '{brand}: kode pemulihan baru untuk {account} dibuat pada {time} dari {address}; kode lama tidak berlaku lagi. Jika bukan Anda, segera ganti kata sandi lalu buat kode lain: {link}',
      subject: 'kode pemulihan baru',
    },
    'new-mobile': {
      text: '{brand}: nomor ponsel {account} diganti pada {time} dari {address}. Jika bukan Anda, segera ganti kata sandi dan hubungi layanan pelanggan: {link}',
      subject: 'nomor ponsel Anda diganti',
    },
    'new-email': {
      text: '{brand}: alamat email {account} diganti pada {time} dari {address}. Jika bukan Anda, segera ganti kata sandi dan hubungi layanan pelanggan: {link}',
      subject: 'alamat email Anda diganti',
    },
    unknownDevice: 'perangkat tidak dikenal',
  },
  TH: {
    'login-elsewhere': {
      text: '{brand}: {account} เข้าสู่ระบบจากอุปกรณ์หรือเครือข่ายใหม่: {device}, {address}, {time} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและออกจากระบบทุกอุปกรณ์: {link}',
      subject: 'เข้าสู่ระบบจากอุปกรณ์หรือเครือข่ายใหม่',
    },
    'new-password': {
      text: '{brand}: รหัสผ่านของ {account} ถูกเปลี่ยนเมื่อ {time} จาก {address} หากไม่ใช่คุณ โปรดตั้งรหัสใหม่ทันทีที่ “ลืมรหัสผ่าน” และติดต่อฝ่ายบริการลูกค้า',
      subject: 'รหัสผ่านของคุณถูกเปลี่ยน',
    },
    'two-step-on': {
      text: '{brand}: การเข้าสู่ระบบสองขั้นตอนของ {account} ถูกเปิดใช้เมื่อ {time} จาก {address} หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที: {link}',
      subject: 'เปิดการเข้าสู่ระบบสองขั้นตอนแล้ว',
    },
    'two-step-off': {
      text: '{brand}: การเข้าสู่ระบบสองขั้นตอนของ {account} ถูกปิดเมื่อ {time} จาก {address} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีแล้วเปิดใช้อีกครั้ง: {link}',
      subject: 'ปิดการเข้าสู่ระบบสองขั้นตอนแล้ว',
    },
    'two-step-off-by-us': {
      text: '{brand}: ฝ่ายบริการลูกค้าปิดการเข้าสู่ระบบสองขั้นตอนของ {account} เมื่อ {time} หากคุณไม่ได้ขอ โปรดเปลี่ยนรหัสผ่านทันที: {link}',
      subject: 'ปิดการเข้าสู่ระบบสองขั้นตอนแล้ว',
    },
    'new-recovery-codes': {
      text: '{brand}: มีการสร้างรหัสกู้คืนชุดใหม่ของ {account} เมื่อ {time} จาก {address} รหัสชุดเดิมใช้ไม่ได้แล้ว หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีแล้วสร้างชุดใหม่อีกครั้ง: {link}',
      subject: 'รหัสกู้คืนชุดใหม่',
    },
    'new-mobile': {
      text: '{brand}: เบอร์มือถือของ {account} ถูกเปลี่ยนเมื่อ {time} จาก {address} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีและติดต่อฝ่ายบริการลูกค้า: {link}',
      subject: 'เบอร์มือถือของคุณถูกเปลี่ยน',
    },
    'new-email': {
      text: '{brand}: อีเมลของ {account} ถูกเปลี่ยนเมื่อ {time} จาก {address} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีและติดต่อฝ่ายบริการลูกค้า: {link}',
      subject: 'อีเมลของคุณถูกเปลี่ยน',
    },
    unknownDevice: 'อุปกรณ์ที่ไม่รู้จัก',
  },
  VI: {
    'login-elsewhere': {
      text: '{brand}: {account} vừa đăng nhập từ thiết bị hoặc mạng mới: {device}, {address}, {time}. Nếu không phải bạn, hãy đổi mật khẩu và đăng xuất khỏi mọi thiết bị: {link}',
      subject: 'đăng nhập từ thiết bị hoặc mạng mới',
    },
    'new-password': {
      text: '{brand}: mật khẩu của {account} đã được đổi lúc {time} từ {address}. Nếu không phải bạn, hãy đặt lại ngay bằng “Quên mật khẩu” và liên hệ chăm sóc khách hàng.',
      subject: 'mật khẩu của bạn đã được đổi',
    },
    'two-step-on': {
      text: '{brand}: đăng nhập hai bước của {account} đã được bật lúc {time} từ {address}. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay: {link}',
      subject: 'đã bật đăng nhập hai bước',
    },
    'two-step-off': {
      text: '{brand}: đăng nhập hai bước của {account} đã bị tắt lúc {time} từ {address}. Nếu không phải bạn, hãy đổi mật khẩu ngay rồi bật lại: {link}',
      subject: 'đã tắt đăng nhập hai bước',
    },
    'two-step-off-by-us': {
      text: '{brand}: chăm sóc khách hàng đã tắt đăng nhập hai bước của {account} lúc {time}. Nếu bạn không yêu cầu, hãy đổi mật khẩu ngay: {link}',
      subject: 'đã tắt đăng nhập hai bước',
    },
    'new-recovery-codes': {
      text: '{brand}: mã khôi phục mới của {account} đã được tạo lúc {time} từ {address}; các mã cũ không còn hiệu lực. Nếu không phải bạn, hãy đổi mật khẩu ngay rồi tạo mã khác: {link}',
      subject: 'mã khôi phục mới',
    },
    'new-mobile': {
      text: '{brand}: số điện thoại của {account} đã được đổi lúc {time} từ {address}. Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ chăm sóc khách hàng: {link}',
      subject: 'số điện thoại của bạn đã được đổi',
    },
    'new-email': {
      text: '{brand}: email của {account} đã được đổi lúc {time} từ {address}. Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ chăm sóc khách hàng: {link}',
      subject: 'email của bạn đã được đổi',
    },
    unknownDevice: 'thiết bị không xác định',
  },
};

/** Writes a notice as an e-mail or an SMS says it. */
export function noticeMessage(
  language: Language,
  kind: NoticeKind,
  words: NoticeWords,
): { subject: string; text: string } {
  const texts = { ...TEXTS[language], ...PAYOUT_NOTICES[language] };
  const { text, subject } = texts[kind];
  return {
    subject: `${words.brand}: ${subject}`,
    text: filled(text, { ...words, device: words.device || texts.unknownDevice }),
  };
}

/** Writes a notice as a message of the site says it: without the brand's name, which stands above it already. */
export function noticeInside(
  language: Language,
  kind: NoticeKind,
  words: NoticeWords,
): { title: string; content: RichText } {
  const texts = { ...TEXTS[language], ...PAYOUT_NOTICES[language] };
  const { text, subject } = texts[kind];
  const told = { ...words, device: words.device || texts.unknownDevice };
  const [before = '', after] = text.replace(/^\{brand\}[:：]\s*/, '').split('{link}');
  const runs = [{ text: filled(before, told) }];
  return {
    title: capital(subject),
    content: [
      {
        kind: 'paragraph',
        runs: after === undefined ? runs : [...runs, { text: words.link, href: words.link }],
      },
    ],
  };
}

function filled(text: string, words: NoticeWords): string {
  return text.replace(
    /\{(brand|account|time|address|device|link)\}/g,
    (_, name: keyof NoticeWords) => words[name],
  );
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
