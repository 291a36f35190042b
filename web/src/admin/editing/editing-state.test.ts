import { expect, test } from 'vitest'
import { CallError } from '../../platform/call/call-error.ts'
import {
  editingReducer,
  initialEditing,
  type EditingAction,
  type EditingState,
  type FormKind,
} from './editing-state.ts'
import type { WithTexts } from './texts.ts'

type Article = { id: number; revision: number; title: string }
type State = EditingState<Article, WithTexts, 'keep' | 'publish'>

const formWith = (title: string): WithTexts => ({
  texts: [{ languageId: 0, text: { title, content: '' } }],
})
const titleIn = ({ texts }: WithTexts) => texts[0]?.text.title
/** The server writes in capitals what the editor writes as it was typed. */
const kind: FormKind<Article, WithTexts> = {
  emptyForm: () => formWith(''),
  formOf: ({ title }) => formWith(title),
  isUnsaved: (base, form) => titleIn(base) !== titleIn(form),
  settle: (_, sent) => ({ base: sent, form: sent }),
}
const article: Article = { id: 7, revision: 3, title: 'Mine' }
const refusal = new CallError(400, 'title_missing', 'You must enter a title.', 'versions')

const begin = (edited: Article | undefined = article, offered?: string): State =>
  initialEditing(kind, edited, {
    languageId: 0,
    offered:
      offered === undefined ? undefined : { form: formWith(offered), revision: 2, at: 1_700_000 },
  })
const after = (
  state: State,
  ...actions: EditingAction<Article, WithTexts, 'keep' | 'publish'>[]
): State => actions.reduce((now, action) => editingReducer(kind, now, action), state)
const typed = (title: string) => ({ type: 'change', change: formWith(title) }) as const
const isUnsaved = ({ base, form }: State) => kind.isUnsaved(base.form, form, base.edited)

test('ADMIN-09 what is opened is saved until something is written, and what is new is nowhere', () => {
  expect(isUnsaved(begin())).toBe(false)
  expect(isUnsaved(after(begin(), typed('Mine!')))).toBe(true)
  expect(isUnsaved(after(begin(), typed('Mine!'), typed('Mine')))).toBe(false)
  expect(initialEditing(kind, undefined, { languageId: 0, offered: undefined }).base.saved).toBe(
    undefined,
  )
})

test('ADMIN-09 what was kept before a form had a field has what is saved in it', () => {
  const withGame: FormKind<Article, WithTexts & { game: string }> = {
    emptyForm: () => ({ ...formWith(''), game: '' }),
    formOf: ({ title }) => ({ ...formWith(title), game: 'CS:GO' }),
    isUnsaved: (base, form) =>
      titleIn(base) !== titleIn(form) || base.game.at(0) !== form.game.at(0),
    settle: (_, sent) => ({ base: sent, form: sent }),
  }
  const kept = { form: formWith('Mine!') as never, revision: 3, at: 1_700_000 }
  const { offered } = initialEditing(withGame, article, { languageId: 0, offered: kept })
  expect(offered).toEqual({ ...kept, form: { ...formWith('Mine!'), game: 'CS:GO' } })
})

test('ADMIN-09 a save leaves the texts as they were written, with the revision of the server', () => {
  const sent = formWith('Mine!')
  const written = { ...article, revision: 4, title: 'MINE!' }
  const saving = after(begin(), { type: 'change', change: sent }, { type: 'save', wish: 'keep' })
  expect(saving.busy).toBe('keep')
  const saved = after(saving, { type: 'saved', edited: written, sent, at: 5 })
  expect([saved.form, saved.busy, saved.edition]).toEqual([sent, undefined, 0])
  expect(saved.base).toEqual({ saved: { id: 7, revision: 4 }, edited: written, form: sent, at: 5 })
  expect(isUnsaved(saved)).toBe(false)
})

test('ADMIN-09 what is written on while it is being saved stays, and is unsaved', () => {
  const sent = formWith('Mine!')
  const state = after(
    begin(),
    { type: 'change', change: sent },
    { type: 'save', wish: 'keep' },
    typed('Mine!!'),
    { type: 'saved', edited: { ...article, revision: 4 }, sent, at: 5 },
  )
  expect([titleIn(state.form), titleIn(state.base.form), isUnsaved(state)]).toEqual([
    'Mine!!',
    'Mine!',
    true,
  ])
})

test('ADMIN-09 a refused save keeps everything, says what is wrong and can be tried again', () => {
  const refused = after(
    begin(),
    typed('Mine!'),
    { type: 'save', wish: 'publish' },
    {
      type: 'refused',
      refusal,
    },
  )
  expect([titleIn(refused.form), refused.refusal, refused.busy, refused.base]).toEqual([
    'Mine!',
    refusal,
    undefined,
    begin().base,
  ])
  expect(after(refused, { type: 'save', wish: 'publish' }).refusal).toBeUndefined()
})

test('ADMIN-09 of what was saved and could not be read the number is known: the next save makes no second one', () => {
  const sent = formWith('New')
  const saved = { id: 9, revision: 1 }
  const state = after(
    initialEditing<Article, WithTexts, 'keep' | 'publish'>(kind, undefined, {
      languageId: 0,
      offered: undefined,
    }),
    { type: 'change', change: sent },
    { type: 'save', wish: 'keep' },
    { type: 'saved unread', saved, sent, refusal },
  )
  expect([state.base.saved, state.busy, isUnsaved(state)]).toEqual([saved, undefined, false])
})

test('ADMIN-09 when somebody else was faster both are there, and mine can be put over theirs', () => {
  const theirs = { ...article, revision: 4, title: 'Theirs' }
  const told = after(
    begin(),
    typed('Mine!'),
    { type: 'save', wish: 'keep' },
    {
      type: 'others were faster',
      theirs,
    },
  )
  expect([titleIn(told.form), told.theirs, told.base.saved?.revision]).toEqual(['Mine!', theirs, 3])

  const mine = after(told, { type: 'keep mine' })
  expect([titleIn(mine.form), mine.base.saved?.revision, mine.theirs, mine.edition]).toEqual([
    'Mine!',
    4,
    undefined,
    0,
  ])
  expect(isUnsaved(mine)).toBe(true)

  const taken = after(told, { type: 'take theirs' })
  expect([titleIn(taken.form), taken.base.saved?.revision, taken.edition]).toEqual(['Theirs', 4, 1])
  expect([isUnsaved(taken), taken.theirs]).toEqual([false, undefined])
})

test('ADMIN-09 what an earlier visit left is offered, and taken with the revision it began from', () => {
  const offered = begin(article, 'Left')
  expect(titleIn(offered.form)).toBe('Mine')
  const taken = after(offered, { type: 'take offered' })
  expect([titleIn(taken.form), taken.base.saved, taken.edition, taken.offered]).toEqual([
    'Left',
    { id: 7, revision: 2 },
    1,
    undefined,
  ])
  expect(isUnsaved(taken)).toBe(true)
  const dropped = after(offered, { type: 'drop offered' })
  expect([titleIn(dropped.form), dropped.offered]).toEqual(['Mine', undefined])
})

test('ADMIN-09 what an earlier visit left is not offered when it is saved already', () => {
  expect(begin(article, 'Mine').offered).toBeUndefined()
})
