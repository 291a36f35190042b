import { expectAccessible } from '../accessibility.ts'
import { expect, test } from '../site.ts'

test('SHELL-03 a place of members asks a visitor who is signed out to sign in, in their language, and asks the server for nothing', async ({
  page,
  visit,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The store and the pictures of the footer are for everybody, and so is the notice, which a
    // page asks for that has been left alone for five seconds.
    const isForAll = /\/(?:shop\/item\/latest|instagram\/get_recent_media|notice\/get)$/.test(
      pathname,
    )
    if (pathname.startsWith('/api') && !isForAll) calls.push(request.url())
  })
  for (const path of [
    '/wallet',
    '/settings',
    '/notifications',
    '/support/tickets',
    '/support/ticket/5',
  ]) {
    await visit(path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'You must log in to view this page',
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login',
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'Join' })).toHaveAttribute(
      'href',
      '/signup',
    )
    expect(calls, path).toEqual([])
  }

  await visit('/wallet?lang=de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Du musst dich anmelden, um diese Seite zu sehen',
  )
  await expect(page).toHaveTitle(/^Geldbörse/)
  await expectAccessible(page)
})
