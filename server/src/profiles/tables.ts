import type { ExternalService } from '@loadout/contract/profiles/profile.ts'

export type ProfileTables = {
  external_profile: { user_id: number; service: ExternalService; handle: string }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends ProfileTables {}
}
