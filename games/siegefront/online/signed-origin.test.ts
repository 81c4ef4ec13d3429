import { expect, test } from 'vitest'
import { signedOrigin } from './signed-origin.ts'

const asked = (host: string) => ({ protocol: 'http' as const, host, hostname: host.replace(/:\d+$/, '') })

test('SGF-1413 the text names the address that the operator has set, not the one a request names', () => {
  expect(signedOrigin('https://tessera.example', asked('tessera.evil.example'))).toBe('https://tessera.example')
})

test('SGF-1413 without one it is signed on the own machine alone', () => {
  for (const host of ['localhost:8017', '127.0.0.1:8017', '[::1]:8017', '127.8.9.1'])
    expect(signedOrigin(null, asked(host))).toBe(`http://${host}`)
  for (const host of [
    'tessera.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.168.1.7:8017',
    '',
  ])
    expect(() => signedOrigin(null, asked(host))).toThrow('TESSERA_PUBLIC_URL')
})
