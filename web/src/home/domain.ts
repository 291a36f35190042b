import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const home: Domain = {
  pages: [
    page('/', 'home/HomePage', () => import('./HomePage.tsx')),
    page('userfeed', 'home/UserfeedPage', () => import('./UserfeedPage.tsx')),
  ],
}
