import { createHash } from 'node:crypto'
import DIGITS from './soundDigits.json'
import { soundOf, type Random } from './soundOf'

const RATE = 8000
const PACES = Array.from({ length: 16 }, (_, step) => (94 + step) / 100)
const [SHORTEST, LONGEST] = [0.3, 0.6]
/** Samples by which the beginning of a part may be mistaken: syllables begin softly, and are louder or quieter each time. */
const SHIFT = 400

type Spoken = keyof typeof DIGITS
const waveOf = (bytes: Buffer) => Float32Array.from(bytes, (sample) => sample - 128)
const WAVES = new Map(Object.entries(DIGITS).map(([digit, samples]) => [digit, waveOf(Buffer.from(samples, 'base64'))]))
const wave = (digit: string) => WAVES.get(digit) ?? new Float32Array()

const energy = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0)
const loudness = (samples: Float32Array) => Math.sqrt(energy(samples) / samples.length)
const firstLoud = (samples: Float32Array) => samples.findIndex((sample) => Math.abs(sample) > 24)

/** The pitch of a voice in a twentieth of a second, in hertz, or nothing where no voice is. */
function pitchOf(part: Float32Array): number | undefined {
  let best = { likeness: 0.6, lag: 0 }
  for (let lag = RATE / 130; lag < RATE / 60; lag += 1) {
    const at = Math.floor(lag)
    const [left, right] = [part.subarray(0, part.length - at), part.subarray(at)]
    const likeness = left.reduce((sum, sample, place) => sum + sample * (right[place] ?? 0), 0) / Math.sqrt(energy(left) * energy(right))
    if (likeness > best.likeness) best = { likeness, lag: at }
  }
  return best.lag ? RATE / best.lag : undefined
}

/** How a voice goes in the tones of Mandarin. */
function toneOf(samples: Float32Array): string {
  const loud = loudness(samples) / 2
  const parts = Array.from({ length: Math.floor(samples.length / 400) }, (_, at) => samples.subarray(at * 400, at * 400 + 400))
  const pitches = parts.filter((part) => loudness(part) > loud).flatMap((part) => pitchOf(part) ?? [])
  const [first = 0, last = 0] = [pitches[0], pitches.at(-1)]
  if (last > first * 1.12) return 'rising'
  if (last < first * 0.93) return 'falling'
  return first > 93 ? 'high' : 'low'
}

/** Of a digit, every third sample, with what is heard `shift` samples later. */
function correlation(heard: Float32Array, digit: Float32Array, shift: number): number {
  let [product, ours, theirs] = [0, 0, 0]
  const end = Math.min(digit.length, heard.length - shift)
  for (let at = Math.max(0, -shift); at < end; at += 3) {
    const said = digit[at] as number
    const sound = heard[at + shift] as number
    product += said * sound
    ours += said * said
    theirs += sound * sound
  }
  return product / Math.sqrt(ours * theirs || 1)
}

/** How alike a part of a sound is to a digit spoken at any pace, from 0 to 1. */
function likeness(heard: Float32Array, digit: string): number {
  const said = wave(digit)
  let best = 0
  for (const pace of PACES) {
    const stretched = Float32Array.from({ length: Math.floor(said.length / pace) }, (_, at) => said[Math.floor(at * pace)] ?? 0)
    const around = firstLoud(heard) - firstLoud(stretched)
    for (let lag = -SHIFT; lag <= SHIFT; lag += 3) best = Math.max(best, correlation(heard, stretched, around + lag))
  }
  return best
}

/** The parts of a sound between pauses of a fifth of a second. */
function partsOf(sound: string): Float32Array[] {
  const samples = waveOf(Buffer.from(sound.replace('data:audio/wav;base64,', ''), 'base64').subarray(44))
  const parts: Array<{ from: number; to: number }> = []
  samples.forEach((sample, at) => {
    if (Math.abs(sample) <= 10) return
    const last = parts.at(-1)
    if (last && at - last.to < RATE / 5) last.to = at
    else parts.push({ from: at, to: at })
  })
  return parts.map(({ from, to }) => samples.subarray(Math.max(0, from - 400), to + 400))
}

const heardIn = (part: Float32Array) =>
  [...WAVES.keys()].map((digit) => ({ digit, like: likeness(part, digit) })).sort((one, other) => other.like - one.like)

describe('the recorded digits', () => {
  // Syllables were listened to when they were recorded: nothing else may stand under their digits.
  it.each<[Spoken, string, string]>([
    ['0', 'rising', '零'],
    ['2', 'falling', '二'],
    ['3', 'high', '三'],
    ['4', 'falling', '四'],
    ['5', 'low', '五'],
    ['6', 'falling', '六'],
    ['7', 'high', '七'],
    ['8', 'high', '八'],
    ['9', 'low', '九'],
  ])('say %s in its tone, %s, as one audible syllable', (digit, tone) => {
    const samples = wave(digit)
    expect(samples.length / RATE).toBeGreaterThan(SHORTEST)
    expect(samples.length / RATE).toBeLessThan(LONGEST)
    expect(loudness(samples)).toBeGreaterThan(16)
    expect(toneOf(samples)).toBe(tone)
  })

  it('stand under the digit they say', () => {
    const marks = Object.entries(DIGITS).map(([digit, samples]) => digit + createHash('sha256').update(samples).digest('hex').slice(0, 8))
    expect(marks).toEqual(MARKS)
  })

  it('are told apart by ear', () => {
    const pairs = [...WAVES.keys()].flatMap((one, at, all) => all.slice(at + 1).map((other) => ({ one, other })))
    for (const { one, other } of pairs) expect(likeness(wave(one), other)).toBeLessThan(0.8)
  })
})

/** Numbers that are the same in every run (Park and Miller). */
function seeded(seed: number): Random {
  let state = seed
  return (min, max) => {
    state = (state * 48271) % 2147483647
    return min + (state % (max - min))
  }
}

describe('a spoken code', () => {
  it('says its digits in their order, and then once more', () => {
    const code = '283745690'
    const parts = partsOf(soundOf(code, seeded(20261121)))
    expect(parts).toHaveLength(2 * code.length)
    const heard = parts.map(heardIn)
    expect(heard.map(([first]) => first?.digit).join('')).toBe(code + code)
    for (const [first, second] of heard) expect((first?.like ?? 0) - (second?.like ?? 0)).toBeGreaterThan(0.1)
  })
})

/** Each digit with the beginning of its samples' SHA-256. */
const MARKS = ['036dc3b53', '21ddca213', '31d55aff6', '42da46554', '544d2be53', '6c29d1873', '7a61fe14a', '8a343b3f4', '9b5f93248']
