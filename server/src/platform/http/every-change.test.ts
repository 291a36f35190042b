import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'
import { callOver, formOf } from '../../../test/call-over-http.ts'
import { everyRow, fingerprintOf } from '../../../test/every-row.ts'
import { shareSite } from '../../../test/start-site.ts'
import { validCall, triedCalls, triedChanges, triedSite } from '../../../test/tried-calls.ts'

const site = shareSite(async ({ make }) => {
  await make.news({ tags: ['katowice'] })
}, triedSite)

test.each(triedChanges.filter(({ endpoint }) => endpoint.once))(
  'B01 AMB-150 $call, sent nine times under one key, is done once and answered the same',
  async ({ endpoint, tried }) => {
    const { input, credentials } = await validCall(site(), tried)
    const send = () =>
      callOver(site().url, endpoint, input, {
        ...(endpoint.access === 'anyone' ? {} : credentials),
        _k: key,
      })
    const key = crypto.randomUUID()
    const first = await send()
    const after = await everyRow(site().db)

    expect(await Promise.all(Array.from({ length: 8 }, send))).toEqual(Array(8).fill(first))
    expect(await everyRow(site().db)).toEqual(after)
  },
)

test.each(triedChanges.filter(({ endpoint, tried }) => !endpoint.once && !tried.eachTime))(
  'B03 $call says how something shall be: once more, or ten times at once, it changes nothing, and whose answer was lost is not refused',
  async ({ endpoint, tried }) => {
    const { input, credentials } = await validCall(site(), tried)
    const send = () => callOver(site().url, endpoint, input, credentials)
    await send()
    const after = await everyRow(site().db)

    const repeats = await Promise.allSettled(Array.from({ length: 10 }, send))
    expect(repeats.map(({ status }) => status)).toEqual(
      Array(10).fill(tried.isRefusedAgain ? 'rejected' : 'fulfilled'),
    )
    expect(await everyRow(site().db)).toEqual(after)
  },
)

const fieldsOf = ({ input }: Endpoint) => (input as z.ZodObject<Record<string, z.ZodType>>).shape

const unasked = {
  flags: '7',
  permissions: '8388607',
  dollars: '100000',
  points: '100000',
  user_id: '1',
  author_id: '1',
  owner_id: '1',
  published: '1',
  starred: '1',
  starred_at: '1',
  pinned: '1',
  inserted: '1',
  deleted_at: '1',
  banned_until: '',
  password_hash: 'x',
  email_verified: '1',
  is_admin: '1',
  role: 'admin',
  upvotes: '99',
  upvotes_received: '99',
  constructor: '1',
  prototype: '1',
  '__proto__[flags]': '7',
}

test.each(triedChanges)(
  'G04 $call keeps to its fields: whatever else is sent, it makes of everybody what it makes without',
  async ({ endpoint, tried }) => {
    const { db, url } = site()
    const own = fieldsOf(endpoint)
    const others = Object.entries(unasked).filter(([name]) => !Object.hasOwn(own, name))
    const people = db
      .selectFrom('users')
      .select([
        'id',
        'flags',
        'permissions',
        'dollars',
        'points',
        'banned_until',
        'upvotes_received',
        'is_owner',
      ])
      .orderBy('id')
    const newestId = async () =>
      (await people.clearOrderBy().orderBy('id', 'desc').executeTakeFirst())?.id ?? 0
    const until = (id: number) => fingerprintOf(db, people.where('id', '<=', id))

    /**
     * What became of everybody whom the call is about, and of whoever came of it; those there were
     * before stay as they are.
     */
    async function outcome(more: [string, string][]) {
      const last = await newestId()
      const { input, credentials } = await validCall(site(), tried)
      const before = await until(last)
      const body = formOf({ ...input, ...credentials })
      for (const [name, value] of more) body.append(name, value)
      const response = await fetch(`${url}/api${endpoint.path}`, { method: 'POST', body })
      expect(response.status).toBe(200)
      expect(await until(last)).toEqual(before)
      const since = await people.where('id', '>', last).execute()
      return since.map((person) => ({ ...person, id: 0 }))
    }

    expect(await outcome([...others, ['__proto__', '1']])).toEqual(await outcome([]))
  },
)

const SECRETS =
  /"(?:email|token|permissions|password\w*|ip|network|visitor|dollars|ban_reason|\w*hash)":|argon2|@mail\.example/i

test.each(
  triedCalls.filter(({ tried, endpoint }) => !tried.isOwn && !endpoint.path.startsWith('/admin/')),
)(
  'ACC-02 G05 $call answers a member nothing of others that is theirs alone',
  async ({ endpoint, tried }) => {
    const { make, db, as, call } = site()
    const [caller, owner] = [
      await make.member(),
      await make.member({ email: `owner${crypto.randomUUID().slice(0, 8)}@mail.example` }),
    ]
    const credentials = await as(caller)
    const signedIn = { id: caller.id, token: credentials._t }
    const world = { make, db, call, caller: signedIn, owner: tried.others ? caller : owner }
    const answer = await callOver(site().url, endpoint, await tried.input(world), credentials)
    // Pages of the site itself tell how to write to it.
    if (endpoint.path !== '/content/get') expect(JSON.stringify(answer)).not.toMatch(SECRETS)
  },
)

test.each(
  triedChanges.filter(
    ({ endpoint, tried }) => endpoint.path.startsWith('/admin/') && !tried.keepsNothing,
  ),
)(
  'G16 $call leaves one line that says who did what, and what was before; refused, none',
  async ({ endpoint, tried }) => {
    const { db, make, as } = site()
    const { input, credentials, caller } = await validCall(site(), tried)
    const lines = () => db.selectFrom('audit').selectAll().orderBy('id').execute()
    const before = await lines()
    await callOver(site().url, endpoint, input, await as(await make.member())).catch(
      () => undefined,
    )
    expect(await lines()).toEqual(before)

    await callOver(site().url, endpoint, input, credentials)
    const written = (await lines()).slice(before.length)
    expect(written).toMatchObject([
      {
        admin_id: caller.id,
        action: expect.stringMatching(/\S/),
        target: expect.stringMatching(/\S/),
      },
    ])
    expect(
      [written[0]?.before, written[0]?.after].filter((side) => side !== null).length,
    ).toBeGreaterThan(0)
  },
)

const NO_FLAGS = [
  '',
  'true',
  'false',
  'TRUE',
  'yes',
  'no',
  'on',
  'off',
  'null',
  'undefined',
  '2',
  '-1',
  '01',
  '00',
  '1.0',
  '0x1',
  '1e0',
  ' 1',
  '1 ',
  '[1]',
  '１',
  '1,1',
]
const flags = triedCalls.flatMap(({ call, endpoint, tried }) =>
  Object.entries(fieldsOf(endpoint))
    .filter(
      ([, schema]) => schema.safeParse('1').data === true && schema.safeParse('0').data === false,
    )
    .map(([field]) => ({ call, field, endpoint, tried })),
)

test('G13 there are fields that say yes or no', () => {
  expect(flags.length).toBeGreaterThan(2)
})

test.each(flags)(
  'G13 $field of $call is 0 or 1, and nothing else is taken for either',
  async ({ field, endpoint, tried }) => {
    const { input, credentials } = await validCall(site(), tried)
    const before = await everyRow(site().db)
    for (const spelling of NO_FLAGS) {
      const answered = await callOver(
        site().url,
        endpoint,
        { ...input, [field]: spelling },
        credentials,
      ).then(
        () => ({ status: 200 }),
        (refusal: object) => refusal,
      )
      expect({ spelling, answered }).toEqual({
        spelling,
        answered: { status: 400, code: 'invalid_request', error: 'Invalid request.', field },
      })
    }
    expect(await everyRow(site().db)).toEqual(before)
    // Off in the end: other calls are tried on this site.
    for (const spelling of ['1', '0']) {
      const right = await validCall(site(), tried)
      await callOver(site().url, endpoint, { ...right.input, [field]: spelling }, right.credentials)
    }
  },
)
