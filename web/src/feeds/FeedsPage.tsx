import { calendarFeedPath } from '@loadout/contract/calendar/event-path.ts'
import type { Category } from '@loadout/contract/categories/categories.ts'
import { isChoosable } from '@loadout/contract/categories/choosable.ts'
import { feedFormats } from '@loadout/contract/feeds/feed-formats.ts'
import type { Language } from '@loadout/contract/languages/languages.ts'
import { useCategories } from '../categories/categories.tsx'
import { useLanguage, useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { offeredLanguages, useSite } from '../platform/page/site.ts'
import { CategoryLabel } from '../categories/CategoryLabel.tsx'
import { Flag } from '../ui/Flag.tsx'
import { Module } from '../ui/Module.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import css from './FeedsPage.module.css'

/** Where people find the addresses that they give to a feed reader. */
export function FeedsPage() {
  const { language, text } = useLanguage()
  const offered = offeredLanguages(useSite())
  const games = [...useCategories().values()].filter(isChoosable)
  useHead({
    title: text('feeds.title'),
    description: text('feeds.lead'),
    path: '/feeds',
    feed: '/feeds/news',
  })

  return (
    <>
      <PageHead title={text('feeds.title')} />
      <p className={css.lead}>{text('feeds.lead')}</p>
      <div className={css.modules}>
        <Module title={text('feeds.games')}>
          <ul>
            <li className={css.row}>
              {text('feeds.all')}
              <Formats feed="/feeds/news" name={text('feeds.all')} language={language} />
            </li>
            {games.map((game) => (
              <li key={game.id} className={css.row}>
                <CategoryLabel category={game} />
                <Formats
                  feed={`/feeds/games/${game.tag_name}`}
                  name={game.name}
                  language={language}
                />
              </li>
            ))}
          </ul>
        </Module>
        <Module title={text('feeds.languages')}>
          <ul>
            {offered.map((each) => (
              <li key={each.id} className={css.row}>
                <LanguageName language={each} />
                <Formats feed="/feeds/news" name={each.name} language={each} />
              </li>
            ))}
          </ul>
        </Module>
        <Module title={text('feeds.posts')}>
          <ul>
            {offered.map((each) => (
              <li key={each.id} className={css.row}>
                <LanguageName language={each} />
                <Formats
                  feed="/feeds/posts"
                  name={`${text('feeds.posts')}, ${each.name}`}
                  language={each}
                />
              </li>
            ))}
          </ul>
        </Module>
        <Module title={text('feeds.calendar')}>
          <p className={css.more}>{text('feeds.calendar_hint')}</p>
          <ul>
            {[undefined, ...games].map((game) => (
              <li key={game?.id ?? 0} className={css.row}>
                {game ? <CategoryLabel category={game} /> : text('feeds.all')}
                <CalendarLink game={game} language={language} />
              </li>
            ))}
          </ul>
        </Module>
        <Module title={text('feeds.more')}>
          <p className={css.more}>{text('feeds.more_hint')}</p>
        </Module>
      </div>
    </>
  )
}

const LanguageName = ({ language }: { language: Language }) => (
  <span className={css.language} lang={language.locale}>
    <Flag flag={language.flag} />
    {language.name}
  </span>
)

/** The one format that all calendars know. */
function CalendarLink({ game, language }: { game: Category | undefined; language: Language }) {
  const text = useText()
  return (
    <span className={css.formats}>
      <a
        href={`${calendarFeedPath(game?.tag_name)}?lang=${language.locale}`}
        aria-label={`iCalendar: ${game?.name ?? text('feeds.all')}`}
      >
        iCalendar
      </a>
    </span>
  )
}

/** The same feed for every reader there is. Heard without its row, a link says what it is of. */
function Formats({ feed, name, language }: { feed: string; name: string; language: Language }) {
  return (
    <span className={css.formats}>
      {Object.entries(feedFormats).map(([end, { name: format }]) => (
        <a
          key={end}
          href={`${feed}.${end}?lang=${language.locale}`}
          aria-label={`${format}: ${name}`}
        >
          {format}
        </a>
      ))}
    </span>
  )
}
