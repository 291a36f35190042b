import { useText } from '../../platform/language/language.tsx'
import { useSite } from '../../platform/page/site.ts'
import css from './NoMailServer.module.css'

/** For staff of a site that cannot send mails: what does not work meanwhile, and how to mend it. */
export function NoMailServer() {
  const text = useText()
  const { mails_arrive } = useSite()
  if (mails_arrive) return null
  return (
    <section className={css.root}>
      <h2>{text('mails.no_server')}</h2>
      <p>{text('mails.no_server_follows', { setting: 'REQUIRE_VERIFIED_EMAIL' })}</p>
      <p>{text('mails.no_server_mend', { server: 'SMTP_URL', sender: 'MAIL_FROM' })}</p>
    </section>
  )
}
