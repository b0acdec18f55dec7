/** How a packing is counted: 80mg×28粒, 0.5g×12片×2板, 10片/盒. What is measured (ml, 揿) cannot be counted. */
const PIECES = /(?:^|[×x*])\s*(\d{1,4})\s*(片|粒|丸|袋)(?:\s*[×x*]\s*(\d{1,3})\s*(?:板|瓶|盒|小盒))?(?:\/(?:盒|瓶))?\s*$/

/** Pieces in one box of a specification, and what they are called; nothing where they cannot be counted from it. */
export function piecesIn(specification: string): { count: number; unit: '片' | '粒' | '丸' | '袋' } | undefined {
  const [, count, unit, times = '1'] = PIECES.exec(specification) ?? []
  if (count === undefined || (unit !== '片' && unit !== '粒' && unit !== '丸' && unit !== '袋')) return undefined
  const pieces = Number(count) * Number(times)
  return pieces > 0 ? { count: pieces, unit } : undefined
}
