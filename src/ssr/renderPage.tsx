import { QueryClientProvider, hashKey, type Query } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { queries, queryKeyOf } from '@/api/queries'
import { mall, type MallConfig } from '@/contract/mall'
import { PublishMallConfig } from '@/domain/mallConfig/PublishMallConfig'
import { publishConfig } from '@/domain/mallConfig/publishConfig'
import type { DehydratedAnswer, PageRequest, RenderedPage } from '@/lib/pageRender'
import { renderedFrom } from '@/platform/renderedPage/index.server'
import { askUnder, type Ask } from '@/platform/transport/index.server'
import { partsOf } from '@/routes/pattern'
import { routeAt } from '@/routes/resolve'
import { allRows, rows } from '@/routes/rows'
import PullDownRefresh from '@/taro/PullDownRefresh'
import queryString from '@/taro/queryString'
import { useElder } from '@/ui/text/elder'
import { pages } from './pages'
import { countedReads, sharedReads } from './sharedReads'
import { openAt } from './taro/api'

/** A page's reads depend on each other three deep at most; the last pass renders what all of them answered. */
const MAX_PASSES = 4
const SHARED = new Set<unknown>(sharedReads.map(({ line }) => line))
const COUNTED = new Set<unknown>(countedReads.map(({ line }) => line))

const CONFIG = queryKeyOf(mall.config, undefined, {})

/** The id that Taro's router gives the element of the first page, which React takes over. */
const idOf = (path: string) => `${path}?stamp=AA`

type Pass = PageRequest & { Page: ComponentType; answers: DehydratedAnswer[] }

/** The page of an address as Taro's router mounts it; nothing for an address whose page is not rendered. */
function pageOf(address: string): ComponentType | undefined {
  const { name } = routeAt(partsOf(address).path) ?? { name: 'notFound' as const }
  const Page = pages[name]
  if (!Page || !rows[name].pullToRefresh) return Page
  return () => (
    <PullDownRefresh>
      <Page />
    </PullDownRefresh>
  )
}

/**
 * Renders a page from its own components, with what the gateway answers to its reads. A pass leaves the reads that it lacks pending; they are
 * made, and the next pass has them. Nothing where the page is none of those, or cannot be rendered: the browser does it alone, as ever.
 */
export async function renderPage(request: PageRequest, ask: Ask): Promise<RenderedPage | undefined> {
  await allRows()
  const Page = pageOf(request.address)
  if (!Page) return undefined
  const controller = new AbortController()
  askUnder(controller.signal, ask)
  const answers: DehydratedAnswer[] = []
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const { html, missing } = renderOnce({ ...request, Page, answers })
    if (missing.length === 0) return { html, dehydrated: { elder: request.elder, now: request.now, answers } }
    answers.push(...(await Promise.all(missing.map((query) => answerOf(query, controller.signal)))))
  }
  return undefined
}

/** One pass, in one turn of the event loop: what the shop keeps for its one page is set before it and cleared after it, so that pages do not see each other. */
function renderOnce({ address, elder, now, Page, answers }: Pass) {
  const { path, query } = partsOf(address)
  renderedFrom.current = { elder, now, answers }
  openAt({ path, params: queryString.parse(query) })
  useElder.setState({ elder })
  for (const { key, data } of answers) queries.setQueryData(key, data, { updatedAt: now })
  const config = queries.getQueryData<MallConfig>(CONFIG)
  if (config) publishConfig(config)
  const wanted: Query[] = []
  // Asked when a read is first seen: a sheet that is closed reads what is on screen, too, and would say that it is off.
  const unsubscribe = queries.getQueryCache().subscribe(({ type, query }: { type: string; query: Query }) => {
    if (type === 'added' && !isOff(query)) wanted.push(query)
  })
  try {
    const html = renderToString(
      // Shaped as the app and Taro's wrapper of its pages (app.tsx, hydratingRoot.ts): React's ids come from the shape.
      <QueryClientProvider client={queries}>
        <PublishMallConfig />
        <>
          {[
            <div key={path} id={idOf(path)} className="taro_page">
              <Page />
            </div>,
          ]}
        </>
      </QueryClientProvider>,
    )
    return { html, missing: wanted.filter(isMissing) }
  } finally {
    unsubscribe()
    queries.clear()
  }
}

const isOff = ({ options }: Query) => 'enabled' in options && options.enabled === false

const isMissing = ({ state, queryKey }: Query) => state.data === undefined && SHARED.has(queryKey[0])

/** What the gateway answers to a read, as the query cache keeps it: of an endless list its first page. */
async function answerOf({ queryKey, options }: Query, signal: AbortSignal): Promise<DehydratedAnswer> {
  const { queryFn } = options
  if (typeof queryFn !== 'function') throw new Error(`${hashKey(queryKey)} cannot be read`)
  const data = await queryFn({ client: queries, queryKey, signal, meta: undefined, pageParam: 1 })
  return {
    key: queryKey,
    data: 'initialPageParam' in options ? { pages: [data], pageParams: [1] } : data,
    ...(COUNTED.has(queryKey[0]) && { isStale: true }),
  }
}
