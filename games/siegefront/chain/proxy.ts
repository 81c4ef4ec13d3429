import { type Address, type Hex, pad } from 'viem'

/** SGF-1415: where a minimal proxy sends everything; null when the code is none. What follows the code is its arguments. */
export function proxyTarget(code: Hex): Address | null {
  const hex = code.slice(2).toLowerCase()
  return eip1167(hex) ?? erc7511(hex)
}

/** How far proxies of proxies are followed. */
const MOST_LEVELS = 3

/** The implementation behind a contract; null when it is no proxy, or one that leads back to itself. */
export async function implementationOf(
  address: Address,
  codeOf: (address: Address) => Promise<Hex>,
): Promise<Address | null> {
  const seen = new Set<Address>([address])
  let at: Address | null = null
  for (let level = 0; level < MOST_LEVELS; level++) {
    const next = proxyTarget(await codeOf(at ?? address))
    if (next === null) return at
    if (seen.has(next)) return null
    seen.add(next)
    at = next
  }
  return at
}

function eip1167(hex: string): Address | null {
  const head = '363d3d373d3d3d363d'
  if (!hex.startsWith(head)) return null
  const bytes = Number.parseInt(hex.slice(head.length, head.length + 2), 16) - 0x5f
  if (!(bytes >= 1 && bytes <= 20)) return null
  const from = head.length + 2
  const tail = `5af43d82803e903d9160${(0x17 + bytes).toString(16)}57fd5bf3`
  return hex.startsWith(tail, from + 2 * bytes) ? addressOf(hex.slice(from, from + 2 * bytes)) : null
}

function erc7511(hex: string): Address | null {
  const head = '365f5f375f5f365f73'
  if (!hex.startsWith(head) || !hex.startsWith('5af43d5f5f3e5f3d91602a57fd5bf3', head.length + 40)) return null
  return addressOf(hex.slice(head.length, head.length + 40))
}

function addressOf(hex: string): Address {
  return pad(`0x${hex}`, { size: 20 })
}
