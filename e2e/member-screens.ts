import type { Seed } from './site-process.ts'

type MemberScreen = {
  screen: string
  /** Answers where it is, once there is something on it for the member who looks. */
  at: (seed: Seed, member: { id: number; username: string }) => Promise<string>
}

const TITLE = 'Unentschieden nach Verlängerung: Meisterschaftsqualifikation'

/** Screens of those who are signed in, each filled so that it shows all its parts. */
export const memberScreens: MemberScreen[] = [
  {
    screen: 'the editor of posts',
    at: async (seed, author) => {
      const { id } = await seed.post({ author, title: TITLE, publishedAt: 'infinity' })
      return `/posts/edit/${id}`
    },
  },
  {
    screen: 'the list of own posts',
    at: async (seed, author) => {
      await seed.post({ author, title: TITLE })
      await seed.post({ author, title: `${TITLE} 2`, publishedAt: 'infinity' })
      return '/posts/manage'
    },
  },
  {
    screen: 'the figures of own posts',
    at: async (seed, author) => {
      const post = await seed.post({ author, title: TITLE })
      await seed.views(post, { views: 1_203, country: 'GB' })
      await seed.views(post, { views: 12, daysAgo: 3, country: 'US' })
      return '/posts/stats'
    },
  },
  {
    screen: 'the page of notifications',
    at: async (seed, to) => {
      for (let number = 1; number <= 16; number++)
        await seed.notification({ to, message: `${TITLE} ${number}` })
      return '/notifications'
    },
  },
  {
    screen: 'a ticket',
    at: async (seed, by) => {
      const ticket = await seed.ticket({ by, subject: TITLE.slice(0, 50), message: TITLE })
      await seed.reply({ in: ticket, by, message: TITLE.repeat(3) })
      await seed.reply({ in: ticket, by: await seed.member(), message: TITLE.replaceAll(' ', '') })
      return `/support/ticket/${ticket.id}`
    },
  },
]
