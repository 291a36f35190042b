/** Who lives in the demo community. The first three are the people a newcomer may sign in as. */
export type DemoPerson = {
  name: string
  country: string
  about: string
  staff?: StaffRole
  writer?: true
  featured?: true
}

/**
 * What somebody of the staff looks after. `former` has the badge and no permissions left, `retired`
 * the permissions and no badge: neither may do anything.
 */
export type StaffRole =
  | 'moderator'
  | 'admin'
  | 'discipline'
  | 'editor'
  | 'events'
  | 'store'
  | 'support'
  | 'security'
  | 'announcer'
  | 'former'
  | 'retired'

export const people = [
  { name: 'demo', country: 'SE', about: 'Here to look around.' },
  { name: 'demomod', country: 'DE', about: 'Keeps the comments readable.', staff: 'moderator' },
  { name: 'demoadmin', country: 'GB', about: 'Runs the place.', staff: 'admin' },
  {
    name: 'Haldor',
    country: 'SE',
    about: 'Covers the Nordic scene from a kitchen in Umeå. Ex-analyst, current optimist.',
    writer: true,
  },
  {
    name: 'mirka',
    country: 'PL',
    about: 'Support main, patch-note reader, terrible at sleeping.',
    writer: true,
  },
  {
    name: 'Saga',
    country: 'NO',
    about: 'Builds first, thinks second, writes about both.',
    writer: true,
  },
  {
    name: 'Ozzy7',
    country: 'GB',
    about: 'Sixty games of late circle a week. Somebody has to.',
    writer: true,
  },
  {
    name: 'Bruno',
    country: 'BR',
    about: 'Hardware, desks, cables. Owns one decibel meter.',
    writer: true,
  },
  {
    name: 'Katja',
    country: 'DE',
    about: 'Writes about coaches and the people who hire them.',
    writer: true,
  },
  {
    name: 'Oleksa',
    country: 'UA',
    about: 'Statistics from Kharkiv. The table is the story.',
    writer: true,
  },
  {
    name: 'Lina',
    country: 'SE',
    about: 'Tournament reporter. Has slept in most arenas.',
    writer: true,
  },
  { name: 'Tindra', country: 'SE', about: 'Flashes for a living.', featured: true },
  { name: 'ninefive', country: 'US', about: 'Streams until the coffee runs out.' },
  { name: 'lastcircle', country: 'ES', about: 'Usually second.' },
  { name: 'quietward', country: 'FR', about: 'Vision score enjoyer.' },
  { name: 'halftime', country: 'FI', about: 'Twelve-three is not a lead.' },
  { name: 'DadAim', country: 'CA', about: 'Ranked at forty, in bed by eleven.' },
  { name: 'Solve', country: 'SE', about: 'Plays for Northwind.' },
  { name: 'boxfight', country: 'US', about: 'Edits faster than he reads.' },
  { name: 'ecoround', country: 'DK', about: 'Five pistols and a dream.' },
  { name: 'MidOrFeed', country: 'KR', about: 'Both, some days.' },
  { name: 'Patrycja', country: 'PL', about: 'Plays in an amateur league in Gdynia.' },
  { name: 'Zolotar', country: 'UA', about: 'Collects old maps.' },
  { name: 'Vitya', country: 'RU', about: 'Comes for the demos, stays for the arguments.' },
  { name: 'nadezhda', country: 'RU', about: 'Referee at weekend cups.' },
  { name: 'Ferreira', country: 'PT', about: 'Left-handed, right-minded.' },
  { name: 'caio', country: 'BR', about: 'Watches everything, plays nothing.' },
  { name: 'Luisa', country: 'BR', about: 'Coaches a school team in Recife.' },
  { name: 'Jannik', country: 'DE', about: 'Builds keyboards nobody asked for.' },
  { name: 'Wiebke', country: 'DE', about: 'Caster on Sundays, nurse on weekdays.' },
  { name: 'Tomasz', country: 'PL', about: 'Runs the LAN in Wrocław.' },
  { name: 'pixelpaul', country: 'NL', about: 'Draws overlays.' },
  { name: 'grumble', country: 'GB', about: 'The patch was better before.' },
  { name: 'Sanna', country: 'FI', about: 'AWP and apology.' },
  { name: 'ohmyward', country: 'VN', about: 'One more ward.' },
  { name: 'rotato', country: 'AU', about: 'Rotates early, arrives late.' },
  { name: 'Ingrid', country: 'NO', about: 'Team manager, third season.' },
  { name: 'Kestrelfan', country: 'US', about: 'It is always next year.' },
  { name: 'deagleton', country: 'IE', about: 'One tap a month.' },
  { name: 'smokewall', country: 'FR', about: 'Lineups in a spreadsheet.' },
  { name: 'bushcamper', country: 'CZ', about: 'You walked past me.' },
  { name: 'Hanneke', country: 'NL', about: 'Law student, contract reader.' },
  { name: 'laneswap', country: 'KR', about: 'Told you.' },
  { name: 'stormside', country: 'US', about: 'Plays edge.' },
  { name: 'Yuna', country: 'KR', about: 'Former academy jungler.', featured: true },
  { name: 'Matteo', country: 'IT', about: 'Subtitles for volunteer casts.' },
  { name: 'chairforce', country: 'US', about: 'Posture is a skill.' },
  { name: 'Bohdan', country: 'UA', about: 'Analyst for hire.' },
  { name: 'krzak', country: 'PL', about: 'Finds pixels.' },
  { name: 'Elif', country: 'TR', about: 'Duo queue optimist.' },
  { name: 'nopeek', country: 'SE', about: 'Information is for people with patience.' },
  { name: 'tiltproof', country: 'CA', about: 'Working on the name.' },
  {
    name: 'Marisol',
    country: 'MX',
    about: 'Organises a women’s cup twice a year.',
    featured: true,
  },
  { name: 'redzone', country: 'IN', about: 'Phone first.' },
  { name: 'olddust', country: 'GB', about: 'Has played the same map since 2003.' },
  { name: 'Aino', country: 'FI', about: 'Physio for three teams.' },
  { name: 'looplord', country: 'US', about: 'Clips.' },
  { name: 'Gustavo', country: 'BR', about: 'Statistics student.' },
  { name: 'nightbus', country: 'GB', about: 'Watches on the way home.' },
  { name: 'Rasmus', country: 'DK', about: 'Sound engineer at finals.' },
  {
    name: 'Frieda',
    country: 'DE',
    about: 'Answers reports between two trains.',
    staff: 'discipline',
  },
  {
    name: 'Edvin',
    country: 'SE',
    about: 'Cuts texts in half and gives them back.',
    staff: 'editor',
  },
  { name: 'Sunniva', country: 'NO', about: 'The calendar is hers.', staff: 'events' },
  { name: 'Piret', country: 'EE', about: 'Packs what the store sends.', staff: 'store' },
  { name: 'Noor', country: 'NL', about: 'Reads every ticket to the end.', staff: 'support' },
  { name: 'Colm', country: 'IE', about: 'Sleeps next to the server.', staff: 'security' },
  { name: 'Dagny', country: 'IS', about: 'Tells everybody, once.', staff: 'announcer' },
  {
    name: 'Anselm',
    country: 'AT',
    about: 'Was here from the first day. Retired to the comments.',
    staff: 'former',
  },
  {
    name: 'Vesna',
    country: 'SI',
    about: 'Moderated for two years and kept the mug.',
    staff: 'retired',
  },
] as const satisfies readonly DemoPerson[]

export type DemoName = (typeof people)[number]['name']
