import type { Language } from '@palpite/domain';

/** What a member is told of a deposit, among the messages of the site, while they need not be looking. */
export type DepositNoticeKind =
  | 'success'
  | 'failed'
  | 'review'
  | 'refused'
  | 'refund-under-way'
  | 'refunded'
  | 'refund-failed';

/** `{order}`, amounts, `{until}`, `{reference}` and, where the operator gave one, `{reason}` stand for what they say. */
type Texts = Record<DepositNoticeKind, { readonly title: string; readonly text: string }>;

export const DEPOSIT_NOTICES: Record<Language, Texts> = {
  EN: {
    success: {
      title: 'Deposit received',
      text: 'Your deposit {order} has arrived: {credited} was added to your balance.',
    },
    failed: {
      title: 'Deposit failed',
      text: 'Your deposit {order} of {amount} did not succeed and nothing was added to your balance. If the money has left your account, write to customer service with the order number.',
    },
    review: {
      title: 'Deposit under review',
      text: 'We received {paid} for your deposit {order}. We are reviewing this payment and will decide by {until} whether we can add it to your balance. Your money is safe.',
    },
    refused: {
      title: 'Deposit refused',
      text: 'Your deposit {order} of {amount} was refused: {reason} Nothing was added to your balance.',
    },
    'refund-under-way': {
      title: 'Your money is on its way back',
      text: 'Deposit {order}: we are returning {refund} to you. {reason} It goes back by the method you paid with, not through your balance.',
    },
    refunded: {
      title: 'Your money was sent back',
      text: 'Deposit {order}: we returned {refund} by the method you paid with. Bank reference: {reference}',
    },
    'refund-failed': {
      title: 'Your refund did not go through',
      text: 'Deposit {order}: we could not return {refund}. {reason} Your money is safe; we are trying again.',
    },
  },
  PT: {
    success: {
      title: 'Depósito recebido',
      text: 'Seu depósito {order} chegou: {credited} entraram no seu saldo.',
    },
    failed: {
      title: 'Depósito não concluído',
      text: 'Seu depósito {order} de {amount} não foi concluído e nada entrou no seu saldo. Se o dinheiro saiu da sua conta, fale com o atendimento e informe o número do depósito.',
    },
    review: {
      title: 'Depósito em análise',
      text: 'Recebemos {paid} pelo seu depósito {order}. Estamos conferindo o pagamento e vamos decidir até {until} se o valor entra no seu saldo. Seu dinheiro está seguro.',
    },
    refused: {
      title: 'Depósito recusado',
      text: 'Seu depósito {order} de {amount} foi recusado: {reason} Nada entrou no seu saldo.',
    },
    'refund-under-way': {
      title: 'Seu dinheiro está sendo devolvido',
      text: 'Depósito {order}: estamos devolvendo {refund} para você. {reason} O valor volta pelo mesmo meio usado no pagamento e não passa pelo seu saldo.',
    },
    refunded: {
      title: 'Seu dinheiro foi devolvido',
      text: 'Depósito {order}: devolvemos {refund} pelo mesmo meio usado no pagamento. Referência do banco: {reference}',
    },
    'refund-failed': {
      title: 'A devolução não foi concluída',
      text: 'Depósito {order}: não foi possível devolver {refund}. {reason} Seu dinheiro está seguro; vamos tentar de novo.',
    },
  },
  ZH: {
    success: {
      title: '存款已到账',
      text: '您的存款 {order} 已到账，余额已增加 {credited}。',
    },
    failed: {
      title: '存款未成功',
      text: '您的存款 {order}（{amount}）未成功，余额没有变化。如果款项已从您的账户扣除，请联系客服并提供存款编号。',
    },
    review: {
      title: '存款审核中',
      text: '我们收到了存款 {order} 的一笔付款 {paid}。我们正在审核这笔付款，并将在 {until} 前决定能否存入您的余额。您的款项是安全的。',
    },
    refused: {
      title: '存款被拒绝',
      text: '您的存款 {order}（{amount}）被拒绝：{reason} 余额没有变化。',
    },
    'refund-under-way': {
      title: '正在为您退款',
      text: '存款 {order}：我们正在向您退回 {refund}。{reason} 款项将原路退回，不经过您的余额。',
    },
    refunded: {
      title: '已为您退款',
      text: '存款 {order}：{refund} 已原路退回。银行参考号：{reference}',
    },
    'refund-failed': {
      title: '退款未成功',
      text: '存款 {order}：{refund} 未能退回。{reason} 您的款项是安全的，我们会再次尝试退款。',
    },
  },
  ID: {
    success: {
      title: 'Deposit diterima',
      text: 'Deposit {order} sudah masuk: saldo Anda bertambah {credited}.',
    },
    failed: {
      title: 'Deposit gagal',
      text: 'Deposit {order} sebesar {amount} tidak berhasil dan saldo Anda tidak bertambah. Jika dana sudah keluar dari rekening Anda, hubungi layanan pelanggan dan sebutkan nomor depositnya.',
    },
    review: {
      title: 'Deposit sedang diperiksa',
      text: 'Kami menerima {paid} untuk deposit {order}. Kami sedang memeriksa pembayaran ini dan akan memutuskan paling lambat {until} apakah dana bisa masuk ke saldo Anda. Dana Anda aman.',
    },
    refused: {
      title: 'Deposit ditolak',
      text: 'Deposit {order} sebesar {amount} ditolak: {reason} Saldo Anda tidak bertambah.',
    },
    'refund-under-way': {
      title: 'Dana Anda sedang dikembalikan',
      text: 'Deposit {order}: kami sedang mengembalikan {refund} kepada Anda. {reason} Dana dikembalikan melalui metode pembayaran yang Anda gunakan dan tidak melewati saldo.',
    },
    refunded: {
      title: 'Dana Anda sudah dikembalikan',
      text: 'Deposit {order}: {refund} sudah dikembalikan melalui metode pembayaran yang Anda gunakan. Referensi bank: {reference}',
    },
    'refund-failed': {
      title: 'Pengembalian dana gagal',
      text: 'Deposit {order}: {refund} tidak dapat dikembalikan. {reason} Dana Anda aman; kami akan mencoba lagi.',
    },
  },
  TH: {
    success: {
      title: 'ได้รับเงินฝากแล้ว',
      text: 'รายการฝาก {order} เข้าแล้ว ยอดเงินของคุณเพิ่มขึ้น {credited}',
    },
    failed: {
      title: 'ฝากเงินไม่สำเร็จ',
      text: 'รายการฝาก {order} จำนวน {amount} ไม่สำเร็จ และยอดเงินของคุณไม่ได้เพิ่มขึ้น หากเงินถูกหักจากบัญชีของคุณแล้ว โปรดติดต่อฝ่ายบริการลูกค้าพร้อมแจ้งหมายเลขรายการ',
    },
    review: {
      title: 'รายการฝากอยู่ระหว่างตรวจสอบ',
      text: 'เราได้รับเงิน {paid} สำหรับรายการฝาก {order} เรากำลังตรวจสอบการชำระเงินนี้ และจะแจ้งผลภายใน {until} ว่าเพิ่มเข้ายอดเงินของคุณได้หรือไม่ เงินของคุณปลอดภัย',
    },
    refused: {
      title: 'รายการฝากถูกปฏิเสธ',
      text: 'รายการฝาก {order} จำนวน {amount} ถูกปฏิเสธ: {reason} ยอดเงินของคุณไม่ได้เพิ่มขึ้น',
    },
    'refund-under-way': {
      title: 'กำลังคืนเงินให้คุณ',
      text: 'รายการฝาก {order}: เรากำลังคืนเงิน {refund} ให้คุณ {reason} เงินจะคืนตามช่องทางที่คุณชำระ โดยไม่ผ่านยอดเงินของคุณ',
    },
    refunded: {
      title: 'คืนเงินให้คุณแล้ว',
      text: 'รายการฝาก {order}: คืนเงิน {refund} ตามช่องทางที่คุณชำระแล้ว หมายเลขอ้างอิงของธนาคาร: {reference}',
    },
    'refund-failed': {
      title: 'คืนเงินไม่สำเร็จ',
      text: 'รายการฝาก {order}: ไม่สามารถคืนเงิน {refund} ได้ {reason} เงินของคุณปลอดภัย เราจะดำเนินการอีกครั้ง',
    },
  },
  VI: {
    success: {
      title: 'Đã nhận được tiền nạp',
      text: 'Lệnh nạp {order} đã vào tài khoản: số dư của bạn tăng thêm {credited}.',
    },
    failed: {
      title: 'Nạp tiền không thành công',
      text: 'Lệnh nạp {order} trị giá {amount} không thành công và số dư của bạn không thay đổi. Nếu tiền đã bị trừ khỏi tài khoản ngân hàng, hãy liên hệ chăm sóc khách hàng kèm mã lệnh.',
    },
    review: {
      title: 'Lệnh nạp đang được kiểm tra',
      text: 'Chúng tôi đã nhận {paid} cho lệnh nạp {order}. Chúng tôi đang kiểm tra khoản thanh toán này và sẽ quyết định chậm nhất {until} xem có thể cộng vào số dư của bạn hay không. Tiền của bạn vẫn an toàn.',
    },
    refused: {
      title: 'Lệnh nạp bị từ chối',
      text: 'Lệnh nạp {order} trị giá {amount} bị từ chối: {reason} Số dư của bạn không thay đổi.',
    },
    'refund-under-way': {
      title: 'Tiền của bạn đang được hoàn lại',
      text: 'Lệnh nạp {order}: chúng tôi đang hoàn lại {refund} cho bạn. {reason} Tiền được hoàn qua phương thức bạn đã dùng để thanh toán và không qua số dư.',
    },
    refunded: {
      title: 'Tiền của bạn đã được hoàn lại',
      text: 'Lệnh nạp {order}: {refund} đã được hoàn qua phương thức bạn đã dùng để thanh toán. Mã tham chiếu của ngân hàng: {reference}',
    },
    'refund-failed': {
      title: 'Hoàn tiền không thành công',
      text: 'Lệnh nạp {order}: không thể hoàn lại {refund}. {reason} Tiền của bạn vẫn an toàn; chúng tôi sẽ thử lại.',
    },
  },
};
