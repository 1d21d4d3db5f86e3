import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const fjord: Vocabulary = {
  heroes: [
    ['Raven', 'Corvo', 'm', '渡鸦', 'Gagak', 'อีกา', 'Quạ Đen', 'raven'],
    ['Lynx', 'Lince', 'm', '猞猁', 'Lynx', 'แมวป่าลิงซ์', 'Linh Miêu', 'lynx'],
    ['Elk', 'Alce', 'm', '驼鹿', 'Rusa Besar', 'กวางเอลก์', 'Nai Sừng Tấm', 'reindeer'],
    ['Bear', 'Urso', 'm', '大熊', 'Beruang', 'หมีใหญ่', 'Gấu', 'bear'],
    ...beings('wolf meshHare meshRam whale eagle seal fox horse fish'),
  ],
  treasures: [
    ['Rune', 'Runa', 'f', '符文', 'Rune', 'อักษรรูน', 'Cổ Tự Rune', 'runestone'],
    ['Shield', 'Escudo', 'm', '盾牌', 'Perisai', 'โล่', 'Khiên', 'shield'],
    ...things(
      'longship sword bonfire compass drinkingHorn axe hammer house pine chest lantern snowflake crown barrel castle gems book telescope candelabra',
    ),
  ],
  places: [
    [
      'North Hall',
      'Salão do Norte',
      'm',
      '北境大厅',
      'Aula Utara',
      'โถงแดนเหนือ',
      'Đại Sảnh Phương Bắc',
    ],
    ['Ice Bridge', 'Ponte de Gelo', 'f', '冰桥', 'Jembatan Es', 'สะพานน้ำแข็ง', 'Cầu Băng'],
    ['Grey Fjord', 'Fiorde Cinza', 'm', '灰峡湾', 'Fyord Kelabu', 'ฟยอร์ดสีเทา', 'Vịnh Hẹp Xám'],
    [
      'Long Winter',
      'Longo Inverno',
      'm',
      '长冬',
      'Musim Dingin Panjang',
      'เหมันต์อันยาวนาน',
      'Mùa Đông Dài',
    ],
    ['Ash Grove', 'Bosque de Freixos', 'm', '梣树林', 'Hutan Ash', 'ป่าต้นแอช', 'Rừng Tần Bì'],
    ['Aurora', 'Aurora', 'f', '极光', 'Aurora', 'แสงเหนือ', 'Cực Quang'],
    [
      'Whale Road',
      'Rota das Baleias',
      'f',
      '鲸路',
      'Jalur Paus',
      'เส้นทางวาฬ',
      'Đường Cá Voi',
      'whale',
    ],
  ],
  adjectives: [
    ['Frostbitten', 'Enregelado', 'Enregelada', '霜咬', 'Beku', 'ต้องน้ำค้างแข็ง', 'Tê Cóng'],
    ['Oathbound', 'Juramentado', 'Juramentada', '立誓', 'Bersumpah', 'ผู้สาบาน', 'Thề Nguyền'],
    ['Iron', 'Férreo', 'Férrea', '铁血', 'Besi', 'เหล็กกล้า', 'Thép'],
    ['Roaming', 'Errante', 'Errante', '漫游', 'Pengembara', 'พเนจร', 'Lang Thang'],
    ['Singing', 'Cantante', 'Cantante', '歌唱', 'Bernyanyi', 'ขับขาน', 'Ca Hát'],
    ['Stormborn', 'Tempestuoso', 'Tempestuosa', '风暴之子', 'Anak Badai', 'ลูกพายุ', 'Con Của Bão'],
    ['Pale', 'Pálido', 'Pálida', '苍白', 'Pucat', 'ซีดขาว', 'Nhợt Nhạt'],
    ['Restless', 'Inquieto', 'Inquieta', '不眠', 'Gelisah', 'ไม่หยุดนิ่ง', 'Bồn Chồn'],
    [
      'Hearthwarm',
      'Aconchegante',
      'Aconchegante',
      '炉火',
      'Hangat Perapian',
      'ข้างเตาผิง',
      'Ấm Bếp Lửa',
    ],
  ],
};
