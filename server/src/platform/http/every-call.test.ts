import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission, Permission } from '@loadout/contract/accounts/permissions.ts'
import { endpoints } from '@loadout/contract/endpoints.ts'
import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'
import { formOf } from '../../../test/call-over-http.ts'
import { everyCall } from '../../../test/every-call.ts'
import type { Fields, TriedCall, World } from '../../../test/trial.ts'
import { everyRow } from '../../../test/every-row.ts'
import { shareSite } from '../../../test/start-site.ts'
import { named, triedCalls, triedSite } from '../../../test/tried-calls.ts'

/**
 * Everybody who calls. What staff may is tried with all bits but the one, and with the one alone.
 */
const roles = {
  'somebody without credentials': { is: 'nobody' },
  'somebody with the cookies of an owner of the site and nothing else': {
    is: 'nobody',
    has: 'cookies',
  },
  'somebody with a token that is nobody’s': { is: 'nobody', has: 'wrong token' },
  'somebody with the token of another': { is: 'nobody', has: 'token of another' },
  'somebody whose session has ended': { is: 'nobody', has: 'ended session' },
  'a banned owner of the site': { is: 'nobody', has: 'ban' },
  'a member': { is: 'member' },
  'the owner of the thing': { is: 'owner' },
  'a member with all bits and no flag': { is: 'member', bits: 'all' },
  'a moderator without the bit': { is: 'member', flag: Flag.Moderator, bits: 'others' },
  'a moderator with the bit alone': { is: 'member', flag: Flag.Moderator, bits: 'one' },
  'an admin without the bit': { is: 'member', flag: Flag.Admin, bits: 'others' },
  'an admin with the bit alone': { is: 'member', flag: Flag.Admin, bits: 'one' },
} satisfies Record<string, Role>
type Role = {
  is: 'nobody' | 'member' | 'owner'
  has?: 'cookies' | 'wrong token' | 'token of another' | 'ended session' | 'ban'
  flag?: Flag
  bits?: 'all' | 'others' | 'one'
}
const everybody: [string, Role][] = Object.entries(roles)

const site = shareSite(async ({ make }) => {
  await make.news({ tags: ['katowice'] })
}, triedSite)
/** Everything that must stand in no line of the log. */
const secrets: string[] = []

/**
 * The bit a call is about: of its access rule, or with which one may about the things of others.
 */
function bitOf({ who, others }: TriedCall) {
  if (isPermission(who)) return Permission[who]
  return others?.unless === undefined ? 0 : Permission[others.unless]
}
const isPermission = (who: TriedCall['who']): who is keyof typeof Permission =>
  Object.hasOwn(Permission, who)

/** What this caller is answered about something that is there. */
function expectedStatus(tried: TriedCall, { is, flag, bits }: Role): number {
  const isOpen = tried.who === 'anyone' || tried.who === 'reader'
  if (is === 'nobody') return isOpen ? (tried.nobody ?? 200) : 401
  const holdsBit = flag !== undefined && bits === 'one'
  if (tried.who === 'admin' && flag !== Flag.Admin) return 403
  if (isPermission(tried.who) && !holdsBit) return 403
  const isOthers =
    tried.others !== undefined &&
    is !== 'owner' &&
    !(holdsBit && tried.others.unless !== undefined) &&
    !(flag === Flag.Admin && tried.others.unlessAdmin)
  return isOthers ? (tried.others?.status ?? 403) : 200
}

type Caller = { id: number; token: string; sends: { fields: Fields; cookie?: string } }

/** Makes somebody of a role, and says what their requests carry. */
async function makeCaller(role: Role, bit: number): Promise<Caller> {
  const {
    make,
    as,
    site: { sessions, transaction },
  } = site()
  const isGrand = role.is === 'nobody' && role.has !== undefined
  const bits = { all: everyPermission, others: everyPermission & ~bit, one: bit }
  const { id } = await make.member({
    flags: isGrand ? Flag.Admin : (role.flag ?? 0),
    permissions: isGrand
      ? everyPermission
      : bits[role.bits ?? 'one'] * (role.bits === undefined ? 0 : 1),
    ...(role.has === 'ban' ? { bannedUntil: 'infinity' as const } : {}),
  })
  if (role.is === 'nobody' && role.has === undefined)
    return { id, token: '', sends: { fields: {} } }
  const { _t } = await as({ id })
  secrets.push(_t)
  if (role.has === 'ended session') await transaction((work) => sessions.end(work, _t))
  if (role.has === 'cookies')
    return { id, token: _t, sends: { fields: {}, cookie: `user-id=${id}; user-token=${_t}` } }
  const token = role.has === 'wrong token' ? 'A'.repeat(43) : _t
  return {
    id,
    token: _t,
    sends: {
      fields: {
        _u:
          role.has === 'token of another'
            ? (await make.member({ flags: Flag.Admin, permissions: everyPermission })).id
            : id,
        _t: token,
      },
    },
  }
}

const callers = new Map<string, Promise<Caller>>()
/** Somebody of a role who is refused time and again: their account stays as it is. */
function callerOf(who: string, role: Role, bit: number): Promise<Caller> {
  const key = `${who} ${bit}`
  const caller = callers.get(key) ?? makeCaller(role, bit)
  callers.set(key, caller)
  return caller
}

async function send({ method, path, output }: Endpoint, fields: Fields, { sends }: Caller) {
  const query = formOf({ ...fields, ...sends.fields })
  const url = `${site().url}/api${path}`
  const headers = sends.cookie === undefined ? {} : { cookie: sends.cookie }
  const response =
    method === 'GET'
      ? await fetch(`${url}?${query as URLSearchParams}`, { headers })
      : await fetch(url, { method, body: query, headers })
  const body = (await response.json()) as { code?: string }
  if (response.ok) output.parse(body)
  return { status: response.status, body }
}

/**
 * Whoever calls, with an owner of what is made for the call: somebody else, unless that is what
 * they are.
 */
async function makeWorld(role: Role, bit: number): Promise<{ caller: Caller; world: World }> {
  const caller = await makeCaller(role, bit)
  const { make, db, call } = site()
  const owner = role.is === 'owner' ? caller : await make.member()
  return {
    caller,
    world: { make, db, call, owner, caller: role.is === 'nobody' ? undefined : caller },
  }
}

test('G01 G02 every call of the site is tried by everybody, and lets in whom the documents let in', () => {
  expect(Object.keys(everyCall).toSorted()).toEqual(endpoints.map(named).toSorted())
  for (const {
    call,
    endpoint: { access },
    tried,
  } of triedCalls)
    expect(typeof access === 'object' ? access.permission : access, call).toBe(tried.who)
})

test.each(triedCalls)(
  'G02 D05 D06 D08 D09 $call answers whom it may, and whom it refuses changes nothing',
  async ({ endpoint, tried }) => {
    const bit = bitOf(tried)
    const owner = await makeCaller(roles['the owner of the thing'], bit)
    const { make, db, call } = site()
    // One thing for all of them: nobody here changes it.
    const right = await tried.input({ make, db, call, owner, caller: undefined })
    const refused: { who: string; expected: number; caller: Caller; input: Fields }[] = []
    for (const [who, role] of everybody) {
      const expected = expectedStatus(tried, role)
      const caller = role.is === 'owner' ? owner : await callerOf(who, role, bit)
      if (expected !== 200) refused.push({ who, expected, caller, input: right })
      // What is not there, is there for nobody; who is refused anyway does not learn that.
      const isRefusedAnyway = expected === 401 || (expected === 403 && tried.others === undefined)
      if (tried.missing)
        refused.push({
          who: `${who}, of nothing`,
          expected: isRefusedAnyway ? expected : (tried.missingStatus ?? 404),
          caller,
          input: { ...right, ...tried.missing() },
        })
    }

    const before = await everyRow(site().db)
    const bodies = new Map<string, string>()
    for (const { who, expected, caller, input } of refused) {
      const { status, body } = await send(endpoint, input, caller)
      expect({ who, status, body }).toEqual({
        who,
        status: expected,
        body: expect.objectContaining({ code: expect.any(String) }),
      })
      if (status === 401) expect(['not_signed_in', 'invalid_credentials']).toContain(body.code)
      bodies.set(who, JSON.stringify(body))
    }
    expect(await everyRow(site().db)).toEqual(before)
    // Whether something is missing or somebody else's must not be told apart (checklist G06).
    if (tried.others?.status === 404 && tried.missing)
      expect(bodies.get('a member')).toBe(bodies.get('a member, of nothing'))
  },
)

/** What staff change leaves a line, but for what only they and their colleagues see anyway. */
const isAudited = ({ method }: Endpoint, { who, keepsNothing }: TriedCall) =>
  method === 'POST' && (who === 'admin' || isPermission(who)) && !keepsNothing

const countLines = async () =>
  (
    await site()
      .db.selectFrom('audit')
      .select(({ fn }) => fn.countAll<number>().as('lines'))
      .executeTakeFirstOrThrow()
  ).lines

test.each(triedCalls)(
  'G02 G16 ACC-79 ACC-80 $call serves everybody who may, and what staff change leaves one line in the audit',
  async ({ endpoint, tried }) => {
    const bit = bitOf(tried)
    for (const [who, role] of everybody) {
      if (expectedStatus(tried, role) !== 200) continue
      const { caller, world } = await makeWorld(role, bit)
      const input = await tried.input(world)
      const before = await countLines()
      const { status, body } = await send(endpoint, input, caller)
      expect({ who, status, body: status === 200 ? undefined : body }).toEqual({
        who,
        status: 200,
        body: undefined,
      })
      if (isAudited(endpoint, tried)) expect((await countLines()) - before, who).toBe(1)
    }
  },
)

test('D02 J05 of all these calls no token and no password stands in the log', () => {
  const log = site().log.join('')
  expect(site().log.length).toBeGreaterThan(endpoints.length)
  expect(secrets.length).toBeGreaterThan(endpoints.length)
  for (const secret of [
    ...secrets,
    'correct horse',
    'correct+horse',
    'battery staple',
    'battery+staple',
  ])
    expect(log).not.toContain(secret)
})
