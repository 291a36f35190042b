import { MEGABYTE, type PictureRule } from '../platform/picture-rule.ts'

/** The documented sizes of an avatar (AMB-141), and the largest, of which cards are made. */
export const avatarSizes = ['32x32', '64x64', '128x128', '200x200', '630x630'] as const

/** Of avatar and banner alike (PROF-28, PROF-29, AMB-89). */
export const profilePictureRule: PictureRule = {
  formats: ['png', 'jpeg'],
  maxBytes: 5 * MEGABYTE,
  min: { width: 64, height: 64 },
  max: { width: 4_096, height: 4_096 },
}
