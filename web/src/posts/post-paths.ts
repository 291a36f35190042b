import { postPath } from '@loadout/contract/platform/paths.ts'

export const writePath = '/posts/new'
export const managePath = '/posts/manage'
export const editPostPath = (id: number) => `/posts/edit/${id}`

type Addressed = { id: number; slug: string; author: { username: string } }

export const pathOfPost = ({ id, slug, author }: Addressed) =>
  postPath({ id, slug, username: author.username })
