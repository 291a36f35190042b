import { useEffect, useSyncExternalStore } from 'react'
import { COMMENT_MAX } from '@loadout/contract/comments/comments.ts'
import { draftKey } from '../../member/draft-key.ts'
import { createListeners } from '../../platform/listeners.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

/** What a member has begun to write below an article. */
export type DraftOf = { articleId: number; userId: number }

const key = ({ articleId, userId }: DraftOf) =>
  draftKey('comment-draft', { memberId: userId, id: articleId })
const { subscribe, notify } = createListeners()

/**
 * What stands in the forms of this page. Another tab keeps what it writes at the same place, which
 * takes nothing away from a field that somebody sees.
 */
const open = new Map<string, string>()

const readDraft = (of: DraftOf) => open.get(key(of)) ?? readStored(key(of)) ?? ''

/** For as long as the page has a place to write, wherever in it the form stands. */
export function useOpenDraft({ articleId, userId }: DraftOf): void {
  useEffect(() => {
    const of = { articleId, userId }
    open.set(key(of), readDraft(of))
    return () => void open.delete(key(of))
  }, [articleId, userId])
}

function showDraft(of: DraftOf, text: string) {
  if (open.has(key(of))) open.set(key(of), text)
  notify()
}

export function writeDraft(of: DraftOf, text: string): void {
  const kept = [...text].slice(0, COMMENT_MAX).join('')
  writeStored(key(of), kept || undefined)
  showDraft(of, kept)
}

/** It has been posted. What another tab has written since stays kept. */
export function endDraft(of: DraftOf, posted: string): void {
  if (readStored(key(of)) === posted) writeStored(key(of), undefined)
  showDraft(of, '')
}

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
