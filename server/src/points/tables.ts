import type { Generated } from 'kysely'

type PointTables = {
  point_entry: {
    id: Generated<number>
    user_id: number
    task_id: number
    points: number
    subject: string | null
    multiplier: number | null
    inserted: Date
  }
  task_multiplier: { task_id: number; multiplier: number }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends PointTables {}
}
