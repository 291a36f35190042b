import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { startSite } from '../../../../test/start-site.ts'

/** Of the whole of a document; where a finding is stands in its pointer. */
async function findingsOf(source: string) {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source, config })
  return problems.map(
    ({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer}: ${message}`,
  )
}

test('a public linter finds nothing in the document that the site serves', async () => {
  const { get } = await startSite({ environment: { ORIGIN: 'https://community.example' } })
  const served = await (await get('/api/openapi.json')).text()
  expect(await findingsOf(served)).toEqual([])

  // It would find what is missing.
  const { tags: _, ...without } = JSON.parse(served) as Record<string, unknown>
  const broken = { ...without, info: { title: 'Loadout API', version: '1' } }
  expect((await findingsOf(JSON.stringify(broken))).join('\n')).toContain('info-license')
})
