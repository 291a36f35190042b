import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useSite } from '../platform/page/site.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyPage } from '../ui/EmptyPage.tsx'
import { Logo } from '../ui/Logo.tsx'
import css from './OfflinePage.module.css'

/**
 * What the service worker shows instead of a page that cannot be reached, under that page's
 * address. It has no frame, because nothing in it could be loaded, and only a script of its own:
 * the site's would look for the page that the address names.
 */
export function OfflinePage() {
  const text = useText()
  useHead({ title: text('offline.title'), path: '/offline', hidden: true, script: '/offline.js' })
  return (
    <>
      <header className={css.bar}>
        <a href="/">
          <Logo name={useSite().name} />
        </a>
      </header>
      <main className={css.main}>
        <EmptyPage kind="error" title={text('offline.title')} hint={text('offline.hint')}>
          {/* An empty address is the one that was wanted: the link works without the script. */}
          <Button href="" data-try-again="">
            {text('state.retry')}
          </Button>
        </EmptyPage>
      </main>
    </>
  )
}
