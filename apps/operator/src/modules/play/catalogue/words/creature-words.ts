import type { Row } from './words.ts';

/**
 * Animals and other inhabitants of the worlds of games, with the worlds that they lead to. A game that has one in its
 * title is found by that first.
 */
export const CREATURES: readonly (readonly [themeIds: readonly string[], words: Row])[] = [
  [
    ['ocean'],
    [
      'fish, fishing',
      'peixe, peixes, pesca',
      '鱼, 捕鱼, 钓鱼',
      'ikan',
      'ปลา, ตกปลา, ยิงปลา',
      'cá, bắn cá, câu cá',
    ],
  ],
  [['ocean'], ['whale', 'baleia', '鲸鱼, 鲸', 'paus', 'วาฬ', 'cá voi']],
  [['ocean'], ['dolphin', 'golfinho', '海豚', 'lumba-lumba', 'โลมา', 'cá heo']],
  [['ocean'], ['shark', 'tubarão', '鲨鱼', 'hiu', 'ฉลาม', 'cá mập']],
  [['ocean'], ['turtle', 'tartaruga', '海龟, 乌龟', 'penyu, kura-kura', 'เต่า', 'rùa']],
  [['ocean'], ['octopus', 'polvo', '章鱼', 'gurita', 'ปลาหมึก', 'bạch tuộc']],
  [
    ['ocean', 'corsair'],
    ['mermaid', 'sereia', '美人鱼', 'putri duyung', 'นางเงือก', 'nàng tiên cá'],
  ],
  [['jungle'], ['monkey, ape', 'macaco, mico', '猴子, 猴', 'monyet, kera', 'ลิง', 'khỉ']],
  [
    ['jungle'],
    [
      'jaguar, tiger',
      'onça, jaguar, tigre',
      '老虎, 虎, 美洲豹',
      'macan, harimau',
      'เสือ',
      'hổ, cọp, báo',
    ],
  ],
  [
    ['jungle', 'desert'],
    ['snake', 'cobra, serpente', '蛇', 'ular', 'งู', 'rắn'],
  ],
  [
    ['jungle', 'corsair'],
    ['parrot, macaw', 'papagaio, arara', '鹦鹉', 'burung beo, nuri', 'นกแก้ว', 'vẹt'],
  ],
  [['jungle'], ['crocodile, caiman', 'jacaré, crocodilo', '鳄鱼', 'buaya', 'จระเข้', 'cá sấu']],
  [['jungle'], ['toucan', 'tucano', '巨嘴鸟', 'burung tukan', 'นกทูแคน', 'chim toucan']],
  [['savanna'], ['lion', 'leão', '狮子, 狮', 'singa', 'สิงโต', 'sư tử']],
  [['savanna'], ['elephant', 'elefante', '大象, 象', 'gajah', 'ช้าง', 'voi']],
  [['savanna'], ['zebra', 'zebra', '斑马', 'zebra', 'ม้าลาย', 'ngựa vằn']],
  [['savanna'], ['giraffe', 'girafa', '长颈鹿', 'jerapah', 'ยีราฟ', 'hươu cao cổ']],
  [['savanna'], ['hippo', 'hipopótamo', '河马', 'kuda nil', 'ฮิปโป', 'hà mã']],
  [
    ['savanna'],
    ['cheetah, leopard', 'guepardo, leopardo', '猎豹, 豹', 'citah', 'เสือชีตาห์', 'báo săn'],
  ],
  [['frost'], ['penguin', 'pinguim', '企鹅', 'penguin', 'เพนกวิน', 'chim cánh cụt']],
  [['frost'], ['reindeer', 'rena', '驯鹿', 'rusa kutub', 'กวางเรนเดียร์', 'tuần lộc']],
  [['fjord'], ['bear', 'urso', '熊', 'beruang', 'หมี', 'gấu']],
  [
    ['frost', 'lantern', 'desert'],
    ['fox', 'raposa', '狐狸, 狐', 'rubah', 'จิ้งจอก', 'cáo'],
  ],
  [
    ['midnight', 'frost'],
    ['owl', 'coruja', '猫头鹰', 'burung hantu', 'นกฮูก', 'chim cú'],
  ],
  [
    ['midnight', 'neon', 'desert'],
    ['cat', 'gato, gata', '猫', 'kucing', 'แมว', 'mèo'],
  ],
  [
    ['midnight', 'frost'],
    ['wolf, dog', 'lobo, cachorro', '狼, 狗', 'serigala, anjing', 'หมาป่า, หมา', 'chó sói, chó'],
  ],
  [['canyon'], ['horse', 'cavalo', '骏马, 马', 'kuda', 'ม้า', 'ngựa']],
  [
    ['canyon'],
    ['bull, buffalo', 'touro, búfalo', '公牛, 水牛, 牛', 'banteng, kerbau', 'วัว, ควาย', 'bò, trâu'],
  ],
  [['lantern'], ['panda', 'panda', '熊猫', 'panda', 'แพนด้า', 'gấu trúc']],
  [['lantern'], ['koi, carp', 'carpa', '锦鲤, 鲤鱼', 'ikan koi', 'ปลาคาร์ป', 'cá chép, cá koi']],
  [['carnival'], ['peacock', 'pavão', '孔雀', 'merak', 'นกยูง', 'công']],
  [
    ['midnight'],
    [
      'vampire, bat',
      'vampiro, morcego',
      '吸血鬼, 蝙蝠',
      'vampir, kelelawar',
      'แวมไพร์, ค้างคาว',
      'ma cà rồng, dơi',
    ],
  ],
  [['corsair'], ['kraken', 'kraken', '海怪', 'kraken', 'คราเคน', 'thủy quái']],
];
