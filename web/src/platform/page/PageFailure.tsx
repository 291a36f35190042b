import { useEffect, useEffectEvent, useMemo } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { CallError, isOfOlderPage } from '../call/call-error.ts'
import { codeText } from '../layer/failure-text.ts'
import { useText } from '../language/language.tsx'
import { waitForSite } from '../wait-for-site.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyPage } from '../../ui/EmptyPage.tsx'
import { useHead } from './head.tsx'

/**
 * Where a page would be that is missing or could not be loaded. The rest of the site stays usable.
 */
export function PageFailure() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404)
    return <Missing code={String(error.data)} />
  return <Failed error={error} />
}

/** Says what is missing, by the code of the refusal, and leads home. */
export function Missing({ code }: { code: string }) {
  const text = useText()
  const title = codeText(code, text) ?? text('error.page_not_found')
  useHead({ title, path: '/', hidden: true })
  return (
    <EmptyPage kind="none" title={title} hint={text('news.not_found_hint')}>
      <Button href="/">{text('news.to_front')}</Button>
    </EmptyPage>
  )
}

/**
 * A missing chunk, a call that is gone or an answer that breaks the page usually mean that a new
 * release has replaced them: only a fresh page knows the new ones. Without a connection it is said
 * as on the offline page, and tried again when there is one.
 */
function Failed({ error }: { error: unknown }) {
  const text = useText()
  const { revalidate, state } = useRevalidator()
  // Whatever draws this anew once the connection is back must not end the waiting.
  const { isOlder, isOffline } = useMemo(() => causeOf(error), [error])
  const title = text(isOffline ? 'offline.title' : 'state.error')
  useHead({ title, path: '/', hidden: true })
  const retry = () => (isOlder ? location.reload() : void revalidate())
  const retryOnceBack = useEffectEvent(retry)

  // While it is tried again nothing is waited for; when that has failed, it is waited for anew.
  const isWaiting = isOffline && state === 'idle'
  useEffect(() => (isWaiting ? waitForSite(() => retryOnceBack()) : undefined), [isWaiting])

  return (
    <EmptyPage kind="error" title={title} {...(isOffline && { hint: text('offline.hint') })}>
      <Button busy={state === 'loading'} onClick={retry}>
        {text('state.retry')}
      </Button>
    </EmptyPage>
  )
}

/** Asked for when it fails: the connection may be back a moment later. */
const causeOf = (error: unknown) => ({
  isOlder: !(error instanceof CallError) || isOfOlderPage(error),
  isOffline: typeof document !== 'undefined' && !navigator.onLine,
})
