import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { LINK_MAX, wireFlag, wireIdList } from '../platform/wire.ts'

export const MESSAGE_MAX = 500

/** To some members, or with `all` to everybody (ADMIN-26, AMB-143). */
export const sendNotification = endpoint({
  method: 'POST',
  path: '/admin/notification/send',
  access: { permission: 'canSendNotifications' },
  once: true,
  summary: 'Sends members a message of the site.',
  input: z.object({
    user_ids: wireIdList.default([]),
    all: wireFlag.default(false),
    message: z.string().max(5_000).default(''),
    link: z.string().max(LINK_MAX).default(''),
  }),
  /** How many members it goes to. */
  output: z.object({ sent: z.int() }),
  errors: ['message_missing', 'message_too_long', 'link_unusable', 'user_not_found'],
})
