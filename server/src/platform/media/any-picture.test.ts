import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { anyPicture } from '../../../test/any-picture.ts'
import { createPictureEncoder } from './picture-encoder.ts'

test('I02 of any picture with any parts beside it is said that it is taken or what is wrong with it, and no worker ends over it', async () => {
  const { encodePicture, close } = createPictureEncoder({
    onError: (error) => expect.fail(String(error)),
  })
  onTestFinished(close)
  for (const make of fc.sample(anyPicture, { numRuns: 60, seed: 13 })) {
    const { file, about } = await make()
    const said = await encodePicture(file, { sizes: ['20x20'] }).then(
      () => 'taken',
      ({ status, code }: { status: number; code: string }) => `${status} ${code}`,
    )
    expect([about, said]).toEqual([
      about,
      expect.stringMatching(/^(?:taken|400 picture_(?:unreadable|too_large))$/),
    ])
  }
})
