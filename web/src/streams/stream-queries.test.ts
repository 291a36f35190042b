import { expect, test } from 'vitest'
import { streamQuery } from './stream-queries.ts'

test.each([
  { step: '3', sent: { id: 3 } },
  { step: 'foo', sent: { username: 'foo' } },
  { step: '3foo', sent: { username: '3foo' } },
])('STREAM-07 the page of /streams/$step asks for $sent', ({ step, sent }) => {
  expect(streamQuery(step, 0).queryKey).toEqual(['/stream/get', { ...sent, language_id: 0 }])
})
