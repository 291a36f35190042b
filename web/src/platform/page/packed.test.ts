import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

const read = (value: unknown) =>
  unpack(JSON.parse(JSON.stringify(pack(value))) as ReturnType<typeof pack>)

test.each([
  [null],
  ['text'],
  [[]],
  [{}],
  [[[], [0], [1, [2]]]],
  [{ 'a,b': 1, '"': [2], __proto__x: null }],
  [{ entries: [{ id: 1, author: { name: 'Luisa' } }, { id: 2, author: null }, { other: true }] }],
])('%j is read back as it was', (value) => {
  expect(read(value)).toEqual(value)
})

test('a field without a value is left out, as in any JSON', () => {
  expect(read({ id: 1, offset: undefined })).toStrictEqual({ id: 1 })
})

test('alike objects name their fields once', () => {
  const many = Array.from({ length: 25 }, (_, id) => ({ id, author: { username: 'Luisa' } }))
  expect(JSON.stringify(pack(many)).match(/username/g)).toHaveLength(1)
})
