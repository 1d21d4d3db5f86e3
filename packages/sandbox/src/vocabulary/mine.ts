import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const mine: Vocabulary = {
  heroes: [
    ['Cavern Bat', 'Morcego', 'm', '洞穴蝠', 'Kelelawar Gua', 'ค้างคาวถ้ำ', 'Dơi Hang', 'bat'],
    ...beings('armadillo rooster bear spider salamander macaw'),
  ],
  treasures: [
    ['Nugget', 'Pepita', 'f', '金块', 'Bongkah Emas', 'ก้อนแร่ทอง', 'Cục Vàng', 'ingot'],
    ['Topaz', 'Topázio', 'm', '黄玉', 'Topas', 'โทแพซ', 'Hoàng Ngọc', 'gems'],
    ['Minecart', 'Vagonete', 'm', '矿车', 'Lori Tambang', 'รถราง', 'Xe Goòng', 'minecart'],
    ['Pickaxe', 'Picareta', 'f', '镐头', 'Beliung', 'อีเต้อ', 'Cuốc Chim', 'pickaxe'],
    ['Amethyst', 'Ametista', 'f', '紫水晶', 'Ametis', 'อเมทิสต์', 'Thạch Anh Tím', 'gems'],
    ['Garnet', 'Granada', 'f', '石榴石', 'Garnet', 'โกเมน', 'Ngọc Hồng Lựu', 'gems'],
    ...things(
      'lamp chest firecrackers cableCar dominoes prism egg helmet barrel hammer train lantern crown mushroom horseshoe key skull boot axe candelabra map bonfire shield clock',
    ),
  ],
  places: [
    ['Deep Shaft', 'Poço Fundo', 'm', '深井', 'Sumur Dalam', 'ปล่องลึก', 'Hầm Sâu'],
    [
      'Crystal Seam',
      'Veio de Cristal',
      'm',
      '水晶矿脉',
      'Urat Kristal',
      'สายแร่คริสตัล',
      'Mạch Pha Lê',
    ],
    ['Echo Cave', 'Caverna do Eco', 'f', '回声洞', 'Gua Gema', 'ถ้ำเสียงสะท้อน', 'Hang Vọng'],
    [
      'Lower Gallery',
      'Galeria Inferior',
      'f',
      '下层坑道',
      'Galeri Bawah',
      'อุโมงค์ชั้นล่าง',
      'Tầng Hầm Dưới',
    ],
    ['Ember Vein', 'Veio de Brasa', 'm', '余烬脉', 'Urat Bara', 'สายแร่ถ่านแดง', 'Mạch Than Hồng'],
    ['Old Lift', 'Velho Elevador', 'm', '旧升降机', 'Lift Tua', 'ลิฟต์เก่า', 'Thang Máy Cũ'],
    ['Blue Grotto', 'Gruta Azul', 'f', '蓝石窟', 'Gua Biru', 'ถ้ำสีฟ้า', 'Hang Xanh'],
  ],
  adjectives: [
    ['Hidden', 'Escondido', 'Escondida', '隐秘', 'Tersembunyi', 'ซ่อนเร้น', 'Ẩn Giấu'],
    ['Rumbling', 'Trovejante', 'Trovejante', '轰鸣', 'Bergemuruh', 'คำรน', 'Ầm Ầm'],
    ['Lamplit', 'Iluminado', 'Iluminada', '灯火', 'Terang Lampu', 'แสงตะเกียง', 'Sáng Đèn'],
    ['Faceted', 'Lapidado', 'Lapidada', '刻面', 'Bersegi', 'เจียระไน', 'Nhiều Mặt'],
    ['Stubborn', 'Teimoso', 'Teimosa', '倔强', 'Keras Kepala', 'หัวดื้อ', 'Bướng Bỉnh'],
    ['Molten', 'Fundido', 'Fundida', '熔融', 'Lebur', 'หลอมละลาย', 'Nóng Chảy'],
    ['Dripping', 'Gotejante', 'Gotejante', '滴水', 'Menetes', 'หยาดหยด', 'Nhỏ Giọt'],
    ['Runaway', 'Desgovernado', 'Desgovernada', '失控', 'Tak Terkendali', 'เตลิด', 'Mất Phanh'],
    ['Echoing', 'Ecoante', 'Ecoante', '回响', 'Bergema', 'ก้องสะท้อน', 'Vang Vọng'],
  ],
};
