import type { Comment } from '@loadout/contract/comments/comments.ts'
import { commentChannel } from '@loadout/contract/comments/comment-channel.ts'
import {
  EDIT_SECONDS,
  FREE_EDIT_SECONDS,
  MAX_EDITS,
  type editComment as editCommentCall,
} from '@loadout/contract/comments/own-comments.ts'
import { isBanned } from '../accounts/is-banned.ts'
import { lockCaller } from '../accounts/lock-members.ts'
import { reactionsTag } from '../articles/page-tags.ts'
import { isBlocked } from '../following/blocks.ts'
import type { Db } from '../platform/db/database.ts'
import { notAllowed, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { messageOf } from './comment-message.ts'
import { asRoomAllows, MAX_MENTIONED, peopleNamed } from './mentions.ts'
import { countVersions, holdComment, keepVersion } from './own-comment-queries.ts'
import { commentNotFound, listCommentRows } from './queries.ts'
import { commentOf } from './service.ts'

type Parts = Pick<Site, 'clock' | 'articleKinds'>
type Held = NonNullable<Awaited<ReturnType<typeof holdComment>>>

/**
 * The same rules as for writing it (CMT-04 to CMT-06, checklist G02, G12). The comment and then the
 * member are locked, as where it is deleted: a ban, a deletion and another change come before or
 * after. The same words once more change nothing, so it may be repeated.
 */
export function editComment(
  { clock, articleKinds }: Parts,
  { input, caller, transaction }: CallRequest<typeof editCommentCall>,
): Promise<{ comment: Comment }> {
  const message = messageOf(input)
  return transaction(async (work) => {
    const now = clock.now()
    const held = await holdComment(work.tx, { id: input.id, now })
    if (!held) throw commentNotFound()
    if (held.author_id !== caller.id) throw notAllowed()
    await refuseBanned(work.tx, caller.id, now)
    if (await isBlocked(work.tx, { by: held.article_author_id, memberId: caller.id }))
      throw notAllowed()
    if (held.message !== message) {
      await change(work, held, { message, now })
      work.purge(reactionsTag(articleKinds.byNumber(held.kind), held.article_id))
    }
    return { comment: await ownComment(work.tx, held) }
  })
}

/** A session is believed for a second after a ban. */
async function refuseBanned(tx: Db, id: number, now: Date): Promise<void> {
  const member = await lockCaller(tx, id)
  if (isBanned(member.banned_until, now)) throw ruleBroken('banned')
}

async function change(work: Work, held: Held, { message, now }: { message: string; now: Date }) {
  const { tx } = work
  const age = (now.getTime() - held.inserted.getTime()) / 1000
  if (age > EDIT_SECONDS) throw ruleBroken('edit_time_over')
  const isFree = age <= FREE_EDIT_SECONDS
  if (!isFree) {
    if ((await countVersions(tx, held.id)) >= MAX_EDITS) throw ruleBroken('too_many_edits')
    await keepVersion(tx, held)
  }
  const named = await peopleNamed(tx, held.author_id, message)
  const { mentioned, newly, told } = amongTold(held, named)
  await tx
    .updateTable('comment')
    .set({
      message,
      mentions: JSON.stringify(mentioned),
      told_ids: told,
      ...(isFree ? {} : { edited_at: now }),
    })
    .where('id', '=', held.id)
    .execute()
  const place = { article_id: held.article_id, id: held.id }
  await work.announce(commentChannel(held.article_id), 'changed', place)
  await recordNewlyNamed(work, held, newly)
}

type Named = { id: number; name: string }

/** Authors may name themselves, and are not told. */
function amongTold({ author_id, told_ids, mentions }: Held, named: readonly Named[]) {
  const before = [...new Set([...told_ids, ...mentions.map(({ id }) => id)])]
  const others = named.map(({ id }) => id).filter((id) => id !== author_id)
  const allowed = asRoomAllows(others, { told: before, max: MAX_MENTIONED })
  const newly = allowed.filter((id) => !before.includes(id))
  return {
    mentioned: named.filter(({ id }) => id === author_id || allowed.includes(id)),
    newly,
    told: [...before, ...newly],
  }
}

async function recordNewlyNamed(work: Work, held: Held, newly: number[]) {
  if (newly.length === 0) return
  await work.record({
    kind: 'members named in comment',
    actorId: held.author_id,
    data: { commentId: held.id, articleId: held.article_id, mentioned: newly },
  })
}

/** As its author sees it. */
async function ownComment(tx: Db, { id, article_id, author_id }: Held): Promise<Comment> {
  const only = { limit: 1, offset: 0, order: 'newest' } as const
  const rows = await listCommentRows(tx, {
    ...only,
    articleId: article_id,
    around: id,
    readerId: author_id,
  })
  const [row] = rows
  if (row?.id !== id) throw commentNotFound()
  return commentOf(row)
}
