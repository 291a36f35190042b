import { pictureAddress } from '../../ui/forms/picture-file.ts'

export type Cover = {
  /** The path of what readers see now. */
  saved: string | undefined
  /** A file, or nothing but the pattern of the game; undefined leaves what there is. */
  chosen: File | '' | undefined
}

/**
 * A picture without anything in it, for the pattern that the server chooses with the first save.
 */
const NONE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#'

/**
 * The path of a cover that may not be sent yet. A path is followed by the size that is wanted,
 * which an address of data has behind its `#`.
 */
export function coverPath({ saved, chosen }: Cover): string {
  if (chosen === undefined) return saved ?? NONE
  const address = chosen === '' ? undefined : pictureAddress(chosen)
  return address === undefined ? NONE : `${address}#`
}
