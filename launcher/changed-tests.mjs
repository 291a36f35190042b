// What a change can have broken, for `npm test -- --changed`: the tests of the site that reach what
// changed through what they import, and the journeys through the parts that changed.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { clone, inClone } from './clone.mjs'
import { frame, journeysByPart } from './journeys-by-part.mjs'
import { partsByCatalogue } from './parts-by-catalogue.mjs'
import { Refusal } from './refusal.mjs'

/**
 * Files that differ from where this branch left the main one; on the main branch itself, from what
 * was published. What is not committed or not even known to git is among them.
 */
export function changedFiles() {
  const base =
    git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? 'HEAD'
  const differing = git('diff', '--name-only', base)
  if (differing === undefined)
    throw new Refusal('What has changed is asked of git, which does not know this folder.')
  const unknown = git('ls-files', '--others', '--exclude-standard') ?? ''
  return `${differing}\n${unknown}`.split('\n').filter((file) => file !== '')
}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: clone, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** A change of these can break anything: what builds a site, and what its tests are made of. */
const ofAll =
  /^(?:(?:[\w-]+\/)?package(?:-lock)?\.json|vitest\.config\.ts|server\/(?:test|migrations)\/|(?:server|contract)\/src\/[\w-]+\.ts|server\/src\/[\w-]+\/(?:trial-calls|trial-texts|answer-keys)\.ts)/
/** They import everything, and everything would reach every test through them. */
const hubs = /^(?:server\/(?:test\/|src\/[\w-]+\.ts)|contract\/src\/(?:endpoints|domains)\.ts)/
/** What every page is made with is tried where pages are rendered. */
const ofPages =
  /^(?:web\/(?:[\w.-]+\.ts|public\/|src\/(?:platform|shell|ui|articles|[\w-]+\.tsx?))|texts\/)/
const renders = /^server\/src\/(?:platform\/render|web-app)\//
/** What starts a server, and what only a server that runs has, is tried with whole processes. */
const ofProcesses = /^(?:launcher|server\/src\/platform)\//
const processes = /^server\/test\/processes\//
/** Everything else that the site and its journeys stand on. */
const ofSite = /^(?:web|server|contract|texts|demo|launcher|e2e|package-lock\.json)/
const isProse = (/** @type {string} */ file) => file.endsWith('.md')
const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file)

/**
 * The parts of the site that a file is of. Screens of staff are of the part that they manage as
 * well, and words of those that say them.
 * @param {string} file
 * @returns {string[]}
 */
function partsOf(file) {
  const [, staff, part] = /^(?:web|server|contract)\/src\/(?:(admin)\/)?([\w-]+)\//.exec(file) ?? []
  if (part) return staff ? [staff, part] : [part]
  const catalogue = /^texts\/catalogues\/([\w-]+)\//.exec(file)?.[1]
  if (catalogue) return partsByCatalogue[catalogue] ?? [catalogue]
  if (/^web\/(?:service-worker|public)\//.test(file)) return ['web-app', 'offline']
  return file.startsWith('demo/') ? ['demo-community'] : []
}

/**
 * The tests of the site that a change is tried with; 'all' when that is every one.
 * @param {string[]} changed
 * @returns {string[] | 'all'}
 */
export function siteTests(changed) {
  const files = changed.filter((file) => !isProse(file))
  const changes = files.filter((file) => !isTest(file))
  if (changes.some((file) => ofAll.test(file))) return 'all'
  const sources = ['server', 'contract/src', 'texts/src', 'demo'].flatMap(sourcesIn)
  const reached = reachedFrom(
    files.flatMap((file) => [file, ...saidOnServer(file)]),
    importersAmong(sources),
  )
  // Most of a domain is tried over HTTP, by the tests that stand beside it; of the platform, which
  // no test need import, what is in the same folder.
  const folders = new Set(
    [...reached]
      .flatMap(partsOf)
      .filter((part) => part !== 'platform')
      .map((part) => `server/src/${part}`)
      .concat(changes.filter((file) => file.startsWith('server/src/platform/')).map(dirname)),
  )
  const [isOfPages, isOfProcesses] = [ofPages, ofProcesses].map((those) =>
    changes.some((file) => those.test(file)),
  )
  return sources.filter(
    (file) =>
      file.startsWith('server/') &&
      isTest(file) &&
      (reached.has(file) ||
        foldersOf(file).some((folder) => folders.has(folder)) ||
        (isOfPages && renders.test(file)) ||
        (isOfProcesses && processes.test(file))),
  )
}

/**
 * What speaks the words of a catalogue without a page. Such a file names catalogues, but imports
 * none.
 * @param {string} file
 */
const saidOnServer = (file) =>
  /^texts\/catalogues\/(?:site|mail|notifications|places|posts)\//.test(file)
    ? ['server/src/platform/language/texts.ts', 'server/src/platform/mail/mail-messages.ts']
    : []

/**
 * All folders that a file is in.
 * @param {string} file
 */
const foldersOf = (file) =>
  file.split('/').map((_, index, names) => names.slice(0, index).join('/'))

/**
 * The journeys that a change is tried with.
 * @param {string[]} changed
 */
export function journeys(changed) {
  const names = changed.flatMap((file) => {
    const journey = /^e2e\/journeys\/(.+)\.test\.ts$/.exec(file)?.[1]
    if (journey) return [journey]
    if (isTest(file) || isProse(file) || !ofSite.test(file)) return []
    const parts = partsOf(file)
    const ofParts = parts.flatMap((part) => journeysByPart[part] ?? frame)
    return parts.length > 0 && !ofPages.test(file) ? ofParts : [...frame, ...ofParts]
  })
  return [...new Set(names)]
    .map((name) => `e2e/journeys/${name}.test.ts`)
    .filter((file) => existsSync(inClone(file)))
    .toSorted()
}

/** @param {string} folder */
const sourcesIn = (folder) =>
  readdirSync(inClone(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
    .map((name) => join(folder, name).replaceAll('\\', '/'))

/**
 * Who imports a file, hubs left out.
 * @param {string[]} sources
 */
function importersAmong(sources) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const file of sources.filter((each) => !hubs.test(each))) {
    for (const imported of importsOf(file))
      importers.set(imported, [...(importers.get(imported) ?? []), file])
  }
  return importers
}

/** @param {string} file */
const importsOf = (file) =>
  [...readFileSync(inClone(file), 'utf8').matchAll(/(?:from |import\(?)\s*'([^']+\.ts)'/g)].map(
    ([, named = '']) =>
      named.startsWith('@loadout/')
        ? named.replace(
            /^@loadout\/(\w+)\//,
            (_, part) => `${part}/${part === 'demo' ? 'content' : 'src'}/`,
          )
        : relative(clone, join(clone, dirname(file), named)).replaceAll('\\', '/'),
  )

/**
 * @param {string[]} files
 * @param {Map<string, string[]>} importers
 */
function reachedFrom(files, importers) {
  const reached = new Set(files)
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}
