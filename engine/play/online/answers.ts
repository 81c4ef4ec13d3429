import { QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { AnswerOf, routes, Sent } from '@tessera/wire'
import { ask, Unreachable } from './api.ts'

type Routes = typeof routes
type Request<Name extends keyof Routes> = Partial<Sent<Routes[Name]>>

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

/** One thing asked of the server; `when` false waits with asking, `every` asks again after so many milliseconds. */
export function useAnswer<Name extends keyof Routes>(
  name: Name,
  request: Request<Name> = {},
  when = true,
  every?: number,
) {
  const asked = { queryKey: [name, request], queryFn: () => ask(name, request), enabled: when }
  return useQuery(every === undefined ? asked : { ...asked, refetchInterval: every }, answers)
}

type EntryOf<Name extends keyof Routes> =
  AnswerOf<Routes[Name]> extends { readonly entries: readonly (infer Entry)[] } ? Entry : never

/** A list of the server, page after page. */
export function usePages<Name extends keyof Routes>(name: Name, request: Request<Name> = {}, when = true) {
  const asked = useInfiniteQuery(
    {
      queryKey: [name, request],
      queryFn: ({ pageParam }) => ask(name, withQuery(request, pageParam)) as Promise<Page<EntryOf<Name>>>,
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

/** Marks these answers as outdated: screens that show them ask again. */
export function outdated(...names: readonly (keyof Routes)[]): void {
  for (const name of names) void answers.invalidateQueries({ queryKey: [name] })
}

interface Page<Entry> {
  readonly entries: readonly Entry[]
  readonly next: string | null
}

function withQuery<Name extends keyof Routes>(request: Request<Name>, after: string | undefined): Request<Name> {
  return after === undefined ? request : ({ ...request, query: { ...(request.query ?? {}), after } } as Request<Name>)
}
