import type { Domain } from '../domain.ts'
import { eraseMails } from './erase-mails.ts'
import { deleteExpiredLastMails, deleteExpiredMails } from './delete-expired.ts'
import { mailRoutes } from './routes.ts'

export const mails: Domain = {
  routes: mailRoutes,
  deleteExpired: [deleteExpiredLastMails, deleteExpiredMails],
  eraseTraces: [eraseMails],
}
