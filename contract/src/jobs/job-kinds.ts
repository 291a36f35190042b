/**
 * Every kind of job under the name that staff read in their words: that of its queue or routine, or
 * of whoever acts on an event, of whichever kind (`comment-posted/notify`).
 */
export const jobKinds = [
  'close-weeks',
  'count-daily-figures',
  'deliver-mail',
  'empty-old-mails',
  'finish-leaving',
  'fold-tag-changes',
  'forget-member',
  'forget-sign-in-networks',
  'forget-what-is-old',
  'mail-notifications',
  'mail-reset',
  'mail-ticket-answers',
  'mail-verification',
  'notify',
  'poll-esportal-games',
  'record-published-news',
  'refresh-footer-media',
  'refresh-streams',
  'send-site-message',
  'send-webhook',
  'sweep-pictures',
  'write-data-copy',
] as const

export const jobKindOf = (name: string): string => name.replace(/^.*\//, '')
