import { endpoints } from '@palpite/contract';
import type { Language } from '@palpite/domain';
import { and, count, desc, eq } from 'drizzle-orm';
import { game } from '../database/schema/catalogue.ts';
import { handler } from '../http/handler.ts';
import { esportsVendorsOf, isOffered } from './offered-category.ts';

/** How a class is called; a class that a studio adds later shows its own code until it is named here. */
const NAMES: Readonly<Record<string, Partial<Record<Language, string>>>> = {
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

/** The classes of a category, the largest first. */
export const gameClasses = handler(endpoints.gameClasses, async (call) => {
  const { query, language, tx } = call;
  const games = count();
  const rows = await tx
    .select({ gameClassify: game.gameClassify, gameCount: games })
    .from(game)
    .where(
      and(
        isOffered(query.gameType, await esportsVendorsOf(call)),
        query.vassalage === undefined ? undefined : eq(game.vendorCode, query.vassalage),
      ),
    )
    .groupBy(game.gameClassify)
    .orderBy(desc(games), game.gameClassify);
  return {
    classes: rows.map(({ gameClassify, gameCount }) => ({
      gameClassify,
      labelName: NAMES[gameClassify]?.[language] ?? NAMES[gameClassify]?.EN ?? gameClassify,
      gameCount,
    })),
  };
});
