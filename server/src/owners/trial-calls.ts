import { nextName, type TriedCalls, type World } from '../../test/trial.ts'
import { hashOfSecret } from '../sessions/secrets.ts'

/** A site without an owner, and a token that is good for it. */
async function invitation({ db }: Pick<World, 'db'>): Promise<string> {
  const secret = nextName()
  const row = { token: hashOfSecret(secret), expires: new Date('2100-01-01') }
  await db.updateTable('users').set({ is_owner: false }).execute()
  await db
    .insertInto('owner_invitation')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  return secret
}

const noToken = { missing: () => ({ token: 'A'.repeat(43) }), missingStatus: 400 as const }

export const trialCalls: TriedCalls = {
  'POST /setup/read': {
    who: 'anyone',
    input: async (world) => ({ token: await invitation(world) }),
    ...noToken,
    keepsNothing: true,
  },
  'POST /setup/finish': {
    who: 'anyone',
    input: async (world) => {
      const username = nextName()
      return {
        token: await invitation(world),
        username,
        email: `${username}@mail.example`,
        password: 'correct horse',
        country_id: 4,
        site_name: '',
        languages: '0,1,2,3,4,5,6',
        fallback_language_id: 1,
        games: '1,2,3,4,5,6,7',
      }
    },
    ...noToken,
  },
}
