import { registerHooks } from 'node:module'

const RIGHT = '/server/src/wallet/book-dollars.ts'
const TWIN = new URL('debit-outside.ts', import.meta.url).href

/** Loaded before a server, it gives that the broken twin of the one function that books LD$. */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context)
    const isRight = found.url.endsWith(RIGHT) && context.parentURL !== TWIN
    return isRight ? { ...found, url: TWIN } : found
  },
})
