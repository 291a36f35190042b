import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

test.each(['redis://localhost', 'redis://user:50%25@localhost:6379/', 'rediss://localhost/1'])(
  'events travel through %s',
  (REDIS_URL) => {
    expect(
      readConfiguration({
        DATABASE_URL: 'postgres://loadout:secret@127.0.0.1:5432/loadout',
        REDIS_URL,
      }).realtime.redisUrl,
    ).toBe(REDIS_URL)
  },
)
