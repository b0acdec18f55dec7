import { QueryObserver } from '@tanstack/react-query'
import { queries } from '@/api/queries'
import { product } from '@/contract/product'
import { freshPictures, renewPicture } from './renewPictures'

const CODE = '100011'
const signed = (nth: number) => `/pictures/${CODE}-t${nth}~a-session-of-a-test~${'0'.repeat(64)}`
let answers = 0
let leave: () => void

beforeEach(async () => {
  answers = 0
  const queryFn = () => {
    answers += 1
    return Promise.resolve({ productCode: CODE, sealed: false, images: [signed(answers)] })
  }
  leave = new QueryObserver(queries, { queryKey: [product.merged.line, 'a-member', CODE], queryFn }).subscribe(() => undefined)
  await queries.refetchQueries({ queryKey: [product.merged.line] })
  answers = 0
})
afterEach(() => {
  leave()
  queries.clear()
})
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the picture of an opened prescription drug that failed', () => {
  it('has its page asked anew, once for its address', async () => {
    for (const address of [signed(7), signed(7), signed(8)]) {
      renewPicture(address)
      await settled()
    }
    expect(answers).toBe(2)
  })

  it('is enlarged at a new address', async () => {
    expect(await freshPictures([signed(0)])).toEqual([signed(1)])
  })
})

it('a picture whose address does not end is neither asked for nor renewed', async () => {
  renewPicture('/pictures/110011')
  await settled()
  expect([await freshPictures(['/pictures/110011']), answers]).toEqual([['/pictures/110011'], 0])
})
