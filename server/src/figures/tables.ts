type FigureTables = {
  daily_figure: { day: number; kind: number; count: number }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends FigureTables {}
}
