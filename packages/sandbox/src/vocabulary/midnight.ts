import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const midnight: Vocabulary = {
  heroes: [
    ['Black Cat', 'Gata Preta', 'f', '黑猫', 'Kucing Hitam', 'แมวดำ', 'Mèo Đen', 'cat'],
    ['Phantom', 'Fantasma', 'm', '幽灵', 'Hantu', 'ภูตผี', 'Bóng Ma', 'ghost'],
    ['Owl', 'Coruja', 'f', '猫头鹰', 'Burung Hantu', 'นกฮูก', 'Cú Mèo', 'owl'],
    ...beings('bat raven rooster wolf spider butterfly horse'),
  ],
  treasures: [
    ['Candelabra', 'Candelabro', 'm', '烛台', 'Kandil', 'เชิงเทียน', 'Giá Nến', 'candelabra'],
    ['Rose', 'Rosa', 'f', '玫瑰', 'Mawar', 'กุหลาบ', 'Hoa Hồng', 'rose'],
    ['Key', 'Chave', 'f', '钥匙', 'Kunci', 'กุญแจ', 'Chìa Khóa', 'key'],
    ['Pumpkin', 'Abóbora', 'f', '南瓜', 'Labu', 'ฟักทอง', 'Bí Ngô', 'pumpkin'],
    ...things('operaMask potion bell book skull cauldron clock castle hourglass mask mushroom orb lantern parasol telescope guitar crown wand tarot apple house gems'),
  ],
  places: [
    ['Crooked Manor', 'Solar Torto', 'm', '歪斜庄园', 'Puri Miring', 'คฤหาสน์เอียง', 'Trang Viên Xiêu Vẹo', 'castle'],
    ['Thirteenth Stair', 'Décimo Terceiro Degrau', 'm', '第十三阶', 'Anak Tangga Ketiga Belas', 'บันไดขั้นที่สิบสาม', 'Bậc Thang Thứ Mười Ba'],
    ['Fog Cemetery', 'Cemitério da Névoa', 'm', '雾中墓园', 'Makam Berkabut', 'สุสานหมอก', 'Nghĩa Trang Sương Mù'],
    ['Bell Tower', 'Torre do Sino', 'f', '钟楼', 'Menara Lonceng', 'หอระฆัง', 'Tháp Chuông', 'bell'],
    ['Velvet Hall', 'Salão de Veludo', 'm', '天鹅绒厅', 'Aula Beledu', 'โถงกำมะหยี่', 'Sảnh Nhung'],
    ['Black Forest', 'Floresta Negra', 'f', '黑森林', 'Hutan Hitam', 'ป่าดำ', 'Rừng Đen'],
    ['Hollow Moon', 'Lua Oca', 'f', '空心月', 'Bulan Berongga', 'จันทร์กลวง', 'Vầng Trăng Rỗng'],
  ],
  adjectives: [
    ['Haunted', 'Assombrado', 'Assombrada', '闹鬼', 'Angker', 'ผีสิง', 'Ma Ám'],
    ['Velvet', 'Aveludado', 'Aveludada', '丝绒', 'Beledu', 'กำมะหยี่', 'Nhung Mịn'],
    ['Candlelit', 'à Luz de Velas', 'à Luz de Velas', '烛光', 'Temaram Lilin', 'ใต้แสงเทียน', 'Dưới Ánh Nến'],
    ['Crooked', 'Torto', 'Torta', '歪斜', 'Bengkok', 'บิดเบี้ยว', 'Xiêu Vẹo'],
    ['Sighing', 'Suspirante', 'Suspirante', '叹息', 'Mendesah', 'ทอดถอนใจ', 'Thở Dài'],
    ['Nocturnal', 'Noturno', 'Noturna', '夜行', 'Nokturnal', 'ยามวิกาล', 'Về Đêm'],
    ['Forgotten', 'Esquecido', 'Esquecida', '遗忘', 'Terlupakan', 'ที่ถูกลืม', 'Bị Lãng Quên'],
    ['Violet', 'Violeta', 'Violeta', '紫罗兰', 'Ungu', 'สีม่วง', 'Tím Violet'],
    ['Cobwebbed', 'Empoeirado', 'Empoeirada', '蛛网', 'Bersarang Laba-Laba', 'หยากไย่', 'Giăng Mạng Nhện'],
  ],
};
