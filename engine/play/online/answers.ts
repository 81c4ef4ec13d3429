import { QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type AnswerOf, type Routes, routes, type Sent } from '@tessera/wire'
import { askRoute, type Extent, Unreachable } from './api.ts'

/** What the server answered, kept a while: pages that ask the same share one answer. */
export const answers = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (count, error) => error instanceof Unreachable && count < 2,
      retryDelay: (count) => 500 * 2 ** count,
      networkMode: 'always',
    },
  },
})

/** Asks the server by the names of a table of routes: the server's own, or that of a game's plug-in, whose answers are kept under `of`. */
export function clientOf<Table extends Routes>(table: Table, of = '') {
  type Name = keyof Table & string
  type Request<N extends Name> = Partial<Sent<Table[N]>>
  type EntryOf<N extends Name> =
    AnswerOf<Table[N]> extends { readonly entries: readonly (infer Entry)[] } ? Entry : never
  const key = (name: Name): string => `${of}${name}`

  function ask<N extends Name>(name: N, request: Request<N> = {}, extent?: Extent): Promise<AnswerOf<Table[N]>> {
    return askRoute(table[name] as Table[N], request, extent)
  }

  /** One thing asked of the server; `when` false waits with asking, `every` asks again after so many milliseconds. */
  function useAnswer<N extends Name>(name: N, request: Request<N> = {}, when = true, every?: number) {
    const asked = { queryKey: [key(name), request], queryFn: () => ask(name, request), enabled: when }
    return useQuery(every === undefined ? asked : { ...asked, refetchInterval: every }, answers)
  }

  /** A list of the server, page after page. */
  function usePages<N extends Name>(name: N, request: Request<N> = {}, when = true) {
    const asked = useInfiniteQuery(
      {
        queryKey: [key(name), request],
        queryFn: ({ pageParam }) => ask(name, withQuery(request, pageParam)) as Promise<Page<EntryOf<N>>>,
        initialPageParam: undefined as string | undefined,
        getNextPageParam: (page) => page.next ?? undefined,
        enabled: when,
      },
      answers,
    )
    return {
      entries: asked.data?.pages.flatMap((page) => page.entries) ?? null,
      error: asked.error,
      more: asked.hasNextPage ? () => void asked.fetchNextPage() : null,
      loadingMore: asked.isFetchingNextPage,
      again: () => void asked.refetch(),
    }
  }

  /** These answers are no longer true: pages that show them ask again. */
  function outdated(...names: readonly Name[]): void {
    for (const name of names) void answers.invalidateQueries({ queryKey: [key(name)] })
  }

  return { ask, useAnswer, usePages, outdated }
}

export const { ask, useAnswer, usePages, outdated } = clientOf(routes)

interface Page<Entry> {
  readonly entries: readonly Entry[]
  readonly next: string | null
}

function withQuery<Request extends { readonly query?: unknown }>(request: Request, after: string | undefined): Request {
  return after === undefined ? request : { ...request, query: { ...(request.query ?? {}), after } }
}
