import type { MachineTexts } from './texts.ts';

/** How each machine plays, in Vietnamese. */
export const viMachines: MachineTexts = {
  machines: {
    lines: [
      'Mỗi lượt quay chơi {lines} dòng thắng cố định. Một dòng trả thưởng khi có 3, 4 hoặc 5 biểu tượng giống nhau tính từ bên trái; mỗi dòng trả cho chuỗi dài nhất.',
      'Wild thay cho mọi biểu tượng, trừ Scatter. Wild xuất hiện ở ba cuộn giữa.',
      '3, 4 hoặc 5 Scatter ở bất kỳ vị trí nào trả {scatter3}, {scatter4} hoặc {scatter5} và tặng {freeSpins} lượt quay miễn phí.',
      'Lượt quay miễn phí dùng bộ cuộn có lợi hơn và trả thưởng gấp {freeMultiplier} lần. Ba Scatter khi đó tặng thêm {freeSpins} lượt, tối đa {freeSpinsCap} lượt trong một ván.',
      'Một ván trả tối đa {mostWin}.',
    ],
    ways: [
      'Mỗi lượt quay chơi {ways} cách thắng: một biểu tượng trả thưởng khi có mặt ở bất kỳ vị trí nào trên 3, 4 hoặc 5 cuộn liền nhau từ bên trái, mỗi cách một lần.',
      'Wild thay cho mọi biểu tượng, trừ Scatter. Wild xuất hiện ở ba cuộn giữa.',
      'Biểu tượng đã trả thưởng biến mất và các biểu tượng phía trên trong cuộn rơi xuống, lặp lại đến khi không còn gì trả thưởng. Tiền thắng nhân {base1}, rồi {base2}, {base3} và {base4}.',
      '{scattersNeeded} Scatter còn trên màn hình khi kết thúc tặng {freeSpins} lượt quay miễn phí, với tiền thắng nhân {free1}, {free2}, {free3} và {free4}. Có thể giành thêm lượt, tối đa {freeSpinsCap} lượt trong một ván.',
      'Một ván trả tối đa {mostWin}.',
    ],
    hold: [
      'Mỗi lượt quay chơi {lines} dòng thắng cố định. Một dòng trả thưởng khi có 3, 4 hoặc 5 biểu tượng giống nhau tính từ bên trái. Mỗi ô quay riêng.',
      'Wild thay cho mọi biểu tượng, trừ xu. Wild xuất hiện ở ba cuộn giữa.',
      'Từ {coinsNeeded} xu trở lên thì xu được giữ lại và các ô khác có {respins} lượt quay lại; mỗi xu mới đưa số lượt trở về {respins}. Mỗi ô có xu với xác suất 1 trên {coinOneIn}.',
      'Khi kết thúc, mỗi xu trả giá trị của nó, từ {coinLowest} đến {coinHighest}. Đủ xu ở cả 15 ô được cộng thêm {grand}.',
      'Một ván trả tối đa {mostWin}.',
    ],
    cascade: [
      'Biểu tượng trả thưởng theo nhóm: từ {smallestGroup} biểu tượng giống nhau trở lên, nằm kề nhau theo hàng ngang hoặc dọc. Nhóm càng lớn, thưởng càng cao.',
      'Wild thay cho mọi biểu tượng và có thể thuộc nhiều nhóm cùng lúc. Wild xuất hiện ở ba cuộn giữa.',
      'Nhóm đã trả thưởng biến mất và các biểu tượng phía trên trong cuộn rơi xuống, lặp lại đến khi không còn gì trả thưởng.',
      'Khi đã có từ {sweepFrom} màn hình trả thưởng trở lên, các biểu tượng thấp bị quét sạch một lần, và mọi khoản thưởng sau đó được trả gấp {sweptMultiplier} lần.',
      'Một ván trả tối đa {mostWin}.',
    ],
    expand: [
      'Mỗi lượt quay chơi {lines} dòng thắng cố định từ cả hai phía. Một dòng trả thưởng khi có 3, 4 hoặc 5 biểu tượng giống nhau tính từ bên trái hoặc bên phải; đủ 5 thì chỉ trả một lần.',
      'Wild thay cho mọi biểu tượng. Wild xuất hiện ở ba cuộn giữa và phủ kín cả cuộn trước khi trả thưởng.',
      'Cuộn đã phủ kín được giữ nguyên, các cuộn khác quay lại miễn phí. Mỗi Wild mới phủ kín cuộn của nó và thêm một lượt quay lại, tối đa {respins} lượt trong một ván.',
      'Một ván trả tối đa {mostWin}.',
    ],
    chosen: [
      'Mỗi lượt quay chơi {lines} dòng thắng cố định. Một dòng trả thưởng khi có 3, 4 hoặc 5 biểu tượng giống nhau tính từ bên trái; mỗi dòng trả cho chuỗi dài nhất.',
      'Wild thay cho mọi biểu tượng, trừ Scatter. Wild xuất hiện ở ba cuộn giữa.',
      '3, 4 hoặc 5 Scatter ở bất kỳ vị trí nào trả {scatter3}, {scatter4} hoặc {scatter5} và tặng {freeSpins} lượt quay miễn phí, tối đa {freeSpinsCap} lượt trong một ván.',
      'Trước các lượt quay miễn phí, một trong các biểu tượng trả thưởng được chọn, xác suất như nhau. Trong lượt miễn phí có biểu tượng này trên từ {growsFrom} cuộn trở lên, sau khi các dòng đã trả thưởng, nó phủ kín những cuộn đó và trả trên mọi dòng theo số cuộn ấy, dù các cuộn nằm ở đâu.',
      'Một ván trả tối đa {mostWin}.',
    ],
    shift: [
      'Mỗi lượt quay chọn ngẫu nhiên chiều cao của từng cuộn, từ {lowest} đến {tallest} hàng. Một biểu tượng trả thưởng khi có mặt ở bất kỳ vị trí nào trên 3, 4 hoặc 5 cuộn liền nhau từ bên trái, mỗi cách một lần; có tối đa {ways} cách thắng.',
      'Wild thay cho mọi biểu tượng, trừ Scatter. Wild xuất hiện ở ba cuộn giữa.',
      'Từ {scattersNeeded} Scatter trở lên tặng {freeSpins} lượt quay miễn phí. Khi đó mỗi cuộn có ít nhất {freeLowest} hàng và tiền thắng được trả gấp {freeMultiplier} lần. Có thể giành thêm lượt, tối đa {freeSpinsCap} lượt trong một ván.',
      'Một ván trả tối đa {mostWin}.',
    ],
    climb: [
      'Mỗi lượt quay chơi {ways} cách thắng: một biểu tượng trả thưởng khi có mặt ở bất kỳ vị trí nào trên 3, 4 hoặc 5 cuộn liền nhau từ bên trái, mỗi cách một lần.',
      'Wild thay cho mọi biểu tượng. Wild xuất hiện ở ba cuộn giữa.',
      'Mỗi lần thắng, các cuộn quay lại miễn phí với nhiều Wild hơn, và hệ số nhân tăng dần: {step1}, {step2}, {step3}, {step4}, {step5}, {step6} và {step7}. Ván kết thúc ở màn hình đầu tiên không trả thưởng, hoặc sau {respins} lượt quay lại.',
      'Một ván trả tối đa {mostWin}.',
    ],
  },
  engines: {
    lines: '20 dòng thắng với lượt quay miễn phí',
    ways: '243 cách thắng với biểu tượng rơi liên tiếp',
    hold: 'Giữ xu và thắng',
    cascade: 'Nhóm rơi với lần quét sạch',
    expand: 'Wild mở rộng với lượt quay lại',
    chosen: 'Lượt quay miễn phí với biểu tượng được chọn',
    shift: 'Số hàng thay đổi, tối đa 7.776 cách thắng',
    climb: 'Lượt quay lại với hệ số nhân tăng dần',
  },
};
