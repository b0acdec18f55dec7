/** A rule of a style sheet with the classes that each of its selectors names, or rules under a condition (scripts/build/pageStyles). */
export type StyleRule = { selectors: Array<{ text: string; classes: string[] }>; body: string } | { around: string; rules: StyleRule[] }

const CLASSES = /\bclass="([^"]*)"/g

/** The rules that some markup uses, as CSS: with them it looks as with the whole sheets. */
export function stylesOf(html: string, rules: readonly StyleRule[]): string {
  const present = new Set([...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')))
  return used(rules, present)
}

function used(rules: readonly StyleRule[], present: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('around' in rule) {
        const inside = used(rule.rules, present)
        return inside && `${rule.around}{${inside}}`
      }
      const selectors = rule.selectors.filter(({ classes }) => classes.every((name) => present.has(name)))
      return selectors.length > 0 ? `${selectors.map(({ text }) => text).join(',')}{${rule.body}}` : ''
    })
    .join('')
}
