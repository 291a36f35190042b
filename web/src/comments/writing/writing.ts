/** What an article has for members, fetched together. */
export { CommentActions } from './CommentActions.tsx'
export { CommentForm } from './CommentForm.tsx'
export { Composer } from './Composer.tsx'
export { EditForm } from './EditForm.tsx'
