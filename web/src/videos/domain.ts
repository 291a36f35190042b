import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'
import { channelName } from './channel-name.ts'

/** Both addresses show the same; links lead to the first (AMB-12). */
export const videos: Domain = {
  texts: ['videos'],
  pages: [
    page(['ld-tv', 'ldtv'], 'videos/VideosPage', () => import('./VideosPage.tsx')),
    page(['ld-tv/:id', 'ldtv/:id'], 'videos/VideoPage', () => import('./VideoPage.tsx')),
  ],
  menu: [
    {
      href: '/ld-tv',
      icon: 'tv',
      label: 'nav.tv',
      longLabel: channelName,
      order: { rail: 70, drawer: 70 },
      covers: ['/ldtv'],
    },
  ],
}
