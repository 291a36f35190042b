import {
  ticketPictureRule,
  ticketPictureSizes,
} from '@loadout/contract/support/ticket-picture-rule.ts'
import type { SentKind } from '../platform/media/sent-pictures.ts'

/** Served by `ticket-pictures.ts` alone: nothing below `/media/` knows the folder. */
export const ticketPictures: SentKind = {
  folder: 'ticket',
  sizes: ticketPictureSizes,
  rule: ticketPictureRule,
  fit: 'inside',
}
