import type { Language } from '@palpite/domain';

/** What a member is told of a withdrawal without having to look. */
export type WithdrawalNoticeKind =
  | 'approved'
  | 'held'
  | 'paid'
  | 'rest-paid'
  | 'refused'
  | 'dispute-refused';

/** `{order}`, `{amount}`, `{until}` and, where the operator gave one, `{reason}` stand for what they say. */
type Texts = Record<WithdrawalNoticeKind, { readonly title: string; readonly text: string }>;

export const WITHDRAWAL_NOTICES: Record<Language, Texts> = {
  EN: {
    approved: {
      title: 'Your withdrawal was approved',
      text: 'Withdrawal {order} of {amount} was approved. It will be paid out by {until}.',
    },
    held: {
      title: 'Your withdrawal is taking longer',
      text: 'Withdrawal {order} of {amount} is on hold for review: {reason} We will continue by {until}.',
    },
    paid: {
      title: 'Your withdrawal was paid',
      text: 'Withdrawal {order}: {amount} was sent to your account. Tell us whether it arrived by {until}; without an answer it counts as received.',
    },
    'rest-paid': {
      title: 'The missing amount was sent',
      text: 'Withdrawal {order}: the missing {amount} was sent again. Tell us whether it arrived by {until}; without an answer it counts as received.',
    },
    refused: {
      title: 'Your withdrawal was refused',
      text: 'Withdrawal {order} of {amount} was refused: {reason} The money is back in your balance, including the fee.',
    },
    'dispute-refused': {
      title: 'We looked into your report',
      text: 'Withdrawal {order}: we looked into what you reported and found that the money had arrived: {reason}',
    },
  },
  PT: {
    approved: {
      title: 'Seu saque foi aprovado',
      text: 'O saque {order} de {amount} foi aprovado. A transferência sai até {until}.',
    },
    held: {
      title: 'Seu saque vai demorar mais',
      text: 'O saque {order} de {amount} está em análise: {reason} Damos andamento até {until}.',
    },
    paid: {
      title: 'Seu saque foi pago',
      text: 'Saque {order}: enviamos {amount} para a sua conta. Até {until}, diga se chegou; sem resposta, será considerado recebido.',
    },
    'rest-paid': {
      title: 'Enviamos o valor que faltava',
      text: 'Saque {order}: enviamos de novo {amount} que não tinha chegado. Até {until}, diga se chegou; sem resposta, será considerado recebido.',
    },
    refused: {
      title: 'Seu saque foi recusado',
      text: 'O saque {order} de {amount} foi recusado: {reason} O dinheiro voltou para o seu saldo, junto com a taxa.',
    },
    'dispute-refused': {
      title: 'Analisamos o que você informou',
      text: 'Saque {order}: analisamos o que você informou e vimos que o dinheiro chegou: {reason}',
    },
  },
  ZH: {
    approved: {
      title: '您的提款已通过审核',
      text: '提款 {order}（{amount}）已通过审核，将在 {until} 前打款。',
    },
    held: {
      title: '您的提款需要更多时间',
      text: '提款 {order}（{amount}）正在核查：{reason} 我们会在 {until} 前继续处理。',
    },
    paid: {
      title: '您的提款已打款',
      text: '提款 {order}：{amount} 已汇往您的账户。请在 {until} 前告知是否到账；逾期未答复将视为已到账。',
    },
    'rest-paid': {
      title: '未到账的金额已补发',
      text: '提款 {order}：未到账的 {amount} 已重新汇出。请在 {until} 前告知是否到账；逾期未答复将视为已到账。',
    },
    refused: {
      title: '您的提款被拒绝',
      text: '提款 {order}（{amount}）被拒绝：{reason} 款项连同手续费已退回您的余额。',
    },
    'dispute-refused': {
      title: '您反映的情况已核查',
      text: '提款 {order}：我们核查了您反映的情况，款项已经到账：{reason}',
    },
  },
  ID: {
    approved: {
      title: 'Penarikan Anda disetujui',
      text: 'Penarikan {order} sebesar {amount} disetujui. Dana dicairkan paling lambat {until}.',
    },
    held: {
      title: 'Penarikan Anda butuh waktu lebih lama',
      text: 'Penarikan {order} sebesar {amount} sedang diperiksa: {reason} Kami lanjutkan paling lambat {until}.',
    },
    paid: {
      title: 'Penarikan Anda sudah dicairkan',
      text: 'Penarikan {order}: {amount} sudah dikirim ke rekening Anda. Beri tahu kami paling lambat {until} apakah dana sudah masuk; tanpa jawaban, dana dianggap diterima.',
    },
    'rest-paid': {
      title: 'Kekurangan dana sudah dikirim',
      text: 'Penarikan {order}: {amount} yang belum masuk sudah dikirim lagi. Beri tahu kami paling lambat {until} apakah dana sudah masuk; tanpa jawaban, dana dianggap diterima.',
    },
    refused: {
      title: 'Penarikan Anda ditolak',
      text: 'Penarikan {order} sebesar {amount} ditolak: {reason} Dana beserta biayanya sudah kembali ke saldo Anda.',
    },
    'dispute-refused': {
      title: 'Laporan Anda sudah diperiksa',
      text: 'Penarikan {order}: kami sudah memeriksa laporan Anda dan dananya ternyata sudah masuk: {reason}',
    },
  },
  TH: {
    approved: {
      title: 'การถอนเงินของคุณได้รับอนุมัติ',
      text: 'รายการถอน {order} จำนวน {amount} ได้รับอนุมัติแล้ว เราจะโอนเงินภายใน {until}',
    },
    held: {
      title: 'การถอนเงินของคุณใช้เวลานานกว่าปกติ',
      text: 'รายการถอน {order} จำนวน {amount} อยู่ระหว่างตรวจสอบ: {reason} เราจะดำเนินการต่อภายใน {until}',
    },
    paid: {
      title: 'โอนเงินถอนของคุณแล้ว',
      text: 'รายการถอน {order}: โอน {amount} เข้าบัญชีของคุณแล้ว โปรดแจ้งภายใน {until} ว่าได้รับเงินหรือไม่ หากไม่แจ้งจะถือว่าได้รับแล้ว',
    },
    'rest-paid': {
      title: 'โอนเงินส่วนที่ขาดแล้ว',
      text: 'รายการถอน {order}: โอน {amount} ที่ยังไม่ถึงให้อีกครั้งแล้ว โปรดแจ้งภายใน {until} ว่าได้รับเงินหรือไม่ หากไม่แจ้งจะถือว่าได้รับแล้ว',
    },
    refused: {
      title: 'การถอนเงินของคุณถูกปฏิเสธ',
      text: 'รายการถอน {order} จำนวน {amount} ถูกปฏิเสธ: {reason} เงินพร้อมค่าธรรมเนียมกลับเข้ายอดเงินของคุณแล้ว',
    },
    'dispute-refused': {
      title: 'ตรวจสอบเรื่องที่คุณแจ้งแล้ว',
      text: 'รายการถอน {order}: เราตรวจสอบเรื่องที่คุณแจ้งแล้ว พบว่าเงินถึงบัญชีแล้ว: {reason}',
    },
  },
  VI: {
    approved: {
      title: 'Lệnh rút tiền của bạn đã được duyệt',
      text: 'Lệnh rút {order} với số tiền {amount} đã được duyệt. Tiền sẽ được chuyển trước {until}.',
    },
    held: {
      title: 'Lệnh rút tiền của bạn cần thêm thời gian',
      text: 'Lệnh rút {order} với số tiền {amount} đang được kiểm tra: {reason} Chúng tôi sẽ xử lý tiếp trước {until}.',
    },
    paid: {
      title: 'Lệnh rút tiền của bạn đã được chuyển',
      text: 'Lệnh rút {order}: {amount} đã được chuyển tới tài khoản của bạn. Trước {until}, hãy cho biết tiền đã tới chưa; nếu không trả lời, khoản này được tính là đã nhận.',
    },
    'rest-paid': {
      title: 'Phần tiền còn thiếu đã được chuyển',
      text: 'Lệnh rút {order}: {amount} chưa tới đã được chuyển lại. Trước {until}, hãy cho biết tiền đã tới chưa; nếu không trả lời, khoản này được tính là đã nhận.',
    },
    refused: {
      title: 'Lệnh rút tiền của bạn bị từ chối',
      text: 'Lệnh rút {order} với số tiền {amount} bị từ chối: {reason} Tiền cùng phí đã trở về số dư của bạn.',
    },
    'dispute-refused': {
      title: 'Phản ánh của bạn đã được kiểm tra',
      text: 'Lệnh rút {order}: chúng tôi đã kiểm tra phản ánh của bạn và thấy tiền đã tới: {reason}',
    },
  },
};
