import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Reader } from 'mmdb-lib'
import { z } from 'zod'
import { UNKNOWN_COUNTRY } from '@loadout/contract/statistics/post-statistics.ts'

const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'
const placeSchema = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) })

let opening: Promise<Reader<never>> | undefined

/** Eight megabytes, read when the first visitor is counted and kept. */
const openPlaces = () =>
  (opening ??= readFile(fileURLToPath(import.meta.resolve(FILE))).then(
    (bytes) => new Reader<never>(bytes),
  ))

/** In which country a network is, as registries of addresses say; nobody else is asked. */
export async function countryOf(network: string): Promise<string> {
  const places = await openPlaces()
  const place = placeSchema.safeParse(places.get(network.replace(/\/\d+$/, '')))
  return place.data?.country_code ?? UNKNOWN_COUNTRY
}
