import type { avatarSizes } from '@loadout/contract/accounts/profile-picture-rules.ts'
import { classNames } from '../ui/class-names.ts'
import { pictureUrl } from '../ui/pictures.ts'
import css from './Avatar.module.css'

/** CSS pixels, and the picture that stays sharp there on a screen of double density. */
const files = {
  20: '64x64',
  24: '64x64',
  32: '64x64',
  40: '128x128',
  48: '128x128',
  64: '128x128',
  128: '200x200',
} as const satisfies Record<number, (typeof avatarSizes)[number]>

type Props = {
  path: string
  size?: keyof typeof files
  className?: string | undefined
  priority?: boolean
}

/** Decorative: the name always stands beside it. */
export function Avatar({ path, size = 32, className, priority }: Props) {
  return (
    <img
      className={classNames(css.root, className)}
      src={pictureUrl(path, files[size])}
      width={size}
      height={size}
      loading={priority ? 'eager' : 'lazy'}
      alt=""
    />
  )
}
