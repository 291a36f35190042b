import { nowInSeconds } from '../../platform/now.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** A moment as a field for date and time writes it, in the time zone of whoever looks at it. */
export function timeFieldOf(unixSeconds: number): string {
  const moment = new Date(unixSeconds * 1000)
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** Unix seconds; undefined for an empty field. */
export function momentOf(field: string): number | undefined {
  const moment = new Date(field).getTime()
  return field === '' || Number.isNaN(moment) ? undefined : Math.floor(moment / 1000)
}

/** Whether what a field says is still to come. */
export const isLater = (field: string) => (momentOf(field) ?? 0) > nowInSeconds()
