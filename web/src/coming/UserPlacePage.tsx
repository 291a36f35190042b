import { wordsIn } from '@loadout/contract/search/words-in.ts'
import { useParams } from 'react-router'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { archiveCountQuery } from '../news/news-queries.ts'
import { query, useIfLoaded, useLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { searchPath } from '../search/search-paths.ts'
import { Avatar } from '../people/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyPage } from '../ui/EmptyPage.tsx'
import { ComingPage } from './ComingPage.tsx'

/** The person of exactly that name is the first that a search for it finds. */
const namesake = (words: string) => query(searchUsers, { query: words, limit: 1 })
const isCalled = (name: string, username: string) => username.toLowerCase() === name.toLowerCase()

export const loader = pageLoader(async ({ queries, language, params }) => {
  const name = wordsIn(params['name'])
  if (name === undefined) return
  const {
    entries: [person],
  } = await queries.ensureQueryData(namesake(name))
  if (person && isCalled(name, person.username))
    await queries.ensureQueryData(archiveCountQuery(person.id, language().id))
})

/** Where a profile will be: until then whose it is, and where to read what they wrote. */
export function UserPlacePage() {
  const name = wordsIn(useParams()['name'])
  return name === undefined ? <ComingPage name="nav.users" /> : <Place name={name} />
}

function Place({ name }: { name: string }) {
  const [person] = useLoaded(namesake(name)).data.entries
  return person && isCalled(name, person.username) ? (
    <Person id={person.id} username={person.username} avatar={person.avatar} />
  ) : (
    <ComingPage name="nav.users" />
  )
}

function Person({ id, username, avatar }: { id: number; username: string; avatar: string }) {
  const { language, text } = useLanguage()
  const count = useIfLoaded(archiveCountQuery(id, language.id))?.count ?? 0
  useHead({ title: username, path: `/user/${username}`, hidden: true })
  return (
    <EmptyPage art={<Avatar path={avatar} size={64} />} title={username} hint={text('coming.hint')}>
      {count > 0 && (
        <Button href={`/news-archive/${id}/${username}`}>{text('news.archive')}</Button>
      )}
      <Button href={searchPath('user', username)}>{text('coming.similar_names')}</Button>
    </EmptyPage>
  )
}
