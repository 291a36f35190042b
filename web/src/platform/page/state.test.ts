import { expect, test } from 'vitest'
import { unpack, type Packed } from './packed.ts'
import { writeState, type PageState } from './state.ts'

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '<!--',
  '--><img src=x>',
  ']]>',
  '&lt;/script&gt;',
  '\u2028alert(1)\u2029',
  '"}]]}',
  '\\u003c/script\\u003e',
  '</SCRIPT >',
]

test('H08 no word of anybody ends the script element that the state stands in, and all of them arrive as they are', () => {
  const state: PageState = {
    apiHost: '/api',
    hasServiceWorker: false,
    realtime: { key: 'key', hosted: false, cluster: 'eu' },
    languageId: 0,
    routeIds: HOSTILE,
    answers: HOSTILE.map((word) => [[word], { [word]: word }]),
    loaderData: { page: HOSTILE },
    errors: null,
  }
  const written = writeState(state)

  expect(written).not.toMatch(/[<>&\u2028\u2029]/)
  expect(unpack(JSON.parse(written) as Packed)).toEqual(state)
})
