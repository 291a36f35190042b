/** Something that was done with LD$, and what whoever did it was told in the end. */
export type Spending = {
  kind: 'purchase' | 'refund' | 'change'
  /** Whose LD$ it was about. */
  member: number
  /** The item of a purchase, the order of a refund. */
  about: number
  /** Cents that the member has more or less by it; 0 when it was refused. */
  dollars: number
  order: number
  status: number
  unanswered: number
}

/** Something that earns points: a comment its writer, a follower whoever is followed. */
export type Earning = {
  kind: 'comment' | 'follow' | 'unfollow'
  /** Who did it. */
  member: number
  /** The comment, or whoever is followed. */
  about: number
  status: number
  unanswered: number
}

export type MoneyDeed = Spending | Earning

export const isEarning = (deed: MoneyDeed): deed is Earning =>
  deed.kind === 'comment' || deed.kind === 'follow' || deed.kind === 'unfollow'
