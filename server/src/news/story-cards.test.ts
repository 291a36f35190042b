import { expect, test } from 'vitest'
import { insides, textOf } from '../../test/read-page.ts'
import { startSite } from '../../test/start-site.ts'

test.each([
  { stored: 0, shown: '1' },
  { stored: 41, shown: '42' },
])(
  'VOTE-01 an article of $stored upvotes has $shown on its card, wherever it is listed',
  async ({ stored, shown }) => {
    const { get, make } = await startSite()
    const author = await make.member()
    await make.news({
      author,
      title: 'Kestrel win',
      upvotes: stored,
    })
    for (const path of ['/', `/news-archive/${author.id}/${author.username}`]) {
      const main = insides(await (await get(`${path}?lang=en`)).text(), 'main')
        .map(textOf)
        .join(' ')
      expect(main, path).toContain('Kestrel win')
      expect(main, path).toMatch(new RegExp(`Upvotes:? ${shown}\\b`, 'i'))
    }
  },
)
