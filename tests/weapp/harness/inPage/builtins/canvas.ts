import { flag, text, type Define } from './define'

/** A canvas to draw on through `createSelectorQuery().fields({ node: true })`; the old interface by `canvas-id` is not here. */
export const defineCanvas = (define: Define) =>
  define('canvas', {
    properties: { type: text(), canvasId: text(), disableScroll: flag() },
    drawn({ data, drawn }) {
      drawn.appendChild(document.createElement('canvas'))
      drawn.addEventListener('touchmove', (event) => {
        if (data().disableScroll) event.preventDefault()
      })
      return undefined
    },
  })

export type CanvasNode = HTMLCanvasElement & { createImage: () => HTMLImageElement; requestAnimationFrame: typeof requestAnimationFrame }

/** What WeChat hands to page code of a canvas: a browser's, with two methods that a browser has elsewhere. */
export function canvasNodeIn(drawn: Element | undefined): CanvasNode | undefined {
  const canvas = drawn?.querySelector('canvas')
  if (!canvas) return undefined
  return Object.assign(canvas, { createImage: () => new Image(), requestAnimationFrame: requestAnimationFrame.bind(window) })
}
