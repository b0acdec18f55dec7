import { writeFileSync } from 'node:fs'
import { build } from 'esbuild'

/**
 * Writes the route table as the gateway reads it: which addresses there are and what their pages say in the head. The gateway
 * imports nothing of the storefront but contract and lib, so the table reaches it as data.
 */
export async function writeSiteRoutes(file, environment = { QINGHE_GALLERY: '' }) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { routes } from './src/routes/table'
        import { expressionOf } from './src/routes/pattern'
        export const rows = Object.entries(routes).map(([name, { path, title, keywords, description, indexed }]) => {
          const { expression, names } = expressionOf(path)
          return { name, expression: expression.source, names, title, keywords, description, indexed }
        })`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    define: Object.fromEntries(Object.entries(environment).map(([key, value]) => [`process.env.${key}`, JSON.stringify(value)])),
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })
  const { rows } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
  writeFileSync(file, JSON.stringify(rows))
}
