import { expect, test } from 'vitest'
import { z } from 'zod'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { endpoints } from '@loadout/contract/endpoints.ts'
import { endpoint, type Access } from '@loadout/contract/platform/endpoint.ts'
import { startSite } from '../../../test/start-site.ts'

const weather = {
  method: 'GET',
  path: '/weather',
  summary: 'The weather.',
  input: z.object({}),
  output: z.object({ sun: z.boolean() }),
} as const

test('G01 a site with a call that has no access rule refuses to start', async () => {
  const unguarded = endpoint({ ...weather, access: undefined as unknown as Access })

  await expect(
    startSite({ extend: (_, { serve }) => serve(unguarded, () => ({ sun: true })) }),
  ).rejects.toThrow('GET /api/weather has no access rule')
})

test('G01 a site with a route below the API that came past the contract refuses to start', async () => {
  const past = startSite({
    extend: (http) => void http.get('/api/weather', async () => ({ sun: true })),
  })

  await expect(past).rejects.toThrow('GET /api/weather has no access rule')
})

test('G01 a call that two domains serve keeps the site from starting', async () => {
  const guarded = endpoint({ ...weather, access: 'anyone' })
  const twice = startSite({
    extend: (_, { serve }) => [1, 2].forEach(() => serve(guarded, () => ({ sun: true }))),
  })

  await expect(twice).rejects.toThrow('GET /weather is served twice')
})

test('G01 the site serves exactly the calls of the contract', async () => {
  const { url } = await startSite()
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, object>
  }
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )

  expect(served.toSorted()).toEqual(
    endpoints.map(({ method, path }) => `${method} ${path}`).toSorted(),
  )
  for (const { method, path } of endpoints) {
    const { code } = (await (await fetch(`${url}/api${path}`, { method })).json()) as {
      code?: string
    }
    expect(code, `${method} ${path}`).not.toBe('call_not_found')
  }
})

test.each(endpoints)('G01 $method $path says who may use it', ({ access }) => {
  const permission = permissionOf(access)
  expect(
    permission === undefined ? ['anyone', 'reader', 'member', 'admin'] : Object.keys(Permission),
  ).toContain(permission ?? access)
})

const permissionOf = (access: Access) =>
  typeof access === 'string' ? undefined : access.permission
