import type { Generated, JSONColumnType } from 'kysely'

/** By the number of the language. */
export type Taglines = Readonly<Record<string, string>>

type SiteSettingsTables = {
  site_settings: {
    id: Generated<boolean>
    name: string | null
    taglines: JSONColumnType<Taglines>
    accent: string | null
    contact: string | null
    links: Generated<string[]>
    currency_name: string | null
    ld_earning_enabled: boolean | null
    logo_dark: string | null
    logo_light: string | null
    icon: string | null
    maskable_icon: string | null
    reveal_accounts: boolean | null
    staff_second_step: Generated<boolean>
    newcomer_posts_held: number | null
    languages: number | null
    fallback_language_id: number | null
    changed_at: Date
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends SiteSettingsTables {}
}
