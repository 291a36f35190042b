import { z } from 'zod'
import { categoryNameSchema } from '../categories/categories.ts'
import { wireCategories } from '../categories/wire-categories.ts'
import { languageId } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { pictureErrors, sentPicture } from '../platform/sent-picture.ts'
import { orEmpty, success, unixSeconds, wireFlag, wireId, wireLine } from '../platform/wire.ts'
import { articlePollErrors, articlePollSchema, wireArticlePoll } from '../polls/article-poll.ts'
import { tagSchema } from '../tags/tags.ts'
import { wireTags } from '../tags/wire-tags.ts'
import { postPictureRule } from './post-picture-rule.ts'
import { POST_CONTENT_MAX, POST_REASON_MAX, POST_TITLE_MAX } from './post-rules.ts'

/** A title that is missing gets a text of its own, and a draft may lack it. */
const title = wireLine({ min: 0, max: POST_TITLE_MAX })
const content = z.string().max(POST_CONTENT_MAX)

/** A text of so many characters, none of them ASCII, as a form-encoded body. */
const postBodyBytes = 9 * POST_CONTENT_MAX

/** What only admins have (POST-41); from others it is refused. */
const adminFields = {
  image: z.union([sentPicture(postPictureRule), z.literal('')]).optional(),
  tags: wireTags.optional(),
  poll: wireArticlePoll.optional(),
}

/** What its author has bought; the first post about it may be short (STORE-26, AMB-60). */
const shop_item_id = orEmpty(wireId)

const writingErrors = [
  'title_missing',
  'text_missing',
  'post_too_short',
  'category_missing',
  'tag_illegal',
  'too_many_posts',
  'too_many_drafts',
  ...pictureErrors,
  'not_allowed',
  ...articlePollErrors,
] as const

const written = z.object({ id: z.int(), revision: z.int() })

/** `publish` 0 makes it a draft, which may lack anything (POST-36). */
export const publishPost = endpoint({
  method: 'POST',
  path: '/blog/publish',
  access: 'member',
  once: true,
  bodyBytes: postBodyBytes,
  summary: 'Writes a post, published or a draft.',
  input: z.object({
    language_id: languageId,
    shop_item_id,
    categories: wireCategories.default([]),
    title: title.default(''),
    content: content.default(''),
    publish: wireFlag.default(true),
    ...adminFields,
  }),
  output: written,
  errors: writingErrors,
})

/**
 * What is left out stays as it is (POST-37, POST-22, AMB-88). `revision` says what was edited; who
 * sends none overwrites. `publish` 1 publishes a draft, 0 makes a published post a draft again,
 * which comes back to its place when it is published anew. What was kept beside the published text
 * is gone afterwards.
 */
export const editPost = endpoint({
  method: 'POST',
  path: '/blog/edit',
  access: 'member',
  once: true,
  bodyBytes: postBodyBytes,
  summary: 'Changes an own post, publishes it or takes it back.',
  input: z.object({
    id: wireId,
    revision: wireId.optional(),
    language_id: languageId.optional(),
    shop_item_id,
    categories: wireCategories.optional(),
    title: title.optional(),
    content: content.optional(),
    publish: wireFlag.optional(),
    ...adminFields,
  }),
  output: written,
  errors: [...writingErrors, 'poll_has_votes', 'post_not_found', 'changed_meanwhile'],
})

/** A post as its author writes it. */
const writtenPostSchema = z.object({
  id: z.int(),
  revision: z.int(),
  slug: z.string(),
  language_id: z.int(),
  title: z.string(),
  content: z.string(),
  categories: z.array(categoryNameSchema),
  tags: z.array(tagSchema),
  /** A picture path without its size. */
  image: z.string(),
  poll: articlePollSchema.nullable(),
  /** Null for a draft. */
  published: unixSeconds.nullable(),
  starred: unixSeconds.nullable(),
  /** Its author's first about something that they have bought: it may be short (AMB-60). */
  is_of_purchase: z.boolean(),
  /** When what is answered was last kept. */
  kept: unixSeconds,
  /** Title, content, language or games are not those that readers see. */
  is_changed: z.boolean(),
})
export type WrittenPost = z.infer<typeof writtenPostSchema>

export const getWrittenPost = endpoint({
  method: 'GET',
  path: '/blog/draft/get',
  access: 'member',
  summary: 'An own post as it was last written, kept changes included.',
  input: z.object({ id: wireId }),
  output: writtenPostSchema,
  errors: ['post_not_found', 'not_allowed'],
})

/**
 * Keeps what an author is writing, every few seconds. Without `id` it becomes a draft, whose number
 * is answered. Of a published post it is kept beside the text that readers see. `revision` says
 * what was written on: another window that has kept something meanwhile is never overwritten.
 */
export const keepPost = endpoint({
  method: 'POST',
  path: '/blog/draft/keep',
  access: 'member',
  once: true,
  bodyBytes: postBodyBytes,
  summary: 'Keeps an unfinished text; readers see nothing of it.',
  input: z
    .object({
      id: wireId.optional(),
      revision: wireId.optional(),
      language_id: languageId,
      categories: wireCategories.default([]),
      title: title.default(''),
      content: content.default(''),
    })
    .refine(({ id, revision }) => (id === undefined) === (revision === undefined), {
      path: ['revision'],
    }),
  output: written.extend({ kept: unixSeconds }),
  errors: ['post_not_found', 'not_allowed', 'changed_meanwhile', 'too_many_drafts'],
})

/** What was kept beside a published text goes; a draft has only what was kept and stays. */
export const discardKeptPost = endpoint({
  method: 'POST',
  path: '/blog/draft/discard',
  access: 'member',
  once: true,
  summary: 'Goes back to the text that readers see.',
  input: z.object({ id: wireId, revision: wireId }),
  output: written,
  errors: ['post_not_found', 'not_allowed', 'changed_meanwhile'],
})

/** Staff may say why, for the audit and the author (POST-33, AMB-31). */
export const deletePost = endpoint({
  method: 'POST',
  path: '/blog/delete',
  access: 'member',
  once: true,
  summary: 'Deletes a post with its comments: an own one, or with canDeletePosts any.',
  input: z.object({
    id: wireId,
    reason: wireLine({ min: 0, max: POST_REASON_MAX }).default(''),
  }),
  output: success,
  errors: ['post_not_found', 'not_allowed'],
})
