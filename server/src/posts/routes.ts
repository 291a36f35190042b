import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import * as posts from '@loadout/contract/posts/posts.ts'
import { searchPosts } from '@loadout/contract/posts/search-posts.ts'
import * as staff from '@loadout/contract/posts/staff-posts.ts'
import * as writing from '@loadout/contract/posts/writing.ts'
import { languageOfList } from '../articles/other-languages.ts'
import { articlePageTags, listTags, searchTags, shownTags } from '../articles/page-tags.ts'
import { readAsMember } from '../articles/read-as-member.ts'
import type { Site } from '../site-parts.ts'
import { deletePost } from './delete-post.ts'
import { discardKept } from './discard-kept.ts'
import { editPost } from './edit-post.ts'
import { keepPost } from './keep-post.ts'
import { postKind } from './kind.ts'
import { addStar, releasePost, removeStar } from './mark-post.ts'
import { publishPost } from './publish-post.ts'
import { countPostsOf, findPosts, readPost, readPostList } from './read-posts.ts'
import { readStaffPosts } from './read-staff-posts.ts'
import { readWrittenPost } from './read-written.ts'

export function postRoutes(site: Site) {
  const { serve } = site
  serve(
    posts.getPost,
    ({ input: { id }, caller }) => {
      const article = readPost(site, { id, callerId: caller?.id })
      return caller ? readAsMember(site, postKind, { id, memberId: caller.id, article }) : article
    },
    { dependsOn: ({ id }) => articlePageTags(postKind, id) },
  )
  serve(
    posts.listPosts,
    async ({ input, caller }) => ({ entries: await readPostList(site, input, caller?.id) }),
    {
      dependsOn: (input, { entries }) => [
        ...shownTags(postKind, entries),
        ...(isRanking(input) ? [] : postListTags(input, entries)),
      ],
    },
  )
  serve(
    posts.countUserPosts,
    async ({ input: { user_id } }) => ({ count: await countPostsOf(site, user_id) }),
    { dependsOn: ({ user_id }) => listTags(postKind, { authorId: user_id }) },
  )
  serve(searchPosts, ({ input }) => findPosts(site, input), {
    dependsOn: ({ tag_id, language_id }, { entries }) => [
      ...searchTags(postKind, { tagId: tag_id, languageId: language_id }),
      ...shownTags(postKind, entries),
    ],
  })
  writingRoutes(site)
  staffRoutes(site)
}

function writingRoutes(site: Site) {
  const { serve } = site
  serve(writing.publishPost, (request) => publishPost(site, request))
  serve(writing.editPost, (request) => editPost(site, request))
  serve(writing.getWrittenPost, (request) => readWrittenPost(site, request))
  serve(writing.keepPost, (request) => keepPost(site, request))
  serve(writing.discardKeptPost, (request) => discardKept(site, request))
  serve(writing.deletePost, (request) => deletePost(site, request))
}

function staffRoutes(site: Site) {
  const { serve } = site
  serve(staff.listStaffPosts, ({ input }) => readStaffPosts(site, input))
  serve(staff.releasePost, (request) => releasePost(site, request))
  serve(staff.addPostStar, (request) => addStar(site, request))
  serve(staff.removePostStar, (request) => removeStar(site, request))
}

type Listing = ParsedInputOf<typeof posts.listPosts>

/** Votes and newcomers show when a page has expired, as in news. */
const isRanking = ({ order_by }: Listing) => order_by === 'upvotes'

const postListTags = (input: Listing, entries: readonly posts.PostEntry[]) =>
  listTags(postKind, {
    languageId: languageOfList(input, entries),
    categoryIds: input.categories,
    authorId: input.user_id,
  })
