/**
 * What a browser shows when no page can be rendered: no data, no script, nothing that could fail in
 * turn.
 */
export const errorPage = (text: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text}</title><link rel="stylesheet" href="/api-page.css"></head><body><main><h1>${text}</h1><p><a href="/">News</a></p></main></body></html>`
