import type { Domain } from '../domain.ts'
import { esportalFiles } from './member-files.ts'
import { eraseGames } from './erase-member.ts'
import { deleteExpiredGames, pollEsportal } from './poll-games.ts'

export const esportalGames: Domain = {
  jobs: [pollEsportal],
  deleteExpired: [deleteExpiredGames],
  eraseTraces: [eraseGames],
  ofMember: esportalFiles,
}
