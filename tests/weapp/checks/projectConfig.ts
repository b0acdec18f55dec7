import type { Check } from './readBuild'

type Project = {
  miniprogramRoot?: string
  appid?: string
  compileType?: string
  libVersion?: string
  setting?: Record<string, unknown>
}

/** The oldest base library we serve: the first whose privacy consent can be asked for (`wx.getPrivacySetting`, rules A5). */
export const OLDEST_LIBRARY = '2.32.3'

/** The project file WeChat's developer tools open the build with. */
export const projectConfig: Check = ({ json, has }) => {
  const file = 'project.config.json'
  if (!has(file)) return [`${file} is missing`]
  const { miniprogramRoot, appid, compileType, libVersion = '', setting = {} } = json<Project>(file)
  const problems: string[] = []
  const demand = (isRight: boolean, problem: string) => {
    if (!isRight) problems.push(`${file}: ${problem}`)
  }
  demand(miniprogramRoot === './' || miniprogramRoot === undefined, `the build is not where it says, but in ${miniprogramRoot}`)
  demand(Boolean(appid), 'no appid')
  demand(compileType === 'miniprogram', `compileType is ${compileType}`)
  demand(
    /^\d+(\.\d+){2}$/.test(libVersion) && libVersion.localeCompare(OLDEST_LIBRARY, 'en', { numeric: true }) >= 0,
    `libVersion ${libVersion} is older than ${OLDEST_LIBRARY}`,
  )
  // The build is compiled and minified already; a second time by the developer tools changes what was tested.
  for (const name of ['es6', 'enhance', 'postcss', 'minified'])
    demand(setting[name] !== true, `the tools compile it again: setting.${name}`)
  demand(setting.urlCheck !== false, 'request domains are not checked: setting.urlCheck')
  return problems
}
