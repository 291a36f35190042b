/** What an article has for members, fetched together. */
export { CommentActions } from './CommentActions.tsx'
export { MemberFoot } from './MemberFoot.tsx'
