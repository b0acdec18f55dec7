const LAYERS = '[role="dialog"], .ant-popover:not(.ant-popover-hidden)'

/** Whether a dialog, drawer or popover lies over an element; without one, over the page. */
export const isCovered = (element: Element | null = null): boolean =>
  [...document.querySelectorAll(LAYERS)].some((layer) => !layer.contains(element))

/** What Esc does, once nothing lies over the page: it closes that first. */
export const unlessCovered = (act: () => void) => () => {
  if (!isCovered()) act()
}
