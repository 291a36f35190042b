import { getBackgroundAd } from '@loadout/contract/background-ad/background-ad.ts'
import { query } from '../platform/call/query.ts'

export const backgroundAdQuery = query(getBackgroundAd, {})
