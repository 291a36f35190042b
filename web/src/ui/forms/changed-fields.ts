import { isSame } from '../../platform/is-same.ts'

/** What of a form differs and is to be sent: what others have changed meanwhile stays. */
export const changedFields = <Fields extends object>(
  before: Fields,
  after: Fields,
): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !isSame(before[field as keyof Fields], value)),
  ) as Partial<Fields>
