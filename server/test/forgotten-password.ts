import { expect } from 'vitest'
import { allMailsWritten, mailedSteps } from './mailed-link.ts'
import { startSite, type TestSite } from './start-site.ts'

export const OLD = 'correct horse'
export const NEW = 'battery staple'
export const EXPIRED = {
  status: 400,
  code: 'link_expired',
  error: 'This link is invalid or has expired.',
}
export const haldor = { username: 'Haldor', email: 'haldor@mail.example' }

export const makeHaldor = ({ make }: TestSite, more: object = {}) =>
  make.member({ ...haldor, password: OLD, ...more })

/** A site that writes the mails people ask for. */
export const start = (environment: Record<string, string> = {}) =>
  startSite({ jobs: true, environment })

/**
 * Asks for a link, from an address; those who look for mails wait until all that were asked for are
 * written.
 */
export async function ask(
  { url }: TestSite,
  { username, email }: { username: string; email: string } = haldor,
  address = '127.0.0.1',
) {
  const response = await fetch(`${url}/api/user/password/forgot`, {
    method: 'POST',
    body: new URLSearchParams({ username, email }),
    headers: { 'x-forwarded-for': address },
  })
  expect([response.status, await response.json()]).toEqual([200, { success: true }])
}

export const allWritten = ({ db }: TestSite) => allMailsWritten(db)

/** The three steps of the newest link to Haldor. */
export async function mailedLink(site: TestSite) {
  const { db } = site
  await allWritten(site)
  const [id, uid, token] = await mailedSteps(db, haldor.email, '/reset_password/')
  return { id: Number(id), uid: Number(uid), token: token ?? '' }
}
