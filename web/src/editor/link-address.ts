/**
 * Where a link may lead: a path of the site, or a full address elsewhere. The server looks at it
 * more closely.
 */
export const isLinkAddress = (address: string) =>
  /^\/(?![/\\])\S*$/.test(address) || (/^https?:\/\/\S+$/i.test(address) && URL.canParse(address))
