/**
 * Which of the browser's modules share a file. The first script is what the entry imports at once,
 * the frame around every page, and what is allowed here. All else is lazy because the route table
 * imports it lazily: a new domain is in nobody's way.
 */

/**
 * Small parts of many pages: in files of their own they would cost round trips, and their names
 * more than some of them. What is not shared by several pages of readers does not belong here.
 */
const partsOfFrame = [
  'contract/src/accounts/flags.',
  'contract/src/categories/choosable.',
  'contract/src/comments/comments.',
  'contract/src/news/news.',
  'contract/src/platform/',
  'contract/src/polls/polls.',
  'contract/src/posts/posts.',
  'contract/src/tags/tags.',
  'web/src/categories/of-games.',
  'web/src/comments/comment-queries.',
  'web/src/feeds/FeedLink.',
  'web/src/following/FollowButton.',
  'web/src/news/news-queries.',
  'web/src/people/',
  'web/src/platform/call/growing-list.',
  'web/src/platform/call/read-on.',
  'web/src/platform/layer/copy-text.',
  'web/src/platform/page/paged-list.',
  'web/src/polls/Poll.',
  'web/src/polls/poll-queries.',
  'web/src/statistics/use-viewed.',
  'web/src/tags/Tag.',
  'web/src/ui/Badge.',
  'web/src/ui/PageHead.',
  'web/src/ui/Prose.',
  'web/src/ui/Select.',
  'web/src/upvotes/UpvoteButton.',
  'web/src/upvotes/upvotes.',
]

const isInFirst = (id: string) =>
  id.endsWith('/web/src/entry-browser.tsx') || partsOfFrame.some((part) => id.includes(part))

type Modules = {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** A page keeps a file of its own, by which the server finds the scripts and styles to announce. */
const isPage = (id: string, modules: Modules) =>
  modules.getModuleInfo(id)?.dynamicImporters.some((file) => file.endsWith('/domain.ts'))

/** All that a module imports at once. */
function importsOf(id: string, modules: Modules, known = new Set<string>()): Set<string> {
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
    if (known.has(imported)) continue
    known.add(imported)
    importsOf(imported, modules, known)
  }
  return known
}

/**
 * Pages whose first paint waits for no more files than it must; they are made of the same pieces.
 * What a library exports beside those is not theirs.
 */
const listPages = ['home/HomePage', 'news/ArchivePage', 'tags/TagPage']
let ofLists: Set<string> | undefined

const isOfLists = (id: string, modules: Modules) => {
  ofLists ??= new Set(
    listPages.flatMap((page) => [...importsOf(`${import.meta.dirname}/src/${page}.tsx`, modules)]),
  )
  return ofLists.has(id) && !id.includes('/node_modules/')
}

/**
 * `web/src/admin/editing/texts.ts` is in `admin-editing`; what the contract says of people is with
 * them.
 */
const folderOf = (id: string): string | null =>
  /\/(?:web|contract)\/src\/(.+)\/[^/]+$/.exec(id)?.[1]?.replaceAll('/', '-') ?? null

/**
 * Files that are nearly always fetched together are one, which is one name less. Comments stand
 * below every article, and nowhere else.
 */
const readTogether: Record<string, string> = {
  'accounts-covers': 'accounts',
  'articles-paths': 'profiles',
  comments: 'articles',
  news: 'articles',
  forms: 'ui-forms',
  platform: 'ui',
  'platform-layer': 'ui',
  'platform-realtime': 'realtime',
  players: 'videos',
  providers: 'profiles',
  shares: 'articles',
  shell: 'ui',
  'store-buying': 'store',
  streams: 'videos',
}

/** Which screens staff have: with the frame around them, and in the command palette. */
const isOfStaffMenu = (id: string) =>
  /\/web\/src\/admin\/(?:[^/]+\/staff|admin-sections|admin-icons|staff-section)\.tsx?$/.test(id)

const fileOf = (id: string): string | null => {
  // What is of staff is for staff.
  if (/\/contract\/src\/[^/]+\/staff-/.test(id)) return 'admin'
  const folder = folderOf(id)
  return folder && (readTogether[folder] ?? folder)
}

/**
 * What the site is made with and does not change with it. A script of its own, so that a phone runs
 * neither with the other in one go, and whoever comes again after an update has it already.
 */
const isLibrary = (id: string) =>
  /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|rolldown\/runtime/.test(id)

export const chunkGroups = [
  { name: 'libraries', test: isLibrary },
  { name: 'first', test: isInFirst },
  { name: (id: string, modules: Modules) => (isOfLists(id, modules) ? 'lists' : null) },
  { name: 'staff', test: isOfStaffMenu, includeDependenciesRecursively: false },
  {
    // What two lazy parts share is in one file a folder. Only that: what it uses itself may be used
    // by others, who should not have to fetch all of it.
    name: (id: string, modules: Modules) => (isPage(id, modules) ? null : fileOf(id)),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
]
