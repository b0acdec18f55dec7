/** What compile.ts hands to the browser: one built mini-program. */
export type Window = {
  navigationBarTitleText?: string
  navigationStyle?: string
  navigationBarTextStyle?: string
  enablePullDownRefresh?: boolean
  onReachBottomDistance?: number
}
export type ComponentJson = Window & { component?: boolean; styleIsolation?: string; usingComponents?: Record<string, string> }
export type AppJson = {
  pages: string[]
  subPackages?: Array<{ root: string; pages: string[] }>
  entryPagePath?: string
  usingComponents?: Record<string, string>
  tabBar?: { custom?: boolean; list: Array<{ pagePath: string; text: string }> }
  window?: Window
  lazyCodeLoading?: string
  __usePrivacyCheck__?: boolean
  requiredPrivateInfos?: string[]
}
export type Bundle = {
  app: AppJson
  pages: string[]
  json: Record<string, ComponentJson>
  wxss: Record<string, string>
  /** Compiled templates by file, and within a file by name. */
  templates: Record<string, { _?: Record<string, unknown> }>
  /** Page code, each file a function of the scope it runs in. */
  /** Runs a source text where page code runs: its scope, wx, getApp, getCurrentPages. */
  evaluate: (scope: object, wx: unknown, getApp: () => unknown, getCurrentPages: () => unknown[], source: string) => unknown
  modules: Record<string, (scope: object) => (...given: unknown[]) => void>
}

export const bundle = (globalThis as unknown as { miniProgram: Bundle }).miniProgram
