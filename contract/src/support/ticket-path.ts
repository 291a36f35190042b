/** A ticket, for who has opened it and for staff (SUP-07). */
export const ticketPath = ({ id }: { id: number }) => `/support/ticket/${id}`
