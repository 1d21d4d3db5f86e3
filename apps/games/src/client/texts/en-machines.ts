import type { MachineTexts } from './texts.ts';

/** How each machine plays, in English. */
export const enMachines: MachineTexts = {
  machines: {
    lines: [
      'Every spin plays {lines} fixed lines. A line pays for 3, 4 or 5 equal symbols from the left; each line pays its longest run.',
      'The wild substitutes for every symbol but the scatter. It lands on the three middle reels.',
      '3, 4 or 5 scatters anywhere pay {scatter3}, {scatter4} or {scatter5} and give {freeSpins} free spins.',
      'Free spins turn richer reels and pay {freeMultiplier} times as much. Three scatters there give {freeSpins} more, up to {freeSpinsCap} in a round.',
      'A round pays {mostWin} at most.',
    ],
    ways: [
      'Every spin plays {ways} ways: a symbol pays for being anywhere on 3, 4 or 5 reels from the left, once for each way.',
      'The wild substitutes for every symbol but the scatter. It lands on the three middle reels.',
      'Symbols that paid fall away and those above on the reel fall in, again and again while anything pays. Wins are multiplied by {base1}, then {base2}, {base3} and {base4}.',
      '{scattersNeeded} scatters in view at the end give {freeSpins} free spins, in which wins are multiplied by {free1}, {free2}, {free3} and {free4}. They can be won again, up to {freeSpinsCap} in a round.',
      'A round pays {mostWin} at most.',
    ],
    hold: [
      'Every spin plays {lines} fixed lines. A line pays for 3, 4 or 5 equal symbols from the left. Each cell turns separately.',
      'The wild substitutes for every symbol but the coin. It lands on the three middle reels.',
      '{coinsNeeded} or more coins hold, and the other cells get {respins} respins; a new coin gives {respins} again. Each cell gets a coin at 1 in {coinOneIn}.',
      'At the end every coin pays its value, from {coinLowest} to {coinHighest}. All 15 cells full pay {grand} on top.',
      'A round pays {mostWin} at most.',
    ],
    cascade: [
      'Symbols pay in groups: {smallestGroup} or more equal ones that touch side by side or one above the other. The larger the group, the more it pays.',
      'The wild substitutes for every symbol and may serve several groups. It lands on the three middle reels.',
      'Groups that paid fall away and the symbols above on the reel fall in, again and again while anything pays.',
      'When {sweepFrom} screens or more have paid, the low symbols are then swept away once, and all that pays after that pays {sweptMultiplier} times as much.',
      'A round pays {mostWin} at most.',
    ],
    expand: [
      'Every spin plays {lines} fixed lines from both sides. A line pays for 3, 4 or 5 equal symbols from the left or from the right; 5 pay once.',
      'The wild substitutes for every symbol. It lands on the three middle reels and fills its whole reel before anything is paid.',
      'Filled reels stay, and the others turn again at no cost. Each new wild fills its reel and brings another respin, up to {respins} in a round.',
      'A round pays {mostWin} at most.',
    ],
    chosen: [
      'Every spin plays {lines} fixed lines. A line pays for 3, 4 or 5 equal symbols from the left; each line pays its longest run.',
      'The wild substitutes for every symbol but the scatter. It lands on the three middle reels.',
      '3, 4 or 5 scatters anywhere pay {scatter3}, {scatter4} or {scatter5} and give {freeSpins} free spins, up to {freeSpinsCap} in a round.',
      'Before the free spins one of the paying symbols is chosen, each as likely as the others. In a free spin that shows it on {growsFrom} reels or more, it fills those reels after the lines have paid, and pays on all lines for that many, wherever the reels are.',
      'A round pays {mostWin} at most.',
    ],
    shift: [
      'Every spin draws how tall each reel is, from {lowest} to {tallest} rows. A symbol pays for being anywhere on 3, 4 or 5 reels from the left, once for each way; there are up to {ways} ways.',
      'The wild substitutes for every symbol but the scatter. It lands on the three middle reels.',
      '{scattersNeeded} scatters or more give {freeSpins} free spins. In them each reel has at least {freeLowest} rows and wins pay {freeMultiplier} times as much. They can be won again, up to {freeSpinsCap} in a round.',
      'A round pays {mostWin} at most.',
    ],
    climb: [
      'Every spin plays {ways} ways: a symbol pays for being anywhere on 3, 4 or 5 reels from the left, once for each way.',
      'The wild substitutes for every symbol. It lands on the three middle reels.',
      'Every win turns the reels again at no cost, with more wilds, and the multiplier climbs: {step1}, {step2}, {step3}, {step4}, {step5}, {step6} and {step7}. The round ends with the first screen that pays nothing, or after {respins} respins.',
      'A round pays {mostWin} at most.',
    ],
  },
  engines: {
    lines: '20 lines with free spins',
    ways: '243 ways with cascades',
    hold: 'Hold and win',
    cascade: 'Falling groups with a sweep',
    expand: 'Growing wilds with respins',
    chosen: 'Free spins with a chosen symbol',
    shift: 'Shifting rows, up to 7,776 ways',
    climb: 'Respins with a climbing multiplier',
  },
};
