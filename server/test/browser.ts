import type { Endpoint, InputOf, OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { callOver, type Extras } from './call-over-http.ts'

export type Browser = ReturnType<typeof openBrowser>

/** It keeps cookies: by them the calls of somebody who is not signed in belong together. */
export function openBrowser({ url }: { url: string }) {
  const cookies = new Map<string, string>()

  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, { ...init, headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }

  return {
    cookies,
    call: <E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      extras?: Extras,
    ): Promise<OutputOf<E>> => callOver(url, endpoint, input, extras, send),
  }
}
