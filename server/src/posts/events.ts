type PostEvents = {
  /** Readers can see a post for the first time; once for each, whatever its author does later. */
  'post published': { postId: number; mentioned: number[] }
  /** A published post names members with @ whom it did not name before. */
  'members mentioned in post': { postId: number; mentioned: number[] }
  /** By its author, or by staff, who say why. The row is gone when this is read. */
  'post deleted': {
    postId: number
    authorId: number
    title: string
    byStaff: boolean
    reason: string | null
  }
  /** Each time: a star mark can be taken back and given again. */
  'post starred': { postId: number; authorId: number }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends PostEvents {}
}
