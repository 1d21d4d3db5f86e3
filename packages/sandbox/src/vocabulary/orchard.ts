import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const orchard: Vocabulary = {
  heroes: [
    ['Cherry', 'Cereja', 'f', '樱桃', 'Ceri', 'เชอร์รี', 'Anh Đào', 'cherries'],
    ['Lemon', 'Limão', 'm', '柠檬', 'Lemon', 'เลมอน', 'Chanh Vàng', 'lemon'],
    ['Cashew', 'Caju', 'm', '腰果', 'Jambu Mete', 'มะม่วงหิมพานต์', 'Đào Lộn Hột', 'cashew'],
    ...beings('rooster meshHare rabbit fox bee butterfly frog toucan horse'),
  ],
  treasures: [
    ['Bell', 'Sino', 'm', '铃铛', 'Lonceng', 'กระดิ่ง', 'Chuông Nhỏ', 'bell'],
    ['Horseshoe', 'Ferradura', 'f', '马蹄铁', 'Ladam', 'เกือกม้า', 'Móng Ngựa', 'horseshoe'],
    ['Seven', 'Sete', 'm', '幸运七', 'Angka Tujuh', 'เลขเจ็ด', 'Số Bảy', 'seven'],
    ...things(
      'melon pineapple coconut van radio strawberry apple grapes banana pear beehive windmill sunflower mushroom pumpkin barrel house dice gems crown parasol',
    ),
  ],
  places: [
    ['Market Stall', 'Barraca da Feira', 'f', '市集摊', 'Lapak Pasar', 'แผงตลาด', 'Sạp Chợ'],
    [
      'Back Orchard',
      'Pomar dos Fundos',
      'm',
      '后果园',
      'Kebun Belakang',
      'สวนหลังบ้าน',
      'Vườn Sau Nhà',
    ],
    [
      'Sunday Market',
      'Feira de Domingo',
      'f',
      '周日集市',
      'Pasar Minggu',
      'ตลาดวันอาทิตย์',
      'Phiên Chợ Chủ Nhật',
    ],
    ['Sunny Yard', 'Quintal ao Sol', 'm', '晴院', 'Halaman Cerah', 'ลานแดด', 'Sân Nắng'],
    [
      'Fruit Cart',
      'Carrinho de Frutas',
      'm',
      '水果车',
      'Gerobak Buah',
      'รถเข็นผลไม้',
      'Xe Trái Cây',
      'apple',
    ],
    ['Village Fair', 'Quermesse', 'f', '村集', 'Pasar Desa', 'งานวัดหมู่บ้าน', 'Hội Làng'],
    ['Corner Café', 'Café da Esquina', 'm', '街角咖啡', 'Kafe Pojok', 'คาเฟ่หัวมุม', 'Quán Góc Phố'],
  ],
  adjectives: [
    ['Ripe', 'Maduro', 'Madura', '熟透', 'Ranum', 'สุกงอม', 'Chín Mọng'],
    ['Zesty', 'Cítrico', 'Cítrica', '酸爽', 'Segar Menggigit', 'เปรี้ยวซ่า', 'Chua Thanh'],
    ['Polished', 'Polido', 'Polida', '锃亮', 'Mengilap', 'ขัดเงา', 'Bóng Loáng'],
    ['Sliced', 'Fatiado', 'Fatiada', '切片', 'Irisan', 'ฝานบาง', 'Cắt Lát'],
    ['Juggled', 'Malabarista', 'Malabarista', '杂耍', 'Akrobat', 'นักโยน', 'Tung Hứng'],
    ['Chilled', 'Gelado', 'Gelada', '冰镇', 'Dingin', 'เย็นฉ่ำ', 'Ướp Lạnh'],
    ['Sunday', 'Domingueiro', 'Domingueira', '周日', 'Hari Minggu', 'วันอาทิตย์', 'Ngày Chủ Nhật'],
    ['Triple', 'Triplo', 'Tripla', '三重', 'Rangkap Tiga', 'สามเท่า', 'Bộ Ba'],
    ['Crisp', 'Crocante', 'Crocante', '脆甜', 'Renyah', 'กรุบกรอบ', 'Giòn Tan'],
  ],
};
