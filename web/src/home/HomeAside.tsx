import { newsPath } from '@loadout/contract/platform/paths.ts'
import { Story } from '../articles/Story.tsx'
import { storyPath, type StoryEntry } from '../articles/story-entry.ts'
import { OnboardingPlace } from '../onboarding/OnboardingPlace.tsx'
import { useIfLoaded, useLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Poll } from '../polls/Poll.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Module } from '../ui/Module.tsx'
import { RankList } from '../ui/RankList.tsx'
import { TabPanels } from '../ui/TabPanels.tsx'
import { LiveNow } from '../streams/LiveNow.tsx'
import { Upvotes } from '../upvotes/Upvotes.tsx'
import { LatestVideos } from '../videos/LatestVideos.tsx'
import { blogroll, hotTopics, monthsBest } from './home-queries.ts'

/** Beside the list of every home screen; news are on the first alone (HOME-02). */
export function HomeAside({ hasNews }: { hasNews: boolean }) {
  const { language } = useLanguage()
  return (
    <>
      <OnboardingPlace isAside />
      <CommunityTabs topics={useIfLoaded(hotTopics(language.id))?.entries} />
      {hasNews && <MonthsBest />}
      <Poll kind="site" />
      <LiveNow />
      <LatestVideos />
      <Blogroll entries={useIfLoaded(blogroll(language.id))?.entries ?? []} />
    </>
  )
}

/** A tab of posts that are talked about today (HOME-12, HOME-13). */
function CommunityTabs({ topics }: { topics: StoryEntry[] | undefined }) {
  const { text } = useLanguage()
  if (!topics) return null
  return (
    <TabPanels
      label={text('home.community')}
      panels={[
        {
          key: 'topics',
          label: text('home.hot_topics'),
          content:
            topics.length === 0 ? (
              <Empty title={text('home.no_topics')} />
            ) : (
              <Ranks entries={topics} pathOf={storyPath} />
            ),
        },
      ]}
    />
  )
}

function MonthsBest() {
  const { language, text } = useLanguage()
  const { entries } = useLoaded(monthsBest(language.id)).data
  if (entries.length === 0) return null
  return (
    <Module title={text('home.month')}>
      <Ranks entries={entries} pathOf={newsPath} />
    </Module>
  )
}

const Ranks = ({
  entries,
  pathOf,
}: {
  entries: StoryEntry[]
  pathOf: (entry: StoryEntry) => string
}) => (
  <RankList
    entries={entries.map((entry) => ({
      id: entry.id,
      title: entry.title,
      href: pathOf(entry),
      language_id: entry.language_id,
      figure: <Upvotes stored={entry.upvotes ?? 0} />,
    }))}
  />
)

/** The three latest posts on the front page (HOME-09). */
function Blogroll({ entries }: { entries: StoryEntry[] }) {
  const { text } = useLanguage()
  if (entries.length === 0) return null
  return (
    <Module
      title={text('home.latest_posts')}
      more={{ href: '/posts', label: text('home.all_posts') }}
    >
      {entries.map((entry) => (
        <Story key={entry.id} entry={entry} layout="mini" />
      ))}
    </Module>
  )
}
