import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const jungle: Vocabulary = {
  heroes: [
    ['Ocelot', 'Jaguatirica', 'f', '虎猫', 'Oselot', 'โอเซล็อต', 'Mèo Gấm', 'jaguar'],
    ['Toucan', 'Tucano', 'm', '巨嘴鸟', 'Tukan', 'ทูแคน', 'Chim Tucan', 'toucan'],
    ['Macaw', 'Arara', 'f', '金刚鹦鹉', 'Makau', 'มาคอว์', 'Vẹt Đuôi Dài', 'macaw'],
    ['Tamarin', 'Mico', 'm', '绢毛猴', 'Tamarin', 'ทามาริน', 'Khỉ Tamarin', 'monkey'],
    ['Caiman', 'Jacaré', 'm', '凯门鳄', 'Kaiman', 'เคแมน', 'Cá Sấu Caiman', 'caiman'],
    ['Harpy', 'Harpia', 'f', '角雕', 'Harpia', 'อินทรีฮาร์ปี', 'Đại Bàng Harpy', 'eagle'],
    ['Panther', 'Pantera', 'f', '黑豹', 'Macan Kumbang', 'เสือดำ', 'Báo Đen', 'cat'],
    ...beings(
      'tiger capybara sloth anteater coralSnake armadillo frog butterfly salamander spider turtle bee bat',
    ),
  ],
  treasures: [
    ['Idol', 'Ídolo', 'm', '神像', 'Arca', 'เทวรูป', 'Tượng Thần', 'idol'],
    ['Totem', 'Totem', 'm', '图腾', 'Totem', 'โทเท็ม', 'Vật Tổ', 'idol'],
    ['Drum', 'Tambor', 'm', '战鼓', 'Gendang', 'กลอง', 'Trống', 'drum'],
    ['Emerald', 'Esmeralda', 'f', '祖母绿', 'Zamrud', 'มรกต', 'Ngọc Lục Bảo', 'gems'],
    ...things('coconut lotus bonfire temple hibiscus banana palm skull mask pineapple'),
  ],
  places: [
    ['Canopy', 'Copa', 'f', '林冠', 'Kanopi', 'เรือนยอดไม้', 'Tán Rừng'],
    ['Flooded Grove', 'Igapó', 'm', '水漫林', 'Hutan Rawa', 'ป่าน้ำท่วม', 'Rừng Ngập Nước'],
    ['Black River', 'Rio Negro', 'm', '黑河', 'Sungai Hitam', 'แม่น้ำดำ', 'Sông Đen'],
    ['Mangrove', 'Manguezal', 'm', '红树林', 'Hutan Bakau', 'ป่าชายเลน', 'Rừng Đước'],
    ['Green Stair', 'Escada Verde', 'f', '绿阶', 'Tangga Hijau', 'บันไดเขียว', 'Bậc Thang Xanh'],
    ['Rain Court', 'Pátio da Chuva', 'm', '雨庭', 'Pelataran Hujan', 'ลานฝน', 'Sân Mưa'],
    [
      'Fern Valley',
      'Vale das Samambaias',
      'm',
      '蕨谷',
      'Lembah Pakis',
      'หุบเขาเฟิร์น',
      'Thung Lũng Dương Xỉ',
    ],
  ],
  adjectives: [
    ['Rainbound', 'Chuvoso', 'Chuvosa', '沐雨', 'Basah Hujan', 'กลางสายฝน', 'Trong Mưa'],
    ['Mossy', 'Musgoso', 'Musgosa', '苔色', 'Berlumut', 'สีมอส', 'Phủ Rêu'],
    ['Painted', 'Pintado', 'Pintada', '彩绘', 'Berlukis', 'แต้มสี', 'Vẽ Màu'],
    ['Drowsy', 'Sonolento', 'Sonolenta', '瞌睡', 'Mengantuk', 'ขี้เซา', 'Ngái Ngủ'],
    ['Whispering', 'Sussurrante', 'Sussurrante', '低语', 'Berbisik', 'เสียงกระซิบ', 'Thì Thầm'],
    ['Barefoot', 'Descalço', 'Descalça', '赤足', 'Tanpa Alas Kaki', 'เท้าเปล่า', 'Chân Trần'],
    ['Amber', 'Âmbar', 'Âmbar', '琥珀', 'Ambar', 'สีอำพัน', 'Hổ Phách'],
    ['Untamed', 'Indomado', 'Indomada', '不羁', 'Liar', 'พยศ', 'Bất Kham'],
    ['Dewlit', 'Orvalhado', 'Orvalhada', '凝露', 'Berembun', 'ชุ่มน้ำค้าง', 'Đẫm Sương'],
  ],
};
