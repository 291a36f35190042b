import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import { endpoint } from '../platform/endpoint.ts'
import { paging, success, unixSeconds, wireId } from '../platform/wire.ts'
import { PROFILE_PAGE } from '../profiles/profile.ts'

/** `mentions` are the people named with @ in the message who exist (GUEST-01, GUEST-07). */
const guestbookEntrySchema = z.object({
  id: z.int(),
  author: authorSchema,
  message: z.string(),
  inserted: unixSeconds,
  mentions: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type GuestbookEntry = z.infer<typeof guestbookEntrySchema>

export const listGuestbook = endpoint({
  method: 'GET',
  path: '/user_profile/guestbook/get',
  access: 'anyone',
  // As documented (GUEST-02).
  summary: 'What others have written in the guestbook of a member, the latest first.',
  input: z.object({ user_id: wireId, ...paging({ size: PROFILE_PAGE }) }),
  output: z.object({ entries: z.array(guestbookEntrySchema), count: z.int() }),
  errors: ['profile_not_found'],
})

/**
 * The message is trimmed, its mentions are found on the server (GUEST-03, GUEST-05, GUEST-06).
 * Whoever the owner has blocked is refused like anybody who may not.
 */
export const signGuestbook = endpoint({
  method: 'POST',
  path: '/user_profile/guestbook/post',
  access: 'member',
  once: true,
  summary: 'Writes in the guestbook of a member.',
  // However long it is, it gets its own text; of a form no more than 64 kB are read.
  input: z.object({
    user_id: wireId,
    message: z.string().default(''),
  }),
  output: z.object({ entry: guestbookEntrySchema }),
  errors: [
    'message_missing',
    'message_too_long',
    'guestbook_closed',
    'not_allowed',
    'profile_not_found',
  ],
})

/**
 * By the owner of the guestbook, by whoever has written it, or with `canDeleteComments` (GUEST-04,
 * GUEST-08).
 */
export const deleteGuestbookEntry = endpoint({
  method: 'POST',
  path: '/user_profile/guestbook/delete',
  access: 'member',
  once: true,
  summary: 'Deletes an entry of a guestbook.',
  input: z.object({ id: wireId }),
  output: success,
  errors: ['entry_not_found', 'not_allowed'],
})
