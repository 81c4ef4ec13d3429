import { routes } from '@tessera/wire'
import type { Serve } from '../api/serve.ts'
import type { House } from '../house.ts'
import { trouble } from '../matches/trouble.ts'
import type { ChainDesk } from './index.ts'
import { signedOrigin } from './signed-origin.ts'

/** Wallets and what was found in them. Where no chain is configured there is nothing of it. */
export function chainRoutes(serve: Serve, { chain, settings }: House): void {
  const desk = (): ChainDesk => {
    if (chain === null) throw trouble(404, 'lp_unavailable', 'This server does not look at any chain.')
    return chain
  }
  serve(routes.holdings, async ({ by }) => await desk().holdings(by))
  serve(routes.lookAgain, async ({ by, body }) => await desk().look(by, body))
  serve(routes.askProof, async ({ by, body, request }) =>
    desk().askProof(by, body.address, body.chainId, signedOrigin(settings.publicUrl, request)),
  )
  serve(routes.linkWallet, async ({ by, body }) => await desk().link(by, body.text, body.signature))
  serve(routes.unlinkWallet, async ({ by, params }) => {
    await desk().unlink(by, params.address)
    return undefined
  })
}
