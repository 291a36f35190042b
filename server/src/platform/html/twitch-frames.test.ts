import { expect, test } from 'vitest'
import { listHeroContent } from '@loadout/contract/hero/hero.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import { editNews } from '@loadout/contract/news/newsroom.ts'
import { staffWith } from '../../../test/member-of-staff.ts'
import { startSite } from '../../../test/start-site.ts'

const PLAYER = 'https://player.twitch.tv/?channel=harbour_cup'

test('STREAM-19 what staff save of Twitch does not say where it is framed, in news and on the front page', async () => {
  const { call, make, as } = await startSite()
  const staff = await make.member(staffWith('canPublishNews', 'canManageContent'))
  const news = await make.news()
  const content =
    `<p>Live:</p><iframe src="${PLAYER}&amp;parent=old.example"></iframe>` +
    `<p><a data-video href="https://player.twitch.tv/?video=12345&amp;parent=old.example">Again</a></p>`
  await call(editNews, { id: news.id, revision: 1, language_id: 0, content }, await as(staff))

  const saved = (await call(getNews, { id: news.id })).content
  expect(saved).not.toContain('parent')
  expect(saved).toContain(`href="${PLAYER}"`)
  expect(saved).toMatch(/href="https:\/\/player\.twitch\.tv\/\?video=12345"[^>]* data-video/)

  for (const type of [1, 2] as const)
    await make.heroSlide({ type, identifier: `${PLAYER}&parent=old.example` })
  const slides = (await call(listHeroContent, {})).entries
  expect(slides.map(({ identifier }) => identifier)).toEqual([PLAYER, PLAYER])
})
