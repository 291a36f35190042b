import type { Domain } from '../domain.ts'
import { eraseMails } from './erase-mails.ts'
import { forgetLastMails, forgetOldMails } from './forget-mails.ts'
import { mailRoutes } from './routes.ts'

export const mails: Domain = {
  routes: mailRoutes,
  forget: [forgetLastMails, forgetOldMails],
  eraseTraces: [eraseMails],
}
