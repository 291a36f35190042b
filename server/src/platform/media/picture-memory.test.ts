import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { everyPart, partsOf, pictureWith } from '../../../test/ancillary-parts.ts'
import type { SentPicture, SentPictureDone } from './encoding-worker.ts'
import { startLimited } from './limited-process.ts'
import { necessaryParts } from './necessary-parts.ts'
import { createPictureEncoder } from './picture-encoder.ts'
import { sentFormats, type SentFormat } from './picture-format.ts'

const programs = `${import.meta.dirname}/../../../test/processes`
const MEGABYTE = 1_000_000
/** What decoders unfold: a few bytes stand for any length. */
const unfolded = ['zTXt', 'iTXt', 'iCCP', 'fdAT']
/** What a picture may look different without, as long as it is as short as those of cameras. */
const necessary = ['eXIf', 'iCCP', 'EXIF', 'profile', 'ICCP']

/**
 * A worker that looks at files one after the other. Answers what it says of each, and the most
 * bytes that it has held until then.
 */
function lookingWorker() {
  const worker = fork(`${import.meta.dirname}/encoding-worker.ts`, {
    execArgv: ['--import', `${programs}/tell-memory.ts`],
    serialization: 'advanced',
  })
  onTestFinished(() => void worker.kill('SIGKILL'))
  worker.setMaxListeners(0)
  const ask = <Message extends object>(name: keyof Message & string, message: object | string) =>
    new Promise<Message>((resolve, reject) => {
      worker.on('message', (said: Message) => name in said && resolve(said))
      worker.once('exit', () => reject(new Error('the worker ended')))
      worker.send(message)
    })
  return async (bytes: Buffer, format: SentFormat) => {
    const order: SentPicture = { bytes, format, sizes: ['20x20'] }
    const { answer } = await ask<{ answer: SentPictureDone }>('answer', { number: 1, order })
    const { memory } = await ask<{ memory: number }>('memory', 'memory')
    return { memory, verdict: 'refusal' in answer ? answer.refusal : 'taken' }
  }
}

test.each(sentFormats)(
  'I02 what stands beside the picture in a %s takes no memory, however long it is when unfolded',
  async (format) => {
    const look = lookingWorker()
    const { memory: before } = await look(await pictureWith(format), format)
    for (const [name, part] of Object.entries(partsOf[format])) {
      const one = part(Buffer.alloc(unfolded.includes(name) ? 20 * MEGABYTE : 20_000))
      const file = await pictureWith(format, ...Array.from({ length: 50 }, () => one))
      const { memory, verdict } = await look(file, format)
      expect({ name, verdict, isLittle: memory - before < 50 * MEGABYTE }).toEqual({
        name,
        verdict: 'taken',
        isLittle: true,
      })
    }
  },
)

test.each(everyPart)(
  'I02 a decoder is given $part of a $format once and short, or not at all',
  async ({ format, part }) => {
    const says = Buffer.from('what-this-part-says')
    const kept = async (data: Buffer, times: number) => {
      const one = partsOf[format][part]!(data)
      const file = await pictureWith(format, ...Array.from({ length: times }, () => one))
      return (
        necessaryParts(file, format)!.length -
        necessaryParts(await pictureWith(format), format)!.length
      )
    }
    const isNecessary = necessary.includes(part)
    expect((await kept(says, 1)) > 0).toBe(isNecessary)
    if (unfolded.includes(part)) expect(await kept(Buffer.alloc(5 * MEGABYTE), 1)).toBe(0)
    if (/exif/i.test(part)) expect(await kept(Buffer.alloc(70_000), 2)).toBeLessThan(65_535 + 4)
  },
)

test('I02 what stands between and behind the pixels of a JPEG is left out as well', async () => {
  const file = await pictureWith('jpeg')
  const pixels = file.subarray(2, -2)
  const comment = partsOf.jpeg['COM']!(Buffer.from('between'))
  const end = file.subarray(-2)
  const more = Buffer.concat([
    file.subarray(0, 2),
    pixels,
    comment,
    comment,
    end,
    Buffer.from('behind'),
  ])

  expect(necessaryParts(more, 'jpeg')).toEqual(file)
})

test.each(sentFormats)('I02 a %s that ends within a part is refused', async (format) => {
  const { encodePicture, close } = createPictureEncoder({
    onError: (error) => expect.fail(String(error)),
  })
  onTestFinished(close)
  const [part] = Object.values(partsOf[format])
  const file = await pictureWith(format, part!(Buffer.alloc(20_000)))
  for (const length of [13, 60, 10_000])
    await expect(
      encodePicture(file.subarray(0, length), { sizes: ['20x20'] }),
    ).rejects.toMatchObject({ status: 400, code: 'picture_unreadable' })
})

test.each([
  { what: 'takes more and more memory', how: 1 },
  { what: 'breaks its decoder', how: 2 },
  { what: 'takes less than the system refuses', how: 3 },
])(
  'I02 a picture that $what is refused for good and not to be sent again, and the next is taken',
  async ({ how }) => {
    const onError = vi.fn<(error: unknown) => void>()
    const { encodePicture, close } = createPictureEncoder({
      onError,
      worker: `${programs}/greedy-worker.ts`,
    })
    onTestFinished(close)
    const file = await pictureWith('png')
    const sent = (width: number) =>
      encodePicture(file, { sizes: ['20x20'], min: { width, height: 1 } })

    await expect(sent(how)).rejects.toMatchObject({ status: 400, code: 'picture_unreadable' })
    expect(onError).toHaveBeenCalledOnce()
    expect(await sent(0)).toHaveProperty('20x20.webp', file)
  },
)

test('I02 the system itself refuses a picture worker more memory, whatever it is busy with', async () => {
  const worker = startLimited(`${programs}/taking-memory.ts`)
  onTestFinished(() => void worker.kill('SIGKILL'))
  const [got] = (await once(worker, 'message')) as [number]
  // Of the others none offers it, and there is what the worker itself looks at.
  expect(got).toBeLessThan((process.platform === 'linux' ? 1_200 : 3_001) * MEGABYTE)
})
