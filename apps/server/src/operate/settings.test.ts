import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { addressKey } from '../security.ts'
import { readSettings } from './settings.ts'

describe('settings', () => {
  test('nothing set suits a laptop', () => {
    expect(readSettings({ PATH: '/bin' })).toMatchObject({
      publicUrl: null,
      hosts: [],
      trustedProxies: [],
      secrets: [],
      mail: null,
      privateWebhooks: false,
    })
  })

  test('everything wrong is named at once', () => {
    const wrong = {
      TESSERA_PUBLIC_URL: 'https://example.com/path',
      TESSERA_HOSTS: 'nas.home,http://nas.home:8017',
      TESSERA_TRUSTED_PROXIES: '10.0.0.0/33',
      TESSERA_SECRETS: 'short',
      TESSERA_GUEST_DAYS: 'many',
      TESSERA_PUBLIC_ULR: 'https://example.com',
      TESSERA_METRICS_TOKEN_FILE: '/nowhere/at/all',
    }
    let said = ''
    try {
      readSettings(wrong)
    } catch (error) {
      said = String(error)
    }
    for (const name of Object.keys(wrong)) expect(said).toContain(name)
  })

  test('mail needs a server and a sender', () => {
    expect(() => readSettings({ TESSERA_SMTP_URL: 'smtp://localhost' })).toThrow(/belong together/)
    expect(
      readSettings({ TESSERA_SMTP_URL: 'smtps://u:p@mail.example', TESSERA_MAIL_FROM: 'a@example.com' }).mail,
    ).toEqual({
      url: 'smtps://u:p@mail.example',
      from: 'a@example.com',
    })
  })

  test('secrets may come from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-settings-'))
    const file = join(folder, 'secrets')
    writeFileSync(file, `${'n'.repeat(32)},${'o'.repeat(32)}\n`)
    expect(readSettings({ TESSERA_SECRETS_FILE: file }).secrets).toEqual(['n'.repeat(32), 'o'.repeat(32)])
    rmSync(folder, { recursive: true })
  })
})

test('addresses of version 6 count by their network', () => {
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2::1'))
  expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'))
  expect(addressKey('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(addressKey('2001:db8:1:3::1', 48)).toBe(addressKey('2001:db8:1:2::1', 48))
  expect(addressKey('::1')).toBe('0:0:0:0::/64')
})
