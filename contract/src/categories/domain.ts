import type { ContractDomain } from '../platform/domain.ts'
import { listCategories } from './categories.ts'

export const categories = {
  endpoints: [listCategories],
} as const satisfies ContractDomain
