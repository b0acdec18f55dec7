import type { ComponentJson } from '../harness/inPage/bundle'
import { resolved, type Check } from './readBuild'

/** Every component that a page, a component or the app uses is there and says that it is one. */
export const componentFiles: Check = ({ ending, json, has }) =>
  ending('.json').flatMap((file) =>
    Object.entries(json<ComponentJson>(file).usingComponents ?? {}).flatMap(([name, reference]) => {
      const place = resolved(reference, file)
      const missing = ['js', 'json', 'wxml'].map((end) => `${place}.${end}`).filter((one) => !has(one))
      if (missing.length) return missing.map((one) => `${file} uses <${name}>, but ${one} is missing`)
      return json<ComponentJson>(`${place}.json`).component ? [] : [`${file} uses <${name}>, but ${place}.json is no component`]
    }),
  )
