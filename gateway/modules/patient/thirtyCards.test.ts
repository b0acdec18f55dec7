import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cardPhoto, THIRTY_CARDS } from '../../../tests/support/drawnCard'
import { TesseractReader } from '../../providers/textReader/tesseractReader'
import { remadePicture } from '../upload/picture'
import { readCard } from './readCard'

const REPORT = path.resolve('.cache/reports/id-cards.txt')
const MB = 2 ** 20

/** Requirement b9: of thirty cards at least 27 numbers exactly, and none wrong. Time and memory are told, not asserted. */
it('reads at least 27 of thirty drawn cards exactly, and no number wrongly', async () => {
  const reader = new TesseractReader(path.resolve('gateway/providers/textReader/thread.mjs'), { workMs: 120_000 })
  const took: number[] = []
  const seen = { exact: 0, wrong: 0, names: 0 }
  for (const { card, shot } of THIRTY_CARDS) {
    const { jpeg } = await remadePicture(new Uint8Array(await (await cardPhoto(card, shot)).arrayBuffer()))
    const from = performance.now()
    const { number, name } = await readCard(jpeg, reader)
    took.push(performance.now() - from)
    if (number === card.number) seen.exact += 1
    else if (number !== undefined) seen.wrong += 1
    if (name === card.name) seen.names += 1
  }
  await reader.close()
  const median = took.sort((a, b) => a - b)[took.length / 2] ?? 0
  mkdirSync(path.dirname(REPORT), { recursive: true })
  writeFileSync(
    REPORT,
    `ID cards: ${seen.exact} of ${took.length} numbers, ${seen.wrong} wrong, ${seen.names} names; median ${Math.round(median)} ms, ${Math.round(process.memoryUsage().rss / MB)} MB of the whole process\n`,
  )
  expect(seen.wrong).toBe(0)
  expect(seen.exact).toBeGreaterThanOrEqual(27)
}, 600_000)
