import type { TaskKey } from '@loadout/contract/points/tasks.ts'
import { articleSubject } from '../articles/read-as-member.ts'
import type { EventOf } from '../platform/event-kinds.ts'
import { isAmongNewest } from '../videos/queries.ts'
import type { Award } from './award.ts'
import { ofActor, type EarningRules, type RuleContext } from './earning-rules.ts'

/** As often visitors of an author's posts pay more (POINTS-27). */
const FIVE_HUNDRED = 500

/** Of so many newest videos ten seconds are paid, and of so many the whole (AMB-56). */
const PAID_FOR_SECONDS = 10
const PAID_WHOLE = 3

/** What news, posts and videos bring to whoever writes, reads or watches them. */
export const earningOfArticles = {
  'article read': (event, { articleKinds }) => {
    const { type, id } = event.data
    const task = articleKinds.byType(type)?.readTask
    return task === undefined ? [] : ofActor(task, event, articleSubject({ type }, id))
  },
  'comment posted': (event, asked) => [...ofActor('comment', event), ...forReceiver(event, asked)],
  'post published': (event) => {
    const subject = articleSubject({ type: 'blog' }, event.data.postId)
    return [...ofActor('publish_post', event, subject), ...ofActor('first_post', event, subject)]
  },
  'post starred': ({ data: { postId, authorId: userId } }) => [
    { userId, task: 'receive_star', subject: articleSubject({ type: 'blog' }, postId) },
  ],
  'visitors reached': ({ data: { authorId: userId, visitors } }) => {
    const subject = `visitors ${visitors}`
    const fiveHundredth: Award[] =
      visitors % FIVE_HUNDRED === 0 ? [{ userId, task: 'post_visits_500', subject }] : []
    return [{ userId, task: 'post_visits_50', subject }, ...fiveHundredth]
  },
  'video watched': (event, asked) =>
    ofNewest('watch_video', event, { ...asked, max: PAID_FOR_SECONDS }),
  'video watched whole': (event, asked) =>
    ofNewest('watch_full_video', event, { ...asked, max: PAID_WHOLE }),
} as const satisfies EarningRules

/** A comment of somebody else on one's post pays; on news it does not (POINTS-33). */
function forReceiver(
  { actorId, data: { articleType, articleAuthorId: userId } }: EventOf<'comment posted'>,
  { articleKinds }: RuleContext,
): Award[] {
  const task = articleKinds.byNumber(articleType).commentedTask
  return task === undefined || actorId === userId ? [] : [{ userId, task }]
}

async function ofNewest(
  task: TaskKey,
  event: EventOf<'video watched' | 'video watched whole'>,
  { tx, max, now }: RuleContext & { max: number },
): Promise<Award[]> {
  const { videoId: id } = event.data
  const isPaid = await isAmongNewest(tx, { id, max, now })
  return isPaid ? ofActor(task, event, articleSubject({ type: 'video' }, id)) : []
}
