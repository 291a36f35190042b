import * as names from '@loadout/contract/people/names.ts'
import * as people from '@loadout/contract/people/people.ts'
import type { Site } from '../site-parts.ts'
import { banPerson, unbanPerson } from './ban.ts'
import { forceEmail } from './force-email.ts'
import { forceUsername, requestNameChange } from './force-names.ts'
import { setFlag, setPermissions } from './grant.ts'
import { readPeople, readPerson } from './read-people.ts'

export function peopleRoutes(site: Site) {
  site.serve(people.listPeople, ({ input }) => readPeople(site, input))
  site.serve(people.getPerson, ({ input }) => readPerson(site, input.id))
  site.serve(people.setPermissions, (request) => setPermissions(site, request))
  site.serve(people.setFlag, (request) => setFlag(site, request))
  site.serve(people.banPerson, (request) => banPerson(site, request))
  site.serve(people.unbanPerson, (request) => unbanPerson(site, request))
  site.serve(names.forceUsername, (request) => forceUsername(site, request))
  site.serve(names.requestNameChange, (request) => requestNameChange(site, request))
  site.serve(names.forceEmail, (request) => forceEmail(site, request))
}
