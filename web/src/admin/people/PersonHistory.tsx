import type { Person } from '@loadout/contract/people/people.ts'
import { useLanguage, useText } from '../../platform/language/language.tsx'
import { externalServices } from '../../profiles/external-services.ts'
import { momentText } from '../../ui/date-text.ts'
import { Time } from '../../ui/Time.tsx'
import css from './PersonHistory.module.css'

/** How often somebody had to be kept out, where they came from, and what they have connected. */
export const PersonHistory = ({ person }: { person: Person }) => (
  <>
    <Bans person={person} />
    <SignIns person={person} />
  </>
)

function Bans({ person }: { person: Person }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const untilText = (until: number | null) =>
    until === null
      ? text('person.for_good')
      : text('person.until', { date: momentText(locale, until) })
  return (
    <section>
      <h3>{text('person.bans')}</h3>
      {person.ban && (
        <p className={css.ban}>
          {text('flag.banned')} {untilText(person.ban.until)}
          {person.ban.reason !== '' && <> · {person.ban.reason}</>}
        </p>
      )}
      {person.bans.length === 0 && !person.ban && (
        <p className={css.none}>{text('person.no_bans')}</p>
      )}
      {person.bans.length > 0 && (
        <ol className={css.list}>
          {person.bans.map(({ id, banned, admin, reason, until, inserted }) => (
            <li key={id}>
              <span>
                {text(banned ? 'person.banned_by' : 'person.unbanned_by', {
                  username: admin?.username ?? text('audit.command_line'),
                })}
                {banned && `, ${untilText(until)}`}
                {reason !== '' && <> · {reason}</>}
              </span>
              <Time at={inserted} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function SignIns({ person }: { person: Person }) {
  const text = useText()
  return (
    <section>
      <h3>{text('person.sign_in')}</h3>
      <dl className={css.facts}>
        <div>
          <dt>{text('person.last')}</dt>
          <dd>
            {person.last_login === null ? (
              text('person.never')
            ) : (
              <Time at={person.last_login} exact />
            )}
          </dd>
        </div>
        {person.ips.length > 0 && (
          <div>
            <dt>{text('person.networks')}</dt>
            <dd>
              {person.ips.map((ip) => (
                <code key={ip}>{ip}</code>
              ))}
            </dd>
          </div>
        )}
        {person.providers.length > 0 && (
          <div>
            <dt>{text('person.accounts')}</dt>
            <dd>{person.providers.map((name) => externalServices[name].name).join(', ')}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
