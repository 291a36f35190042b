import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server'
import { oauthSites, type OAuthName } from '../oauth-sites.ts'
import { consentPage } from './consent-page.ts'

/** What each site says of somebody, in the form of its own API. */
const profiles: Record<OAuthName, (id: string, name: string) => object> = {
  twitch: (id, name) => ({ data: [{ id, login: name, display_name: name }] }),
  facebook: (id, name) => ({ id, name }),
  twitter: (id, name) => ({ data: { id, name, username: name } }),
}

/** The same name is the same account. */
const numberOf = (name: string) =>
  String(createHash('sha256').update(name).digest().readUInt32BE(0) + 1)

export type StandIn = (request: IncomingMessage, response: ServerResponse, url: URL) => void

/**
 * Twitch, Facebook or Twitter on this machine. OAuth itself, PKCE too, is the package's; who has
 * allowed what is kept from one step to the next.
 */
export async function oauthStandIn(name: OAuthName, origin: string): Promise<StandIn> {
  const site = oauthSites[name]
  const at = (url: string) => `/${name}${new URL(url).pathname}`
  const allow = `/${name}/allow`
  const issuer = new OAuth2Issuer()
  issuer.url = origin
  await issuer.keys.generate('ES256')
  const service = new OAuth2Service(issuer, { authorize: allow, token: at(site.token) })
  const people = new Map<string, string>()

  service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }, request: IncomingMessage) => {
    const asked = new URL(request.url ?? '', origin).searchParams
    people.set(url.searchParams.get('code') ?? '', asked.get('who') ?? '')
  })
  service.on('beforeResponse', ({ body }: Answer, request: { body: { code?: string } }) => {
    people.set(body.access_token, people.get(request.body.code ?? '') ?? '')
    // Twitch's way, which no other has.
    if (name === 'twitch') Object.assign(body, { scope: [] })
  })

  function answerProfile(request: IncomingMessage, response: ServerResponse) {
    const who = people.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
    response.setHeader('content-type', 'application/json')
    if (who === undefined) response.writeHead(401).end('{}')
    else response.end(JSON.stringify(profiles[name](numberOf(who), who)))
  }

  return (request, response, url) => {
    if (url.pathname === at(site.authorization)) {
      const field = { label: 'Name', value: 'Tindra' }
      const page = consentPage({ site: name, action: allow, question: url.searchParams, field })
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    } else if (url.pathname === at(site.profile)) answerProfile(request, response)
    else if (url.pathname === allow && url.searchParams.get('answer') === 'refuse')
      response.writeHead(302, { location: refusal(url.searchParams) }).end()
    else service.requestHandler(request, response)
  }
}

type Answer = { body: { access_token: string } }

function refusal(asked: URLSearchParams): string {
  const back = new URL(asked.get('redirect_uri') ?? '')
  back.searchParams.set('error', 'access_denied')
  back.searchParams.set('state', asked.get('state') ?? '')
  return back.href
}
