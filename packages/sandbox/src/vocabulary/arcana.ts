import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const arcana: Vocabulary = {
  heroes: [
    ['Unicorn', 'Unicórnio', 'm', '独角兽', 'Unikorn', 'ยูนิคอร์น', 'Kỳ Lân', 'unicorn'],
    ['Toadstool', 'Cogumelo', 'm', '毒蘑菇', 'Jamur Payung', 'เห็ดพิษ', 'Nấm Độc', 'mushroom'],
    ...beings('owl rabbit cat raven reindeer cobra butterfly salamander frog ghost'),
  ],
  treasures: [
    ['Potion', 'Poção', 'f', '药水', 'Ramuan', 'น้ำยาวิเศษ', 'Thuốc Tiên', 'potion'],
    ['Grimoire', 'Grimório', 'm', '魔法书', 'Kitab Sihir', 'ตำราเวท', 'Sách Phép', 'book'],
    ['Wand', 'Varinha', 'f', '魔杖', 'Tongkat Sihir', 'ไม้กายสิทธิ์', 'Đũa Phép', 'wand'],
    ['Opal', 'Opala', 'f', '蛋白石', 'Opal', 'โอปอล', 'Ngọc Mắt Mèo', 'gems'],
    ['Cauldron', 'Caldeirão', 'm', '坩埚', 'Kuali', 'หม้อปรุงยา', 'Vạc Phép', 'cauldron'],
    ['Hourglass', 'Ampulheta', 'f', '沙漏', 'Jam Pasir', 'นาฬิกาทราย', 'Đồng Hồ Cát', 'hourglass'],
    ['Tarot', 'Tarô', 'm', '塔罗牌', 'Tarot', 'ไพ่ทาโรต์', 'Bài Tarot', 'tarot'],
    ...things('orb lotus egg lamp key candelabra clock telescope crown castle skull lantern compass comet'),
  ],
  places: [
    ['Crooked Tower', 'Torre Torta', 'f', '斜塔', 'Menara Miring', 'หอคอยเอียง', 'Tháp Nghiêng', 'castle'],
    ['Third Eye', 'Terceiro Olho', 'm', '第三只眼', 'Mata Ketiga', 'ดวงตาที่สาม', 'Con Mắt Thứ Ba'],
    ['Mushroom Ring', 'Roda de Cogumelos', 'f', '蘑菇圈', 'Lingkaran Jamur', 'วงเห็ด', 'Vòng Nấm', 'mushroom'],
    ['Upside Library', 'Biblioteca Invertida', 'f', '倒置图书馆', 'Perpustakaan Terbalik', 'ห้องสมุดกลับหัว', 'Thư Viện Lộn Ngược'],
    ['Violet Hour', 'Hora Violeta', 'f', '紫罗兰时刻', 'Jam Lembayung', 'ยามสนธยาม่วง', 'Giờ Tím'],
    ['Glass Garden', 'Jardim de Vidro', 'm', '琉璃园', 'Kebun Kaca', 'สวนแก้ว', 'Vườn Thủy Tinh'],
    ['Hidden School', 'Escola Oculta', 'f', '隐秘学院', 'Sekolah Tersembunyi', 'โรงเรียนลับ', 'Trường Học Ẩn'],
  ],
  adjectives: [
    ['Bewitched', 'Enfeitiçado', 'Enfeitiçada', '着魔', 'Tersihir', 'ต้องมนตร์', 'Bị Bỏ Bùa'],
    ['Bubbling', 'Borbulhante', 'Borbulhante', '冒泡', 'Berbuih', 'เดือดปุด', 'Sôi Sục'],
    ['Levitating', 'Levitante', 'Levitante', '悬浮', 'Melayang', 'ลอยเหนือพื้น', 'Lơ Lửng'],
    ['Clumsy', 'Desastrado', 'Desastrada', '笨拙', 'Ceroboh', 'ซุ่มซ่าม', 'Vụng Về'],
    ['Starwoven', 'Estrelado', 'Estrelada', '织星', 'Tenunan Bintang', 'ถักทอดวงดาว', 'Dệt Sao'],
    ['Secret', 'Secreto', 'Secreta', '秘密', 'Rahasia', 'ลับเฉพาะ', 'Bí Mật'],
    ['Thrice-Told', 'Lendário', 'Lendária', '传说', 'Melegenda', 'ในตำนาน', 'Huyền Thoại'],
    ['Opaline', 'Opalino', 'Opalina', '乳白', 'Berkilau Opal', 'เหลือบรุ้ง', 'Trắng Sữa'],
    ['Fickle', 'Volúvel', 'Volúvel', '善变', 'Plinplan', 'ใจโลเล', 'Thất Thường'],
  ],
};
