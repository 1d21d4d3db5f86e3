import type { Language } from '@palpite/domain';

/** What the customer-service page says, in one language. */
export interface DeskTexts {
  readonly title: string;
  readonly vip: string;
  readonly promise: string;
  readonly signedInAs: string;
  readonly visitor: string;
  readonly message: string;
  readonly messageHint: string;
  readonly email: string;
  readonly emailHint: string;
  readonly send: string;
  readonly sent: string;
  readonly keepReference: string;
  readonly earlier: string;
  readonly waiting: string;
  readonly answer: string;
  readonly findTitle: string;
  readonly reference: string;
  readonly find: string;
  readonly notFound: string;
  readonly messageMissing: string;
  readonly emailWrong: string;
  readonly tooMany: string;
  readonly another: string;
  readonly answerCame: string;
  readonly readAnswer: string;
  readonly keptHere: string;
  readonly forget: string;
}

const EN: DeskTexts = {
  title: 'Customer service',
  vip: 'VIP',
  promise:
    'Leave a message. Our team reads it and the answer appears here. This is a demonstration site, so there may be no one on duty.',
  signedInAs: 'Logged in as {username}.',
  visitor: 'You are writing as a visitor.',
  message: 'Your message',
  messageHint: 'Never write your password or a card number.',
  email: 'Email (optional)',
  emailHint: 'Only if you want a reply by email.',
  send: 'Send message',
  sent: 'Your message has arrived',
  keepReference: 'Keep this number. With it you can read the answer here.',
  earlier: 'Your messages',
  waiting: 'Not answered yet',
  answer: 'Answer',
  findTitle: 'Read an answer',
  reference: 'Reference number',
  find: 'Show',
  notFound: 'There is no message with this number. Check it and try again.',
  messageMissing: 'Write a message of 3 to 2,000 characters.',
  emailWrong: 'This is not an email address. Correct it or leave it empty.',
  tooMany: 'Too many messages from here. Nothing was sent; try again in an hour.',
  another: 'Write another message',
  answerCame: 'Customer service has answered.',
  readAnswer: 'Read the answer',
  keptHere: 'This browser keeps these numbers for 30 days.',
  forget: 'Remove them from this browser',
};

const PT: DeskTexts = {
  title: 'Atendimento',
  vip: 'VIP',
  promise:
    'Deixe uma mensagem. Uma pessoa a lê e a resposta aparece aqui. Este é um site de demonstração: talvez não haja ninguém de plantão.',
  signedInAs: 'Você entrou como {username}.',
  visitor: 'Você escreve como visitante.',
  message: 'Sua mensagem',
  messageHint: 'Nunca escreva sua senha nem o número de um cartão.',
  email: 'E-mail (opcional)',
  emailHint: 'Só se quiser uma resposta por e-mail.',
  send: 'Enviar mensagem',
  sent: 'Sua mensagem chegou',
  keepReference: 'Guarde este número. Com ele você lê a resposta aqui.',
  earlier: 'Suas mensagens',
  waiting: 'Ainda sem resposta',
  answer: 'Resposta',
  findTitle: 'Ler uma resposta',
  reference: 'Número de protocolo',
  find: 'Mostrar',
  notFound: 'Não há mensagem com este número. Confira e tente de novo.',
  messageMissing: 'Escreva uma mensagem de 3 a 2.000 caracteres.',
  emailWrong: 'Isto não é um e-mail. Corrija ou deixe em branco.',
  tooMany: 'Mensagens demais a partir daqui. Nada foi enviado; tente de novo em uma hora.',
  another: 'Escrever outra mensagem',
  answerCame: 'O atendimento respondeu.',
  readAnswer: 'Ler a resposta',
  keptHere: 'Este navegador guarda estes números por 30 dias.',
  forget: 'Remover deste navegador',
};

const VI: DeskTexts = {
  title: 'Chăm sóc khách hàng',
  vip: 'VIP',
  promise:
    'Hãy để lại lời nhắn. Nhân viên sẽ đọc và câu trả lời sẽ hiển thị ở đây. Đây là trang minh họa nên có thể không có ai trực.',
  signedInAs: 'Đang đăng nhập với tên {username}.',
  visitor: 'Bạn đang viết với tư cách khách.',
  message: 'Lời nhắn của bạn',
  messageHint: 'Đừng bao giờ viết mật khẩu hay số thẻ.',
  email: 'Email (không bắt buộc)',
  emailHint: 'Chỉ điền nếu bạn muốn nhận trả lời qua email.',
  send: 'Gửi lời nhắn',
  sent: 'Đã nhận lời nhắn của bạn',
  keepReference: 'Hãy giữ mã số này. Dùng nó để đọc câu trả lời tại đây.',
  earlier: 'Lời nhắn của bạn',
  waiting: 'Chưa có câu trả lời',
  answer: 'Câu trả lời',
  findTitle: 'Xem câu trả lời',
  reference: 'Mã số tra cứu',
  find: 'Xem',
  notFound: 'Không có lời nhắn nào mang mã số này. Hãy kiểm tra và thử lại.',
  messageMissing: 'Hãy viết lời nhắn từ 3 đến 2.000 ký tự.',
  emailWrong: 'Đây không phải địa chỉ email. Hãy sửa lại hoặc để trống.',
  tooMany: 'Có quá nhiều lời nhắn gửi từ đây. Lời nhắn này chưa được gửi; hãy thử lại sau một giờ.',
  another: 'Viết lời nhắn khác',
  answerCame: 'Đã có câu trả lời.',
  readAnswer: 'Đọc câu trả lời',
  keptHere: 'Trình duyệt này giữ các mã số này trong 30 ngày.',
  forget: 'Xóa khỏi trình duyệt này',
};

const ZH: DeskTexts = {
  title: '客服',
  vip: 'VIP',
  promise: '请留言。我们会有专人阅读，回复将显示在此处。本站是演示网站，可能无人值班。',
  signedInAs: '当前登录用户：{username}',
  visitor: '您正以访客身份留言。',
  message: '留言内容',
  messageHint: '请勿填写密码或银行卡号。',
  email: '电子邮箱（选填）',
  emailHint: '仅在您希望收到邮件回复时填写。',
  send: '发送留言',
  sent: '已收到您的留言',
  keepReference: '请保存此编号，凭编号可在此查看回复。',
  earlier: '您的留言',
  waiting: '尚未回复',
  answer: '回复',
  findTitle: '查看回复',
  reference: '留言编号',
  find: '查看',
  notFound: '没有此编号的留言，请核对后重试。',
  messageMissing: '请填写 3 至 2,000 个字符的留言。',
  emailWrong: '电子邮箱格式不正确，请更正或留空。',
  tooMany: '来自此处的留言过多。本次留言未发送，请一小时后再试。',
  another: '再写一条留言',
  answerCame: '客服已回复。',
  readAnswer: '查看回复',
  keptHere: '此浏览器会将这些编号保存 30 天。',
  forget: '在此浏览器中清除',
};

const ID: DeskTexts = {
  title: 'Layanan pelanggan',
  vip: 'VIP',
  promise:
    'Tinggalkan pesan. Seorang petugas akan membacanya dan jawabannya muncul di sini. Ini situs demonstrasi, jadi mungkin tidak ada yang bertugas.',
  signedInAs: 'Masuk sebagai {username}.',
  visitor: 'Anda menulis sebagai pengunjung.',
  message: 'Pesan Anda',
  messageHint: 'Jangan pernah menulis kata sandi atau nomor kartu.',
  email: 'Email (opsional)',
  emailHint: 'Hanya jika Anda ingin dibalas lewat email.',
  send: 'Kirim pesan',
  sent: 'Pesan Anda sudah diterima',
  keepReference: 'Simpan nomor ini. Dengan nomor ini Anda dapat membaca jawabannya di sini.',
  earlier: 'Pesan Anda',
  waiting: 'Belum dijawab',
  answer: 'Jawaban',
  findTitle: 'Baca jawaban',
  reference: 'Nomor referensi',
  find: 'Tampilkan',
  notFound: 'Tidak ada pesan dengan nomor ini. Periksa dan coba lagi.',
  messageMissing: 'Tulis pesan sepanjang 3 sampai 2.000 karakter.',
  emailWrong: 'Ini bukan alamat email. Perbaiki atau kosongkan.',
  tooMany: 'Terlalu banyak pesan dari sini. Tidak ada yang dikirim; coba lagi dalam satu jam.',
  another: 'Tulis pesan lain',
  answerCame: 'Layanan pelanggan sudah menjawab.',
  readAnswer: 'Baca jawabannya',
  keptHere: 'Browser ini menyimpan nomor-nomor ini selama 30 hari.',
  forget: 'Hapus dari browser ini',
};

const TH: DeskTexts = {
  title: 'ฝ่ายบริการลูกค้า',
  vip: 'VIP',
  promise:
    'ฝากข้อความไว้ได้เลย เจ้าหน้าที่จะอ่าน และคำตอบจะแสดงที่หน้านี้ เว็บไซต์นี้เป็นเว็บสาธิต จึงอาจไม่มีเจ้าหน้าที่ประจำอยู่',
  signedInAs: 'เข้าสู่ระบบในชื่อ {username}',
  visitor: 'คุณกำลังเขียนในฐานะผู้เยี่ยมชม',
  message: 'ข้อความของคุณ',
  messageHint: 'โปรดอย่าพิมพ์รหัสผ่านหรือหมายเลขบัตร',
  email: 'อีเมล (ไม่บังคับ)',
  emailHint: 'กรอกเฉพาะเมื่อต้องการให้ตอบทางอีเมล',
  send: 'ส่งข้อความ',
  sent: 'ได้รับข้อความของคุณแล้ว',
  keepReference: 'เก็บหมายเลขนี้ไว้ แล้วใช้อ่านคำตอบได้ที่นี่',
  earlier: 'ข้อความของคุณ',
  waiting: 'ยังไม่มีคำตอบ',
  answer: 'คำตอบ',
  findTitle: 'อ่านคำตอบ',
  reference: 'หมายเลขอ้างอิง',
  find: 'แสดง',
  notFound: 'ไม่พบข้อความที่มีหมายเลขนี้ โปรดตรวจสอบแล้วลองอีกครั้ง',
  messageMissing: 'โปรดเขียนข้อความ 3 ถึง 2,000 ตัวอักษร',
  emailWrong: 'อีเมลไม่ถูกต้อง โปรดแก้ไขหรือเว้นว่างไว้',
  tooMany: 'มีข้อความจากที่นี่มากเกินไป ข้อความนี้ยังไม่ได้ส่ง โปรดลองอีกครั้งในอีกหนึ่งชั่วโมง',
  another: 'เขียนข้อความอีกฉบับ',
  answerCame: 'ฝ่ายบริการลูกค้าตอบแล้ว',
  readAnswer: 'อ่านคำตอบ',
  keptHere: 'เบราว์เซอร์นี้จะเก็บหมายเลขเหล่านี้ไว้ 30 วัน',
  forget: 'ลบออกจากเบราว์เซอร์นี้',
};

export const DESK_TEXTS: Readonly<Record<Language, DeskTexts>> = { EN, PT, VI, ZH, ID, TH };
