import type { MachineTexts } from './texts.ts';

/** How each machine plays, in Portuguese. */
export const ptMachines: MachineTexts = {
  machines: {
    lines: [
      'Cada giro joga {lines} linhas fixas. Uma linha paga por 3, 4 ou 5 símbolos iguais a partir da esquerda; cada linha paga a sequência mais longa.',
      'O curinga substitui todos os símbolos, menos o scatter. Ele aparece nos três rolos do meio.',
      '3, 4 ou 5 scatters em qualquer lugar pagam {scatter3}, {scatter4} ou {scatter5} e dão {freeSpins} giros grátis.',
      'Os giros grátis usam rolos mais ricos e pagam {freeMultiplier} vezes mais. Três scatters neles dão mais {freeSpins}, até {freeSpinsCap} por rodada.',
      'Uma rodada paga no máximo {mostWin}.',
    ],
    ways: [
      'Cada giro joga {ways} formas: um símbolo paga por estar em qualquer lugar de 3, 4 ou 5 rolos a partir da esquerda, uma vez por forma.',
      'O curinga substitui todos os símbolos, menos o scatter. Ele aparece nos três rolos do meio.',
      'Os símbolos que pagaram somem e os de cima do rolo caem, repetidamente, enquanto algo pagar. Os ganhos são multiplicados por {base1}, depois {base2}, {base3} e {base4}.',
      '{scattersNeeded} scatters à vista no fim dão {freeSpins} giros grátis, com ganhos multiplicados por {free1}, {free2}, {free3} e {free4}. Eles podem ser ganhos de novo, até {freeSpinsCap} por rodada.',
      'Uma rodada paga no máximo {mostWin}.',
    ],
    hold: [
      'Cada giro joga {lines} linhas fixas. Uma linha paga por 3, 4 ou 5 símbolos iguais a partir da esquerda. Cada casa gira sozinha.',
      'O curinga substitui todos os símbolos, menos a moeda. Ele aparece nos três rolos do meio.',
      '{coinsNeeded} moedas ou mais ficam presas e as outras casas ganham {respins} novos giros; uma moeda nova dá {respins} outra vez. Cada casa recebe uma moeda com chance de 1 em {coinOneIn}.',
      'No fim cada moeda paga o seu valor, de {coinLowest} a {coinHighest}. As 15 casas cheias pagam mais {grand}.',
      'Uma rodada paga no máximo {mostWin}.',
    ],
    cascade: [
      'Os símbolos pagam em grupos: {smallestGroup} ou mais iguais que se tocam lado a lado ou um acima do outro. Quanto maior o grupo, mais ele paga.',
      'O curinga substitui todos os símbolos e pode servir a vários grupos. Ele aparece nos três rolos do meio.',
      'Os grupos que pagaram somem e os símbolos de cima do rolo caem, repetidamente, enquanto algo pagar.',
      'Quando {sweepFrom} telas ou mais tiverem pagado, os símbolos baixos são varridos uma vez, e tudo o que pagar depois disso paga {sweptMultiplier} vezes mais.',
      'Uma rodada paga no máximo {mostWin}.',
    ],
    expand: [
      'Cada giro joga {lines} linhas fixas dos dois lados. Uma linha paga por 3, 4 ou 5 símbolos iguais a partir da esquerda ou da direita; 5 pagam uma só vez.',
      'O curinga substitui todos os símbolos. Ele aparece nos três rolos do meio e preenche o rolo inteiro antes de qualquer pagamento.',
      'Os rolos preenchidos ficam e os outros giram de novo sem custo. Cada novo curinga preenche o seu rolo e traz mais um giro, até {respins} por rodada.',
      'Uma rodada paga no máximo {mostWin}.',
    ],
    chosen: [
      'Cada giro joga {lines} linhas fixas. Uma linha paga por 3, 4 ou 5 símbolos iguais a partir da esquerda; cada linha paga a sequência mais longa.',
      'O curinga substitui todos os símbolos, menos o scatter. Ele aparece nos três rolos do meio.',
      '3, 4 ou 5 scatters em qualquer lugar pagam {scatter3}, {scatter4} ou {scatter5} e dão {freeSpins} giros grátis, até {freeSpinsCap} por rodada.',
      'Antes dos giros grátis um dos símbolos que pagam é escolhido, todos com a mesma chance. No giro grátis em que ele aparece em {growsFrom} rolos ou mais, ele preenche esses rolos depois que as linhas pagaram e paga em todas as linhas por essa quantidade, onde quer que os rolos estejam.',
      'Uma rodada paga no máximo {mostWin}.',
    ],
    shift: [
      'Cada giro sorteia a altura de cada rolo, de {lowest} a {tallest} fileiras. Um símbolo paga por estar em qualquer lugar de 3, 4 ou 5 rolos a partir da esquerda, uma vez por forma; são até {ways} formas.',
      'O curinga substitui todos os símbolos, menos o scatter. Ele aparece nos três rolos do meio.',
      '{scattersNeeded} scatters ou mais dão {freeSpins} giros grátis. Neles cada rolo tem pelo menos {freeLowest} fileiras e os ganhos pagam {freeMultiplier} vezes mais. Eles podem ser ganhos de novo, até {freeSpinsCap} por rodada.',
      'Uma rodada paga no máximo {mostWin}.',
    ],
    climb: [
      'Cada giro joga {ways} formas: um símbolo paga por estar em qualquer lugar de 3, 4 ou 5 rolos a partir da esquerda, uma vez por forma.',
      'O curinga substitui todos os símbolos. Ele aparece nos três rolos do meio.',
      'Cada ganho gira os rolos de novo sem custo, com mais curingas, e o multiplicador sobe: {step1}, {step2}, {step3}, {step4}, {step5}, {step6} e {step7}. A rodada termina na primeira tela que não paga, ou depois de {respins} novos giros.',
      'Uma rodada paga no máximo {mostWin}.',
    ],
  },
  engines: {
    lines: '20 linhas com giros grátis',
    ways: '243 formas com cascatas',
    hold: 'Prender e ganhar',
    cascade: 'Grupos que caem, com varrida',
    expand: 'Curingas que crescem, com novos giros',
    chosen: 'Giros grátis com um símbolo escolhido',
    shift: 'Fileiras variáveis, até 7.776 formas',
    climb: 'Novos giros com multiplicador crescente',
  },
};
