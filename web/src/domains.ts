import { accounts } from './accounts/domain.ts'
import { admin } from './admin/domain.ts'
import { calendar } from './calendar/domain.ts'
import { contentPages } from './content-pages/domain.ts'
import { feeds } from './feeds/domain.ts'
import { following } from './following/domain.ts'
import { home } from './home/domain.ts'
import { news } from './news/domain.ts'
import { notifications } from './notifications/domain.ts'
import { offline } from './offline/domain.ts'
import type { Domain } from './platform/domain.ts'
import { page } from './platform/page/page-route.ts'
import { points } from './points/domain.ts'
import { posts } from './posts/domain.ts'
import { profiles } from './profiles/domain.ts'
import { providers } from './providers/domain.ts'
import { rankings } from './rankings/domain.ts'
import { reports } from './reports/domain.ts'
import { search } from './search/domain.ts'
import { settings } from './settings/domain.ts'
import { statistics } from './statistics/domain.ts'
import { store } from './store/domain.ts'
import { streams } from './streams/domain.ts'
import { support } from './support/domain.ts'
import { tags } from './tags/domain.ts'
import { videos } from './videos/domain.ts'
import { wallet } from './wallet/domain.ts'

/** Parts of the site from everywhere, with the words of all of them. */
const gallery = (): Domain => ({
  texts: ['places', 'members', 'admin', 'editor', 'posts'],
  pages: [page('gallery', 'gallery/GalleryPage', () => import('./gallery/GalleryPage.tsx'))],
})

/** Whatever has pages or places in the menus; their order means nothing. */
export const domains: readonly Domain[] = [
  accounts,
  admin,
  calendar,
  contentPages,
  feeds,
  following,
  home,
  news,
  notifications,
  offline,
  points,
  posts,
  profiles,
  providers,
  rankings,
  reports,
  search,
  settings,
  statistics,
  store,
  streams,
  support,
  tags,
  videos,
  wallet,
  // The build knows that this is false and leaves the gallery out.
  ...(import.meta.env.DEV ? [gallery()] : []),
]
