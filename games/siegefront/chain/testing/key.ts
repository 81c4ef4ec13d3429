import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/** A wallet that really signs, the same for the same number. */
export function testKey(number: number): PrivateKeyAccount {
  return privateKeyToAccount(`0x${number.toString(16).padStart(64, '7')}`)
}
