import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const cosmos: Vocabulary = {
  heroes: [
    ['Comet', 'Cometa', 'm', '彗星', 'Komet', 'ดาวหาง', 'Sao Chổi', 'comet'],
    ['Satellite', 'Satélite', 'm', '卫星', 'Satelit', 'ดาวเทียม', 'Vệ Tinh', 'satellite'],
    ...beings('robot owl cat alien whale jellyfish unicorn butterfly horse turtle seahorse'),
  ],
  treasures: [
    ['Prism', 'Prisma', 'm', '棱镜', 'Prisma', 'ปริซึม', 'Lăng Kính', 'prism'],
    ...things(
      'planet rocket helmet gems radio starLantern kites orb compass egg ufo telescope hourglass key lighthouse skull clock wand submarine',
    ),
  ],
  places: [
    [
      'Ringed Moon',
      'Lua dos Anéis',
      'f',
      '环月',
      'Bulan Bercincin',
      'จันทร์วงแหวน',
      'Mặt Trăng Có Vành',
    ],
    ['Far Station', 'Estação Distante', 'f', '远站', 'Stasiun Jauh', 'สถานีไกลโพ้น', 'Trạm Xa'],
    [
      'Violet Nebula',
      'Nebulosa Violeta',
      'f',
      '紫星云',
      'Nebula Ungu',
      'เนบิวลาม่วง',
      'Tinh Vân Tím',
    ],
    ['Quiet Orbit', 'Órbita Calma', 'f', '静轨', 'Orbit Sunyi', 'วงโคจรเงียบ', 'Quỹ Đạo Lặng'],
    [
      'Seventh Sun',
      'Sétimo Sol',
      'm',
      '第七太阳',
      'Matahari Ketujuh',
      'ตะวันที่เจ็ด',
      'Mặt Trời Thứ Bảy',
    ],
    [
      'Glass Planet',
      'Planeta de Vidro',
      'm',
      '玻璃星球',
      'Planet Kaca',
      'ดาวเคราะห์แก้ว',
      'Hành Tinh Thủy Tinh',
    ],
    ['Star Harbour', 'Porto Estelar', 'm', '星港', 'Pelabuhan Bintang', 'ท่าเรือดวงดาว', 'Cảng Sao'],
  ],
  adjectives: [
    ['Weightless', 'Sem Peso', 'Sem Peso', '失重', 'Tanpa Bobot', 'ไร้น้ำหนัก', 'Không Trọng Lực'],
    ['Distant', 'Distante', 'Distante', '遥远', 'Jauh', 'แดนไกล', 'Xa Xôi'],
    ['Ultraviolet', 'Ultravioleta', 'Ultravioleta', '紫外', 'Ultraungu', 'อัลตราไวโอเลต', 'Cực Tím'],
    ['Spinning', 'Rodopiante', 'Rodopiante', '自旋', 'Berpusar', 'หมุนรอบตัว', 'Xoay Tròn'],
    [
      'Unmapped',
      'Inexplorado',
      'Inexplorada',
      '未知',
      'Tak Terpetakan',
      'นอกแผนที่',
      'Chưa Ghi Bản Đồ',
    ],
    ['Binary', 'Binário', 'Binária', '双星', 'Biner', 'คู่แฝด', 'Song Tinh'],
    ['Lunar', 'Lunar', 'Lunar', '月球', 'Lunar', 'แห่งดวงจันทร์', 'Nguyệt Cầu'],
    ['Magnetic', 'Magnético', 'Magnética', '磁力', 'Magnetis', 'แม่เหล็ก', 'Từ Tính'],
    ['Sleepless', 'Insone', 'Insone', '无眠', 'Tanpa Tidur', 'ไม่หลับใหล', 'Không Ngủ'],
  ],
};
