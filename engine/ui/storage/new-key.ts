/** A unique key of 16 digits. Browsers keep `randomUUID` for secure connections, and a home network has none. */
export function newKey(): string {
  const { randomUUID } = crypto as { readonly randomUUID?: () => string }
  if (randomUUID !== undefined) return randomUUID.call(crypto).replaceAll('-', '').slice(0, 16)
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
