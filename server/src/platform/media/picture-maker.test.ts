import { readdir } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testFolder } from '../../../test/test-folder.ts'
import { createPictureMaker } from './picture-maker.ts'

test('a drawing over which its worker is ended is drawn by the next, and put off when that is ended as well', async () => {
  const folder = await testFolder()
  const onError = vi.fn<(error: unknown) => void>()
  const worker = `${import.meta.dirname}/../../../test/processes/ended-worker.ts`
  const { make, close } = createPictureMaker({ onError, worker })
  onTestFinished(close)
  const draw = (name: string, width: number) =>
    make({
      source: { file: '' },
      width,
      height: 1,
      fit: 'cover',
      format: 'webp',
      target: `${folder}/${name}`,
    })

  await draw('avatar', 1)
  expect(await readdir(folder)).toContain('avatar')
  expect(onError).not.toHaveBeenCalled()

  await expect(draw('banner', 2)).rejects.toMatchObject({ status: 503, code: 'unavailable' })
  expect(await readdir(folder)).not.toContain('banner')
  expect(onError).toHaveBeenCalledOnce()
})
