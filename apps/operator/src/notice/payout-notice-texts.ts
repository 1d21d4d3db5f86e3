import type { Language } from '@palpite/domain';

/** What an account's holder is told of that decides where their money goes. */
export type PayoutNoticeKind =
  | 'new-payment-password'
  | 'payment-password-tries'
  | 'payee-name-set'
  | 'payee-name-by-us'
  | 'new-payout-account'
  | 'payout-account-removed';

type PayoutNotices = Record<PayoutNoticeKind, { readonly text: string; readonly subject: string }>;

export const PAYOUT_NOTICES: Record<Language, PayoutNotices> = {
  EN: {
    'new-payment-password': {
      text: '{brand}: the payment password of {account} was set on {time} from {address}. If it was not you, change your password at once and write to customer service: {link}',
      subject: 'your payment password was set',
    },
    'payment-password-tries': {
      text: '{brand}: the payment password of {account} was entered wrong five times on {time} from {address}, so it is blocked for 15 minutes. If it was not you, change your password at once and log out everywhere: {link}',
      subject: 'wrong entries of your payment password',
    },
    'payee-name-set': {
      text: '{brand}: the real name of {account} was set on {time} from {address}; withdrawals only go to accounts in that name. If it was not you, change your password at once and write to customer service: {link}',
      subject: 'your real name was set',
    },
    'payee-name-by-us': {
      text: '{brand}: customer service changed the real name of {account} on {time}; the waiting time of its payout accounts starts again. If you did not ask for it, change your password at once and write to us: {link}',
      subject: 'your real name was changed',
    },
    'new-payout-account': {
      text: '{brand}: a payout account was added to {account} on {time} from {address}. If it was not you, change your password at once and write to customer service, before money can go there: {link}',
      subject: 'a payout account was added',
    },
    'payout-account-removed': {
      text: '{brand}: a payout account was removed from {account} on {time} from {address}; withdrawals to it that were not yet approved are on hold. If it was not you, change your password at once and write to customer service: {link}',
      subject: 'a payout account was removed',
    },
  },
  PT: {
    'new-payment-password': {
      text: '{brand}: a senha de pagamento de {account} foi definida em {time}, a partir de {address}. Se não foi você, troque a senha agora e fale com o atendimento: {link}',
      subject: 'sua senha de pagamento foi definida',
    },
    'payment-password-tries': {
      text: '{brand}: a senha de pagamento de {account} foi digitada errada cinco vezes em {time}, a partir de {address}, e fica bloqueada por 15 minutos. Se não foi você, troque a senha agora e saia de todos os aparelhos: {link}',
      subject: 'tentativas com sua senha de pagamento',
    },
    'payee-name-set': {
      text: '{brand}: o nome verdadeiro de {account} foi informado em {time}, a partir de {address}; os saques vão para contas nesse nome. Se não foi você, troque a senha agora e fale com o atendimento: {link}',
      subject: 'seu nome verdadeiro foi informado',
    },
    'payee-name-by-us': {
      text: '{brand}: o atendimento mudou o nome verdadeiro de {account} em {time}; as contas de saque esperam de novo antes de receber dinheiro. Se você não pediu isso, troque a senha agora e fale com a gente: {link}',
      subject: 'seu nome verdadeiro foi alterado',
    },
    'new-payout-account': {
      text: '{brand}: uma conta de saque foi adicionada a {account} em {time}, a partir de {address}. Se não foi você, troque a senha agora e fale com o atendimento, antes que algum dinheiro vá para lá: {link}',
      subject: 'conta de saque adicionada',
    },
    'payout-account-removed': {
      text: '{brand}: uma conta de saque foi removida de {account} em {time}, a partir de {address}; os saques para ela que ainda não foram aprovados ficam retidos. Se não foi você, troque a senha agora e fale com o atendimento: {link}',
      subject: 'conta de saque removida',
    },
  },
  ZH: {
    'new-payment-password': {
      text: '{brand}：{account} 的资金密码已于 {time} 从 {address} 设置。如非本人操作，请立即修改登录密码并联系客服：{link}',
      subject: '资金密码已设置',
    },
    'payment-password-tries': {
      text: '{brand}：{account} 的资金密码于 {time} 从 {address} 连续输错五次，15 分钟内无法使用。如非本人操作，请立即修改登录密码并退出所有设备：{link}',
      subject: '资金密码多次输错',
    },
    'payee-name-set': {
      text: '{brand}：{account} 的真实姓名已于 {time} 从 {address} 填写，提款只会汇入该姓名的账户。如非本人操作，请立即修改登录密码并联系客服：{link}',
      subject: '真实姓名已填写',
    },
    'payee-name-by-us': {
      text: '{brand}：客服已于 {time} 更改 {account} 的真实姓名，收款账户需重新等待方可收款。如非您本人申请，请立即修改登录密码并联系我们：{link}',
      subject: '真实姓名已更改',
    },
    'new-payout-account': {
      text: '{brand}：{account} 已于 {time} 从 {address} 添加收款账户。如非本人操作，请在款项可汇入前立即修改登录密码并联系客服：{link}',
      subject: '已添加收款账户',
    },
    'payout-account-removed': {
      text: '{brand}：{account} 的一个收款账户已于 {time} 从 {address} 移除，尚未通过审核的相关提款已暂缓。如非本人操作，请立即修改登录密码并联系客服：{link}',
      subject: '收款账户已移除',
    },
  },
  ID: {
    'new-payment-password': {
      text: '{brand}: kata sandi pembayaran {account} diatur pada {time} dari {address}. Jika bukan Anda, segera ganti kata sandi dan hubungi layanan pelanggan: {link}',
      subject: 'kata sandi pembayaran Anda diatur',
    },
    'payment-password-tries': {
      text: '{brand}: kata sandi pembayaran {account} salah dimasukkan lima kali pada {time} dari {address}, sehingga tidak bisa dipakai selama 15 menit. Jika bukan Anda, segera ganti kata sandi dan keluar dari semua perangkat: {link}',
      subject: 'kata sandi pembayaran Anda salah lima kali',
    },
    'payee-name-set': {
      text: '{brand}: nama asli untuk {account} diisi pada {time} dari {address}; penarikan dikirim ke rekening atas nama itu. Jika bukan Anda, segera ganti kata sandi dan hubungi layanan pelanggan: {link}',
      subject: 'nama asli Anda diisi',
    },
    'payee-name-by-us': {
      text: '{brand}: layanan pelanggan mengubah nama asli {account} pada {time}; rekening penarikannya harus menunggu lagi sebelum menerima dana. Jika Anda tidak memintanya, segera ganti kata sandi dan hubungi kami: {link}',
      subject: 'nama asli Anda diubah',
    },
    'new-payout-account': {
      text: '{brand}: rekening penarikan ditambahkan ke {account} pada {time} dari {address}. Jika bukan Anda, segera ganti kata sandi dan hubungi layanan pelanggan sebelum dana bisa dikirim ke sana: {link}',
      subject: 'rekening penarikan ditambahkan',
    },
    'payout-account-removed': {
      text: '{brand}: rekening penarikan dihapus dari {account} pada {time} dari {address}; penarikan ke rekening itu yang belum disetujui ditahan. Jika bukan Anda, segera ganti kata sandi dan hubungi layanan pelanggan: {link}',
      subject: 'rekening penarikan dihapus',
    },
  },
  TH: {
    'new-payment-password': {
      text: '{brand}: มีการตั้งรหัสผ่านธุรกรรมของ {account} เมื่อ {time} จาก {address} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีและติดต่อฝ่ายบริการลูกค้า: {link}',
      subject: 'ตั้งรหัสผ่านธุรกรรมแล้ว',
    },
    'payment-password-tries': {
      text: '{brand}: มีการกรอกรหัสผ่านธุรกรรมของ {account} ผิดห้าครั้งเมื่อ {time} จาก {address} จึงใช้ไม่ได้เป็นเวลา 15 นาที หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีและออกจากระบบทุกอุปกรณ์: {link}',
      subject: 'มีการกรอกรหัสผ่านธุรกรรมผิดหลายครั้ง',
    },
    'payee-name-set': {
      text: '{brand}: มีการกรอกชื่อจริงของ {account} เมื่อ {time} จาก {address} เงินที่ถอนจะโอนไปยังบัญชีชื่อนี้เท่านั้น หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีและติดต่อฝ่ายบริการลูกค้า: {link}',
      subject: 'กรอกชื่อจริงแล้ว',
    },
    'payee-name-by-us': {
      text: '{brand}: ฝ่ายบริการลูกค้าเปลี่ยนชื่อจริงของ {account} เมื่อ {time} บัญชีรับเงินต้องรอใหม่ก่อนรับเงินได้ หากคุณไม่ได้ขอ โปรดเปลี่ยนรหัสผ่านทันทีและติดต่อเรา: {link}',
      subject: 'ชื่อจริงของคุณถูกเปลี่ยน',
    },
    'new-payout-account': {
      text: '{brand}: มีการเพิ่มบัญชีรับเงินใน {account} เมื่อ {time} จาก {address} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีและติดต่อฝ่ายบริการลูกค้าก่อนที่เงินจะโอนไปได้: {link}',
      subject: 'เพิ่มบัญชีรับเงินแล้ว',
    },
    'payout-account-removed': {
      text: '{brand}: มีการลบบัญชีรับเงินออกจาก {account} เมื่อ {time} จาก {address} รายการถอนไปยังบัญชีนี้ที่ยังไม่อนุมัติถูกพักไว้ หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีและติดต่อฝ่ายบริการลูกค้า: {link}',
      subject: 'ลบบัญชีรับเงินแล้ว',
    },
  },
  VI: {
    'new-payment-password': {
      text: '{brand}: mật khẩu giao dịch của {account} đã được đặt lúc {time} từ {address}. Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ chăm sóc khách hàng: {link}',
      subject: 'mật khẩu giao dịch đã được đặt',
    },
    'payment-password-tries': {
      text: '{brand}: mật khẩu giao dịch của {account} bị nhập sai năm lần lúc {time} từ {address} nên tạm khóa trong 15 phút. Nếu không phải bạn, hãy đổi mật khẩu ngay và đăng xuất khỏi mọi thiết bị: {link}',
      subject: 'mật khẩu giao dịch bị nhập sai nhiều lần',
    },
    'payee-name-set': {
      text: '{brand}: họ tên thật của {account} đã được nhập lúc {time} từ {address}; tiền rút chỉ chuyển đến tài khoản đứng tên này. Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ chăm sóc khách hàng: {link}',
      subject: 'họ tên thật đã được nhập',
    },
    'payee-name-by-us': {
      text: '{brand}: chăm sóc khách hàng đã đổi họ tên thật của {account} lúc {time}; các tài khoản nhận tiền phải chờ lại trước khi nhận tiền. Nếu bạn không yêu cầu, hãy đổi mật khẩu ngay và liên hệ với chúng tôi: {link}',
      subject: 'họ tên thật của bạn đã được đổi',
    },
    'new-payout-account': {
      text: '{brand}: một tài khoản nhận tiền đã được thêm vào {account} lúc {time} từ {address}. Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ chăm sóc khách hàng trước khi tiền có thể chuyển đến đó: {link}',
      subject: 'đã thêm tài khoản nhận tiền',
    },
    'payout-account-removed': {
      text: '{brand}: một tài khoản nhận tiền của {account} đã bị xóa lúc {time} từ {address}; các lệnh rút về tài khoản này chưa được duyệt sẽ tạm giữ lại. Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ chăm sóc khách hàng: {link}',
      subject: 'đã xóa tài khoản nhận tiền',
    },
  },
};
