import type { Language } from '@palpite/domain';

/** The name of each class of games, which is their mechanic. */
const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  LINES: { PT: 'Linhas', EN: 'Lines', VI: 'Dòng thắng', ZH: '赔付线', ID: 'Garis', TH: 'ไลน์' },
  WAYS: { PT: 'Caminhos', EN: 'Ways', VI: 'Cách thắng', ZH: '多路', ID: 'Cara menang', TH: 'เวย์' },
  HOLD: {
    PT: 'Segura e gira',
    EN: 'Hold and spin',
    VI: 'Giữ và quay lại',
    ZH: '锁定旋转',
    ID: 'Tahan dan putar',
    TH: 'ล็อกแล้วหมุน',
  },
  CASCADE: {
    PT: 'Grupos em cascata',
    EN: 'Falling groups',
    VI: 'Nhóm rơi',
    ZH: '连锁掉落',
    ID: 'Kelompok berjatuhan',
    TH: 'กลุ่มร่วงหล่น',
  },
  EXPAND: {
    PT: 'Curingas que crescem',
    EN: 'Growing wilds',
    VI: 'Wild mở rộng',
    ZH: '扩展百搭',
    ID: 'Wild meluas',
    TH: 'ไวลด์ขยาย',
  },
  FREE: {
    PT: 'Giros grátis',
    EN: 'Free spins',
    VI: 'Lượt quay miễn phí',
    ZH: '免费旋转',
    ID: 'Putaran gratis',
    TH: 'ฟรีสปิน',
  },
  SHIFT: {
    PT: 'Fileiras variáveis',
    EN: 'Shifting rows',
    VI: 'Số hàng thay đổi',
    ZH: '变化行数',
    ID: 'Baris berubah',
    TH: 'แถวเปลี่ยนได้',
  },
  CLIMB: {
    PT: 'Multiplicador crescente',
    EN: 'Climbing multiplier',
    VI: 'Hệ số nhân tăng dần',
    ZH: '递增倍数',
    ID: 'Pengali menanjak',
    TH: 'ตัวคูณไต่ระดับ',
  },
};

/** A class in the reader's language; a vendor's new one shows its own code until it is named here. */
export function className(gameClassify: string, language: Language): string {
  return NAMES[gameClassify]?.[language] ?? gameClassify;
}

/** Every class with its name in a language. */
export function classNames(language: Language): readonly (readonly [string, string])[] {
  return Object.entries(NAMES).map(([gameClassify, names]) => [gameClassify, names[language]]);
}
