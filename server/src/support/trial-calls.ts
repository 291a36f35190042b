import { staffWith } from '../../test/member-of-staff.ts'
import { NOBODY, nothing, type TriedCalls, type World } from '../../test/trial.ts'

const ticket = async ({ make, owner }: World) => ({ id: (await make.ticket({ by: owner })).id })
const ofTicket = { input: ticket, missing: () => ({ id: NOBODY }) }
const ofOwner = { others: { status: 404 } } as const
const ofOwnerAndStaff = {
  others: { status: 404, unless: 'canReviewSupportTickets' },
} as const
const who = 'canReviewSupportTickets'
const PICTURE = 'f'.repeat(32)

/** As if somebody had sent it; its files are asked for by nothing that is tried. */
async function picture(world: World) {
  const { id } = await ticket(world)
  const name = id.toString(16).padStart(32, '0')
  await world.db
    .insertInto('support_picture')
    .values({ name, ticket_id: id, message_id: null })
    .execute()
  return { name }
}

export const trialCalls: TriedCalls = {
  'GET /support_ticket/list': { who: 'member', ...nothing, isOwn: true },
  'GET /support_ticket/get': { who: 'member', ...ofTicket, ...ofOwnerAndStaff },
  'GET /support_ticket/message/list': { who: 'member', ...ofTicket, ...ofOwnerAndStaff },
  'GET /support_ticket/picture': {
    who: 'member',
    input: picture,
    missing: () => ({ name: PICTURE }),
    ...ofOwnerAndStaff,
  },
  'POST /support_ticket/new': {
    who: 'member',
    input: () => ({ subject: 'No picture', category: 3, message: 'My picture does not show.' }),
  },
  'POST /support_ticket/reply': {
    who: 'member',
    input: async (world) => ({ ...(await ticket(world)), message: 'It is still not here.' }),
    missing: () => ({ id: NOBODY }),
    ...ofOwnerAndStaff,
  },
  'POST /support_ticket/resolve': { who: 'member', ...ofTicket, ...ofOwner },
  'POST /support_ticket/read': {
    who: 'member',
    input: async (world) => ({ ...(await ticket(world)), message_id: 1 }),
    missing: () => ({ id: NOBODY }),
    ...ofOwner,
  },
  'GET /admin/support_ticket/list': { who, ...nothing },
  'GET /admin/support_ticket/get': { who, ...ofTicket },
  'POST /admin/support_ticket/resolve': { who, ...ofTicket },
  'POST /admin/support_ticket/reopen': {
    who,
    input: async (world) => {
      const { id } = await ticket(world)
      await world.db
        .updateTable('support_ticket')
        .set({ resolved: 2 })
        .where('id', '=', id)
        .execute()
      return { id }
    },
    missing: () => ({ id: NOBODY }),
  },
  'GET /admin/support_ticket/staff': { who, ...nothing },
  'POST /admin/support_ticket/assign': {
    who,
    input: async (world) => ({
      ...(await ticket(world)),
      admin_id: (await world.make.member(staffWith(who))).id,
    }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/support_ticket/typing': {
    who,
    input: async (world) => ({ ...(await ticket(world)), typing: 1 }),
    missing: () => ({ id: NOBODY }),
    eachTime: true,
    keepsNothing: true,
  },
  'POST /admin/support_ticket/note': {
    who,
    input: async (world) => ({ ...(await ticket(world)), note: 'Asks often.' }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /admin/support_ticket/canned_reply/list': { who, ...nothing },
  'POST /admin/support_ticket/canned_reply/save': {
    who,
    input: () => ({
      title: 'On its way',
      texts: JSON.stringify([{ language_id: 0, message: 'It is on its way.' }]),
    }),
  },
  'POST /admin/support_ticket/canned_reply/delete': {
    who,
    input: async ({ make }) => ({ id: (await make.cannedReply()).id }),
    missing: () => ({ id: NOBODY }),
  },
}
