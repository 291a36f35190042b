import type { newsPictureSizes } from '@loadout/contract/news/news-picture-rule.ts'
import { pictureUrl } from '../ui/pictures.ts'
import css from './StoryPicture.module.css'

type PictureSize = (typeof newsPictureSizes)[number]

type Source = {
  size: PictureSize
  width: number
  height: number
  also?: PictureSize
  sizes?: string
}

/**
 * The file each layout asks for, and a second one where the slot is much smaller or the screen much
 * denser.
 */
const sources = {
  full: { size: '600x280', width: 600, height: 280 },
  half: {
    size: '600x280',
    width: 600,
    height: 280,
    also: '360x168',
    sizes: '(max-width:599px) 46vw, (max-width:999px) 48vw, 460px',
  },
  card: {
    size: '600x280',
    width: 600,
    height: 280,
    also: '360x168',
    sizes: '(max-width:599px) 150px, 320px',
  },
  row: {
    size: '160x100',
    width: 160,
    height: 100,
    also: '360x168',
    sizes: '(max-width:599px) 112px, 160px',
  },
  mini: { size: '50x40', width: 50, height: 40, also: '160x100', sizes: '50px' },
} as const satisfies Record<string, Source>

type Props = { path: string; layout: keyof typeof sources; priority?: boolean | undefined }

/** Decorative: the title of the story stands beside it. */
export function StoryPicture({ path, layout, priority }: Props) {
  const { size, width, height, also, sizes }: Source = sources[layout]
  return (
    <img
      className={css[layout]}
      src={pictureUrl(path, size)}
      srcSet={
        also &&
        [size, also].map((file) => `${pictureUrl(path, file)} ${file.split('x')[0]}w`).join(', ')
      }
      sizes={sizes}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      alt=""
    />
  )
}
