import {
  useId,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react'
import { useLanguage, useText } from '../platform/language/language.tsx'
import { percentText } from '../statistics/percent-text.ts'
import {
  maxZoom,
  placeAt,
  reachOf,
  settledCrop,
  shareOf,
  squareOf,
  type Crop,
} from './picture-crop.ts'
import css from './CropField.module.css'

const STEP = 0.02
const moves: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

type Props = {
  /** What the keys move. */
  ref: Ref<HTMLDivElement>
  picture: HTMLImageElement
  crop: Crop
  onChange: (crop: Crop) => void
}

const sizeOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => ({
  width,
  height,
})

/** Chooses the square that is taken of a picture, with a preview as small as it will be seen. */
export function CropField({ ref, picture, crop, onChange }: Props) {
  const text = useText()
  const size = sizeOf(picture)
  const reach = reachOf(size, crop.zoom)
  const held = useRef<{ x: number; y: number }>(undefined)
  const change = (next: Partial<Crop>) => onChange(settledCrop(size, { ...crop, ...next }))

  function press(event: KeyboardEvent) {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    change({ x: crop.x + move.x, y: crop.y + move.y })
  }

  function drag({ clientX: x, clientY: y, currentTarget }: PointerEvent) {
    const before = held.current
    if (!before) return
    const { side } = squareOf(size, crop)
    const scale = side / currentTarget.clientWidth
    change({
      x: crop.x - ((x - before.x) * scale) / size.width,
      y: crop.y - ((y - before.y) * scale) / size.height,
    })
    held.current = { x, y }
  }

  return (
    <div className={css.root}>
      <div
        ref={ref}
        className={css.frame}
        role="application"
        aria-label={text('profiles.crop')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- moved by the arrow keys
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => (held.current = undefined)}
        onPointerCancel={() => (held.current = undefined)}
      >
        <img src={picture.src} alt="" draggable={false} style={shown(size, crop)} />
      </div>
      <figure className={css.preview}>
        <div>
          <img src={picture.src} alt="" style={shown(size, crop)} />
        </div>
        <figcaption>{text('profiles.preview')}</figcaption>
      </figure>
      <CropRange
        label={text('profiles.zoom')}
        min={1}
        max={maxZoom(size)}
        value={crop.zoom}
        onChange={(zoom) => change({ zoom })}
      />
      <CropRange
        label={text('profiles.crop_across')}
        value={shareOf(crop.x, reach.x)}
        disabled={reach.x.min === reach.x.max}
        onChange={(share) => change({ x: placeAt(share, reach.x) })}
      />
      <CropRange
        label={text('profiles.crop_down')}
        value={shareOf(crop.y, reach.y)}
        disabled={reach.y.min === reach.y.max}
        onChange={(share) => change({ y: placeAt(share, reach.y) })}
      />
    </div>
  )
}

type CropRangeProps = {
  label: string
  min?: number
  max?: number
  value: number
  disabled?: boolean
  onChange: (value: number) => void
}

/** For whoever neither drags nor has keys. */
function CropRange({ label, min = 0, max = 1, value, disabled, onChange }: CropRangeProps) {
  const { locale } = useLanguage().language
  const id = useId()
  return (
    <label className={css.range} htmlFor={id}>
      {label}
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        disabled={disabled}
        aria-valuetext={percentText(locale, value)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  )
}

/** The picture so large, and so far to the left and up, that the square fills its frame. */
function shown({ width, height }: { width: number; height: number }, crop: Crop): CSSProperties {
  const { left, top, side } = squareOf({ width, height }, crop)
  return {
    width: `${(width / side) * 100}%`,
    height: `${(height / side) * 100}%`,
    left: `${(-left / side) * 100}%`,
    top: `${(-top / side) * 100}%`,
  }
}
