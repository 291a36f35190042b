type CategoryTables = {
  category: {
    id: number
    name: string
    tag_name: string
    short_name: string
    background: string
    color: string
    has_article_icon: boolean
    hidden: boolean
    parent: number | null
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends CategoryTables {}
}
