import type { AppJson } from '../harness/inPage/bundle'
import type { Check } from './readBuild'

/** What app.json may ask of a device's whereabouts; WeChat refuses the upload of any other name. */
const PRIVATE_INFOS = ['getFuzzyLocation', 'getLocation', 'onLocationChange', 'startLocationUpdate', 'startLocationUpdateBackground']
/** WeChat takes the vague place or the exact one, never both. */
const EXACT = PRIVATE_INFOS.filter((info) => info !== 'getFuzzyLocation')
const WHEREABOUTS = [...PRIVATE_INFOS, 'chooseLocation', 'choosePoi', 'chooseAddress']

type Whole = AppJson & {
  requiredPrivateInfos?: string[]
  permission?: Record<string, { desc?: string }>
  preloadRule?: Record<string, { packages?: string[] }>
  sitemapLocation?: string
}

/** app.json as WeChat's upload wants it (rules A1, A3, A5). */
export const appJson: Check = ({ app: read, pages, has, json }) => {
  const app = read as Whole
  const roots = (app.subPackages ?? []).map(({ root }) => root.replace(/\/$/, ''))
  const problems: string[] = []
  const demand = (isRight: boolean, problem: string) => {
    if (!isRight) problems.push(problem)
  }

  demand(app.pages.length > 0, 'app.json names no page')
  for (const page of new Set(pages.filter((page, place) => pages.indexOf(page) !== place))) problems.push(`app.json names ${page} twice`)
  for (const root of roots) {
    demand(!app.pages.some((page) => page.startsWith(`${root}/`)), `the main package has a page in the sub-package ${root}`)
    demand(!roots.some((other) => other !== root && other.startsWith(`${root}/`)), `a sub-package lies within the sub-package ${root}`)
  }
  if (app.entryPagePath) demand(pages.includes(app.entryPagePath), `the entry page ${app.entryPagePath} is no page`)

  const tabs = app.tabBar?.list ?? []
  demand(tabs.length === 0 || (tabs.length >= 2 && tabs.length <= 5), `the tab bar has ${tabs.length} tabs: WeChat takes two to five`)
  for (const { pagePath } of tabs) demand(app.pages.includes(pagePath), `the tab ${pagePath} is no page of the main package`)
  for (const end of app.tabBar?.custom ? ['js', 'json', 'wxml'] : [])
    demand(has(`custom-tab-bar/index.${end}`), `custom-tab-bar/index.${end} is missing`)

  for (const [page, { packages = [] }] of Object.entries(app.preloadRule ?? {})) {
    demand(pages.includes(page), `a preload rule names ${page}, which is no page`)
    for (const wanted of packages) demand(roots.includes(wanted), `a preload rule names ${wanted}, which is no sub-package`)
  }

  demand(app.lazyCodeLoading === 'requiredComponents', 'every page loads the code of all: lazyCodeLoading is not requiredComponents')
  demand(app.__usePrivacyCheck__ === true, 'WeChat is not told to ask for privacy consent: __usePrivacyCheck__')
  const infos = app.requiredPrivateInfos ?? []
  demand(
    !infos.includes('getFuzzyLocation') || !infos.some((info) => EXACT.includes(info)),
    `requiredPrivateInfos names getFuzzyLocation beside ${infos.filter((info) => EXACT.includes(info)).join(', ')}: WeChat takes one of them`,
  )
  for (const info of infos) {
    demand(WHEREABOUTS.includes(info), `requiredPrivateInfos names ${info}, which WeChat does not know`)
    if (!PRIVATE_INFOS.includes(info)) continue
    const scope = info === 'getFuzzyLocation' ? 'scope.userFuzzyLocation' : 'scope.userLocation'
    demand(Boolean(app.permission?.[scope]?.desc), `${info} is asked for without a reason: permission, ${scope}`)
  }

  const sitemap = app.sitemapLocation ?? 'sitemap.json'
  demand(has(sitemap), `${sitemap} is missing`)
  if (has(sitemap)) {
    const { rules = [] } = json<{ rules?: Array<{ action?: string; page?: string }> }>(sitemap)
    demand(
      rules.length > 0 && rules.every(({ action, page }) => /^(dis)?allow$/.test(action ?? '') && page),
      `${sitemap} has no whole rule`,
    )
  }
  return problems
}
