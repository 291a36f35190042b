/** A worker that does nothing but take its time. */
import { setTimeout } from 'node:timers/promises'
import { serveOrders } from '../../src/platform/media/worker-process.ts'

serveOrders(async (milliseconds: number) => setTimeout(milliseconds, process.pid))
