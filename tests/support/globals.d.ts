declare module '@tarojs/plugin-framework-react/dist/runtime' {
  import type { AppInstance } from '@tarojs/runtime'
  export function createReactApp(app: unknown, react: unknown, dom: unknown, config: object): AppInstance
}

declare module '@tarojs/components-react/dist/components/*' {
  import type { ComponentType } from 'react'
  const component: ComponentType<Record<string, unknown>>
  export default component
}

/** Loads a TypeScript file, named from the repository's root, in Node beside the simulated browser (environment.cjs). */
declare function importInNode<Module>(file: string): Promise<Module>
