/** What the lists of a member's followers, and of those they follow, depend on. */
export const followersTag = (memberId: number) => `followers:${memberId}`
export const followingTag = (memberId: number) => `following:${memberId}`
