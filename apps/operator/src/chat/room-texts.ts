import type { Language } from '@palpite/domain';

/** What the chat room's page says, in one language. `{…}` are filled in. */
export interface RoomTexts {
  /** Who reads along, and for how many `{days}`. */
  readonly note: string;
  readonly messages: string;
  readonly write: string;
  readonly send: string;
  readonly you: string;
  readonly empty: string;
  readonly connecting: string;
  readonly lost: string;
  readonly newer: string;
  readonly tooFast: string;
  readonly notSent: string;
  readonly mutedUntil: string;
  readonly muted: string;
  readonly over: string;
  readonly noScript: string;
}

export const ROOM_TEXTS: Record<Language, RoomTexts> = {
  EN: {
    note: 'Everyone here can read along. Never write passwords or personal details. Messages are kept for {days} days.',
    messages: 'Messages',
    write: 'Your message',
    send: 'Send',
    you: 'You',
    empty: 'No messages yet. Say hello.',
    connecting: 'Connecting…',
    lost: 'Connection lost. Trying again…',
    newer: 'New messages',
    tooFast: 'That was too fast. Wait a moment and send again.',
    notSent: 'Not sent. Check your network and send again.',
    mutedUntil: 'You can read, but not write, until {time}.',
    muted: 'You can read here, but not write.',
    over: 'This window has expired. Close the chat and open it again.',
    noScript: 'The chat needs JavaScript.',
  },
  PT: {
    note: 'Todos aqui leem o que se escreve. Nunca escreva senhas nem dados pessoais. As mensagens ficam {days} dias.',
    messages: 'Mensagens',
    write: 'Sua mensagem',
    send: 'Enviar',
    you: 'Você',
    empty: 'Ninguém escreveu ainda. Diga olá.',
    connecting: 'Conectando…',
    lost: 'A conexão caiu. Tentando de novo…',
    newer: 'Novas mensagens',
    tooFast: 'Rápido demais. Espere um momento e envie de novo.',
    notSent: 'Não enviada. Verifique sua rede e envie de novo.',
    mutedUntil: 'Você pode ler, mas não escrever, até {time}.',
    muted: 'Você pode ler aqui, mas não escrever.',
    over: 'Esta janela terminou. Feche o bate-papo e abra de novo.',
    noScript: 'O bate-papo precisa de JavaScript.',
  },
  ZH: {
    note: '这里的所有人都能看到消息。切勿填写密码或个人信息。消息保留 {days} 天。',
    messages: '消息',
    write: '您的消息',
    send: '发送',
    you: '您',
    empty: '还没有人发言，打个招呼吧。',
    connecting: '正在连接…',
    lost: '连接已断开，正在重试…',
    newer: '新消息',
    tooFast: '发送太快，请稍候再试。',
    notSent: '未发送。请检查网络后重试。',
    mutedUntil: '您可以阅读，但在 {time} 之前不能发言。',
    muted: '您可以阅读，但不能发言。',
    over: '此窗口已失效。请关闭聊天后重新打开。',
    noScript: '聊天需要 JavaScript。',
  },
  ID: {
    note: 'Semua orang di sini ikut membaca. Jangan menulis kata sandi atau data pribadi. Pesan disimpan {days} hari.',
    messages: 'Pesan',
    write: 'Pesan Anda',
    send: 'Kirim',
    you: 'Anda',
    empty: 'Belum ada yang menulis. Ucapkan halo.',
    connecting: 'Menghubungkan…',
    lost: 'Koneksi terputus. Mencoba lagi…',
    newer: 'Pesan baru',
    tooFast: 'Terlalu cepat. Tunggu sebentar lalu kirim lagi.',
    notSent: 'Tidak terkirim. Periksa jaringan lalu kirim lagi.',
    mutedUntil: 'Anda dapat membaca, tetapi tidak menulis, sampai {time}.',
    muted: 'Anda dapat membaca di sini, tetapi tidak menulis.',
    over: 'Jendela ini sudah berakhir. Tutup obrolan lalu buka lagi.',
    noScript: 'Obrolan memerlukan JavaScript.',
  },
  TH: {
    note: 'ทุกคนในห้องนี้อ่านข้อความได้ อย่าเขียนรหัสผ่านหรือข้อมูลส่วนตัว ข้อความถูกเก็บไว้ {days} วัน',
    messages: 'ข้อความ',
    write: 'ข้อความของคุณ',
    send: 'ส่ง',
    you: 'คุณ',
    empty: 'ยังไม่มีใครเขียน ทักทายกันได้เลย',
    connecting: 'กำลังเชื่อมต่อ…',
    lost: 'การเชื่อมต่อขาดหาย กำลังลองใหม่…',
    newer: 'ข้อความใหม่',
    tooFast: 'เร็วเกินไป รอสักครู่แล้วส่งใหม่',
    notSent: 'ส่งไม่สำเร็จ ตรวจสอบเครือข่ายแล้วส่งใหม่',
    mutedUntil: 'คุณอ่านได้แต่เขียนไม่ได้จนถึง {time}',
    muted: 'คุณอ่านได้แต่เขียนที่นี่ไม่ได้',
    over: 'หน้าต่างนี้หมดอายุแล้ว ปิดแชตแล้วเปิดใหม่',
    noScript: 'แชตต้องใช้ JavaScript',
  },
  VI: {
    note: 'Mọi người ở đây đều đọc được. Đừng viết mật khẩu hay thông tin cá nhân. Tin nhắn được lưu {days} ngày.',
    messages: 'Tin nhắn',
    write: 'Tin nhắn của bạn',
    send: 'Gửi',
    you: 'Bạn',
    empty: 'Chưa ai viết gì. Hãy chào mọi người.',
    connecting: 'Đang kết nối…',
    lost: 'Mất kết nối. Đang thử lại…',
    newer: 'Tin nhắn mới',
    tooFast: 'Nhanh quá. Chờ một chút rồi gửi lại.',
    notSent: 'Chưa gửi được. Kiểm tra mạng rồi gửi lại.',
    mutedUntil: 'Bạn có thể đọc nhưng chưa được viết đến {time}.',
    muted: 'Bạn có thể đọc nhưng không được viết ở đây.',
    over: 'Cửa sổ này đã hết hạn. Đóng trò chuyện rồi mở lại.',
    noScript: 'Trò chuyện cần JavaScript.',
  },
};
