import type { Permission } from '@loadout/contract/accounts/permissions.ts'
import type { TestSite } from './start-site.ts'

/**
 * What a call is made with: a site, whoever calls if that is somebody, and whoever owns the things
 * that are made for it.
 */
export type World = Pick<TestSite, 'make' | 'db' | 'call'> & {
  caller: { id: number; token: string } | undefined
  owner: { id: number }
}
export type Fields = Record<string, string | number | File>

/** How a call is tried by everybody. */
export type TriedCall = {
  /**
   * Who may, as the documents have it: once more than in the contract, where one word would open
   * the call.
   */
  who: 'anyone' | 'reader' | 'member' | 'admin' | keyof typeof Permission
  /** What is right to send; it makes what it speaks of and gives it to the owner. */
  input: (world: World) => Fields | Promise<Fields>
  /** Fields that name something that is not there, and what is then answered instead of 404. */
  missing?: () => Fields
  missingStatus?: number
  /** What the call answers when nobody is signed in although its access rule lets everybody in. */
  nobody?: 400 | 401
  /** Whether doing the same once more is something new, as a second sign-in is. */
  eachTime?: true
  /**
   * Whether a repeat is refused although nothing is new: its answer is a secret, which is kept for
   * nobody, or its own session has ended with it and nobody asks what it answers.
   */
  isRefusedAgain?: true
  /** Whether it only answers, although it is sent like a change. */
  keepsNothing?: true
  /** Whether the answer tells the caller, and nobody else, about themselves. */
  isOwn?: true
  /**
   * What members are answered about things that are somebody else's, and the bit with which they
   * may all the same.
   */
  others?: {
    status: 400 | 403 | 404
    unless?: keyof typeof Permission
    /** Whoever has the flag may, too. */
    unlessAdmin?: true
  }
}

/** Calls by `METHOD path`. */
export type TriedCalls = Readonly<Record<string, TriedCall>>

/** An id that nothing has. */
export const NOBODY = 999_999
let count = 0
/** A number that no other call is tried with. */
export const nextNumber = () => ++count
export const nextName = () => `tried${nextNumber()}`

/** An address no two calls share. */
export const nextNetwork = () => {
  const number = nextNumber()
  return `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`
}

export const nothing = { input: () => ({}) }
export const article = async ({ make, owner }: World) =>
  (await make.news({ author: owner, tags: ['tried'] })).id
export const comment = async (world: World) =>
  (await world.make.comment({ on: { id: await article(world) }, by: world.owner })).id
