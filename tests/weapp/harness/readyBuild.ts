import { existsSync } from 'node:fs'
import path from 'node:path'
import { stale } from '../../../scripts/build/stale.mjs'

const BUILD = 'dist/weapp'

/** The folder of the mini-program's build, when it is there and made from what is here now. */
export function readyBuild(): string {
  const folder = path.resolve(BUILD)
  if (!existsSync(path.join(folder, 'app.json'))) throw new Error(`${BUILD} is not there: run "npm run build:weapp" first.`)
  if (stale('weapp').isStale) throw new Error(`${BUILD} is older than the sources: run "npm run build:weapp" first.`)
  return folder
}
