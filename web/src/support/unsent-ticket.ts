export type TicketForm = {
  subject: string
  category: string
  message: string
  picture: File | undefined
}

const empty: TicketForm = { subject: '', category: '', message: '', picture: undefined }
let unsent: { memberId: number | undefined; form: TicketForm } | undefined

/**
 * What stood in the form that a failure has closed; the next one begins with it, unless it is
 * somebody else's who has signed in on the same page.
 */
export const ticketFormOf = (memberId: number | undefined): TicketForm =>
  unsent?.memberId === memberId ? (unsent?.form ?? empty) : empty

export function keepTicketForm(memberId: number | undefined, form: TicketForm): void {
  unsent = { memberId, form }
}

export function forgetTicketForm(): void {
  unsent = undefined
}
