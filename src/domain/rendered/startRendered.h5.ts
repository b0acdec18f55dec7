import { queries, queryKeyOf } from '@/api/queries'
import { mall, type MallConfig } from '@/contract/mall'
import type { Dehydrated } from '@/lib/pageRender'
import { useConnectivity } from '@/platform/connectivity'
import { host } from '@/platform/host'
import { tellLook } from '@/platform/look'
import { presentAddress } from '@/platform/presentAddress'
import { renderedFrom } from '@/platform/renderedPage'
import { renderedStates } from '@/lib/renderedStates'
import { useSession } from '@/platform/session'
import { partsOf } from '@/routes/pattern'
import { rows } from '@/routes/rows'
import { useElder } from '@/ui/text/elder'
import { textSize } from '@/ui/text/typeScale'
import { publishConfig } from '../mallConfig/publishConfig'
import { roomOfMember } from './memberHome'

/**
 * Begins with what the gateway rendered this page from: no answer that came with it is asked for again, and React finds the page as it would render
 * it. Where this device shows it otherwise, the rendering goes, and the browser renders as ever. To be called before Taro makes the app.
 */
export function startRendered() {
  const rendered = renderedFrom.current
  if (!rendered) return
  hydrateQueries(rendered)
  const config = queries.getQueryData<MallConfig>(queryKeyOf(mall.config, undefined, {}))
  if (config) publishConfig(config)
  const { elder } = useElder.getState()
  if (elder !== rendered.elder) tellLook({ elder })
  if (!isAsRendered(rendered)) removeRendering()
  else if (isMember()) renderedStates.set(useSession.getState, { ...useSession.getState(), member: undefined })
}

const isMember = () => useSession.getState().member !== undefined

function removeRendering() {
  const app = document.getElementById('app')
  if (!app) return
  app.textContent = ''
  // Nothing is left whose taps are kept (index.html).
  app.removeAttribute('data-rendered')
}

/** Answers come as old as the page; those from ahead of this device's clock, which is wrong, are asked for again. A member asks for his own. */
function hydrateQueries({ answers, now }: Dehydrated) {
  const isAhead = now > Date.now()
  for (const { key, data, isStale = isAhead } of answers) {
    // JSON knows no undefined: a visitor's reads have none in the place of a member.
    const queryKey = key.map((part) => part ?? undefined)
    queries.setQueryData(queryKey, data, { updatedAt: now })
    if (isStale && !isMember()) void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}

/**
 * Rendered for a visitor in a browser, with a network and plain text: whoever sees something else renders his own page. A member has his parts once
 * it is taken over; at home they come first, where room was left for them.
 */
const isAsRendered = ({ elder }: Dehydrated) =>
  elder === useElder.getState().elder &&
  textSize.rest === 1 &&
  !host.native &&
  useConnectivity.getState().online &&
  !(isMember() && partsOf(presentAddress()).path === rows.home.path && !roomOfMember())
