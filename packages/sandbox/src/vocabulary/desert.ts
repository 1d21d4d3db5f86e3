import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const desert: Vocabulary = {
  heroes: [
    ['Scarab', 'Escaravelho', 'm', '圣甲虫', 'Skarab', 'แมลงสคารับ', 'Bọ Hung', 'scarab'],
    ['Fennec', 'Feneco', 'm', '耳廓狐', 'Fenek', 'จิ้งจอกเฟนเนก', 'Cáo Fennec', 'fox'],
    ['Sandcat', 'Gato-do-Deserto', 'm', '沙猫', 'Kucing Pasir', 'แมวทราย', 'Mèo Cát', 'cat'],
    ['Cobra', 'Naja', 'f', '眼镜蛇', 'Kobra', 'งูเห่า', 'Hổ Mang', 'cobra'],
    ...beings(
      'pharaoh meshRam coralSnake buffalo manedWolf camel scorpion eagle horse crane butterfly',
    ),
  ],
  treasures: [
    ['Lapis', 'Lápis-Lazúli', 'm', '青金石', 'Lapis Lazuli', 'ลาพิสลาซูลี', 'Đá Lưu Ly', 'gems'],
    ['Turquoise', 'Turquesa', 'f', '绿松石', 'Pirus', 'เทอร์ควอยซ์', 'Ngọc Lam', 'gems'],
    ...things(
      'crown sword lamp potion bonfire pyramid carpet palm hourglass cactus chest compass teapot egg key shield orb lantern book rose',
    ),
  ],
  places: [
    [
      'Ninth Dune',
      'Nona Duna',
      'f',
      '第九沙丘',
      'Gumuk Kesembilan',
      'เนินทรายที่เก้า',
      'Cồn Cát Thứ Chín',
    ],
    ['Salt Road', 'Estrada de Sal', 'f', '盐路', 'Jalan Garam', 'เส้นทางเกลือ', 'Đường Muối'],
    [
      'Noon Temple',
      'Templo do Meio-Dia',
      'm',
      '正午神殿',
      'Kuil Tengah Hari',
      'วิหารเที่ยงวัน',
      'Đền Chính Ngọ',
    ],
    [
      'Silent Oasis',
      'Oásis Silencioso',
      'm',
      '静谧绿洲',
      'Oasis Sunyi',
      'โอเอซิสเงียบงัน',
      'Ốc Đảo Lặng Im',
    ],
    ['Two Rivers', 'Encontro dos Rios', 'm', '两河', 'Dua Sungai', 'แม่น้ำสองสาย', 'Hai Dòng Sông'],
    ['Star Well', 'Poço das Estrelas', 'm', '星井', 'Sumur Bintang', 'บ่อดวงดาว', 'Giếng Sao'],
    ['Ochre Gate', 'Portal Ocre', 'm', '赭石门', 'Gerbang Oker', 'ประตูดินแดง', 'Cổng Đất Son'],
  ],
  adjectives: [
    ['Sunstruck', 'Ensolarado', 'Ensolarada', '烈日', 'Terbakar Surya', 'ต้องแสงตะวัน', 'Rực Nắng'],
    ['Buried', 'Soterrado', 'Soterrada', '尘封', 'Terpendam', 'ใต้ผืนทราย', 'Vùi Sâu'],
    ['Gilded', 'Dourado', 'Dourada', '鎏金', 'Bersepuh Emas', 'ชุบทอง', 'Mạ Vàng'],
    ['Patient', 'Paciente', 'Paciente', '耐心', 'Penyabar', 'ผู้อดทน', 'Kiên Nhẫn'],
    ['Windworn', 'Varrido', 'Varrida', '风蚀', 'Terkikis Angin', 'กลางลมทราย', 'Bạc Gió'],
    ['Turning', 'Giratório', 'Giratória', '旋转', 'Berputar', 'หมุนวน', 'Xoay Vần'],
    ['Nameless', 'Anônimo', 'Anônima', '无名', 'Tanpa Nama', 'ไร้นาม', 'Vô Danh'],
    ['Sapphire', 'Safira', 'Safira', '蓝宝石', 'Safir', 'สีไพลิน', 'Lam Ngọc'],
    ['Thirsty', 'Sedento', 'Sedenta', '干渴', 'Dahaga', 'ผู้กระหาย', 'Khát Khô'],
  ],
};
