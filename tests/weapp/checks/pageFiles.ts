import type { Check } from './readBuild'

/** Every page that app.json names is there, in the case it is named: phones tell `Index` from `index`, a developer's disk may not. */
export const pageFiles: Check = ({ pages, has }) =>
  pages.flatMap((page) =>
    ['js', 'json', 'wxml'].map((end) => `${page}.${end}`).flatMap((file) => (has(file) ? [] : [`${file} is missing`])),
  )
