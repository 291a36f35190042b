import { NOBODY, type TriedCalls, type World } from '../../test/trial.ts'

const ofMember = ({ owner }: World) => ({ user_id: owner.id })

export const trialCalls: TriedCalls = {
  'GET /user_profile/guestbook/get': {
    who: 'anyone',
    input: ofMember,
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /user_profile/guestbook/post': {
    who: 'member',
    input: (world) => ({ ...ofMember(world), message: 'Nice banner.' }),
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /user_profile/guestbook/delete': {
    who: 'member',
    input: async ({ make, owner }) => ({ id: (await make.guestbookEntry({ owner })).id }),
    missing: () => ({ id: NOBODY }),
    others: { status: 403, unless: 'canDeleteComments' },
  },
}
