import type { MachineTexts } from './texts.ts';

/** How each machine plays, in Indonesian. */
export const idMachines: MachineTexts = {
  machines: {
    lines: [
      'Setiap putaran memainkan {lines} garis tetap. Satu garis membayar untuk 3, 4, atau 5 simbol yang sama dari kiri; tiap garis membayar deret terpanjangnya.',
      'Wild menggantikan semua simbol kecuali scatter. Wild muncul di tiga gulungan tengah.',
      '3, 4, atau 5 scatter di posisi mana pun membayar {scatter3}, {scatter4}, atau {scatter5} dan memberi {freeSpins} putaran gratis.',
      'Putaran gratis memakai gulungan yang lebih kaya dan membayar {freeMultiplier} kali lipat. Tiga scatter di dalamnya menambah {freeSpins} putaran gratis, hingga {freeSpinsCap} dalam satu ronde.',
      'Satu ronde membayar paling banyak {mostWin}.',
    ],
    ways: [
      'Setiap putaran memainkan {ways} cara menang: sebuah simbol membayar bila muncul di posisi mana pun pada 3, 4, atau 5 gulungan dari kiri, sekali untuk setiap cara.',
      'Wild menggantikan semua simbol kecuali scatter. Wild muncul di tiga gulungan tengah.',
      'Simbol yang sudah membayar lenyap dan simbol di atasnya jatuh mengisi tempatnya, berulang kali selama masih ada yang membayar. Kemenangan dikalikan {base1}, lalu {base2}, {base3}, dan {base4}.',
      '{scattersNeeded} scatter yang terlihat di akhir memberi {freeSpins} putaran gratis, dengan kemenangan dikalikan {free1}, {free2}, {free3}, dan {free4}. Putaran gratis dapat dimenangkan lagi, hingga {freeSpinsCap} dalam satu ronde.',
      'Satu ronde membayar paling banyak {mostWin}.',
    ],
    hold: [
      'Setiap putaran memainkan {lines} garis tetap. Satu garis membayar untuk 3, 4, atau 5 simbol yang sama dari kiri. Setiap kotak berputar sendiri-sendiri.',
      'Wild menggantikan semua simbol kecuali koin. Wild muncul di tiga gulungan tengah.',
      '{coinsNeeded} koin atau lebih akan tertahan, dan kotak lainnya mendapat {respins} putaran ulang; setiap koin baru mengembalikan jumlahnya menjadi {respins}. Peluang koin di setiap kotak adalah 1 banding {coinOneIn}.',
      'Di akhir, setiap koin membayar nilainya, dari {coinLowest} sampai {coinHighest}. Bila ke-15 kotak penuh, ada tambahan {grand}.',
      'Satu ronde membayar paling banyak {mostWin}.',
    ],
    cascade: [
      'Simbol membayar dalam kelompok: {smallestGroup} atau lebih simbol yang sama dan bersentuhan di samping atau di atas satu sama lain. Makin besar kelompoknya, makin besar pembayarannya.',
      'Wild menggantikan semua simbol dan dapat ikut dalam beberapa kelompok sekaligus. Wild muncul di tiga gulungan tengah.',
      'Kelompok yang sudah membayar lenyap dan simbol di atasnya jatuh mengisi tempatnya, berulang kali selama masih ada yang membayar.',
      'Bila {sweepFrom} layar atau lebih telah membayar, simbol rendah disapu bersih satu kali, dan semua yang membayar sesudahnya membayar {sweptMultiplier} kali lipat.',
      'Satu ronde membayar paling banyak {mostWin}.',
    ],
    expand: [
      'Setiap putaran memainkan {lines} garis tetap dari kedua sisi. Satu garis membayar untuk 3, 4, atau 5 simbol yang sama dari kiri atau dari kanan; 5 simbol membayar satu kali.',
      'Wild menggantikan semua simbol. Wild muncul di tiga gulungan tengah dan memenuhi seluruh gulungannya sebelum pembayaran dihitung.',
      'Gulungan yang penuh tetap di tempat, dan gulungan lainnya berputar lagi tanpa biaya. Setiap wild baru memenuhi gulungannya dan memberi satu putaran ulang lagi, hingga {respins} dalam satu ronde.',
      'Satu ronde membayar paling banyak {mostWin}.',
    ],
    chosen: [
      'Setiap putaran memainkan {lines} garis tetap. Satu garis membayar untuk 3, 4, atau 5 simbol yang sama dari kiri; tiap garis membayar deret terpanjangnya.',
      'Wild menggantikan semua simbol kecuali scatter. Wild muncul di tiga gulungan tengah.',
      '3, 4, atau 5 scatter di posisi mana pun membayar {scatter3}, {scatter4}, atau {scatter5} dan memberi {freeSpins} putaran gratis, hingga {freeSpinsCap} dalam satu ronde.',
      'Sebelum putaran gratis, satu dari simbol yang membayar dipilih, dengan peluang yang sama untuk setiap simbol. Bila dalam putaran gratis simbol itu muncul di {growsFrom} gulungan atau lebih, simbol itu memenuhi gulungan tersebut setelah garis dibayar, lalu membayar di semua garis sesuai jumlah gulungannya, di mana pun letaknya.',
      'Satu ronde membayar paling banyak {mostWin}.',
    ],
    shift: [
      'Setiap putaran mengundi tinggi tiap gulungan, dari {lowest} sampai {tallest} baris. Sebuah simbol membayar bila muncul di posisi mana pun pada 3, 4, atau 5 gulungan dari kiri, sekali untuk setiap cara menang; ada hingga {ways} cara menang.',
      'Wild menggantikan semua simbol kecuali scatter. Wild muncul di tiga gulungan tengah.',
      '{scattersNeeded} scatter atau lebih memberi {freeSpins} putaran gratis. Di dalamnya setiap gulungan memiliki sedikitnya {freeLowest} baris dan kemenangan dibayar {freeMultiplier} kali lipat. Putaran gratis dapat dimenangkan lagi, hingga {freeSpinsCap} dalam satu ronde.',
      'Satu ronde membayar paling banyak {mostWin}.',
    ],
    climb: [
      'Setiap putaran memainkan {ways} cara menang: sebuah simbol membayar bila muncul di posisi mana pun pada 3, 4, atau 5 gulungan dari kiri, sekali untuk setiap cara.',
      'Wild menggantikan semua simbol. Wild muncul di tiga gulungan tengah.',
      'Setiap kemenangan memutar gulungan lagi tanpa biaya, dengan lebih banyak wild, dan pengali naik: {step1}, {step2}, {step3}, {step4}, {step5}, {step6}, dan {step7}. Ronde berakhir pada layar pertama yang tidak membayar, atau setelah {respins} putaran ulang.',
      'Satu ronde membayar paling banyak {mostWin}.',
    ],
  },
  engines: {
    lines: '20 garis dengan putaran gratis',
    ways: '243 cara menang dengan simbol berjatuhan',
    hold: 'Tahan dan menang',
    cascade: 'Kelompok berjatuhan dengan sapu bersih',
    expand: 'Wild meluas dengan putaran ulang',
    chosen: 'Putaran gratis dengan simbol terpilih',
    shift: 'Baris berubah, hingga 7.776 cara menang',
    climb: 'Putaran ulang dengan pengali menanjak',
  },
};
