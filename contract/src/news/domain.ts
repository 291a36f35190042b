import type { ContractDomain } from '../platform/domain.ts'
import { countUserNews, getNews, listNews, listRelatedNews } from './news.ts'
import {
  createNews,
  deleteNews,
  editNews,
  getStaffNews,
  listStaffNews,
  pinNews,
  saveNews,
} from './newsroom.ts'
import { getPresetGames } from './preset-games.ts'

export const news = {
  about: 'News in every language that they are written in, and how staff write them.',
  endpoints: {
    countUserNews,
    getNews,
    getPresetGames,
    listNews,
    listRelatedNews,
    createNews,
    deleteNews,
    editNews,
    getStaffNews,
    listStaffNews,
    pinNews,
    saveNews,
  },
  staffActions: {
    'news created': 'canPublishNews',
    'news edited': 'canPublishNews',
    'news deleted': 'canPublishNews',
    'news language deleted': 'canPublishNews',
    'news pinned': 'canPublishNews',
    'news unpinned': 'canPublishNews',
  },
  firstSteps: ['news', 'news-archive', 'userfeed'],
} as const satisfies ContractDomain
