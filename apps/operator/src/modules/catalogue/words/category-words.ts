import type { GameCategory, Language } from '@palpite/domain';
import { type Row, type Words, wordsOf } from './words.ts';

/** What players call each kind of game: its name first. */
const ROWS: Readonly<Record<GameCategory, Row>> = {
  RNG: [
    'slots, slot machines',
    'slots, caça-níqueis',
    '老虎机, 电子游戏',
    'slot, mesin slot',
    'สล็อต',
    'slot, nổ hũ, máy đánh bạc',
  ],
  LIVE: [
    'live casino, baccarat, roulette, blackjack',
    'cassino ao vivo, bacará, roleta',
    '真人娱乐, 百家乐, 轮盘',
    'kasino live, bakarat, rolet',
    'คาสิโนสด, บาคาร่า, รูเล็ต',
    'casino trực tuyến, baccarat, bài cào',
  ],
  FISH: [
    'fishing, fish',
    'pesca, peixe',
    '捕鱼, 鱼',
    'tembak ikan, ikan',
    'ยิงปลา, ปลา',
    'bắn cá, cá',
  ],
  PVP: [
    'card games, poker',
    'jogos de cartas, pôquer',
    '棋牌, 扑克',
    'permainan kartu, poker',
    'เกมไพ่, โป๊กเกอร์',
    'game bài, đánh bài, poker',
  ],
  SPORTS: [
    'sports, football, soccer',
    'esportes, futebol',
    '体育, 足球',
    'olahraga, sepak bola',
    'กีฬา, ฟุตบอล',
    'thể thao, bóng đá',
  ],
  ESPORTS: ['esports', 'e-sports', '电竞', 'esports', 'อีสปอร์ต', 'thể thao điện tử'],
  LOTT: ['lottery', 'loteria', '彩票', 'lotre, togel', 'หวย, ลอตเตอรี', 'xổ số'],
  ELOTT: ['fast lottery', 'loteria rápida', '快速彩票', 'lotre cepat', 'หวยเร็ว', 'xổ số nhanh'],
  INHOUSE: [
    'house games, crash',
    'jogos da casa, crash',
    '自营游戏',
    'permainan rumah',
    'เกมของเรา',
    'game nhà làm',
  ],
  COCKFIGHT: ['cockfight', 'briga de galos', '斗鸡', 'sabung ayam', 'ไก่ชน', 'đá gà'],
  MINI: ['mini games', 'mini jogos', '小游戏', 'gim mini', 'มินิเกม', 'trò chơi nhỏ'],
  JACKPOT: ['jackpot', 'jackpot', '累积奖池', 'jackpot', 'แจ็กพอต', 'jackpot'],
};

export const CATEGORY_WORDS = Object.fromEntries(
  Object.entries(ROWS).map(([category, row]) => [category, wordsOf(row)]),
) as Readonly<Record<GameCategory, Readonly<Record<Language, Words>>>>;
