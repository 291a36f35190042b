import type { Domain } from '../domain.ts'
import { sendPublishedNews } from './send-published-news.ts'

export const webhook: Domain = {
  consumers: [sendPublishedNews],
}
