import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Locale } from './news-entry.ts'
import { everybody } from './everybody.ts'
import type { PostEntry } from './post-entry.ts'
import { seededRandom } from './seeded-random.ts'

/** A post of the demo community as the database gets it. */
export type DemoPost = Omit<PostEntry, 'text'> & {
  locale: Locale
  content: string
  /** Counted back from the first start. */
  hoursAgo: number
  upvotes: number
}

const folder = `${import.meta.dirname}/posts`

/** Every post, newest first, in an order that mixes languages and is the same each time. */
export async function readAllPosts(): Promise<DemoPost[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
  const written = await Promise.all(
    files.map(async (name) => {
      const { posts } = (await import(pathToFileURL(`${folder}/${name}`).href)) as {
        posts: readonly PostEntry[]
      }
      return posts.map((post) => ({ ...post, locale: name.slice(0, 2) as Locale }))
    }),
  )
  const random = seededRandom('when posts were written')
  const mixed = written
    .flat()
    .map((post) => ({ post, place: random() }))
    .toSorted((a, b) => a.place - b.place)
  return mixed
    .map(({ post }, place) => dated(post, place, random))
    .toSorted((a, b) => a.hoursAgo - b.hoursAgo)
}

type Written = PostEntry & { locale: Locale }

/** Many of the last weeks, fewer of the months before, and none before its author had joined. */
function dated({ text, ...post }: Written, place: number, random: () => number): DemoPost {
  const daysHere = everybody.find(({ name }) => name === post.by)?.daysHere
  if (daysHere === undefined) throw new Error(`${post.by} is nobody of the demo community`)
  const wanted = 3 + Math.round(place ** 1.72)
  return {
    ...post,
    content: htmlOf(text),
    hoursAgo: Math.min(wanted, Math.round(daysHere * 24 * 0.9)),
    upvotes: post.draft ? 0 : Math.round(random() ** 2 * (post.starred ? 400 : 120)) + 3,
  }
}

const escaped = (line: string) =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** As `PostEntry` says. */
function htmlOf(text: string): string {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
  return lines
    .map((line, at) => {
      if (line.startsWith('## ')) return `<h2>${escaped(line.slice(3))}</h2>`
      if (line.startsWith('> ')) return `<blockquote><p>${escaped(line.slice(2))}</p></blockquote>`
      if (!line.startsWith('- ')) return `<p>${escaped(line)}</p>`
      const begins = !lines[at - 1]?.startsWith('- ')
      const ends = !lines[at + 1]?.startsWith('- ')
      return `${begins ? '<ul>' : ''}<li>${escaped(line.slice(2))}</li>${ends ? '</ul>' : ''}`
    })
    .join('')
}
