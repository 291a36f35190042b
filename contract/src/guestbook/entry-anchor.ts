/** The id of an entry's element, which links name after the #. */
export const entryAnchor = (id: number) => `guestbook-${id}`
