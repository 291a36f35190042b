import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const providers: Domain = {
  texts: ['providers', 'members'],
  pages: [
    page(
      'provider/auth/:id?/:data?/:state?',
      'providers/ProviderReturnPage',
      () => import('./ProviderReturnPage.tsx'),
    ),
  ],
}
