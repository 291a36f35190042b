import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'
import { callOver, formOf, type Refused } from './call-over-http.ts'
import { everyCall } from './every-call.ts'
import { everyText } from './every-text.ts'
import type { TestSite } from './start-site.ts'
import { textFields } from './text-fields.ts'
import type { Fields, TriedCall } from './trial.ts'

/** Texts by the fields of a call that they go to. */
type Texts = Record<string, string>
type Answer = Record<string, unknown>

const endpointOf = (call: string): Endpoint => {
  const endpoint = textFields.find((field) => field.call === call)?.endpoint
  if (!endpoint) throw new Error(`${call} takes no text`)
  return endpoint
}

/**
 * Somebody who may everything, and writes wherever anybody can. What a call cannot do without is
 * made as for everybody who tries it (`every-call.ts`).
 */
export async function somebodyWhoWrites(site: TestSite) {
  const { make, db, call: callSite, url } = site
  const caller = await make.member({ flags: Flag.Admin, permissions: everyPermission })
  const credentials = await site.as(caller)
  const signedIn = { id: caller.id, token: credentials._t }

  /** What is right to send, with room for every text of the call. */
  async function rightInput(call: string): Promise<Fields> {
    const tried = everyCall[call] as TriedCall
    const owner = tried.others ? caller : await make.member()
    const world = { make, db, call: callSite, caller: signedIn, owner }
    return { ...(await tried.input(world)), ...(await everyText[call]?.with?.(world)) }
  }

  /** Answers `{ answer }`, or how it was refused. */
  async function send(
    call: string,
    input: Fields,
  ): Promise<{ answer: Answer; refused?: never } | { refused: Refused; answer?: never }> {
    const endpoint = endpointOf(call)
    const as = endpoint.access === 'anyone' ? {} : credentials
    try {
      return { answer: (await callOver(url, endpoint, input, as)) as Answer }
    } catch (refused) {
      return { refused: refused as Refused }
    }
  }

  /** All that is answered where texts of a call are shown. */
  async function shown(call: string, input: Fields, answer: Answer): Promise<unknown> {
    const reads = everyText[call]?.shown?.({ ...input, ...answer, caller: caller.id })
    if (reads === undefined) return answer
    const answers = [reads].flat().map(async (read) => {
      const response = await fetch(`${url}/api${read}&${formOf(credentials) as URLSearchParams}`)
      return response.json()
    })
    return [answer, ...(await Promise.all(answers))]
  }

  return { caller, credentials, rightInput, send, shown }
}

export type Writer = Awaited<ReturnType<typeof somebodyWhoWrites>>

/** The same input with texts in their places. */
export const withTexts = (input: Fields, texts: Texts): Fields =>
  Object.entries(texts).reduce((sent, [field, text]) => withText(sent, field, text), input)

function withText(input: Fields, field: string, text: string): Fields {
  const [, name = '', path = ''] = /^(\w+)(.*)$/.exec(field) ?? []
  // Tags are the one list that is not sent as JSON.
  if (path === '' || name === 'tags') return { ...input, [name]: text }
  const json = JSON.parse(String(input[name] ?? '[]')) as unknown
  return { ...input, [name]: JSON.stringify(placed(json, path, text)) }
}

/** Puts a text in each place of a path such as `[].title`; of a list of texts it is the first. */
function placed(value: unknown, path: string, text: string): unknown {
  if (path === '') return text
  if (path === '[]') return [text, ...(value as unknown[]).slice(1)]
  if (path === '{}') return { ...(value as object), 0: text }
  if (path.startsWith('[]'))
    return (value as unknown[]).map((each) => placed(each, path.slice(2), text))
  const [, name = '', rest = ''] = /^\.(\w+)(.*)$/.exec(path) ?? []
  return { ...(value as object), [name]: placed((value as Answer)[name], rest, text) }
}

/** Every text within what was answered, with the name of its field. */
export function textsWithin(answer: unknown, name = ''): { name: string; text: string }[] {
  if (typeof answer === 'string') return [{ name, text: answer }]
  if (Array.isArray(answer)) return answer.flatMap((each) => textsWithin(each, name))
  if (answer === null || typeof answer !== 'object') return []
  return Object.entries(answer).flatMap(([key, value]) => textsWithin(value, key))
}
