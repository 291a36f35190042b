import { pictureUrl } from '../ui/pictures.ts'

/** What the next save brings: a file, nothing but the pattern of a game, or what there is. */
export type PictureChoice = File | '' | undefined

/**
 * Whether there is no picture but the pattern of a game, which whatever nobody has given one has.
 */
const isDrawn = (path: string | undefined) => path === undefined || /\/[a-z]+-[1-8]$/.test(path)

type Picture = {
  /** The path of what readers see now; undefined of what is new. */
  saved: string | undefined
  choice: PictureChoice
  size: `${number}x${number}`
  onChange: (choice: PictureChoice) => void
}

/** What the field of a picture that may be taken away shows and does. */
export function pictureChoice({ saved, choice, size, onChange }: Picture) {
  const hasOwn = !isDrawn(saved)
  const hasPicture = choice instanceof File || (choice === undefined && hasOwn)
  return {
    chosen: choice instanceof File ? choice : undefined,
    picture: choice === undefined && saved !== undefined ? pictureUrl(saved, size) : undefined,
    onChoose: onChange,
    onRemove: hasPicture ? () => onChange(hasOwn ? '' : undefined) : undefined,
  }
}
