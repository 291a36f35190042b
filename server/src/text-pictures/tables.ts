type TextPictureTables = {
  text_picture_use: { name: string; shown_on: string; since: Date }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends TextPictureTables {}
}
