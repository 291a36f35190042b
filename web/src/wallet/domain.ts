import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const wallet: Domain = {
  // What is within reach can be bought there.
  texts: ['wallet', 'store'],
  pages: [page('wallet', 'wallet/WalletPage', () => import('./WalletPage.tsx'))],
}
