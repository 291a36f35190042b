import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import type { createNews, editNews, StaffNews } from '@loadout/contract/news/newsroom.ts'
import type { InputOf } from '@loadout/contract/platform/endpoint.ts'
import { firstOf, textIn, type WithTexts } from '../editing/texts.ts'
import { momentOf, timeFieldOf } from './time-field.ts'

export type NewsText = { title: string; excerpt: string; content: string }
export type Person = { id: number; name: string }

/**
 * What somebody edits: the news as a whole, and their text in every language, the primary one
 * first.
 */
export type NewsForm = WithTexts<NewsText> & {
  categories: number[]
  /** As they are typed, with commas. */
  tags: string
  people: Person[]
  pinned: boolean
  /** A new picture, or none but the pattern of the game (''); undefined leaves the one there is. */
  picture?: File | '' | undefined
  /** Of a field for date and time; empty is "when it is published". */
  time: string
}

/** What is not saved yet is one, too. */
export const isDraft = (news: StaffNews | undefined): boolean =>
  news === undefined || news.state === 'draft'

export const emptyText: NewsText = { title: '', excerpt: '', content: '' }

export const emptyForm = (languageId: LanguageId): NewsForm => ({
  texts: [{ languageId, text: emptyText }],
  categories: [],
  tags: '',
  people: [],
  pinned: false,
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
  time: news.published === null ? '' : timeFieldOf(news.published),
})

/** What a save may be missing, in the order of the form. */
export type Missing = 'title' | 'text' | 'game'

/** A draft needs no more than a title in each of its languages. */
export function missingIn({ texts, categories }: NewsForm, isForReaders: boolean): Missing[] {
  const missing: Missing[] = []
  if (texts.some(({ text }) => text.title.trim() === '')) missing.push('title')
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
  InputOf<typeof createNews>,
  'categories' | 'tags' | 'user_tags' | 'pinned' | 'image' | 'publish' | 'publish_at'
>
type Edit = Omit<InputOf<typeof editNews>, 'id' | 'revision'>

/** What is to become of the news with a save. */
export type Wish = 'keep' | 'draft' | 'publish'

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)
const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

function settingsOf(base: NewsForm, form: NewsForm, wish: Wish): Settings {
  const changed: Settings = {}
  if (differs(inOrder(base.categories), inOrder(form.categories)))
    changed.categories = form.categories
  if (differs(tagsIn(base.tags), tagsIn(form.tags))) changed.tags = tagsIn(form.tags)
  if (differs(base.people, form.people)) changed.user_tags = form.people.map(({ id }) => id)
  if (base.pinned !== form.pinned) changed.pinned = form.pinned
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

export type Saving = {
  /** Further languages first, so that news are whole when readers see them. */
  others: Edit[]
  removed: LanguageId[]
  /** The primary language with the settings; undefined when nothing of it changes. */
  primary: Edit | undefined
}

/** The calls that make the news what the form says. */
export function savingOf(base: NewsForm, form: NewsForm, wish: Wish): Saving {
  const primaryId = firstOf(form)
  const others = form.texts
    .filter(({ languageId }) => languageId !== primaryId)
    .flatMap(({ languageId, text }): Edit[] => {
      const before = textIn(base, languageId)
      const change = before ? textChanges(before, text) : text
      return Object.keys(change).length === 0 ? [] : [{ language_id: languageId, ...change }]
    })
  const primary = {
    ...textChanges(textIn(base, primaryId) ?? emptyText, textIn(form, primaryId) ?? emptyText),
    ...settingsOf(base, form, wish),
  }
  return {
    others,
    removed: base.texts
      .map(({ languageId }) => languageId)
      .filter((languageId) => languageId !== primaryId && !textIn(form, languageId)),
    primary: Object.keys(primary).length === 0 ? undefined : { language_id: primaryId, ...primary },
  }
}

/** The form without the one thing a draft cannot keep: when it is to be published. */
export const withoutTime = (base: NewsForm, form: NewsForm): NewsForm => ({
  ...form,
  time: base.time,
})

/** Whether anything of the form is not saved. */
export function isChanged(base: NewsForm, form: NewsForm): boolean {
  const { others, removed, primary } = savingOf(base, form, 'keep')
  return others.length > 0 || removed.length > 0 || primary !== undefined
}
