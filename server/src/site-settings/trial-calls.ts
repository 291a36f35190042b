import { pictureFile } from '../../test/picture-file.ts'
import { nextName, nextNumber, nothing, type TriedCalls, type World } from '../../test/trial.ts'

/** Staff may be obliged to one, by this very call. */
const withSecondStep = ({ db }: World, { id }: { id: number }) =>
  db
    .insertInto('passkey')
    .values({
      user_id: id,
      credential_id: Buffer.from(nextName()),
      public_key: Buffer.from('key'),
      counter: 0,
      name: 'Laptop',
      added_at: new Date(0),
      used_at: null,
    })
    .execute()

export const trialCalls: TriedCalls = {
  'GET /site/get': { who: 'anyone', ...nothing },
  'GET /admin/settings/get': { who: 'canManageContent', ...nothing },
  'POST /admin/settings/set': {
    who: 'canManageContent',
    input: async (world) => {
      if (world.caller) await withSecondStep(world, world.caller)
      return {
        taglines: JSON.stringify({ 0: `News, number ${nextNumber()}` }),
        reveal_accounts: 0,
      }
    },
  },
  'POST /admin/settings/logo': {
    who: 'canManageContent',
    input: async () => ({ theme: 'dark', image: await pictureFile({ width: 600, height: 600 }) }),
  },
  'POST /admin/settings/icon': {
    who: 'canManageContent',
    input: async () => ({ image: await pictureFile({ width: 600, height: 600 }) }),
  },
}
