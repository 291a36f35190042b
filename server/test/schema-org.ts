/** What search engines need of a page's data to show it, and what they would like to have. */
const asked: Readonly<Record<string, { needed: readonly string[]; liked: readonly string[] }>> = {
  NewsArticle: {
    needed: ['headline', 'image', 'datePublished', 'author'],
    liked: ['publisher', 'mainEntityOfPage', 'inLanguage'],
  },
  Event: {
    needed: ['name', 'startDate', 'location'],
    liked: ['description', 'endDate', 'eventStatus', 'image', 'url'],
  },
  VideoObject: {
    needed: ['name', 'thumbnailUrl', 'uploadDate'],
    liked: ['description', 'duration', 'embedUrl'],
  },
  ProfilePage: { needed: ['mainEntity'], liked: ['dateCreated'] },
  Person: { needed: ['name'], liked: ['url'] },
  Organization: { needed: ['name'], liked: ['url'] },
  VirtualLocation: { needed: ['url'], liked: [] },
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const isAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value)
const isAddressList = (value: unknown) => Array.isArray(value) && value.every(isAddress)
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** What each property holds, whatever has it. */
const holds: Readonly<Record<string, (value: unknown) => boolean>> = {
  '@context': (value) => value === 'https://schema.org',
  headline: isText,
  name: isText,
  description: isText,
  inLanguage: (value) => /^[a-z]{2}$/.test(String(value)),
  datePublished: (value) => MOMENT.test(String(value)),
  dateModified: (value) => MOMENT.test(String(value)),
  dateCreated: (value) => MOMENT.test(String(value)),
  uploadDate: (value) => MOMENT.test(String(value)),
  startDate: (value) => MOMENT.test(String(value)),
  endDate: (value) => MOMENT.test(String(value)),
  duration: (value) => /^PT\d+S$/.test(String(value)),
  eventStatus: (value) => value === 'https://schema.org/EventScheduled',
  url: isAddress,
  embedUrl: isAddress,
  mainEntityOfPage: isAddress,
  image: isAddressList,
  thumbnailUrl: isAddressList,
}

/** What is wrong with the data of a page, empty when nothing is. */
export function wrongData(data: unknown, where = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((each) => wrongData(each, where))
  const { '@type': type, ...properties } = data as Record<string, unknown>
  const rule = asked[String(type)]
  if (!rule) return [`${where}: nobody knows the type ${String(type)}`]
  const place = `${where}/${String(type)}`
  const missing = [...rule.needed, ...rule.liked].filter((name) => !(name in properties))
  const known = Object.entries(properties).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null && !isAddressList(value))
      return wrongData(value, `${place}/${name}`)
    return holds[name]?.(value) ? [] : [`${place}/${name} holds ${JSON.stringify(value)}`]
  })
  return [...missing.map((name) => `${place} lacks ${name}`), ...known]
}
