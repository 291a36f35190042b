/** What is written in the guestbook of a member. */
export const guestbookTag = (ownerId: number) => `guestbook:${ownerId}`
