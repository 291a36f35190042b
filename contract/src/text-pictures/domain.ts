import type { ContractDomain } from '../platform/domain.ts'
import { sendTextPicture } from './text-pictures.ts'

export const textPictures = {
  endpoints: [sendTextPicture],
} as const satisfies ContractDomain
