import { requestError, type Serve } from '@tessera/online'
import type { ChainService } from './chain-service.ts'
import { signedOrigin } from './signed-origin.ts'
import { holdingsRoutes as routes } from './wire/index.ts'

/** Wallets and what was found in them. Where no chain is configured there is nothing of it. */
export function serveHoldings(serve: Serve, chain: ChainService | null, publicUrl: string | null): void {
  const context = (): ChainService => {
    if (chain === null) throw requestError(404, 'lp_unavailable', 'This server is not connected to a blockchain.')
    return chain
  }
  serve(routes.holdings, async ({ by }) => await context().holdings(by))
  serve(routes.lookAgain, async ({ by, body }) => await context().look(by, body))
  serve(routes.askProof, async ({ by, body, request }) =>
    context().askProof(by, body.address, body.chainId, signedOrigin(publicUrl, request)),
  )
  serve(routes.linkWallet, async ({ by, body }) => await context().link(by, body.text, body.signature))
  serve(routes.unlinkWallet, async ({ by, params }) => {
    await context().unlink(by, params.address)
    return undefined
  })
}
