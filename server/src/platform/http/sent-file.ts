import { createHash } from 'node:crypto'
import type { SentFile as FileOfInput } from '@loadout/contract/platform/sent-picture.ts'

/**
 * A file of a form. Where what was sent is compared with what was sent before (`replays.ts`), its
 * digest stands for it.
 */
export class SentFile implements FileOfInput {
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  toJSON(): string {
    return createHash('sha256').update(this.bytes).digest('base64url')
  }
}
