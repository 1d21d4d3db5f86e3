import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const canyon: Vocabulary = {
  heroes: [
    ['Coyote', 'Coiote', 'm', '郊狼', 'Koyote', 'โคโยตี', 'Sói Đồng Cỏ', 'wolf'],
    ['Mustang', 'Mustangue', 'm', '野马', 'Mustang', 'ม้าป่ามัสแตง', 'Ngựa Hoang', 'horse'],
    ...beings(
      'manedWolf buffalo coralSnake armadillo meshHare raven eagle scorpion salamander rooster',
    ),
  ],
  treasures: [
    ['Lantern', 'Lampião', 'm', '马灯', 'Lentera', 'ตะเกียง', 'Đèn Bão', 'lantern'],
    ['Cactus', 'Cacto', 'm', '仙人掌', 'Kaktus', 'กระบองเพชร', 'Xương Rồng', 'cactus'],
    ['Badge', 'Distintivo', 'm', '徽章', 'Lencana', 'ตราดาว', 'Phù Hiệu', 'badge'],
    ...things(
      'horseshoe lamp bonfire van minecart boot guitar train barrel windmill gems chest hourglass house dice skull bell map pickaxe accordion key',
    ),
  ],
  places: [
    ['Red Mesa', 'Mesa Vermelha', 'f', '红台地', 'Mesa Merah', 'เมซาสีแดง', 'Cao Nguyên Đỏ'],
    ['Dry Creek', 'Riacho Seco', 'm', '干溪', 'Sungai Kering', 'ลำธารแห้ง', 'Lạch Cạn'],
    ['Last Depot', 'Última Estação', 'f', '末班车站', 'Depo Terakhir', 'สถานีสุดท้าย', 'Ga Cuối'],
    ['Copper Pass', 'Passo do Cobre', 'm', '铜山口', 'Celah Tembaga', 'ช่องเขาทองแดง', 'Đèo Đồng'],
    [
      'Thunder Ridge',
      'Serra do Trovão',
      'f',
      '雷脊',
      'Punggung Guntur',
      'สันเขาอัสนี',
      'Sống Núi Sấm',
    ],
    [
      'Noon Saloon',
      'Saloon do Meio-Dia',
      'm',
      '正午酒馆',
      'Saloon Siang',
      'ซาลูนเที่ยงวัน',
      'Quán Rượu Trưa',
    ],
    ['Long Fence', 'Longa Cerca', 'f', '长栅栏', 'Pagar Panjang', 'รั้วยาว', 'Hàng Rào Dài'],
  ],
  adjectives: [
    ['Dusty', 'Empoeirado', 'Empoeirada', '风尘', 'Berdebu', 'เปื้อนฝุ่น', 'Bụi Bặm'],
    ['Tumbling', 'Rolante', 'Rolante', '翻滚', 'Berguling', 'กลิ้งตามลม', 'Lăn Tròn'],
    ['Rawhide', 'Curtido', 'Curtida', '生皮', 'Kulit Mentah', 'หนังดิบ', 'Da Sống'],
    ['Sunburnt', 'Queimado', 'Queimada', '晒伤', 'Terpanggang', 'แดดเผา', 'Rám Nắng'],
    ['Six-String', 'Violeiro', 'Violeira', '六弦', 'Enam Senar', 'หกสาย', 'Sáu Dây'],
    ['Lonesome', 'Solitário', 'Solitária', '孤独', 'Kesepian', 'เดียวดาย', 'Cô Độc'],
    ['Galloping', 'Galopante', 'Galopante', '奔驰', 'Mencongklang', 'ควบทะยาน', 'Phi Nước Đại'],
    ['Rusty', 'Enferrujado', 'Enferrujada', '锈迹', 'Berkarat', 'ขึ้นสนิม', 'Han Gỉ'],
    ['High-Noon', 'Escaldante', 'Escaldante', '决斗', 'Terik Siang', 'ดวลเที่ยงวัน', 'Giữa Trưa'],
  ],
};
