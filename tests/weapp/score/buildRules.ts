import postcss, { type Rule as Styles } from 'postcss'
import { pressStates } from '../checks/pressStates'
import type { Build } from '../checks/readBuild'

/** Calls of `wx` that WeChat advises against, each with a newer one in its place. */
const DEPRECATED = [
  ...['getSystemInfo', 'getSystemInfoSync', 'getSystemInfoAsync', 'getUserInfo', 'chooseImage', 'chooseVideo', 'createCanvasContext'],
  ...['saveFile', 'getFileInfo', 'getSavedFileList', 'getSavedFileInfo', 'removeSavedFile', 'createAudioContext', 'drawCanvas'],
  ...['startRecord', 'stopRecord', 'playVoice', 'pauseVoice', 'stopVoice', 'playBackgroundAudio', 'reportAnalytics'],
]
/** Addresses that are names and nothing is fetched from, and the machine a build is tried on. */
const NOT_FETCHED = /^http:\/\/(www\.w3\.org|127\.0\.0\.1|localhost|mini-program)\b/

/** A rule of WeChat's experience score that the files themselves answer: what breaks it, by name. */
export type BuildRule = { name: string; weight: number; offenders: (build: Build) => string[] }

export const BUILD_RULES: readonly BuildRule[] = [
  { name: 'scrolling without inertia', weight: 8, offenders: stiff },
  { name: ':active', weight: 8, offenders: pressStates },
  {
    name: 'deprecated calls',
    weight: 2,
    offenders: ({ ending, read }) =>
      ending('.js').flatMap((file) =>
        DEPRECATED.filter((call) => new RegExp(`\\.${call}\\(`).test(read(file))).map((call) => `${call} in ${file}`),
      ),
  },
  {
    name: 'addresses without HTTPS',
    weight: 1,
    offenders: ({ ending, read }) =>
      ending('.js', '.wxss', '.wxml', '.json').flatMap((file) =>
        [...read(file).matchAll(/http:\/\/[\w.-]+/g)].map(([address]) => address).filter((address) => !NOT_FETCHED.test(address)),
      ),
  },
]

/** Style rules that let something scroll as iOS did before inertia. */
function stiff({ ending, read }: Build): string[] {
  const found: string[] = []
  for (const file of ending('.wxss')) {
    postcss.parse(read(file)).walkDecls(/^overflow(-[xy])?$/, (declaration) => {
      const styles = declaration.parent as Styles
      const isInert = styles.some(
        (other) => other.type === 'decl' && other.prop === '-webkit-overflow-scrolling' && other.value === 'touch',
      )
      if (/\b(scroll|auto)\b/.test(declaration.value) && !isInert) found.push(`${styles.selector} in ${file}`)
    })
  }
  return found
}
