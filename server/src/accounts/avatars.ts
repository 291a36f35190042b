import {
  avatarSizes,
  profilePictureRule,
} from '@loadout/contract/accounts/profile-picture-rules.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import type { Db } from '../platform/db/database.ts'
import type { SentKind } from '../platform/media/sent-pictures.ts'
import type { PictureKind } from '../platform/media/serve-pictures.ts'
import { defaultAvatar } from './default-avatar.ts'
import { isPerson } from './people.ts'

/**
 * Where somebody's picture is (AMB-141). Who has uploaded none is shown a tile drawn from their id.
 */
export const avatarPicture = (person: { id: number; avatar: string | null }) =>
  `/media/avatar/${person.avatar ?? person.id}`

export const avatars: SentKind = {
  folder: 'avatar',
  sizes: avatarSizes,
  rule: profilePictureRule,
  // A face is not cut.
  cards: 'contain',
}

/**
 * Tiles are drawn for people who exist and for nobody else, or anyone could fill the disk with
 * those of made-up ids.
 */
export const tileOf =
  (db: Db): PictureKind['originalOf'] =>
  async (name) => {
    const id = parseId(name)
    return id !== undefined && (await isPerson(db, id)) ? { svg: defaultAvatar(id) } : undefined
  }
