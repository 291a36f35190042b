type AccountEvents = {
  /** Somebody has an account from now on; they are the actor. */
  'member joined': object
  /** By password or by a mailed link. */
  'signed in': object
  /** With a session of an earlier visit, when that is due to be paid. */
  'came back': object
  /** The address of a member is verified whom another has brought. */
  'referral verified': { referrerId: number }
  /** A member has given themselves or the head of their page a picture. */
  'profile picture uploaded': { picture: 'avatar' | 'banner' }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends AccountEvents {}
}
