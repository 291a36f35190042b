import { readAllNews } from '@loadout/demo/all-news.ts'
import { languageByLocale, type LanguageId } from '@loadout/contract/languages/languages.ts'
import type { Seed } from './site-process.ts'

/**
 * An article as it is on a site with readers: the demo's first one in all its languages, with a
 * hundred comments and other news around it. Answers the article.
 */
export async function seedFullArticle(seed: Seed) {
  const [entry, ...others] = await readAllNews()
  if (!entry) throw new Error('the demo has no news')
  const author = await seed.member({ username: 'Haldor' })
  const people = await Promise.all(
    ['mirka', 'Saga', 'Ozzy7', 'Bruno', 'Katja', 'Oleksa', 'Lina'].map((username) =>
      seed.member({ username }),
    ),
  )
  for (const other of others.slice(0, 7)) await seed.news(wishOf(other))
  const news = await seed.news({ ...wishOf(entry), author, userTags: people.slice(0, 1) })
  const messages = [entry, ...others].flatMap(({ comments }) => comments.map(({ text }) => text))
  for (const [index, message] of messages.slice(0, 100).entries())
    await seed.comment({ on: news, by: people[index % people.length]!, message })
  return news
}

type DemoNews = Awaited<ReturnType<typeof readAllNews>>[number]

function wishOf({ versions: { en, ...more }, tags, image, upvotes, categories }: DemoNews) {
  const versions = Object.entries(more).map(([locale, version]) => ({
    languageId: languageByLocale(locale)?.id as LanguageId,
    ...version,
  }))
  return {
    ...en,
    versions,
    tags: [...tags],
    image,
    upvotes,
    categoryIds: categories.includes('csgo') ? [2] : [2, 3],
  }
}
