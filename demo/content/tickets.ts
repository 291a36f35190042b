import type { DemoName } from './people.ts'

/** What a member asks the staff, with what both said. Times count back from the first start. */
export type DemoTicket = {
  by: DemoName
  category: 'news_tips' | 'points_store' | 'bug_reports' | 'sponsor_requests' | 'everything'
  hoursAgo: number
  subject: string
  message: string
  /** In their order; without `by` it is whoever has asked. */
  replies?: readonly { by?: DemoName; minutesAfter: number; text: string }[]
  /** How many minutes after the last word it was resolved. */
  resolvedAfter?: number
  notes?: readonly { by: DemoName; text: string }[]
}

export const tickets: readonly DemoTicket[] = [
  {
    by: 'demo',
    category: 'bug_reports',
    hoursAgo: 3,
    subject: 'Poll will not load on my phone',
    message:
      'The poll below the Northern Masters article stays grey. Android, the browser it came with.',
    replies: [
      {
        by: 'Noor',
        minutesAfter: 38,
        text: 'Hello! Does it help to turn the phone off and on? I ask because it did for me.',
      },
      { minutesAfter: 44, text: 'It did not. But it works without the data saver.' },
      {
        by: 'Noor',
        minutesAfter: 51,
        text: 'That is the clue we needed, thank you. I have passed it on and will write here when it is mended.',
      },
    ],
    notes: [{ by: 'Noor', text: 'Third one with a data saver this month. Told Colm.' }],
  },
  {
    by: 'demo',
    category: 'news_tips',
    hoursAgo: 6,
    subject: 'News tip: roster change',
    message:
      'Two players of Northwind follow a new manager since last night, and the manager follows only them.',
  },
  {
    by: 'demo',
    category: 'points_store',
    hoursAgo: 210,
    subject: 'Points for a comment are missing',
    message: 'I have written eleven comments yesterday and was paid for ten of them.',
    replies: [
      {
        by: 'Noor',
        minutesAfter: 95,
        text: 'Ten comments a day are paid, so the eleventh was for the love of it. The task says so at “Earn”.',
      },
      { minutesAfter: 120, text: 'Fair. It was the best of them, too.' },
    ],
    resolvedAfter: 3,
  },
  {
    by: 'Tindra',
    category: 'everything',
    hoursAgo: 1,
    subject: 'Kan jag byta namn en gång till?',
    message:
      'Jag heter likadant som en kaffemaskin har det visat sig. Finns det någon väg tillbaka?',
  },
  {
    by: 'Jannik',
    category: 'bug_reports',
    hoursAgo: 5,
    subject: 'Umlaute in meinem Titel',
    message:
      'In der Adresse meines Beitrags steht „uebergaenge“. Ist das Absicht oder darf ich mich wundern?',
    replies: [
      {
        by: 'Noor',
        minutesAfter: 20,
        text: 'Absicht: So kommt die Adresse überall heil an. Wundern darfst du dich trotzdem.',
      },
    ],
  },
  {
    by: 'Patrycja',
    category: 'sponsor_requests',
    hoursAgo: 9,
    subject: 'Turniej amatorski w Gdyni',
    message:
      'Szukamy patrona medialnego: 16 drużyn, jedna sala, dużo herbaty. Z kim można o tym porozmawiać?',
    notes: [{ by: 'Noor', text: 'Asked Sunniva whether the calendar has room in March.' }],
  },
  {
    by: 'caio',
    category: 'points_store',
    hoursAgo: 14,
    subject: 'Preço em LD$',
    message: 'O teclado custava menos na semana passada ou eu sonhei com isso?',
    replies: [
      {
        by: 'Noor',
        minutesAfter: 60,
        text: 'Você não sonhou: era outro teclado, com um botão a menos.',
      },
      { minutesAfter: 65, text: 'Então o sonho continua. Obrigado!' },
    ],
    resolvedAfter: 10,
  },
  {
    by: 'Zolotar',
    category: 'everything',
    hoursAgo: 27,
    subject: 'Стара мапа',
    message: 'Шукаю мапу турніру 2004 року. Може, у вашому архіві щось лишилося?',
    replies: [
      {
        by: 'Noor',
        minutesAfter: 300,
        text: 'Архів дивиться Oleksa, я передала йому ваше питання.',
      },
    ],
  },
  {
    by: 'nadezhda',
    category: 'bug_reports',
    hoursAgo: 30,
    subject: 'Время события на час вперёд',
    message: 'Финал кубка показан на час позже, чем в сетке организаторов. Я в Екатеринбурге.',
    replies: [
      {
        by: 'Noor',
        minutesAfter: 42,
        text: 'В сетке организаторов летнее время. Мы показываем ваше: так и есть.',
      },
    ],
    resolvedAfter: 900,
  },
  {
    by: 'grumble',
    category: 'everything',
    hoursAgo: 33,
    subject: 'The old front page',
    message:
      'Please bring back the old front page. I do not remember what was on it, but it was better.',
    replies: [
      { by: 'Noor', minutesAfter: 15, text: 'I will tell whoever remembers it.' },
      { minutesAfter: 16, text: 'Thank you. That is all I wanted.' },
      { by: 'Noor', minutesAfter: 20, text: 'See you next month.' },
    ],
    resolvedAfter: 1,
    notes: [{ by: 'demoadmin', text: 'Every month since 2019. Be kind.' }],
  },
  {
    by: 'Luisa',
    category: 'sponsor_requests',
    hoursAgo: 51,
    subject: 'Mouses para uma escola',
    message:
      'Treino um time de escola em Recife. Vocês têm mouses usados que ninguém compra na loja?',
    replies: [
      {
        by: 'Noor',
        minutesAfter: 130,
        text: 'Temos! Piret separou doze, sem caixa. Para onde mandamos?',
      },
    ],
  },
  {
    by: 'Wiebke',
    category: 'news_tips',
    hoursAgo: 70,
    subject: 'Cup am Sonntag fehlt',
    message: 'Unser Sonntagscup steht nicht im Kalender, und dabei caste ich ihn selbst.',
    replies: [
      {
        by: 'Noor',
        minutesAfter: 33,
        text: 'Sunniva hat ihn eingetragen, mit deinem Namen. Viel Spaß am Sonntag!',
      },
    ],
    resolvedAfter: 2,
  },
  {
    by: 'Hanneke',
    category: 'everything',
    hoursAgo: 98,
    subject: 'Terms, section 4',
    message:
      'Section 4 of your terms says “the user shall” twice in one sentence. Once would bind us just as much.',
  },
]

/** What staff answer often, in the languages that they have found time for. */
export const cannedReplies: readonly {
  title: string
  texts: Readonly<Record<'en', string>> & Readonly<Partial<Record<string, string>>>
}[] = [
  {
    title: 'We are looking into it',
    texts: {
      en: 'Thank you for telling us. We are looking into it and will answer here.',
      sv: 'Tack för att du hör av dig. Vi tittar på det och svarar här.',
      de: 'Danke für den Hinweis. Wir sehen uns das an und antworten hier.',
      pl: 'Dziękujemy za wiadomość. Sprawdzamy to i odpiszemy tutaj.',
      pt: 'Obrigado por avisar. Estamos verificando e respondemos por aqui.',
      ru: 'Спасибо, что написали. Мы разбираемся и ответим здесь.',
      uk: 'Дякуємо, що написали. Ми розбираємося й відповімо тут.',
    },
  },
  {
    title: 'Your order is on its way',
    texts: {
      en: 'Good news: your order has left us today. It usually takes three to five days.',
      sv: 'Goda nyheter: din beställning har lämnat oss i dag. Det brukar ta tre till fem dagar.',
      de: 'Gute Nachricht: Deine Bestellung ist heute rausgegangen. Meist dauert es drei bis fünf Tage.',
      pl: 'Dobra wiadomość: zamówienie wyszło dziś od nas. Zwykle trwa to od trzech do pięciu dni.',
      pt: 'Boa notícia: seu pedido saiu hoje. Costuma levar de três a cinco dias.',
      ru: 'Хорошая новость: ваш заказ сегодня отправлен. Обычно доставка занимает от трёх до пяти дней.',
      uk: 'Гарна новина: ваше замовлення сьогодні відправлено. Зазвичай доставка триває від трьох до п’яти днів.',
    },
  },
  {
    title: 'Which browser?',
    texts: {
      en: 'Which browser do you use, and on which device? A picture of what you see would help, too.',
      sv: 'Vilken webbläsare använder du, och på vilken enhet? En bild på det du ser hjälper också.',
      de: 'Welchen Browser benutzt du, und auf welchem Gerät? Ein Bild davon hilft uns auch.',
    },
  },
]
