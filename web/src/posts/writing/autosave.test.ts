import { expect, test } from 'vitest'
import type { WrittenPost } from '@loadout/contract/posts/writing.ts'
import { CallError } from '../../platform/call/call-error.ts'
import {
  afterAutosave,
  beginAutosave,
  isToBeSent,
  isTold,
  isUnsent,
  type AutosaveAction,
} from './autosave.ts'
import { emptyPost, missingIn, type PostForm } from './post-form.ts'

const empty = emptyPost(0)
const written = (title: string) => ({ ...empty, title })
const post = (revision: number) => ({ id: 7, revision, kept: 100 }) as WrittenPost
const type = (title: string): AutosaveAction => ({
  type: 'change',
  change: (form) => ({ ...form, title }),
})
const begun = beginAutosave({ post: undefined, form: empty, unsent: undefined })
const after = (...actions: AutosaveAction[]) => actions.reduce(afterAutosave, begun)
const kept = (revision: number): AutosaveAction => ({
  type: 'kept',
  saved: { id: 7, revision },
  at: 100,
})

test('POST-20 an empty editor sends nothing; the first letters are sent, and once', () => {
  expect(isToBeSent(begun)).toBe(false)
  expect(isToBeSent(after(type('A')))).toBe(true)
  expect(isToBeSent(after(type('A'), { type: 'send', form: written('A') }))).toBe(false)
})

test('POST-20 what is typed while something is on its way is sent after it', () => {
  const state = after(type('A'), { type: 'send', form: written('A') }, type('AB'), kept(1))
  expect(state.saved).toEqual({ id: 7, revision: 1 })
  expect([isUnsent(state), isToBeSent(state)]).toEqual([true, true])
})

test('POST-20 while the server is away nothing is sent and nothing is lost', () => {
  const away = after(type('A'), { type: 'send', form: written('A') }, { type: 'unreachable' })
  expect([away.form.title, isUnsent(away), isToBeSent(away)]).toEqual(['A', true, false])
  expect(isToBeSent(afterAutosave(away, { type: 'reachable' }))).toBe(true)
})

test('POST-20 what had arrived without an answer is no other window’s, and what was typed since is sent', () => {
  const lost = [
    kept(1),
    type('A'),
    { type: 'send', form: written('A') } as const,
    { type: 'unreachable' } as const,
    { type: 'reachable' } as const,
    type('AB'),
    { type: 'send', form: written('AB') } as const,
  ]
  const found = (title: string): AutosaveAction => ({
    type: 'others were faster',
    theirs: post(2),
    form: written(title),
  })
  const own = after(...lost, found('A'))
  expect([own.saved, own.keptAt, own.kept.title]).toEqual([{ id: 7, revision: 2 }, 100, 'A'])
  expect([own.theirs, isToBeSent(own)]).toEqual([undefined, true])
  expect(after(...lost, found('B')).theirs).toEqual(post(2))
})

test('POST-20 what was refused waits for a change', () => {
  const refused = after(
    type('A'),
    { type: 'send', form: written('A') },
    { type: 'refused', refusal: new CallError(400, 'too_many_drafts', 'You have too many.') },
  )
  expect(isToBeSent(refused)).toBe(false)
  expect(isToBeSent(afterAutosave(refused, type('B')))).toBe(true)
})

test('POST-20 the same refusal at each pause of typing is told once, until something else is refused or kept', () => {
  const tooMany = new CallError(400, 'too_many_drafts', 'You have too many.')
  const tooLong = new CallError(400, 'too_long', 'That is too long.', 'title')
  const refused = after(
    type('A'),
    { type: 'send', form: written('A') },
    { type: 'refused', refusal: tooMany },
    type('AB'),
  )
  expect([isTold(begun, tooMany), isTold(refused, tooMany)]).toEqual([false, true])
  expect(isTold(refused, tooLong)).toBe(false)
  const ofAnotherField = new CallError(400, 'too_long', 'That is too long.', 'text')
  const next = afterAutosave(refused, { type: 'refused', refusal: tooLong })
  expect([isTold(next, tooLong), isTold(next, ofAnotherField)]).toEqual([true, false])
  expect(isTold(afterAutosave(refused, kept(1)), tooMany)).toBe(false)
})

test('POST-20 a post that may not be published is kept all the same', () => {
  const sent = after(type('A'), { type: 'send', form: written('A') })
  const refusal = new CallError(400, 'tag_illegal', 'A tag is not allowed.', 'tags')
  const refused = afterAutosave(sent, { type: 'not done', refusal })
  expect(isToBeSent(refused)).toBe(true)
  expect(refused.refusal).toBeUndefined()
})

test('POST-37 what publishing was refused for is known until it is tried again, whatever is kept meanwhile', () => {
  const refusal = new CallError(400, 'tag_illegal', 'A tag is not allowed.', 'tags')
  const form = written('A')
  const refused = after(
    { type: 'send', form: empty, wanted: 'publish' },
    { type: 'not done', refusal },
    type('A'),
    { type: 'send', form },
    kept(2),
  )
  expect(refused.notDone).toBe(refusal)
  const again = afterAutosave(refused, { type: 'send', form, wanted: 'publish' })
  expect(again.notDone).toBeUndefined()
})

test('POST-37 of two windows the slower one sends nothing before its author has chosen', () => {
  const slower = after(type('A'), { type: 'send', form: written('A') }, kept(1), type('mine'), {
    type: 'others were faster',
    theirs: post(2),
    form: written('theirs'),
  })
  expect(isToBeSent(slower)).toBe(false)
  const mine = afterAutosave(slower, { type: 'keep mine' })
  expect([mine.form.title, mine.saved?.revision, isToBeSent(mine)]).toEqual(['mine', 2, true])
  const theirs = afterAutosave(slower, { type: 'take', theirs: post(2), form: written('theirs') })
  expect([theirs.form.title, isUnsent(theirs), theirs.edition]).toEqual(['theirs', false, 1])
})

test('POST-20 what an earlier visit left is taken up; beside a newer text both are there', () => {
  const unsent = { form: written('left'), revision: 1, at: 50 }
  const begin = (revision: number) =>
    beginAutosave({ post: post(revision), form: written('old'), unsent })
  expect([begin(1).form.title, begin(1).theirs]).toEqual(['left', undefined])
  expect([begin(2).form.title, begin(2).theirs?.revision]).toEqual(['left', 2])
  expect(isToBeSent(begin(2))).toBe(false)
})

test('POST-20 what an older version of the site left in the browser is taken up, with the fields that it did not know', () => {
  const { languageId, content } = empty
  const form = { title: 'left', content, languageId } as PostForm
  const state = beginAutosave({
    post: post(1),
    form: { ...written('old'), categories: [2] },
    unsent: { form, revision: 1, at: 50 },
  })
  expect(state.form).toMatchObject({ title: 'left', categories: [2] })
  expect(isToBeSent(state)).toBe(true)
})

test.each([
  { length: 279, min: 280, missing: ['text'] },
  { length: 280, min: 280, missing: [] },
  { length: 1, min: 0, missing: [] },
  { length: 0, min: 0, missing: ['text'] },
])('POST-39 POST-40 $length characters of at least $min lack $missing', (row) => {
  const words = 'x'.repeat(row.length)
  const form = { ...written('Title'), content: `<p>${words}</p>`, categories: [2] }
  expect(missingIn(form, words, row.min)).toEqual(row.missing)
})

test('POST-40 a picture or a player is enough for whoever need not write much, and for nobody else', () => {
  const lacks = (content: string, min: number) =>
    missingIn({ ...written('Title'), content, categories: [2] }, '', min)
  for (const content of [
    '<figure><img src="/x"></figure>',
    '<p><a href="/x" data-video=""></a></p>',
  ]) {
    expect(lacks(content, 0)).toEqual([])
    expect(lacks(content, 280)).toEqual(['text'])
  }
})

test('POST-39 a post needs a title and a game', () => {
  expect(missingIn(empty, '', 280)).toEqual(['title', 'text', 'game'])
})

test('AMB-45 an unsent text is taken up again without its poll, which staff may have closed since; that of a post that was never kept comes along', () => {
  const poll = (question: string) => ({
    texts: [{ language_id: 0 as const, question, options: ['Red', 'Blue'] }],
    ends_at: null,
  })
  const unsent = { form: { ...written('B'), poll: poll('Old?') }, revision: 1, at: 90 }
  const form = { ...written('A'), poll: poll('New?') }
  const taken = beginAutosave({ post: post(1), form, unsent }).form
  expect([taken.title, taken.poll]).toEqual(['B', poll('New?')])
  const fresh = { ...unsent, revision: undefined }
  expect(beginAutosave({ post: undefined, form: empty, unsent: fresh }).form.poll).toEqual(
    poll('Old?'),
  )
})
