/** A suggestion cut where it repeats what was typed, so that the repeated part can be shown stronger. */
export function marked(text: string, typed: string): Array<{ piece: string; hit: boolean }> {
  const at = typed ? text.toLowerCase().indexOf(typed.toLowerCase()) : -1
  if (at < 0) return [{ piece: text, hit: false }]
  const pieces = [
    { piece: text.slice(0, at), hit: false },
    { piece: text.slice(at, at + typed.length), hit: true },
    { piece: text.slice(at + typed.length), hit: false },
  ]
  return pieces.filter(({ piece }) => piece !== '')
}
