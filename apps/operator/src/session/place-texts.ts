import type { Language } from '@palpite/domain';

/** What an account's holder is told of a login from elsewhere. No link: people must not learn to follow links in mails. */
interface PlaceTexts {
  readonly text: string;
  /** Where the browser says nothing that anybody knows it by. */
  readonly unknownDevice: string;
  /** An e-mail's subject. */
  readonly subject: string;
}

const TEXTS: Record<Language, PlaceTexts> = {
  EN: {
    text: '{brand}: {account} was logged in from a new device or network: {device}, {address}, {time}. If it was not you, change your password and log out everywhere.',
    unknownDevice: 'unknown device',
    subject: '{brand}: a login from elsewhere',
  },
  PT: {
    text: '{brand}: {account} entrou por um aparelho ou uma rede nova: {device}, {address}, {time}. Se não foi você, troque a senha e saia de todos os aparelhos.',
    unknownDevice: 'aparelho desconhecido',
    subject: '{brand}: entrada de outro lugar',
  },
  ZH: {
    text: '{brand}：{account} 在新设备或新网络登录：{device}，{address}，{time}。如非本人操作，请修改密码并退出所有设备。',
    unknownDevice: '未知设备',
    subject: '{brand}：新设备或新网络登录',
  },
  ID: {
    text: '{brand}: {account} masuk dari perangkat atau jaringan baru: {device}, {address}, {time}. Jika bukan Anda, ganti kata sandi dan keluar dari semua perangkat.',
    unknownDevice: 'perangkat tidak dikenal',
    subject: '{brand}: masuk dari tempat lain',
  },
  TH: {
    text: '{brand}: {account} เข้าสู่ระบบจากอุปกรณ์หรือเครือข่ายใหม่: {device}, {address}, {time} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและออกจากระบบทุกอุปกรณ์',
    unknownDevice: 'อุปกรณ์ที่ไม่รู้จัก',
    subject: '{brand}: เข้าสู่ระบบจากที่อื่น',
  },
  VI: {
    text: '{brand}: {account} vừa đăng nhập từ thiết bị hoặc mạng mới: {device}, {address}, {time}. Nếu không phải bạn, hãy đổi mật khẩu và đăng xuất khỏi mọi thiết bị.',
    unknownDevice: 'thiết bị không xác định',
    subject: '{brand}: đăng nhập từ nơi khác',
  },
};

/** Writes the message about a login from elsewhere. */
export function placeMessage(
  language: Language,
  values: {
    readonly brand: string;
    readonly account: string;
    readonly device: string;
    readonly address: string;
    readonly time: string;
  },
): { subject: string; text: string } {
  const { text, subject, unknownDevice } = TEXTS[language];
  const told = { ...values, device: values.device || unknownDevice };
  const fill = (words: string) =>
    words.replace(
      /\{(brand|account|device|address|time)\}/g,
      (_, name: keyof typeof told) => told[name],
    );
  return { subject: fill(subject), text: fill(text) };
}
