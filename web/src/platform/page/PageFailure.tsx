import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { useText } from '../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { useHead } from './head.tsx'

/** Where a page would be that is missing or could not be loaded. The rest of the site stays usable. */
export function PageFailure() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <Missing code={String(error.data)} /> : <Failed />
}

function Missing({ code }: { code: string }) {
  const text = useText()
  const title = code === 'article_not_found' ? text('news.not_found') : text('error.page_not_found')
  useHead({ title, path: '/', hidden: true })
  return (
    <Empty kind="none" heading="h1" title={title} hint={text('news.not_found_hint')}>
      <Button href="/">{text('news.to_front')}</Button>
    </Empty>
  )
}

function Failed() {
  const text = useText()
  const { revalidate, state } = useRevalidator()
  useHead({ title: text('state.error'), path: '/', hidden: true })
  return (
    <Empty kind="error" heading="h1" title={text('state.error')}>
      <Button busy={state === 'loading'} onClick={() => void revalidate()}>{text('state.retry')}</Button>
    </Empty>
  )
}
