import { describe, expect, test } from 'vitest'
import { isOpenAddress, pin } from './address.ts'

describe('where a webhook may go', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.2.1',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2001::1',
    'not an address',
    '',
  ])('%s is closed', (address) => {
    expect(isOpenAddress(address)).toBe(false)
  })

  test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is open',
    (address) => {
      expect(isOpenAddress(address)).toBe(true)
    },
  )

  test.each([
    ['http://example.com/', 'https_only'],
    ['ftp://example.com/', 'https_only'],
    ['https://user:pass@example.com/', 'no_credentials'],
    ['https://127.0.0.1/', 'closed_address'],
    ['https://[::1]/', 'closed_address'],
    ['https://[::ffff:127.0.0.1]/', 'closed_address'],
    ['https://2130706433/', 'closed_address'],
    ['https://0x7f.1/', 'closed_address'],
    ['https://nowhere.example/', 'no_such_address'],
  ])('%s is refused', async (url, code) => {
    await expect(pin(url, false, async () => [])).rejects.toMatchObject({ problem: { code } })
  })

  test('a name with one closed address among open ones is refused', async () => {
    const find = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]
    await expect(pin('https://two.example/', false, find)).rejects.toMatchObject({
      problem: { code: 'closed_address' },
    })
  })

  test('the address that was looked up is the one that is called', async () => {
    expect(await pin('https://one.example/x', false, async () => [{ address: '8.8.8.8', family: 4 }])).toMatchObject({
      address: '8.8.8.8',
      family: 4,
    })
  })
})
