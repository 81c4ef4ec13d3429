import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { signalIfThere } from './postgres.ts'

test('a process that has ended is no longer told anything', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  expect(() => signalIfThere(child.pid ?? 0, 'SIGCONT')).not.toThrow()
})
