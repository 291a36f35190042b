export const loadNewTicket = () =>
  import('./NewTicketDialog.tsx').then(({ NewTicketDialog }) => NewTicketDialog)
