import type { PostEntry } from '../post-entry.ts'

export const posts: readonly PostEntry[] = [
  {
    by: 'Luisa',
    game: 'lol',
    starred: true,
    title: 'Treinar um time de escola no Recife, com dois computadores',
    text: `
Somos onze alunos, uma professora e dois computadores. A conta não fecha, então a gente joga de outro jeito.
Cada partida tem dois jogando e nove olhando. Quem olha tem uma tarefa: um conta as sentinelas, outro anota quando o caçador some do mapa, outra só escuta o que se diz. Depois de quinze minutos, troca. No começo reclamaram. Hoje brigam para contar sentinela.
No campeonato estadual perdemos na semifinal para um colégio com vinte máquinas. O técnico deles veio perguntar como os meus alunos sabiam sempre onde estava todo mundo. Eu disse a verdade: eles passaram um ano olhando.
`,
  },
  {
    by: 'Bruno',
    game: 'general',
    title: 'Medi o barulho do meu ventilador para não discutir mais em casa',
    text: `
Minha esposa dizia que o computador parecia um avião. Eu dizia que não. Tenho um decibelímetro, então a discussão durou pouco.
Parado: 34 decibéis. No menu do jogo, por algum motivo: 47. Em partida: 44. Ou seja, o menu é mais barulhento que a guerra, porque desenha mil quadros por segundo para mostrar um botão.
Limitei os quadros do menu a sessenta. Agora são 35 e a casa está em paz. Ela pediu para medir o meu ronco também. Não vou publicar esse número.
`,
  },
  {
    by: 'caio',
    game: 'general',
    title: 'Assisto tudo, não jogo nada, e gosto assim',
    text: `
Toda vez que digo que não jogo, alguém me olha como se eu lesse receitas sem cozinhar. Pois eu leio receitas. É ótimo.
Acompanho cinco ligas, acordo às quatro para ver a coreana e sei de cor os bancos de reservas de times que nem existem mais. Nunca passei do tutorial. Tenho as mãos lentas e o coração rápido.
O futebol está cheio de gente assim e ninguém pergunta ao torcedor quantas embaixadinhas ele faz. Eu torço. É o que eu jogo.
`,
  },
  {
    by: 'Gustavo',
    game: 'csgo',
    starred: true,
    title: 'A moeda não tem memória, mas o seu time tem',
    text: `
Estudo estatística e testei a ideia mais repetida das transmissões: quem ganha a rodada de pistola ganha as duas seguintes. Peguei 3.100 mapas de ligas amadoras daqui.
Ganha, sim: 71 por cento das vezes. Mas olhem o resto. Quem perde a pistola e decide comprar na segunda rodada ganha 31 por cento delas. Quem poupa ganha 9. E, no fim do mapa, os dois grupos terminam iguais.
> O dinheiro esquece em cinco rodadas. O ânimo, não.
Os times que mais viraram foram os que falaram mais nas pausas. Isso eu só consegui contar em quarenta partidas, à mão, então não chamem de ciência.
`,
  },
  {
    by: 'Ferreira',
    game: 'csgo',
    title: 'Canhoto: o que muda e o que é mito',
    text: `
Escrevo de Portugal, jogo com a esquerda e já ouvi de tudo. Que vejo melhor de um lado. Que os ângulos são diferentes. Que é batota.
O que muda mesmo: quase todos os ratos são feitos para a mão direita, e os bons para canhotos contam-se pelos dedos, justamente, da esquerda. As teclas ficam do outro lado, e passei um mês a carregar sem querer.
O que é mito: o resto. Medi duzentos duelos de cada lado e ganhei os mesmos. Mas não contem a ninguém, porque há adversários que me temem por isso.
`,
  },
  {
    by: 'Luisa',
    game: 'general',
    title: 'O dia em que faltou luz no meio da final',
    text: `
Faltava um ponto. A luz do bairro inteiro caiu e ficamos sessenta pessoas no escuro, num ginásio, em silêncio por uns três segundos.
Aí alguém acendeu a lanterna do celular. Depois outro. Um aluno meu subiu na arquibancada e começou a narrar, de memória, como a rodada ia acabar. Inventou tudo. O ginásio inteiro torceu por uma rodada que não existia.
A luz voltou quarenta minutos depois, e perdemos o ponto de verdade. Ninguém lembra do placar. Todo mundo lembra da narração do Davi.
`,
  },
  {
    by: 'Bruno',
    game: 'general',
    title: 'Mesa de porta: um ano depois',
    text: `
Há um ano troquei minha mesa cara por uma porta de madeira sobre dois cavaletes. Muita gente pediu notícias, então aqui estão.
A porta não mexe. Nada nela treme, nem quando o caminhão do lixo passa. O buraco da maçaneta virou passagem de cabos, que é a melhor ideia que já tive por acidente. Custou 90 reais numa demolição.
O ponto fraco é a altura: cavalete não regula. Cortei três centímetros de cada perna, depois mais um. Meçam antes de cortar, duas vezes. Eu cortei cinco pernas para ter quatro.
`,
  },
  {
    by: 'caio',
    game: 'lol',
    title: 'Reservas: elogio de quem fica sentado',
    text: `
Tem um jogador numa liga que eu acompanho que entrou em duas partidas em três anos. Duas. E eu acho que ele foi o melhor reforço do time.
Prestem atenção quando a câmera passa pelo banco. Ele anota. Na pausa, o atirador vai até ele antes de ir até o técnico. Quando o time perdeu a final, foi ele quem guardou os fones de todo mundo.
Não existe estatística para isso. Se existisse, o nome dele estaria no alto. Um dia ele vai entrar numa terceira partida, e eu vou acordar às quatro para ver.
`,
  },
  {
    by: 'Gustavo',
    game: 'fortnite',
    title: 'Onde cair: um gráfico em palavras',
    text: `
Anotei mil quedas de uma liga universitária e fiz a conta que todo mundo faz de cabeça. Cair onde caem muitos rende mais itens por minuto. Isso é verdade por dois minutos.
Depois do segundo minuto, quem caiu na beirada e sobreviveu tem em média o mesmo equipamento, mais madeira e o dobro de chance de estar vivo. Só que se diverte menos: perguntei, e deram nota 6 para a beirada e 8 para o meio.
Então a resposta honesta é: depende do que você quer contar na segunda-feira.
`,
  },
  {
    by: 'Ferreira',
    game: 'pubg',
    title: 'Conduzir devagar também é uma estratégia',
    text: `
Nas minhas equipas sou eu quem conduz, porque sou o único que não acelera. Riem-se de mim até ao terceiro círculo.
Um carro a sessenta ouve-se a metade da distância de um carro a cem. Não salta nas lombas, não rebenta pneus e deixa ver quem está no telhado. Em quarenta jogos perdi um carro. Os meus amigos, nos quarenta anteriores, perderam vinte e seis, quase todos com alguém lá dentro.
Chegamos sempre mais tarde e quase sempre inteiros. Como diz a minha avó, devagar que tenho pressa.
`,
  },
  {
    by: 'Luisa',
    game: 'lol',
    draft: true,
    title: 'Rascunho: o que pedir à secretaria',
    text: `
Três computadores usados, não novos. Uma sala com janela. Transporte para o estadual. Perguntar se a merenda vale aos sábados.
`,
  },
]
