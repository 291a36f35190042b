import { createHmac } from 'node:crypto'
import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import { askOutside, type Outside } from '../platform/http/outbound/ask-outside.ts'
import type { Adapter, Returned } from './adapter.ts'
import { atStandIns, oauthSites, type OAuthKeys, type OAuthName } from './oauth-sites.ts'

/** Of an answered token only this is read: Twitch writes its scopes in a form of its own. */
const tokenSchema = z.object({
  access_token: z.string().min(1).max(4_000),
  token_type: z.string().regex(/^bearer$/i),
})

type Parts = {
  name: OAuthName
  keys: OAuthKeys
  /** Signs what must not be guessed. */
  secret: string
  standIns: string | undefined
}

/** OAuth 2 with PKCE (RFC 7636), as the library does it; what it asks goes through our limits. */
export function oauthAdapter(parts: Parts): Adapter {
  const asked = askedSite(parts)
  return {
    addressFor: (way) => addressFor(asked, way),
    async prove(returned, { signal }) {
      const token = await exchangeCode(asked, returned, signal)
      return asked.outside.fetchJson(asked.site.account, {
        url: withProof(asked.at(asked.site.profile), { ...parts, token }),
        headers: { authorization: `Bearer ${token}`, 'client-id': parts.keys.id },
        signal,
      })
    },
  }
}

type AskedSite = ReturnType<typeof askedSite>

/** A site, or what stands in for it, as the library knows it. */
function askedSite({ name, keys, secret, standIns }: Parts) {
  const site = oauthSites[name]
  const at = (url: string) => (standIns === undefined ? url : atStandIns(standIns, name, url))
  const server: oauth.AuthorizationServer = {
    issuer: new URL(at(site.authorization)).origin,
    authorization_endpoint: at(site.authorization),
    token_endpoint: at(site.token),
  }
  const client: oauth.Client = { client_id: keys.id }
  const isLocal = standIns !== undefined
  const outside = askOutside({
    name,
    origins: [at(site.token), at(site.profile)].map((url) => new URL(url).origin),
    isLocal,
  })
  return {
    site,
    at,
    server,
    client,
    proveClient:
      site.keysIn === 'form'
        ? oauth.ClientSecretPost(keys.secret)
        : oauth.ClientSecretBasic(keys.secret),
    outside,
    isLocal,
    // Made of the state, which is a secret of 256 bits, so that nothing of it has to be kept.
    verifierOf: (state: string) =>
      createHmac('sha256', secret).update(`verifier ${state}`).digest('base64url'),
  }
}

async function addressFor(
  { site, at, client, verifierOf }: AskedSite,
  { state, returnUrl }: { state: string; returnUrl: string },
): Promise<string> {
  const url = new URL(at(site.authorization))
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: returnUrl,
    scope: site.scope,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifierOf(state)),
    code_challenge_method: 'S256',
  }).toString()
  return url.href
}

/** The token for what somebody has come back with. */
async function exchangeCode(
  { server, client, proveClient, outside, isLocal, verifierOf }: AskedSite,
  { parameters, state, returnUrl }: Returned,
  signal: AbortSignal,
): Promise<string> {
  const code = oauth.validateAuthResponse(server, client, parameters, state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    proveClient,
    code,
    returnUrl,
    verifierOf(state),
    {
      signal,
      [oauth.customFetch]: tokenThrough(outside),
      [oauth.allowInsecureRequests]: isLocal,
    },
  )
  return (await oauth.processAuthorizationCodeResponse(server, client, response)).access_token
}

/** The library's question asked in our way; it gets what the schema names and nothing else. */
const tokenThrough =
  ({ fetchJson }: Outside) =>
  async (
    url: string,
    { headers, body, signal }: oauth.CustomFetchOptions<'POST', URLSearchParams>,
  ): Promise<Response> =>
    Response.json(
      await fetchJson(tokenSchema, {
        url,
        method: 'POST',
        headers,
        body: body.toString(),
        ...(signal ? { signal } : {}),
      }),
    )

/** Facebook wants to see that whoever has the token has the secret, too. */
function withProof(
  url: string,
  { name, token, keys }: { name: OAuthName; token: string; keys: OAuthKeys },
): string {
  if (name !== 'facebook') return url
  const proof = createHmac('sha256', keys.secret).update(token).digest('hex')
  return `${url}&appsecret_proof=${proof}`
}
