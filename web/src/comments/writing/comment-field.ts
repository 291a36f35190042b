/** The field of the one form on the page. */
export const COMMENT_FIELD = 'comment-field'

export function commentField(): HTMLTextAreaElement | undefined {
  const field = document.getElementById(COMMENT_FIELD)
  return field instanceof HTMLTextAreaElement ? field : undefined
}

/** A comment is on its way; its form stays where it is until that has ended. */
export const isSending = (): boolean => commentField()?.readOnly ?? false

/** What opened the form below a comment gets the focus back. */
export const replyButtonId = (commentId: number) => `reply-to-${commentId}`

/** What opened the form in the place of a comment, too. */
export const editButtonId = (commentId: number) => `edit-comment-${commentId}`

/** Whatever had the focus is gone with the text; it goes to where the comment was (CMT-14). */
export const focusOnComment = (id: number) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#comment-${id} a`)?.focus())
