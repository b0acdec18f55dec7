/** The codes that were typed, each once; null for none: all products but prescription drugs. */
export function codesIn(text: string): string[] | null {
  const codes = text.split(/[\s,，、]+/).filter(Boolean)
  return codes.length > 0 ? [...new Set(codes)] : null
}

const SHOWN = 6

/** For which products it is, in words. */
export function codesWords(codes: readonly string[] | null): string {
  if (codes === null) return '除处方药外全部'
  return codes.length > SHOWN ? `${codes.slice(0, SHOWN).join('、')} 等 ${codes.length} 件` : codes.join('、')
}
