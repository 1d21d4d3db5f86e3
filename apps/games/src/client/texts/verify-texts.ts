/** The texts of the verify page. */
import type { Language } from '@palpite/domain';

export interface VerifyTexts {
  readonly title: string;
  readonly how: string;
  readonly machine: string;
  readonly serverSeed: string;
  readonly serverHash: string;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly stake: string;
  readonly compute: string;
  readonly invalid: string;
  readonly hashMatches: string;
  readonly hashDiffers: string;
  readonly notRevealed: string;
  readonly winMatches: string;
  readonly winDiffers: string;
  readonly result: string;
  readonly units: string;
  readonly screen: string;
  readonly pays: string;
  readonly draws: string;
  readonly symbols: Readonly<Record<string, string>>;
}

const en: VerifyTexts = {
  title: 'Verify a round',
  how: 'This page recomputes a round in your browser with the same code that decided it. The random numbers are HMAC-SHA256 with the server seed’s 32 bytes as the key over “client seed:nonce:block”; each block is read as eight 32-bit integers, and an integer below a bound is the remainder of the first that favours no result.',
  machine: 'Machine',
  serverSeed: 'Server seed (64 hexadecimal digits)',
  serverHash: 'Hash that was shown before (optional)',
  clientSeed: 'Client seed',
  nonce: 'Number of the round (nonce)',
  stake: 'Stake in minor units (cents)',
  compute: 'Recompute',
  invalid: 'Please check the fields: {reason}.',
  hashMatches: 'The server seed has the hash that was shown before the round.',
  hashDiffers: 'The server seed does not have this hash.',
  notRevealed:
    'The server seed is still in use, so it is secret. Change your client seed in the game’s fairness panel: that reveals it.',
  winMatches: 'The round paid what its seeds decide.',
  winDiffers: 'The round paid {told}, but its seeds decide {computed}.',
  result: 'Win: {win} minor units ({units} units of {unit})',
  units: '{units} units',
  screen: 'Screen {number} · multiplier {multiplier}',
  pays: '{count} × {symbol}: {units} units',
  draws: 'Random integers, as “result below bound”',
  symbols: {
    wild: 'Wild',
    scatter: 'Scatter',
    coin: 'Coin',
    high: 'High {place}',
    low: 'Low {place}',
    blank: '–',
  },
};

const pt: VerifyTexts = {
  title: 'Verificar uma rodada',
  how: 'Esta página recalcula uma rodada no seu navegador com o mesmo código que a decidiu. Os números aleatórios são HMAC-SHA256 com os 32 bytes da semente do servidor como chave sobre “semente do cliente:nonce:bloco”; cada bloco é lido como oito inteiros de 32 bits, e um inteiro abaixo de um limite é o resto do primeiro que não favorece nenhum resultado.',
  machine: 'Máquina',
  serverSeed: 'Semente do servidor (64 dígitos hexadecimais)',
  serverHash: 'Hash mostrado antes (opcional)',
  clientSeed: 'Semente do cliente',
  nonce: 'Número da rodada (nonce)',
  stake: 'Aposta em unidades mínimas (centavos)',
  compute: 'Recalcular',
  invalid: 'Confira os campos: {reason}.',
  hashMatches: 'A semente do servidor tem o hash mostrado antes da rodada.',
  hashDiffers: 'A semente do servidor não tem este hash.',
  notRevealed:
    'A semente do servidor ainda está em uso e por isso é secreta. Troque a sua semente no painel de transparência do jogo: isso a revela.',
  winMatches: 'A rodada pagou o que as sementes decidem.',
  winDiffers: 'A rodada pagou {told}, as sementes decidem {computed}.',
  result: 'Ganho: {win} unidades mínimas ({units} unidades de {unit})',
  units: '{units} unidades',
  screen: 'Tela {number} · multiplicador {multiplier}',
  pays: '{count} × {symbol}: {units} unidades',
  draws: 'Inteiros aleatórios, como “resultado abaixo de limite”',
  symbols: {
    wild: 'Curinga',
    scatter: 'Scatter',
    coin: 'Moeda',
    high: 'Alto {place}',
    low: 'Baixo {place}',
    blank: '–',
  },
};

const zh: VerifyTexts = {
  title: '验证一局',
  how: '本页在您的浏览器中用判定该局的同一套代码重新计算。随机数为 HMAC-SHA256：以服务器种子的 32 个字节为密钥，对“客户端种子:nonce:区块”进行计算；每个区块读作八个 32 位整数，小于某一上限的整数取自首个不偏向任何结果的整数的余数。',
  machine: '机型',
  serverSeed: '服务器种子（64 位十六进制数字）',
  serverHash: '此前显示的哈希值（选填）',
  clientSeed: '客户端种子',
  nonce: '局号（nonce）',
  stake: '投注额，以最小货币单位（分）计',
  compute: '重新计算',
  invalid: '请检查以下内容：{reason}。',
  hashMatches: '服务器种子的哈希值与投注前显示的一致。',
  hashDiffers: '服务器种子的哈希值与此不符。',
  notRevealed: '该服务器种子仍在使用，因此保密。请在游戏的公平性面板中更换客户端种子，即可公开。',
  winMatches: '该局的赔付与种子决定的结果一致。',
  winDiffers: '该局赔付为 {told}，而种子决定的结果为 {computed}。',
  result: '奖金：{win}（最小货币单位），即 {units} 个单位，每单位 {unit}',
  units: '{units} 个单位',
  screen: '第 {number} 个画面 · 倍数 {multiplier}',
  pays: '{count} × {symbol}：{units} 个单位',
  draws: '随机整数，写作“结果 < 上限”',
  symbols: {
    wild: '百搭',
    scatter: '分散',
    coin: '金币',
    high: '高分 {place}',
    low: '低分 {place}',
    blank: '–',
  },
};

const id: VerifyTexts = {
  title: 'Verifikasi ronde',
  how: 'Halaman ini menghitung ulang satu ronde di browser Anda dengan kode yang sama yang menentukannya. Angka acaknya adalah HMAC-SHA256 dengan 32 byte seed server sebagai kunci atas “seed klien:nonce:blok”; setiap blok dibaca sebagai delapan bilangan bulat 32-bit, dan bilangan di bawah suatu batas adalah sisa bagi dari bilangan pertama yang tidak menguntungkan hasil mana pun.',
  machine: 'Mesin',
  serverSeed: 'Seed server (64 digit heksadesimal)',
  serverHash: 'Hash yang ditampilkan sebelumnya (opsional)',
  clientSeed: 'Seed klien',
  nonce: 'Nomor ronde (nonce)',
  stake: 'Taruhan dalam satuan terkecil (sen)',
  compute: 'Hitung ulang',
  invalid: 'Periksa kembali kolom isian: {reason}.',
  hashMatches: 'Seed server cocok dengan hash yang ditampilkan sebelum ronde.',
  hashDiffers: 'Seed server tidak cocok dengan hash ini.',
  notRevealed:
    'Seed server masih dipakai, jadi masih rahasia. Ganti seed klien Anda di panel “Permainan adil” pada game untuk mengungkapnya.',
  winMatches: 'Ronde ini membayar sesuai yang ditentukan seed-nya.',
  winDiffers: 'Ronde ini membayar {told}, sedangkan seed-nya menentukan {computed}.',
  result: 'Kemenangan: {win} satuan terkecil ({units} unit senilai {unit})',
  units: '{units} unit',
  screen: 'Layar {number} · pengali {multiplier}',
  pays: '{count} × {symbol}: {units} unit',
  draws: 'Bilangan bulat acak, ditulis “hasil di bawah batas”',
  symbols: {
    wild: 'Wild',
    scatter: 'Scatter',
    coin: 'Koin',
    high: 'Tinggi {place}',
    low: 'Rendah {place}',
    blank: '–',
  },
};

const vi: VerifyTexts = {
  title: 'Kiểm chứng một ván',
  how: 'Trang này tính lại một ván ngay trong trình duyệt của bạn bằng chính mã nguồn đã quyết định ván đó. Các số ngẫu nhiên là HMAC-SHA256 với 32 byte của hạt giống máy chủ làm khóa trên “hạt giống của bạn:nonce:khối”; mỗi khối được đọc thành tám số nguyên 32 bit, và số nguyên nhỏ hơn một giới hạn là số dư của số đầu tiên không thiên vị kết quả nào.',
  machine: 'Máy',
  serverSeed: 'Hạt giống máy chủ (64 chữ số thập lục phân)',
  serverHash: 'Mã băm đã hiển thị trước đó (không bắt buộc)',
  clientSeed: 'Hạt giống của bạn',
  nonce: 'Số thứ tự của ván (nonce)',
  stake: 'Tiền cược theo đơn vị tiền nhỏ nhất (như cent)',
  compute: 'Tính lại',
  invalid: 'Hãy kiểm tra các ô: {reason}.',
  hashMatches: 'Hạt giống máy chủ khớp với mã băm đã hiển thị trước ván.',
  hashDiffers: 'Hạt giống máy chủ không khớp với mã băm này.',
  notRevealed:
    'Hạt giống máy chủ vẫn đang được dùng nên còn bí mật. Hãy đổi hạt giống của bạn trong bảng tính công bằng của trò chơi: khi đó hạt giống máy chủ được tiết lộ.',
  winMatches: 'Ván này đã trả đúng kết quả do các hạt giống quyết định.',
  winDiffers: 'Ván này đã trả {told}, còn các hạt giống quyết định {computed}.',
  result: 'Thắng: {win} đơn vị tiền nhỏ nhất ({units} đơn vị, mỗi đơn vị {unit})',
  units: '{units} đơn vị',
  screen: 'Màn hình {number} · hệ số nhân {multiplier}',
  pays: '{count} × {symbol}: {units} đơn vị',
  draws: 'Các số nguyên ngẫu nhiên, dạng “kết quả dưới giới hạn”',
  symbols: {
    wild: 'Wild',
    scatter: 'Scatter',
    coin: 'Xu',
    high: 'Cao {place}',
    low: 'Thấp {place}',
    blank: '–',
  },
};

const th: VerifyTexts = {
  title: 'ตรวจสอบรอบ',
  how: 'หน้านี้คำนวณรอบซ้ำในเบราว์เซอร์ของคุณด้วยโค้ดเดียวกับที่ใช้ตัดสินผล ตัวเลขสุ่มคือ HMAC-SHA256 โดยใช้ซีดเซิร์ฟเวอร์ 32 ไบต์เป็นคีย์ กับข้อความ “ซีดผู้เล่น:nonce:บล็อก” แต่ละบล็อกอ่านเป็นจำนวนเต็ม 32 บิตแปดจำนวน และจำนวนเต็มที่ต่ำกว่าขอบเขตได้จากเศษการหารของจำนวนแรกที่ไม่ทำให้ผลใดได้เปรียบ',
  machine: 'เครื่อง',
  serverSeed: 'ซีดเซิร์ฟเวอร์ (เลขฐานสิบหก 64 หลัก)',
  serverHash: 'แฮชที่แสดงก่อนหน้า (ไม่บังคับ)',
  clientSeed: 'ซีดผู้เล่น',
  nonce: 'หมายเลขรอบ (nonce)',
  stake: 'เดิมพันเป็นหน่วยย่อย (เช่น สตางค์)',
  compute: 'คำนวณซ้ำ',
  invalid: 'โปรดตรวจสอบช่องที่กรอก: {reason}',
  hashMatches: 'ซีดเซิร์ฟเวอร์ตรงกับแฮชที่แสดงก่อนเริ่มรอบ',
  hashDiffers: 'ซีดเซิร์ฟเวอร์ไม่ตรงกับแฮชนี้',
  notRevealed:
    'ซีดเซิร์ฟเวอร์นี้ยังใช้งานอยู่จึงเป็นความลับ โปรดเปลี่ยนซีดผู้เล่นที่หน้าต่างความยุติธรรมในเกม แล้วซีดเซิร์ฟเวอร์จะถูกเปิดเผย',
  winMatches: 'รอบนี้จ่ายตรงตามที่ซีดกำหนด',
  winDiffers: 'รอบนี้จ่าย {told} แต่ซีดกำหนดไว้ {computed}',
  result: 'เงินรางวัล: {win} หน่วยย่อย ({units} หน่วย หน่วยละ {unit})',
  units: '{units} หน่วย',
  screen: 'หน้าจอ {number} · ตัวคูณ {multiplier}',
  pays: '{count} × {symbol}: {units} หน่วย',
  draws: 'จำนวนเต็มสุ่ม เขียนแบบ “ผล ต่ำกว่า ขอบเขต”',
  symbols: {
    wild: 'ไวลด์',
    scatter: 'สแคตเตอร์',
    coin: 'เหรียญ',
    high: 'มูลค่าสูง {place}',
    low: 'มูลค่าต่ำ {place}',
    blank: '–',
  },
};

export const VERIFY_TEXTS: Readonly<Record<Language, VerifyTexts>> = {
  EN: en,
  PT: pt,
  ZH: zh,
  ID: id,
  TH: th,
  VI: vi,
};
