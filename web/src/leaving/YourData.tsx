import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  DATA_COPY_HOURS,
  orderDataCopy,
  type DataCopy,
} from '@loadout/contract/data-copy/data-copy.ts'
import { confirmed } from '../confirmation/confirmed.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { showCaught } from '../platform/layer/show-caught.ts'
import { Button } from '../ui/Button.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Meter } from '../ui/Meter.tsx'
import { Module } from '../ui/Module.tsx'
import { Time } from '../ui/Time.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { dataCopyQuery, freshAddress } from './data-copy-queries.ts'
import css from './Leaving.module.css'

/** Everything of a member in one file: asked for, made, and fetched for a day (O11). */
export function YourData() {
  const text = useText()
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery(dataCopyQuery)
  const copy = data?.copy
  const order = useMutation({
    mutationFn: () => confirmed(() => call(orderDataCopy, {}, { quiet: true })),
    onError: showCaught,
    onSettled: () => queries.invalidateQueries({ queryKey: dataCopyQuery.queryKey }),
  })
  const isUnderway = copy !== undefined && copy !== null && copy.finished_at === null
  const mayOrder = copy !== undefined && !isUnderway && !copy?.ready
  const focus = useKeptFocus<HTMLDivElement>(['text', ...(mayOrder ? ['button'] : [])])
  return (
    <Module title={text('data_copy.title')} id="your-data">
      <div className={css.root} role="group" aria-label={text('data_copy.title')} {...focus}>
        <p>{text('data_copy.text')}</p>
        {!data && isError && <LoadFailed onRetry={refetch} />}
        {isUnderway && <Progress copy={copy} />}
        {copy?.ready && <Ready copy={copy} />}
        {mayOrder && (
          <Button busy={order.isPending} onClick={() => order.mutate()}>
            {text('data_copy.order')}
          </Button>
        )}
      </div>
    </Module>
  )
}

function Progress({ copy: { done, total } }: { copy: DataCopy }) {
  const text = useText()
  const words = text('data_copy.progress', { done: String(done), total: String(total) })
  return (
    <div role="status">
      <p>{text('data_copy.underway')}</p>
      {total > 0 && (
        <>
          <Meter label={text('data_copy.title')} value={done} max={total} words={words} />
          <p>{words}</p>
        </>
      )}
    </div>
  )
}

/** The address is asked for when the button is pressed: it is good for minutes. */
function Ready({ copy: { finished_at } }: { copy: DataCopy }) {
  const text = useText()
  const queries = useQueryClient()
  const fetchFile = useMutation({
    mutationFn: freshAddress,
    onError: showCaught,
    onSuccess: (address) =>
      address === null
        ? queries.invalidateQueries({ queryKey: dataCopyQuery.queryKey })
        : location.assign(address),
  })
  return (
    <>
      <p>
        {text('data_copy.ready')} <Time at={(finished_at ?? 0) + DATA_COPY_HOURS * 3_600} exact />
      </p>
      <Button variant="primary" busy={fetchFile.isPending} onClick={() => fetchFile.mutate()}>
        {text('data_copy.download')}
      </Button>
    </>
  )
}
