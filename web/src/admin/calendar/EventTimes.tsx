import { useText } from '../../platform/language/language.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TimeField } from '../editing/TimeField.tsx'
import { useErrorOf } from '../editing/use-error-of.ts'
import type { EventEditing } from './event-kind.ts'

/** Those that this browser knows, and the one that is chosen if it does not. */
const zonesBeside = (chosen: string) =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), chosen])].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }))

/** When an event is, by its own clock. */
export function EventTimes({ editing: { form, refusal, change } }: { editing: EventEditing }) {
  const text = useText()
  const errorOf = useErrorOf(refusal, { start_date: form.start, end_date: form.end })
  return (
    <>
      <TimeField
        label={text('staff_events.start')}
        error={errorOf('start_date')}
        required
        value={form.start}
        onChange={(start) => change((now) => ({ ...now, start }))}
      />
      <TimeField
        label={text('staff_events.end')}
        hint={text('staff_events.end_hint')}
        error={errorOf('end_date')}
        value={form.end}
        onChange={(end) => change((now) => ({ ...now, end }))}
      />
      <SelectField
        label={text('staff_events.zone')}
        hint={text('staff_events.zone_hint')}
        value={form.zone}
        options={zonesBeside(form.zone)}
        onChange={({ target }) => change((now) => ({ ...now, zone: target.value }))}
      />
    </>
  )
}
