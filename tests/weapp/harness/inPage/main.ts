/* Runs in Chromium: joins engine, built-in components, wx and page stack, and starts the mini-program. */
import { backend } from './backend'
import { defineBuiltins } from './builtins'
import { bundle } from './bundle'
import { countCrossings } from './crossings'
import { createEnvironment } from './engine'
import { inspect } from './inspect'
import { Logic } from './logic'
import { PageStack } from './pageStack'
import { createWx } from './wx'

const environment = createEnvironment()
const space = environment.createCodeSpace('', true)
const associated = environment.associateBackend(backend)
const screen = document.getElementById('screen')
if (!screen) throw new Error('index.html has no screen')

const stack: PageStack = new PageStack({ screen, associated, space, logic: () => logic })
const launch = { path: '', query: {}, scene: 1001, referrerInfo: {}, apiCategory: 'default' }
const wx = createWx({ stack, launch, screen })
const logic = new Logic({ space, wx: wx.api, openPages: () => stack.pages.map(({ instance }) => instance) })

countCrossings(() => stack.pages.at(-1)?.path ?? '')
defineBuiltins(space.getComponentSpace())
for (const [path, css] of Object.entries(bundle.wxss)) {
  associated.registerStyleSheetContent(path, css)
  space.addStyleSheet(path, path, bundle.json[path]?.component ? path.replace(/\W/g, '_') : undefined)
}
for (const [path, content] of Object.entries(bundle.templates)) {
  const own = bundle.json[path]
  if (path !== 'app')
    space.addComponentStaticConfig(path, { ...own, usingComponents: { ...bundle.app.usingComponents, ...own?.usingComponents } })
  space.addCompiledTemplate(path, { groupList: bundle.templates, content })
}

/** Starts the mini-program at a page path with its query. */
async function start(url: string) {
  const [path = '', search = ''] = url.replace(/^\//, '').split('?')
  Object.assign(launch, { path, query: Object.fromEntries(new URLSearchParams(search)) })
  logic.require('app.js')
  logic.app?.onLaunch?.(launch)
  logic.app?.onShow?.(launch)
  await stack.open(url)
}

const engine = {
  start,
  inspect: () => ({ ...inspect(stack.pages), missingWx: wx.missing() }),
  reLaunch: (url: string) => stack.reLaunch({ url }),
  goBack: () => stack.navigateBack(),
}
export type EngineInPage = typeof engine
Object.assign(globalThis, { engine })
