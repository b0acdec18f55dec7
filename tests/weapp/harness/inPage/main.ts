/* Runs in Chromium: joins engine, built-in components, wx and page stack, and starts the mini-program. */
import { PROFILES, type ProfileName } from '../profiles'
import { appCommands } from './automation/appCommands'
import { runCommand, type Commands } from './automation/commands'
import { elementCommands } from './automation/elementCommands'
import { prefixOf } from './automation/elements'
import { nativeCommands } from './automation/nativeCommands'
import { pageCommands } from './automation/pageCommands'
import { backend } from './backend'
import { defineBuiltins } from './builtins'
import { bundle } from './bundle'
import { countCrossings } from './crossings'
import { createEnvironment } from './engine'
import { inspect } from './inspect'
import { Logic } from './logic'
import { callPage } from './openPage'
import { PageStack } from './pageStack'
import { createWx } from './wx'
import { allowOnly } from './wx/domains'
import { emit } from './wx/events'
import { chooseNext, pictureAlbum } from './wx/media'
import { refuse } from './wx/permission'
import { contractsOpened } from './wx/privacy'
import { holdPhone } from './wx/profile'
import { scanNext } from './wx/scan'
import { allShared, shareMenu, sharePagesOf } from './wx/share'
import { deviceMemory } from './wx/storage'
import { shownTabs } from './wx/tabBar'
import { fetchAhead } from './wx/backgroundFetch'
import { tellUpdate, updatesApplied } from './wx/update'
import { goOn, interruptLater } from './wx/underWay'

const environment = createEnvironment()
const space = environment.createCodeSpace('', true)
const associated = environment.associateBackend(backend)
const screen = document.getElementById('screen')
if (!screen) throw new Error('index.html has no screen')

const stack: PageStack = new PageStack({ screen, associated, space, logic: () => logic })
const launch: Entered = { path: '', query: {}, scene: 1001, referrerInfo: {}, apiCategory: 'default' }
/** How the shopper came in last: as it was started, or as it was entered again since. */
let entered = launch
const restart = (url: string) => void (globalThis as unknown as { restartEngine: (url: string) => Promise<void> }).restartEngine(url)
const wx = createWx({ stack, launch, entered: () => entered, restart })
const logic = new Logic({ space, wx: wx.api, openPages: () => stack.pages.map(({ instance }) => instance) })

countCrossings(() => stack.pages.at(-1)?.path ?? '')
sharePagesOf(stack)
defineBuiltins(space.getComponentSpace(), (call, given) =>
  (wx.api[call] as ((given: object) => void) | undefined)?.({ ...given, fail: () => undefined }),
)
for (const [path, css] of Object.entries(bundle.wxss)) {
  associated.registerStyleSheetContent(path, css)
  space.addStyleSheet(path, path, bundle.json[path]?.component ? prefixOf(path) : undefined)
}
for (const [path, content] of Object.entries(bundle.templates)) {
  const own = bundle.json[path]
  if (path !== 'app')
    space.addComponentStaticConfig(path, { ...own, usingComponents: { ...bundle.app.usingComponents, ...own?.usingComponents } })
  space.addCompiledTemplate(path, { groupList: bundle.templates, content })
}

type Entered = { path: string; query: Record<string, string>; scene: number; referrerInfo: object; apiCategory: string }
type Start = {
  url: string
  stored: Record<string, unknown>
  profile: ProfileName
  scene: number
  refused: readonly string[]
  domains: readonly string[] | undefined
  fetched?: string | undefined
}

/** WeChat hands query values over as they stand in the address, undecoded. */
function pageIn(url: string) {
  const [path = '', ...search] = url.replace(/^\//, '').split('?')
  const pairs = search.join('?').split('&').filter(Boolean)
  return { path, query: Object.fromEntries(pairs.map((pair) => [pair.split('=')[0] ?? '', pair.split('=').slice(1).join('=')])) }
}

/** Starts the mini-program at a page path with its query, on a phone that has stored this. */
async function start({ url, stored, profile, scene, refused, domains, fetched }: Start) {
  holdPhone(PROFILES[profile])
  allowOnly(domains)
  refused.forEach(refuse)
  fetchAhead(fetched)
  deviceMemory.put(stored)
  const { path, query } = pageIn(url)
  Object.assign(launch, { path, scene, query })
  logic.require('app.js')
  logic.app?.onLaunch?.(launch)
  logic.app?.onShow?.(launch)
  if (bundle.pages.includes(path)) return stack.open(url)
  // WeChat asks once, at once: a page that is named later comes too late.
  emit('PageNotFound', { path, query, isEntryPage: true })
  if (!stack.pages.length) throw new Error(`page "${path}" is not found`)
}

const commands: Commands = {
  ...appCommands({ stack, wx, inLogic: (source) => logic.evaluate(source) }),
  ...pageCommands(stack),
  ...elementCommands,
  ...nativeCommands(stack),
}

function toldToShow() {
  logic.app?.onShow?.(entered)
  emit('AppShow', entered)
}

function toBackground() {
  callPage(stack.top, 'onHide')
  ;(logic.app?.onHide as (() => void) | undefined)?.call(logic.app)
  emit('AppHide')
  interruptLater()
}

const engine = {
  start,
  /** A command of DevTools' automation protocol. */
  run: (method: string, params: unknown) => runCommand(commands, method, params),
  inspect: () => ({ ...inspect(stack.pages), missingWx: wx.missing() }),
  reLaunch: (url: string) => stack.reLaunch({ url }),
  /** Entered anew while it runs, by a code, a link or another mini-program: WeChat tells the app, and opens the page alone. */
  enterAgain(url: string) {
    entered = { ...launch, ...pageIn(url) }
    toldToShow()
    return stack.reLaunch({ url })
  },
  goBack: () => stack.navigateBack(),
  /** What may be asked first waits for its answer; the caller does not. */
  back: (how: 'key' | 'gesture') => void stack.back(how).then((leaves) => leaves && toBackground()),
  stored: () => deviceMemory.all(),
  /** The shopper leaves for another app, and comes back. */
  hide: toBackground,
  show() {
    goOn()
    toldToShow()
    callPage(stack.top, 'onShow')
  },
  chooseNext,
  refuse,
  pictureAlbum,
  contractsOpened,
  scanNext,
  tellUpdate,
  updatesApplied,
  shared: allShared,
  shareMenu,
  tabs: shownTabs,
}
export type EngineInPage = typeof engine
Object.assign(globalThis, { engine })
