import type { Domain } from '../domain.ts'
import { sessionFiles } from './member-files.ts'
import { eraseSessions } from './erase-sessions.ts'
import { deleteExpiredSessions } from './sessions.ts'
import { deleteExpiredExchanges } from './exchanged-secrets.ts'

export const sessions: Domain = {
  deleteExpired: [deleteExpiredSessions, deleteExpiredExchanges],
  eraseMember: [eraseSessions],
  ofMember: sessionFiles,
}
