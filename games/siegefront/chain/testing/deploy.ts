import { readFileSync } from 'node:fs'
import { type Abi, type Address, decodeEventLog, encodeDeployData, encodeFunctionData, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Anvil } from './anvil.ts'

interface Compiled {
  readonly abi: Abi
  readonly code: Hex
}

const { contracts } = JSON.parse(readFileSync(new URL('../fixtures/contracts.json', import.meta.url), 'utf8')) as {
  readonly contracts: Readonly<Record<string, Compiled>>
}

/** The first of the keys that anvil gives money to; everybody knows it. */
export const DEPLOYER = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')

export interface Workshop {
  deploy(name: string, ...args: readonly unknown[]): Promise<Address>
  /** Does something with a contract, in a block of its own; returns the address its event names, if it tells one. */
  act(name: string, at: Address, what: string, ...args: readonly unknown[]): Promise<Address>
}

/** Puts the contracts of `contracts/` onto a chain. */
export function workshop(anvil: Anvil): Workshop {
  const send = async (transaction: object) => {
    const hash = await anvil.ask('eth_sendTransaction', { from: DEPLOYER.address, gas: '0x1c9c380', ...transaction })
    await anvil.mine(1)
    const receipt = (await anvil.ask('eth_getTransactionReceipt', hash)) as {
      readonly status: Hex
      readonly contractAddress: Address | null
      readonly logs: readonly { readonly data: Hex; readonly topics: [Hex, ...Hex[]] }[]
    }
    if (receipt.status !== '0x1') throw new Error(`The transaction failed: ${JSON.stringify(receipt)}`)
    return receipt
  }
  return {
    async deploy(name, ...args) {
      const { abi, code } = compiled(name)
      const { contractAddress } = await send({ data: encodeDeployData({ abi, bytecode: code, args }) })
      if (contractAddress === null) throw new Error(`${name} has no address`)
      return contractAddress.toLowerCase() as Address
    },
    async act(name, to, functionName, ...args) {
      const { abi } = compiled(name)
      const { logs } = await send({ to, data: encodeFunctionData({ abi, functionName, args }) })
      for (const { data, topics } of logs) {
        const told = decodeEventLog({ abi, data, topics, strict: false })
        if (told.eventName === 'Made') return (Object.values(told.args ?? {})[0] as string).toLowerCase() as Address
      }
      return to
    },
  }
}

function compiled(name: string): Compiled {
  const found = contracts[name]
  if (found === undefined) throw new Error(`There is no contract ${name}`)
  return found
}
