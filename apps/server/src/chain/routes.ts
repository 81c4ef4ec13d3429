import { routes } from '@tessera/wire'
import type { Serve } from '../api/answering/serve.ts'
import type { ServerContext } from '../context.ts'
import { requestError } from '../request-error.ts'
import type { ChainService } from './index.ts'
import { signedOrigin } from './signed-origin.ts'

/** Wallets and what was found in them. Where no chain is configured there is nothing of it. */
export function chainRoutes(serve: Serve, { chain, settings }: ServerContext): void {
  const context = (): ChainService => {
    if (chain === null) throw requestError(404, 'lp_unavailable', 'This server is not connected to a blockchain.')
    return chain
  }
  serve(routes.holdings, async ({ by }) => await context().holdings(by))
  serve(routes.lookAgain, async ({ by, body }) => await context().look(by, body))
  serve(routes.askProof, async ({ by, body, request }) =>
    context().askProof(by, body.address, body.chainId, signedOrigin(settings.publicUrl, request)),
  )
  serve(routes.linkWallet, async ({ by, body }) => await context().link(by, body.text, body.signature))
  serve(routes.unlinkWallet, async ({ by, params }) => {
    await context().unlink(by, params.address)
    return undefined
  })
}
