import { ApiError } from '@/api/errors'
import { isWork } from '@/lib/proofOfWork'
import { startWork } from './startWork'
import { withWork } from './withWork'

const needed = (workBits: unknown) =>
  new ApiError({ status: 400, code: 'WORK_NEEDED', message: '安全验证未完成，请重试', details: { workBits } })

describe('a call that needs a proof of work', () => {
  it('is made again with the proof, without the shopper noticing', async () => {
    const call = jest.fn((work?: string) => (work === undefined ? Promise.reject(needed(5)) : Promise.resolve(work)))
    const work = await withWork('a-ticket', call)
    expect(isWork({ subject: 'a-ticket', bits: 5 }, work)).toBe(true)
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('is made once where the proof came along', async () => {
    const call = jest.fn((work?: string) => Promise.resolve(work))
    expect(await withWork('a-ticket', call, 'done')).toBe('done')
    expect(call).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['another refusal', new ApiError({ status: 400, code: 'CAPTCHA_WRONG', message: '' })],
    ['a refusal that names no bits', needed(undefined)],
  ])('fails with %s', async (_title, error) => {
    await expect(withWork('a-ticket', () => Promise.reject(error))).rejects.toBe(error)
  })
})

describe('work in turns', () => {
  it('lets the page act in between', async () => {
    const { done } = startWork({ subject: 'a-ticket', bits: 11 })
    let turns = 0
    const counting = setInterval(() => (turns += 1), 1)
    expect(isWork({ subject: 'a-ticket', bits: 11 }, await done)).toBe(true)
    clearInterval(counting)
    expect(turns).toBeGreaterThan(0)
  })
})
