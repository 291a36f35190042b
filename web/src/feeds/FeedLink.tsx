import { useLanguage } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** On a list that has a feed of its own, such as `/feeds/tags/12`. */
export function FeedLink({ feed }: { feed: string }) {
  const { language, text } = useLanguage()
  return (
    <Button size="sm" href={`${feed}.rss?lang=${language.locale}`}>
      <Icon name="rss" size="sm" />
      {text('feeds.link')}
    </Button>
  )
}
