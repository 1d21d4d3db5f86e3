import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const corsair: Vocabulary = {
  heroes: [
    ['Parrot', 'Papagaio', 'm', '鹦鹉', 'Nuri', 'นกแก้ว', 'Vẹt', 'macaw'],
    ['Kraken', 'Kraken', 'm', '海怪', 'Kraken', 'คราเคน', 'Thủy Quái Kraken', 'octopus'],
    ...beings('crab monkey dolphin fish shark whale starfish seahorse'),
  ],
  treasures: [
    ['Compass', 'Bússola', 'f', '罗盘', 'Kompas', 'เข็มทิศ', 'La Bàn', 'compass'],
    ['Spyglass', 'Luneta', 'f', '望远镜', 'Teropong', 'กล้องส่องทางไกล', 'Ống Nhòm', 'telescope'],
    ['Chest', 'Baú', 'm', '宝箱', 'Peti', 'หีบสมบัติ', 'Rương Báu', 'chest'],
    ['Map', 'Mapa', 'm', '藏宝图', 'Peta', 'แผนที่', 'Bản Đồ', 'map'],
    ['Barrel', 'Barril', 'm', '酒桶', 'Tong', 'ถังไม้', 'Thùng Gỗ', 'barrel'],
    ['Galleon', 'Galeão', 'm', '大帆船', 'Galiung', 'เรือใบใหญ่', 'Thuyền Buồm', 'ship'],
    ...things(
      'anchor sailboat sword dragonBoat coconut cannon shipWheel skull key lighthouse palm bottle lantern crown gems dice banana hourglass boot',
    ),
  ],
  places: [
    ['Windy Cay', 'Ilhota do Vento', 'f', '风岛', 'Pulau Angin', 'เกาะลม', 'Đảo Gió'],
    ['Rum Harbour', 'Porto do Rum', 'm', '朗姆港', 'Pelabuhan Rum', 'ท่าเรือรัม', 'Cảng Rượu Rum'],
    [
      'Storm Coast',
      'Costa da Tormenta',
      'f',
      '风暴海岸',
      'Pantai Badai',
      'ชายฝั่งพายุ',
      'Bờ Biển Bão',
    ],
    [
      'Palm Island',
      'Ilha das Palmeiras',
      'f',
      '棕榈岛',
      'Pulau Palem',
      'เกาะปาล์ม',
      'Đảo Cọ',
      'palm',
    ],
    ['Broken Mast', 'Mastro Partido', 'm', '断桅', 'Tiang Patah', 'เสากระโดงหัก', 'Cột Buồm Gãy'],
    [
      'Red Horizon',
      'Horizonte Vermelho',
      'm',
      '红色地平线',
      'Cakrawala Merah',
      'ขอบฟ้าแดง',
      'Chân Trời Đỏ',
    ],
    ['Lone Rock', 'Pedra Solitária', 'f', '孤岩', 'Karang Sunyi', 'โขดหินเดียวดาย', 'Mỏm Đá Cô Độc'],
  ],
  adjectives: [
    ['Windward', 'de Barlavento', 'de Barlavento', '迎风', 'Searah Angin', 'ต้านลม', 'Đón Gió'],
    ['Plundered', 'Saqueado', 'Saqueada', '劫掠', 'Jarahan', 'ที่ถูกปล้น', 'Bị Cướp'],
    ['Marooned', 'Naufragado', 'Naufragada', '孤岛', 'Terdampar', 'ติดเกาะ', 'Dạt Đảo Hoang'],
    ['Salty', 'Salgado', 'Salgada', '咸味', 'Asin', 'เค็มทะเล', 'Vị Mặn'],
    ['Weathered', 'Curtido', 'Curtida', '沧桑', 'Lapuk', 'กรำแดดฝน', 'Dạn Dày'],
    ['Scarlet', 'Escarlate', 'Escarlate', '猩红', 'Merah Tua', 'สีแดงสด', 'Đỏ Tươi'],
    ['Tattooed', 'Tatuado', 'Tatuada', '刺青', 'Bertato', 'รอยสัก', 'Xăm Mình'],
    ['Drunken', 'Cambaleante', 'Cambaleante', '醉酒', 'Mabuk', 'ขี้เมา', 'Say Khướt'],
    [
      'Uncharted',
      'Inexplorado',
      'Inexplorada',
      '秘境',
      'Tak Terjamah',
      'นอกแผนที่ทะเล',
      'Chưa Ai Biết',
    ],
  ],
};
