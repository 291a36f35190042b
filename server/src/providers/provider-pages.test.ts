import { expect, test } from 'vitest'
import { insides, readPage, textOf } from '../../test/read-page.ts'
import { startSite } from '../../test/start-site.ts'

/** What stands on the buttons of a page's main part. */
const buttonsOf = (main: string) => insides(main, 'button').map(textOf)

const three = ['Facebook', 'Twitter', 'Steam']
const keys = {
  TWITCH_CLIENT_ID: 'id',
  TWITCH_CLIENT_SECRET: 'secret',
  FACEBOOK_APP_ID: 'id',
  FACEBOOK_APP_SECRET: 'secret',
  TWITTER_CLIENT_ID: 'id',
  TWITTER_CLIENT_SECRET: 'secret',
  STEAM_LOGIN: 'on',
}

test.each([
  { title: 'ACC-11 all three', environment: keys, shown: three },
  { title: 'ACC-11 Steam alone', environment: { STEAM_LOGIN: 'on' }, shown: ['Steam'] },
  { title: 'ACC-11 none', environment: {}, shown: [] },
])(
  '$title of the ways in through other sites: those that are set up, and no other',
  async ({ environment, shown }) => {
    const { get } = await startSite({ environment })
    const login = await readPage(await get('/login?lang=en'))
    const signup = await readPage(await get('/signup?lang=en'))
    expect(buttonsOf(login.main)).toEqual(['Show', 'Sign in', ...shown])
    expect(buttonsOf(signup.main)).toEqual(['Show', 'Create account', ...shown])
    expect(login.main.includes('or continue with')).toBe(shown.length > 0)
  },
)
