import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const ocean: Vocabulary = {
  heroes: [
    ['Octopus', 'Polvo', 'm', '章鱼', 'Gurita', 'ปลาหมึกยักษ์', 'Bạch Tuộc', 'octopus'],
    ['Seahorse', 'Cavalo-Marinho', 'm', '海马', 'Kuda Laut', 'ม้าน้ำ', 'Cá Ngựa', 'seahorse'],
    ['Turtle', 'Tartaruga', 'f', '海龟', 'Penyu', 'เต่าทะเล', 'Rùa Biển', 'turtle'],
    ...beings('dolphin crab fish koi penguin whale jellyfish shark starfish seal flamingo'),
  ],
  treasures: [
    ['Anchor', 'Âncora', 'f', '船锚', 'Jangkar', 'สมอเรือ', 'Mỏ Neo', 'anchor'],
    ['Shell', 'Concha', 'f', '贝壳', 'Kerang', 'เปลือกหอย', 'Vỏ Sò', 'shell'],
    ...things(
      'chest sailboat coconut gems ship lighthouse submarine bottle palm helmet shipWheel compass map crown key skull telescope barrel',
    ),
  ],
  places: [
    ['Blue Stair', 'Escada Azul', 'f', '蓝阶', 'Tangga Biru', 'บันไดสีคราม', 'Bậc Thang Lam'],
    ['Quiet Reef', 'Recife Calmo', 'm', '静礁', 'Terumbu Tenang', 'แนวปะการังเงียบ', 'Rạn Yên Bình'],
    ['Abyss', 'Abismo', 'm', '深渊', 'Palung', 'ห้วงลึก', 'Vực Thẳm'],
    ['Glass Lagoon', 'Laguna de Vidro', 'f', '琉璃潟湖', 'Laguna Kaca', 'ลากูนแก้ว', 'Đầm Thủy Tinh'],
    ['Moon Tide', 'Maré da Lua', 'f', '月潮', 'Pasang Purnama', 'น้ำขึ้นวันเพ็ญ', 'Triều Trăng'],
    ['Kelp Garden', 'Jardim de Algas', 'm', '海藻园', 'Taman Ganggang', 'สวนสาหร่าย', 'Vườn Tảo'],
    [
      'Ninth Fathom',
      'Nona Braça',
      'f',
      '第九深处',
      'Kedalaman Kesembilan',
      'ก้นสมุทรที่เก้า',
      'Tầng Nước Thứ Chín',
    ],
  ],
  adjectives: [
    ['Glimmering', 'Cintilante', 'Cintilante', '微光', 'Berkilau', 'ระยิบ', 'Lấp Lánh'],
    ['Drifting', 'À Deriva', 'À Deriva', '漂流', 'Hanyut', 'ล่องลอย', 'Trôi Dạt'],
    ['Sunken', 'Submerso', 'Submersa', '沉没', 'Tenggelam', 'ใต้สมุทร', 'Chìm Sâu'],
    ['Saltwashed', 'Salgado', 'Salgada', '海盐', 'Asin Samudra', 'กลิ่นไอเกลือ', 'Mặn Mòi'],
    ['Curious', 'Curioso', 'Curiosa', '好奇', 'Penasaran', 'ช่างสงสัย', 'Tò Mò'],
    ['Moonfed', 'Enluarado', 'Enluarada', '饮月', 'Disinari Bulan', 'อาบจันทร์', 'Uống Trăng'],
    ['Ninefold', 'Nônuplo', 'Nônupla', '九重', 'Lapis Sembilan', 'เก้าชั้น', 'Chín Tầng'],
    ['Silver', 'Prateado', 'Prateada', '银色', 'Perak', 'สีเงิน', 'Ánh Bạc'],
    ['Unhurried', 'Sereno', 'Serena', '悠然', 'Santai', 'ไม่เร่งร้อน', 'Thong Dong'],
  ],
};
