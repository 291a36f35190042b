/** The id of a comment's element, which links name after the #. */
export const commentAnchor = (id: number) => `comment-${id}`
