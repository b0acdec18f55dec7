/*
 * Runs in the page, after texts.js: `look.nestedTargets()` names whatever can be pressed, typed into or reached with the keyboard and
 * stands inside another such thing: a press of the inner one is a press of the outer one too, and no screen reader reads both.
 */
;(() => {
  const { look } = window
  const ROLES = [
    'button',
    'link',
    'checkbox',
    'radio',
    'switch',
    'tab',
    'option',
    'menuitem',
    'slider',
    'spinbutton',
    'textbox',
    'searchbox',
  ]
  const PRESSED = ['a', 'button', 'input', 'textarea', 'select', 'summary', ...ROLES.map((role) => `[role=${role}]`)].join()
  /** What takes the keyboard for the things inside it: it answers to no press of its own. */
  const LEADS = '[role=listbox], [role=radiogroup], [role=tablist], [role=region], [role=dialog], [role=alertdialog], [role=log]'
  const REACHED = `[tabindex]:not([tabindex="-1"]):not(:is(${LEADS}))`
  const ANY = `${PRESSED}, ${REACHED}`

  /** Each kind once, however many rows of a list show it. */
  look.nestedTargets = () => {
    const found = [...document.querySelectorAll(ANY)].flatMap((element) => {
      const around = element.parentElement?.closest(ANY)
      return around ? `${look.pathTo(element)} inside ${look.pathTo(around)}` : []
    })
    return [...new Set(found)]
  }
})()
