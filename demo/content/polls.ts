import type { Locale } from './news-entry.ts'

type Text = { question: string; options: readonly string[] }

/** A poll of the demo community. Times count back from the first start. */
export type DemoPoll = {
  /** The beginning of the slug of the news it stands with; without it the front page asks. */
  on?: string
  hoursAgo: number
  endedHoursAgo?: number
  /** Of a hundred members how many have voted. */
  turnout: number
  /** How people chose among the options, in parts. */
  leaning: readonly number[]
  /** English is the primary text. */
  texts: Record<Locale, Text>
}

export const polls: readonly DemoPoll[] = [
  {
    hoursAgo: 400,
    endedHoursAgo: 150,
    turnout: 58,
    leaning: [5, 3, 2],
    texts: {
      en: {
        question: 'Where should the next community evening be?',
        options: ['Gothenburg', 'Ostrava', 'Porto'],
      },
      sv: {
        question: 'Var ska nästa communitykväll hållas?',
        options: ['Göteborg', 'Ostrava', 'Porto'],
      },
      pt: {
        question: 'Onde deve ser a próxima noite da comunidade?',
        options: ['Gotemburgo', 'Ostrava', 'Porto'],
      },
      de: {
        question: 'Wo soll der nächste Community-Abend stattfinden?',
        options: ['Göteborg', 'Ostrava', 'Porto'],
      },
      pl: {
        question: 'Gdzie ma być następny wieczór społeczności?',
        options: ['Göteborg', 'Ostrawa', 'Porto'],
      },
      ru: {
        question: 'Где провести следующий вечер сообщества?',
        options: ['Гётеборг', 'Острава', 'Порту'],
      },
      uk: {
        question: 'Де провести наступний вечір спільноти?',
        options: ['Гетеборг', 'Острава', 'Порту'],
      },
    },
  },
  {
    hoursAgo: 60,
    turnout: 47,
    leaning: [43, 31, 18, 8],
    texts: {
      en: {
        question: 'Which map should leave the pool first?',
        options: ['Nuke', 'Inferno', 'Mirage', 'Ancient'],
      },
      sv: {
        question: 'Vilken bana ska bort ur mappoolen först?',
        options: ['Nuke', 'Inferno', 'Mirage', 'Ancient'],
      },
      pt: {
        question: 'Qual mapa deve sair primeiro da rotação?',
        options: ['Nuke', 'Inferno', 'Mirage', 'Ancient'],
      },
      de: {
        question: 'Welche Map soll als Erste aus dem Pool?',
        options: ['Nuke', 'Inferno', 'Mirage', 'Ancient'],
      },
      pl: {
        question: 'Która mapa powinna pierwsza wypaść z puli?',
        options: ['Nuke', 'Inferno', 'Mirage', 'Ancient'],
      },
      ru: {
        question: 'Какая карта должна первой покинуть маппул?',
        options: ['Nuke', 'Inferno', 'Mirage', 'Ancient'],
      },
      uk: {
        question: 'Яка мапа має першою залишити мапул?',
        options: ['Nuke', 'Inferno', 'Mirage', 'Ancient'],
      },
    },
  },
  {
    on: 'lane-swaps-are-back',
    hoursAgo: 20,
    turnout: 36,
    leaning: [6, 3, 2],
    texts: {
      en: {
        question: 'Should lane swaps stay?',
        options: ['Yes, they make the draft matter', 'Only before minute five', 'No'],
      },
      sv: {
        question: 'Ska lanebytena få stanna?',
        options: ['Ja, de ger draften mening', 'Bara före minut fem', 'Nej'],
      },
      pt: {
        question: 'As trocas de rota devem ficar?',
        options: ['Sim, dão valor ao draft', 'Só antes do minuto cinco', 'Não'],
      },
      de: {
        question: 'Sollen Lane-Swaps bleiben?',
        options: ['Ja, sie machen den Draft wichtig', 'Nur vor Minute fünf', 'Nein'],
      },
      pl: {
        question: 'Czy zamiany linii powinny zostać?',
        options: ['Tak, dzięki nim draft coś znaczy', 'Tylko przed piątą minutą', 'Nie'],
      },
      ru: {
        question: 'Оставить смену линий?',
        options: ['Да, драфт снова важен', 'Только до пятой минуты', 'Нет'],
      },
      uk: {
        question: 'Чи лишити зміну ліній?',
        options: ['Так, драфт знову важливий', 'Лише до п’ятої хвилини', 'Ні'],
      },
    },
  },
  {
    on: 'opinion-let-the-coach-speak',
    hoursAgo: 12,
    turnout: 41,
    leaning: [9, 7, 1],
    texts: {
      en: {
        question: 'When may a coach speak?',
        options: ['In freeze time', 'In timeouts only', 'Never during a match'],
      },
      sv: {
        question: 'När får en coach prata?',
        options: ['I freeze time', 'Bara i timeouter', 'Aldrig under en match'],
      },
      pt: {
        question: 'Quando o treinador pode falar?',
        options: ['No freeze time', 'Só nas pausas', 'Nunca durante a partida'],
      },
      de: {
        question: 'Wann darf ein Trainer reden?',
        options: ['In der Freeze Time', 'Nur in Auszeiten', 'Nie während eines Spiels'],
      },
      pl: {
        question: 'Kiedy trener może mówić?',
        options: ['Przed rundą', 'Tylko w przerwach', 'Nigdy w trakcie meczu'],
      },
      ru: {
        question: 'Когда тренеру можно говорить?',
        options: ['Перед раундом', 'Только в тайм-аутах', 'Во время матча — никогда'],
      },
      uk: {
        question: 'Коли тренерові можна говорити?',
        options: ['Перед раундом', 'Лише в тайм-аутах', 'Під час матчу — ніколи'],
      },
    },
  },
  {
    on: 'give-sanhok-one-slot',
    hoursAgo: 10_000,
    endedHoursAgo: 9_800,
    turnout: 29,
    leaning: [4, 5],
    texts: {
      en: { question: 'Sanhok on final day?', options: ['One slot', 'None'] },
      sv: { question: 'Sanhok på finaldagen?', options: ['En plats', 'Ingen'] },
      pt: { question: 'Sanhok no dia da final?', options: ['Uma vaga', 'Nenhuma'] },
      de: { question: 'Sanhok am Finaltag?', options: ['Einen Platz', 'Keinen'] },
      pl: { question: 'Sanhok w dniu finału?', options: ['Jeden mecz', 'Żadnego'] },
      ru: { question: 'Санок в финальный день?', options: ['Один матч', 'Ни одного'] },
      uk: { question: 'Санок у фінальний день?', options: ['Один матч', 'Жодного'] },
    },
  },
]
