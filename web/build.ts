/**
 * Builds the web part: the browser's files with compressed twins, then the renderer, which knows
 * their names.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, minifySync } from 'vite'
import { sharedConfig } from './vite.config.ts'

const root = import.meta.dirname
/** Made aside and put in its place at the end: a build that fails leaves the last one as it was. */
const next = `${root}/../.cache/web-build`

execFileSync(process.execPath, ['--no-warnings', `${root}/../texts/src/compile.ts`], {
  stdio: 'inherit',
})
process.env['NODE_ENV'] = 'production'
rmSync(next, { recursive: true, force: true })

const shared = sharedConfig(root)
/**
 * What is fetched when somebody gets there: pages (but those that are nothing but a sentence), what
 * the home screens are made of, what only members and staff see, forms and the rules of accounts,
 * giving upvotes and writing comments, what opens on a click or while typing, what sets up the
 * offline page, the realtime client, other languages.
 */
const onDemand = [
  /(?:(?<!Empty)Page|Drawer|Dialog|Dropdown)\.(?:tsx|module\.css)/,
  /\/web\/src\/(?:accounts|admin|hero|home|member|points|search)\/|\/offline\/register-worker/,
  /\/comments\/(?:writing\/|change-comments\.)|\/upvotes\/(?!upvotes\.)/,
  /\/contract\/src\/(?:audit\/|countries\/|feeds\/|hero\/|ip-bans\/|mails\/|people\/|points\/|search\/\w+-search\.|[\w-]+\/(?:(?:set|staff)-[\w-]+|[\w-]*picture[\w-]*)\.|accounts\/(?:accounts|email|password|permissions|username)\.|news\/newsroom\.)/,
  /\/platform\/call\/growing-list\.|[iI]nfiniteQuery(?:Observer)?\.js/,
  /\/(?:ui|articles|tags)\/(?:(?:layer|forms)\/|(?:format-dollars|Chip|FrontBlock|IconSymbols|Skeleton|TagLine|front-layout)\.)/,
  /\/src\/(?:platform\/)?realtime\/|\/contract\/src\/platform\/channel\.|\/pusher-js\//,
  /\/shell\/(?:ThemeSwitch|theme)\.|\/news\/EditLink\./,
  // The editor of articles.
  /\/node_modules\/(?:@tiptap|prosemirror-[\w-]+|orderedmap|rope-sequence|w3c-keyname)\//,
  /\/compiled\/(?!site\/en\.)|\/language\/more-catalogues\./,
]
/**
 * What the front page and pages with long lists, tables or a column at the side share and the
 * reader of one article does without.
 */
const ofLists = [
  // With the styles of the front page: one more request before its first paint would wait for a
  // connection.
  /\/web\/src\/(?:hero\/|home\/\w+\.module\.css)|\/contract\/src\/hero\/|\/feeds\/FeedLink\.|\/categories\/choosable\.|\/platform\/(?:call\/growing-list|page\/paged-list)\./,
  /\/(?:ui|articles|tags)\/(?:Badge|Chip|Columns|DataTable|FrontBlock|Meter|Pagination|RankList|StoryGrid|StoryRows|TagLine|front-layout|page-window)\./,
]
const isIn = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id))
const lists = { name: 'lists', test: isIn(ofLists) }
/**
 * All else is one script and one stylesheet: shared parts in files of their own would cost a round
 * trip each and save nothing.
 */
const site = { name: 'site', test: (id: string) => !isIn([...onDemand, ...ofLists])(id) }
/**
 * What hears of events, but for the client of the protocol. In one file, because the first script
 * names each that it may fetch.
 */
const live = {
  name: 'live',
  test: /\/src\/(?:platform\/)?realtime\/(?!connection|client-options|heard-before)|\/contract\/src\/platform\/channel\./,
}
/**
 * What is shared by screens of one kind, in one file each for the same reason: being signed in;
 * upvotes; dialogs; forms; accounts; searches; points, with what their toast needs. Only that: what
 * these use themselves may be used by others, who should not have to fetch all of it.
 */
const shares = Object.entries({
  'sign-in':
    /\/web\/src\/(?:member\/(?:sign-in|kept-credentials|forget-drafts)|ui\/(?:format-dollars|IconSymbols))\.|\/contract\/src\/accounts\/(?:accounts|permissions)\./,
  'give-upvote':
    /\/web\/src\/(?:upvotes\/(?:give-upvote|upvoted-news)|comments\/change-comments)\./,
  dialogs: /\/ui\/layer\/(?:Dialog|use-modal)\./,
  forms: /\/ui\/forms\/|\/contract\/src\/(?:countries\/|[\w-]+\/[\w-]*picture)/,
  entrance:
    /\/web\/src\/accounts\/(?!\w+Page\.)|\/contract\/src\/accounts\/(?:email|password|username)\./,
  searches:
    /\/web\/src\/search\/(?!\w+(?:Page|Dropdown)\.|search-paths)|\/contract\/src\/search\/\w+-search\./,
  staff: /\/contract\/src\/(?:audit|ip-bans|mails|people)\//,
  points: /\/web\/src\/points\/(?!\w+(?:Page|Dialog)\.)|\/contract\/src\/points\//,
}).map(([name, test]) => ({ name, test, includeDependenciesRecursively: false }))
/** Pages name pictures and fonts as the browser's files have them. */
const assetFileNames = 'assets/[name]-[hash:6][extname]'
await build({
  ...shared,
  build: {
    ...shared.build,
    outDir: `${next}/client`,
    emptyOutDir: false,
    manifest: 'manifest.json',
    rollupOptions: {
      input: `${root}/src/entry-browser.tsx`,
      output: {
        codeSplitting: { groups: [site, lists, live, ...shares] },
        // The first script holds the names of all others, and what tells their versions apart is
        // what cannot be compressed.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames,
      },
    },
  },
})

// Vite copies what stands at the root as it was written, comments and all.
for (const file of ['before-paint.js', 'offline.js'])
  writeFileSync(
    `${next}/client/${file}`,
    minifySync(file, readFileSync(`${root}/public/${file}`, 'utf8'), { module: false }).code,
  )

const manifest = readFileSync(`${next}/client/manifest.json`, 'utf8')
rmSync(`${next}/client/manifest.json`)
await build({
  ...shared,
  // React decides by this whether it carries its development checks, and the site's own environment
  // must not.
  define: { __MANIFEST__: manifest, 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ...shared.build,
    outDir: `${next}/server`,
    emptyOutDir: false,
    ssr: `${root}/src/entry-server.tsx`,
    copyPublicDir: false,
    rollupOptions: { output: { assetFileNames } },
  },
})

// No part of the pages, so a file of its own. Whatever the offline page is made of gives it another
// name: what it loads, and what writes it.
const release = createHash('sha256').update(manifest)
for (const file of ['before-paint.js', 'offline.js', 'mark.svg'])
  release.update(readFileSync(`${root}/public/${file}`))
for (const file of readdirSync(`${next}/server`, {
  recursive: true,
  encoding: 'utf8',
}).toSorted()) {
  if (file.endsWith('.js')) release.update(readFileSync(`${next}/server/${file}`))
}
await build({
  ...shared,
  define: { __RELEASE__: JSON.stringify(release.digest('hex').slice(0, 12)) },
  build: {
    ...shared.build,
    outDir: next,
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: `${root}/service-worker/service-worker.ts`,
      output: { entryFileNames: '[name].js' },
    },
  },
})

compressAll(`${next}/client`)
rmSync(`${root}/dist`, { recursive: true, force: true })
renameSync(next, `${root}/dist`)

/**
 * Static files are sent compressed as well as they can be; that takes a second here and nothing
 * later.
 */
function compressAll(folder: string) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|css|svg|json)$/.test(file)) continue
    const bytes = readFileSync(`${folder}/${file}`)
    writeFileSync(
      `${folder}/${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${folder}/${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
