import type { Domain } from '../domain.ts'
import { forgetInvitation } from './invitation.ts'
import { ownerRoutes } from './routes.ts'

export const owners: Domain = { routes: ownerRoutes, forget: [forgetInvitation] }
