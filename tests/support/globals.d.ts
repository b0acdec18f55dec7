declare module '@tarojs/plugin-framework-react/dist/runtime' {
  import type { AppInstance } from '@tarojs/runtime'
  export function createReactApp(app: unknown, react: unknown, dom: unknown, config: object): AppInstance
}

declare module '@tarojs/components-react/dist/components/*' {
  import type { ComponentType } from 'react'
  const component: ComponentType<Record<string, unknown>>
  export default component
}

/** The real gateway beside the simulated browser (environment.cjs). */
declare const gatewayAt: typeof import('./gateway').gatewayAt
