/**
 * The words for what a job does, in the catalogues: by the name of its queue or routine, or of
 * whoever acts on an event, of whichever kind (`comment-posted/notify`).
 */
export const jobMessageId = (name: string): string =>
  `job_kind.${name.replace(/^.*\//, '').replaceAll('-', '_')}`
