/* What we use of glass-easel and its adapter, in our own types: its published ones describe authors of components, not hosts. */
import * as glassEasel from 'glass-easel'
import { component, MiniProgramEnv } from 'glass-easel-miniprogram-adapter'

export type Data = Record<string, unknown>

/** A node of a page's tree. */
export type EngineElement = {
  id: string
  is: string
  dataset: Data
  data: Data
  tagName?: string
  class?: string
  /** Which tree it stands in. */
  ownerShadowRoot: ShadowTree | null
  getShadowRoot: () => ShadowTree | null
  getMethodCaller: () => Instance
  getBackendElement: () => HTMLElement | undefined
  triggerEvent: (name: string, detail: unknown, options: { bubbles: boolean; composed?: boolean }) => void
}
type ShadowTree = { getHostNode: () => EngineElement }
export type EngineEvent = {
  getEventName: () => string
  getOriginalEvent: () => unknown
  getEventBubbleStatus: () => unknown
  timeStamp: number
  target: EngineElement & { _$?: EngineElement }
  currentTarget: EngineElement & { _$?: EngineElement }
  mark?: Data
  detail?: unknown
}
type Builder = {
  options: (options: object) => Builder
  property: (name: string, property: { type: unknown; value: unknown }) => Builder
  lifetime: (name: string, work: (this: EngineElement) => void) => Builder
  observer: (name: string, work: (this: EngineElement) => void) => Builder
  registerComponent: () => unknown
}
export type ComponentSpace = {
  define: (name: string) => Builder
  setGlobalUsingComponent: (tag: string, definition: unknown) => void
}
export type Instance = Data & {
  data: Data
  setData: (data: Data) => void
  createSelectorQuery: () => unknown
  createIntersectionObserver: (options: unknown) => unknown
}
export type Root = {
  get: () => Instance
  getComponent: () => EngineElement
  attach: (host: HTMLElement, before: HTMLElement) => void
  release: () => void
}
type Definition = { register: () => void }
export type CodeSpace = {
  getComponentSpace: () => ComponentSpace
  addStyleSheet: (path: string, sheet: string, prefix: string | undefined) => void
  addComponentStaticConfig: (path: string, config: object) => void
  addCompiledTemplate: (path: string, template: { groupList: unknown; content: unknown }) => void
  component: (path: string) => { pageDefinition: (own: Data) => Definition; definition: (own: Data) => Definition }
  behavior: () => { definition: (own: Data) => Definition }
}
export type Associated = {
  registerStyleSheetContent: (path: string, css: string) => void
  createRoot: (tag: string, space: CodeSpace, path: string) => Root
}
export type BackendContext = {
  document: object
  appendStyleSheetPath(path: string, scope?: number): number
  setListenerStats(element: unknown, type: string, isCapture: boolean, level: number): void
  onEvent: (listener: (target: EngineElement, type: string, detail: unknown, options: object) => unknown) => void
}

export const { CurrentWindowBackendContext, Event, addGlobalErrorListener, addGlobalWarningListener } = glassEasel as unknown as {
  CurrentWindowBackendContext: new () => BackendContext
  Event: {
    new (type: string, detail: unknown, options: object): EngineEvent
    dispatchEvent: (target: EngineElement, event: EngineEvent) => void
  }
  addGlobalErrorListener: (listener: (fault: unknown, where: { type: string }) => void) => void
  addGlobalWarningListener: (listener: (message: string) => boolean) => void
}

export const createEnvironment = () =>
  new (
    MiniProgramEnv as unknown as new () => {
      createCodeSpace: (id: string, isMain: boolean) => CodeSpace
      associateBackend: (backend: BackendContext) => Associated
    }
  )()

/** What `this` is in page and component code, before its own methods. */
export const callerPrototype = component.ComponentCaller.prototype as unknown as {
  setData: (this: unknown, data: Data, done?: () => void) => void
}
