import { nextName, NOBODY, nothing, type TriedCalls, type World } from '../../test/trial.ts'

async function sessionOf({ db, make }: World, { id }: { id: number }) {
  await make.session({ id })
  return db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
}

export const trialCalls: TriedCalls = {
  'POST /user/profile/update': {
    who: 'member',
    isOwn: true,
    input: () => ({ email: `${nextName()}@mail.example`, country_id: 4 }),
  },
  'POST /user/language/set': { who: 'member', input: () => ({ language_id: 5 }) },
  'GET /user/referrals/count': { who: 'member', ...nothing },
  'GET /user/session/list': { who: 'member', ...nothing, isOwn: true },
  'POST /user/session/end': {
    who: 'member',
    input: (world) => sessionOf(world, world.owner),
    missing: () => ({ id: NOBODY }),
    others: { status: 404 },
  },
  'POST /user/session/end_others': { who: 'member', ...nothing },
}
