import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const savanna: Vocabulary = {
  heroes: [
    ['Zebra', 'Zebra', 'f', '斑马', 'Zebra', 'ม้าลาย', 'Ngựa Vằn', 'zebra'],
    ['Elephant', 'Elefante', 'm', '大象', 'Gajah', 'ช้าง', 'Voi', 'elephant'],
    ['Giraffe', 'Girafa', 'f', '长颈鹿', 'Jerapah', 'ยีราฟ', 'Hươu Cao Cổ', 'giraffe'],
    ['Leopard', 'Leopardo', 'm', '花豹', 'Macan Tutul', 'เสือดาว', 'Báo Hoa Mai', 'jaguar'],
    ...beings(
      'lion lynx meshRam buffalo meshHare anteater armadillo monkey manedWolf turtle rhino flamingo eagle caiman coralSnake butterfly camel frog cobra bee spider',
    ),
  ],
  treasures: [
    ['Baobab', 'Baobá', 'm', '猴面包树', 'Baobab', 'เบาบับ', 'Cây Bao Báp', 'baobab'],
    ...things('drum shield sunflower bonfire crown palm tambourine egg'),
  ],
  places: [
    [
      'Acacia Plain',
      'Planície das Acácias',
      'f',
      '金合欢平原',
      'Padang Akasia',
      'ทุ่งอะคาเซีย',
      'Đồng Bằng Keo',
    ],
    ['Watering Hole', 'Bebedouro', 'm', '水源地', 'Lubang Air', 'แอ่งน้ำ', 'Vũng Nước'],
    [
      'Amber Horizon',
      'Horizonte Âmbar',
      'm',
      '琥珀地平线',
      'Cakrawala Ambar',
      'ขอบฟ้าสีอำพัน',
      'Chân Trời Hổ Phách',
    ],
    ['Dry Season', 'Estação Seca', 'f', '旱季', 'Musim Kemarau', 'ฤดูแล้ง', 'Mùa Khô'],
    ['Lion Rock', 'Pedra do Leão', 'f', '狮岩', 'Batu Singa', 'ผาสิงโต', 'Mỏm Đá Sư Tử', 'lion'],
    [
      'Great Crossing',
      'Grande Travessia',
      'f',
      '大迁徙',
      'Penyeberangan Besar',
      'การข้ามครั้งใหญ่',
      'Cuộc Vượt Sông',
    ],
    ['Tall Grass', 'Capim Alto', 'm', '高草原', 'Rumput Tinggi', 'ทุ่งหญ้าสูง', 'Đồng Cỏ Cao'],
  ],
  adjectives: [
    ['Roaring', 'Rugidor', 'Rugidora', '咆哮', 'Mengaum', 'คำราม', 'Gầm Vang'],
    ['Striped', 'Listrado', 'Listrada', '条纹', 'Belang', 'ลายทาง', 'Sọc Vằn'],
    ['Migrating', 'Migrante', 'Migrante', '迁徙', 'Bermigrasi', 'อพยพ', 'Di Cư'],
    ['Sunset', 'Crepuscular', 'Crepuscular', '落日', 'Senja', 'ยามอาทิตย์อัสดง', 'Hoàng Hôn'],
    ['Sure-Footed', 'Ligeiro', 'Ligeira', '稳健', 'Berpijak Mantap', 'เท้ามั่นคง', 'Vững Chân'],
    ['Beaded', 'Adornado', 'Adornada', '串珠', 'Bermanik', 'ร้อยลูกปัด', 'Đính Cườm'],
    ['Towering', 'Altaneiro', 'Altaneira', '高耸', 'Menjulang', 'สูงตระหง่าน', 'Sừng Sững'],
    ['Thundering', 'Trovejante', 'Trovejante', '雷霆', 'Menggelegar', 'กึกก้อง', 'Sấm Rền'],
    ['Lazy', 'Preguiçoso', 'Preguiçosa', '慵懒', 'Pemalas', 'ขี้เกียจ', 'Lười Biếng'],
  ],
};
