import type { Locator, Page } from '@playwright/test'
import { postEditor } from './post-editor.ts'
import type { Seed } from './site-process.ts'

type MemberScreen = {
  screen: string
  /** Answers where it is, once there is something on it for the member who looks. */
  at: (seed: Seed, member: { id: number; username: string }) => Promise<string>
  /** What is there once all of it is: something of each part that is asked for by itself. */
  shows: (page: Page) => Locator[]
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
    shows: (page) => [postEditor(page).text],
  },
  {
    screen: 'the list of own posts',
    at: async (seed, author) => {
      await seed.post({ author, title: TITLE })
      await seed.post({ author, title: `${TITLE} 2`, publishedAt: 'infinity' })
      return '/posts/manage'
    },
    shows: (page) => [page.getByRole('link', { name: `${TITLE} 2`, exact: true })],
  },
  {
    screen: 'the figures of own posts',
    at: async (seed, author) => {
      const post = await seed.post({ author, title: TITLE })
      await seed.views(post, { views: 1_203, country: 'GB' })
      await seed.views(post, { views: 12, daysAgo: 3, country: 'US' })
      return '/posts/stats'
    },
    shows: (page) => [page.getByRole('main').getByText('1,215')],
  },
  {
    screen: 'the page of notifications',
    at: async (seed, to) => {
      for (let number = 1; number <= 16; number++)
        await seed.notification({ to, message: `${TITLE} ${number}` })
      return '/notifications'
    },
    shows: (page) => [
      page.getByText(`${TITLE} 16`),
      page.getByRole('navigation', { name: 'Pages' }),
      page.getByRole('main').getByRole('radio'),
    ],
  },
  {
    screen: 'a ticket',
    at: async (seed, by) => {
      const ticket = await seed.ticket({ by, subject: TITLE.slice(0, 50), message: TITLE })
      await seed.reply({ in: ticket, by, message: TITLE.repeat(3) })
      await seed.reply({ in: ticket, by: await seed.member(), message: TITLE.replaceAll(' ', '') })
      return `/support/ticket/${ticket.id}`
    },
    shows: (page) => [
      page.getByText(TITLE.repeat(3)),
      // The list beside it, which a phone does not show.
      page.locator('a[aria-current="page"][href^="/support/ticket/"]'),
    ],
  },
]
