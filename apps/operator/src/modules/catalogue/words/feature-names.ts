import type { GameFeature, Language } from '@palpite/domain';
import type { Words } from './words.ts';

/** What players call a machine's features: the name first, then other words that they may type for it. */
export const FEATURE_WORDS: Readonly<Record<GameFeature, Readonly<Record<Language, Words>>>> = {
  'free-spins': {
    EN: ['free spins', 'free games', 'bonus spins'],
    PT: ['giros grátis', 'giro grátis', 'rodadas grátis', 'rodada grátis', 'jogadas grátis'],
    ZH: ['免费旋转', '免费游戏', '免费转'],
    ID: ['putaran gratis', 'spin gratis', 'free spin'],
    TH: ['ฟรีสปิน', 'สปินฟรี', 'หมุนฟรี'],
    VI: ['lượt quay miễn phí', 'vòng quay miễn phí', 'quay miễn phí', 'miễn phí'],
  },
  multipliers: {
    EN: ['multipliers', 'multiplier'],
    PT: ['multiplicadores', 'multiplicador'],
    ZH: ['倍数', '乘数', '翻倍'],
    ID: ['pengali', 'kelipatan'],
    TH: ['ตัวคูณ'],
    VI: ['hệ số nhân', 'nhân thưởng'],
  },
  ways: {
    EN: ['ways to win', 'ways'],
    PT: ['caminhos', 'formas de ganhar'],
    ZH: ['多路', '中奖路数'],
    ID: ['cara menang'],
    TH: ['เวย์', 'วิธีชนะ'],
    VI: ['cách thắng'],
  },
  cascades: {
    EN: ['cascades', 'tumbles', 'avalanche'],
    PT: ['cascatas', 'avalanche'],
    ZH: ['连锁', '连消', '掉落'],
    ID: ['simbol berjatuhan', 'runtuhan'],
    TH: ['สัญลักษณ์ร่วงหล่น', 'ร่วงหล่น'],
    VI: ['biểu tượng rơi', 'thác đổ'],
  },
  respins: {
    EN: ['respins', 'respin'],
    PT: ['regiros', 'novos giros'],
    ZH: ['重转', '重新旋转'],
    ID: ['putaran ulang', 'putar ulang'],
    TH: ['หมุนซ้ำ', 'รีสปิน'],
    VI: ['lượt quay lại', 'quay lại'],
  },
  'hold-and-win': {
    EN: ['hold and win', 'hold and spin'],
    PT: ['segura e ganha', 'segure e ganhe'],
    ZH: ['锁定赢奖', '锁定旋转'],
    ID: ['tahan dan menang'],
    TH: ['ล็อกแล้วชนะ'],
    VI: ['giữ và thắng'],
  },
  'growing-symbols': {
    EN: ['growing symbols', 'expanding symbols', 'expanding wilds'],
    PT: ['símbolos que crescem', 'símbolos expansivos'],
    ZH: ['扩展符号', '扩展图标'],
    ID: ['simbol meluas'],
    TH: ['สัญลักษณ์ขยาย'],
    VI: ['biểu tượng mở rộng'],
  },
  groups: {
    EN: ['groups of symbols', 'clusters', 'cluster pays'],
    PT: ['grupos de símbolos', 'agrupamentos'],
    ZH: ['符号群组', '集群'],
    ID: ['kelompok simbol', 'kluster'],
    TH: ['กลุ่มสัญลักษณ์', 'คลัสเตอร์'],
    VI: ['nhóm biểu tượng', 'cụm biểu tượng'],
  },
};
