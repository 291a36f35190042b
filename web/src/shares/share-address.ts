export const shareNetworks = ['facebook', 'twitter', 'reddit'] as const
export type ShareNetwork = (typeof shareNetworks)[number]

type Page = { title: string; url: string }

/** Pages of the networks themselves, which know what is to be shared by their address alone. */
const forms: Record<ShareNetwork, (page: Page) => [form: string, fields: Record<string, string>]> =
  {
    facebook: ({ url }) => ['https://www.facebook.com/sharer/sharer.php', { u: url }],
    twitter: ({ title, url }) => ['https://twitter.com/intent/tweet', { text: title, url }],
    reddit: ({ title, url }) => ['https://www.reddit.com/submit', { url, title }],
  }

/**
 * Where a page is shared. It is a plain link: nothing of a network is asked for before somebody
 * follows it (SHARE-05).
 */
export function shareAddress(network: ShareNetwork, page: Page): string {
  const [form, fields] = forms[network](page)
  return `${form}?${new URLSearchParams(fields)}`
}
