import type { Language } from '@palpite/domain';
import type { CodePurpose } from './verification-code.ts';

/** What a code's message says: what it is for comes first, so that nobody reads it to a stranger for something else. */
interface CodeTexts extends Readonly<Record<CodePurpose, string>> {
  /** After the purpose's sentence; `{minutes}` says how long the code is good. */
  readonly warning: string;
  /** The same for a second proof: whoever asked for that code knows the password. */
  readonly passwordKnown: string;
  /** An e-mail's subject. */
  readonly subject: string;
}

const TEXTS: Record<Language, CodeTexts> = {
  EN: {
    register: '{brand}: {code} is your code to register.',
    login: '{brand}: {code} is your code to log in.',
    password: '{brand}: {code} is your code to choose a new password.',
    'second-factor': '{brand}: {code} is your code to confirm a login to your account.',
    contact: '{brand}: {code} is your code to confirm this contact for your account.',
    warning:
      'Valid for {minutes} minutes. Do not share it with anyone. If you did not ask for it, do nothing.',
    passwordKnown:
      'Valid for {minutes} minutes. Do not share it with anyone. If you are not logging in, someone knows your password: change it.',
    subject: '{brand}: your code',
  },
  PT: {
    register: '{brand}: {code} é o seu código para se cadastrar.',
    login: '{brand}: {code} é o seu código para entrar.',
    password: '{brand}: {code} é o seu código para escolher uma nova senha.',
    'second-factor': '{brand}: {code} é o seu código para confirmar uma entrada na sua conta.',
    contact: '{brand}: {code} é o seu código para confirmar este contato na sua conta.',
    warning:
      'Vale por {minutes} minutos. Não o passe a ninguém. Se você não o pediu, não faça nada.',
    passwordKnown:
      'Vale por {minutes} minutos. Não o passe a ninguém. Se não é você quem está entrando, alguém sabe a sua senha: troque-a.',
    subject: '{brand}: seu código',
  },
  ZH: {
    register: '{brand}：{code} 是您的注册验证码。',
    login: '{brand}：{code} 是您的登录验证码。',
    password: '{brand}：{code} 是您设置新密码的验证码。',
    'second-factor': '{brand}：{code} 是您确认账户登录的验证码。',
    contact: '{brand}：{code} 是您为账户确认此联系方式的验证码。',
    warning: '{minutes} 分钟内有效。请勿告诉任何人。如非本人操作，请忽略。',
    passwordKnown:
      '{minutes} 分钟内有效。请勿告诉任何人。如非本人登录，说明有人知道您的密码，请立即修改。',
    subject: '{brand}：您的验证码',
  },
  ID: {
    register: '{brand}: {code} adalah kode Anda untuk mendaftar.',
    login: '{brand}: {code} adalah kode Anda untuk masuk.',
    password: '{brand}: {code} adalah kode Anda untuk memilih kata sandi baru.',
    'second-factor': '{brand}: {code} adalah kode Anda untuk mengonfirmasi masuk ke akun Anda.',
    contact: '{brand}: {code} adalah kode Anda untuk mengonfirmasi kontak ini bagi akun Anda.',
    warning:
      'Berlaku {minutes} menit. Jangan berikan kepada siapa pun. Jika Anda tidak memintanya, abaikan saja.',
    passwordKnown:
      'Berlaku {minutes} menit. Jangan berikan kepada siapa pun. Jika bukan Anda yang masuk, ada yang mengetahui kata sandi Anda: gantilah.',
    subject: '{brand}: kode Anda',
  },
  TH: {
    register: '{brand}: {code} คือรหัสสำหรับสมัครสมาชิกของคุณ',
    login: '{brand}: {code} คือรหัสสำหรับเข้าสู่ระบบของคุณ',
    password: '{brand}: {code} คือรหัสสำหรับตั้งรหัสผ่านใหม่ของคุณ',
    'second-factor': '{brand}: {code} คือรหัสสำหรับยืนยันการเข้าสู่ระบบบัญชีของคุณ',
    contact: '{brand}: {code} คือรหัสสำหรับยืนยันช่องทางติดต่อนี้ของบัญชีคุณ',
    warning: 'ใช้ได้ {minutes} นาที อย่าบอกใคร หากคุณไม่ได้ขอรหัสนี้ ไม่ต้องทำอะไร',
    passwordKnown:
      'ใช้ได้ {minutes} นาที อย่าบอกใคร หากไม่ใช่คุณที่กำลังเข้าสู่ระบบ แสดงว่ามีคนรู้รหัสผ่านของคุณ โปรดเปลี่ยนรหัสผ่าน',
    subject: '{brand}: รหัสของคุณ',
  },
  VI: {
    register: '{brand}: {code} là mã để đăng ký của bạn.',
    login: '{brand}: {code} là mã để đăng nhập của bạn.',
    password: '{brand}: {code} là mã để chọn mật khẩu mới của bạn.',
    'second-factor': '{brand}: {code} là mã để xác nhận đăng nhập vào tài khoản của bạn.',
    contact: '{brand}: {code} là mã để xác nhận liên hệ này cho tài khoản của bạn.',
    warning:
      'Có hiệu lực trong {minutes} phút. Đừng đưa mã cho ai. Nếu bạn không yêu cầu mã này, hãy bỏ qua.',
    passwordKnown:
      'Có hiệu lực trong {minutes} phút. Đừng đưa mã cho ai. Nếu không phải bạn đang đăng nhập, có người biết mật khẩu của bạn: hãy đổi mật khẩu.',
    subject: '{brand}: mã của bạn',
  },
};

/** Writes a code's message. */
export function codeMessage(
  language: Language,
  purpose: CodePurpose,
  values: { readonly brand: string; readonly code: string; readonly minutes: number },
): { subject: string; text: string } {
  const texts = TEXTS[language];
  const fill = (text: string) =>
    text.replace(/\{(brand|code|minutes)\}/g, (_, name: keyof typeof values) =>
      String(values[name]),
    );
  return {
    subject: fill(texts.subject),
    text: `${fill(texts[purpose])} ${fill(purpose === 'second-factor' ? texts.passwordKnown : texts.warning)}`,
  };
}
