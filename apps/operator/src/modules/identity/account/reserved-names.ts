import { foldUsername, simplified } from '@palpite/domain';
import { skeleton } from './look-alikes.ts';

/** Words by which a member would pass for the operator, in the six languages, whatever digits follow: `Admin`, `support24`. */
const WORDS = [
  // English
  'admin administrator cashier casino customercare customerservice dealer finance guest help helpdesk house livechat manager',
  'moderator official operator palpite payment payments root security service staff superuser support sysadmin system webmaster',
  // Portuguese
  'administrador administradora ajuda atendente atendimento cassino crupie equipe financeiro gerente moderadora oficial',
  'operador operadora ouvidoria pagamento pagamentos seguranca sistema suporte',
  // Indonesian
  'administrasi bantuan dukungan kasir keamanan keuangan layanan layananpelanggan manajer pengelola petugas resmi sistem staf',
  // Vietnamese
  'baomat cskh chamsockhachhang chinhthuc dieuhanh hethong hotro hotrokhachhang ketoan nhacai nhanvien quanly quantri',
  'quantrivien quantrihethong taichinh thungan tongdai',
].flatMap((line) => line.split(' '));

/** Of languages without spaces between words: wherever they are in a name. */
const UNSPACED = [
  '客服 客户服务 官方 管理员 管理层 管理人员 系统 财务 出纳 收银 荷官 庄家 站长 运营 工作人员 员工 版主 主管 经理 安全中心 支付中心',
  'แอดมิน เจ้าหน้าที่ ฝ่ายบริการ บริการลูกค้า ลูกค้าสัมพันธ์ ซัพพอร์ต ผู้ดูแล ผู้จัดการ ทีมงาน พนักงาน คาสิโน การเงิน แคชเชียร์ เจ้ามือ ระบบ ทางการ',
].flatMap((line) => line.split(' ').map((word) => skeleton(word)));

const RESERVED = WORDS.map((word) => skeleton(word));
/** Of words of the house alone, such as "SuporteOficial"; the brand's name is taken out before. */
const MADE_OF_RESERVED = new RegExp(`^(?:${RESERVED.join('|')})*$`);
/** The most words that a reserved one is written as: "hỗ trợ khách hàng". */
const MOST_WORDS = 4;

export interface NameNeeds {
  /** Folded names of the operator's own accounts in every brand. */
  readonly reservedNames: readonly string[];
}

/**
 * Whether a nickname looks like the operator's own, as a whole or by some of its words, because other members read it.
 */
export function passesForHouse(needs: NameNeeds, nickname: string, brandCode: string): boolean {
  const words = nickname
    .normalize('NFKC')
    .replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const runs = words.flatMap((_, from) =>
    words.slice(from, from + MOST_WORDS).map((__, more) => words.slice(from, from + more + 1)),
  );
  return [words, ...runs].some((run) => isReservedName(needs, run.join(''), brandCode));
}

/** @param name without the spaces between its words, in the case that it is written in */
export function isReservedName(
  { reservedNames }: NameNeeds,
  name: string,
  brandCode: string,
): boolean {
  const bare = skeleton(simplified(name.replace(/\p{N}+$/u, '')));
  const isOfHouse = bare !== '' && MADE_OF_RESERVED.test(bare.replaceAll(skeleton(brandCode), ''));
  return (
    isOfHouse ||
    UNSPACED.some((word) => bare.includes(word)) ||
    reservedNames.includes(foldUsername(name))
  );
}
