import { expect, test } from 'vitest'
import { newsPictureRule } from '@loadout/contract/news/news-picture-rule.ts'
import { fitsRule } from './picture-file.ts'

const MAX = 5 * 1_024 * 1_024

test.each([
  { type: 'image/png', size: MAX, width: 600, height: 280, fits: true },
  { type: 'image/jpeg', size: 1, width: 3_200, height: 1_600, fits: true },
  { type: 'image/gif', size: 1, width: 600, height: 280, fits: false },
  { type: '', size: 1, width: 600, height: 280, fits: false },
  { type: 'image/png', size: MAX + 1, width: 600, height: 280, fits: false },
  { type: 'image/png', size: 1, width: 599, height: 280, fits: false },
  { type: 'image/png', size: 1, width: 600, height: 279, fits: false },
  { type: 'image/png', size: 1, width: 3_201, height: 1_600, fits: false },
  { type: 'image/png', size: 1, width: 3_200, height: 1_601, fits: false },
])(
  'NEWS-23 NEWS-24 NEWS-25 whether $type of $size bytes and $width x $height is offered to the server: $fits',
  ({ type, size, width, height, fits }) => {
    expect(fitsRule({ type, size }, { width, height }, newsPictureRule)).toBe(fits)
  },
)
