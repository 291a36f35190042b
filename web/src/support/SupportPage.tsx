import { useParams } from 'react-router'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { ticketPath } from '@loadout/contract/support/ticket-path.ts'
import { useText } from '../platform/language/language.tsx'
import { classNames } from '../ui/class-names.ts'
import { useHead } from '../platform/page/head.tsx'
import { missing, pageLoader } from '../platform/page/page-load.ts'
import { useSession } from '../platform/session/session.ts'
import { LoginRequired } from '../shell/LoginRequired.tsx'
import { keepSpaceAbove } from '../ui/keep-space-above.ts'
import { Loading } from '../ui/Loading.tsx'
import { ChooseTicket } from './ChooseTicket.tsx'
import { OwnTicket } from './OwnTicket.tsx'
import css from './Support.module.css'
import { TicketList } from './TicketList.tsx'

export const loader = pageLoader(async ({ params: { id } }) => {
  if (id !== undefined && parseId(id) === undefined) throw missing('ticket_not_found')
})

/** The tickets of a member, and the one that the address names (SUP-06, SUP-07). */
export function SupportPage() {
  const text = useText()
  const id = parseId(useParams()['id'])
  useHead({
    title: text('nav.contact'),
    path: id === undefined ? '/support/tickets' : ticketPath({ id }),
    hidden: true,
  })
  const { state } = useSession()
  if (state === 'visitor') return <LoginRequired />
  if (state === 'authenticating') return <Loading />
  return (
    <div className={classNames(css.root, id !== undefined && css.withTicket)} ref={keepSpaceAbove}>
      <TicketList current={id} />
      {id === undefined ? <ChooseTicket /> : <OwnTicket key={id} id={id} />}
    </div>
  )
}
