import { sql } from 'kysely'
import type { EraseTraces } from '../leaving/leaver.ts'
import { deleteCopies } from './delete-copies.ts'

export const eraseCopies: EraseTraces = ({ db }, { id }) => deleteCopies(db, sql`user_id = ${id}`)
