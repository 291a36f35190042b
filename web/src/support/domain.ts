import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const support: Domain = {
  // What becomes of an order is called as in the wallet.
  texts: ['support', 'wallet'],
  pages: [
    // One for both addresses: the list stays while its tickets are read.
    page(
      ['support/tickets', 'support/ticket/:id'],
      'support/SupportPage',
      () => import('./SupportPage.tsx'),
    ),
  ],
}
