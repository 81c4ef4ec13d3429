/** The database's code for an error, which the driver may have wrapped. */
export function errorCode(error: unknown): string | undefined {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return typeof cause === 'object' && cause !== null ? errorCode(cause) : undefined
}
