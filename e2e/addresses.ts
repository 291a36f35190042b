/** Without its slug; the site adds it (NEWS-04). */
export const articlePath = ({ id }: { id: number }) => `/news/${id}`
