import { useInfiniteQuery } from '@tanstack/react-query'
import { PROFILE_PAGE, type Profile } from '@loadout/contract/profiles/profile.ts'
import { useGrowingList } from '../platform/call/growing-list.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { useText } from '../platform/language/language.tsx'
import { showPartMissing } from '../platform/layer/failures.ts'
import { Part } from '../platform/layer/Part.tsx'
import { useSession } from '../platform/session/session.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Module } from '../ui/Module.tsx'
import { MoreButton } from '../ui/MoreButton.tsx'
import { GuestbookItem } from './GuestbookItem.tsx'
import { guestbookQuery } from './guestbook-queries.ts'
import { useLinkedEntry } from './use-linked-entry.ts'
import css from './Guestbook.module.css'

const loadForm = async () =>
  (await Promise.all([import('./GuestbookForm.tsx'), loadTexts('members')]))[0].GuestbookForm

/** What others have written for a member, the latest first (PROF-09). */
export function Guestbook({ owner }: { owner: Profile }) {
  const text = useText()
  const query = guestbookQuery(owner.id)
  const list = useGrowingList(query, PROFILE_PAGE)
  const { data, refetch } = useInfiniteQuery(query)
  useLinkedEntry(list, refetch)
  const count = data?.pages[0]?.count ?? 0
  return (
    <Module
      id="guestbook"
      title={text('guestbook.title')}
      end={count > 0 && <span className={css.count}>{text('guestbook.count', { count })}</span>}
    >
      {owner.guestbook_open ? <Writing owner={owner} /> : <p>{text('guestbook.closed')}</p>}
      {list.entries.length === 0 && <Empty title={text('guestbook.none')} />}
      {list.entries.map((entry) => (
        <GuestbookItem key={entry.id} entry={entry} ownerId={owner.id} />
      ))}
      <MoreButton list={list} label={text('guestbook.more')} />
    </Module>
  )
}

function Writing({ owner }: { owner: Profile }) {
  const text = useText()
  const session = useSession()
  if (session.state === 'member')
    return <Part load={loadForm} onMissing={showPartMissing} props={{ owner }} />
  if (session.state === 'authenticating') return null
  return (
    <div className={css.visitor}>
      <p>{text('guestbook.sign_in')}</p>
      <Button size="sm" href="/login">
        {text('shell.sign_in')}
      </Button>
    </div>
  )
}
