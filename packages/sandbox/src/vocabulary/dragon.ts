import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const dragon: Vocabulary = {
  heroes: [
    ['Wyrmling', 'Dragonete', 'm', '幼龙', 'Anak Naga', 'มังกรน้อย', 'Rồng Con', 'dragon'],
    ['Salamander', 'Salamandra', 'f', '火蜥蜴', 'Salamander', 'ซาลาแมนเดอร์', 'Kỳ Nhông', 'salamander'],
    ...beings('dragon cobra bat tiger eagle crane horse'),
  ],
  treasures: [
    ['Ruby', 'Rubi', 'm', '红宝石', 'Rubi', 'ทับทิม', 'Hồng Ngọc', 'gems'],
    ['Hoard', 'Tesouro', 'm', '宝藏', 'Harta Karun', 'ขุมทรัพย์', 'Kho Báu', 'chest'],
    ['Egg', 'Ovo', 'm', '龙蛋', 'Telur', 'ไข่', 'Quả Trứng', 'egg'],
    ...things('crown lionDance sword bonfire dragonBoat shield lamp castle volcano axe drinkingHorn orb book ingot pagoda cauldron runestone hammer skull candelabra key firecrackers bell lotus'),
  ],
  places: [
    ['Smoking Peak', 'Pico Fumegante', 'm', '烟峰', 'Puncak Berasap', 'ยอดเขาควัน', 'Đỉnh Khói', 'volcano'],
    ['Lava Stair', 'Escada de Lava', 'f', '熔岩阶', 'Tangga Lava', 'บันไดลาวา', 'Bậc Thang Dung Nham'],
    ['Black Caldera', 'Caldeira Negra', 'f', '黑火山口', 'Kaldera Hitam', 'ปากปล่องดำ', 'Miệng Núi Đen'],
    ['Ash Valley', 'Vale de Cinzas', 'm', '灰烬谷', 'Lembah Abu', 'หุบเขาเถ้า', 'Thung Lũng Tro'],
    ['Molten Gate', 'Portal Fundido', 'm', '熔金门', 'Gerbang Lebur', 'ประตูหลอมเหลว', 'Cổng Dung Nham'],
    ['Ember Nest', 'Ninho de Brasa', 'm', '余火巢', 'Sarang Bara', 'รังถ่านเพลิง', 'Tổ Than Hồng'],
    ['Iron Summit', 'Cume de Ferro', 'm', '铁峰', 'Puncak Besi', 'ยอดเขาเหล็ก', 'Đỉnh Sắt'],
  ],
  adjectives: [
    ['Smouldering', 'Fumegante', 'Fumegante', '阴燃', 'Membara', 'คุกรุ่น', 'Âm Ỉ'],
    ['Ashen', 'Cinzento', 'Cinzenta', '灰白', 'Kelabu', 'สีเถ้า', 'Xám Tro'],
    ['Slumbering', 'Adormecido', 'Adormecida', '沉睡', 'Terlelap', 'หลับใหล', 'Say Ngủ'],
    ['Scarlet', 'Escarlate', 'Escarlate', '绯红', 'Merah Padam', 'สีเลือดนก', 'Đỏ Thẫm'],
    ['Horned', 'Chifrudo', 'Chifruda', '长角', 'Bertanduk', 'มีเขา', 'Có Sừng'],
    ['Greedy', 'Avarento', 'Avarenta', '贪婪', 'Serakah', 'จอมละโมบ', 'Tham Lam'],
    ['Volcanic', 'Vulcânico', 'Vulcânica', '火山', 'Vulkanik', 'ภูเขาไฟ', 'Núi Lửa'],
    ['Twin-Tailed', 'Bicaudal', 'Bicaudal', '双尾', 'Berekor Dua', 'สองหาง', 'Hai Đuôi'],
    ['Kindled', 'Aceso', 'Acesa', '燃起', 'Menyala', 'ลุกโชน', 'Bừng Cháy'],
  ],
};
