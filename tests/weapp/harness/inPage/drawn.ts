type Size = { nodes: number; depth: number; maxChildren: number }

const isNode = (element: Element) => element.localName.startsWith('wx-')

/** How large a page is as it is drawn, in WXML nodes: all of them, the deepest nesting, and the most children of one. */
export function sizeOf(element: Element): Size {
  const children = [...element.children].filter(isNode)
  const sizes = children.map(sizeOf)
  return {
    nodes: (isNode(element) ? 1 : 0) + sizes.reduce((sum, { nodes }) => sum + nodes, 0),
    depth: (isNode(element) ? 1 : 0) + Math.max(0, ...sizes.map(({ depth }) => depth)),
    maxChildren: Math.max(children.length, ...sizes.map(({ maxChildren }) => maxChildren)),
  }
}
