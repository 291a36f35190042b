import { useEffect, useState } from 'react'
import type { PictureRule } from '@loadout/contract/platform/picture-rule.ts'
import { readPicture } from '../../ui/forms/picture-file.ts'

export type Cover = {
  rule: PictureRule
  /** The path of what readers see now. */
  saved: string | undefined
  /** A file, or nothing but the pattern of the game; undefined leaves what there is. */
  chosen: File | '' | undefined
}

/** A picture without anything in it, for the pattern that the server chooses with the first save. */
const NONE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=#'

/**
 * The path of a cover that may not be sent yet. A path is followed by the size that is wanted, which
 * an address of data has behind its `#`.
 */
export function useCover({ rule, saved, chosen }: Cover): string {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    if (chosen instanceof File)
      void readPicture(chosen, rule).then((address) => setPicture(address && `${address}#`))
  }, [chosen, rule])
  if (chosen instanceof File) return picture ?? NONE
  return chosen === undefined && saved !== undefined ? saved : NONE
}
