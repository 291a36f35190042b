import { findCredentials } from '../platform/session/credentials.ts'
import { currentMember } from '../platform/session/session.ts'

/**
 * A page that a browser has kept has heard of nothing meanwhile: whoever goes back to it may have
 * signed in or out since.
 */
export const watchReturn = () =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && findCredentials()?.token !== currentMember()?.token) location.reload()
  })
