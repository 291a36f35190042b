import { Flag } from '@loadout/contract/accounts/flags.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { QUICK_HASH, QUICK_PASSWORD } from '../../test/quick-password.ts'
import { nextName, NOBODY, nothing, type World, type TriedCalls } from '../../test/trial.ts'

const picture = async () => ({ file: await pictureFile() })

/** Gives somebody a name, a password and an address. */
async function withAccount({ db }: World, { id }: { id: number }) {
  const username = nextName()
  const email = `${username}@mail.example`
  await db
    .updateTable('users')
    .set({ username, email, password_hash: QUICK_HASH })
    .where('id', '=', id)
    .execute()
  return { username, email }
}

/** A mailed link of somebody who has an address. */
async function linkOf(world: World, kind: 'verify-email' | 'undo-email') {
  await withAccount(world, world.owner)
  const { id, token } = await world.make.link(world.owner, kind)
  return { id, token }
}

export const trialCalls: TriedCalls = {
  'GET /user/auth': { who: 'anyone', ...nothing, nobody: 401, isOwn: true },
  'GET /user/signup/username_available': { who: 'anyone', input: () => ({ username: nextName() }) },
  'GET /user/verify_email': {
    who: 'anyone',
    input: (world) => linkOf(world, 'verify-email'),
    missing: () => ({ token: 'A'.repeat(43) }),
    missingStatus: 400,
    isOwn: true,
  },
  'POST /user/auth': { who: 'anyone', ...nothing, nobody: 401, isOwn: true },
  'POST /user/change_username': {
    who: 'member',
    input: async ({ db, caller }) => {
      if (caller)
        await db
          .updateTable('users')
          .set(({ eb }) => ({ flags: eb('flags', '|', Flag.RequestingNameChange) }))
          .where('id', '=', caller.id)
          .execute()
      return { username: nextName() }
    },
  },
  'POST /user/login': {
    who: 'anyone',
    input: async (world) => ({
      username: (await withAccount(world, world.owner)).username,
      password: QUICK_PASSWORD,
    }),
    missing: () => ({ username: nextName() }),
    missingStatus: 400,
    eachTime: true,
    isOwn: true,
  },
  'POST /user/email/undo': {
    who: 'anyone',
    input: (world) => linkOf(world, 'undo-email'),
    missing: () => ({ token: 'A'.repeat(43) }),
    missingStatus: 400,
  },
  'POST /user/logout': { who: 'member', ...nothing, isRefusedAgain: true },
  'POST /user/new_verification_mail': {
    who: 'anyone',
    input: async (world) => ({ username: (await withAccount(world, world.owner)).username }),
  },
  'POST /user/password/change': {
    who: 'member',
    isOwn: true,
    input: async (world) => {
      if (world.caller) await withAccount(world, world.caller)
      return { current_password: QUICK_PASSWORD, new_password: 'battery staple' }
    },
  },
  'POST /user/password/forgot': {
    who: 'anyone',
    input: (world) => withAccount(world, world.owner),
  },
  'POST /user/password/reset': {
    who: 'anyone',
    isOwn: true,
    input: async (world) => {
      await withAccount(world, world.owner)
      return { ...(await world.make.resetLink(world.owner)), password: 'battery staple' }
    },
    missing: () => ({ id: NOBODY }),
    missingStatus: 400,
  },
  'POST /user/signup': {
    who: 'anyone',
    input: () => ({
      username: nextName(),
      email: `${nextName()}@mail.example`,
      password: QUICK_PASSWORD,
      country_id: 0,
    }),
  },
  'POST /user_profile/avatar/upload': { who: 'member', input: picture },
  'POST /user_profile/banner/upload': { who: 'member', input: picture },
}
