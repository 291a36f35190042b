import { useQueryClient } from '@tanstack/react-query'
import { listGames, type Game } from '@loadout/contract/categories/staff-games.ts'
import type { Text } from '@loadout/texts/text.ts'
import { categoriesQuery } from '../../categories/categories.tsx'
import { CategoryLabel } from '../../categories/CategoryLabel.tsx'
import { query } from '../../platform/call/query.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'

const gamesQuery = query(listGames, {})
const loadForm = () => import('./GameDialog.tsx').then(({ GameDialog }) => GameDialog)

/** The games that the site is about, in their order (FILTER-01). */
export function GamesPage() {
  const text = useText()
  const queries = useQueryClient()
  useHead({ title: text('staff_games.title'), path: '/admin/games', hidden: true })
  const onSaved = () => {
    void queries.invalidateQueries(gamesQuery)
    void queries.invalidateQueries(categoriesQuery)
  }
  return (
    <>
      <PageHead title={text('staff_games.title')} lead={text('staff_games.lead')} />
      <LoadStates query={gamesQuery}>
        {({ entries: games }) => (
          <>
            <Button
              variant="primary"
              aria-haspopup="dialog"
              onClick={() => openModal(loadForm, { games, onSaved })}
            >
              {text('staff_games.add')}
            </Button>
            <DataTable
              caption={text('staff_games.title')}
              columns={columnsOf(text, (game) => openModal(loadForm, { games, game, onSaved }))}
              rows={games}
              keyOf={({ id }) => id}
            />
          </>
        )}
      </LoadStates>
    </>
  )
}

const columnsOf = (text: Text, onEdit: (game: Game) => void): Column<Game>[] => [
  {
    key: 'name',
    title: text('staff_events.game'),
    head: true,
    cell: (game) => <CategoryLabel category={game} />,
  },
  {
    key: 'short-name',
    title: text('shop_category.short_name'),
    cell: ({ short_name }) => short_name,
  },
  {
    key: 'state',
    title: text('staff_store.state'),
    cell: ({ hidden }) => (
      <Badge kind={hidden ? 'outline' : 'ok'}>
        {text(hidden ? 'shop_category.hidden' : 'shop_category.shown')}
      </Badge>
    ),
  },
  {
    key: 'actions',
    phone: 'corner',
    title: text('staff_store.actions'),
    figure: true,
    cell: (game) => (
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-label={text('shop_category.edit_of', { name: game.name })}
        onClick={() => onEdit(game)}
      >
        {text('admin.edit')}
      </Button>
    ),
  },
]
