import { useIfLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { RichText } from '../platform/rich-text.tsx'
import { Banner } from '../ui/Banner.tsx'
import { closeNotice, useClosedNotice } from './closed-notice.ts'
import { noticeMark } from './notice-mark.ts'
import { noticeQuery } from './notice-queries.ts'

/** The message of the site's staff above every page (NOTICE-03). */
export function SiteNotice() {
  const { message, enabled } = useIfLoaded(noticeQuery) ?? { message: '', enabled: false }
  const text = useText()
  if (useClosedNotice(message) || !enabled || message === '') return null

  function close() {
    closeNotice(message)
    // The button is gone, and whoever pressed it with a key must not start anew at the top of the
    // page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <Banner
      label={text('notice.label')}
      mark={noticeMark(message)}
      close={{ label: text('notice.close'), onClose: close }}
    >
      <RichText html={message} name="notice" />
    </Banner>
  )
}
