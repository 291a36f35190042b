import { useIfLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { RichText } from '../platform/rich-text.tsx'
import { ClosableBanner } from './ClosableBanner.tsx'
import { noticeMark } from './notice-mark.ts'
import { noticeQuery } from './notice-queries.ts'

/** The message of the site's staff above every page (NOTICE-03). */
export function SiteNotice() {
  const { language, text } = useLanguage()
  const { message, enabled } = useIfLoaded(noticeQuery(language.id)) ?? {
    message: '',
    enabled: false,
  }
  if (!enabled || message === '') return null
  return (
    <ClosableBanner label={text('notice.label')} mark={noticeMark(message)}>
      <RichText html={message} name="notice" />
    </ClosableBanner>
  )
}
