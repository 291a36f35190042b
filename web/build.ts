/** Builds the web part: the browser's files with compressed twins, then the renderer, which knows their names. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { sharedConfig } from './vite.config.ts'

const root = import.meta.dirname
/** Made aside and put in its place at the end: a build that fails leaves the last one as it was. */
const next = `${root}/../.cache/web-build`

execFileSync(process.execPath, ['--no-warnings', `${root}/../texts/src/compile.ts`], { stdio: 'inherit' })
process.env['NODE_ENV'] = 'production'
rmSync(next, { recursive: true, force: true })

const shared = sharedConfig(root)
/**
 * What is fetched when somebody gets there: pages (but those that are nothing but a sentence), the slider of the home screens and what
 * only the front page is made of, what only members see, what opens on a click or while typing, forms, giving upvotes, writing comments,
 * what is for a reader without a connection, other languages.
 */
const onDemand = /(?:(?<!Empty|Coming)Page|Drawer|Dialog|Dropdown)\.(?:tsx|module\.css)|\/src\/(?:hero|home|member|offline)\/|\/comments\/(?:writing\/|change-comments\.)|\/upvotes\/(?!upvotes\.)|\/search\/(?:SearchHead|ArticleResults|article-results)\.|\/ui\/(?:(?:layer|forms)\/|(?:Chip|Columns|FrontBlock|RankList|TagLine|front-layout)\.)|\/call\/feed\.|\/(?:useInfiniteQuery|infiniteQueryObserver)\.|\/compiled\/(?!site\/en\.)/
/** All else is one script and one stylesheet: shared parts in files of their own would cost a round trip each and save nothing. */
const site = { name: 'site', test: (id: string) => !onDemand.test(id) }
await build({
  ...shared,
  build: {
    ...shared.build,
    outDir: `${next}/client`,
    emptyOutDir: false,
    manifest: 'manifest.json',
    rollupOptions: { input: `${root}/src/entry-browser.tsx`, output: { codeSplitting: { groups: [site] } } },
  },
})

const manifest = readFileSync(`${next}/client/manifest.json`, 'utf8')
rmSync(`${next}/client/manifest.json`)
await build({
  ...shared,
  // React decides by this whether it carries its development checks, and the site's own environment must not.
  define: { __MANIFEST__: manifest, 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: { ...shared.build, outDir: `${next}/server`, emptyOutDir: false, ssr: `${root}/src/entry-server.tsx`, copyPublicDir: false },
})

// No part of the pages, so a file of its own. Whatever the offline page may be made of gives it another name.
const release = createHash('sha256').update(manifest)
for (const script of ['before-paint.js', 'offline.js']) release.update(readFileSync(`${root}/public/${script}`))
await build({
  ...shared,
  define: { __RELEASE__: JSON.stringify(release.digest('hex').slice(0, 12)) },
  build: {
    ...shared.build,
    outDir: next,
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: { input: `${root}/service-worker/service-worker.ts`, output: { entryFileNames: '[name].js' } },
  },
})

compressAll(`${next}/client`)
rmSync(`${root}/dist`, { recursive: true, force: true })
renameSync(next, `${root}/dist`)

/** Static files are sent compressed as well as they can be; that takes a second here and nothing later. */
function compressAll(folder: string) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|css|svg|json)$/.test(file)) continue
    const bytes = readFileSync(`${folder}/${file}`)
    writeFileSync(`${folder}/${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${folder}/${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
