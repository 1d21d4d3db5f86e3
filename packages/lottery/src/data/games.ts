/** The games, their stations and clocks. */
import type { Game, Kind } from '../games.ts';

const VIETNAM = 'Asia/Ho_Chi_Minh';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

interface Station {
  readonly code: string;
  readonly name: string;
  /** 1 is Monday. */
  readonly weekdays: readonly number[];
}
const station = (code: string, name: string, ...weekdays: number[]): Station => ({
  code,
  name,
  weekdays,
});

/** The North is one draw: its station of the day only names it. Index 0 is Monday. */
export const NORTH_STATIONS = [
  'Hà Nội',
  'Quảng Ninh',
  'Bắc Ninh',
  'Hà Nội',
  'Hải Phòng',
  'Nam Định',
  'Thái Bình',
] as const;

const CENTRAL = [
  station('phu-yen', 'Phú Yên', 1),
  station('thua-thien-hue', 'Thừa Thiên Huế', 1, 7),
  station('dak-lak', 'Đắk Lắk', 2),
  station('quang-nam', 'Quảng Nam', 2),
  station('da-nang', 'Đà Nẵng', 3, 6),
  station('khanh-hoa', 'Khánh Hòa', 3, 7),
  station('binh-dinh', 'Bình Định', 4),
  station('quang-tri', 'Quảng Trị', 4),
  station('quang-binh', 'Quảng Bình', 4),
  station('gia-lai', 'Gia Lai', 5),
  station('ninh-thuan', 'Ninh Thuận', 5),
  station('quang-ngai', 'Quảng Ngãi', 6),
  station('dak-nong', 'Đắk Nông', 6),
  station('kon-tum', 'Kon Tum', 7),
];
const SOUTH = [
  station('tp-hcm', 'TP. HCM', 1, 6),
  station('dong-thap', 'Đồng Tháp', 1),
  station('ca-mau', 'Cà Mau', 1),
  station('ben-tre', 'Bến Tre', 2),
  station('vung-tau', 'Vũng Tàu', 2),
  station('bac-lieu', 'Bạc Liêu', 2),
  station('dong-nai', 'Đồng Nai', 3),
  station('can-tho', 'Cần Thơ', 3),
  station('soc-trang', 'Sóc Trăng', 3),
  station('tay-ninh', 'Tây Ninh', 4),
  station('an-giang', 'An Giang', 4),
  station('binh-thuan', 'Bình Thuận', 4),
  station('vinh-long', 'Vĩnh Long', 5),
  station('binh-duong', 'Bình Dương', 5),
  station('tra-vinh', 'Trà Vinh', 5),
  station('long-an', 'Long An', 6),
  station('binh-phuoc', 'Bình Phước', 6),
  station('hau-giang', 'Hậu Giang', 6),
  station('tien-giang', 'Tiền Giang', 7),
  station('kien-giang', 'Kiên Giang', 7),
  station('da-lat', 'Đà Lạt', 7),
];

/** The North rests at Tết: on its eve and on the first three days of the year. The other regions draw. */
const NORTH_RESTS = ['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08'];

const daily = (
  weekdays: readonly number[],
  drawAt: string,
  closeBeforeSeconds: number,
  holidays: readonly string[] = [],
) => ({
  kind: 'daily' as const,
  timeZone: VIETNAM,
  drawAt,
  weekdays: [...weekdays],
  holidays: [...holidays],
  closeBeforeSeconds,
});
const at =
  (region: string, drawAt: string, closeBeforeSeconds: number) =>
  (each: Station): Game => ({
    code: `vn-${each.code}`,
    kind: 'south',
    group: `vn-${region}`,
    prizeModes: ['Lott', 'SEA'],
    name: each.name,
    clock: daily(each.weekdays, drawAt, closeBeforeSeconds),
  });

/** A fast game with its three clocks; the five-minute one is in the menu ZY too. */
const fast = (kind: Kind, name: string): Game[] =>
  ([1, 3, 5] as const).map((everyMinutes) => ({
    code: `${kind}-${everyMinutes}m`,
    kind,
    group: kind,
    prizeModes: everyMinutes === 5 ? ['Lott', 'ZY', 'Elott'] : ['Lott', 'Elott'],
    name: `${name} ${everyMinutes}`,
    clock: {
      kind: 'running',
      timeZone: VIETNAM,
      everyMinutes,
      closeBeforeSeconds: everyMinutes === 1 ? 5 : 10,
    },
  }));

export const GAMES: readonly Game[] = [
  {
    code: 'vn-north',
    kind: 'north',
    group: 'vn-north',
    prizeModes: ['Lott', 'SEA'],
    name: 'Miền Bắc',
    clock: daily(EVERY_DAY, '18:15', 300, NORTH_RESTS),
  },
  ...CENTRAL.map(at('central', '17:15', 90)),
  ...SOUTH.map(at('south', '16:15', 120)),
  ...fast('5d', '5D'),
  ...fast('11of5', '11/5'),
  ...fast('k3', 'K3'),
  ...fast('pk10', 'PK10'),
  ...fast('keno', 'Keno'),
];
