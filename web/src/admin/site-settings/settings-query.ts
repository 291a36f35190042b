import { getSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import { query } from '../../platform/call/query.ts'

export const settingsQuery = query(getSettings, {})
