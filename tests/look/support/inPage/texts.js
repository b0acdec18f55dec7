/*
 * Runs in the page. Finds every line of text that a reader sees, as the box of its letters, and the boxes around it that could cut it.
 */
;(() => {
  const look = (window.look ??= {})

  /** The page on top of the stack; the ones below are kept, hidden. */
  look.top = () => [...document.querySelectorAll('.taro_page:not(.taro_page_shade)')].at(-1) ?? document.body

  const isDrawn = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    // A carousel keeps its other slides beside the one that is shown.
    return !element.closest('.q-visually-hidden, [inert], .q-carousel__slide[aria-hidden=true]')
  }

  /** Fonts for Chinese leave much air above and below: the letters themselves are as high as the font size. */
  function lettersOf(rect, fontSize) {
    const air = Math.max(0, (rect.height - fontSize) / 2)
    return { left: rect.left, right: rect.right, top: rect.top + air, bottom: rect.bottom - air }
  }

  look.texts = () => {
    const walker = document.createTreeWalker(look.top(), NodeFilter.SHOW_TEXT)
    const found = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!node.data.trim() || !element || !isDrawn(element)) continue
      const style = getComputedStyle(element)
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter((rect) => rect.width > 1).map((rect) => lettersOf(rect, parseFloat(style.fontSize)))
      found.push({ element, words: node.data.trim().slice(0, 24), lines })
    }
    return found
  }

  /** An element as a person who repairs it would look for it. */
  look.nameOf = (element) => {
    const classes = typeof element.className === 'string' ? element.className.trim().split(/\s+/).filter(Boolean).slice(0, 3) : []
    return [element.localName, ...classes].join('.')
  }

  look.pathTo = (element) => {
    const names = []
    for (let at = element; at && names.length < 3 && at !== look.top(); at = at.parentElement) names.unshift(look.nameOf(at))
    return names.join(' > ')
  }
})()
