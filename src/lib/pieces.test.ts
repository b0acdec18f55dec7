import { piecesIn } from './pieces'

it.each<[string, ReturnType<typeof piecesIn>]>([
  ['80mg×28粒', { count: 28, unit: '粒' }],
  ['0.5g×12片×2板', { count: 24, unit: '片' }],
  ['10片/盒', { count: 10, unit: '片' }],
  ['5mg*7片', { count: 7, unit: '片' }],
  ['50mg×12袋', { count: 12, unit: '袋' }],
  ['6g×10丸', { count: 10, unit: '丸' }],
  // What is measured, breathed in or dropped is not counted.
  ['100μg×200揿', undefined],
  ['0.1%×20g', undefined],
  ['5ml:5mg×2支', undefined],
  ['100ml', undefined],
  ['5mg×0片', undefined],
  // Where something follows, it is not known what a box holds.
  ['5mg×7片（赠 2 片）', undefined],
  ['', undefined],
])('%s holds so many pieces', (specification, pieces) => {
  expect(piecesIn(specification)).toEqual(pieces)
})
