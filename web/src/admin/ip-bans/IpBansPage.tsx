import { useQueryClient } from '@tanstack/react-query'
import {
  addIpBan,
  IP_MAX,
  listIpBans,
  removeIpBan,
  type IpBan,
} from '@loadout/contract/ip-bans/ip-bans.ts'
import { BAN_REASON_MAX } from '@loadout/contract/people/people.ts'
import type { Text } from '@loadout/texts/text.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { call } from '../../platform/call/call.ts'
import { query } from '../../platform/call/query.ts'
import { useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm } from '../../ui/forms/use-call-form.ts'
import { askBefore } from '../../ui/layer/ask-before.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Time } from '../../ui/Time.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { NothingListed } from '../NothingListed.tsx'
import filters from '../ListFilters.module.css'
import { ListSearch } from '../ListSearch.tsx'
import { useListAddress } from '../list-address.ts'
import { StaffForm } from '../StaffForm.tsx'
import { TableFoot } from '../TableFoot.tsx'
import { rowsOn } from '../rows-on-page.ts'
import css from './IpBansPage.module.css'

const columnsIn = (text: Text, onLift: (ban: IpBan) => void): Column<IpBan>[] => [
  { key: 'ip', title: text('ip.network'), head: true, cell: ({ ip }) => <code>{ip}</code> },
  { key: 'reason', title: text('ban.reason'), cell: ({ reason }) => reason || '–' },
  { key: 'admin', title: text('ip.by'), cell: ({ admin }) => admin?.username ?? '–' },
  { key: 'when', title: text('ip.when'), cell: ({ inserted }) => <Time at={inserted} /> },
  {
    key: 'actions',
    phone: 'corner',
    title: text('people.actions'),
    figure: true,
    cell: (ban) => (
      <Button
        size="sm"
        aria-label={text('ip.remove_title', { ip: ban.ip })}
        onClick={() => onLift(ban)}
      >
        {text('ip.unban')}
      </Button>
    ),
  },
]

/** Networks that nobody may sign in or write from (ADMIN-07). */
export function IpBansPage() {
  const text = useText()
  const queries = useQueryClient()
  const address = useListAddress()
  const words = address.value('query')?.slice(0, IP_MAX) ?? ''
  useHead({ title: text('admin.ip_bans'), path: '/admin/ip-bans', hidden: true })
  const askAgain = () => void queries.invalidateQueries({ queryKey: [listIpBans.path] })

  async function remove({ id, ip }: IpBan) {
    try {
      await call(removeIpBan, { id })
      showSnack({ message: text('ip.lifted', { ip }), kind: 'ok', automaticClose: true })
    } catch {
      // The failure is shown by the call; what is so is asked for either way.
    }
    askAgain()
  }
  const ask = (ban: IpBan) =>
    askBefore({
      title: text('ip.remove_title', { ip: ban.ip }),
      question: text('ip.remove_text'),
      keep: text('ip.keep'),
      confirm: text('ip.unban'),
      onConfirm: () => void remove(ban),
    })

  return (
    <>
      <PageHead title={text('admin.ip_bans')} lead={text('ip.lead')} />
      <NewBan onAdded={askAgain} />
      <div className={filters.root}>
        <ListSearch
          label={text('ip.find')}
          value={words}
          max={IP_MAX}
          onSearch={(next) => address.change({ query: next })}
        />
      </div>
      <LoadStates
        query={query(
          listIpBans,
          {
            ...rowsOn(address.page),
            ...(words === '' ? {} : { query: words }),
          },
          { staleTime: 0 },
        )}
      >
        {({ count, entries }) =>
          count === 0 ? (
            <NothingListed isNarrowed={words !== ''} />
          ) : (
            <>
              <DataTable
                caption={text('admin.ip_bans')}
                columns={columnsIn(text, ask)}
                rows={entries}
                keyOf={({ id }) => id}
              />
              <TableFoot page={address.page} count={count} href={address.pageHref} />
            </>
          )
        }
      </LoadStates>
    </>
  )
}

type Ban = { ip: string; reason: string }

function NewBan({ onAdded }: { onAdded: () => void }) {
  const text = useText()
  const form = useCallForm<Ban>({
    values: { ip: '', reason: '' },
    otherwise: 'ip',
    send: (ban) => add(ban, false),
  })

  async function add({ ip, reason }: Ban, own: boolean) {
    const network = ip.trim()
    try {
      await call(addIpBan, { ip: network, reason, own }, { quiet: true })
    } catch (error) {
      // Whoever would lock themselves out is asked a second time.
      if (own || !(error instanceof CallError) || error.code !== 'network_own') throw error
      askBefore({
        title: text('ip.own_title'),
        question: text('ip.own_text', { ip: network }),
        keep: text('ip.keep_open'),
        confirm: text('ip.own_confirm'),
        danger: true,
        onConfirm: () => form.send(() => add({ ip, reason }, true)),
      })
      return
    }
    form.settle({ ip, reason }, { ip: '', reason: '' })
    showSnack({ message: text('ip.added', { ip: network }), kind: 'ok', automaticClose: true })
    onAdded()
  }

  return (
    <StaffForm form={form} className={css.form}>
      <TextField
        {...form.field('ip')}
        label={text('ip.network')}
        hint={text('ip.hint')}
        required
        maxLength={IP_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.field('reason')}
        label={text('ban.reason')}
        hint={text('ban.reason_hint')}
        maxLength={BAN_REASON_MAX}
        autoComplete="off"
      />
      <Button type="submit" variant="danger" busy={form.busy}>
        {text('ip.ban')}
      </Button>
    </StaffForm>
  )
}
