import { endpoints } from '@loadout/contract/endpoints.ts'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'

/** The calls that show what everybody may see: they take no credentials and change nothing. */
export const reads = endpoints
  .filter(
    ({ method, rate, access }) =>
      method === 'GET' &&
      (rate === 'read' || rate === 'search') &&
      (access === 'anyone' || access === 'reader'),
  )
  .filter((endpoint) => endpoint !== getAuth)

/** What these calls cannot do without, as a query: something that each of them finds. */
export function neededQueries({
  news,
  post,
  member,
  event,
  video,
}: Record<'news' | 'post' | 'member' | 'event' | 'video', { id: number }>): Record<string, string> {
  const ofMember = `user_id=${member.id}`
  return {
    '/article/search': 'tag_id=1',
    '/blog/get': `id=${post.id}`,
    '/blog/search': 'tag_id=1',
    '/blog/user/count': ofMember,
    '/blog_poll/get': `id=${post.id}`,
    '/comment/list': `id=${news.id}&article_type=news`,
    '/content/get': 'url=about',
    '/event/get': `id=${event.id}`,
    '/event/of_news': `id=${news.id}`,
    '/news/get': `id=${news.id}`,
    '/news/related': `id=${news.id}`,
    '/news/user/count': ofMember,
    '/news_poll/get': `id=${news.id}`,
    '/tv/video/get': `id=${video.id}`,
    '/user/followers/list': ofMember,
    '/user/following/list': ofMember,
    '/user/search': 'query=person',
    '/user_profile/activity_feed': ofMember,
    '/user_profile/external_profiles': ofMember,
    '/user_profile/get': `id=${member.id}`,
    '/user_profile/guestbook/get': ofMember,
    '/user_profile/summary': ofMember,
  }
}
