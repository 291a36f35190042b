import { expect, type Page } from '@playwright/test'
import type { Seed } from './site-process.ts'

type Member = { id: number }

/** What members and staff write from somewhere else. */
export function ticketsFrom(page: Page, seed: Seed) {
  async function send(by: Member, path: string, fields: Record<string, string | number>) {
    const { id, token } = await seed.session(by)
    const form = { _u: id, _t: token, ...fields }
    const answer = await page.request.post(`/api/support_ticket${path}`, { form })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()) as { id: number }
  }
  return {
    open: (by: Member, subject: string, message = 'Nothing happens when I press it.') =>
      send(by, '/new', { subject, message, category: 3 }),
    reply: (by: Member, ticket: { id: number }, message: string) =>
      send(by, '/reply', { id: ticket.id, message }),
  }
}

/** What is said in a ticket, in the order of the page. */
export const messagesOf = (page: Page) =>
  page.getByRole('log', { name: 'Messages' }).getByRole('listitem')
