import type { Domain } from '../domain.ts'
import { deleteExpiredInvitation } from './invitation.ts'
import { ownerRoutes } from './routes.ts'

export const owners: Domain = { routes: ownerRoutes, deleteExpired: [deleteExpiredInvitation] }
