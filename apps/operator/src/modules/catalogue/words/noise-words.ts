import type { Language } from '@palpite/domain';

/** Words that narrow nothing among games while another word is typed: "games with dragons" looks for dragons. */
export const NOISE: Readonly<Record<Language, readonly string[]>> = {
  EN: ['game', 'games', 'the', 'of', 'and', 'with'],
  PT: ['jogo', 'jogos', 'de', 'da', 'do', 'das', 'dos', 'com', 'e'],
  ZH: ['游戏', '的', '和'],
  ID: ['permainan', 'game', 'gim', 'dan', 'dengan'],
  TH: ['เกม', 'เกมส์', 'และ'],
  VI: ['trò chơi', 'game', 'và', 'với'],
};
