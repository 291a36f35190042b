import { registerHooks } from 'node:module'

/** Loaded before a server, it gives that the broken twin of one of its modules. */
export function loadTwin({ right, twin }: { right: string; twin: URL }): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const found = nextResolve(specifier, context)
      const isRight = found.url.endsWith(right) && context.parentURL !== twin.href
      return isRight ? { ...found, url: twin.href } : found
    },
  })
}
