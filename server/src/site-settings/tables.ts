import type { Generated } from 'kysely'

type SiteSettingsTables = {
  site_settings: {
    id: Generated<boolean>
    name: string | null
    tagline: string | null
    accent: string | null
    contact: string | null
    links: Generated<string[]>
    currency_name: string | null
    ld_earning_enabled: boolean | null
    reveal_accounts: boolean | null
    staff_second_step: Generated<boolean>
    languages: number | null
    fallback_language_id: number | null
    changed_at: Date
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends SiteSettingsTables {}
}
