/**
 * Builds the web part: the browser's files with compressed twins, then the renderer, which knows
 * their names.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, minifySync } from 'vite'
import { chunkGroups } from './chunks.ts'
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
        codeSplitting: { groups: chunkGroups },
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
writeFileSync(
  `${next}/client/before-paint.js`,
  minifySync('before-paint.js', readFileSync(`${root}/public/before-paint.js`, 'utf8'), {
    module: false,
  }).code,
)

// The offline page has nothing but what is kept with it: its script is one file.
await build({
  ...shared,
  build: {
    ...shared.build,
    outDir: `${next}/client`,
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: `${root}/src/offline/offline-script.ts`,
      output: { entryFileNames: 'offline.js' },
    },
  },
})

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
  release.update(readFileSync(`${next}/client/${file}`))
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
