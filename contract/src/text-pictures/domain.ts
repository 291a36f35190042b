import type { ContractDomain } from '../platform/domain.ts'
import { sendTextPicture } from './text-pictures.ts'

export const textPictures = {
  about: 'Pictures within texts.',
  endpoints: { sendTextPicture },
} as const satisfies ContractDomain
