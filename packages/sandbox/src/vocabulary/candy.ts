import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const candy: Vocabulary = {
  heroes: [
    ['Sherbet', 'Sorvete', 'm', '雪芭', 'Serbat', 'เชอร์เบต', 'Kem Tuyết', 'iceCream'],
    ['Macaron', 'Macaron', 'm', '马卡龙', 'Makaron', 'มาการอง', 'Bánh Macaron', 'macarons'],
    ['Bonbon', 'Bombom', 'm', '夹心糖', 'Bonbon', 'บงบง', 'Kẹo Bonbon', 'wrapped'],
    ...beings('rabbit bear gingerbread unicorn bee horse'),
  ],
  treasures: [
    ['Lollipop', 'Pirulito', 'm', '棒棒糖', 'Lolipop', 'อมยิ้ม', 'Kẹo Mút', 'lollipop'],
    ['Cupcake', 'Bolinho', 'm', '纸杯蛋糕', 'Kue Mangkuk', 'คัพเค้ก', 'Bánh Cupcake', 'cupcake'],
    ...things(
      'donut melon pineapple coconut tambourine cherries mushroom drum cake candyCane milkshake chocolate popcorn gumball strawberry gift airBalloon teapot ferrisWheel apple banana lemon kites',
    ),
  ],
  places: [
    [
      'Syrup Falls',
      'Cascata de Calda',
      'f',
      '糖浆瀑布',
      'Air Terjun Sirop',
      'น้ำตกน้ำเชื่อม',
      'Thác Si Rô',
    ],
    [
      'Marshmallow Hill',
      'Colina de Marshmallow',
      'f',
      '棉花糖山',
      'Bukit Marshmallow',
      'เนินมาร์ชแมลโลว์',
      'Đồi Kẹo Xốp',
    ],
    ['Toffee Lane', 'Rua do Caramelo', 'f', '太妃巷', 'Jalan Tofi', 'ตรอกท็อฟฟี่', 'Ngõ Kẹo Bơ'],
    ['Mint Meadow', 'Prado de Hortelã', 'm', '薄荷草地', 'Padang Mint', 'ทุ่งมินต์', 'Đồng Bạc Hà'],
    ['Cocoa Canal', 'Canal de Cacau', 'm', '可可运河', 'Kanal Kakao', 'คลองโกโก้', 'Kênh Ca Cao'],
    ['Sugar Mill', 'Engenho de Açúcar', 'm', '糖坊', 'Kilang Gula', 'โรงหีบน้ำตาล', 'Xưởng Đường'],
    ['Cream Cloud', 'Nuvem de Creme', 'f', '奶油云', 'Awan Krim', 'เมฆครีม', 'Mây Kem'],
  ],
  adjectives: [
    ['Fizzy', 'Efervescente', 'Efervescente', '气泡', 'Bersoda', 'ซ่าฟู่', 'Sủi Bọt'],
    [
      'Twice-Dipped',
      'Caramelado',
      'Caramelada',
      '双蘸',
      'Celup Dua Kali',
      'จุ่มสองครั้ง',
      'Nhúng Hai Lần',
    ],
    ['Frosted', 'Glaceado', 'Glaceada', '糖霜', 'Berlapis Gula', 'เคลือบน้ำตาล', 'Phủ Đường'],
    ['Peppermint', 'Mentolado', 'Mentolada', '薄荷', 'Pepermin', 'เปปเปอร์มินต์', 'Vị Bạc Hà'],
    ['Bouncy', 'Saltitante', 'Saltitante', '弹弹', 'Memantul', 'เด้งดึ๋ง', 'Nảy Tưng'],
    ['Sour', 'Azedinho', 'Azedinha', '酸溜溜', 'Asam', 'รสเปรี้ยว', 'Chua Chua'],
    ['Marbled', 'Mesclado', 'Mesclada', '大理石纹', 'Bermotif Marmer', 'ลายหินอ่อน', 'Vân Cẩm Thạch'],
    ['Toasted', 'Tostado', 'Tostada', '香烤', 'Panggang', 'อบหอม', 'Nướng Giòn'],
    ['Whipped', 'Batido', 'Batida', '打发', 'Kocok', 'ตีฟู', 'Đánh Bông'],
  ],
};
