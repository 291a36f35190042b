import type { MoneyDeed } from './money-deeds.ts'
import { sendUntilAnswered } from './send-until-answered.ts'
import type { Writer } from './write-load.ts'

/** So many are after each item. */
const RIVALS = 4

type Parts = {
  /** Where it is written down what was done. */
  deeds: MoneyDeed[]
  url: string
  buyers: readonly Writer[]
  keeper: Writer
  /** Every item costs the same, so that what was charged is known. */
  items: readonly number[]
  price: number
}

/**
 * Members who buy, several of them the same items, and staff who give, take and refund at the same
 * time. Every action has a key of its own and is repeated under it until somebody answers.
 */
export function startSpending({ deeds, url, buyers, keeper, items, price }: Parts) {
  const toRefund: { order: number; member: number }[] = []
  const stopping = new AbortController()
  const { send, close } = sendUntilAnswered(url)
  const post = (path: string, who: Writer, fields: Record<string, string | number>) =>
    send(path, { ...fields, _u: who.id, _t: who.token, _k: crypto.randomUUID() })
  let next = 0

  async function buy(buyer: Writer) {
    const about = items[Math.floor(next++ / RIVALS) % items.length] ?? 0
    const { status, body, unanswered } = await post('/shop/item/purchase', buyer, { id: about })
    const order = status === 200 ? (JSON.parse(body) as { order_id: number }).order_id : 0
    const dollars = status === 200 ? -price : 0
    deeds.push({ kind: 'purchase', member: buyer.id, about, dollars, order, status, unanswered })
    if (order > 0 && order % 3 === 0) toRefund.push({ order, member: buyer.id })
  }

  async function refund() {
    const refunding = toRefund.shift()
    if (!refunding) return change(0)
    const { order, member } = refunding
    const { status, unanswered } = await post('/admin/shop/purchase/set_status', keeper, {
      id: order,
      status: 3,
    })
    const dollars = status === 200 ? price : 0
    deeds.push({ kind: 'refund', member, about: order, dollars, order, status, unanswered })
  }

  async function change(turn: number) {
    const member = buyers[turn % buyers.length]?.id ?? 0
    const dollars = turn % 4 === 3 ? -price : 3 * price
    const { status, unanswered } = await post('/admin/user/dollars/change', keeper, {
      user_id: member,
      dollars,
      note: 'Campaign',
    })
    const changed = status === 200 ? dollars : 0
    deeds.push({ kind: 'change', member, about: 0, dollars: changed, order: 0, status, unanswered })
  }

  const working = [...buyers.map((buyer) => () => buy(buyer)), refund, change].map(async (act) => {
    for (let turn = 0; !stopping.signal.aborted; turn++) await act(turn)
  })

  return {
    /** Without a server that would answer. */
    abandon() {
      stopping.abort()
      close()
    },
    /** What is under way is waited for, so that everything that was done has an answer. */
    async stop() {
      stopping.abort()
      await Promise.all(working)
      close()
    },
  }
}
