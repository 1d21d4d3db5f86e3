import type { Language } from '@palpite/domain';

/** What stands around an answer among a member's platform messages. */
interface AnswerTexts {
  readonly title: string;
  /** Before what the member wrote. */
  readonly asked: string;
  readonly answer: string;
  /** Before the message's reference. */
  readonly reference: string;
}

export const ANSWER_TEXTS: Readonly<Record<Language, AnswerTexts>> = {
  EN: {
    title: 'Customer service answered your message',
    asked: 'You wrote:',
    answer: 'Answer',
    reference: 'Reference number:',
  },
  PT: {
    title: 'O atendimento respondeu à sua mensagem',
    asked: 'Você escreveu:',
    answer: 'Resposta',
    reference: 'Número de protocolo:',
  },
  VI: {
    title: 'Chăm sóc khách hàng đã trả lời lời nhắn của bạn',
    asked: 'Bạn đã viết:',
    answer: 'Câu trả lời',
    reference: 'Mã số tra cứu:',
  },
  ZH: {
    title: '客服已回复您的留言',
    asked: '您的留言：',
    answer: '回复',
    reference: '留言编号：',
  },
  ID: {
    title: 'Layanan pelanggan menjawab pesan Anda',
    asked: 'Anda menulis:',
    answer: 'Jawaban',
    reference: 'Nomor referensi:',
  },
  TH: {
    title: 'ฝ่ายบริการลูกค้าตอบข้อความของคุณแล้ว',
    asked: 'คุณเขียนว่า:',
    answer: 'คำตอบ',
    reference: 'หมายเลขอ้างอิง:',
  },
};
