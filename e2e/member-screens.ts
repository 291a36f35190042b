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
    at: async (seed, buyer) => {
      await seed.dollars(buyer, 10_000)
      await seed.order(buyer, await seed.item({ name: TITLE, price: 8_900 }))
      // The first of its site, which the purchase has opened.
      return '/support/ticket/1'
    },
  },
]
