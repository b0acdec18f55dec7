import type { Check } from '../checks/readBuild'
import { official } from './official'

/** WeChat's `wcc` accepts every template and wxs of the build, together, as it is given them on upload. */
export const officialTemplates: Check = ({ folder, ending }) => {
  const { refusal } = official('wcc', folder, ['-d', '-cc', '0', ...ending('.wxml'), ...ending('.wxs'), '-gn', '$gwx'])
  return refusal ? [`wcc: ${refusal}`] : []
}
