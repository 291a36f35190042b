import type { Domain } from '../domain.ts'
import { forgetLastMails, forgetMailsTo, forgetOldMails } from './forget-mails.ts'
import { mailRoutes } from './routes.ts'

export const mails: Domain = {
  routes: mailRoutes,
  forget: [forgetLastMails, forgetOldMails],
  forgetRest: [forgetMailsTo],
}
