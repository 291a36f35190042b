/** What a form takes as a picture. Free of zod: the browser's forms say and check the same. */
export type PictureRule = {
  formats: readonly ('jpeg' | 'png' | 'gif')[]
  maxBytes: number
  /** Pixels, as the picture is looked at. */
  min: { readonly width: number; readonly height: number }
  max: { readonly width: number; readonly height: number }
}

/** In bytes, as `maxBytes` counts them. */
export const MEGABYTE = 1_024 * 1_024
