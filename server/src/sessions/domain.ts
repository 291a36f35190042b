import type { Domain } from '../domain.ts'
import { sessionFiles } from './member-files.ts'
import { eraseSessions } from './erase-sessions.ts'
import { forgetEndedSessions } from './sessions.ts'
import { forgetExchanges } from './exchanged-secrets.ts'

export const sessions: Domain = {
  forget: [forgetEndedSessions, forgetExchanges],
  eraseMember: [eraseSessions],
  ofMember: sessionFiles,
}
