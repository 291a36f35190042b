import { listMultipliers, type Multiplier } from '@loadout/contract/points/multipliers.ts'
import { restrictedBy, type TaskKey } from '@loadout/contract/points/tasks.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { query } from '../../platform/call/query.ts'
import { useLanguage, useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Num } from '../../ui/Num.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { MultiplierForm } from './MultiplierForm.tsx'
import css from './MultipliersPage.module.css'

const multipliers = query(listMultipliers, {})

const taskCell = (multiplier: Multiplier) => <TaskCell multiplier={multiplier} />
const formCell = (multiplier: Multiplier) => <MultiplierForm multiplier={multiplier} />
const paysCell = (multiplier: Multiplier) => <PaysCell multiplier={multiplier} />

/** What each task pays (ADMIN-24). */
export function MultipliersPage() {
  const {
    language: { locale },
    text,
  } = useLanguage()
  useHead({ title: text('admin.multipliers'), path: '/admin/multipliers', hidden: true })
  const columns: Column<Multiplier>[] = [
    { key: 'task', title: text('points.task'), head: true, cell: taskCell },
    {
      key: 'base',
      title: text('admin.multiplier_base'),
      figure: true,
      cell: ({ base }) => figureText(locale, base),
    },
    { key: 'multiplier', phone: 'below', title: text('admin.multiplier'), cell: formCell },
    { key: 'pays', title: text('admin.multiplier_pays'), figure: true, cell: paysCell },
  ]

  return (
    <div className={css.root}>
      <PageHead title={text('admin.multipliers')} lead={text('admin.multipliers_lead')} />
      <LoadStates query={multipliers}>
        {({ entries }) => (
          <DataTable
            caption={text('admin.multipliers')}
            columns={columns}
            rows={entries}
            keyOf={({ task_id }) => task_id}
          />
        )}
      </LoadStates>
    </div>
  )
}

function TaskCell({ multiplier: { key, open } }: { multiplier: Multiplier }) {
  const text = useText()
  const task = key as TaskKey
  const network = restrictedBy[task]
  return (
    <span className={css.task}>
      {text(`task.${task}`)}
      {!open && <Badge>{text('points.later')}</Badge>}
      {network && (
        <small>
          <Icon name="alert" size="sm" />
          {text('admin.multiplier_restricted', { network })}
        </small>
      )}
    </span>
  )
}

function PaysCell({ multiplier: { points } }: { multiplier: Multiplier }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  return points === 0 ? (
    <Badge kind="outline">{text('admin.multiplier_off')}</Badge>
  ) : (
    <Num>{figureText(locale, points)}</Num>
  )
}
