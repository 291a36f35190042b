/** What a poll belongs to: the site itself, a news item or a member's post (AMB-142). */
export const pollKinds = ['site', 'news', 'post'] as const
export type PollKind = (typeof pollKinds)[number]
