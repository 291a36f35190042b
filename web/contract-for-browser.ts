import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const CONTRACT = /\/contract\/src\/.*\.ts$/
/** Endpoints and channels have them. */
const HAS_SCHEMAS = /^import (?!type).* from '(?:zod|[./]+platform\/channel\.ts)'/m

/**
 * The contract as the browser needs it. Pages import the same endpoints as the server does; in the
 * bundle of an endpoint method, path and what the call layer goes by remain, of a channel its name,
 * plain values stay as they are, and schemas are gone, and with them zod and its 15 kB. Importing a
 * schema from the web part fails the build, because it is not exported here.
 */
export function contractForBrowser(): Plugin {
  return {
    name: 'contract-for-browser',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?', 1)[0] ?? id
      if (!CONTRACT.test(file) || !HAS_SCHEMAS.test(await readFile(file, 'utf8'))) return null
      this.addWatchFile(file)
      const exported = (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as Record<
        string,
        unknown
      >
      const lines = Object.entries(exported).flatMap(([name, value]) => {
        if (isChannelKind(value))
          return [`export const ${name} = channel(${JSON.stringify(value.pattern)}, {})`]
        const plain = plainOf(value)
        return plain === undefined ? [] : [`export const ${name} = ${JSON.stringify(plain)}`]
      })
      const channels = Object.values(exported).some(isChannelKind)
        ? [`import { channel } from '@loadout/contract/platform/channel.ts'`]
        : []
      return `${[...channels, ...lines].join('\n')}\n`
    },
  }
}

const isChannelKind = (value: unknown): value is { pattern: string } =>
  typeof value === 'function' && 'pattern' in value && 'events' in value

type EndpointLike = {
  method: string
  path: string
  input: unknown
  access: unknown
  shownAlike?: true
  once?: true
}

/**
 * Whether what is shown of an answer depends on who asks decides what is asked again after signing
 * in, and whether only a member is answered what goes with them; anything else about access is the
 * server's affair.
 */
const accessForCalls = ({ access, shownAlike }: Pick<EndpointLike, 'access' | 'shownAlike'>) => {
  if (access === 'anyone' || (access === 'reader' && shownAlike)) return undefined
  return access === 'reader' ? 'reader' : 'member'
}

const forCalls = ({ method, path, once, ...rest }: EndpointLike) => ({
  method,
  path,
  access: accessForCalls(rest),
  ...(once ? { once } : {}),
})

/** What of a value reaches the browser; nothing of what holds a schema. */
function plainOf(value: unknown): unknown {
  if (isEndpoint(value)) return forCalls(value)
  return isPlain(value) ? value : undefined
}

const isEndpoint = (value: unknown): value is EndpointLike =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'input' in value &&
  'method' in value

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (typeof value !== 'object') return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return (
    (prototype === Object.prototype || prototype === Array.prototype) &&
    Object.values(value).every(isPlain)
  )
}
