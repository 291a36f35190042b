import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { pictureErrors, sentPicture } from '../platform/sent-picture.ts'
import { profilePictureRule } from './profile-picture-rules.ts'

const upload = {
  method: 'POST',
  access: 'member',
  once: true,
  input: z.object({ file: sentPicture(profilePictureRule) }),
  errors: pictureErrors,
} as const

/** Shown beside everything the member writes (PROF-26). */
export const uploadAvatar = endpoint({
  ...upload,
  path: '/user_profile/avatar/upload',
  summary: 'Gives the member another picture.',
  output: z.object({ avatar: z.string() }),
})

/** Shown at the head of their own pages only (PROF-27). */
export const uploadBanner = endpoint({
  ...upload,
  path: '/user_profile/banner/upload',
  summary: "Gives the head of the member's page another picture.",
  output: z.object({ banner: z.string() }),
})
