import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { endpoints } from '@loadout/contract/endpoints.ts'
import { attacks, needs } from '../../../test/long-texts.ts'
import { sendRequest } from '../../../test/send-request.ts'
import { shareSite } from '../../../test/start-site.ts'

/** What a member sends, where one is needed. */
let credentials: { _u: number; _t: string }

const site = shareSite(async ({ make, as }) => {
  await make.news({ tags: ['katowice'] })
  credentials = await as(await make.member({ flags: Flag.Admin, permissions: everyPermission }))
})

/** Articles are longer than that; their own limits are tried with them. */
const isArticle = (path: string, field: string) =>
  field === 'content' && (path.startsWith('/admin/') || path === '/user_profile/content/edit')

test.each(
  endpoints.flatMap(({ method, path, access, input }) =>
    Object.keys(input.shape)
      .filter((field) => !isArticle(path, field))
      .map((field) => ({ method, path, access, field })),
  ),
)(
  'L12 $field of $path is refused when it has 5,000 characters, whatever they are',
  async ({ method, path, access, field }) => {
    for (const attack of attacks) {
      // Who calls comes first: of a longer form no more is read before that is known.
      const query = new URLSearchParams()
      if (access !== 'anyone')
        for (const [name, value] of Object.entries(credentials)) query.set(name, String(value))
      for (const [name, value] of new URLSearchParams(needs[path])) query.set(name, value)
      query.set(field, `${attack}!`)
      const response =
        method === 'GET'
          ? await site().get(`/api${path}?${query}`)
          : await fetch(`${site().url}/api${path}`, { method: 'POST', body: query })
      // What is longer still when it is encoded does not even get that far.
      expect(
        [
          [400, 'invalid_request'],
          // Of a ticket a text is looked at with all others, and its subject is missing first.
          [400, 'ticket_subject_length'],
          [431, 'too_large'],
        ],
        attack.slice(0, 3),
      ).toContainEqual([response.status, ((await response.json()) as { code: string }).code])
    }
  },
)

test.each([
  '/search/article/',
  '/search/user/',
  '/tags/1/',
  '/news/1/',
  '/news-archive/1/',
  '/feeds/',
  '/media/',
  '/',
])(
  'L12 an address below %s that is 5,000 characters long is answered and breaks nothing',
  async (start) => {
    for (const attack of attacks) {
      const { status } = await sendRequest(site().url, {
        target: `${start}${encodeURIComponent(attack)}!`,
      })
      expect(status, attack.slice(0, 3)).toBeLessThan(500)
    }
    expect((await site().get('/healthz')).status).toBe(200)
  },
)
