import { tellingOfArticles } from './telling-of-articles.ts'
import { tellingOfMembers } from './telling-of-members.ts'
import { tellingOfOrders } from './telling-of-orders.ts'
import { tellingOfReports } from './telling-of-reports.ts'
import { tellingOfTickets } from './telling-of-tickets.ts'
import type { TellingRules } from './telling-rules.ts'

/**
 * A row for each kind of event, with the types that come of it. How they are shown and where they
 * lead says `notification-types.ts` of the contract.
 */
export const whoIsTold: TellingRules = {
  ...tellingOfArticles,
  ...tellingOfMembers,
  ...tellingOfOrders,
  ...tellingOfReports,
  ...tellingOfTickets,
}
