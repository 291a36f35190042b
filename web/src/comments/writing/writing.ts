/** What members do with comments, fetched together. */
export { CommentActions } from './CommentActions.tsx'
export { CommentForm } from './CommentForm.tsx'
