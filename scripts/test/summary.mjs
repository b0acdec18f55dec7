import { seconds } from './duration.mjs'
import { literally } from './literally.mjs'

const mark = ({ failed, notRun }) => (notRun ? '–' : failed ? '✗' : '✓')

/** A step's line: what it did and how long it took. */
export function stepLine(result, width = 0) {
  const name = result.name.padEnd(width)
  if (result.notRun) return `– ${name} not run: ${result.notRun}`
  const counts = `${String(result.passed).padStart(6)} passed ${String(result.failed).padStart(4)} failed`
  return `${mark(result)} ${name} ${counts} ${seconds(result.took).padStart(12)}`
}

/**
 * The end of a run: a line for each step, and when something is red, each of its failures as the last thing before the counts. `as` is the
 * environment that makes a step run by hand the same.
 */
export function summary(results, { took, as }) {
  const width = Math.max(...results.map(({ name }) => name.length))
  const total = (key) => results.reduce((sum, result) => sum + (result[key] ?? 0), 0)
  const red = results.flatMap(({ name, red = [] }) => red.map((one) => redLines(name, one, as)))
  const notRun = results.filter((result) => result.notRun).length
  return [
    ...results.map((result) => stepLine(result, width)),
    '',
    `All of it took ${seconds(took)}.`,
    ...(red.length ? ['', 'What was red:', ...red] : []),
    '',
    `${total('passed')} passed, ${total('failed')} failed${notRun ? `, ${notRun} ${notRun > 1 ? 'steps' : 'step'} not run` : ''}`,
  ].join('\n')
}

/** One failure: where, what, and the command that runs it alone under the same conditions. */
function redLines(step, { file, title, message }, as) {
  const words = [step, file, file && title && `-t ${quoted(`^${literally(title)}$`)}`].filter(Boolean)
  return [`✗ ${[step, file, title].filter(Boolean).join(' › ')}`, `  ${message}`, `  ${as} npm test -- ${words.join(' ')}`].join('\n')
}

const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`
