import type { NewsState } from '@loadout/contract/news/newsroom.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'
import { useText } from '../../platform/language/language.tsx'
import { Badge } from '../../ui/Badge.tsx'

const looks = { draft: 'outline', scheduled: 'info', published: 'ok' } as const
export const stateNames = {
  draft: 'newsroom.draft',
  scheduled: 'newsroom.scheduled',
  published: 'newsroom.published',
} as const satisfies Record<NewsState, PlainMessageId>

export const NewsStateBadge = ({ state }: { state: NewsState }) => (
  <Badge kind={looks[state]}>{useText()(stateNames[state])}</Badge>
)
