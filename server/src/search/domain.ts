import type { Domain } from '../domain.ts'
import { answerSearchForm } from './search-form.ts'
import { searchRoutes } from './routes.ts'

export const search: Domain = {
  routes: searchRoutes,
  addresses: answerSearchForm,
}
