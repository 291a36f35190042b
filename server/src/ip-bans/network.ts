import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { ErrorCode } from '@loadout/contract/platform/errors.ts'
import { networkOf } from '../platform/http/rate-limits.ts'

/** An address and how many of its bits name the network. */
type Network = { address: string; bits: number; family: 'ipv4' | 'ipv6' }

/** More would ban whole providers and countries by a slip of the hand. */
const WIDEST = { ipv4: 16, ipv6: 32 }
/** Someone with an IPv6 line owns a whole /64. */
const NARROWEST = { ipv4: 32, ipv6: 64 }

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  if (isIPv4(address)) return 'ipv4'
  return isIPv6(address) && !isMapped(address) ? 'ipv6' : undefined
}

/** What somebody has typed, as a network: an address stands for itself, one of IPv6 for its /64. */
export function readNetwork(typed: string): Network | ErrorCode {
  const [text = '', length, ...more] = typed.trim().split('/')
  const address = text.replace(/^::ffff:(?=\d+\.)/i, '')
  const family = familyOf(address)
  if (
    family === undefined ||
    more.length > 0 ||
    (length !== undefined && !/^\d{1,3}$/.test(length))
  )
    return 'network_invalid'
  const asked = length === undefined ? NARROWEST[family] : Number(length)
  if (asked > (family === 'ipv4' ? 32 : 128)) return 'network_invalid'
  if (asked < WIDEST[family]) return 'network_too_wide'
  const bits = Math.min(asked, NARROWEST[family])
  return {
    address: family === 'ipv4' ? firstOfIPv4(address, bits) : firstOfIPv6(address, bits),
    bits,
    family,
  }
}

/**
 * An IPv4 address written as one of IPv6 in any way that is not the usual one, or an address with a
 * zone, which says nothing elsewhere.
 */
const isMapped = (address: string) =>
  address.includes('%') || new URL(`http://[${address}]`).hostname.startsWith('[::ffff:')

/** As it is stored and shown; the same network is always the same text. */
export const networkText = ({ address, bits, family }: Network) =>
  family === 'ipv4' && bits === 32 ? address : `${address}/${bits}`

/** Each family has a list of its own: to Node the network `::/64` holds every address of IPv4. */
type Networks = Record<Network['family'], BlockList>

/** Networks that answer in no time whether an address is in one of them. */
export function blockListOf(networks: readonly string[]): Networks {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() }
  for (const text of networks) {
    const network = readNetwork(text)
    if (typeof network === 'object')
      lists[network.family].addSubnet(network.address, network.bits, network.family)
  }
  return lists
}

/**
 * Whether a caller is in it, known as limits know them: by an address, or by the network of an IPv6
 * line.
 */
export function isIn({ ipv4, ipv6 }: Networks, caller: string): boolean {
  const [address = ''] = caller.split('/')
  return isIPv6(address)
    ? ipv6.check(address, 'ipv6')
    : isIPv4(address) && ipv4.check(address, 'ipv4')
}

function firstOfIPv4(address: string, bits: number): string {
  const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
  const first = number - (number % 2 ** (32 - bits))
  return [24, 16, 8, 0].map((shift) => Math.floor(first / 2 ** shift) % 256).join('.')
}

/** No network is narrower than 64 bits, so the second half is empty. */
function firstOfIPv6(address: string, bits: number): string {
  const groups = networkOf(address)
    .replace('::/64', '')
    .split(':')
    .map((group) => Number.parseInt(group, 16))
  const kept = groups.map(
    (group, index) => group - (group % 2 ** Math.min(16, Math.max(0, 16 * (index + 1) - bits))),
  )
  return new URL(`http://[${kept.map((group) => group.toString(16)).join(':')}::]`).hostname.slice(
    1,
    -1,
  )
}
