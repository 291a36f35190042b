import { createHmac, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { OPENID_NS, STEAM_OPENID } from '../openid-assertion.ts'
import { consentPage } from './consent-page.ts'
import type { StandIn } from './oauth-stand-in.ts'

const LOGIN = '/steam/openid/login'
const ALLOW = '/steam/allow'
const SIGNED = 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle'

/** Changes what is about to be signed: for a Steam that says what it should not. */
export type Alter = (assertion: URLSearchParams) => void

/**
 * Steam on this machine: it claims to be Steam, signs what it says, and says of an assertion once
 * whether it has signed it, as OpenID 2.0 has it (11.4.2).
 */
export function openIdStandIn(now: () => Date, alter: Alter): StandIn {
  const key = randomBytes(32)
  const asked = new Set<string>()
  const signatureOf = (assertion: URLSearchParams) => {
    const names = (assertion.get('openid.signed') ?? '').split(',')
    const lines = names.map((name) => `${name}:${assertion.get(`openid.${name}`) ?? ''}\n`)
    return createHmac('sha256', key).update(lines.join('')).digest('base64')
  }

  function sign(question: URLSearchParams): string {
    const id = `https://steamcommunity.com/openid/id/${question.get('who') ?? ''}`
    const said = `${now().toISOString().slice(0, 19)}Z`
    const assertion = new URLSearchParams({
      'openid.ns': OPENID_NS,
      'openid.mode': 'id_res',
      'openid.op_endpoint': STEAM_OPENID,
      'openid.claimed_id': id,
      'openid.identity': id,
      'openid.return_to': question.get('openid.return_to') ?? '',
      'openid.response_nonce': said + randomBytes(9).toString('base64url'),
      'openid.assoc_handle': '1234567890',
      'openid.signed': SIGNED,
    })
    alter(assertion)
    assertion.set('openid.sig', signatureOf(assertion))
    const back = new URL(question.get('openid.return_to') ?? '')
    for (const [name, value] of assertion) back.searchParams.set(name, value)
    return back.href
  }

  function check(body: URLSearchParams, response: ServerResponse) {
    const signature = body.get('openid.sig') ?? ''
    const isValid =
      body.get('openid.mode') === 'check_authentication' &&
      signature === signatureOf(body) &&
      !asked.has(signature)
    asked.add(signature)
    response.setHeader('content-type', 'text/plain')
    response.end(`ns:${OPENID_NS}\nis_valid:${String(isValid)}\n`)
  }

  return (request, response, url) => {
    const { pathname, searchParams } = url
    if (pathname === LOGIN && request.method === 'POST')
      void text(request).then((body) => check(new URLSearchParams(body), response))
    else if (pathname === LOGIN) {
      const field = { label: 'Steam ID', value: '76561198000000001' }
      const page = consentPage({ site: 'Steam', action: ALLOW, question: searchParams, field })
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    } else if (pathname === ALLOW && searchParams.get('answer') === 'refuse')
      response.writeHead(302, { location: cancelled(searchParams) }).end()
    else if (pathname === ALLOW) response.writeHead(302, { location: sign(searchParams) }).end()
    else response.writeHead(404).end()
  }
}

function cancelled(question: URLSearchParams): string {
  const back = new URL(question.get('openid.return_to') ?? '')
  back.searchParams.set('openid.ns', OPENID_NS)
  back.searchParams.set('openid.mode', 'cancel')
  return back.href
}
