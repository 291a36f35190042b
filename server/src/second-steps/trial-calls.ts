import { login } from '@loadout/contract/accounts/accounts.ts'
import { beginPasskey } from '@loadout/contract/second-steps/passkeys.ts'
import { addApp, beginApp } from '@loadout/contract/second-steps/second-steps.ts'
import { beginPasskeySignIn } from '@loadout/contract/second-steps/sign-in.ts'
import { appCode } from '../../test/app-code.ts'
import { createAuthenticator } from '../../test/authenticator.ts'
import { QUICK_HASH, QUICK_PASSWORD } from '../../test/quick-password.ts'
import { withPasskey } from '../../test/second-steps.ts'
import { TEST_NOW } from '../../test/test-clock.ts'
import { nextName, NOBODY, nothing, type TriedCalls, type World } from '../../test/trial.ts'

/** The caller's own session is kept: a first second step ends all others. */
async function credentialsOf({ make, caller }: World, person: { id: number }) {
  if (caller?.id === person.id) return { _u: caller.id, _t: caller.token }
  const { id, token } = await make.session(person)
  return { _u: id, _t: token }
}

/** The code with which an app of somebody is set up. */
async function begunApp(world: World, person: { id: number }) {
  await world.db.deleteFrom('app_key').where('user_id', '=', person.id).execute()
  const as = await credentialsOf(world, person)
  const { key } = await world.call(beginApp, {}, as)
  return { as, code: appCode(key, TEST_NOW) }
}

async function withApp(world: World, person: { id: number } | undefined) {
  if (!person) return []
  const { as, code } = await begunApp(world, person)
  await world.db.deleteFrom('recovery_code').where('user_id', '=', person.id).execute()
  return (await world.call(addApp, { code }, as)).recovery_codes
}

const passkeyOf = async (world: World, person: { id: number }) =>
  withPasskey(world, await credentialsOf(world, person))

/** One of the owner that was there before anybody was tried, so that it ends no session. */
const keptPasskey = ({ db, owner }: World) =>
  db
    .insertInto('passkey')
    .values({
      user_id: owner.id,
      credential_id: Buffer.from(nextName().padEnd(16, '0')),
      public_key: Buffer.alloc(64),
      counter: 0,
      name: 'Phone',
      added_at: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** A sign-in of the owner that waits for a code. */
async function waiting(world: World) {
  const username = nextName()
  const [code = ''] = await withApp(world, world.owner)
  await world.db
    .updateTable('users')
    .set({ username, password_hash: QUICK_HASH })
    .where('id', '=', world.owner.id)
    .execute()
  const { second_step } = await world.call(login, { username, password: QUICK_PASSWORD })
  return { token: second_step?.token ?? '', code }
}

/** What a passkey of the owner has signed; whoever is not signed in is known by a cookie. */
async function signed(world: World) {
  const { caller, call, owner } = world
  if (!caller) return { response: createAuthenticator().get({ challenge: 'A'.repeat(43) }) }
  const { authenticator } = await passkeyOf(world, owner)
  const as = { _u: caller.id, _t: caller.token }
  return { response: authenticator.get(await call(beginPasskeySignIn, {}, as)) }
}

async function newPasskey({ caller, call }: World) {
  const name = nextName()
  if (!caller)
    return { name, response: createAuthenticator().create({ challenge: 'A'.repeat(43) }) }
  const options = await call(beginPasskey, {}, { _u: caller.id, _t: caller.token })
  return { name, response: createAuthenticator().create(options) }
}

const expired = { missing: () => ({ token: 'A'.repeat(43) }), missingStatus: 400 }
const ofOwner = {
  missing: () => ({ id: NOBODY }),
  others: { status: 404 },
} as const

export const trialCalls: TriedCalls = {
  'GET /user/second_steps/get': { who: 'member', ...nothing, isOwn: true },
  'POST /user/app/begin': {
    who: 'member',
    isOwn: true,
    eachTime: true,
    input: async ({ db, caller }) => {
      if (caller) await db.deleteFrom('app_key').where('user_id', '=', caller.id).execute()
      return {}
    },
  },
  'POST /user/app/add': {
    who: 'member',
    isOwn: true,
    isRefusedAgain: true,
    input: async (world) => ({
      code: world.caller ? (await begunApp(world, world.caller)).code : '123456',
    }),
  },
  'POST /user/app/remove': {
    who: 'member',
    input: async (world) => {
      await withApp(world, world.caller)
      return {}
    },
  },
  'POST /user/recovery_codes/renew': {
    who: 'member',
    isOwn: true,
    eachTime: true,
    input: async (world) => {
      await withApp(world, world.caller)
      return {}
    },
  },
  'POST /user/passkey/begin': { who: 'member', ...nothing, isOwn: true, eachTime: true },
  'POST /user/passkey/add': { who: 'member', isOwn: true, isRefusedAgain: true, input: newPasskey },
  'POST /user/passkey/rename': {
    who: 'member',
    input: async (world) => ({ ...(await keptPasskey(world)), name: nextName() }),
    ...ofOwner,
  },
  'POST /user/passkey/remove': {
    who: 'member',
    input: keptPasskey,
    ...ofOwner,
  },
  'POST /user/login/code': { who: 'anyone', isOwn: true, input: waiting, ...expired },
  'POST /user/login/passkey/begin': {
    who: 'reader',
    isOwn: true,
    eachTime: true,
    ...nothing,
    ...expired,
  },
  'POST /user/login/passkey': { who: 'reader', isOwn: true, nobody: 400, input: signed },
}
