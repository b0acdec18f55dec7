import type { Check } from '../checks/readBuild'
import { official } from './official'

/** WeChat's `wcsc` accepts every style sheet of the build and finds all that they import. */
export const officialStyles: Check = ({ folder, ending, read }) => {
  // It takes an empty sheet for a fault of its own.
  const sheets = ending('.wxss').filter((file) => read(file).trim() !== '')
  const { refusal } = official('wcsc', folder, ['-lc', ...sheets])
  return refusal ? [`wcsc: ${refusal}`] : []
}
