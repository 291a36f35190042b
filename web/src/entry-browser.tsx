import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter, RouterContextProvider, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { english, languageById, type Language } from '@loadout/contract/languages/languages.ts'
import './ui/fallback-fonts.css'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import { call, setApiHost } from './platform/call/call.ts'
import { refetchReaderQueries, queryFnOf } from './platform/call/query.ts'
import { nextTask } from './platform/browser-tasks.ts'
import { followLinks, isHome } from './platform/follow-links.ts'
import { keepOfflinePage } from './offline/keep-offline-page.ts'
import { loadCatalogue } from './platform/language/catalogues.ts'
import { LanguageProvider } from './platform/language/LanguageProvider.tsx'
import { languageAtStart } from './platform/language/stored-language.ts'
import { loadChunk } from './platform/load-chunk.ts'
import { layOutRest } from './platform/page/lay-out-rest.ts'
import { pageLoadContext } from './platform/page/page-load.ts'
import { createQueries, readState } from './platform/page/state.ts'
import { watchUndrawn } from './platform/page/undrawn-page.ts'
import { nextPageView } from './platform/page-view.ts'
import { currentMember, onMemberChange, startSession } from './platform/session/session.ts'
import { whenReaderIdle } from './platform/when-reader-idle.ts'
import { wayFrom } from './shell/return-path.ts'
import { partRoutes } from './routes.tsx'

/**
 * Brings the page that the server rendered to life. Until then, and without scripts, it can be read
 * and its links work.
 */
async function start() {
  // Tasks of their own, so that a tap is heard between them: on a slow phone each takes as long as
  // a reader does not notice, and all of them together would be felt.
  await nextTask()
  const state = readState()
  setApiHost(state.apiHost)
  const rendered = languageById(state.languageId) ?? english
  let language = rendered

  await nextTask()
  const queries = createQueries(queryFnOf(call))
  for (const [key, answer] of state.answers) queries.setQueryData(key, answer)

  await nextTask()
  // Reading cookies waits for another process: not while the page comes alive.
  const atStart = languageAtStart()
  const { shown, routes, others } = partRoutes(state.routeIds)
  await Promise.all([
    loadCatalogue(rendered.locale).catch(() => undefined),
    ...shown.map(fetchModule),
  ])

  await nextTask()
  const router = createBrowserRouter(routes, {
    // Asked before every page that is not known for certain; the others are given once.
    patchRoutesOnNavigation({ patch }) {
      if (others[0]) patch('page', others.splice(0))
    },
    hydrationData: { loaderData: state.loaderData, errors: errorsOf(state.errors) },
    getContext() {
      const context = new RouterContextProvider()
      context.set(pageLoadContext, {
        queries,
        language: () => language,
        hash: () => router.state.navigation.location?.hash,
      })
      return context
    },
  })
  await nextTask()
  // As whom is known once the site has confirmed it (ACC-09); until then as anybody.
  // A visitor's page does without what it cannot fetch, and a member's asks again when it is loaded
  // next.
  const listen = () => {
    // As of now: however late the chunk comes, it is told of each who was signed in (checklist
    // M09).
    const who = currentMember()
    void loadChunk(() => import('./realtime/go-live.ts')).then(
      ({ goLive }) => goLive({ place: state, queries, who }),
      () => undefined,
    )
  }
  // On a slow phone who looks at the page may be known before it is alive. What is not shown yet
  // would not be asked for again, and stay as it is for visitors.
  const alive = nextPageView()
  onMemberChange(() => {
    void alive.then(() => refetchReaderQueries(queries))
    // What is not there for everybody, as a draft, may be there for its author (POST-20).
    if (router.state.errors) void router.revalidate()
    listen()
  })
  whenReaderIdle(listen)
  layOutRest()
  void startSession(() => import('./member/sign-in.ts'))
  followLinks(
    (to, from) =>
      void router.navigate(to, {
        preventScrollReset: isHome(to),
        state: wayFrom(from, router.state.location),
      }),
  )

  const isUndrawn = watchUndrawn(() => router.state.location.pathname)
  const follow = (next: Language) => {
    // What is fetched for the next page is in the language of before. What has come and is not
    // drawn yet would be missing in the new one, which therefore waits.
    const waits = isUndrawn()
    const isLate = next !== language && (waits || router.state.navigation.state !== 'idle')
    language = next
    const again = isLate ? router.revalidate() : undefined
    if (state.hasServiceWorker) keepOfflinePage(next.locale)
    return waits ? again : undefined
  }
  // A transition gives way to whatever the reader does meanwhile; at once it would hold a phone up
  // for a quarter of a second.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('site') as HTMLElement,
      <StrictMode>
        <QueryClientProvider client={queries}>
          <LanguageProvider language={rendered} atStart={atStart} onChange={follow}>
            <RouterProvider router={router} />
          </LanguageProvider>
        </QueryClientProvider>
      </StrictMode>,
    )
  })
}

/**
 * The router would render nothing while it fetches the module of a page that is on screen already.
 */
async function fetchModule(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, { ...(await route.lazy()), lazy: undefined })
}

const errorsOf = (errors: Record<string, { status: number; data?: unknown }> | null) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, { status, data }]) => [
      id,
      { status, statusText: '', internal: false, data },
    ]),
  )

void start()
