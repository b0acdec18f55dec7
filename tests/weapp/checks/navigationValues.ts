import type { ComponentJson } from '../harness/inPage/bundle'
import type { Check } from './readBuild'

const COLOUR = /^#[0-9a-f]{6}$/i
/** As JSON has it: a word is none. */
const SWITCH = /^(true|false)$/
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
  enablePullDownRefresh: SWITCH,
  disableScroll: SWITCH,
}

const TAB_BAR: Readonly<Record<string, RegExp>> = {
  color: COLOUR,
  selectedColor: COLOUR,
  backgroundColor: COLOUR,
  borderStyle: /^(black|white)$/,
  position: /^(bottom|top)$/,
  custom: SWITCH,
}

/** The settings of the window, of every page and of the tab bar have values that WeChat knows. */
export const navigationValues: Check = ({ app, pages, has, json }) => {
  const own = pages.filter((page) => has(`${page}.json`)).map((page) => [page, json<ComponentJson>(`${page}.json`)] as const)
  return [
    ...[['app', app.window ?? {}] as const, ...own].flatMap(([name, settings]) => unknownIn(name, settings, VALUES)),
    ...unknownIn('app', app.tabBar ?? {}, TAB_BAR),
  ]
}

const unknownIn = (name: string, settings: object, values: Readonly<Record<string, RegExp>>) =>
  Object.entries(settings as Record<string, unknown>)
    .map(([key, value]) => [key, asText(value, values[key] === SWITCH)] as const)
    .filter(([key, value]) => values[key] && !values[key].test(value))
    .map(([key, value]) => `${name}.json: ${key} is ${value}`)

const asText = (value: unknown, isSwitch: boolean) => (typeof value === 'string' && !isSwitch ? value : JSON.stringify(value))
