import type { Domain } from '../domain.ts'
import { postFiles } from './member-files.ts'
import { erasePosts } from './erase-posts.ts'
import { drawings } from '../platform/media/drawings.ts'
import { cleanChanges } from './clean-changes.ts'
import { postPictures } from './pictures.ts'
import { reportedPost } from './reported-post.ts'
import { postRoutes } from './routes.ts'

export const posts: Domain = {
  routes: postRoutes,
  sitemap: async () => [{ path: '/posts' }, { path: '/userfeed' }],
  reportable: { post: reportedPost },
  // Posts that nobody has given a picture show a pattern.
  pictures: [{ kind: postPictures, originals: drawings }],
  storedHtml: [cleanChanges],
  eraseTraces: [erasePosts],
  ofMember: postFiles,
}
