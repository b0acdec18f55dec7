import type { Compiler } from 'webpack'

const NAME = 'WithoutAppConfig'

/**
 * Taro writes app.json into the app's script once more: every page, sub-package and preload rule. Nothing reads it there. 3 KB of the main
 * package, and 57 bytes for each page to come.
 */
export class WithoutAppConfig {
  apply({ hooks, webpack: { NormalModule } }: Compiler) {
    // After Taro's own plugin, which adds the loader that writes it.
    hooks.compilation.tap({ name: NAME, stage: 1 }, (compilation) =>
      NormalModule.getCompilationHooks(compilation).loader.tap(NAME, (_context, module) => {
        for (const item of module.loaders) {
          const options: unknown = item.options
          if (item.loader === '@tarojs/taro-loader' && typeof options === 'object') item.options = { ...options, config: {} }
        }
      }),
    )
  }
}
