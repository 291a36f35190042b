import { expect, test } from 'vitest'
import { readPage } from '../../../test/read-page.ts'
import { startSite } from '../../../test/start-site.ts'

/** Longer than whatever a nonce, a picture or the name of a file may happen to hold. */
const MEMBER = '2047114711'
const TOKEN = 'kF3x_SecretOfAMail-0123456789'

test.each([
  `/auth/${MEMBER}/${TOKEN}`,
  `/user/verify_email/${MEMBER}/${TOKEN}`,
  `/undo_email/${MEMBER}/${TOKEN}`,
  `/unsubscribe/${MEMBER}/${TOKEN}`,
  `/setup/${TOKEN}`,
  `/provider/auth/3/${TOKEN}/${MEMBER}`,
  `/AUTH/${MEMBER}/${TOKEN}`,
  `/%61uth/${MEMBER}/${TOKEN}`,
])(
  'D03 D02 the page at %s holds nothing of its address, tells no other site of it and is kept by nobody',
  async (path) => {
    const site = await startSite({
      environment: { PAGE_CACHE_SECONDS: '3600', LOG_LEVEL: 'trace' },
    })
    for (const round of ['rendered', 'again']) {
      const answer = await fetch(`${site.url}${path}?lang=en&_t=${TOKEN}`)
      const page = await readPage(answer)
      expect([page.status, page.h1 !== ''], round).toEqual([200, true])
      expect(page.html).not.toContain(TOKEN)
      expect(page.html).not.toContain(MEMBER)
      expect([...answer.headers].join('\n')).not.toContain(TOKEN)
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
      expect(answer.headers.get('etag')).toBeNull()
      expect(page.meta('robots')).toBe('noindex')
    }
    expect(site.log.join('\n')).not.toContain(TOKEN)
  },
)

test('D10 opening, and even a scanner that asks ten times, uses no link up', async () => {
  const { url, make, db } = await startSite()
  const person = await make.member({ email: 'tindra@example.com' })
  for (const kind of ['verify-email', 'sign-in'] as const) {
    const { token } = await make.link(person, kind)
    for (let time = 0; time < 10; time++) {
      for (const method of ['GET', 'HEAD'])
        await fetch(
          `${url}/${kind === 'sign-in' ? 'auth' : 'user/verify_email'}/${person.id}/${token}`,
          { method },
        )
    }
  }
  expect(await db.selectFrom('account_link').select('kind').execute()).toHaveLength(2)
})

test('D03 other pages say to other sites only from which site a reader comes', async () => {
  const { url } = await startSite()
  expect((await fetch(`${url}/login`)).headers.get('referrer-policy')).toBe(
    'strict-origin-when-cross-origin',
  )
})
