import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { solved as solve } from '../../tests/support/solved'
import { isWork, PARTS, subjectOf, working } from './proofOfWork'

const solved = (subject: string, bits: number) => solve({ subject, bits })

describe('a proof of work', () => {
  it('is found and recognised for any subject', () => {
    fc.assert(
      fc.property(fc.base64String({ minLength: 20, maxLength: 40 }), fc.integer({ min: 1, max: 6 }), (subject, bits) =>
        isWork({ subject, bits }, solved(subject, bits)),
      ),
      { numRuns: 20 },
    )
  })

  it('is eight numbers whose SHA-256 with subject and place begins with the bits, as any other program would see it', () => {
    const answers = solved('a-ticket', 7).split('.')
    expect(answers).toHaveLength(PARTS)
    for (const [place, answer] of answers.entries())
      expect(createHash('sha256').update(`a-ticket:${place}:${answer}`).digest()[0]).toBeLessThan(2)
  })

  it('is worth nothing for another subject, when harder work was asked for, or in another order', () => {
    const work = solved('a-ticket', 6)
    expect(isWork({ subject: 'b-ticket', bits: 6 }, work)).toBe(false)
    expect(isWork({ subject: 'a-ticket', bits: 12 }, work)).toBe(false)
    expect(isWork({ subject: 'a-ticket', bits: 6 }, work.split('.').reverse().join('.'))).toBe(false)
    expect(isWork({ subject: 'a-ticket', bits: 6 }, undefined)).toBe(false)
  })

  it('is not needed where none was asked for', () => {
    expect(isWork({ subject: 'a-ticket', bits: 0 }, undefined)).toBe(true)
  })

  it('can pause every 64 hashes', () => {
    let pauses = 0
    for (const run = working({ subject: 'a-ticket', bits: 7 }); !run.next().done;) pauses += 1
    expect(pauses).toBeGreaterThan(3)
  })

  it('shortens a long subject', () => {
    expect(subjectOf('ab'.repeat(256))).toBe(createHash('sha256').update('ab'.repeat(256)).digest('hex').slice(0, 40))
  })
})
