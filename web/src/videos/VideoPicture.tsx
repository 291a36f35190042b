import { pictureUrl } from '../ui/pictures.ts'
import { clockTime } from './clock-time.ts'
import css from './VideoPicture.module.css'

const sources = {
  large: { size: '1280x720', also: '640x360', sizes: '(max-width:999px) 100vw, 800px' },
  card: { size: '640x360', also: '320x180', sizes: '(max-width:599px) 150px, 320px' },
  mini: { size: '320x180', also: '160x100', sizes: '112px' },
} as const

type Props = {
  image: string
  duration: number | null
  layout: keyof typeof sources
  priority?: boolean
}

/** Decorative: the title of the video stands beside it. The one text on it is how long it is. */
export function VideoPicture({ image, duration, layout, priority = false }: Props) {
  const { size, also, sizes } = sources[layout]
  const [width, height] = size.split('x')
  return (
    <span className={css.root}>
      <img
        src={pictureUrl(image, size)}
        srcSet={[size, also]
          .map((file) => `${pictureUrl(image, file)} ${file.split('x')[0]}w`)
          .join(', ')}
        sizes={sizes}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        alt=""
      />
      {duration !== null && <span className={css.duration}>{clockTime(duration)}</span>}
    </span>
  )
}
