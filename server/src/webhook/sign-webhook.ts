import { createHmac } from 'node:crypto'

type SentWebhook = { id: string; timestamp: number; body: string }

/** As Standard Webhooks has it, whose libraries check it: `v1,` and an HMAC in base64. */
export const signatureOf = ({ id, timestamp, body }: SentWebhook, key: Buffer): string =>
  `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
