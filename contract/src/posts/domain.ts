import type { ContractDomain } from '../platform/domain.ts'
import { countUserPosts, getPost, listPosts, upvotePost } from './posts.ts'
import { searchPosts } from './search-posts.ts'
import { addPostStar, listStaffPosts, releasePost, removePostStar } from './staff-posts.ts'
import {
  deletePost,
  discardKeptPost,
  editPost,
  getWrittenPost,
  keepPost,
  publishPost,
} from './writing.ts'

export const posts = {
  about: 'What members write, and how staff look at it.',
  endpoints: {
    countUserPosts,
    getPost,
    listPosts,
    upvotePost,
    searchPosts,
    addPostStar,
    listStaffPosts,
    releasePost,
    removePostStar,
    deletePost,
    discardKeptPost,
    editPost,
    getWrittenPost,
    keepPost,
    publishPost,
  },
  reportable: ['post'],
  staffActions: {
    'post deleted': 'canDeletePosts',
    'post released': 'canDeletePosts',
    'post star mark added': 'canAddBlogStar',
    'post star mark removed': 'canAddBlogStar',
  },
  firstSteps: ['post', 'posts'],
} as const satisfies ContractDomain
