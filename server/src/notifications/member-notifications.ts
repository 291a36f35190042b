import { WEEK_MS, weekStart } from '@loadout/contract/rankings/week-number.ts'
import type { NotificationRules } from './notification-request.ts'

/** Of what others do with a member, and of what a member has reached. */
export const memberNotifications = {
  'guestbook signed': ({ actorId: from, data: { entryId, ownerId, mentioned } }) => {
    const entry = {
      event: `guestbook ${entryId}`,
      from,
      data: { profile_user_id: ownerId, guestbook_entry_id: entryId },
    }
    // Whoever is mentioned in their own guestbook is told of the entry once.
    const others = mentioned.filter((id) => id !== ownerId)
    return [
      { type: 'commented', to: { members: [ownerId] }, ...entry },
      { type: 'tagged_in_profile', to: { members: others }, ...entry },
    ]
  },
  'member followed': ({ actorId: from, data: { userId } }) => [
    {
      type: 'followed',
      to: { members: [userId] },
      event: `follow member ${from}`,
      from,
      subject: 'followers',
    },
  ],
  'points earned': ({ data: { userId, task, points, entry } }) => [
    {
      type: 'points_earned',
      to: { members: [userId] },
      event: `points ${entry}`,
      data: { task, points },
    },
  ],
  'week closed': ({ at, data: { week } }) =>
    // What was closed long after its end, because nobody had closed any, is no news any more.
    weekStart(week + 1).getTime() < Date.parse(at) - WEEK_MS
      ? []
      : [{ type: 'points_rank', to: { placedIn: week }, event: `week ${week}`, data: { week } }],
} as const satisfies NotificationRules
