import type { ComponentJson } from '../harness/inPage/bundle'
import type { Check } from './readBuild'

const COLOUR = /^#[0-9a-f]{6}$/i
/** What WeChat takes for the settings of a page's bar and background; it refuses the upload of anything else. */
const VALUES: Readonly<Record<string, RegExp>> = {
  navigationBarTextStyle: /^(black|white)$/,
  navigationStyle: /^(default|custom)$/,
  navigationBarBackgroundColor: COLOUR,
  backgroundColor: COLOUR,
  backgroundColorTop: COLOUR,
  backgroundColorBottom: COLOUR,
  backgroundTextStyle: /^(dark|light)$/,
  pageOrientation: /^(auto|portrait|landscape)$/,
}

/** The settings of the window and of every page have values that WeChat knows. */
export const navigationValues: Check = ({ app, pages, has, json }) => {
  const own = pages.filter((page) => has(`${page}.json`)).map((page) => [page, json<ComponentJson>(`${page}.json`)] as const)
  return [['app', app.window ?? {}] as const, ...own].flatMap(([name, settings]) =>
    Object.entries(settings)
      .map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)] as const)
      .filter(([key, value]) => VALUES[key] && !VALUES[key].test(value))
      .map(([key, value]) => `${name}.json: ${key} is ${value}`),
  )
}
