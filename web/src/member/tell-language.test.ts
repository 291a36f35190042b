import { expect, test } from 'vitest'
import { languageByLocale, type Locale } from '@loadout/contract/languages/languages.ts'
import { serverThatAnswers } from '../../test/answering-server.ts'
import { setApiHost } from '../platform/call/call.ts'
import { tellLanguage } from './tell-language.ts'

const refused = { status: 400, body: '{"error":"No.","code":"invalid_input"}' }

function choose(locale: Locale) {
  const language = languageByLocale(locale)
  if (!language) throw new Error(`there is no ${locale}`)
  return tellLanguage(language)
}

test('AMB-120 the language chosen last is told last, what was passed over is not, and a refusal ends nothing', async () => {
  const { asked, url } = await serverThatAnswers(refused, {})
  setApiHost(url)
  const first = choose('sv')
  // Under way by now.
  await Promise.resolve()
  await Promise.all([first, choose('de'), choose('uk')])
  expect(asked.map(({ path, body }) => `${path} ${body}`)).toEqual([
    '/user/language/set language_id=1',
    '/user/language/set language_id=6',
  ])
  await choose('sv')
  expect(asked.at(-1)?.body).toBe('language_id=1')
})
