import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { contentLength, isEmptyText } from '@loadout/contract/posts/post-rules.ts'
import type { ArticlePoll } from '@loadout/contract/polls/article-poll.ts'
import type { WrittenPost } from '@loadout/contract/posts/writing.ts'
import { pollChange } from '../../admin/polls/poll-form.ts'
import { isSame } from '../../platform/is-same.ts'

/** What an author fills in. */
export type PostForm = {
  title: string
  content: string
  languageId: LanguageId
  categories: number[]
  /** As they are typed, with commas; of admins alone. */
  tags: string
  /** Null for none; of admins alone. */
  poll: ArticlePoll | null
  /** A new picture, or none but the pattern of the game (''); undefined leaves the one there is. */
  picture?: File | '' | undefined
}

export const emptyPost = (languageId: LanguageId): PostForm => ({
  title: '',
  content: '',
  languageId,
  categories: [],
  tags: '',
  poll: null,
})

/** `asEdited` writes the text as the editor does, so that opening it is no change. */
export const formOf = (post: WrittenPost, asEdited: (html: string) => string): PostForm => ({
  title: post.title,
  content: asEdited(post.content),
  languageId: post.language_id as LanguageId,
  categories: post.categories.map(({ id }) => id),
  tags: post.tags.map(({ name }) => name).join(', '),
  poll: post.poll,
})

/** What the server keeps while somebody writes; the rest goes with publishing. */
export const keptPart = ({ title, content, languageId, categories }: PostForm) => ({
  title: title.trim(),
  content,
  language_id: languageId,
  categories: categories.toSorted((one, other) => one - other),
})

export const isKeptAlike = (one: PostForm, other: PostForm): boolean =>
  isSame(keptPart(one), keptPart(other))

const tagsIn = (typed: string) =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** What only admins have, as far as it was changed since the server had it. */
export const adminPart = (before: PostForm, form: PostForm) => ({
  ...(tagsIn(before.tags).join() === tagsIn(form.tags).join() ? {} : { tags: tagsIn(form.tags) }),
  ...(isSame(before.poll, form.poll) ? {} : { poll: pollChange(before.poll, form.poll) }),
  ...(form.picture === undefined || form.picture === before.picture ? {} : { image: form.picture }),
})

/** What readers would miss, in the order of the form. */
export type Missing = 'title' | 'text' | 'game'

export function missingIn(form: PostForm, text: string, min: number): Missing[] {
  const missing: Missing[] = []
  if (form.title.trim() === '') missing.push('title')
  if (contentLength(text) < min || isEmptyText(form.content)) missing.push('text')
  if (form.categories.length === 0) missing.push('game')
  return missing
}
