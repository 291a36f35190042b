import { renderToString } from 'react-dom/server'
import { QueryClientProvider, type QueryClient, type QueryKey } from '@tanstack/react-query'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router'
import { listComments } from '@loadout/contract/comments/comments.ts'
import { languageById, languages, english } from '@loadout/contract/languages/languages.ts'
import type { PageRequest, RenderedPage, RenderPage } from '@loadout/contract/platform/page.ts'
import { catalogueParts } from '@loadout/texts/compiled/parts.ts'
import type { LoadedComments } from './comments/comment-queries.ts'
import { withoutMessages } from './comments/without-messages.ts'
import { CallError } from './platform/call/call-error.ts'
import { queryFnOf } from './platform/call/query.ts'
import { loadLanguage } from './platform/language/catalogues.ts'
import { LanguageProvider } from './platform/language/LanguageProvider.tsx'
import { writeDocument } from './platform/page/document.ts'
import { HeadContext, type Head } from './platform/page/head.tsx'
import { pageLoadContext } from './platform/page/page-load.ts'
import { createQueries, richTextName, withoutRichText, writeState } from './platform/page/state.ts'
import { createRoutes } from './routes.tsx'
import { siteQuery } from './platform/page/site.ts'
import { withoutClosingSlashes } from './platform/page/void-elements.ts'

/** Mails are no pages. */
const pageParts = catalogueParts.filter((part) => part !== 'mail')

/** All of them, before the first page: a server speaks to everyone. */
await Promise.all(languages.map(({ locale }) => loadLanguage(pageParts, locale)))

/** One for all requests: it keeps nothing of them, and a page's module is found once. */
const handler = createStaticHandler(createRoutes())

/**
 * Renders one page from the answers of calls made in process. What it may know of the request is in
 * `PageRequest` and nothing else.
 */
export const renderPage: RenderPage = async (request) => {
  const language = languageById(request.languageId) ?? english
  const queries = createQueries(queryFnOf(callInProcess(request)), Number.POSITIVE_INFINITY)
  const context = new RouterContextProvider()
  context.set(pageLoadContext, { queries, language: () => language })

  const site = await queries.ensureQueryData(siteQuery)
  const result = await handler.query(new Request(request.origin + request.url), {
    requestContext: context,
  })
  if (result instanceof Response) return redirectOf(result, request.origin)
  const failure = Object.values(result.errors ?? {}).find((error) => !isRouteErrorResponse(error))
  if (failure !== undefined) throw failure

  await settleQueries(queries)
  await request.waitToAssemble()
  const page: { head?: Head } = {}
  const rendered = renderToString(
    <HeadContext value={page}>
      <QueryClientProvider client={queries}>
        <LanguageProvider language={language}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, result)}
            context={result}
            hydrate={false}
          />
        </LanguageProvider>
      </QueryClientProvider>
    </HeadContext>,
  )
  const routeIds = result.matches.map(({ route }) => route.id ?? '')
  const state = writeState({
    apiHost: request.apiHost,
    hasServiceWorker: request.hasServiceWorker,
    realtime: request.realtime,
    languageId: language.id,
    routeIds,
    answers: answersOf(
      // What could not be loaded has no answer: the browser is to ask for it.
      queries
        .getQueryCache()
        .getAll()
        .filter((asked) => asked.state.data !== undefined),
    ),
    loaderData: Object.fromEntries(Object.keys(result.loaderData).map((id) => [id, null])),
    errors: errorsOf(result),
  })
  const html = writeDocument({
    head: page.head ?? { title: site.name, path: '/' },
    site,
    body: withoutClosingSlashes(rendered),
    state,
    language,
    origin: request.origin,
    routeIds,
  })
  return { kind: 'page', status: result.statusCode, html }
}

/**
 * A loader that is refused leaves its other questions on their way. They are waited for, or it
 * would depend on the moment whether their answers are in the page.
 */
const settleQueries = (queries: QueryClient) =>
  Promise.allSettled(
    queries
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .map((query) => query.fetch()),
  )

/**
 * A refusal becomes a CallError, as it would over HTTP; anything else is for the server to judge.
 */
const callInProcess =
  ({ call }: PageRequest): typeof call =>
  async (endpoint, input) => {
    try {
      return await call(endpoint, input)
    } catch (error) {
      const { status, code, message } = error as { status?: number; code?: string; message: string }
      throw status !== undefined && status < 500
        ? new CallError(status, code ?? '', message)
        : error
    }
  }

type Answered = { queryKey: QueryKey; state: { data: unknown } }

const answersOf = (all: readonly Answered[]) =>
  all.map(({ queryKey, state: { data } }): [QueryKey, unknown] => [
    queryKey,
    isComments(queryKey, data)
      ? withoutMessages(data)
      : withoutRichText(data, nameOfRichText(queryKey, data)),
  ])

/** A refused one has no answer. */
const isComments = ([path]: QueryKey, data: unknown): data is LoadedComments =>
  path === listComments.path && data !== undefined

function nameOfRichText([path]: QueryKey, data: unknown): string | undefined {
  const { id, url } = (data ?? {}) as { id?: number; url?: string }
  const key = id ?? url
  return key === undefined ? undefined : richTextName(String(path), key)
}

function errorsOf({ errors }: StaticHandlerContext) {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      { status: error.status as number, data: error.data as unknown },
    ]),
  )
}

function redirectOf(response: Response, origin: string): RenderedPage {
  const location = response.headers.get('location') ?? '/'
  return {
    kind: 'redirect',
    status: response.status === 301 ? 301 : 302,
    location: location.startsWith(origin) ? location.slice(origin.length) : location,
  }
}
