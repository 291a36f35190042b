import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://loadout:secret@localhost/loadout',
  ORIGIN: 'https://community.example',
  SECRET: 'x'.repeat(32),
}
const read = (environment: Record<string, string>) => readConfiguration(environment).providers

test('no external account is switched on by itself', () => {
  expect(read(production)).toEqual({
    standIns: undefined,
    keys: { twitch: undefined, facebook: undefined, twitter: undefined },
    steam: false,
    esportal: false,
  })
})

test('each is switched on by its own keys', () => {
  const keys = { FACEBOOK_APP_ID: '123', FACEBOOK_APP_SECRET: 'abc', STEAM_LOGIN: 'on' }
  expect(read({ ...production, ...keys, ESPORTAL: 'on' })).toMatchObject({
    keys: { twitch: undefined, facebook: { id: '123', secret: 'abc' } },
    steam: true,
    esportal: true,
  })
})

test.each<[string, Record<string, string>, string]>([
  ['half of the keys', { TWITTER_CLIENT_ID: 'abc' }, 'TWITTER_CLIENT_SECRET'],
  [
    'a key that is none',
    { TWITCH_CLIENT_ID: 'a b', TWITCH_CLIENT_SECRET: 'c' },
    'TWITCH_CLIENT_ID',
  ],
  ['a switch of its own', { STEAM_LOGIN: 'yes' }, 'STEAM_LOGIN must be one of on, off'],
  ...['PROVIDER_STAND_INS', 'TWITCH_STAND_IN', 'INSTAGRAM_STAND_IN'].map(
    (name): [string, Record<string, string>, string] => [
      name,
      { [name]: 'http://127.0.0.1:4000' },
      `${name} must be off in production`,
    ],
  ),
])('a production site does not start with %s', (_, environment, message) => {
  expect(() => read({ ...production, ...environment })).toThrow(message)
})

test('stand-ins are an origin, and are off where that is said', () => {
  const development = { DATABASE_URL: production.DATABASE_URL }
  expect(read({ ...development, PROVIDER_STAND_INS: 'http://127.0.0.1:4000' }).standIns).toBe(
    'http://127.0.0.1:4000',
  )
  expect(read({ ...development, PROVIDER_STAND_INS: 'off' }).standIns).toBeUndefined()
  expect(() => read({ ...development, PROVIDER_STAND_INS: 'somewhere' })).toThrow('an origin')
})
