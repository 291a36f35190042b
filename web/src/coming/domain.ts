import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'
import { comingPlaces } from './coming-places.ts'

export const coming: Domain = {
  pages: [
    ...comingPlaces.map(({ path, name }) =>
      page(path, 'coming/ComingPage', () => import('./ComingPage.tsx'), { name }),
    ),
    ...memberPlaces.map(({ path, name }) =>
      page(path, 'coming/MemberPlace', () => import('./MemberPlace.tsx'), { name }),
    ),
  ],
  menu: [{ href: '/users', icon: 'users', label: 'nav.users', order: { rail: 40, drawer: 40 } }],
  pages: comingPlaces.map(({ path, name }) =>
    page(path, 'coming/ComingPage', () => import('./ComingPage.tsx'), { name }),
  ),
  menu: [
    {
      href: '/streams',
      icon: 'radio',
      label: 'nav.streams',
      order: { rail: 20, bottom: 20, drawer: 20 },
    },
    { href: '/users', icon: 'users', label: 'nav.users', order: { rail: 40, drawer: 40 } },
  ],
}
