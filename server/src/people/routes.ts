import { forceEmail, forceUsername, requestNameChange } from '@loadout/contract/people/names.ts'
import {
  banPerson,
  getPerson,
  listPeople,
  setFlag,
  setPermissions,
  unbanPerson,
} from '@loadout/contract/people/people.ts'
import type { Site } from '../site-parts.ts'
import { ban, unban } from './ban.ts'
import { giveEmail } from './force-email.ts'
import { askForName, giveName } from './force-names.ts'
import { giveFlag, grantPermissions } from './grant.ts'
import { readPeople, readPerson } from './read-people.ts'

export function peopleRoutes(site: Site) {
  site.serve(listPeople, ({ input }) => readPeople(site, input))
  site.serve(getPerson, ({ input }) => readPerson(site, input.id))
  site.serve(setPermissions, (request) => grantPermissions(site, request))
  site.serve(setFlag, (request) => giveFlag(site, request))
  site.serve(banPerson, (request) => ban(site, request))
  site.serve(unbanPerson, (request) => unban(site, request))
  site.serve(forceUsername, (request) => giveName(site, request))
  site.serve(requestNameChange, (request) => askForName(site, request))
  site.serve(forceEmail, (request) => giveEmail(site, request))
}
