import type { ComponentProps } from 'react'
import { EditLink } from '../../news/EditLink.tsx'
import { CommentForm } from './CommentForm.tsx'

/** What an article has for members. */
export const MemberFoot = (props: ComponentProps<typeof CommentForm>) => (
  <>
    <CommentForm {...props} />
    <EditLink {...props} />
  </>
)
