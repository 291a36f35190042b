import { connectProvider, getProviderUrl } from '@loadout/contract/providers/providers.ts'
import type { Browser } from './browser.ts'
import type { Extras } from './call-over-http.ts'

type Site = { get: (path: string) => Promise<Response> }
type Wish = { id: number; who: string; as?: Extras }

/**
 * What the page at the return address has to hand over when somebody has been at another site and
 * has allowed it there.
 */
export async function comeBackFrom(
  site: Site,
  browser: Pick<Browser, 'call'>,
  { id, who, as }: Wish,
): Promise<{ id: number; data: string }> {
  const { url } = await browser.call(getProviderUrl, { id }, as)
  return { id, data: await returnedData(site, await allowAt(url, who)) }
}

/** The same of any address to which another site has sent the browser. */
export async function returnedData(site: Site, address: string): Promise<string> {
  const { pathname, search } = new URL(address)
  const { headers } = await site.get(pathname + search)
  return (headers.get('location') ?? '').split('/')[4] ?? ''
}

/** All of it: what the site answers to whoever comes back. */
export const throughProvider = async (site: Site, browser: Pick<Browser, 'call'>, wish: Wish) =>
  browser.call(connectProvider, await comeBackFrom(site, browser, wish), wish.as)

/**
 * What the button "Allow" does with an address that the site has answered: where the browser is
 * sent.
 */
export async function allowAt(address: string, who: string): Promise<string> {
  const url = new URL(address)
  url.pathname = `/${url.pathname.split('/', 2)[1] ?? ''}/allow`
  url.searchParams.set('who', who)
  url.searchParams.set('answer', 'allow')
  const { headers } = await fetch(url, { redirect: 'manual' })
  return headers.get('location') ?? ''
}
