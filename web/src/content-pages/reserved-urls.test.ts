import { expect, test } from 'vitest'
import { isReservedUrl } from '@loadout/contract/content-pages/reserved-urls.ts'
import { createRoutes } from '../routes.tsx'

type Route = ReturnType<typeof createRoutes>[number]
const pathsOf = ({ path, children = [] }: Route): string[] => [
  ...(path === undefined ? [] : [path]),
  ...children.flatMap(pathsOf),
]

test('AMB-134 no content page takes the first step of a screen', () => {
  const steps = createRoutes()
    .flatMap(pathsOf)
    .map((path) => path.split('/').find((step) => step !== '') ?? '')
    .filter((step) => step !== '' && step !== '*')
  expect(steps).toEqual(expect.arrayContaining(['news', 'admin', 'wallet', 'userfeed', 'login']))
  expect(steps.filter((step) => !isReservedUrl(step))).toEqual([])
})
