import proxyAddress from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'

const isNear = proxyAddress.compile(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Behind a proxy that nobody has named all readers come from one address, and share its limits:
 * said once, for whoever runs the site. From elsewhere anybody could send the header.
 */
export function warnOfUnnamedProxy(
  http: FastifyInstance,
  { trustedProxies }: { trustedProxies: readonly string[] },
) {
  if (trustedProxies.length > 0) return
  let isSaid = false
  http.addHook('onRequest', async ({ headers, socket }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    const proxy = (socket.remoteAddress ?? '').replace('::ffff:', '')
    if (!isNear(proxy, 0)) return
    isSaid = true
    http.log.warn(
      `a proxy at ${proxy} names those whose requests it brings, and TRUSTED_PROXIES does not name it: all readers count as one network`,
    )
  })
}
