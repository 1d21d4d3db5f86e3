import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const lantern: Vocabulary = {
  heroes: [
    ['Crane', 'Grou', 'm', '仙鹤', 'Bangau', 'นกกระเรียน', 'Hạc', 'crane'],
    ['Koi', 'Carpa', 'f', '锦鲤', 'Koi', 'ปลาคาร์ป', 'Cá Koi', 'koi'],
    ['Fox Spirit', 'Raposa Branca', 'f', '狐仙', 'Siluman Rubah', 'ปีศาจจิ้งจอก', 'Hồ Ly', 'fox'],
    ['Panda', 'Panda', 'm', '熊猫', 'Panda', 'แพนด้า', 'Gấu Trúc', 'panda'],
    ...beings('rabbit buffalo luckyCat butterfly tiger raven monkey frog horse'),
  ],
  treasures: [
    ['Lantern', 'Lanterna', 'f', '灯笼', 'Lampion', 'โคมไฟ', 'Lồng Đèn', 'lantern'],
    ['Fan', 'Leque', 'm', '折扇', 'Kipas', 'พัด', 'Quạt', 'fan'],
    ['Bell', 'Sino', 'm', '铜钟', 'Genta', 'ระฆัง', 'Chuông Đồng', 'bell'],
    ['Teapot', 'Bule', 'm', '茶壶', 'Teko', 'กาน้ำชา', 'Ấm Trà', 'teapot'],
    ['Ingot', 'Lingote', 'm', '元宝', 'Batang Emas', 'ก้อนทอง', 'Thỏi Vàng', 'ingot'],
    ...things(
      'starLantern fluteKite lionDance operaMask lotus bronzeDrum firecrackers dragonBoat riceCake sword kites parasol pagoda gift candelabra drum orb crown',
    ),
  ],
  places: [
    [
      'Mist Pagoda',
      'Pagode da Névoa',
      'm',
      '雾塔',
      'Pagoda Kabut',
      'เจดีย์หมอก',
      'Chùa Sương',
      'pagoda',
    ],
    [
      'Willow Bridge',
      'Ponte do Salgueiro',
      'f',
      '柳桥',
      'Jembatan Dedalu',
      'สะพานต้นหลิว',
      'Cầu Liễu',
    ],
    ['Moon Gate', 'Portal da Lua', 'm', '月门', 'Gerbang Bulan', 'ประตูจันทร์', 'Cổng Trăng'],
    [
      'Eighth Terrace',
      'Oitavo Terraço',
      'm',
      '八重台',
      'Teras Kedelapan',
      'ระเบียงที่แปด',
      'Sân Thượng Thứ Tám',
    ],
    ['River Market', 'Mercado do Rio', 'm', '河市', 'Pasar Sungai', 'ตลาดริมน้ำ', 'Chợ Sông'],
    ['Bamboo Court', 'Pátio de Bambu', 'm', '竹院', 'Pelataran Bambu', 'ลานไผ่', 'Sân Tre'],
    ['Lotus Pond', 'Lago de Lótus', 'm', '莲池', 'Kolam Teratai', 'สระบัว', 'Hồ Sen', 'lotus'],
  ],
  adjectives: [
    ['Floating', 'Flutuante', 'Flutuante', '漂浮', 'Terapung', 'ลอยละล่อง', 'Bồng Bềnh'],
    ['Vermilion', 'Vermelhão', 'Vermelhão', '朱红', 'Merah Menyala', 'สีชาด', 'Đỏ Son'],
    ['Lacquered', 'Laqueado', 'Laqueada', '漆雕', 'Berlak', 'ลงรัก', 'Sơn Mài'],
    ['Eightfold', 'Óctuplo', 'Óctupla', '八面', 'Lipat Delapan', 'แปดทิศ', 'Tám Mặt'],
    ['Moonlit', 'Enluarado', 'Enluarada', '月下', 'Bermandi Rembulan', 'ใต้แสงจันทร์', 'Dưới Trăng'],
    ['Courteous', 'Cortês', 'Cortês', '知礼', 'Santun', 'ผู้สุภาพ', 'Nhã Nhặn'],
    ['Porcelain', 'de Porcelana', 'de Porcelana', '青瓷', 'Porselen', 'กระเบื้องเคลือบ', 'Men Sứ'],
    ['Blossoming', 'Florido', 'Florida', '花开', 'Berbunga', 'ผลิบาน', 'Nở Hoa'],
    ['Unfolding', 'Desdobrado', 'Desdobrada', '徐展', 'Terkembang', 'คลี่บาน', 'Hé Mở'],
  ],
};
