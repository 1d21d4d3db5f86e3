import { beings, things } from './drawn.ts';
import type { Vocabulary } from './words.ts';

export const neon: Vocabulary = {
  heroes: [
    ['Android', 'Androide', 'm', '仿生人', 'Android', 'แอนดรอยด์', 'Người Máy', 'robot'],
    ['Alley Cat', 'Gato de Rua', 'm', '巷猫', 'Kucing Gang', 'แมวตรอก', 'Mèo Hẻm', 'cat'],
    ...beings('alien butterfly tiger flamingo shark wolf'),
  ],
  treasures: [
    ['Cassette', 'Fita', 'f', '磁带', 'Kaset', 'เทปคาสเซ็ต', 'Băng Cát Xét', 'cassette'],
    ['Arcade', 'Fliperama', 'm', '街机', 'Dingdong', 'ตู้เกม', 'Máy Thùng', 'arcade'],
    ...things('prism rocket radio van dominoes cableCar tambourine helmet orb gems sneaker sportsCar dice microphone guitar trumpet ufo skull cherries palm clock popcorn train satellite'),
  ],
  places: [
    ['Rooftop Bar', 'Bar do Terraço', 'm', '天台酒吧', 'Bar Atap', 'บาร์ดาดฟ้า', 'Quán Bar Sân Thượng'],
    ['Last Metro', 'Último Metrô', 'm', '末班地铁', 'Metro Terakhir', 'รถไฟใต้ดินเที่ยวสุดท้าย', 'Chuyến Metro Cuối'],
    ['Pixel District', 'Bairro Pixel', 'm', '像素街区', 'Distrik Piksel', 'ย่านพิกเซล', 'Khu Phố Pixel'],
    ['Night Market', 'Mercado Noturno', 'm', '夜市', 'Pasar Malam', 'ตลาดกลางคืน', 'Chợ Đêm'],
    ['Chrome Avenue', 'Avenida Cromada', 'f', '铬色大道', 'Jalan Krom', 'ถนนโครเมียม', 'Đại Lộ Chrome'],
    ['Rainy Overpass', 'Viaduto Chuvoso', 'm', '雨中天桥', 'Jalan Layang Hujan', 'สะพานลอยกลางฝน', 'Cầu Vượt Mưa'],
    ['Level Ninety', 'Andar Noventa', 'm', '九十层', 'Lantai Sembilan Puluh', 'ชั้นเก้าสิบ', 'Tầng Chín Mươi'],
  ],
  adjectives: [
    ['Electric', 'Elétrico', 'Elétrica', '电光', 'Elektrik', 'ไฟฟ้า', 'Điện Quang'],
    ['Chrome', 'Cromado', 'Cromada', '铬亮', 'Krom', 'สีโครเมียม', 'Mạ Chrome'],
    ['Sleepless', 'Insone', 'Insone', '彻夜', 'Begadang', 'ไม่ยอมนอน', 'Thức Trắng'],
    ['Overclocked', 'Turbinado', 'Turbinada', '超频', 'Overclock', 'เร่งความเร็ว', 'Ép Xung'],
    ['Offline', 'Off-Line', 'Off-Line', '离线', 'Luring', 'ออฟไลน์', 'Ngoại Tuyến'],
    ['Retro', 'Retrô', 'Retrô', '复古', 'Retro', 'ย้อนยุค', 'Hoài Cổ'],
    ['Midnight', 'Noturno', 'Noturna', '午夜', 'Tengah Malam', 'เที่ยงคืน', 'Nửa Đêm'],
    ['Glitching', 'Trêmulo', 'Trêmula', '故障', 'Glitch', 'กลิตช์', 'Nhiễu Sóng'],
    ['Holographic', 'Holográfico', 'Holográfica', '全息', 'Holografis', 'โฮโลกราฟิก', 'Hologram'],
  ],
};
