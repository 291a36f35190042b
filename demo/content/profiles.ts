import type { DemoName } from './people.ts'

/** What somebody shows of themselves beyond a line. A banner is a picture of the demo. */
export type DemoProfile = {
  banner?: string
  content?: string
  handles?: Partial<
    Record<'twitch' | 'steam' | 'facebook' | 'twitter' | 'instagram' | 'esportal', string>
  >
  /** Does not show what they do. */
  isPrivate?: true
  /** Takes no entries in their guestbook any more. */
  isClosed?: true
}

export const profiles: Partial<Record<DemoName, DemoProfile>> = {
  demo: {
    banner: 'general-2',
    content:
      '<p>Here to look around. Change me: the text, the picture, the banner.</p><p>Started with <a href="/earnpoints">what earns points</a>.</p>',
    handles: { twitch: 'loadoutdemo', steam: 'loadoutdemo' },
  },
  demoadmin: { banner: 'general-5' },
  Haldor: {
    banner: 'csgo-3',
    content:
      '<p>Covers the Nordic scene from a kitchen in Umeå. Ex-analyst, current optimist.</p><p>Tips, corrections and <em>good</em> coffee are welcome.</p>',
    handles: { twitter: 'haldorwrites', steam: 'haldor', esportal: 'Haldor' },
  },
  mirka: {
    banner: 'lol-5',
    content:
      '<p>Support main, data person, reluctant shot-caller. I write about the minutes <strong>before</strong> the fight.</p><p>Kraków. Two cats, both named Ward.</p>',
    handles: {
      twitch: 'mirkaplays',
      steam: 'mirka_',
      twitter: 'mirkawrites',
      instagram: 'mirka.wards',
      esportal: 'mirka',
    },
  },
  Saga: { banner: 'fortnite-4', handles: { twitch: 'sagabuilds', instagram: 'saga.builds' } },
  Ozzy7: { banner: 'pubg-2', handles: { steam: 'ozzy7', twitter: 'ozzy7late' } },
  Bruno: { banner: 'general-7', handles: { instagram: 'mesa.do.bruno' } },
  Katja: { banner: 'csgo-6', isClosed: true, handles: { twitter: 'katja_am_rand' } },
  Oleksa: {
    banner: 'general-3',
    content:
      '<p>Статистика з Харкова. Таблиця — це і є історія.</p><p>Statistics from Kharkiv. The table is the story.</p>',
    handles: { twitter: 'oleksa_tables', steam: 'oleksa' },
  },
  Lina: { banner: 'csgo-8', handles: { instagram: 'lina.on.tour' } },
  Tindra: {
    banner: 'csgo-2',
    content: '<p>Flashes for a living.<br />Pop, not throw.</p>',
    handles: { twitch: 'tindra', steam: 'tindra_flash', esportal: 'Tindra' },
  },
  ninefive: { banner: 'fortnite-2', handles: { twitch: 'ninefive' } },
  quietward: { banner: 'lol-3', isPrivate: true },
  DadAim: { banner: 'pubg-5', handles: { steam: 'dadaim40' } },
  Yuna: { banner: 'lol-7', handles: { twitch: 'yunajg', twitter: 'yuna_jg' } },
  grumble: { content: '<p>The patch was better before.</p><p>This text was, too.</p>' },
}
