import type { ContractDomain } from '../platform/domain.ts'
import { getSite } from './site.ts'
import { changeSettings, getSettings, setIcon, setLogo, setSetting } from './staff-settings.ts'

export const siteSettings = {
  about: 'The name of the site, its languages and its looks.',
  endpoints: { getSite, getSettings, setSetting, changeSettings, setLogo, setIcon },
  staffActions: {
    'site settings changed': 'canManageContent',
  },
  firstSteps: ['accent', 'logo'],
} as const satisfies ContractDomain
