import type { DemoName } from './people.ts'

/**
 * Something that members have reported. Which one it is says its place among the latest of its kind
 * (`deleted` among the comments that staff have deleted). Times count back from the first start.
 */
export type DemoReported = {
  kind: 'comment' | 'guestbook_entry' | 'post'
  place: number
  deleted?: true
  reports: readonly DemoReport[]
  decided?: { by: DemoName; hoursAgo: number; outcome: 'kept' | 'removed'; reason?: Reason }
}
type Reason = 'spam' | 'harassment' | 'hate' | 'sexual' | 'fraud' | 'other'
type DemoReport = { by: DemoName; hoursAgo: number; reason: Reason; words?: string }

export const reportedThings: readonly DemoReported[] = [
  {
    kind: 'comment',
    place: 0,
    deleted: true,
    reports: [
      { by: 'quietward', hoursAgo: 31, reason: 'harassment' },
      { by: 'DadAim', hoursAgo: 30, reason: 'harassment', words: 'Leave the coach alone.' },
    ],
    decided: { by: 'demomod', hoursAgo: 28, outcome: 'removed', reason: 'harassment' },
  },
  {
    kind: 'comment',
    place: 1,
    deleted: true,
    reports: [{ by: 'Sanna', hoursAgo: 80, reason: 'spam' }],
    decided: { by: 'demomod', hoursAgo: 77, outcome: 'removed', reason: 'spam' },
  },
  {
    kind: 'comment',
    place: 40,
    reports: [{ by: 'grumble', hoursAgo: 50, reason: 'other', words: 'He is simply wrong.' }],
    decided: { by: 'demomod', hoursAgo: 46, outcome: 'kept' },
  },
  {
    kind: 'guestbook_entry',
    place: 5,
    reports: [{ by: 'grumble', hoursAgo: 60, reason: 'harassment' }],
    decided: { by: 'demomod', hoursAgo: 58, outcome: 'kept' },
  },
  {
    kind: 'comment',
    place: 3,
    reports: [
      { by: 'quietward', hoursAgo: 2, reason: 'spam', words: 'The same link under four news.' },
      { by: 'Wiebke', hoursAgo: 1, reason: 'spam' },
    ],
  },
  {
    kind: 'comment',
    place: 12,
    reports: [{ by: 'grumble', hoursAgo: 5, reason: 'other', words: 'Wrong again.' }],
  },
  {
    kind: 'guestbook_entry',
    place: 1,
    reports: [{ by: 'Patrycja', hoursAgo: 9, reason: 'harassment' }],
  },
  {
    kind: 'post',
    place: 2,
    reports: [{ by: 'DadAim', hoursAgo: 14, reason: 'fraud', words: 'This is not their guide.' }],
  },
]
