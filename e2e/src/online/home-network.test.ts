import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { moment } from '../../../games/hexline/e2e/hexline.ts'
import { serve } from '../server.ts'
import { arrive } from '../visit.ts'

/** An address that browsers do not take for their own machine. */
function addressHere(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address
}

test('in a home network over plain HTTP a match is made, joined and played, and one against a bot too', async () => {
  const address = addressHere()
  if (address === undefined) throw new Error('This machine is in no network, so nobody else could come')
  const server = await serve({}, ['--host', '0.0.0.0'])
  const url = `http://${address}:${new URL(server.url).port}`
  const [desk, other] = [await arrive(), await arrive()]
  await desk.goto(`${url}/online/new?game=hexline`)
  expect(await desk.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'subtle' in crypto])).toEqual([
    false,
    false,
    false,
  ])
  await desk.getByText('Match options').click()
  await desk.getByText('One', { exact: true }).click()
  await desk.getByRole('button', { name: 'Create the match' }).click()
  await other.goto(await desk.getByLabel(/^Send this link/).inputValue())
  await other.getByRole('button', { name: 'Play as a guest' }).click()
  const sides = [desk, other] as const
  for (const side of sides) await side.getByRole('button', { name: 'Lock army' }).click()
  for (const side of sides) await side.getByRole('button', { name: 'Fight' }).click()
  for (const side of sides) await moment(side).waitFor()

  await desk.goto(`${url}/hexline/play`)
  await desk.getByRole('button', { name: 'Fight', exact: true }).click()
  await moment(desk).waitFor()
  await desk.goto('about:blank')
  await other.goto('about:blank')
  await server.close()
})
