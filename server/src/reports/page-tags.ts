/** The public log of what was removed. */
export const MODERATION_LOG = 'moderation-log'
