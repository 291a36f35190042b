import type { ContractDomain } from '../platform/domain.ts'
import { listFigures } from './figures.ts'

export const figures = { endpoints: [listFigures] } as const satisfies ContractDomain
