import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eventually } from '../../../tests/support/eventually'
import { Unreachable } from '../unreachable'
import { linesOf } from './linesOf'
import { TesseractReader } from './tesseractReader'
import type { ReadText } from './textReader'

const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-reader-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A thread of a test's own in the place of Tesseract's. */
function readerWith(name: string, code: string, options = {}) {
  const file = path.join(folder, `${name}.mjs`)
  writeFileSync(file, `import { parentPort } from 'node:worker_threads'\n${code}`)
  return new TesseractReader(file, options)
}
const ECHO = `parentPort.on('message', ({ id, pass }) => parentPort.postMessage({ id, tilt: 0, tsv: ['5', 1, 1, 1, 1, 1, 0, 0, 9, 9, 90, pass.language].join('\\t') }))`
const PASS = { picture: new Uint8Array(), language: 'eng', layout: 'page' } as const
const one = async (read: ReadText) => (await read(PASS)).lines[0]?.[0]?.text

describe('the reader of text', () => {
  it('starts its thread with the first picture and ends it when nobody needs it', async () => {
    const reader = readerWith('idle', ECHO, { idleMs: 20 })
    expect(reader.isRunning).toBe(false)
    expect(await reader.reading(one)).toBe('eng')
    await eventually(() => expect(reader.isRunning).toBe(false))
    expect(await reader.reading(one)).toBe('eng')
    await reader.close()
  })

  it('reads one picture at a time', async () => {
    const reader = readerWith('turns', ECHO)
    const steps: string[] = []
    const reading = (name: string) =>
      reader.reading(async (read) => {
        steps.push(`${name} begins`)
        await read(PASS)
        await read(PASS)
        steps.push(`${name} ends`)
      })
    await Promise.all([reading('first'), reading('second')])
    expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
    await reader.close()
  })

  it('ends a thread that takes too long, and starts another for the next picture', async () => {
    const reader = readerWith('slow', `let asked = 0\nparentPort.on('message', () => (asked += 1))`, { workMs: 20 })
    await expect(reader.reading(one)).rejects.toThrow(Unreachable)
    expect(reader.isRunning).toBe(false)
    await expect(reader.reading(one)).rejects.toThrow('Nothing was read in 20 ms')
  })

  it.each([
    ['cannot start', `throw new Error('no memory')`, 'The text reader failed: no memory'],
    ['dies', `parentPort.on('message', () => process.exit(1))`, 'The text reader failed: The thread ended'],
    ['refuses a picture', `parentPort.on('message', ({ id }) => parentPort.postMessage({ id, failed: 'no picture' }))`, 'no picture'],
  ])('says so where its thread %s', async (name, code, message) => {
    const reader = readerWith(name, code)
    await expect(reader.reading(one)).rejects.toThrow(message)
    await reader.close()
  })

  it('says so where its file is not there', async () => {
    await expect(new TesseractReader(path.join(folder, 'none.mjs')).reading(one)).rejects.toThrow(Unreachable)
  })
})

it('lines of Tesseract’s table are its words in their places, without what is no word', () => {
  const row = (...cells: Array<string | number>) => cells.join('\t')
  const tsv = [
    row(1, 1, 0, 0, 0, 0, 0, 0, 900, 600, -1, ''),
    row(5, 1, 1, 1, 1, 1, 10, 20, 30, 40, 91.5, '姓'),
    row(5, 1, 1, 1, 1, 2, 50, 20, 30, 40, 88, '名'),
    row(5, 1, 1, 1, 2, 1, 10, 90, 30, 40, 95, ' '),
    row(5, 1, 2, 1, 1, 1, 10, 200, 300, 40, 77, '320106'),
  ].join('\n')
  expect(linesOf(tsv)).toEqual([
    [
      { text: '姓', confidence: 91.5, left: 10, top: 20, right: 40, bottom: 60 },
      { text: '名', confidence: 88, left: 50, top: 20, right: 80, bottom: 60 },
    ],
    [{ text: '320106', confidence: 77, left: 10, top: 200, right: 310, bottom: 240 }],
  ])
})
