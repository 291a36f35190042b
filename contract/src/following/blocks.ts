import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import { endpoint } from '../platform/endpoint.ts'
import { entries, wireId } from '../platform/wire.ts'

const memberInput = z.object({ user_id: wireId })
const blockedOutput = z.object({ blocked: z.boolean() })

/**
 * Whoever is blocked neither follows the caller nor comments on their articles, and mentions of the
 * caller by them are only text. They are not told of it.
 */
export const blockMember = endpoint({
  method: 'POST',
  path: '/user/block',
  access: 'member',
  summary: 'Keeps a member away from the caller.',
  input: memberInput,
  output: blockedOutput,
  errors: ['user_not_found', 'own_block'],
})

export const unblockMember = endpoint({
  method: 'POST',
  path: '/user/unblock',
  access: 'member',
  summary: 'Takes a block back.',
  input: memberInput,
  output: blockedOutput,
  errors: ['user_not_found'],
})

export const listBlocked = endpoint({
  method: 'GET',
  path: '/user/blocked/list',
  access: 'member',
  summary: 'Whom the caller has blocked, by name.',
  input: z.object({}),
  output: entries(authorSchema),
})
