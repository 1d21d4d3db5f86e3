import type { RichText } from '@palpite/contract/rich-text.ts';
import { CURRENCY_DIGITS, decimalText, LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { message } from '../database/schema/message.ts';
import { depositOrderNumber } from '../record/order-number.ts';
import type { OrderRow, OrderWork } from './deposit-orders.ts';

/** What a member is told of a deposit, among the messages of the site, while they need not be looking. */
type NoticeKind = 'success' | 'failed' | 'review';

interface NoticeText {
  readonly title: string;
  readonly text: string;
}

/** The page that shows a member their deposits, from within the site. */
const DEPOSITS_PAGE = '/?member=depositv2';

const TEXTS: Record<Language, Record<NoticeKind, NoticeText>> = {
  EN: {
    success: {
      title: 'Deposit received',
      text: 'Your deposit {order} has arrived: {credited} were added to your balance.',
    },
    failed: {
      title: 'Deposit failed',
      text: 'Your deposit {order} of {amount} did not succeed and nothing was added to your balance. If the money has left your account, write to customer service with the order number.',
    },
    review: {
      title: 'Deposit under review',
      text: 'A payment of {paid} came for your deposit {order}. It is not quite what was expected, so a person looks at it before it is added to your balance. Nothing is lost.',
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
      text: 'Recebemos um pagamento de {paid} para o seu depósito {order}. Como não é bem o que era esperado, uma pessoa confere antes de o valor entrar no saldo. Nada se perde.',
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
      text: '我们收到了存款 {order} 的一笔付款 {paid}，与预期略有不符，将由工作人员核对后再计入余额。款项不会丢失。',
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
      text: 'Pembayaran {paid} masuk untuk deposit {order}. Karena tidak persis seperti yang seharusnya, petugas memeriksanya dulu sebelum dananya masuk ke saldo. Dana Anda aman.',
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
      text: 'มีการชำระเงิน {paid} สำหรับรายการฝาก {order} ซึ่งไม่ตรงกับรายการที่แจ้งไว้ เจ้าหน้าที่จะตรวจสอบก่อนเพิ่มเข้ายอดเงิน เงินของคุณไม่หายไปไหน',
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
      text: 'Có một khoản thanh toán {paid} cho lệnh nạp {order}. Khoản này chưa khớp với dự kiến nên nhân viên sẽ kiểm tra trước khi cộng vào số dư. Tiền của bạn không bị mất.',
    },
  },
};

/** What an order's status is told as; null for what its member has done or can see coming. */
function kindOf({ status, failure, reviewReason }: OrderRow): NoticeKind | null {
  if (status === 'success') return 'success';
  if (status === 'failed') return failure === 'cancelled' ? null : 'failed';
  if (status === 'awaiting-review') return reviewReason === 'channel' ? null : 'review';
  return null;
}

/** Puts what became of an order among its member's messages, in the account's language, in the same transaction. */
export async function leaveDepositNotice({ tx, now }: OrderWork, order: OrderRow): Promise<void> {
  const kind = kindOf(order);
  if (kind === null) return;
  const [owner] = await tx
    .select({ language: account.language })
    .from(account)
    .where(eq(account.id, order.accountId));
  if (owner === undefined) throw new Error(`account ${order.accountId} is not there`);
  await tx.insert(message).values({
    merchant: order.merchant,
    accountId: order.accountId,
    texts: { [owner.language]: written(owner.language, kind, order) },
    sentAt: now,
  });
}

function written(language: Language, kind: NoticeKind, order: OrderRow) {
  const { title, text } = TEXTS[language][kind];
  const number = depositOrderNumber(order.id);
  const words: Record<string, string> = {
    amount: amountText(language, order, order.amountMinor),
    paid: amountText(language, order, order.paidMinor ?? order.amountMinor),
    credited: amountText(language, order, order.creditedMinor ?? 0n),
  };
  const filled = text.replace(
    /\{(amount|paid|credited)\}/g,
    (_, name: string) => words[name] ?? '',
  );
  const [before = '', after = ''] = filled.split('{order}');
  const content: RichText = [
    {
      kind: 'paragraph',
      runs: [{ text: before }, { text: number, href: DEPOSITS_PAGE }, { text: after }].filter(
        (run) => run.text !== '',
      ),
    },
  ];
  return { title, content };
}

function amountText(language: Language, { currency }: OrderRow, minor: bigint): string {
  const digits = CURRENCY_DIGITS[currency];
  return new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimalText(minor, currency));
}
