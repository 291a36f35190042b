import type { FormRules } from '@loadout/contract/forms/form-rules.ts'
import type { StaffStream } from '@loadout/contract/streams/staff-streams.ts'
import { streamNameIn, streamRules } from '@loadout/contract/streams/stream-rules.ts'
import { changedFields } from '../../ui/forms/changed-fields.ts'

/** A channel as it stands in its fields, which are called as those of the call. */
export type StreamForm = {
  /** The name of the channel, or its address. */
  username: string
  title: string
  category_id: string
  featured: boolean
  shown: boolean
}

export const formOf = (stream: StaffStream | undefined): StreamForm => ({
  username: stream?.username ?? '',
  title: stream?.title ?? '',
  category_id: stream ? String(stream.category_id) : '',
  featured: stream?.featured ?? false,
  shown: !stream?.hidden,
})

/** What is typed as the call takes it. */
export const streamOf = ({ username, title, category_id, featured, shown }: StreamForm) => ({
  username: streamNameIn(username) ?? '',
  title: title.trim(),
  category_id: Number(category_id),
  featured,
  hidden: !shown,
})

/** What the channel becomes in the place of what its fields said at first. */
export const changesOf = (stream: StaffStream, form: StreamForm) =>
  changedFields(streamOf(formOf(stream)), streamOf(form))

/** The rules of the contract, for fields of text. */
export const streamFormRules: FormRules<StreamForm> = {
  username: (username) => streamRules.username?.(username, { username }),
  category_id: (id) => (id === '' ? 'category_missing' : undefined),
}
