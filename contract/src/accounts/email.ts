import type { ErrorCode } from '../platform/errors.ts'

const EMAIL_MIN = 5
export const EMAIL_MAX = 254

/**
 * The documents ask for a length, an @ and a dot (ACC-36). On top of them goes what no address a
 * mail server takes can lack: one @ with something on both sides, a dot in the domain, and nothing
 * invisible or outside of ASCII, of which look-alikes are made (checklist E05).
 */
export function faultOfEmail(address: string): ErrorCode | undefined {
  if (address.length < EMAIL_MIN || address.length > EMAIL_MAX) return 'email_invalid'
  const [name = '', domain = '', ...more] = address.split('@')
  const isPlain = /^[!-~]+$/.test(address) && !/[<>()[\]\\,;:"]/.test(address)
  const labels = domain.split('.')
  const isDomain =
    labels.length > 1 &&
    labels.every(
      (label) => /^[A-Za-z0-9-]+$/.test(label) && !label.startsWith('-') && !label.endsWith('-'),
    )
  return isPlain && name !== '' && isDomain && more.length === 0 ? undefined : 'email_invalid'
}
