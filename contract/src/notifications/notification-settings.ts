import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { success, wireFlag, wireId, wireSmallint } from '../platform/wire.ts'
import { switchableTypes } from './notification-types.ts'

/**
 * What is mailed: nothing; mentions and replies that were not seen for a day; or all that is new,
 * once a day or once a week. Their place is the number that is stored.
 */
export const mailRhythms = ['off', 'replies', 'day', 'week'] as const
export type MailRhythm = (typeof mailRhythms)[number]

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/notifications/settings',
  access: 'member',
  summary: 'Which notifications the caller gets, and which by mail.',
  input: z.object({}),
  output: z.object({
    types: z.array(z.object({ type: z.int(), enabled: z.boolean() })),
    mail: z.enum(mailRhythms),
  }),
})

export const switchNotificationType = endpoint({
  method: 'POST',
  path: '/notifications/settings/type',
  access: 'member',
  summary: 'Switches a type of notification on or off.',
  input: z.object({
    type: wireSmallint(0, 99).refine((type) => switchableTypes.some((row) => row.type === type)),
    enabled: wireFlag,
  }),
  output: success,
})

export const chooseNotificationMail = endpoint({
  method: 'POST',
  path: '/notifications/settings/mail',
  access: 'member',
  summary: 'Chooses which notifications come by mail.',
  input: z.object({ mail: z.enum(mailRhythms) }),
  output: success,
})

/**
 * What the link at the foot of a mail does for whoever follows it, signed in or not: the key shows
 * that they were sent it.
 */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/notifications/unsubscribe',
  access: 'anyone',
  summary: 'Ends the mails about notifications to a member.',
  input: z.object({ user_id: wireId, key: z.string().max(100) }),
  output: success,
  errors: ['link_expired'],
})
