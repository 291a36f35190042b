import type { RealtimeConfiguration } from '../realtime/realtime.ts'

/**
 * Headers of every answer (checklist M05, M06); files have a policy of their own. One value each,
 * so that a cached page carries them without work.
 */
export type SecurityHeaders = Readonly<Record<string, string>>

type Policy = {
  origin: string
  apiHost: string
  realtime: Pick<RealtimeConfiguration, 'hosted'>
  development: boolean
  /** The sites that a frame may show. */
  frameOrigins: readonly string[]
  /** Where pictures are kept, when that is not here. */
  pictureOrigins: readonly string[]
}

/**
 * The policy of files and pictures, in place of that of pages (checklist M05): opened as a
 * document, nothing may run in them, not even in a drawing. It is half a kilobyte shorter as well,
 * and a first visit brings a dozen scripts, styles and fonts.
 */
export const POLICY_OF_FILES = `default-src 'none'; sandbox`

/** For every answer but files. A frame or a picture of a site that is not named does not show. */
export function securityHeaders({
  origin,
  apiHost,
  realtime,
  development,
  frameOrigins,
  pictureOrigins,
}: Policy): SecurityHeaders {
  const api = apiHost.startsWith('/') ? '' : ` ${new URL(apiHost).origin}`
  const policy = [
    `default-src 'self'`,
    // No inline script exists, so no nonce is needed and a page can be cached whole. Vite's hot
    // reload injects some.
    development ? `script-src 'self' 'unsafe-inline'` : `script-src 'self'`,
    // Category colours are style attributes; nothing else is inline.
    development
      ? `style-src 'self' 'unsafe-inline'`
      : `style-src 'self'; style-src-attr 'unsafe-inline'`,
    ['img-src', `'self'`, 'data:', ...pictureOrigins].join(' '),
    `font-src 'self'`,
    `connect-src 'self'${api} ${development ? 'ws:' : socketOrigin(origin, realtime)}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    // The site's own service worker (web/service-worker) and no other.
    `worker-src 'self'`,
    `frame-src ${frameOrigins.join(' ')}`,
    ...(development
      ? []
      : [
          `require-trusted-types-for 'script'`,
          `trusted-types loadout-rich-text loadout-service-worker`,
        ]),
    `report-uri /csp-report`,
  ].join('; ')
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** Where sockets may go: some browsers do not count them to 'self'. */
function socketOrigin(origin: string, { hosted }: Pick<RealtimeConfiguration, 'hosted'>): string {
  if (hosted && hosted.socketHost === undefined) return `wss://ws-${hosted.cluster}.pusher.com`
  return (hosted?.socketHost ?? origin).replace(/^http/, 'ws')
}
