type Section = { heading: string; text: string }

/** The sections a shopper looks for first, in the order of the leaflet; headings differ by kind of product. */
const FIRST = [
  /名称$/,
  /^成份$|成分/,
  /^适应症$|^功能主治$|^适用范围$|^用途$|^保健功能/,
  /^用法用量$|^使用(说明|方法)$|^食用/,
  /^禁忌|^禁用|^不适宜/,
  /^贮|^储存/,
]

/** The leaflet's short version: one section for each of these questions, or its first ones where none is recognised. */
export function excerptOf(sections: readonly Section[]): Section[] {
  const found = FIRST.flatMap((heading) => sections.find((section) => heading.test(section.heading)) ?? [])
  return [...new Set(found.length > 0 ? found : sections.slice(0, 4))]
}
