import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const carnival: Vocabulary = {
  heroes: [
    ...beings(
      'macaw rooster tiger toucan jaguar horse butterfly seal flamingo monkey elephant unicorn',
    ),
  ],
  treasures: [
    ['Mask', 'Máscara', 'f', '面具', 'Topeng', 'หน้ากาก', 'Mặt Nạ', 'mask'],
    ['Crown', 'Coroa', 'f', '王冠', 'Mahkota', 'มงกุฎ', 'Vương Miện', 'crown'],
    ['Tambourine', 'Pandeiro', 'm', '铃鼓', 'Rebana', 'แทมบูรีน', 'Trống Lục Lạc', 'tambourine'],
    ...things(
      'drum accordion lionDance operaMask kites fan trumpet guitar airBalloon ferrisWheel popcorn parasol iceCream bell dice microphone hibiscus cake',
    ),
  ],
  places: [
    ['Long Avenue', 'Avenida', 'f', '长街', 'Jalan Raya', 'ถนนสายยาว', 'Đại Lộ Dài'],
    ['Hillside Block', 'Bloco do Morro', 'm', '山坡舞队', 'Kampung Bukit', 'ชุมชนบนเนิน', 'Xóm Đồi'],
    [
      'Midnight Parade',
      'Desfile da Meia-Noite',
      'm',
      '午夜游行',
      'Pawai Tengah Malam',
      'ขบวนแห่เที่ยงคืน',
      'Cuộc Diễu Hành Nửa Đêm',
    ],
    ['Dressing Room', 'Barracão', 'm', '化妆间', 'Ruang Rias', 'ห้องแต่งตัว', 'Phòng Hóa Trang'],
    ['Bay Lights', 'Orla Iluminada', 'f', '海湾灯火', 'Lampu Teluk', 'แสงไฟอ่าว', 'Ánh Đèn Vịnh'],
    [
      'Drum Square',
      'Praça dos Tambores',
      'f',
      '鼓声广场',
      'Alun-Alun Gendang',
      'จัตุรัสกลอง',
      'Quảng Trường Trống',
      'drum',
    ],
    [
      'Last Wednesday',
      'Última Quarta',
      'f',
      '最后的周三',
      'Rabu Terakhir',
      'พุธสุดท้าย',
      'Thứ Tư Cuối Cùng',
    ],
  ],
  adjectives: [
    ['Feathered', 'Emplumado', 'Emplumada', '羽衣', 'Berbulu', 'ประดับขนนก', 'Kết Lông'],
    ['Dancing', 'Dançante', 'Dançante', '起舞', 'Menari', 'เริงระบำ', 'Nhảy Múa'],
    ['Dazzling', 'Deslumbrante', 'Deslumbrante', '耀眼', 'Memukau', 'พราวตา', 'Chói Lòa'],
    ['Off-Beat', 'Sincopado', 'Sincopada', '切分', 'Sinkopasi', 'จังหวะขัด', 'Lệch Nhịp'],
    ['Masked', 'Mascarado', 'Mascarada', '蒙面', 'Bertopeng', 'สวมหน้ากาก', 'Đeo Mặt Nạ'],
    ['Glittering', 'Reluzente', 'Reluzente', '闪亮', 'Gemerlap', 'วิบวับ', 'Óng Ánh'],
    [
      'Tireless',
      'Incansável',
      'Incansável',
      '不倦',
      'Tak Kenal Lelah',
      'ไม่รู้เหนื่อย',
      'Không Biết Mệt',
    ],
    ['Magenta', 'Magenta', 'Magenta', '洋红', 'Magenta', 'สีบานเย็น', 'Hồng Cánh Sen'],
    ['Jubilant', 'Radiante', 'Radiante', '欢腾', 'Bersukaria', 'เปรมปรีดิ์', 'Hân Hoan'],
  ],
};
