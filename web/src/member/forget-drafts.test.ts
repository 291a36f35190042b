import { afterEach, expect, test, vi } from 'vitest'
import { emptyForm as emptyEvent } from '../admin/calendar/event-form.ts'
import { emptyForm as emptyPage } from '../admin/content-pages/page-form.ts'
import { emptyForm } from '../admin/news/news-form.ts'
import { writeDraft } from '../comments/writing/drafts.ts'
import { keepUnsaved } from '../editor/unsaved.ts'
import { emptyPost } from '../posts/writing/post-form.ts'
import { KeptStorage } from '../../test/kept-storage.ts'
import { forgetDrafts } from './forget-drafts.ts'

afterEach(() => void vi.unstubAllGlobals())

test('M09 what a member has begun to write is deleted, comments, posts, news, pages and events alike, and of nobody else', () => {
  const storage = new KeptStorage()
  vi.stubGlobal('localStorage', storage)
  storage.setItem('loadout:theme', 'dark')
  for (const member of [7, 70]) {
    writeDraft({ articleId: 1, userId: member }, 'Half a thought')
    for (const id of [undefined, 3])
      keepUnsaved(
        { of: 'news', memberId: member, id },
        { form: emptyForm(0), revision: undefined, at: 0 },
      )
    keepUnsaved(
      { of: 'page', memberId: member, id: 3 },
      { form: emptyPage(0), revision: undefined, at: 0 },
    )
    keepUnsaved(
      { of: 'event', memberId: member, id: 3 },
      { form: emptyEvent(0, 'UTC'), revision: undefined, at: 0 },
    )
    keepUnsaved(
      { of: 'post', memberId: member, id: undefined },
      { form: emptyPost(0), revision: undefined, at: 0 },
    )
  }
  const before = Object.keys(storage)
  expect(before).toHaveLength(13)
  // What browsers have kept so far is found again.
  expect(before).toContain('loadout:comment-draft:7:1')
  expect(before).toContain('loadout:unsaved-post:7:new')

  forgetDrafts(7)
  expect(Object.keys(storage)).toEqual(before.filter((key) => !key.includes(':7:')))
  expect(Object.keys(storage)).toHaveLength(7)
})

test('M09 where nothing can be kept there is nothing to delete', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => forgetDrafts(7)).not.toThrow()
})
