import { readStored, writeStored } from '../../platform/storage.ts'

const KEY = 'loadout:new-site'

/**
 * Whether this browser has just set the site up, and its owner has not put away what comes next.
 */
export const isNewSite = () => readStored(KEY) !== undefined
export const noteNewSite = () => writeStored(KEY, '1')
export const putNewSiteAway = () => writeStored(KEY, undefined)
