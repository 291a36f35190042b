import { deleteComment, postComment } from '@loadout/contract/comments/comments.ts'
import { createNews, deleteNews, editNews } from '@loadout/contract/news/newsroom.ts'
import type { Endpoint, InputOf, OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { deletePost, editPost, keepPost, publishPost } from '@loadout/contract/posts/writing.ts'
import { callOver, type Refused } from './call-over-http.ts'
import { staffWith } from './member-of-staff.ts'
import type { openSite } from './open-site.ts'
import { postText } from './post-text.ts'

export type BusySite = Pick<Awaited<ReturnType<typeof openSite>>, 'url' | 'clock' | 'make'>
export type Language = 'en' | 'de'
export type Writer = { id: number; username: string; credentials: { _u: number; _t: string } }
/**
 * Its title says which edition it is: `Win 7 edition 2`, and in German always `Sieg 7 edition 1`.
 */
export type Story = { id: number; number: number; edition: number; gone: boolean }
/** Written in one of the languages: `Game 7 edition 2` or `Spiel 7 edition 2`. */
export type Post = Story & { author: Writer; language: Language; revision: number }
type Remark = { id: number; number: number; gone: boolean }

/**
 * What readers may still be shown at a moment: editions from these on, and which remarks are gone.
 */
export type Known = { editions: Map<string, number>; goneRemarks: Set<number> }

/** As many as publish less than their limit of a day in the longest run. */
const MEMBERS = 8
const LANGUAGE_IDS = { en: 0, de: 3 } as const
const WORDS = { news: { en: 'Win', de: 'Sieg' }, post: { en: 'Game', de: 'Spiel' } } as const
/** As long as a post has to be. */
const CONTENT = postText(300)

/** Who writes on a busy site, and what they have written. */
type Scene = {
  url: string
  make: BusySite['make']
  numberedFrom: number
  staff: Writer
  members: readonly Writer[]
  stories: Story[]
  posts: Post[]
  remarks: Remark[]
  postDrafts: { id: number; revision: number; author: Writer }[]
  /** What has been done so far, but for changes. */
  written: { drafts: number; news: number; posts: number; comments: number }
}

/**
 * Members who write posts, drafts and comments in turn, and one of staff who writes news. None of
 * the members is a newcomer to this site, which holds nobody's posts back.
 */
export async function busyWriters({ url, make }: BusySite, numberedFrom: number) {
  const writer = async (wish = {}): Promise<Writer> => {
    const { id, username } = await make.member(wish)
    const { token } = await make.session({ id })
    return { id, username, credentials: { _u: id, _t: token } }
  }
  const scene: Scene = {
    url,
    make,
    numberedFrom,
    staff: await writer(staffWith('canPublishNews', 'canDeleteComments')),
    members: await Promise.all(Array.from({ length: MEMBERS }, () => writer())),
    stories: [],
    posts: [],
    remarks: [],
    postDrafts: [],
    written: { drafts: 0, news: 0, posts: 0, comments: 0 },
  }
  const { publishNews, editStory, takeStoryBack } = newsWriter(scene)
  const { publish, saveDraft, edit, takeBack } = postWriters(scene)
  const { comment, takeRemarkBack } = commenters(scene)
  return {
    ...scene,
    publishNews,
    publish,
    saveDraft,
    comment,
    known: () => knownOf(scene),
    /** What changes for readers, in turn. */
    changes: [editStory, edit, takeStoryBack, takeBack, takeRemarkBack] as const,
  }
}

/** A writer who is told that the site is briefly unavailable tries again, as a browser does. */
async function write<E extends Endpoint>(
  { url }: Scene,
  { credentials }: Writer,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  for (let tries = 5; ; tries--) {
    try {
      return await callOver(url, endpoint, input, credentials)
    } catch (error) {
      if ((error as Refused).status !== 503 || tries === 1) throw error
    }
  }
}

function newsWriter(scene: Scene) {
  const { make, numberedFrom, staff, stories, written } = scene

  async function publishNews() {
    const number = numberedFrom + written.news++
    const news = await make.news({
      author: staff,
      title: titleOf('news', 'en', { number, edition: 1 }),
      excerpt: 'x',
      content: '<p>x</p>',
      tags: [`cup${number % 3}`],
      versions: [
        {
          languageId: LANGUAGE_IDS.de,
          title: titleOf('news', 'de', { number, edition: 1 }),
          excerpt: 'x',
          content: '<p>x</p>',
        },
      ],
    })
    stories.push({ id: news.id, number, edition: 1, gone: false })
  }

  async function editStory(nth: number) {
    const story = pick(newest(stories), nth)
    if (!story) return
    await write(scene, staff, editNews, {
      id: story.id,
      language_id: 0,
      revision: story.edition,
      title: titleOf('news', 'en', { ...story, edition: story.edition + 1 }),
    })
    story.edition++
  }

  async function takeStoryBack() {
    const story = newest(stories)[4]
    if (!story) return
    await write(scene, staff, deleteNews, { id: story.id })
    story.gone = true
  }

  return { publishNews, editStory, takeStoryBack }
}

function postWriters(scene: Scene) {
  const { numberedFrom, staff, members, posts, postDrafts, written } = scene

  async function publish() {
    const nth = written.posts++
    const number = numberedFrom + nth
    const author = inTurn(members, nth)
    const language = nth % 2 === 0 ? 'en' : 'de'
    const { id, revision } = await write(scene, author, publishPost, {
      language_id: LANGUAGE_IDS[language],
      categories: '2',
      title: titleOf('post', language, { number, edition: 1 }),
      content: CONTENT,
    })
    posts.push({ id, revision, number, edition: 1, gone: false, author, language })
  }

  /** News, a new post, more of a post that was begun, and beside the text that readers see. */
  async function saveDraft() {
    const nth = written.drafts++
    const title = `Draft ${nth + 1}`
    const text = { language_id: 0 as const, title, content: postText(300, title) }
    const author = inTurn(members, nth)
    const begun = postDrafts.at(-1)
    const published = standing(posts)[0]
    if (nth % 4 === 0 || !begun || !published) {
      const { id, revision } = await write(scene, author, keepPost, text)
      postDrafts.push({ id, revision, author })
    } else if (nth % 4 === 1) {
      await write(scene, staff, createNews, { ...text, excerpt: title })
    } else {
      const kept = nth % 4 === 2 ? begun : published
      const { id, revision } = kept
      const answer = await write(scene, kept.author, keepPost, { ...text, id, revision })
      kept.revision = answer.revision
    }
  }

  async function edit(nth: number) {
    const post = pick(newest(posts), nth)
    if (!post) return
    const title = titleOf('post', post.language, { ...post, edition: post.edition + 1 })
    const { id, revision, author } = post
    const answer = await write(scene, author, editPost, { id, revision, title, content: CONTENT })
    post.revision = answer.revision
    post.edition++
  }

  /** Deleted, or a draft again: readers may see neither. */
  async function takeBack(nth: number) {
    const post = newest(posts)[4]
    if (!post) return
    const { id, author } = post
    await (nth % 2 === 0
      ? write(scene, author, deletePost, { id })
      : write(scene, author, editPost, { id, publish: false }))
    post.gone = true
  }

  return { publish, saveDraft, edit, takeBack }
}

function commenters(scene: Scene) {
  const { numberedFrom, staff, members, stories, posts, remarks, written } = scene

  /** On news and posts in turn. */
  async function comment() {
    const nth = written.comments++
    const isOfNews = nth % 2 === 0
    const article = pick(newest(isOfNews ? stories : posts), Math.floor(nth / 2))
    if (!article) return
    const number = numberedFrom + nth
    const { comment: posted } = await write(scene, inTurn(members, nth), postComment, {
      id: article.id,
      article_type: isOfNews ? 'news' : 'blog',
      message: `Remark ${number}.`,
    })
    remarks.push({ id: posted.id, number, gone: false })
  }

  async function takeRemarkBack() {
    const remark = remarks.findLast(({ gone }) => !gone)
    if (!remark) return
    await write(scene, staff, deleteComment, { id: remark.id })
    remark.gone = true
  }

  return { comment, takeRemarkBack }
}

const knownOf = ({ stories, posts, remarks }: Scene): Known => ({
  editions: new Map([
    ...stories.flatMap(({ number, edition, gone }): [string, number][] => [
      [`${WORDS.news.en} ${number}`, gone ? Number.POSITIVE_INFINITY : edition],
      [`${WORDS.news.de} ${number}`, gone ? Number.POSITIVE_INFINITY : 1],
    ]),
    ...posts.map(({ number, edition, gone, language }): [string, number] => [
      `${WORDS.post[language]} ${number}`,
      gone ? Number.POSITIVE_INFINITY : edition,
    ]),
  ]),
  goneRemarks: new Set(remarks.filter(({ gone }) => gone).map(({ number }) => number)),
})

/**
 * What a page shows that was replaced or deleted before it was asked for, or was never to be seen.
 */
export function replacedIn(body: string, { editions, goneRemarks }: Known): string[] {
  const titles = [...body.matchAll(/((?:Win|Sieg|Game|Spiel) \d+) edition (\d+)/g)]
    .filter(([, article = '', edition]) => Number(edition) < (editions.get(article) ?? 0))
    .map(([title]) => `${title} was replaced`)
  const shown = [...body.matchAll(/Remark (\d+)\./g)]
    .filter(([, number]) => goneRemarks.has(Number(number)))
    .map(([remark]) => `${remark} was deleted`)
  return [...titles, ...shown, ...(/Draft \d/.test(body) ? ['a draft is shown'] : [])]
}

const titleOf = (
  kind: 'news' | 'post',
  language: Language,
  { number, edition }: Pick<Story, 'number' | 'edition'>,
) => `${WORDS[kind][language]} ${number} edition ${edition}`

/** As addresses have it. */
export const slugOf = (...title: Parameters<typeof titleOf>) =>
  titleOf(...title)
    .toLowerCase()
    .replaceAll(' ', '-')

export const standing = <Article extends Story>(articles: readonly Article[]) =>
  articles.filter(({ gone }) => !gone)
export const newest = <Article extends Story>(articles: readonly Article[]) =>
  standing(articles).slice(-10)

export const pick = <Thing>(among: readonly Thing[], nth: number): Thing | undefined =>
  among[nth % Math.max(1, among.length)]

function inTurn(writers: readonly Writer[], nth: number): Writer {
  const writer = pick(writers, nth)
  if (!writer) throw new Error('nobody writes')
  return writer
}
