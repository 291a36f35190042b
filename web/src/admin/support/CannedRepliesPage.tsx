import { useQueryClient } from '@tanstack/react-query'
import { languageById } from '@loadout/contract/languages/languages.ts'
import { deleteCannedReply, type CannedReply } from '@loadout/contract/support/canned-replies.ts'
import type { Text } from '@loadout/texts/text.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { confirmDelete, useRowAct } from '../RowActions.tsx'
import { cannedRepliesQuery } from './staff-ticket-queries.ts'

const loadForm = () =>
  import('./CannedReplyDialog.tsx').then(({ CannedReplyDialog }) => CannedReplyDialog)

/** Answers that staff give often. */
export function CannedRepliesPage() {
  const text = useText()
  const acts = useActs()
  useHead({ title: text('canned.title'), path: '/admin/tickets/replies', hidden: true })
  return (
    <>
      <PageHead title={text('canned.title')} lead={text('canned.lead')}>
        <Button href="/admin/tickets">{text('staff_tickets.title')}</Button>
        <Button variant="primary" aria-haspopup="dialog" onClick={() => acts.edit()}>
          {text('canned.add')}
        </Button>
      </PageHead>
      <LoadStates query={cannedRepliesQuery}>
        {({ entries }) =>
          entries.length === 0 ? (
            <Empty title={text('admin.nothing_yet')} hint={text('canned.none_hint')} />
          ) : (
            <DataTable
              caption={text('canned.title')}
              columns={columnsOf(text, acts)}
              rows={entries}
              keyOf={({ id }) => id}
            />
          )
        }
      </LoadStates>
    </>
  )
}

function useActs() {
  const text = useText()
  const queries = useQueryClient()
  const refresh = () => void queries.invalidateQueries({ queryKey: cannedRepliesQuery.queryKey })
  const act = useRowAct(refresh)
  return {
    edit: (reply?: CannedReply) => openModal(loadForm, { reply, onSaved: refresh }),
    remove: ({ id, title }: CannedReply) =>
      confirmDelete(text, {
        title: text('canned.delete_title'),
        question: text('canned.delete_question'),
        about: <p>{title}</p>,
        act: () =>
          act(() => call(deleteCannedReply, { id }, { quiet: true }), text('canned.deleted')),
      }),
  }
}

const languagesOf = ({ texts }: CannedReply) =>
  texts.map(({ language_id: id }) => languageById(id)?.name ?? '–').join(', ')

const columnsOf = (text: Text, acts: ReturnType<typeof useActs>): Column<CannedReply>[] => [
  { key: 'title', title: text('canned.name'), head: true, cell: ({ title }) => <b>{title}</b> },
  { key: 'text', title: text('canned.text'), cell: ({ texts }) => texts[0]?.message },
  { key: 'languages', title: text('canned.languages'), cell: languagesOf },
  {
    key: 'actions',
    phone: 'below',
    title: text('admin.actions'),
    figure: true,
    cell: (reply) => (
      <>
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-label={text('canned.edit_of', { title: reply.title })}
          onClick={() => acts.edit(reply)}
        >
          {text('admin.edit')}
        </Button>{' '}
        <Button
          size="sm"
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={text('canned.delete_of', { title: reply.title })}
          onClick={() => acts.remove(reply)}
        >
          {text('admin.delete')}
        </Button>
      </>
    ),
  },
]
