import { useEffect, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useQuery } from '@tanstack/react-query'
import { languageById } from '@loadout/contract/languages/languages.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import { searchArticles, type ArticleHit } from '@loadout/contract/search/article-search.ts'
import { searchUsers, type UserHit } from '@loadout/contract/search/user-search.ts'
import { storyPath } from '../articles/story-entry.ts'
import { query } from '../platform/call/query.ts'
import { isComposing } from '../platform/is-composing.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { readBy } from '../articles/read-by.ts'
import { Avatar } from '../people/Avatar.tsx'
import { OtherLanguage } from '../ui/OtherLanguage.tsx'
import { pictureUrl } from '../ui/pictures.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { Verified } from '../people/Verified.tsx'
import { markTyped } from './mark-typed.tsx'
import { orMore } from './or-more.ts'
import { Snippet } from './Snippet.tsx'
import { searchPath } from './search-paths.ts'
import { typedParts } from './typed-parts.ts'
import { useSettled } from './use-settled.ts'
import css from './SearchDropdown.module.css'

/** Few: every search costs the server (SEARCH-03). */
const SUGGESTIONS = 3

export type SearchDropdownProps = {
  id: string
  words: string
  field: RefObject<HTMLInputElement | null>
}

/**
 * People and articles that fit what is being typed. The arrow keys go from the field through the
 * links and back.
 */
export function SearchDropdown({ id, words, field }: SearchDropdownProps) {
  const { language, text } = useLanguage()
  const settled = useSettled(words)
  const users = useQuery({
    ...query(searchUsers, { query: settled, limit: SUGGESTIONS }),
    enabled: settled !== '',
  })
  const articles = useQuery({
    ...query(searchArticles, {
      query: settled,
      ...readBy(language.id),
      limit: SUGGESTIONS,
      with_snippets: true,
    }),
    enabled: settled !== '',
  })
  const isWaiting = settled !== words || users.isPending || articles.isPending
  const counts = { people: users.data?.count ?? 0, articles: articles.data?.count ?? 0 }
  const people = users.data?.entries ?? []
  const stories = articles.data?.entries ?? []

  useEffect(() => {
    const input = field.current
    const down = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || isComposing(event)) return
      event.preventDefault()
      linksIn(id)[0]?.focus()
    }
    input?.addEventListener('keydown', down)
    return () => input?.removeEventListener('keydown', down)
  }, [field, id])

  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const links = linksIn(id)
    const next = links[links.indexOf(document.activeElement as HTMLAnchorElement) + step]
    if (next) next.focus()
    else if (step < 0) field.current?.focus()
  }

  return (
    <div
      id={id}
      role="group"
      // A press in it leaves the focus within the search: Safari gives a link none.
      tabIndex={-1}
      aria-label={text('search.suggestions')}
      className={css.root}
      onKeyDown={move}
      aria-busy={isWaiting}
    >
      <p className="vh" role="status">
        {isWaiting
          ? ''
          : `${orMore(text('search.people', { count: counts.people }), counts.people)}, ${orMore(text('tags.count', { count: counts.articles }), counts.articles)}`}
      </p>
      <Section
        id={`${id}-people`}
        title={text('search.kind_user')}
        all={searchPath('user', words)}
        failed={users.isError}
        isWaiting={isWaiting}
        isEmpty={people.length === 0}
      >
        {people.map((person) => (
          <FoundPerson key={person.id} person={person} words={words} />
        ))}
      </Section>
      <Section
        id={`${id}-articles`}
        title={text('search.kind_article')}
        all={searchPath('article', words)}
        failed={articles.isError}
        isWaiting={isWaiting}
        isEmpty={stories.length === 0}
      >
        {stories.map((story) => (
          <FoundStory key={story.id} story={story} words={words} />
        ))}
      </Section>
    </div>
  )
}

const FoundPerson = ({ person, words }: { person: UserHit; words: string }) => (
  <li>
    <a href={userPath(person.username)}>
      <Avatar path={person.avatar} size={32} priority />
      <span>
        <bdi>{markTyped(person.username, words)}</bdi> <Verified person={person} />
      </span>
    </a>
  </li>
)

function FoundStory({ story, words }: { story: ArticleHit; words: string }) {
  const lang = languageById(story.language_id)?.locale
  return (
    <li>
      <a href={storyPath({ ...story, is_blog: story.type === 'blog' })}>
        <img
          className={css.thumb}
          src={pictureUrl(story.image, '50x40')}
          alt=""
          width={50}
          height={40}
        />
        <span>
          <span className={css.title}>
            <span lang={lang}>{markTyped(story.title, words)}</span>{' '}
            <OtherLanguage id={story.language_id} />
          </span>
          {story.snippet && !saysTyped(story.title, words) && (
            <span className={css.snippet} lang={lang}>
              <Snippet parts={story.snippet} />
            </span>
          )}
        </span>
      </a>
    </li>
  )
}

type SectionProps = {
  id: string
  title: string
  all: string
  failed: boolean
  isWaiting: boolean
  isEmpty: boolean
  children: ReactNode
}

function Section({ id, title, all, failed, isWaiting, isEmpty, children }: SectionProps) {
  const { text } = useLanguage()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {failed && <p role="alert">{text('state.error')}</p>}
      {!failed && isEmpty && <p>{isWaiting ? <Spinner /> : text('search.none')}</p>}
      {!failed && !isEmpty && <ul>{children}</ul>}
      <a className={css.all} href={all} aria-describedby={id}>
        {text('search.view_all')}
      </a>
    </section>
  )
}

/** Whether marks in it show why it was found. */
const saysTyped = (title: string, words: string) =>
  typedParts(title, words).some(({ typed }) => typed)

const linksIn = (id: string) => [...document.querySelectorAll<HTMLAnchorElement>(`#${id} a`)]
