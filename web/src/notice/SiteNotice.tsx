import { useIfLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { RichText } from '../platform/rich-text.tsx'
import { ClosableBanner } from './ClosableBanner.tsx'
import { noticeMark } from './notice-mark.ts'
import { noticeQuery } from './notice-queries.ts'

/** The message of the site's staff above every page (NOTICE-03). */
export function SiteNotice() {
  const { message, enabled } = useIfLoaded(noticeQuery) ?? { message: '', enabled: false }
  const text = useText()
  if (!enabled || message === '') return null
  return (
    <ClosableBanner label={text('notice.label')} mark={noticeMark(message)}>
      <RichText html={message} name="notice" />
    </ClosableBanner>
  )
}
