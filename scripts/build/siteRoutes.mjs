import { writeFileSync } from 'node:fs'
import { build } from 'esbuild'

/**
 * Writes the route table for the gateway, which serves the pages' heads: with the build it belongs to, as data.
 */
export async function writeSiteRoutes(file, environment = { QINGHE_GALLERY: '' }) {
  const { outputFiles } = await build({
    entryPoints: ['scripts/build/siteRows.ts'],
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
