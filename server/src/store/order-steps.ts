import type { Db } from '../platform/db/database.ts'
import { preparedPipelined, type Blanks } from '../platform/db/prepared.ts'

type Step = { orderId: number; status: number; adminId: number; note: string; now: Date }

/** What an order came to, who brought it there, and when (STORE-27). */
export const insertStep = (tx: Db, step: Step) => stepRow(tx, step)

const stepRow = preparedPipelined((tx, step: Blanks<Step>) =>
  tx.insertInto('shop_order_step').values({
    order_id: step.orderId,
    status: step.status,
    admin_id: step.adminId,
    note: step.note,
    inserted: step.now,
  }),
)
