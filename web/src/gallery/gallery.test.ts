import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const src = normalize(`${import.meta.dirname}/..`)
/** The kit, and the pieces of domains that stand on many pages. */
const shared = [
  'ui/**/*.tsx',
  'articles/*.tsx',
  'people/*.tsx',
  'players/*.tsx',
  'tags/Tag{,Line}.tsx',
  'upvotes/Upvote*.tsx',
  'comments/Comment{Item,Text}.tsx',
  'categories/CategoryLabel.tsx',
]
/**
 * They only say where on a page other parts stand, and are seen on every page of their kind; one
 * shows another site, which the gallery asks for nothing.
 */
const arrangements = [
  'ui/CardGrid.tsx',
  'ui/Columns.tsx',
  'ui/EmptyPage.tsx',
  'articles/Archive.tsx',
  'articles/ArticleFoot.tsx',
  'articles/ArticleText.tsx',
  'articles/ArticleTools.tsx',
  'articles/FrontBlock.tsx',
  'articles/NamedEvents.tsx',
  'articles/StoryRows.tsx',
  'players/PlayerFrame.tsx',
]

function importsOf(file: string): string[] {
  return [
    ...readFileSync(join(src, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g),
  ].map(([, path = '']) => join(dirname(file), path))
}

function reachableFrom(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const imported of importsOf(file)) reachableFrom(imported, known)
  return known
}

test('every component is in the gallery, where axe-core looks at it in both themes, or in the layer above it', () => {
  const shown = reachableFrom('gallery/GalleryPage.tsx')
  // What floats over every page, the gallery among them.
  reachableFrom('platform/layer/Layer.tsx', shown)
  const components = globSync(shared, { cwd: src }).map((file) => file.replaceAll('\\', '/'))
  expect(components.length).toBeGreaterThan(40)
  expect(
    components.filter((file) => !shown.has(normalize(file)) && !arrangements.includes(file)),
  ).toEqual([])
})
