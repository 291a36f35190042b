import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testFolder } from '../../../test/test-folder.ts'
import { editionOf } from './edition-of-drawings.ts'

test('HOME-16 pictures are made anew when a drawing has changed or is new, and only then', async () => {
  const folder = await testFolder()
  const drawing = (name: string, content: string) => writeFile(`${folder}/${name}`, content)
  await drawing('kestrel.svg', '<svg/>')
  const editions = [await editionOf(folder)]
  await drawing('notes.txt', 'nothing that is drawn')
  expect(await editionOf(folder)).toBe(editions[0])

  await drawing('kestrel.svg', '<svg></svg>')
  editions.push(await editionOf(folder))
  await drawing('osprey.svg', '<svg/>')
  editions.push(await editionOf(folder))
  expect(new Set(editions).size).toBe(3)
})
