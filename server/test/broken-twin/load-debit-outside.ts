import { loadTwin } from './load-twin.ts'

loadTwin({
  right: '/server/src/wallet/book-dollars.ts',
  twin: new URL('debit-outside.ts', import.meta.url),
})
