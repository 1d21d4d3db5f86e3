import { describe, expect, test } from 'vitest';
import { isReservedName, passesForHouse } from './reserved-names.ts';

const needs = { reservedNames: ['demo1'] };
const passes = (name: string) => passesForHouse(needs, name, 'palpite');

describe('a name passes for the house', () => {
  test.each([
    [
      'in letters of another script',
      'Ѕupport',
      'ѕuрроrt',
      'Ѕᴜрроrt',
      'аdmin',
      'МODERATOR',
      'СASINO',
      'ΡΑLΡΙΤΕ',
    ],
    [
      'with a stroke for another',
      'PaIpite',
      'PALPlTE',
      'Pa1pite',
      'adrnin',
      'adm1n',
      'Admın',
      'Officiai',
    ],
    ['with digits for letters', 'Supp0rt', '5upport', 'h3lp', 'c4sh1er', 'Support24', 'Supp0rt24'],
    [
      'in wide, small, bold or circled letters',
      'ｓｕｐｐｏｒｔ',
      '𝐒𝐮𝐩𝐩𝐨𝐫𝐭',
      'ⓢⓤⓟⓟⓞⓡⓣ',
      'ˢᵘᵖᵖᵒʳᵗ',
      '𝓐dmin',
    ],
    [
      'with marks and what is not drawn',
      'Súppört',
      'Su\u0336pport',
      'Sup\u200bport',
      'Ad\u00admin',
    ],
    [
      'in parts',
      'S u p p o r t',
      'S.u.p.p.o.r.t',
      'Sup-port',
      'Ana Moderator',
      'SupportAna',
      'Palpite Support',
      'SuporteOficial',
      'palpite_24',
    ],
    [
      'in Portuguese',
      'Suporte',
      'Atendimento',
      'Segurança',
      'Equipe Palpite',
      'Gerente',
      'Moderadora Ana',
    ],
    [
      'in Chinese, of either writing',
      '客服',
      '客服小王',
      '官方',
      '官方客服',
      '管理員',
      '系统',
      '系統',
      '財務',
      '荷官',
    ],
    [
      'in Vietnamese',
      'Hỗ trợ',
      'hỗ trợ khách hàng',
      'ho tro',
      'Quản trị viên',
      'CSKH',
      'Nhân viên',
      'Nhà cái',
    ],
    ['in Thai', 'แอดมิน', 'เจ้าหน้าที่', 'ฝ่ายบริการลูกค้า', 'แอดมินเอ'],
    ['in Indonesian', 'Layanan Pelanggan', 'Petugas', 'Kasir', 'Bantuan', 'Resmi'],
  ])('%s', (_how, ...names) => {
    expect(names.filter((name) => !passes(name))).toEqual([]);
  });
});

test('names of people do not', () => {
  const names = [
    'Ana Lua',
    'Zé do Caixão',
    'Nguyễn Văn Ấn',
    'สมชาย ใจดี',
    '阿明',
    'Иван',
    'Μαρία',
    'Hồ Thị Trà',
    'Admira',
    'Helpa',
    'Staffan',
    'Houseman',
    '12345',
    'Rooted',
    '龙宝',
    'Resmiati',
  ];
  expect(names.filter(passes)).toEqual([]);
});

test('an account’s name is read in the same way, and the operator’s own accounts have theirs', () => {
  const isReserved = (name: string) => isReservedName(needs, name, 'palpite');
  const names = [
    'admin',
    'Support24',
    'PaIpite',
    'palp1te',
    'Supp0rt',
    'adrnin',
    'suporteoficial',
    'Demo1',
  ];
  expect(names.filter((name) => !isReserved(name))).toEqual([]);
  expect(['ana', 'demo2', 'palpiteiro', 'mary88'].filter(isReserved)).toEqual([]);
});
