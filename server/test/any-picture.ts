import fc from 'fast-check'
import type { SentFormat } from '../src/platform/media/picture-format.ts'
import { everyPart, partsOf, pictureWith } from './ancillary-parts.ts'

type AnyPicture = { format: SentFormat; file: Buffer; about: string }

const MAX_BYTES = 4_000_000

/**
 * A picture as somebody might send it who means no good: with parts of its format beside it, few or
 * many, short or unfolding to megabytes, whole or cut off or with bytes changed (checklist I02).
 */
export const anyPicture: fc.Arbitrary<() => Promise<AnyPicture>> = fc
  .record({
    parts: fc.constantFrom(...everyPart),
    length: fc.oneof(fc.nat({ max: 300 }), fc.constantFrom(65_533, 1_000_000, 20_000_000)),
    filling: fc.constantFrom(0, 0xff, 0x2a),
    times: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constant(20_000)),
    cut: fc.option(fc.nat(), { freq: 4 }),
    changed: fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 4 }),
    isChanged: fc.boolean(),
  })
  .map(
    ({ parts: { format, part }, length, filling, times, cut, changed, isChanged }) =>
      async () => {
        const one = partsOf[format][part]!(Buffer.alloc(length, filling))
        const max = Math.max(1, Math.min(times, Math.floor(MAX_BYTES / one.length)))
        const fitting = one.length > MAX_BYTES ? one.subarray(0, MAX_BYTES) : one
        const whole = await pictureWith(format, ...Array.from({ length: max }, () => fitting))
        if (isChanged)
          for (const [at, byte] of changed) whole[16 + (at % (whole.length - 16))] = byte
        const file = cut === null ? whole : whole.subarray(0, 16 + (cut % whole.length))
        return {
          format,
          file,
          about: `${max} ${part} of ${length} in a ${format} of ${file.length}`,
        }
      },
  )
