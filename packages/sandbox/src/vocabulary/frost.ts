import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const frost: Vocabulary = {
  heroes: [
    ['Snow Owl', 'Coruja da Neve', 'f', '雪鸮', 'Burung Hantu Salju', 'นกฮูกหิมะ', 'Cú Tuyết', 'owl'],
    ['Penguin', 'Pinguim', 'm', '企鹅', 'Penguin', 'เพนกวิน', 'Chim Cánh Cụt', 'penguin'],
    ['Husky', 'Husky', 'm', '哈士奇', 'Husky', 'ฮัสกี้', 'Chó Husky', 'wolf'],
    ['Reindeer', 'Rena', 'f', '驯鹿', 'Rusa Kutub', 'กวางเรนเดียร์', 'Tuần Lộc', 'reindeer'],
    ['Polar Fox', 'Raposa Polar', 'f', '北极狐', 'Rubah Kutub', 'จิ้งจอกขั้วโลก', 'Cáo Bắc Cực', 'fox'],
    ...beings('meshHare lynx bear snowman seal whale gingerbread horse fish'),
  ],
  treasures: [
    ['Snowglobe', 'Globo de Neve', 'm', '雪景球', 'Bola Salju', 'ลูกแก้วหิมะ', 'Quả Cầu Tuyết', 'globe'],
    ['Sleigh', 'Trenó', 'm', '雪橇', 'Kereta Luncur', 'รถเลื่อน', 'Xe Trượt Tuyết', 'sled'],
    ['Mitten', 'Luva', 'f', '手套', 'Sarung Tangan', 'ถุงมือ', 'Găng Tay', 'mitten'],
    ...things('snowflake accordion lantern bell pine gift house candyCane gems teapot hourglass castle clock crown key bonfire candelabra'),
  ],
  places: [
    ['Frozen Lake', 'Lago Congelado', 'm', '冰湖', 'Danau Beku', 'ทะเลสาบน้ำแข็ง', 'Hồ Băng'],
    ['Winter Fair', 'Feira de Inverno', 'f', '冬日集市', 'Pasar Musim Dingin', 'งานวัดฤดูหนาว', 'Hội Chợ Mùa Đông'],
    ['White Chalet', 'Chalé Branco', 'm', '白木屋', 'Pondok Putih', 'ชาเลต์ขาว', 'Nhà Gỗ Trắng', 'house'],
    ['Glass Palace', 'Palácio de Vidro', 'm', '琉璃宫', 'Istana Kaca', 'วังแก้ว', 'Cung Điện Thủy Tinh', 'castle'],
    ['Pine Hollow', 'Vale dos Pinheiros', 'm', '松谷', 'Lembah Pinus', 'หุบสน', 'Thung Lũng Thông'],
    ['Polar Night', 'Noite Polar', 'f', '极夜', 'Malam Kutub', 'คืนขั้วโลก', 'Đêm Vùng Cực'],
    ['Snowfield', 'Campo de Neve', 'm', '雪原', 'Padang Salju', 'ทุ่งหิมะ', 'Cánh Đồng Tuyết'],
  ],
  adjectives: [
    ['Snowbound', 'Nevado', 'Nevada', '雪封', 'Terkurung Salju', 'กลางหิมะ', 'Giữa Tuyết'],
    ['Woollen', 'de Lã', 'de Lã', '羊毛', 'Wol', 'ขนแกะ', 'Len Ấm'],
    ['Crystalline', 'Cristalino', 'Cristalina', '晶莹', 'Bening', 'ใสดั่งแก้ว', 'Trong Suốt'],
    ['Hushed', 'Silencioso', 'Silenciosa', '静谧', 'Hening', 'เงียบสงัด', 'Tĩnh Lặng'],
    ['Sparkling', 'Faiscante', 'Faiscante', '闪烁', 'Berkelip', 'แวววาว', 'Long Lanh'],
    ['Skating', 'Patinador', 'Patinadora', '滑冰', 'Berseluncur', 'ลื่นไถล', 'Lướt Băng'],
    ['Northern', 'Boreal', 'Boreal', '北方', 'Utara', 'แดนเหนือ', 'Phương Bắc'],
    ['Powdered', 'Polvilhado', 'Polvilhada', '粉雪', 'Bertabur Salju', 'โปรยเกล็ดหิมะ', 'Rắc Tuyết'],
    ['Chiming', 'Tilintante', 'Tilintante', '叮咚', 'Berdenting', 'กรุ๋งกริ๋ง', 'Ngân Nga'],
  ],
};
