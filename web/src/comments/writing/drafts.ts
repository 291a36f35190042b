import { useSyncExternalStore } from 'react'
import { COMMENT_MAX } from '@loadout/contract/comments/comments.ts'
import { draftKey } from '../../member/draft-key.ts'
import { createListeners } from '../../platform/listeners.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

/** What a member has begun to write below an article. */
export type DraftOf = { articleId: number; userId: number }

const key = ({ articleId, userId }: DraftOf) =>
  draftKey('comment-draft', { memberId: userId, id: articleId })
const { subscribe, notify } = createListeners()

export function writeDraft(of: DraftOf, text: string): void {
  writeStored(key(of), text === '' ? undefined : text.slice(0, COMMENT_MAX))
  notify()
}

const readDraft = (of: DraftOf) => readStored(key(of)) ?? ''

/** It is kept until it is posted: over a reload, and when sending fails. */
export const useDraft = (of: DraftOf): string =>
  useSyncExternalStore(subscribe, () => readDraft(of))

/** Begins an answer by naming who is answered (AMB-159), after what has been written so far. */
export function beginReply(of: DraftOf, username: string): void {
  const draft = readDraft(of)
  const name = `@${username} `
  if (!draft.endsWith(name))
    writeDraft(of, draft === '' || /\s$/.test(draft) ? draft + name : `${draft} ${name}`)
}

/** Takes the name back of somebody who has not been answered; what else was written stays. */
export function endReply(of: DraftOf, username: string): void {
  const draft = readDraft(of)
  const name = `@${username} `
  if (draft.endsWith(name)) writeDraft(of, draft.slice(0, -name.length))
}
