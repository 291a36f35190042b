import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import type { NewsVersionInput, saveNews, StaffNews } from '@loadout/contract/news/newsroom.ts'
import type { InputOf } from '@loadout/contract/platform/endpoint.ts'
import type { ArticlePoll } from '@loadout/contract/polls/article-poll.ts'
import { isSame } from '../../platform/is-same.ts'
import { textIn, type WithTexts } from '../editing/texts.ts'
import type { NamedPerson } from '../people/use-added-people.ts'
import { pollChange } from '../polls/poll-form.ts'
import { isLater, momentOf, timeFieldOf } from './time-field.ts'

type NewsText = { title: string; excerpt: string; content: string }

/**
 * What somebody edits: the news as a whole, and their text in every language, the primary one
 * first.
 */
export type NewsForm = WithTexts<NewsText> & {
  categories: number[]
  /** As they are typed, with commas. */
  tags: string
  people: NamedPerson[]
  pinned: boolean
  /** Null for none. */
  poll: ArticlePoll | null
  /** A new picture, or none but the pattern of the game (''); undefined leaves the one there is. */
  picture?: File | '' | undefined
  /** Of a field for date and time; empty is "when it is published". */
  time: string
}

/** What is not saved yet is one, too. */
export const isDraft = (news: Pick<StaffNews, 'state'> | undefined): boolean =>
  news === undefined || news.state === 'draft'

export const emptyText: NewsText = { title: '', excerpt: '', content: '' }

export const emptyForm = (languageId: LanguageId): NewsForm => ({
  texts: [{ languageId, text: emptyText }],
  categories: [],
  tags: '',
  people: [],
  pinned: false,
  poll: null,
  time: '',
})

/** `asEdited` writes a text as the editor does, so that opening it is no change. */
export const formOf = (news: StaffNews, asEdited: (html: string) => string): NewsForm => ({
  texts: news.versions.map(({ language_id, title, excerpt, content }) => ({
    languageId: language_id as LanguageId,
    text: { title, excerpt, content: asEdited(content) },
  })),
  categories: news.categories.map(({ id }) => id),
  tags: news.tags.map(({ name }) => name).join(', '),
  people: news.user_tags,
  pinned: news.pinned,
  poll: news.poll,
  time: news.published === null ? '' : timeFieldOf(news.published),
})

/** What a save may be missing, in the order of the form. */
export type Missing = 'title' | 'text' | 'game'

const isEmpty = ({ title, excerpt, content }: NewsText) =>
  title.trim() === '' && excerpt.trim() === '' && content === ''

/** Without languages that have been added, in which nothing has been written yet. */
const begunTexts = (base: NewsForm, { texts }: NewsForm): NewsForm['texts'] =>
  texts.filter(
    ({ languageId, text }, place) => place === 0 || textIn(base, languageId) || !isEmpty(text),
  )

/** A draft needs no more than a title in each language that has been begun. */
export function missingIn({ texts, categories }: NewsForm, isForReaders: boolean): Missing[] {
  const missing: Missing[] = []
  const isWanted = (text: NewsText, place: number) => isForReaders || place === 0 || !isEmpty(text)
  if (texts.some(({ text }, place) => text.title.trim() === '' && isWanted(text, place)))
    missing.push('title')
  if (!isForReaders) return missing
  if (texts.some(({ text }) => text.content === '')) missing.push('text')
  if (categories.length === 0) missing.push('game')
  return missing
}

const tagsIn = (typed: string) =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

type Settings = Pick<
  InputOf<typeof saveNews>,
  'categories' | 'tags' | 'user_tags' | 'pinned' | 'image' | 'poll' | 'publish' | 'publish_at'
>
/** What is to become of the news with a save. */
export type Wish = 'keep' | 'draft' | 'publish'

/** What a save does to readers beside what its button says. */
type Turn = 'taken back' | 'published at once'

/** Where they stop reading the news, or have at once what was to come later. */
export function turnOf(
  news: Pick<StaffNews, 'state'> | undefined,
  times: { before: string; now: string },
  wish: Wish,
): Turn | undefined {
  if (isDraft(news)) return undefined
  const wasScheduled = isLater(times.before)
  if (wish === 'draft') return wasScheduled ? undefined : 'taken back'
  return wasScheduled && !isLater(times.now) ? 'published at once' : undefined
}

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)
const differs = (one: unknown, other: unknown) => !isSame(one, other)

function settingsOf(base: NewsForm, form: NewsForm, wish: Wish): Settings {
  const changed: Settings = {}
  if (differs(inOrder(base.categories), inOrder(form.categories)))
    changed.categories = form.categories
  if (differs(tagsIn(base.tags), tagsIn(form.tags))) changed.tags = tagsIn(form.tags)
  if (differs(base.people, form.people)) changed.user_tags = form.people.map(({ id }) => id)
  if (base.pinned !== form.pinned) changed.pinned = form.pinned
  if (differs(base.poll, form.poll)) changed.poll = pollChange(base.poll, form.poll)
  if (form.picture !== undefined) changed.image = form.picture
  if (wish === 'draft') changed.publish = false
  else if (base.time !== form.time || wish === 'publish') {
    const moment = base.time === form.time ? undefined : momentOf(form.time)
    if (moment !== undefined) changed.publish_at = moment
    if (wish === 'publish' || moment !== undefined || base.time !== '') changed.publish = true
  }
  return changed
}

const textChanges = (base: NewsText, text: NewsText): Partial<NewsText> =>
  Object.fromEntries(
    Object.entries(text).filter(([field, value]) => base[field as keyof NewsText] !== value),
  )

type Saving = {
  /** Every language of the form, the primary one first, with what has changed of its text. */
  versions: NewsVersionInput[]
  settings: Settings
}

/** What makes the news what the form says. A language that is new has all of its text. */
export const savingOf = (base: NewsForm, form: NewsForm, wish: Wish): Saving => ({
  versions: begunTexts(base, form).map(({ languageId, text }) => {
    const before = textIn(base, languageId)
    return { language_id: languageId, ...(before ? textChanges(before, text) : text) }
  }),
  settings: settingsOf(base, form, wish),
})

/** The form without the one thing a draft cannot keep: when it is to be published. */
export const withoutTime = (base: NewsForm, form: NewsForm): NewsForm => ({
  ...form,
  time: base.time,
})

/** Whether anything of the form is not saved. */
export function isChanged(base: NewsForm, form: NewsForm): boolean {
  const { versions, settings } = savingOf(base, form, 'keep')
  return (
    Object.keys(settings).length > 0 ||
    versions.some((version) => Object.keys(version).length > 1) ||
    base.texts.some(({ languageId }) => !textIn(form, languageId)) ||
    begunTexts(base, form).some(({ languageId }) => !textIn(base, languageId))
  )
}
