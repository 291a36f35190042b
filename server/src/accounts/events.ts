declare module '../platform/events.ts' {
  interface SiteEvents {
    /** By password, by link, or with a session of an earlier visit. */
    'signed in': object
  }
}
export {}
