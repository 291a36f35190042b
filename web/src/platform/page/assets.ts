import type { Locale } from '@loadout/contract/languages/languages.ts'

type Chunk = { file: string; css?: string[]; imports?: string[]; src?: string; isEntry?: boolean }
type Manifest = Record<string, Chunk>

/** Written in by the build; undefined during development, when Vite serves the sources. */
declare const __MANIFEST__: Manifest | undefined

type PageAssets = {
  scripts: string[]
  styles: string[]
  preloads: string[]
  fonts: string[]
}

const ENTRY = 'src/entry-browser.tsx'

/**
 * The letters a page of a language needs from its first paint on. Their faces are optional: what
 * has not come by then is shown in a fallback of the same measures, and nothing moves later
 * (docs/decisions/0001). Faces of other letters are shown when they come (ui/fonts.css).
 */
export const letters: Record<Locale, readonly string[]> = {
  en: ['latin'],
  sv: ['latin'],
  pt: ['latin'],
  de: ['latin'],
  pl: ['latin', 'latin-ext'],
  ru: ['cyrillic', 'latin'],
  uk: ['cyrillic', 'latin'],
}
const faces = ['sofia-sans-condensed', 'geologica']

const fontsOf = (locale: Locale) =>
  letters[locale].flatMap((script) => faces.map((face) => `${face}-${script}-wght-normal`))

const cached = new Map<string, PageAssets>()

/**
 * What the browser should fetch at once for a page: the entry, the page's own module, and all they
 * import.
 */
export function assetsOf(routeIds: readonly string[], locale: Locale): PageAssets {
  const manifest = __MANIFEST__
  if (manifest === undefined)
    return {
      scripts: ['/@vite/client', '/src/entry-development.ts'],
      styles: [],
      preloads: [],
      fonts: [],
    }
  const key = `${locale} ${routeIds.join(' ')}`
  const known = cached.get(key)
  if (known) return known
  const assets = collect(manifest, routeIds, locale)
  cached.set(key, assets)
  return assets
}

function collect(manifest: Manifest, routeIds: readonly string[], locale: Locale): PageAssets {
  const wanted = new Set<string>()
  const visit = (name: string) => {
    if (wanted.has(name) || !manifest[name]) return
    wanted.add(name)
    for (const imported of manifest[name].imports ?? []) visit(imported)
  }
  visit(ENTRY)
  for (const id of routeIds) visit(`src/${id.split(' ')[0]}.tsx`)
  if (locale !== 'en') visit(`../texts/src/compiled/site/${locale}.ts`)

  const chunks = [...wanted].map((name) => manifest[name] as Chunk)
  const files = Object.values(manifest)
  // What the entry imports runs before it, in a task of its own (chunks.ts).
  const isScript = ({ isEntry, file }: Chunk) => isEntry === true || file.includes('/libraries-')
  return {
    scripts: chunks
      .filter(isScript)
      .map(({ file }) => `/${file}`)
      .toReversed(),
    preloads: chunks.filter((chunk) => !isScript(chunk)).map(({ file }) => `/${file}`),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    fonts: fontsOf(locale).flatMap((name) =>
      files.filter(({ src }) => src?.endsWith(`${name}.woff2`)).map(({ file }) => `/${file}`),
    ),
  }
}
