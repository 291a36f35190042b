import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'
import { comingPlaces } from './coming-places.ts'

export const coming: Domain = {
  pages: comingPlaces.map(({ path, name }) =>
    page(path, 'coming/ComingPage', () => import('./ComingPage.tsx'), { name }),
  ),
  menu: [{ href: '/users', icon: 'users', label: 'nav.users', order: { rail: 40, drawer: 40 } }],
}
