import { QueryClient } from '@tanstack/react-query'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { english } from '@loadout/contract/languages/languages.ts'
import { CallError } from '../call/call-error.ts'
import { pageLoadContext, pageLoader } from './page-load.ts'

/** What a page's loader fails with when one of its calls is refused. */
function failureAfter(refusal: CallError): Promise<unknown> {
  const context = new RouterContextProvider()
  context.set(pageLoadContext, { queries: new QueryClient(), language: () => english })
  const loader = pageLoader(() => Promise.reject(refusal))
  const request = new Request('http://localhost/news/40')
  return loader({ params: {}, request, context }).catch((error: unknown) => error)
}

test('what is missing is a page of status 404, but not where the call is: that page is older than the site', async () => {
  expect(await failureAfter(new CallError(404, 'article_not_found', ''))).toMatchObject({
    init: { status: 404 },
    data: 'article_not_found',
  })
  const gone = new CallError(404, 'call_not_found', '')
  expect(await failureAfter(gone)).toBe(gone)
})
