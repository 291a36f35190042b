import type { ContractDomain } from '../platform/domain.ts'
import { getSite } from './site.ts'
import { getSettings, setSettings } from './staff-settings.ts'

export const siteSettings = {
  endpoints: [getSite, getSettings, setSettings],
  staffActions: ['site settings changed'],
  firstSteps: ['accent'],
} as const satisfies ContractDomain
