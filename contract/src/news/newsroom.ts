import { z } from 'zod'
import { wireCategories } from '../categories/wire-categories.ts'
import { languageId, oneOfEach } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import {
  paging,
  success,
  unixSeconds,
  wireFlag,
  wireId,
  wireIdList,
  wireJson,
  wireSeconds,
  wireLine,
} from '../platform/wire.ts'
import { wireTags } from '../tags/wire-tags.ts'
import { pictureErrors, sentPicture } from '../platform/sent-picture.ts'
import { articlePollErrors, articlePollSchema, wireArticlePoll } from '../polls/article-poll.ts'
import { newsPictureRule } from './news-picture-rule.ts'
import { NEWS_TITLE_MAX, newsEntrySchema, newsExcerpt } from './news.ts'

export const NEWS_QUERY_MAX = 100
/** What the cleaner of articles takes (checklist H11). */
export const NEWS_CONTENT_MAX = 100_000

const access = { permission: 'canPublishNews' } as const

const newsStates = ['draft', 'scheduled', 'published'] as const
export type NewsState = (typeof newsStates)[number]

/**
 * News as a list of staff shows it. A draft has no time of publishing; `languages` are those it is
 * written in, the primary one first.
 */
const staffNewsEntrySchema = newsEntrySchema
  .omit({ is_blog: true, upvoted: true, published: true })
  .extend({
    published: unixSeconds.nullable(),
    state: z.enum(newsStates),
    languages: z.array(z.int()),
  })
export type StaffNewsEntry = z.infer<typeof staffNewsEntrySchema>

/** One language version as it was written. `content` is HTML from the allow-list. */
const newsTextSchema = z.object({
  language_id: z.int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
})

/** News as they are edited. Whoever changes them says which `revision` they began from. */
const staffNewsSchema = staffNewsEntrySchema.omit({ languages: true }).extend({
  revision: z.int(),
  versions: z.array(newsTextSchema),
  poll: articlePollSchema.nullable(),
})
export type StaffNews = z.infer<typeof staffNewsSchema>

export const listStaffNews = endpoint({
  method: 'GET',
  path: '/admin/news/list',
  access,
  rate: 'search',
  summary: 'All news with drafts and scheduled ones: drafts first, then by the time of publishing.',
  input: z.object({
    ...paging({ size: 20, cap: 100 }),
    query: wireLine({ min: 0, max: NEWS_QUERY_MAX }).default(''),
    language_id: languageId.optional(),
    state: z.enum(newsStates).optional(),
  }),
  output: z.object({ count: z.int(), entries: z.array(staffNewsEntrySchema) }),
})

export const getStaffNews = endpoint({
  method: 'GET',
  path: '/admin/news/get',
  access,
  summary: 'One article as it is edited, with every language version.',
  input: z.object({ id: wireId }),
  output: staffNewsSchema,
  errors: ['article_not_found'],
})

/** A title that is missing gets a text of its own. */
const title = wireLine({ min: 0, max: NEWS_TITLE_MAX })
const content = z.string().max(NEWS_CONTENT_MAX)

/**
 * What belongs to the news as a whole, and is changed with its primary version (AMB-113). What is
 * left out stays as it is (AMB-88).
 */
const settings = {
  categories: wireCategories.optional(),
  tags: wireTags.optional(),
  user_tags: wireIdList.optional(),
  pinned: wireFlag.optional(),
  /** A picture, or nothing for the pattern of the game (NEWS-23 to NEWS-25). */
  image: z.union([sentPicture(newsPictureRule), z.literal('')]).optional(),
  poll: wireArticlePoll.optional(),
  /** 0 makes it a draft, 1 publishes it: now, or at `publish_at`. */
  publish: wireFlag.optional(),
  publish_at: wireSeconds.optional(),
}

/** An article of so many characters, none of them ASCII, as a form-encoded body. */
export const newsBodyBytes = 9 * NEWS_CONTENT_MAX

const written = z.object({ id: z.int(), revision: z.int() })

/**
 * The language is the primary one from now on; without `publish` it is a draft (ADMIN-09, NEWS-20).
 */
export const createNews = endpoint({
  method: 'POST',
  path: '/admin/news/create',
  access,
  once: true,
  bodyBytes: newsBodyBytes,
  summary: 'Writes news: a draft, scheduled or published.',
  input: z.object({
    language_id: languageId,
    title: title.default(''),
    excerpt: newsExcerpt.default(''),
    content: content.default(''),
    ...settings,
  }),
  output: written,
  errors: [
    'title_missing',
    'text_missing',
    'category_missing',
    'tag_illegal',
    'user_not_found',
    ...articlePollErrors,
    ...pictureErrors,
  ],
})

/**
 * With the primary language, or none, the text and the settings change, with any other only the
 * text of that version, which is added when it is new (NEWS-21). `revision` says what was edited;
 * who sends none overwrites.
 */
export const editNews = endpoint({
  method: 'POST',
  path: '/admin/news/edit',
  access,
  once: true,
  bodyBytes: newsBodyBytes,
  summary: 'Changes one language version of news, and with the primary one their settings.',
  input: z.object({
    id: wireId,
    language_id: languageId.optional(),
    revision: wireId.optional(),
    title: title.optional(),
    excerpt: newsExcerpt.optional(),
    content: content.optional(),
    ...settings,
  }),
  output: written,
  errors: [
    'article_not_found',
    'changed_meanwhile',
    'title_missing',
    'text_missing',
    'category_missing',
    'tag_illegal',
    'user_not_found',
    ...articlePollErrors,
    'poll_has_votes',
    ...pictureErrors,
  ],
})

/** All languages together; each by itself may be as long as ever. */
export const savedBodyBytes = 2 * 1_024 * 1_024

/** A text that is left out stays as it is; of a language that is new it is empty. */
const newsVersionInput = z.object({
  language_id: languageId,
  title: title.optional(),
  excerpt: newsExcerpt.optional(),
  content: content.optional(),
})
export type NewsVersionInput = z.input<typeof newsVersionInput>

/**
 * What an editor saves, in one step, all of it or nothing (NEWS-20, NEWS-21, ADMIN-09). The
 * languages named are those the news have from now on, the primary one first; the others go.
 * Without `id` they are new, with it `revision` says what they were changed from.
 */
export const saveNews = endpoint({
  method: 'POST',
  path: '/admin/news/save',
  access,
  once: true,
  bodyBytes: savedBodyBytes,
  summary: 'Saves news in all their languages, with their settings.',
  input: z.object({
    id: wireId.optional(),
    revision: wireId.optional(),
    versions: wireJson(oneOfEach(newsVersionInput)),
    ...settings,
  }),
  output: written,
  errors: editNews.errors,
})

export const deleteNews = endpoint({
  method: 'POST',
  path: '/admin/news/delete',
  access,
  once: true,
  summary: 'Deletes news with their comments, or with a language only that version of them.',
  input: z.object({ id: wireId, language_id: languageId.optional() }),
  output: success,
  errors: ['article_not_found'],
})

export const pinNews = endpoint({
  method: 'POST',
  path: '/admin/news/pin',
  access,
  summary: 'Keeps news at the top of the list, or lets them go.',
  input: z.object({ id: wireId, pinned: wireFlag }),
  output: z.object({ pinned: z.boolean() }),
  errors: ['article_not_found'],
})
