import type { AppJson } from './inPage/bundle'

/** Every page an app.json names, sub-packages included, home first. */
export const pagesOf = (app: AppJson): string[] => [
  ...app.pages,
  ...(app.subPackages ?? []).flatMap(({ root, pages }) => pages.map((page) => `${root.replace(/\/$/, '')}/${page}`)),
]
