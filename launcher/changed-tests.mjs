// What a change can have broken, for `npm test -- --changed`: the tests of the site that reach what
// changed through what they import, and the journeys through the parts that changed.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { clone, inClone } from './clone.mjs'
import { frame, journeysByPart } from './journeys-by-part.mjs'
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

/** A change of these can break anything. */
const ofAll =
  /^(?:package(?:-lock)?\.json|vitest\.config\.ts|server\/(?:test|migrations)\/|server\/src\/[\w-]+\/(?:trial-calls|trial-texts|answer-keys)\.ts)/
/** They import everything, and everything would reach every test through them. */
const hubs = /^(?:server\/(?:test\/|src\/[\w-]+\.ts)|contract\/src\/(?:endpoints|domains)\.ts)/
/** What every page is made with is tried where pages are rendered. */
const ofPages = /^web\/(?:build\.ts|src\/(?:platform|shell|ui|articles|\w+-\w+\.tsx?|\w+\.tsx?))/
const renders = /^server\/src\/(?:platform\/render|web-app)\//
const partOf = /^(?:web|server|contract)\/src\/([\w-]+)\//

/**
 * The tests of the site that a change is tried with; 'all' when that is every one.
 * @param {string[]} changed
 * @returns {string[] | 'all'}
 */
export function siteTests(changed) {
  if (changed.some((file) => ofAll.test(file) && !file.endsWith('.test.ts'))) return 'all'
  const sources = sourcesIn('server').concat(sourcesIn(join('contract', 'src')))
  const reached = reachedFrom(changed, importersAmong(sources))
  // Most of a domain is tried over HTTP, by the tests that stand beside it.
  const parts = new Set(
    [...reached, ...changed]
      .map((file) => partOf.exec(file)?.[1])
      .filter((part) => part !== undefined && part !== 'platform'),
  )
  const isOfPages = changed.some((file) => ofPages.test(file))
  return sources.filter(
    (file) =>
      file.endsWith('.test.ts') &&
      (reached.has(file) ||
        parts.has(partOf.exec(file)?.[1] ?? '') ||
        (isOfPages && renders.test(file))),
  )
}

/**
 * The journeys that a change is tried with.
 * @param {string[]} changed
 */
export function journeys(changed) {
  const names = changed.flatMap((file) => {
    const journey = /^e2e\/journeys\/(.+)\.test\.ts$/.exec(file)?.[1]
    if (journey) return [journey]
    if (/\.test\.tsx?$/.test(file)) return []
    const part = partOf.exec(file)?.[1]
    if (part) return journeysByPart[part] ?? frame
    return /^(?:web|texts|e2e|package-lock\.json)/.test(file) ? frame : []
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
      named.startsWith('@loadout/contract/')
        ? named.replace('@loadout/contract/', 'contract/src/')
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
