/* Runs in the page, after texts.js: `look.layoutProblems()` tells in words what is cut off, lies over something else or makes the page wider than the phone. */
;(() => {
  const { look } = window
  /** Rounding of a browser, in pixels. */
  const HAIR = 1.5
  /** A dose, a strength or a number of pieces: never to be cut short. */
  const DOSAGE = /\d\s*(mg|g|ml|μg|毫克|克|毫升|片|粒|袋|支|丸|滴|次|盒|贴|揿)/i
  const PRESSED = 'button, a, [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch], .q-btn, .q-tag, .q-chip, .q-badge'

  const scrolls = (style, axis) => /auto|scroll/.test(axis === 'x' ? style.overflowX : style.overflowY)
  const hides = (style, axis) => /hidden|clip/.test(axis === 'x' ? style.overflowX : style.overflowY)
  const endsInDots = (style) => style.textOverflow === 'ellipsis' || Number(style.webkitLineClamp) > 0
  const parentsOf = (element) => {
    const all = []
    for (let at = element; at && at !== look.top().parentElement; at = at.parentElement) all.push(at)
    return all
  }

  /** What stands between a line and its reader, and is not the way a strip or a long page is meant to be moved. */
  function cutOff({ element, words, lines }) {
    const reach = { x: true, y: true }
    for (const box of parentsOf(element)) {
      const style = getComputedStyle(box)
      const rect = box.getBoundingClientRect()
      const dots = endsInDots(style)
      for (const line of lines) {
        const overX = Math.max(rect.left - line.left, line.right - rect.right)
        const overY = Math.max(rect.top - line.top, line.bottom - rect.bottom)
        if (dots && (overX > HAIR || overY > HAIR) && DOSAGE.test(element.textContent))
          return `a dose ends in dots: “${words}” in ${look.pathTo(box)}`
        if (!dots && reach.x && hides(style, 'x') && overX > HAIR)
          return `cut off across: “${words}” by ${look.pathTo(box)} (${overX.toFixed(1)} px)`
        if (!dots && reach.y && hides(style, 'y') && overY > HAIR)
          return `cut off: “${words}” by ${look.pathTo(box)} (${overY.toFixed(1)} px)`
      }
      if (dots) return undefined
      if (scrolls(style, 'x')) reach.x = false
      if (scrolls(style, 'y')) reach.y = false
    }
    return undefined
  }

  function outsideItsButton({ element, words, lines }) {
    const button = element.closest(PRESSED)
    if (!button || getComputedStyle(button).display === 'inline' || endsInDots(getComputedStyle(element))) return undefined
    const rect = button.getBoundingClientRect()
    const out = lines.some(
      (line) =>
        line.left < rect.left - HAIR || line.right > rect.right + HAIR || line.top < rect.top - HAIR || line.bottom > rect.bottom + HAIR,
    )
    return out ? `runs out of what is pressed: “${words}” of ${look.pathTo(button)}` : undefined
  }

  /** The nearest box that moves on its own or stays while the page moves: texts of two such boxes may pass each other. */
  const sheetOf = (element) =>
    parentsOf(element).find((box) => {
      const style = getComputedStyle(box)
      return /fixed|sticky/.test(style.position) || scrolls(style, 'x') || scrolls(style, 'y')
    })

  /** What boxes around it leave of a line. */
  function shownOf(line, element) {
    const shown = { ...line }
    for (const box of parentsOf(element)) {
      const style = getComputedStyle(box)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const rect = box.getBoundingClientRect()
      shown.left = Math.max(shown.left, rect.left)
      shown.right = Math.min(shown.right, rect.right)
      shown.top = Math.max(shown.top, rect.top)
      shown.bottom = Math.min(shown.bottom, rect.bottom)
    }
    return shown
  }

  function overlapping(texts) {
    const lines = texts
      .flatMap(({ element, words, lines: own }) => own.map((line) => ({ ...shownOf(line, element), element, words })))
      .filter(({ top, bottom }) => bottom - top > HAIR)
      .sort((one, other) => one.top - other.top)
    const problems = []
    lines.forEach((line, place) => {
      for (const other of lines.slice(place + 1)) {
        if (other.top >= line.bottom - HAIR) break
        const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
        const down = Math.min(line.bottom, other.bottom) - other.top
        if (across <= HAIR || down <= HAIR || line.element === other.element) continue
        if (line.element.closest('.q-badge') || other.element.closest('.q-badge')) continue
        if (sheetOf(line.element) === sheetOf(other.element))
          problems.push(`“${line.words}” lies over “${other.words}” in ${look.pathTo(other.element)}`)
      }
    })
    return problems
  }

  function sideways() {
    const width = document.documentElement.clientWidth
    const page = look.top()
    if (page.scrollWidth <= page.clientWidth + 1 && document.documentElement.scrollWidth <= width + 1) return []
    const wide = [...page.querySelectorAll('*')].filter((element) => {
      const rect = element.getBoundingClientRect()
      const past = rect.width > 0 && rect.right > page.getBoundingClientRect().right + 1
      return (
        past &&
        !parentsOf(element.parentElement).some(
          (box) => box !== page && (scrolls(getComputedStyle(box), 'x') || hides(getComputedStyle(box), 'x')),
        )
      )
    })
    return [
      `the page can be moved sideways: ${page.scrollWidth} of ${page.clientWidth} px, because of ${wide.slice(-2).map(look.pathTo).join(' and ')}`,
    ]
  }

  look.layoutProblems = () => {
    const texts = look.texts()
    const problems = [...sideways(), ...texts.flatMap((text) => [cutOff(text), outsideItsButton(text)]), ...overlapping(texts)]
    return [...new Set(problems.filter((problem) => problem !== undefined))]
  }
})()
