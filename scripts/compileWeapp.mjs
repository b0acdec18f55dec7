/*
 * `node scripts/compileWeapp.mjs dist/weapp out.zip`: WeChat's own compiler over a build, as an upload does it, without a network or a
 * key. Says how many files it packed, or what it refuses.
 */
import { AS_BUILT, offlineProject, wechatCi } from './weapp/wechatCi.mjs'

const [folder = 'dist/weapp', file = 'dist/weapp.zip'] = process.argv.slice(2)
const ci = wechatCi()
try {
  const compiled = await ci.getCompiledResult({ project: offlineProject(ci, folder), version: '0.0.0', setting: AS_BUILT }, file)
  console.log(`packed ${Object.keys(compiled).length} files`)
  process.exit(0)
} catch (fault) {
  console.log(`refused: ${fault.message}`)
  process.exit(1)
}
