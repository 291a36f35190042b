import { createHash } from 'node:crypto'

/** So many browsers of one network are told apart on a day. */
const MAX_AGENTS = 20
const MAX_NETWORKS = 20_000

/**
 * Visitors of a network are told apart by what their browsers say of themselves, which anybody can
 * make up (checklist C10): beyond some, all that follow are one more.
 */
export function createAgentNames(): (day: number, network: string, agent: string) => string {
  let today = 0
  let networks = new Map<string, Set<string>>()

  function agentsOf(network: string): Set<string> {
    const known = networks.get(network)
    if (known) return known
    if (networks.size >= MAX_NETWORKS) networks.delete(networks.keys().next().value ?? '')
    const agents = new Set<string>()
    networks.set(network, agents)
    return agents
  }

  return (day, network, agent) => {
    if (day > today) {
      today = day
      networks = new Map()
    }
    const agents = agentsOf(network)
    const name = createHash('sha256').update(agent).digest('base64url').slice(0, 12)
    if (!agents.has(name) && agents.size >= MAX_AGENTS) return ''
    agents.add(name)
    return name
  }
}
