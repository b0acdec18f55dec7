import type { ComponentJson } from '../harness/inPage/bundle'
import type { Check } from './readBuild'

/**
 * Every page that app.json names is there, in the case it is named: phones tell `Index` from `index`, a developer's disk may not. And
 * every page that is there is named: another one is opened by nobody.
 */
export const pageFiles: Check = ({ pages, has, ending, json }) => [
  ...pages
    .flatMap((page) => ['js', 'json', 'wxml'].map((end) => `${page}.${end}`))
    .filter((file) => !has(file))
    .map((file) => `${file} is missing`),
  ...ending('.wxml')
    .map((file) => file.replace(/\.wxml$/, ''))
    .filter((base) => has(`${base}.json`) && has(`${base}.js`) && !pages.includes(base))
    .filter((base) => !json<ComponentJson>(`${base}.json`).component)
    .map((base) => `app.json does not name the page ${base}`),
]
