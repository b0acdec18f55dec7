import { randomInt } from 'node:crypto'
import DIGITS from './soundDigits.json'

/*
 * Digits in Mandarin, spoken once by eSpeak NG (a program's output is not under the program's licence) and kept as 8-bit samples: no
 * service of others hears who logs in. 一 is left out: it is too easily taken for 七. The voice is `cmn-latn-pinyin`: `cmn` of version
 * 1.51 reads the number of a tone as an English word after the syllable.
 */
const SPOKEN = Object.entries(DIGITS).map(([digit, samples]) => ({ digit, samples: Buffer.from(samples, 'base64') }))
const RATE = 8000
/** Silence of unsigned 8-bit samples. */
const SILENT = 128
const HEADER = 44

/** Random digits from a cryptographic generator; a wrong answer consumes the ticket. */
export const newDigits = (length: number) => Array.from({ length }, () => SPOKEN[randomInt(SPOKEN.length)]?.digit ?? '0').join('')

/** A whole number from `min` to below `max`. */
export type Random = (min: number, max: number) => number

/** The digits twice, as a WAV data URL of 8 kHz and 8 bits. Pace, loudness, pauses and a little noise are random: no two sounds are alike. */
export function soundOf(digits: string, random: Random = randomInt): string {
  const once = () => [...digits].flatMap((digit) => [spoken(digit, random), silence(random(350, 650))])
  const samples = Buffer.concat([silence(random(300, 500)), ...once(), silence(random(900, 1100)), ...once()])
  for (let at = 0; at < samples.length; at += 1) samples[at] = clamped((samples[at] ?? SILENT) + random(-3, 4))
  return `data:audio/wav;base64,${Buffer.concat([headerOf(samples.length), samples]).toString('base64')}`
}

const clamped = (value: number) => Math.max(0, Math.min(255, Math.round(value)))

const silence = (milliseconds: number) => Buffer.alloc(Math.round((milliseconds * RATE) / 1000), SILENT)

/** A digit a little faster or slower, louder or quieter than it was recorded. */
function spoken(digit: string, random: Random): Buffer {
  const samples = SPOKEN.find((one) => one.digit === digit)?.samples ?? Buffer.alloc(0)
  const pace = random(94, 110) / 100
  const loudness = random(75, 100) / 100
  return Buffer.from(
    Array.from({ length: Math.floor(samples.length / pace) }, (_none, at) =>
      clamped(SILENT + ((samples[Math.floor(at * pace)] ?? SILENT) - SILENT) * loudness),
    ),
  )
}

/** A WAV's head for so many samples of one channel. */
function headerOf(length: number): Buffer {
  const header = Buffer.alloc(HEADER)
  header.write('RIFF', 0)
  header.writeUInt32LE(HEADER - 8 + length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(length, 40)
  return header
}
