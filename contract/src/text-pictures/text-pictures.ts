import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { pictureErrors, sentPicture } from '../platform/sent-picture.ts'
import { textPictureRule } from './text-picture-rule.ts'

/**
 * For posts, news and content pages. What no text has shown for a day is deleted. `src` is what the
 * `img` in the text has; the smaller one is at the same address with `600x600`.
 */
export const sendTextPicture = endpoint({
  method: 'POST',
  path: '/text_picture/send',
  access: 'member',
  once: true,
  summary: 'Stores a picture that will stand inside a text.',
  input: z.object({ picture: sentPicture(textPictureRule) }),
  output: z.object({ src: z.string() }),
  errors: pictureErrors,
})
